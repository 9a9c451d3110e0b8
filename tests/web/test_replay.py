"""A finished game again: step by step, from a link, from another's eyes, and another way on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

import posse
from web.browser import Visitor
from web.screens import Sights, go
from web.scripted_tables import COACH, script
from web.stage_coach_page import arrived, press

pytestmark = pytest.mark.long


def slider(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("slider")


def at(visitor: Visitor, step: int) -> None:
    expect(slider(visitor)).to_have_value(str(step))
    expect(visitor.page).to_have_url(re.compile(rf"\?step={step}$"))


def test_slider_keys_and_a_link_to_a_moment(guest: Visitor, seen: Sights) -> None:
    go(guest, "replay", seen)
    expect(slider(guest)).to_have_value("60")
    log = guest.page.locator(".log").first.inner_text()
    guest.button("page-reel-on").click()
    assert int(slider(guest).input_value()) > 60
    guest.button("page-reel-back").click()
    at(guest, 60)
    assert guest.page.locator(".log").first.inner_text() == log
    guest.page.locator("body").press("Home")
    at(guest, 0)
    guest.page.locator("body").press("ArrowRight")
    assert int(slider(guest).input_value()) > 0
    guest.page.locator("body").press("End")
    at(guest, len(script()))
    slider(guest).fill("42")
    at(guest, 42)
    before = guest.page.locator("[role=grid]").inner_html()
    guest.page.goto(guest.page.url)
    expect(slider(guest)).to_have_value("42")
    guest.page.locator("[role=grid]").wait_for()
    expect(
        guest.page.get_by_role("radio", name=re.compile(guest.say("stage-coach-role-coach")))
    ).to_be_checked()
    assert guest.page.locator("[role=grid]").inner_html() == before


def test_it_runs_by_itself_to_the_end(guest: Visitor, seen: Sights) -> None:
    go(guest, "replay", seen)
    slider(guest).fill(str(len(script()) - 2))
    guest.page.get_by_label(guest.say("page-reel-speed")).select_option("four")
    play = guest.page.get_by_role("button", name=guest.say("page-reel-play"), exact=True)
    play.click()
    at(guest, len(script()))
    expect(play).to_be_visible()


def test_what_nobody_knew_is_not_in_everybodys_replay(guest: Visitor, seen: Sights) -> None:
    """The coach sees its own slip from the start; with everybody's eyes it lies folded until the end."""
    go(guest, "replay", seen)
    own = guest.say("page-sc-slip-folded")
    expect(guest.page.get_by_text(own, exact=True)).to_be_visible()
    guest.page.get_by_role("radio", name=guest.say("page-replay-public")).check()
    expect(guest.page.get_by_text(guest.say("page-sc-slip-sealed"))).to_be_visible()
    slider(guest).fill(str(len(script())))
    town = script()[0].words.split()[-1]
    expect(guest.page.get_by_text(guest.say("page-sc-slip-open", destination=town))).to_be_visible()


def test_another_way_on_from_a_moment(guest: Visitor, seen: Sights) -> None:
    go(guest, "replay", seen)
    guest.button("page-branch-go").click()
    expect(guest.page).to_have_url(re.compile("/t/"))
    guest.until(lambda: guest.state.get("ranks") is None and "options" in guest.state)
    arrived(guest)
    assert guest.state["view"]["seat"] == COACH
    press(guest)


def test_the_record_can_be_kept_and_read(guest: Visitor, seen: Sights) -> None:
    go(guest, "result", seen)
    guest.page.get_by_text(guest.say("page-proof"), exact=True).click()
    with guest.page.expect_download() as kept:
        guest.page.get_by_role("button", name=guest.say("page-proof-record"), exact=True).click()
    assert kept.value.suggested_filename.endswith(".posse")
    record = posse.Record.read(kept.value.path())
    assert [words for words in record.inputs if words[0].isdecimal()] == [
        f"{step.seat} {step.words}" for step in script()
    ]
