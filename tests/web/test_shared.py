"""Several people on one device, with a curtain between them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.browser import Message, Visitor
from web.screens import SCREENS, Sights
from web.stage_coach_page import buttons

pytestmark = pytest.mark.long


def told(visitor: Visitor, seat: int) -> Message:
    """The last state of one of the seats on this device."""
    states = [line.state for line in visitor.lines if line.state]
    return next(state for state in reversed(states) if state["view"]["seat"] == seat)


def choose(visitor: Visitor, seat: int, choice: str) -> None:
    """Whoever sits there presses the button of this choice."""
    visitor.until(lambda: "prompt" in told(visitor, seat))
    expect(buttons(visitor)).to_have_count(len(told(visitor, seat)["options"]))
    label = visitor.say(f"stage-coach-action-{choice.split()[0]}", **_arguments(choice))
    buttons(visitor).filter(has=visitor.page.get_by_text(label, exact=True)).click()


def _arguments(choice: str) -> dict[str, str]:
    kind, *rest = choice.split()
    names = {"destination": "town", "turn": "to", "designate": "warrior"}
    return {names[kind]: rest[0]} if rest else {}


def test_the_slip_is_never_in_the_page_but_while_the_coach_looks(guest: Visitor, seen: Sights) -> None:
    SCREENS["curtain"](guest, seen)
    page = guest.page
    towns = [guest.say("stage-coach-town", town=town) for town in ("north", "south")]

    def behind_the_curtain(name: str) -> None:
        expect(page.get_by_role("heading", name=guest.say("page-curtain-title", name=name))).to_be_visible()
        expect(page.locator("[role=grid]")).to_have_count(0)
        assert not [town for town in towns if town in page.content()]

    behind_the_curtain("Ann")
    guest.button("page-curtain-look", name="Ann").click()
    page.locator("[role=grid]").wait_for()
    choose(guest, 0, "destination south")
    slip = guest.button("page-sc-slip-folded")
    slip.click()
    expect(page.get_by_text(guest.say("page-sc-slip-open", destination="south"))).to_be_visible()
    choose(guest, 0, "turn e")

    behind_the_curtain("Bill")
    guest.button("page-curtain-look", name="Bill").click()
    page.locator("[role=grid]").wait_for()
    expect(page.get_by_text(guest.say("page-sc-slip-sealed"))).to_be_visible()
    secrets = [
        guest.say("page-sc-slip-folded"),
        *[guest.say("page-sc-slip-open", destination=town) for town in ("north", "south")],
        *[guest.say("stage-coach-event-destined", town=town) for town in ("north", "south")],
    ]
    assert not [secret for secret in secrets if secret in page.content()]
    choose(guest, 1, "designate w1")

    behind_the_curtain("Ann")
    page.reload()
    behind_the_curtain("Ann")
    guest.button("page-curtain-look", name="Ann").click()
    expect(guest.button("page-sc-slip-folded")).to_be_visible()
