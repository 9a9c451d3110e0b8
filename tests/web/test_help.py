"""Help at the table: take back, reasons, hints, orders; and settings that stay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from server.server_process import Running
from web.browser import Visitor
from web.conftest import Welcome
from web.scripted_tables import COACH, RIDERS, ScriptedTable, before, script
from web.stage_coach_page import arrived, buttons, dock, hexagon, hint, moved_on, place, press

pytestmark = pytest.mark.long


@pytest.fixture
def coach(house: Running, welcome: Welcome) -> Visitor:
    """In the middle of a journey, against a bot's place kept by a person who does nothing."""
    steps = script()
    stage = ScriptedTable(house)
    stage.put(steps[: before(steps, "journey", after=20)])
    visitor = welcome(house)
    visitor.visit(stage.door(COACH))
    arrived(visitor)
    return visitor


def test_a_choice_is_taken_back(coach: Visitor) -> None:
    was = coach.state
    press(coach, "ahead")
    assert coach.state["view"]["coach"]["hex"] != was["view"]["coach"]["hex"]
    now = coach.state
    coach.button("page-undo").click()
    moved_on(coach, now)
    assert coach.state["view"] == was["view"]
    assert coach.state["options"] == was["options"]
    said = coach.say("page-log-undone", who="Ann")
    expect(coach.page.get_by_role("tabpanel")).to_contain_text(said)


def test_a_hint_is_marked_and_can_be_followed(coach: Visitor) -> None:
    choice = hint(coach)
    assert choice in [one["words"] for one in coach.state["options"]]
    press(coach, choice)
    expect(dock(coach).locator(".hinted")).to_have_count(0)


def test_pointing_where_nothing_can_be_done_says_why(coach: Visitor) -> None:
    was = coach.state
    hexagon(coach, "u7").click()
    notice = dock(coach).locator(".notice")
    expect(notice).not_to_be_empty()
    assert "⟦" not in notice.inner_text()
    assert coach.state == was


def test_pointing_at_a_piece_narrows_the_choices(coach: Visitor) -> None:
    many = len(coach.state["options"])
    hexagon(coach, coach.state["view"]["coach"]["hex"]).click()
    fewer = sum("coach" in one["elements"] for one in coach.state["options"])
    assert 1 < fewer < many
    expect(buttons(coach)).to_have_count(fewer)
    coach.page.keyboard.press("Escape")
    expect(buttons(coach)).to_have_count(many)


def test_the_board_as_a_list_can_be_pointed_at(coach: Visitor) -> None:
    coach.page.get_by_role("tab", name=coach.say("page-tab-list")).click()
    many = len(coach.state["options"])
    line = re.compile(re.escape(coach.say("page-sc-line-coach", hex="?", to="e", strength=0).split("?")[0]))
    coach.page.get_by_role("tabpanel").get_by_role("button", name=line).click()
    expect(buttons(coach)).not_to_have_count(many)
    assert place(coach.state, "ahead") is not None


def test_a_standing_order_is_kept_and_obeyed(house: Running, welcome: Welcome) -> None:
    steps = script()
    at = before(steps, "contact")
    stage = ScriptedTable(house)
    stage.put(steps[: at - 1])
    visitor = welcome(house)
    visitor.visit(stage.door(COACH))
    arrived(visitor)
    visitor.page.get_by_role("tab", name=visitor.say("page-tab-orders")).click()
    panel = visitor.page.get_by_role("tabpanel")
    expect(panel).to_contain_text(visitor.say("page-orders-none"))
    panel.get_by_role("combobox").select_option("leave contact")
    panel.get_by_role("button", name=visitor.say("page-orders-give")).click()
    expect(panel.get_by_role("listitem")).to_have_count(1)
    visitor.page.reload()
    arrived(visitor)
    visitor.page.get_by_role("tab", name=visitor.say("page-tab-orders")).click()
    expect(panel.get_by_role("listitem")).to_have_count(1)
    assert steps[at - 1].seat == RIDERS
    stage.put(steps[at - 1 : at])
    visitor.until(lambda: visitor.state["view"]["phase"]["phase"] != "Riding")
    stage.put([step for step in steps[at : at + 2] if step.seat == RIDERS])
    visitor.until(lambda: visitor.state.get("prompt") != "contact")


def test_settings_stay(guest: Visitor) -> None:
    guest.visit()
    guest.button("page-settings").click()
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_label(guest.say("page-your-name")).fill("Calamity")
    dialog.get_by_role("radio", name=guest.say("page-light-dark")).check()
    dialog.get_by_role("radio", name=guest.say("page-motion-reduced")).check()
    dialog.get_by_role("radio", name=re.compile("150")).check()
    dialog.get_by_role("radio", name=guest.say("page-skin-raiders")).check()
    dialog.get_by_role("switch", name=guest.say("page-sound")).check()
    guest.button("page-done").click()
    guest.page.reload()
    guest.button("page-settings").click()
    expect(dialog.get_by_label(guest.say("page-your-name"))).to_have_value("Calamity")
    expect(dialog.get_by_role("radio", name=guest.say("page-light-dark"))).to_be_checked()
    expect(dialog.get_by_role("switch", name=guest.say("page-sound"))).to_be_checked()
    root = guest.page.locator("html")
    expect(root).to_have_attribute("data-light", "dark")
    expect(root).to_have_attribute("data-motion", "reduced")
    expect(root).to_have_css("font-size", "24px")
    expect(guest.page.get_by_text(guest.say("stage-coach-role-indians-raiders"), exact=True)).to_be_visible()
