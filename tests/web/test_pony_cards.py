"""The item cards on the page, each at its moment."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from games.pony_express.race import race
from posse.games.pony_express.rules import gunfight, road, spaces
from posse.games.pony_express.rules.dice import Hand
from posse.games.pony_express.rules.turn import Doubts, Prison
from web.conftest import Welcome
from web.pony_express_page import DICE, DUEL, Tables, answer, asked, at, card, cup, die, label, rider, told
from web.stage_coach_page import dock

pytestmark = pytest.mark.long

CARDS: Final[dict[str, Any]] = {
    "loaded_die": lambda held: race([7, 10, 5], faces=DICE, cards=held),
    "horseshoe": lambda held: race([7, 10, 5], faces=DICE, cards=held),
    "spyglass": lambda held: race(
        [8, 8, 9], active=2, faces=DICE, phase=Doubts(Hand.PAIR, (0, 1), (0, 1)), cards=held
    ),
    "spurs": lambda held: race([9, 7, 12], faces=DICE, phase=road.Arrived(), cards=held),
    "lasso": lambda held: race([7, 10, 5], cards=held),
    "whisky": lambda held: race(
        [8, 8, 12], active=1, faces=DICE, phase=gunfight.Drawing(DUEL.turned()), cards=held
    ),
    "second_colt": lambda held: race([8, 8, 12], faces=DICE, phase=gunfight.Missed(DUEL), cards=held),
    "barrel": lambda held: race(
        [8, 8, 12], active=1, faces=DICE, phase=gunfight.Struck(DUEL.turned()), cards=held
    ),
    "file": lambda held: race([8, 3, 12], jailed=[0], phase=Prison(), cards=held),
    "peace_pipe": lambda held: race([8, 3, 12], faces=DICE, phase=spaces.Ambush(), cards=held),
}


@pytest.mark.parametrize("item", CARDS)
def test_a_card_glows_at_its_moment_and_is_played_by_a_tap(
    tables: Tables, welcome: Welcome, item: str
) -> None:
    ann = rider(tables, welcome)
    other = "barrel" if item != "barrel" else "spurs"  # has no moment here
    ann.visit(tables.begin(CARDS[item]([[item, other], [], []]), people=3).door(0))
    assert asked(ann)
    now = ann.state
    assert dock(ann).locator("button.card.now").count() == 1
    card(ann, item).click()
    if item == "loaded_die":
        die(ann, 5, "hidden", "cup").click()
        ann.until(lambda: ann.state["seq"] > now["seq"])
        assert asked(ann)
        now = ann.state
        dock(ann).get_by_role("group", name=ann.say("page-pe-faces")).get_by_role("button").nth(4).click()
    elif item == "horseshoe":
        die(ann, 5, "hidden", "cup").click()
        cup(ann).locator("button.roll").click()
    elif item == "lasso":
        assert ann.state["seq"] == now["seq"]
        answer(ann, label(ann, "lasso r1")).click()
    ann.until(lambda: ann.state["seq"] > now["seq"])
    assert told(ann, "played") == [{"event": "played", "seat": 0, "item": item}]
    if item == "loaded_die":
        assert ann.state["view"]["dice"] == ["A", "A", "K", "K", "K"]
    if item == "spyglass":
        assert asked(ann)
        assert ann.state["view"]["dice"] == DICE.split()


def test_a_card_held_is_put_back_with_escape(tables: Tables, welcome: Welcome) -> None:
    ann = rider(tables, welcome)
    at(tables, ann, "reroll")
    card(ann, "horseshoe").click()
    expect(dock(ann).get_by_text(ann.say("page-pe-cup-horseshoe"))).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(dock(ann).get_by_text(ann.say("page-pe-cup-plan"))).to_be_visible()
