"""PE-R54 on the page: the waiting room, and everything that shows who is who."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, Route, expect

from games.pony_express.race import race
from posse.games.pony_express.rules import gunfight
from posse.words import words
from server.server_process import Running, make
from web.accessibility import cut, faults_by_day_and_night, overflow, small
from web.browser import PHONE, Visitor
from web.conftest import Welcome
from web.pony_express_page import DICE, DUEL, Tables, asked, rider
from web.stored_tables import GAME
from web.test_company import sit_down

pytestmark = pytest.mark.long

PIECES: Final = ("ted", "bill", "harry", "sammy", "rick")
CHOSEN: Final = ("sammy", "rick", "ted")


def choice(visitor: Visitor, piece: str) -> Locator:
    """The rider in the waiting room, to be chosen."""
    return visitor.page.get_by_role("radio", name=visitor.say(f"{GAME}-role-{piece}"))


def drawn(place: Locator) -> list[tuple[str, str]]:
    """The pieces in a place: the class that has the coat's colour, and the letter."""
    found = place.locator("g[class^='rider-']")
    return [
        ((one.get_attribute("class") or "").split()[0], one.locator("text").text_content() or "")
        for one in found.all()
    ]


def looks(*pieces: str) -> list[tuple[str, str]]:
    return [(f"rider-{PIECES.index(piece)}", piece[0].upper()) for piece in pieces]


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_pe_r54_two_people_choose_and_the_bot_gets_what_is_left(
    house: Running, welcome: Welcome, language: str
) -> None:
    ann, ben = welcome(house, language=language), welcome(house, language=language, size=PHONE)
    ann.visit()
    table = ann.page.evaluate(
        """async () => (await (await fetch("/api/tables", { method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ game: "pony-express", seats: 3 }) })).json()).table"""
    )
    for visitor, name in ((ann, "Ann"), (ben, "Ben")):
        visitor.visit(f"/t/{table}")
        sit_down(visitor, name)
    expect(choice(ann, "ted")).to_be_enabled()
    choice(ann, "harry").focus()
    ann.page.keyboard.press("ArrowRight")  # by the keyboard alone, and the focus stays
    expect(choice(ann, "sammy")).to_be_checked()
    expect(choice(ann, "sammy")).to_be_focused()
    expect(choice(ben, "sammy")).to_be_disabled()
    label = ben.page.locator("label").filter(has=choice(ben, "sammy"))
    expect(label).to_contain_text(ben.say("page-piece-taken", who="Ann"))
    choice(ben, "rick").check()
    expect(choice(ann, "rick")).to_be_disabled()
    for visitor in (ann, ben):
        assert faults_by_day_and_night(visitor) == []
        assert (small(visitor), cut(visitor), overflow(visitor)) == ([], [], 0)

    ann.page.get_by_role("button", name=ann.say("page-start-with-bots", free=1)).click()
    for visitor in (ann, ben):
        ledger = visitor.page.get_by_role("list", name=visitor.say("page-pe-ledger"))
        # Nobody chose the third seat's own rider, so the bot rides it.
        expect(ledger.locator("g.rider-2")).to_have_count(1)
        assert drawn(ledger) == looks("sammy", "rick", "harry")
        names = [visitor.say(f"{GAME}-role-{piece}") for piece in ("sammy", "rick", "harry")]
        expect(ledger).to_contain_text(names[0])
        log = visitor.page.get_by_role("tabpanel")
        expect(log).to_contain_text(names[0])
        assert not any(gone in log.inner_text() for gone in ("Ted", "Bill"))


def test_pe_r54_a_rider_lost_to_somebody_faster_is_not_shown_as_chosen(
    house: Running, welcome: Welcome
) -> None:
    ann = welcome(house)
    ann.expect("409")
    with house.client() as host:
        table, _ = make(host, GAME, seats=3)
        ann.visit(f"/t/{table}")
        sit_down(ann, "Ann")
        expect(choice(ann, "rick")).to_be_enabled()
        # The page has not heard of it yet: the answer to this very request is the first it hears.
        ben = {"name": "Ben", "piece": "rick"}

        def late(route: Route) -> None:
            assert host.post(f"/api/tables/{table}/seats/1", json=ben).status_code == 200
            route.continue_()

        ann.page.route("**/piece", late)
        choice(ann, "rick").click()
    said = words("en").say(f"{GAME}-role-rick")
    expect(ann.page.get_by_role("alert")).to_contain_text(said)
    expect(choice(ann, "rick")).not_to_be_checked()
    expect(choice(ann, "rick")).to_be_disabled()
    expect(ann.page.get_by_role("radio", name=ann.say("page-piece-any"))).to_be_checked()


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_pe_r54_board_duel_and_shot_show_the_chosen_riders(
    tables: Tables, welcome: Welcome, size: tuple[int, int]
) -> None:
    duel = race([8, 8, 12], faces=DICE, phase=gunfight.Aiming(DUEL, False))
    table = tables.begin(duel, people=3, pieces=CHOSEN)
    visitor = rider(tables, welcome, size=size)
    visitor.context.add_init_script("localStorage.setItem('posse.settings', '{\"scenes\": \"flat\"}')")
    visitor.visit(table.door(0))
    assert asked(visitor)
    page = visitor.page
    expect(page.get_by_text(visitor.say("page-shot-title", who="Sammy", whom="Rick"))).to_be_visible()
    shown = page.locator('[data-drawn="flat"]')
    for seat, piece in enumerate(CHOSEN):
        figure = shown.locator(f'[data-figure="r{seat}"]')
        expect(figure.locator(f".medal.coat-{PIECES.index(piece)}")).to_have_count(1)
        expect(figure.locator("text")).to_have_text(piece[0].upper())
    ledger = page.get_by_role("list", name=visitor.say("page-pe-ledger"))
    assert drawn(ledger) == looks(*CHOSEN)
    page.get_by_role("button", name=visitor.say("page-shot-map")).click()
    assert sorted(drawn(page.locator(".journey svg.over"))) == sorted(looks(*CHOSEN))
    page.get_by_role("tab", name=visitor.say("page-tab-list")).click()
    listed = page.get_by_role("tabpanel").inner_text()
    assert all(piece.title() in listed for piece in CHOSEN)
    assert "Bill" not in listed


def test_pe_r54_the_replay_rides_as_the_game_did(tables: Tables, welcome: Welcome) -> None:
    table = tables.begin(people=3, seed=3, pieces=CHOSEN)
    with table.server.client() as client:
        for seat, link in enumerate(table.links):
            bearer = {"authorization": f"Bearer {link}"}
            gone = client.post(f"/api/tables/{table.table}/seats/{seat}/resign", headers=bearer)
            assert gone.status_code == 200, gone.text
    visitor = rider(tables, welcome)
    visitor.visit(f"/replay/{table.table}")
    ledger = visitor.page.get_by_role("list", name=visitor.say("page-pe-ledger"))
    expect(ledger).to_be_visible()
    assert drawn(ledger) == looks(*CHOSEN)
