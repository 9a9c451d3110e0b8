"""What a person does at a table of Stage Coach: read the dock, press a button, point at the map."""

from __future__ import annotations

from playwright.sync_api import Error, Locator, expect

import posse
from posse.words import words
from web.browser import Message, Visitor
from web.scripted_tables import GAME


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
    visitor.until(lambda: visitor.over or not visitor.asked or shown(visitor))


def shown(visitor: Visitor) -> bool:
    """The choices that the page was told last are the ones it offers."""
    count = buttons(visitor).count()  # which may bring a new state
    return count == len(visitor.state.get("options", ()))


def my_turn(visitor: Visitor) -> bool:
    """Wait until one is asked, with the choices in sight; False when the game is over instead."""
    visitor.until(lambda: visitor.over or (visitor.asked and shown(visitor)))
    return not visitor.over


def moved_on(visitor: Visitor, from_state: Message) -> None:
    visitor.until(lambda: visitor.state["seq"] > from_state["seq"])


def labels(visitor: Visitor) -> dict[str, str]:
    """What the buttons say, by the words of their choices."""
    speech, catalogue = words(visitor.language), posse.load(GAME).catalogue
    options = [one["words"] for one in visitor.state["options"]]
    return {one: speech.action(GAME, catalogue.parse(one)) for one in options}


def button(visitor: Visitor, choice: str) -> Locator:
    label = visitor.page.get_by_text(labels(visitor)[choice], exact=True)
    return buttons(visitor).filter(has=label)


def press(visitor: Visitor, beginning: str = "") -> None:
    """Choose by a button of the dock: the first of the choices whose words begin so."""
    now = visitor.state
    try:
        choice = next(one["words"] for one in now["options"] if one["words"].startswith(beginning))
        button(visitor, choice).click(timeout=10_000)
    except (Error, KeyError):
        # In a window the other side may have spoken first, and nobody is asked any more.
        if "options" in now and visitor.state["seq"] == now["seq"]:
            raise
        return
    moved_on(visitor, now)


def hint(visitor: Visitor) -> str:
    """Ask what a bot would do: the choice that is marked."""
    dock(visitor).get_by_role("button", name=visitor.say("page-hint"), exact=True).click()
    marked = dock(visitor).locator("button.hinted")
    expect(marked).to_contain_text(visitor.say("page-hint-this"))
    said = marked.locator("span").first.inner_text()
    return next(choice for choice, label in labels(visitor).items() if label == said)


def place(state: Message, choice: str) -> str | None:
    """The hex that means this choice and no other."""
    options = state["options"]
    for element in next(one["elements"] for one in options if one["words"] == choice):
        if element.startswith("hex:") and sum(element in one["elements"] for one in options) == 1:
            return str(element.removeprefix("hex:"))
    return None


def point(visitor: Visitor, choice: str) -> bool:
    """Choose by pointing at the map, where the choice has a place on it."""
    now = visitor.state
    if (hex := place(now, choice)) is None:
        return False
    hexagon(visitor, hex).click()
    moved_on(visitor, now)
    return True


def follow_hint(visitor: Visitor, *, on_map: bool) -> bool:
    """Do what a bot would; whether it was by pointing at the map."""
    prompt = visitor.state.get("prompt")
    if prompt is None:  # the other side was asked too, and has spoken
        return False
    if prompt == "contact":  # a hint may come too late
        press(visitor)
        return False
    choice = hint(visitor)
    if on_map and point(visitor, choice):
        return True
    press(visitor, choice)
    return False
