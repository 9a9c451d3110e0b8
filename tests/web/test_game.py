"""From a first visit to the end of a game against a bot, from either side."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.browser import Visitor
from web.stage_coach_page import follow_hint, my_turn, point, press

pytestmark = pytest.mark.long


def play_now(guest: Visitor, side: str) -> None:
    cover = guest.page.get_by_role("article", name=guest.say("stage-coach-title"))
    cover.get_by_role("radio", name=guest.say(f"stage-coach-role-{side}")).check()
    cover.get_by_role("button", name=guest.say("page-play-now")).click()


def ended(guest: Visitor, seat: int) -> None:
    """The result says who won, and the slip lies open for everybody."""
    rank, ranks = guest.state["ranks"][seat], guest.state["ranks"]
    verdict = "drawn" if len(set(ranks)) == 1 else "won" if rank == 1 else "lost"
    result = guest.page.get_by_role("region", name=guest.say(f"page-result-{verdict}"))
    expect(result.locator("ol").first.locator("li")).to_have_count(2)
    town = guest.state["view"]["coach"]["destination"]
    slip = guest.say("page-sc-slip-open", destination=town)
    expect(guest.page.get_by_text(slip, exact=True)).to_be_visible()


def test_a_newcomer_drives_the_coach_to_the_end(guest: Visitor) -> None:
    guest.visit()
    play_now(guest, "coach")
    pointed = 0
    while my_turn(guest):
        pointed += follow_hint(guest, on_map=pointed < 8)
    assert pointed >= 3
    ended(guest, 0)


def test_a_newcomer_rides_with_the_indians_to_the_end(guest: Visitor) -> None:
    guest.visit()
    play_now(guest, "indians")
    pointed = 0
    while my_turn(guest):
        if guest.state.get("prompt") == "muster" and pointed < 6:
            press(guest, "ride")
        elif guest.state.get("prompt") == "riding" and pointed < 6:
            pointed += point(guest, guest.state["options"][-1]["words"])
        else:
            press(guest)
    assert pointed >= 4
    ended(guest, 1)
