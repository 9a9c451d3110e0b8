"""Everything with the keyboard alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from server.server_process import Running
from web.browser import Visitor
from web.conftest import Welcome
from web.scripted_tables import COACH, ScriptedTable
from web.stage_coach_page import arrived, buttons, dock, moved_on, my_turn

pytestmark = pytest.mark.long
FAR = 60
"""So many steps of the tabulator lead around any screen."""


def tab_to(visitor: Visitor, selector: str, key: str = "Tab") -> None:
    """Press the tabulator until something of this kind has the focus, and can be seen to have it."""
    for _ in range(FAR):
        visitor.page.keyboard.press(key)
        if visitor.page.evaluate("(what) => document.activeElement.matches(what)", selector):
            assert visitor.page.evaluate("() => document.activeElement.matches(':focus-visible')")
            return
    raise AssertionError(f"the tabulator never came to {selector}")


def choose(visitor: Visitor) -> None:
    """From wherever the last choice left us, to the first button of the dock."""
    now = visitor.state
    tab_to(visitor, "button.choice-button:enabled")
    visitor.page.keyboard.press("Enter")
    moved_on(visitor, now)


def test_from_the_front_page_to_a_move_on_the_map(guest: Visitor) -> None:
    guest.visit()
    tab_to(guest, "a.skip")
    cover = guest.page.get_by_role("article", name=guest.say("stage-coach-title")).get_attribute(
        "aria-labelledby"
    )
    tab_to(guest, f'article[aria-labelledby="{cover}"] button.primary')
    guest.page.keyboard.press("Enter")
    assert my_turn(guest)
    choose(guest)  # where to
    while my_turn(guest) and guest.state.get("prompt") != "journey":
        choose(guest)
    was = guest.state
    tab_to(guest, "[role=gridcell]", "Shift+Tab")
    coach = was["view"]["coach"]["hex"]
    here = guest.page.locator("[role=gridcell]:focus")
    expect(here).to_have_attribute("aria-label", _begins(coach))
    guest.page.keyboard.press("ArrowRight")
    guest.page.keyboard.press("ArrowLeft")
    expect(here).to_have_attribute("aria-label", _begins(coach))
    guest.page.keyboard.press("n")
    marked = {element for option in was["options"] for element in option["elements"] if "hex:" in element}
    label = here.get_attribute("aria-label") or ""
    assert f"hex:{label.partition(',')[0]}" in marked
    guest.page.keyboard.press("Enter")
    moved_on(guest, was)


def _begins(hex: str) -> re.Pattern[str]:
    return re.compile(f"^{hex},")


def test_a_whole_game_against_a_bot(house: Running, welcome: Welcome) -> None:
    stage = ScriptedTable(house, people=1, turn_limit=3)
    visitor = welcome(house)
    visitor.visit(stage.door(COACH))
    arrived(visitor)
    while my_turn(visitor):
        choose(visitor)
    expect(visitor.page.locator("#result-title")).to_be_visible()
    tab_to(visitor, "a[href^='/replay/']")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_role("slider")).to_be_visible()


def test_settings_and_escape(guest: Visitor) -> None:
    guest.visit()
    tab_to(guest, "header button")
    guest.page.keyboard.press("Enter")
    dialog = guest.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(guest.page.locator("header button:focus")).to_have_count(1)


def test_the_dock_keeps_the_focus_between_choices(house: Running, welcome: Welcome) -> None:
    """The pressed button goes away with its question; the keyboard must not start at the top again."""
    stage = ScriptedTable(house, people=1)
    visitor = welcome(house)
    visitor.visit(stage.door(COACH))
    arrived(visitor)
    choose(visitor)
    assert my_turn(visitor)
    assert visitor.page.evaluate("() => document.activeElement.closest('.dock') !== null")
    expect(dock(visitor)).to_contain_text(visitor.say(f"stage-coach-prompt-{visitor.state['prompt']}"))
    assert buttons(visitor).count() > 1
