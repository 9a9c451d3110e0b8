"""What a person does at a table of Stage Coach: read the dock, press a button, point at the map."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from web.visitor import Message, Visitor


def dock(visitor: Visitor) -> Locator:
    return visitor.page.locator("section[aria-labelledby=dock-title]")


def buttons(visitor: Visitor) -> Locator:
    """The answers, each a button."""
    return dock(visitor).locator("button.choice-button")


def hexagon(visitor: Visitor, hex: str) -> Locator:
    return visitor.page.locator(f'[role=gridcell][aria-label^="{hex},"]')


def arrived(visitor: Visitor) -> None:
    """The board is there, and the page shows what it was told last."""
    visitor.until(lambda: bool(visitor.state))
    visitor.page.locator("[role=grid]").wait_for()
    if visitor.asked and not visitor.over:
        expect(buttons(visitor)).to_have_count(len(visitor.state["options"]))


def my_turn(visitor: Visitor) -> bool:
    """Wait until one is asked, with the choices in sight; False when the game is over instead."""
    visitor.until(lambda: visitor.asked or visitor.over)
    if visitor.over:
        return False
    expect(buttons(visitor)).to_have_count(len(visitor.state["options"]))
    return True


def moved_on(visitor: Visitor, from_state: Message) -> None:
    visitor.until(lambda: visitor.state["seq"] > from_state["seq"])


def number(visitor: Visitor, wanted: str) -> int:
    """Which of the choices begins like this."""
    options = visitor.state["options"]
    return next(at for at, one in enumerate(options) if re.match(wanted, one["words"]))


def press(visitor: Visitor, wanted: str = "") -> None:
    """Choose by a button of the dock: the first whose words begin so."""
    now = visitor.state
    buttons(visitor).nth(number(visitor, wanted)).click()
    moved_on(visitor, now)


def hint(visitor: Visitor) -> Locator:
    """Ask what a bot would do: the button that is marked."""
    dock(visitor).get_by_role("button", name=visitor.say("page-hint"), exact=True).click()
    marked = dock(visitor).locator("button.hinted")
    expect(marked).to_have_count(1)
    return marked


def place(state: Message, option: int) -> str | None:
    """The hex that means this choice and no other."""
    for element in state["options"][option]["elements"]:
        others = [one for one in state["options"] if element in one["elements"]]
        if element.startswith("hex:") and len(others) == 1:
            return str(element.removeprefix("hex:"))
    return None


def follow_hint(visitor: Visitor, *, on_map: bool) -> bool:
    """Do what a bot would; whether it was by pointing at the map."""
    now = visitor.state
    marked = hint(visitor)
    texts = buttons(visitor).all_inner_texts()
    hex = place(now, texts.index(marked.inner_text()))
    if on_map and hex is not None:
        hexagon(visitor, hex).click()
    else:
        marked.click()
    moved_on(visitor, now)
    return on_map and hex is not None
