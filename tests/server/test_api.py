"""Every request of the REST API, on a real server."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import product

import httpx2 as httpx
import psycopg
import pytest
from psycopg.sql import SQL, Identifier
from websockets.exceptions import ConnectionClosed

import posse
from posse.games import load_package
from posse.physics.flick import recorded
from posse.server.talk_actions import SAID
from posse.table.fair import verify
from posse.table.talk import SPECTATORS_LINES
from server.server_process import Message, Running, Seated, make, running, sit

Somebody = Callable[[], httpx.Client]
SHORT: dict[str, object] = {"turn_limit": 2}


@pytest.fixture
def somebody(server: Running) -> Iterator[Somebody]:
    """Make a new client at every call, with its own cookies."""
    with ExitStack() as stack:
        yield lambda: stack.enter_context(server.client())


def by(token: str) -> dict[str, str]:
    """Return the header that a program sends in place of a cookie."""
    return {"authorization": f"Bearer {token}"}


def refusal(answer: httpx.Response, status: int) -> str:
    body = answer.json()
    assert (answer.status_code, sorted(set(body) - {"state"})) == (status, ["details", "reason"]), answer.text
    return str(body["reason"])


def seated(client: httpx.Client, table: str, seat: int, name: str = "") -> str:
    """Seat this client; return the seat's link."""
    answer = client.post(f"/api/tables/{table}/seats/{seat}", json={"name": name})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["token"])


def begun(host: httpx.Client, game: str, people: int, **wanted: object) -> tuple[str, list[str]]:
    """Start a game with this number of people, besides the host; return the table and the links."""
    table, link = make(host, game, seats=people, **wanted)
    with ExitStack() as stack:
        newcomers = [
            stack.enter_context(httpx.Client(base_url=host.base_url, verify=False)) for _ in range(people)
        ]
        tokens = [seated(one, table, seat, f"rider {seat}") for seat, one in enumerate(newcomers)]
    started = host.post(f"/api/tables/{table}/start", json={}, headers=by(link))
    assert started.json()["status"] == "playing"
    return table, tokens


def state_of(client: httpx.Client, table: str, token: str) -> Message:
    state: Message = client.get(f"/api/tables/{table}/state", headers=by(token)).json()
    return state


def asked(client: httpx.Client, table: str, tokens: list[str]) -> tuple[int, Message]:
    """Return a seat that is asked, and its state."""
    states = [state_of(client, table, token) for token in tokens]
    return next((seat, state) for seat, state in enumerate(states) if "prompt" in state)


def answer(client: httpx.Client, table: str, token: str, state: Message, n: int = 0, id: str = "") -> Message:
    body = {"id": id or f"{token[-9:]}.{state['seq']}", "at": state["seq"]}
    words = state["options"]["list"][n]["words"]
    moved = client.post(f"/api/tables/{table}/moves", json={**body, "words": words}, headers=by(token))
    assert moved.status_code == 200, moved.text
    told: Message = moved.json()
    return told


# --- games, making and finding tables ---


def test_every_game_is_listed_with_what_can_be_chosen(somebody: Somebody) -> None:
    listed = {game["name"]: game for game in somebody().get("/api/games").json()}
    assert set(listed) == set(posse.games())
    for name, told in listed.items():
        game = posse.load(name)
        assert told["seats"] == [game.fewest, game.most]
        assert told["bots"] == list(load_package(name).bot_names)
        mixed = [
            " ".join([kind, *values])
            for kind, fields in told["orders"].items()
            for values in product(*fields.values())
        ]
        assert sorted(mixed) == sorted([str(order) for order in game.orders])
        assert [option["name"] for option in told["options"]] == [option.name for option in game.options]
        # Other tests may have added maps to this process; the server's has its own.
        assert told["provenance"].items() <= game.provenances().items()
        assert told["provenance"]
        assert all("not" in text for text in told["provenance"].values())  # no board is the published one


def test_the_sockets_schema_names_every_message(somebody: Somebody) -> None:
    schema = somebody().get("/api/protocol").json()
    assert {"Hello", "Choose", "Orders", "Say", "Resign", "Back", "Ping"} <= set(schema["client"]["$defs"])
    assert {"Welcome", "State", "Table", "Said", "Ok", "Refused", "Bye"} <= set(schema["server"]["$defs"])


def test_a_table_is_as_it_was_agreed_on(somebody: Somebody) -> None:
    wanted = {"name": "  The\u0007 Long\nRoad ", "days": True, "absent": "random", "options": SHORT}
    clock = {"turn": 60, "bank": 5, "window": 7}
    table, _ = make(somebody(), "stage-coach", clock=clock, **wanted)
    told = somebody().get(f"/api/tables/{table}").json()
    assert (told["name"], told["days"], told["absent"], told["clock"]) == (
        "The Long Road",
        True,
        "random",
        clock,
    )
    assert told["options"]["turn_limit"] == 2
    assert told["options"]["map"] == "overland"
    assert [chair["who"] for chair in told["seats"]] == ["empty", "empty"]


def test_only_open_tables_are_listed_and_the_others_found_by_their_link(somebody: Somebody) -> None:
    host = somebody()
    open_one, _ = make(host, "pony-express", open=True)
    closed, _ = make(host, "pony-express", open=False)
    stranger = somebody()

    def listed(**wanted: str | int) -> set[str]:
        return {one["table"] for one in stranger.get("/api/tables", params=wanted).json()}

    assert open_one in listed() & listed(game="pony-express")
    assert closed not in listed()
    assert open_one not in listed(game="stage-coach") | listed(status="playing") | listed(before=1)
    assert stranger.get(f"/api/tables/{closed}").json()["table"] == closed
    assert refusal(stranger.get("/api/tables/" + closed[:-1] + "0"), 404) == "no-such-table"


def test_a_browser_finds_its_own_tables_again(somebody: Somebody) -> None:
    one, host = somebody(), somebody()
    first, _ = make(host, "stage-coach")
    second, _ = make(host, "stage-coach")
    seated(one, first, 0)
    seated(one, second, 1)
    assert {table["table"] for table in one.get("/api/mine").json()} == {first, second}
    assert somebody().get("/api/mine").json() == []


def test_lists_say_where_a_seat_is_free_and_where_one_is_asked(somebody: Somebody) -> None:
    host, ann, bob = somebody(), somebody(), somebody()
    table, link = make(host, "stage-coach", open=True)

    def free(status: str) -> list[int]:
        found = somebody().get("/api/tables", params={"status": status}).json()
        return [one["free"] for one in found if one["table"] == table]

    def wait() -> list[bool]:
        return [one.get("/api/mine").json()[0]["asked"] for one in (ann, bob)]

    assert free("waiting") == [2]
    tokens = [seated(ann, table, 0), seated(bob, table, 1)]
    assert (free("waiting"), wait()) == ([0], [False, False])
    host.post(f"/api/tables/{table}/start", json={}, headers=by(link))
    assert (free("playing"), wait()) == ([0], [True, False]), "the coach writes its slip"
    ann.delete(f"/api/tables/{table}/seats/0")
    host.post(f"/api/tables/{table}/seats/0/offer", headers=by(link))
    assert free("playing") == [1], "who gets up may be followed"
    bob.post(f"/api/tables/{table}/seats/1/resign", headers=by(tokens[1]))
    assert (free("over"), wait()) == ([0], [False, False])


# --- seats, bots, starting ---


def test_people_sit_down_and_get_up_before_the_game(somebody: Somebody) -> None:
    host, ann, bob = somebody(), somebody(), somebody()
    table, _ = make(host, "stage-coach")
    token = seated(ann, table, 0, "Ann")
    assert token == seated(ann, table, 0), "asked twice, the same link"
    assert refusal(bob.post(f"/api/tables/{table}/seats/0", json={}), 409) == "seat-taken"
    assert refusal(bob.post(f"/api/tables/{table}/seats/2", json={}), 404) == "no-such-seat"
    assert refusal(bob.delete(f"/api/tables/{table}/seats/0"), 403) == "not-your-seat"
    chair = bob.get(f"/api/tables/{table}").json()["seats"][0]
    assert (chair["who"], chair["name"]) == ("person", "Ann")
    left = ann.delete(f"/api/tables/{table}/seats/0").json()
    assert left["seats"][0]["who"] == "empty"
    seated(bob, table, 0, "Bob")
    assert refusal(ann.get(f"/api/tables/{table}/seats/0/link", headers=by(token)), 403) == "link-ended"


def test_bots_sit_where_the_host_wants(somebody: Somebody) -> None:
    host, other = somebody(), somebody()
    table, _ = make(host, "stage-coach")
    place = f"/api/tables/{table}/seats/1"
    assert refusal(other.put(f"{place}/bot", json={"bot": "random"}), 403) == "not-host"
    assert refusal(host.put(f"{place}/bot", json={"bot": "nobody"}), 409) == "unknown-bot"
    assert host.put(f"{place}/bot", json={"bot": "random"}).json()["seats"][1]["bot"] == "random"
    assert host.put(f"{place}/bot", json={"bot": "greedy"}).json()["seats"][1]["bot"] == "greedy"
    assert refusal(other.delete(place), 403) == "not-host"
    assert host.delete(place).json()["seats"][1]["who"] == "empty"


def test_the_host_begins_and_nobody_else(somebody: Somebody) -> None:
    host, other = somebody(), somebody()
    table, link = make(host, "pony-express", seats=3)
    begin = f"/api/tables/{table}/start"
    seated(other, table, 0)
    assert refusal(other.post(begin, json={"fill": "random"}), 403) == "not-host"
    assert refusal(host.post(begin, json={}), 409) == "seats-empty"
    assert refusal(other.get(f"/api/tables/{table}/state"), 409) == "not-started"
    program = somebody().post(begin, json={"fill": "random"}, headers=by(link))  # no cookie, only the link
    assert [chair["who"] for chair in program.json()["seats"]] == ["person", "bot", "bot"]
    assert refusal(host.post(begin, json={}), 409) == "already-started"
    assert refusal(host.delete(f"/api/tables/{table}/seats/1"), 409) == "already-started"


# --- playing with plain requests, and after the end ---


def test_a_whole_game_with_its_record_and_a_rematch(somebody: Somebody) -> None:
    host = somebody()
    table, tokens = begun(host, "stage-coach", 2, options=SHORT)
    assert refusal(host.get(f"/api/tables/{table}/record"), 409) == "not-over"
    assert refusal(host.get(f"/api/tables/{table}/reveal"), 409) == "not-over"
    assert refusal(host.post(f"/api/tables/{table}/rematch"), 409) == "not-over"
    rng = random.Random(3)
    while "ranks" not in (state := state_of(host, table, tokens[0])):
        seat, state = asked(host, table, tokens)
        answer(host, table, tokens[seat], state, rng.randrange(len(state["options"]["list"])))
    told = host.get(f"/api/tables/{table}/record").text
    over = next(posse.Record.parse(told.splitlines())).final().ask()
    assert isinstance(over, posse.Over)
    assert list(over.ranks) == state["ranks"]
    reveal = host.get(f"/api/tables/{table}/reveal").json()
    assert verify(next(posse.Record.parse(told.splitlines())), reveal, recorded).mismatch is None
    assert refusal(somebody().post(f"/api/tables/{table}/rematch"), 403) == "not-host"
    again = [host.post(f"/api/tables/{table}/rematch", headers=by(token)).json() for token in tokens]
    assert again[0]["table"] == again[1]["table"] != table
    assert [one["seat"] for one in again] == [1, 0]
    fresh = host.get(f"/api/tables/{again[0]['table']}").json()
    assert ([chair["name"] for chair in fresh["seats"]], fresh["options"]["turn_limit"]) == (
        ["rider 1", "rider 0"],
        2,
    )
    linked = host.get(f"/api/tables/{fresh['table']}/seats/1/link", headers=by(again[0]["token"]))
    assert linked.json()["token"] == again[0]["token"]
    assert host.get(f"/api/tables/{table}").json()["rematch"] == fresh["table"]


def test_a_rematch_gives_no_link_to_a_seat_that_is_somebody_elses_by_now(somebody: Somebody) -> None:
    host, ann, bob, eve = somebody(), somebody(), somebody(), somebody()
    table, _ = make(host, "stage-coach")
    seated(ann, table, 0)
    seated(bob, table, 1)
    host.post(f"/api/tables/{table}/start", json={})
    ann.post(f"/api/tables/{table}/seats/0/resign")
    fresh = ann.post(f"/api/tables/{table}/rematch").json()
    ann.delete(f"/api/tables/{fresh['table']}/seats/{fresh['seat']}")
    seated(eve, fresh["table"], fresh["seat"])
    assert ann.post(f"/api/tables/{table}/rematch").json() == {**fresh, "seat": None, "token": ""}
    renewed = bob.post(f"/api/tables/{fresh['table']}/seats/0/link").json()["token"]
    assert bob.post(f"/api/tables/{table}/rematch").json()["token"] == renewed


def test_a_move_sent_twice_is_made_once_and_a_late_one_is_told_how_things_stand(somebody: Somebody) -> None:
    host = somebody()
    table, tokens = begun(host, "stage-coach", 2)
    seat, state = asked(host, table, tokens)
    done = answer(host, table, tokens[seat], state, id="once")
    assert answer(host, table, tokens[seat], state, id="once") == done
    assert state_of(host, table, tokens[seat])["seq"] == done["seq"]
    late = {"id": "late", "at": state["seq"], "words": state["options"]["list"][0]["words"]}
    stale = host.post(f"/api/tables/{table}/moves", json=late, headers=by(tokens[seat]))
    assert refusal(stale, 409) == "stale"
    assert stale.json()["state"]["seq"] == done["seq"]
    now = state_of(host, table, tokens[1 - seat])
    early = {"id": "early", "at": now["seq"] + 1, "words": late["words"]}
    answered = host.post(f"/api/tables/{table}/moves", json=early, headers=by(tokens[1 - seat]))
    assert refusal(answered, 409) == "stale"


def test_what_was_told_since(somebody: Somebody) -> None:
    host = somebody()
    table, tokens = begun(host, "stage-coach", 2)
    seat, state = asked(host, table, tokens)
    answer(host, table, tokens[seat], state)
    now = host.get(f"/api/tables/{table}/state", params={"since": 0}, headers=by(tokens[seat])).json()
    assert now["events"]
    assert state_of(host, table, tokens[seat])["events"] == []


# --- resigning, absence ---


def test_of_two_the_other_wins_when_one_resigns(somebody: Somebody) -> None:
    host = somebody()
    table, tokens = begun(host, "stage-coach", 2)
    place = f"/api/tables/{table}/seats/0/resign"
    assert refusal(host.post(place, headers=by(tokens[1])), 403) == "not-your-seat"
    assert state_of(host, table, tokens[0])["prompt"] == "destination"
    assert host.post(place, headers=by(tokens[0])).json()["status"] == "over"
    assert state_of(host, table, tokens[1])["ranks"] == [2, 1]
    over = state_of(host, table, tokens[0])
    assert "prompt" not in over, "nobody is asked any more"
    assert over["awaited"] == []
    assert refusal(host.post(place, headers=by(tokens[0])), 409) == "over"
    # Whoever gives up cannot withhold what was told whole, nor the proof of the dice.
    assert host.get(f"/api/tables/{table}/record").text.splitlines()[-1].startswith("resigned")
    assert host.get(f"/api/tables/{table}/reveal").json()["reveal"] == 1


def test_among_three_a_bot_plays_on_until_the_last_person_has_gone(somebody: Somebody) -> None:
    host = somebody()
    table, tokens = begun(host, "pony-express", 3)
    for seat in (0, 1):
        told = host.post(f"/api/tables/{table}/seats/{seat}/resign", headers=by(tokens[seat])).json()
        assert (told["status"], told["seats"][seat]["resigned"]) == ("playing", True)
        assert told["seats"][seat]["bot"]
    back = host.post(f"/api/tables/{table}/seats/0/back", headers=by(tokens[0]))
    assert refusal(back, 409) == "resigned"
    last = host.post(f"/api/tables/{table}/seats/2/resign", headers=by(tokens[2]))
    assert last.json()["status"] == "over"
    assert "ranks" not in state_of(host, table, tokens[2])
    # Whoever gives up cannot withhold what was told whole, nor the proof of the dice.
    assert host.get(f"/api/tables/{table}/record").text.splitlines()[-1].startswith("resigned")
    assert host.get(f"/api/tables/{table}/reveal").json()["reveal"] == 1


def test_a_host_who_only_watches_stays_the_host_when_somebody_leaves(somebody: Somebody) -> None:
    host = somebody()
    table, _ = make(host, "pony-express", seats=3)
    ann, bob = somebody(), somebody()
    seated(ann, table, 0)
    seated(bob, table, 1)
    bob.delete(f"/api/tables/{table}/seats/1")
    assert refusal(ann.post(f"/api/tables/{table}/start", json={"fill": "random"}), 403) == "not-host"
    assert host.post(f"/api/tables/{table}/start", json={"fill": "random"}).status_code == 200


def test_a_host_who_leaves_hands_the_table_on(somebody: Somebody) -> None:
    host, ann = somebody(), somebody()
    table, _ = make(host, "pony-express", seats=3)
    seated(host, table, 0)
    seated(ann, table, 1)
    assert host.delete(f"/api/tables/{table}/seats/0").json()["hosts"] == [1]
    assert refusal(host.post(f"/api/tables/{table}/start", json={"fill": "random"}), 403) == "not-host"
    assert ann.post(f"/api/tables/{table}/start", json={"fill": "random"}).status_code == 200


def test_an_abandoned_seat_goes_to_a_newcomer(somebody: Somebody) -> None:
    host, newcomer = somebody(), somebody()
    table, tokens = begun(host, "stage-coach", 2)
    place = f"/api/tables/{table}/seats/1"
    assert refusal(host.post(f"{place}/offer"), 409) == "not-abandoned"
    assert host.delete(place, headers=by(tokens[1])).json()["seats"][1]["abandoned"]
    assert refusal(newcomer.post(place, json={}), 409) == "seat-taken"
    assert refusal(newcomer.post(f"{place}/offer"), 403) == "not-host"
    assert host.post(f"{place}/offer").json()["seats"][1]["offered"]
    seated(newcomer, table, 1, "Newcomer")
    chair = host.get(f"/api/tables/{table}").json()["seats"][1]
    assert (chair["name"], chair["abandoned"], chair["offered"]) == ("Newcomer", False, False)
    assert refusal(host.get(f"{place}/orders", headers=by(tokens[1])), 403) == "link-ended"
    assert newcomer.get(f"/api/tables/{table}/state", params={"seat": 1}).status_code == 200


def test_a_bot_stands_in_until_its_person_is_back(somebody: Somebody) -> None:
    host = somebody()
    table, tokens = begun(host, "stage-coach", 2)
    seat, _ = asked(host, table, tokens)
    place = f"/api/tables/{table}/seats/{seat}"
    assert refusal(host.put(f"{place}/bot", json={"bot": "random"}), 409) == "seat-taken"
    host.delete(place, headers=by(tokens[seat]))
    assert host.put(f"{place}/bot", json={"bot": "random"}).json()["seats"][seat]["bot"] == "random"
    state = state_of(host, table, tokens[seat])
    move = {"id": "mine", "at": state["seq"], "words": "ahead"}
    refused = host.post(f"/api/tables/{table}/moves", json=move, headers=by(tokens[seat]))
    assert refusal(refused, 409) in ("bot-plays", "stale")  # stale: the bot has played meanwhile
    back = host.post(f"{place}/back", headers=by(tokens[seat])).json()["seats"][seat]
    assert (back["bot"], back["abandoned"]) == ("", False)


# --- links ---


def test_a_renewed_link_ends_the_old_one_everywhere(server: Running, somebody: Somebody) -> None:
    owner, thief = somebody(), somebody()
    table, tokens = begun(somebody(), "stage-coach", 2)
    place = f"/api/tables/{table}/seats/0"
    assert owner.post(f"/api/tables/{table}/claim", json={"token": tokens[0]}).json()["seat"] == 0
    assert thief.post(f"/api/tables/{table}/claim", json={"token": tokens[0]}).json()["seat"] == 0
    with Seated(server.address, table, tokens[0]) as old:
        old.until(lambda message: message["type"] == "state")
        fresh = owner.post(f"{place}/link").json()["token"]
        bye = old.until(lambda message: message["type"] == "bye")
        assert (bye["reason"], bye["again"]) == ("link-ended", False)
        with pytest.raises(ConnectionClosed):
            old.receive()
    for device, link, reason in ((thief, {}, "not-your-seat"), (somebody(), by(tokens[0]), "link-ended")):
        assert refusal(device.get(f"{place}/link", headers=link), 403) == reason
        state = device.get(f"/api/tables/{table}/state", params={"seat": 0}, headers=link)
        assert refusal(state, 403) == reason
    claim = thief.post(f"/api/tables/{table}/claim", json={"token": tokens[0]})
    assert refusal(claim, 403) == "link-ended"
    with Seated(server.address, table, tokens[0]) as late:
        assert late.until(lambda message: message["type"] == "bye")["reason"] == "link-ended"
    assert owner.get(f"{place}/link").json()["token"] == fresh
    assert somebody().get(f"{place}/link", headers=by(fresh)).json()["token"] == fresh


def test_a_link_opens_a_seat_on_a_second_device_for_good(somebody: Somebody) -> None:
    table, tokens = begun(somebody(), "stage-coach", 2)
    phone = somebody()
    assert refusal(phone.get(f"/api/tables/{table}/seats/1/link"), 403) == "not-your-seat"
    phone.post(f"/api/tables/{table}/claim", json={"token": tokens[1]})
    assert phone.get(f"/api/tables/{table}/seats/1/link").json()["token"] == tokens[1]
    assert table in {one["table"] for one in phone.get("/api/mine").json()}
    elsewhere, _ = make(phone, "stage-coach")
    wrong = phone.post(f"/api/tables/{elsewhere}/claim", json={"token": tokens[1]})
    assert refusal(wrong, 403) == "bad-link"


# --- orders, talk, spectators ---


def test_orders_are_for_their_giver_alone(somebody: Somebody) -> None:
    host = somebody()
    table, tokens = begun(host, "stage-coach", 2)
    place = f"/api/tables/{table}/seats/1/orders"
    orders = [str(order) for order in posse.load("stage-coach").orders][:2]
    before = host.get(f"/api/tables/{table}").text
    given = host.put(place, json={"orders": orders}, headers=by(tokens[1]))
    assert given.json() == {"orders": orders}
    assert host.get(place, headers=by(tokens[1])).json() == {"orders": orders}
    for curious in ({}, by(tokens[0])):  # the host, and the other seat
        assert refusal(host.get(place, headers=curious), 403) == "not-your-seat"
        assert refusal(host.put(place, json={"orders": []}, headers=curious), 403) == "not-your-seat"
    assert host.get(f"/api/tables/{table}").text == before, "not even that there are any is told"
    bad = host.put(place, json={"orders": ["fly"]}, headers=by(tokens[1]))
    assert refusal(bad, 409) == "unknown-order"
    many = host.put(place, json={"orders": orders[:1] * 21}, headers=by(tokens[1]))
    assert refusal(many, 409) == "too-many-orders"


def test_talk_is_kept_with_the_table(server: Running, somebody: Somebody) -> None:
    host = somebody()
    table, _ = make(host, "stage-coach")
    token = sit(server, table, 0, "Ann")
    place = f"/api/tables/{table}/talk"
    assert host.post(place, json={"text": "Good luck", "name": "Zoe"}).status_code == 204
    assert host.post(place, json={"text": "Thanks\u202e\n!", "name": "Eve"}, headers=by(token)).text == ""
    assert refusal(host.post(place, json={"text": " \u0007 "}), 409) == "nothing-said"
    with Seated(server.address, table) as late:
        said = [late.until(lambda message: message["type"] == "said") for _ in range(2)]
    assert [(one["seat"], one["name"], one["text"]) for one in said] == [
        (None, "Zoe", "Good luck"),
        (0, "Ann", "Thanks !"),
    ]


@pytest.mark.long
def test_whoever_comes_late_hears_all_the_talk_there_can_be(server: Running, somebody: Somebody) -> None:
    host = somebody()
    table, _ = make(host, "stage-coach")
    for n in range(SAID):
        host.post(f"/api/tables/{table}/talk", json={"text": str(n)})
    assert refusal(host.post(f"/api/tables/{table}/talk", json={"text": "more"}), 409) == "said-enough"
    with Seated(server.address, table) as late:
        said = [
            late.until(lambda message: message["type"] == "said")["text"] for _ in range(SPECTATORS_LINES)
        ]
    assert said == [str(n) for n in range(SAID - SPECTATORS_LINES, SAID)]


def test_spectators_see_and_cannot_play(somebody: Somebody) -> None:
    table, tokens = begun(somebody(), "pony-express", 3)
    watcher = somebody()
    seen = watcher.get(f"/api/tables/{table}/state").json()
    assert "options" not in seen
    assert seen["awaited"]
    seat, state = asked(watcher, table, tokens)
    move = {"id": "x", "at": state["seq"], "words": state["options"]["list"][0]["words"]}
    assert refusal(watcher.post(f"/api/tables/{table}/moves", json=move), 403) == "spectator"
    as_seat = watcher.post(f"/api/tables/{table}/moves", json={**move, "seat": seat})
    assert refusal(as_seat, 403) == "not-your-seat"


# --- on PostgreSQL ---


@pytest.mark.long
def test_what_the_database_cannot_hold_never_reaches_it(postgres_url: str) -> None:
    """PostgreSQL stores no NUL."""
    with running(postgres_url) as server, server.client() as client:
        table, tokens = begun(client, "stage-coach", 2)
        assert refusal(client.get("/api/tables", params={"game": "\0"}), 422) == "bad-message"
        seat, state = asked(client, table, tokens)
        move = {"id": "a\0b", "at": state["seq"], "words": state["options"]["list"][0]["words"]}
        moved = client.post(f"/api/tables/{table}/moves", json=move, headers=by(tokens[seat]))
        assert refusal(moved, 422) == "bad-message"
        fresh, _ = make(client, "stage-coach", name="a\0b")
        sat = client.post(f"/api/tables/{fresh}/seats/0", json={"name": "\0", "salt": "\0\u2028"})
        assert refusal(sat, 409) == "bad-salt"
        assert client.post(f"/api/tables/{fresh}/seats/0", json={"name": "\0"}).status_code == 200
        with Seated(server.address, "\0") as lost:
            assert lost.until(lambda message: message["type"] == "bye")["reason"] == "bad-message"
        server.stop()
        assert not [line for line in server.lines if "Traceback" in line]


@pytest.mark.long
def test_without_its_database_the_registry_says_so(postgres_url: str) -> None:
    home, _, name = postgres_url.rpartition("/")
    door = SQL("ALTER DATABASE {} ALLOW_CONNECTIONS {}")
    out = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s"
    with running(postgres_url) as server, server.client() as client:
        table, _ = make(client, "stage-coach")
        with psycopg.connect(f"{home}/postgres", autocommit=True) as master:
            master.execute(door.format(Identifier(name), SQL("false")))
            master.execute(out, [name])
            for answer in (
                client.get("/api/tables"),
                client.get("/api/mine"),
                client.get(f"/api/tables/{'a' * 26}"),
                client.post("/api/tables", json={"game": "stage-coach"}),
                client.post(f"/api/tables/{table}/seats/0", json={}),
            ):
                assert refusal(answer, 503) == "store-down"
            assert client.get("/health").json() == {"status": "store-down"}
            with Seated(server.address, "a" * 26) as lost:
                bye = lost.until(lambda message: message["type"] == "bye")
                assert (bye["reason"], bye["again"]) == ("store-down", True)
            master.execute(door.format(Identifier(name), SQL("true")))
        assert client.post(f"/api/tables/{table}/seats/0", json={}).status_code == 200
