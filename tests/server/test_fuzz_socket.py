"""Invalid messages over real sockets.  Each gets a reason, nothing changes, and other tables play on."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, closing
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import httpx2 as httpx
import jsonschema_rs
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import posse
from posse.server.headers import LARGEST
from server.server_process import Message, Running, Seated, make, running, sit
from words.sentences import raised

pytestmark = pytest.mark.long  # it has a server of its own, and is slow

IDS = count()


@dataclass(frozen=True)
class Game:
    table: str
    tokens: tuple[str, ...]


class Scene:
    """A server with tables of every kind, and two people who play at another table."""

    def __init__(self, server: Running, database: Path, client: httpx.Client, stack: ExitStack) -> None:
        self.server = server
        self.database = database
        self.client = client
        self.waiting = self._game("stage-coach", 2, begun=False)
        self.playing = self._game("stage-coach", 2)
        self.race = self._game("pony-express", 3)
        self._ride(self.race)
        self.over = self._game("stage-coach", 2)
        self._post(self.over, 1, "seats/1/resign")
        self.renewed = self._game("stage-coach", 2)
        self._post(self.renewed, 0, "seats/0/link")
        schema = client.get("/api/protocol").json()
        self.schema = jsonschema_rs.validator_for({**schema["client"], "client": schema["client"]})
        self._stack = stack
        self._neighbours: list[Seated] = []

    def _game(self, name: str, seats: int, begun: bool = True) -> Game:
        table, host = make(self.client, name, seats=seats)
        game = Game(table, tuple([sit(self.server, table, seat) for seat in range(seats)]))
        if begun:
            headers = {"authorization": f"Bearer {host}"}
            self.client.post(f"/api/tables/{table}/start", json={}, headers=headers).raise_for_status()
        return game

    def _post(self, game: Game, seat: int, what: str) -> None:
        headers = {"authorization": f"Bearer {game.tokens[seat]}"}
        self.client.post(f"/api/tables/{game.table}/{what}", headers=headers).raise_for_status()

    def _ride(self, game: Game) -> None:
        """Play until not all seats are asked at once."""
        for seat in range(len(game.tokens)):
            state = self.state(game, seat)
            move = {"id": "first", "at": state["seq"], "words": state["options"]["list"][0]["words"]}
            headers = {"authorization": f"Bearer {game.tokens[seat]}"}
            moved = self.client.post(f"/api/tables/{game.table}/moves", json=move, headers=headers)
            moved.raise_for_status()

    def entries(self) -> list[tuple[object, ...]]:
        """Return all entries of all tables, except the other table."""
        doors = [self.waiting, self.playing, self.race, self.over, self.renewed]
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as file:
            marks = ", ".join("?" * len(doors))
            found = f"SELECT * FROM entries WHERE table_id IN ({marks}) ORDER BY table_id, seq"
            return list(file.execute(found, [game.table for game in doors]))

    def seen(self, game: Game) -> list[object]:
        """Return everything that any client can see of a table."""
        found: list[object] = [self.client.get(f"/api/tables/{game.table}").json()]
        for seat, token in [*enumerate(game.tokens), (0, "")]:
            headers = {"authorization": f"Bearer {token}"} if token else {}
            for what in ("state?since=0", f"seats/{seat}/orders", f"seats/{seat}/link"):
                found.append(self.client.get(f"/api/tables/{game.table}/{what}", headers=headers).json())
        return found

    def idle(self, game: Game) -> tuple[int, Message, Message]:
        """Return a seat that is not asked, its state, and the state of a seat that is."""
        states = [self.state(game, seat) for seat in range(len(game.tokens))]
        asked = next(state for state in states if "prompt" in state)
        seat = next(seat for seat, state in enumerate(states) if "prompt" not in state)
        return seat, states[seat], asked

    def state(self, game: Game, seat: int) -> Message:
        headers = {"authorization": f"Bearer {game.tokens[seat]}"}
        state: Message = self.client.get(f"/api/tables/{game.table}/state", headers=headers).json()
        return state

    def enter(self, game: Game, seat: int | None) -> Seated:
        """Connect to a table, and read the first messages."""
        found = Seated(self.server.address, game.table, None if seat is None else game.tokens[seat])
        exchange(found, lambda _: None)
        return found

    def next_door(self) -> None:
        """Make a move at the other table, on sockets that were opened at the start."""
        if not self._neighbours or any(seat.over for seat in self._neighbours):
            game = self._game("stage-coach", 2)
            self._neighbours = [self._stack.enter_context(self.enter(game, seat)) for seat in (0, 1)]
        for seat in self._neighbours:
            exchange(seat, lambda _: None)  # so that it has received the other's move
            if seat.state is not None and "prompt" in seat.state:
                assert seat.choose(seat.state["options"][0]["words"])["type"] == "ok"
                return
        raise AssertionError("nobody is asked next door")


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    database = tmp_path_factory.mktemp("fuzz") / "posse.db"
    with running(database) as server:
        with ExitStack() as stack:
            yield Scene(server, database, stack.enter_context(server.client()), stack)
        server.stop()
        traces = [line for line in server.lines if "Traceback" in line]
        known = [line for line in server.lines if "Invalid UTF-8 sequence received" in line]  # uvicorn's own
        assert len(traces) == len(known), server.lines


@pytest.fixture
def unchanged(scene: Scene) -> Iterator[None]:
    """Check that the test writes nothing, nobody sees anything new, and the other table plays on."""
    games = [scene.waiting, scene.playing, scene.race, scene.over]
    before = scene.entries(), [scene.seen(game) for game in games]
    yield
    assert (scene.entries(), [scene.seen(game) for game in games]) == before
    scene.next_door()
    assert scene.client.get("/health").json()["status"] == "ok"


Send = Callable[[ClientConnection], None]


def exchange(seat: Seated, send: Send) -> list[Message]:
    """Send something and then a ping; return all messages before the answer to the ping or the close."""
    id = f"ping{next(IDS)}"
    heard: list[Message] = []
    try:
        send(seat.socket)
        seat.send({"type": "ping", "id": id})
        while (message := seat.receive()).get("id") != id:
            heard.append(message)
    except ConnectionClosed as closed:
        last = closed.rcvd.code if closed.rcvd else None
        heard.append({"type": "closed", "code": last})
    return heard


def refusals(seat: Seated, send: Send) -> list[str]:
    """Return why something was refused.  Nothing else may be sent."""
    heard = exchange(seat, send)
    assert {message["type"] for message in heard} <= {"refused"}, heard
    assert all(message["reason"] in raised() for message in heard), heard
    return [message["reason"] for message in heard]


def text(frame: str) -> Send:
    return lambda socket: socket.send(frame)


def said(message: object) -> Send:
    return text(json.dumps(message))


# --- invalid messages ---

PING: Mapping[str, object] = {"type": "ping", "id": "p"}
CHOOSE: Mapping[str, object] = {"type": "choose", "id": "c", "at": 1, "words": "ahead"}
ORDERS: Mapping[str, object] = {"type": "orders", "id": "o", "orders": []}
SAY: Mapping[str, object] = {"type": "say", "id": "s", "text": "hello"}

BROKEN: dict[str, str | bytes] = {
    "nothing": "",
    "nothing, in bytes": b"",
    "no json": "{",
    "bytes": b"\x00\xff\xfe",
    "NUL": "\0",
    "a byte order mark": "\ufeff" + json.dumps(PING),
    "UTF-16": json.dumps(PING).encode("utf-16"),
    "two messages": json.dumps(PING) * 2,
    "a number": "1",
    "a list": json.dumps([PING]),
    "null": "null",
    "NaN": '{"type":"ping","id":NaN}',
    "infinity": '{"type":"choose","id":"c","at":1e999,"words":"ahead"}',
    "a lone surrogate": '{"type":"ping","id":"\\ud800"}',
    "half a pair": '{"type":"say","id":"s","text":"\\udc00\\ud800"}',
    "a surrogate for a key": '{"type":"ping","id":"p","\\ud800":1}',
    "a deep list": "[" * 15_000,
    "a deep object": '{"a":' * 2_000 + "1" + "}" * 2_000,
    "deep within a field": json.dumps({**ORDERS, "orders": 0}).replace("0", "[" * 900 + "]" * 900),
    "the last of two keys counts": '{"type":"ping","id":"p","id":5}',
    "a long number": json.dumps({**CHOOSE, "at": 10**40}),
    "a very long number": '{"type":"choose","id":"c","words":"ahead","at":%s}' % ("9" * 9_000),
    "no type": json.dumps({"id": "p"}),
    "no known type": json.dumps({**PING, "type": "pong"}),
    "a server's type": json.dumps({**PING, "type": "state"}),
    "a type that is a list": json.dumps({**PING, "type": ["ping"]}),
    "no id": json.dumps({"type": "ping"}),
    "an empty id": json.dumps({**PING, "id": ""}),
    "a long id": json.dumps({**PING, "id": "i" * 65}),
    "an id with NUL": json.dumps({**PING, "id": "a\0b"}),
    "an id that is a number": json.dumps({**PING, "id": 1}),
    "a field too many": json.dumps({**PING, "seat": 0}),
    "a seat of one's choice": json.dumps({**CHOOSE, "seat": 1}),
    "a prototype": json.dumps({**PING, "__proto__": {"host": True}}),
    "at a fraction": json.dumps({**CHOOSE, "at": 1.5}),
    "at a truth": json.dumps({**CHOOSE, "at": True}),
    "at a word": json.dumps({**CHOOSE, "at": "1"}),
    "at less than nothing": json.dumps({**CHOOSE, "at": -1}),
    "no words": json.dumps({**CHOOSE, "words": ""}),
    "long words": json.dumps({**CHOOSE, "words": "w" * 201}),
    "words in a list": json.dumps({**CHOOSE, "words": ["ahead"]}),
    "orders in one": json.dumps({**ORDERS, "orders": "leave contact"}),
    "far too many orders": json.dumps({**ORDERS, "orders": ["leave contact"] * 51}),
    "much talk": json.dumps({**SAY, "text": "x" * 2001}),
    "a long name": json.dumps({**SAY, "name": "n" * 101}),
    "as long as can be": json.dumps(SAY)[:-2] + "x" * (LARGEST - len(json.dumps(SAY))) + '"}',
    "hello again": json.dumps({"type": "hello", "protocol": 2, "table": "a"}),
}


@pytest.mark.usefixtures("unchanged")
def test_what_is_no_message_is_refused_and_the_talk_goes_on(scene: Scene) -> None:
    with scene.enter(scene.playing, 0) as seat, scene.enter(scene.playing, None) as watcher:
        for name, frame in BROKEN.items():
            for listener in (seat, watcher):
                found = refusals(listener, lambda socket, frame=frame: socket.send(frame))  # type: ignore[misc]
                assert found == ["bad-message"], name
        assert refusals(seat, text("x" * (LARGEST + 1))) == ["message-too-large"]
        assert refusals(seat, said({**SAY, "text": " \u0007\u200b "})) == ["nothing-said"]


def raw(opcode: str, data: bytes) -> Send:
    """A frame that the library itself would not send."""

    def send(socket: ClientConnection) -> None:
        with socket.send_context():
            getattr(socket.protocol, f"send_{opcode}")(data)

    return send


def fragments(*parts: bytes) -> Send:
    def send(socket: ClientConnection) -> None:
        with socket.send_context():
            socket.protocol.send_text(parts[0], fin=False)
            for part in parts[1:-1]:
                socket.protocol.send_continuation(part, fin=False)
            socket.protocol.send_continuation(parts[-1], fin=True)

    return send


@pytest.mark.usefixtures("unchanged")
@pytest.mark.parametrize(
    "send",
    [
        pytest.param(raw("text", b"\xff\xfe"), id="no UTF-8"),
        pytest.param(raw("text", json.dumps(PING).encode() + b"\xed\xa0\x80"), id="a surrogate in UTF-8"),
        pytest.param(fragments(b'{"type":"\xc3', b"\xff", b'"}'), id="no UTF-8 in pieces"),
    ],
)
def test_a_broken_frame_ends_the_talk(scene: Scene, send: Send) -> None:
    with scene.enter(scene.playing, 0) as seat:
        closed = exchange(seat, send)[-1]
        assert (closed["type"], closed["code"]) == ("closed", 1007)


@pytest.mark.usefixtures("unchanged")
@pytest.mark.parametrize(
    "send",
    [
        pytest.param(text("x" * (4 * LARGEST + 1)), id="at once"),
        pytest.param(fragments(*[b"x" * LARGEST] * 5), id="in pieces"),
        pytest.param(text("[" * 1_000_000), id="and deep"),
    ],
)
def test_a_huge_frame_ends_the_talk(scene: Scene, send: Send) -> None:
    with scene.enter(scene.playing, 0) as seat:
        closed = exchange(seat, send)[-1]
        # A client that is disconnected while sending may see the reset before the `bye`.
        assert closed["type"] == "closed"
        assert closed["code"] in {1009, None}


@pytest.mark.usefixtures("unchanged")
def test_a_message_in_pieces_is_a_message(scene: Scene) -> None:
    with scene.enter(scene.playing, 0) as seat:
        whole = json.dumps({**PING, "id": "é"}).encode()
        assert refusals(seat, fragments(*[whole[n : n + 1] for n in range(len(whole))])) == ["bad-message"]
        heard = exchange(seat, fragments(b'{"type":"ping"', b"", b',"id":"inpieces"}'))
        assert [message["id"] for message in heard] == ["inpieces"]


# --- the first message ---


@pytest.mark.usefixtures("unchanged")
def test_whoever_does_not_say_hello_is_shown_out(scene: Scene) -> None:
    game, other = scene.playing, scene.race
    hello = {"type": "hello", "protocol": 2, "table": game.table}
    token = game.tokens[0]
    for reason, first in [
        ("no-hello", PING),
        ("no-hello", {**CHOOSE, "words": "destination north"}),
        ("bad-message", []),
        ("bad-message", {**hello, "table": "\0"}),
        ("bad-message", {**hello, "table": "a" * 65}),
        ("bad-message", {**hello, "table": 7}),
        ("bad-message", {**hello, "protocol": "1"}),
        ("bad-message", {**hello, "token": "t" * 401}),
        ("bad-message", {**hello, "seat": -1}),
        ("bad-message", {**hello, "since": 2**31}),
        ("other-protocol", {**hello, "protocol": 1}),
        ("other-protocol", {**hello, "protocol": 10**18}),
        ("no-such-table", {**hello, "table": "a" * 26}),
        ("no-such-seat", {**hello, "seat": 99}),
        ("not-your-seat", {**hello, "seat": 0}),
        ("bad-link", {**hello, "token": "."}),
        ("bad-link", {**hello, "token": "\0é😀.x"}),
        ("bad-link", {**hello, "token": token[:-1]}),
        ("bad-link", {**hello, "token": token + "A"}),
        ("bad-link", {**hello, "token": token.swapcase()}),
        ("bad-link", {**hello, "token": other.tokens[0]}),
        ("link-ended", {**hello, "table": scene.renewed.table, "token": scene.renewed.tokens[0]}),
    ]:
        with connect(scene.server.address.replace("http", "ws", 1) + "/socket") as socket:
            socket.send(json.dumps(first))
            refused, bye = json.loads(socket.recv()), json.loads(socket.recv())
            assert (refused["type"], refused["reason"]) == ("refused", reason), first
            assert (bye["type"], bye["reason"], bye["again"]) == ("bye", reason, False)
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv()
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, reason)


def test_whoever_says_nothing_at_all_is_shown_out(scene: Scene) -> None:
    with connect(scene.server.address.replace("http", "ws", 1) + "/socket") as socket:
        assert json.loads(socket.recv())["reason"] == "silent"
        scene.next_door()


@pytest.mark.usefixtures("unchanged")
def test_any_number_may_be_what_one_received_last(scene: Scene) -> None:
    for since in (0, 1, 10**6, 2**31 - 1):
        with Seated(scene.server.address, scene.playing.table, scene.playing.tokens[0], since) as seat:
            assert seat.until(lambda message: message["type"] == "state")["seq"] >= 1


# --- messages at the wrong time, from the wrong seat, of another game ---


@pytest.mark.usefixtures("unchanged")
def test_a_choice_out_of_place_is_refused(scene: Scene) -> None:
    for game, strange in ((scene.playing, "claim full_house"), (scene.race, "destination north")):
        idle, state, asked = scene.idle(game)
        legal, seq = asked["options"]["list"][0]["words"], state["seq"]
        never = "aim 99 999 99 99" if game is scene.race else "fly"
        with scene.enter(game, idle) as seat:
            for reason, words, at in [
                ("not-asked", legal, seq),
                ("stale", legal, seq + 1),
                ("stale", legal, 2**31 - 1),
                ("stale", legal, 0),
                ("unknown-words", strange, seq),
                ("unknown-words", never, seq),
                ("unknown-words", "٣ \u202e \ud83e\udd20 ' OR 1=1 --", seq),
                ("unknown-words", "%s%n{0}\\x00", seq),
            ]:
                assert refusals(seat, said({**CHOOSE, "words": words, "at": at})) == [reason], words
        asked_seat = next(seat for seat in range(len(game.tokens)) if "prompt" in scene.state(game, seat))
        listed = {option["words"] for option in asked["options"]["list"]}
        unlisted = next(str(a) for a in posse.load(asked_game(scene, game)).catalogue if str(a) not in listed)
        with scene.enter(game, asked_seat) as seat:
            stale = exchange(seat, said({**CHOOSE, "words": legal, "at": asked["seq"] - 1}))[0]
            assert (stale["reason"], stale["state"]["seq"]) == ("stale", asked["seq"])
            found = refusals(seat, said({**CHOOSE, "words": unlisted, "at": asked["seq"]}))
            assert len(found) == 1
            assert found != ["stale"]


def asked_game(scene: Scene, game: Game) -> str:
    name: str = scene.client.get(f"/api/tables/{game.table}").json()["game"]
    return name


@pytest.mark.usefixtures("unchanged")
def test_before_the_start_after_the_end_and_from_the_fence(scene: Scene) -> None:
    resign, back = {"type": "resign", "id": "r"}, {"type": "back", "id": "b"}
    refused: list[tuple[str, Game, int | None, list[Mapping[str, object]]]] = [
        ("not-started", scene.waiting, 0, [CHOOSE, resign]),
        ("over", scene.over, 0, [CHOOSE, resign]),
        ("spectator", scene.playing, None, [CHOOSE, resign, back, ORDERS]),
        ("spectator", scene.over, None, [CHOOSE, resign, back, ORDERS]),
        ("unknown-order", scene.playing, 0, [{**ORDERS, "orders": ["leave contact", "fly"]}]),
        ("too-many-orders", scene.playing, 0, [{**ORDERS, "orders": ["leave contact"] * 21}]),
    ]
    for reason, game, place, messages in refused:
        with scene.enter(game, place) as seat:
            for message in messages:
                assert refusals(seat, said(message)) == [reason], message


def test_a_message_sent_again_is_answered_and_not_repeated(scene: Scene) -> None:
    game = scene._game("stage-coach", 2)
    asked = next(seat for seat in (0, 1) if "prompt" in scene.state(game, seat))
    with scene.enter(game, asked) as seat, scene.enter(game, 1 - asked) as other:
        assert seat.state is not None
        first, *rest = [option["words"] for option in seat.state["options"]]
        at = seat.state["seq"]
        done = seat.choose(first, at, id="once")
        seen = scene.seen(game)
        for words in (first, *rest, "fly"):  # the same id with other words, even unknown ones
            for number in (at, at + 1, 0):
                again = seat.choose(words, number, id="once")
                assert (again["type"], again["seq"]) == ("ok", done["seq"])
        exchange(other, lambda _: None)
        mine = other.choose(first, id="once")
        assert mine["type"] == "refused", "another seat's id is its own"
        assert scene.seen(game) == seen


@pytest.mark.usefixtures("unchanged")
def test_a_flood_holds_up_nobody_else(scene: Scene) -> None:
    with scene.enter(scene.playing, 0) as patient, scene.enter(scene.playing, None) as deaf:
        for n in range(1000):
            patient.send({**CHOOSE, "id": f"f{n}", "at": 0})
            deaf.send(dict(PING))
            if n % 500 == 0:
                scene.next_door()
            if n % 50 == 49:
                assert refusals(patient, lambda _: None) == ["stale"] * 50
        # A client that does not read for this long is told to reconnect and to ask for what it missed.
        heard = exchange(deaf, lambda _: None)
        assert {message["type"] for message in heard} <= {"ok", "bye", "closed"}
        assert heard[-1]["type"] == "ok" or heard[-1]["code"] == 1013


# --- anything at all ---

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=12,
)
NEAR = st.sampled_from([PING, CHOOSE, ORDERS, SAY, {"type": "resign", "id": "r"}, {"type": "hello"}])


@st.composite
def nearly(draw: st.DrawFn) -> object:
    """Return a message that is most often invalid."""
    message = dict(draw(NEAR))
    for name in draw(st.lists(st.sampled_from([*message, "seat", "at", "x"]), max_size=2, unique=True)):
        message.pop(name, None)
        if draw(st.booleans()):
            message[name] = draw(JSON)
    return message


def check(scene: Scene, seat: Seated, message: object) -> None:
    """A message that does not fit the published schema is refused.  One that fits is sent from a seat that is
    not asked, or left out, because it might be accepted.
    """
    fits = scene.schema.is_valid(json.loads(json.dumps(message)))
    kind = message.get("type") if isinstance(message, dict) else None
    if not fits:
        assert refusals(seat, said(message)) == ["bad-message"]
    elif kind == "choose":
        assert set(refusals(seat, said(message))) <= {"stale", "not-asked", "unknown-words"}
    elif kind == "ping":
        assert exchange(seat, said(message))[0]["type"] == "ok"


def fuzz(scene: Scene, examples: int) -> None:
    idle, _, _ = scene.idle(scene.playing)
    with scene.enter(scene.playing, idle) as seat, scene.enter(scene.playing, None) as watcher:
        bounds = settings(
            max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), database=None
        )

        @bounds
        @given(JSON | nearly())
        @example({**CHOOSE, "at": 0, "words": "\u0130" * 200})
        def messages(message: object) -> None:
            check(scene, seat, message)

        @bounds
        @given(st.text(max_size=200) | st.binary(max_size=200))
        def frames(frame: str | bytes) -> None:
            found = refusals(watcher, lambda socket: socket.send(frame))
            assert found == ["bad-message"]

        messages()
        frames()


# The socket's own thread draws random numbers for its pings, sometimes while Hypothesis draws.
pings_roll = pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")


@pings_roll
@pytest.mark.usefixtures("unchanged")
def test_anything_at_all(scene: Scene) -> None:
    fuzz(scene, 40)


@pings_roll
@pytest.mark.usefixtures("unchanged")
def test_anything_at_all_for_long(scene: Scene) -> None:
    fuzz(scene, 800)
