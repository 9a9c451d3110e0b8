"""The front page."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import expect

from server.server_process import Running
from web.browser import DESK, PHONE, Visitor
from web.conftest import Welcome
from web.scripted_tables import COACH, RIDERS, ScriptedTable, before, script
from web.stage_coach_page import arrived

pytestmark = pytest.mark.long

SCRIPT = 100_000
"""Bytes of script, gzipped, that the front page may need to be painted."""


def test_the_front_page_paints_with_little_script_and_without_a_complaint(guest: Visitor) -> None:
    scripts: list[bytes] = []
    guest.page.on(
        "response",
        lambda answer: scripts.append(answer.body()) if answer.request.resource_type == "script" else None,
    )
    guest.visit()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(guest.say("page-greeting"))
    guest.page.wait_for_load_state("networkidle")
    size = sum(len(gzip.compress(script, 9, mtime=0)) for script in scripts)
    assert 0 < size < SCRIPT


def test_the_tab_says_when_it_is_ones_turn(house: Running, welcome: Welcome) -> None:
    """At the table, and on the front page too."""
    steps = script()
    stage = ScriptedTable(house)
    stage.put(steps[: before(steps, "journey", after=20)])
    for seat, turn in ((COACH, True), (RIDERS, False)):
        visitor = welcome(house)
        badge = visitor.page.locator('link[rel=icon][href="/favicon-turn.svg"]')
        mine = visitor.page.get_by_role("region", name=visitor.say("page-your-tables"))
        visitor.visit(stage.door(seat))
        arrived(visitor)
        expect(badge).to_have_count(int(turn))
        visitor.visit()
        expect(mine.get_by_text(visitor.say("page-your-turn"))).to_have_count(int(turn))
        expect(badge).to_have_count(int(turn))
        assert visitor.page.title().startswith("●") == turn


JUMPS = """
window.jumped = 0;
new PerformanceObserver((list) => list.getEntries().forEach((one) => {
  if (!one.hadRecentInput) jumped += one.value;
})).observe({ type: "layout-shift", buffered: true });
"""
LITTLE = 0.05
"""Of the window, moved by as much of its height: nobody presses the wrong thing by it."""


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_nothing_jumps_while_a_page_arrives(house: Running, welcome: Welcome, size: tuple[int, int]) -> None:
    stage = ScriptedTable(house)
    for path in ("/", stage.door(COACH), stage.door(None)):
        visitor = welcome(house, size=size)
        visitor.context.add_init_script(JUMPS)
        visitor.visit(path)
        visitor.page.wait_for_load_state("networkidle")
        assert visitor.page.evaluate("() => jumped") < LITTLE, path
