"""Pappy Winchester on the page: a whole game, three people with secrets, sealed orders, a shared device."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any, Final

import pytest
from playwright.sync_api import expect

import posse
from games.pappy_winchester.estate import PERSONAL
from web.browser import Visitor
from web.conftest import Welcome
from web.pappy_winchester_page import (
    GAME,
    LOT,
    RICH,
    SECRET,
    asked,
    auction,
    begin,
    bid_in_dock,
    card,
    money,
    place,
    point,
    raise_to,
)
from web.pony_express_page import Tables, choose, options, put, told
from web.stage_coach_page import dock, moved_on
from web.test_keyboard import tab_to
from web.test_shared import told as told_to

pytestmark = pytest.mark.long
CHEAP: Final = 3


# --- a whole game ---


def test_a_whole_game_against_bots_to_the_will_its_record_and_its_replay(
    tables: Tables, welcome: Welcome
) -> None:
    """Every question is answered by turns on the auctioneer's card or the map, and in the dock."""
    ann = welcome(tables.server)
    ann.visit(begin(tables, seed=3).door(0))
    ways: Counter[str] = Counter()
    while asked(ann):
        ways[_answer(ann, by_hand=not ways.total() % 2)] += 1
    assert ways["bid on the card"] >= 2
    assert ways["bid in the dock"] >= 2
    assert ways["pointed"] >= 1
    will = ann.state["view"]["will"]
    reading = ann.page.get_by_role("region", name=ann.say("page-pw-will"), exact=True)
    for share in will:
        row = reading.get_by_role("listitem").filter(has_text=ann.say(_role(share["seat"])))
        expect(row.locator(".total")).to_contain_text(money(ann, share["total"]))
    expect(ann.page.locator("#result-title")).to_be_visible()

    ann.page.get_by_text(ann.say("page-proof"), exact=True).click()
    with ann.page.expect_download() as kept:
        ann.page.get_by_role("button", name=ann.say("page-proof-record"), exact=True).click()
    record = posse.Record.read(kept.value.path())
    assert len([words for words in record.inputs if words.startswith("0 ")]) == ways.total()

    ann.page.locator("a[href^='/replay/']").first.click()
    slider = ann.page.get_by_role("slider")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    papers = ann.page.get_by_role("region", name=ann.say("page-pw-papers"), exact=True)
    slider.fill(str(last // 2))
    expect(card(ann).or_(ann.page.locator(".news")).first).to_be_visible()
    expect(papers).to_be_visible()
    ann.page.get_by_role("radio", name=ann.say("page-replay-public")).check()
    expect(papers).to_have_count(0)  # what nobody else knew
    slider.fill(str(last))
    expect(reading).to_be_visible()


def _role(seat: int) -> str:
    return f"{GAME}-role-{posse.load(GAME).roles(3)[seat]}"


def _answer(ann: Visitor, *, by_hand: bool) -> str:
    """On the table itself, or in the dock; how."""
    prompt, choices = ann.state["prompt"], options(ann)
    if prompt == "bid":
        least = next((int(one.split()[1]) for one in choices if one.startswith("bid")), CHEAP + 1)
        if "duel" in choices:
            choose(ann, card(ann).locator("button.duel"))
            return "drew"
        if least > CHEAP:
            passing = ann.say(f"{GAME}-action-pass")
            where = card(ann).locator(".ways") if by_hand else dock(ann)
            choose(ann, where.get_by_role("button", name=passing).first)
            return "passed"
        choose(ann, raise_to(ann, least) if by_hand else bid_in_dock(ann))
        return "bid on the card" if by_hand else "bid in the dock"
    if prompt == "rumour":
        choose(ann, ann.page.locator("section.rumour button").first)
        return "looked"
    if by_hand or prompt == "place":
        point(ann, ann.state["options"][-1]["elements"][0])
        return "pointed"
    choose(ann, dock(ann).locator("button.choice-button").first)
    return "sent from the dock"


# --- three people ---


def test_a_duel_and_a_rumour_and_nothing_of_it_in_the_wrong_frame(tables: Tables, welcome: Welcome) -> None:
    table = begin(tables, auction("rumour", cards={"mine3": (6, [1])}), people=3)
    people = [welcome(tables.server) for _ in range(4)]
    for seat, visitor in enumerate(people):
        visitor.visit(table.door(seat if seat < 3 else None))
        visitor.until(lambda visitor=visitor: bool(visitor.state))  # type: ignore[misc]
    ann, ben, cora, zoe = people
    assert asked(ann)
    choose(ann, raise_to(ann, 2))
    assert asked(ben)
    choose(ben, raise_to(ben, 3))
    assert asked(cora)
    expect(card(cora).locator("button.duel")).to_have_count(0)  # three are still in
    choose(cora, card(cora).get_by_role("button", name=cora.say(f"{GAME}-action-pass")))
    assert asked(ann)
    choose(ann, card(ann).locator("button.duel"))
    for visitor in people:
        expect(visitor.page.locator("button.duel .card")).to_have_count(2)
        assert visitor.say("page-pw-shot", fired="true") in visitor.page.locator(".card.fired").inner_text()
    winner = told(zoe, "duelled")[0]["winner"]
    looker, rival = people[winner], (winner + 1) % 2
    assert asked(looker)
    secret = f"heir{rival}a"
    choices = looker.page.locator("section.rumour button")
    choose(looker, choices.filter(has_text=looker.say(f"{GAME}-the-card", card=secret)))

    objective = SECRET[rival].split()[0]
    news = looker.say(f"{GAME}-event-spied", card=secret, objective=objective)
    note = looker.page.get_by_role("region", name=looker.say("page-pw-note"), exact=True)
    expect(note).to_contain_text(news)
    for seat, visitor in enumerate(people):
        visitor.until(lambda visitor=visitor: bool(told(visitor, "looked")))  # type: ignore[misc]
        if visitor is not looker:
            assert news not in visitor.page.content()
            expect(visitor.page.get_by_text(visitor.say("page-pw-note"))).to_have_count(0)
        _knows_its_own_alone(visitor, seat, {objective} if visitor is looker else set())
    assert [view["plots"][2]["value"] for view in (one.state["view"] for one in people)] == [
        None,
        6,
        None,
        None,
    ]


def _knows_its_own_alone(visitor: Visitor, seat: int, looked_at: set[str]) -> None:
    """In no frame is another's purse, another's objective, or the value of a card another looked at."""
    frames = [frame for line in visitor.lines for frame in line.frames]
    assert len(frames) > 5
    objectives = {name for words in SECRET for name in words.split()}
    own = {name for name in objectives if seat < len(SECRET) and name in SECRET[seat].split()}
    assert {name for name in objectives for frame in frames if f'"{name}"' in frame} == own | looked_at
    # What was in each purse before and after the sale; one's own bids go up to one's own.
    price, each = 3, 1
    purses = {notes + change for notes in RICH for change in (0, each, -price)}
    mine = {RICH[seat] + change for change in (0, each, -price)} if seat < len(RICH) else set()
    found = {number for frame in frames for number in _numbers(json.loads(frame))}
    assert found & purses <= mine
    assert bool(found & mine) == bool(mine)
    values = [value for frame in frames for value in _values(json.loads(frame))]
    assert {value for value in values if value is not None} == ({6} if seat == 1 else set())


def _numbers(message: Any) -> set[int]:
    if isinstance(message, dict):
        # Bids, and the notes on them, are all numbers up to the own purse.
        skipped = ("options", "notes")
        return {n for name, part in message.items() if name not in skipped for n in _numbers(part)}
    if isinstance(message, list):
        return {number for part in message for number in _numbers(part)}
    return {message} if isinstance(message, int) else set()


def _values(message: Any) -> list[Any]:
    """What is called a value, wherever it stands."""
    if isinstance(message, dict):
        own = [message["value"]] if "value" in message else []
        return own + [value for part in message.values() for value in _values(part)]
    return [value for part in message for value in _values(part)] if isinstance(message, list) else []


# --- sealed orders ---


def test_a_sealed_order_is_left_and_obeyed_and_nobody_else_sees_it(tables: Tables, welcome: Welcome) -> None:
    """Ben bids for this plot up to 3, then passes; he touches nothing when it happens."""
    table = begin(tables, auction("saloon"), people=3)
    ann, ben, cora = people = [welcome(tables.server) for _ in range(3)]
    for seat, visitor in enumerate(people):
        visitor.visit(table.door(seat))
        visitor.until(lambda visitor=visitor: bool(visitor.state))  # type: ignore[misc]
        visitor.page.get_by_role("tab", name=visitor.say("page-tab-orders")).click()
        expect(visitor.page.get_by_role("tabpanel")).to_contain_text(visitor.say("page-orders-none"))
    panel = ben.page.get_by_role("tabpanel")
    panel.get_by_label(ben.say("page-orders-add")).select_option(label=ben.say(f"{GAME}-order-limit-any"))
    for field, value in (("plot", str(LOT)), ("most", "3"), ("then", "pass")):
        name = ben.say(f"{GAME}-order-limit-{field}")
        panel.get_by_role("combobox", name=name, exact=True).select_option(value)
    sentence = ben.say(f"{GAME}-order-limit", plot=str(LOT), most="3", then="pass")
    panel.get_by_role("button", name=ben.say("page-orders-give")).click()
    expect(panel.get_by_role("listitem")).to_contain_text(sentence)
    ben.page.reload()  # the house keeps it, not the page
    ben.page.get_by_role("tab", name=ben.say("page-tab-orders")).click()
    expect(panel.get_by_role("listitem")).to_contain_text(sentence)

    assert asked(ann)
    choose(ann, raise_to(ann, 1))
    assert asked(cora)
    choose(cora, card(cora).get_by_role("button", name=cora.say(f"{GAME}-action-pass")))
    assert asked(ann)
    choose(ann, raise_to(ann, 3))
    ann.until(lambda: bool(told(ann, "bought")))
    assert [(one["seat"], one["amount"]) for one in told(ann, "bid")] == [(0, 1), (1, 2), (0, 3)]
    assert [one["seat"] for one in told(ann, "passed")] == [2, 1]
    assert told(ann, "bought")[0]["seat"] == 0
    for visitor in people:
        frames = [frame for line in visitor.lines for frame in line.frames]
        assert any("limit" in frame for frame in frames) == (visitor is ben)
    for visitor in (ann, cora):
        expect(visitor.page.get_by_role("tabpanel")).to_contain_text(visitor.say("page-orders-none"))


# --- the keyboard alone ---


def test_a_whole_auction_with_the_keyboard_alone(tables: Tables, welcome: Welcome) -> None:
    """A bid with one key, another note by note, and the boat sent over the map."""
    table = begin(tables, auction("move", plots=[[1, 2], [5], [10, 13]]), people=3)
    ann = welcome(tables.server)
    ann.visit(table.door(0))
    assert asked(ann)
    _press(ann, ".raises button")
    put(ann, table, 1, "bid 2")
    put(ann, table, 2, "pass")
    assert asked(ann)
    tab_to(ann, ".exact .step button:enabled")
    ann.page.keyboard.press("Enter")
    _press(ann, ".exact > button")
    assert told(ann, "bid")[-1]["amount"] == 4
    put(ann, table, 1, "pass")
    assert asked(ann)
    assert ann.state["prompt"] == "move"
    tab_to(ann, "[data-place]", "Shift+Tab")
    ann.page.keyboard.press("n")
    chosen = ann.page.evaluate("() => document.activeElement.dataset.place")
    now = ann.state
    ann.page.keyboard.press("Enter")
    moved_on(ann, now)
    moved = told(ann, "moved")[0]
    line = {"boat": "river", "train": "rails"}[moved["vehicle"]]
    assert chosen == f"{line}:{moved['space']}"
    here = ann.say("page-pw-here", line=line)
    expect(place(ann, chosen)).to_have_attribute("aria-label", re.compile(re.escape(here)))


def _press(visitor: Visitor, selector: str) -> None:
    now = visitor.state
    tab_to(visitor, selector)
    visitor.page.keyboard.press("Enter")
    moved_on(visitor, now)


# --- one device ---


def test_on_one_device_nobody_sees_anothers_papers(tables: Tables, welcome: Welcome) -> None:
    """Behind the curtain, and while another looks, purse and objectives are nowhere in the page."""
    guest = welcome(tables.server)
    guest.visit()
    guest.button("page-make-table").click()
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_role("radio", name=guest.say(f"{GAME}-title")).check()
    dialog.get_by_role("radio", name=guest.say("page-company-device")).check()
    dialog.get_by_role("radio", name="3", exact=True).check()
    names = ("Ann", "Ben", "Cora")
    for seat, name in enumerate(names):
        dialog.get_by_role("textbox", name=guest.say(_role(seat))).fill(name)
    dialog.get_by_role("button", name=guest.say("page-make-begin")).click()
    seen: list[int] = []
    for _ in names:
        curtain = guest.page.get_by_role("heading", name=guest.say("page-curtain-title", name=""))
        curtain.wait_for()
        assert not _papers_in(guest)
        [seat] = [seat for seat, name in enumerate(names) if name in curtain.inner_text()]
        guest.button("page-curtain-look", name=names[seat]).click()
        guest.page.locator("[data-place]").first.wait_for()
        for _ in range(2 if told_to(guest, seat)["prompt"] == "place" else 0):  # whoever begins
            asked = told_to(guest, seat)
            point(guest, asked["options"][0]["elements"][0])
            guest.until(lambda seat=seat, seq=asked["seq"]: told_to(guest, seat)["seq"] > seq)  # type: ignore[misc]
        card(guest).wait_for()
        expect(guest.page.get_by_role("region", name=guest.say("page-pw-papers"))).to_be_visible()
        held = told_to(guest, seat)["view"]["heirs"][seat]["objectives"]
        assert _papers_in(guest) == {objective["id"] for objective in held}
        seen.append(seat)
        choose(guest, card(guest).get_by_role("button", name=guest.say(f"{GAME}-action-pass")))
    assert sorted(seen) == [0, 1, 2]


def _papers_in(guest: Visitor) -> set[str]:
    """The personal objectives of which anything can be read, seen or not."""
    content = guest.page.content()
    return {name for name in PERSONAL if guest.say(f"{GAME}-objective-{name}-about") in content}
