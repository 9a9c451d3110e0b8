"""What a person does at a table of Pappy Winchester: bid, pass, draw, send a vehicle, look at a card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator

from games.pappy_winchester.estate import GAME as ESTATE
from games.pappy_winchester.estate import PLOTS, estate, play
from golden.words import put as put_input
from posse.kernel import State
from web.browser import Visitor
from web.pony_express_page import Tables, choose
from web.stage_coach_page import dock
from web.stored_tables import Prepared

GAME: Final = "pappy-winchester"
LOT: Final = 17
RICH: Final = (44, 35, 26)
"""Purses with numbers that nothing else on the table has."""
SECRET: Final = ("move_tokens rumour_tokens", "mines prairie", "forest desert")


def auction(token: str = "rumour", first: int = 0, **particulars: Any) -> State[Any]:
    """Plot 17 is under the hammer, and nobody has spoken yet."""
    given: dict[str, Any] = {"purses": RICH, "secret": SECRET, "tokens": {LOT: token}, "first": first}
    state = estate(**{**given, "common": ["five_plots", "four_isolated"], **particulars})
    play(state, f"chance plot {LOT}")
    return state


def _bought(token: str) -> State[Any]:
    """Seat 0 has just bought the plot with this token on it."""
    state = auction(token, plots=[[1, 2], [5], [10, 13]], cards={"mine3": (6, [0])})
    play(state, "0 bid 2, 1 pass, 2 pass")
    return state


def _last_two(token: str = "rumour", **particulars: Any) -> State[Any]:
    """Seat 1 leads, seat 2 is out, seat 0 may raise, pass, or draw."""
    state = auction(token, first=1, **particulars)
    play(state, "1 bid 3, 2 pass")
    return state


def _start() -> State[Any]:
    state = ESTATE.setup(3, {})
    put_input(ESTATE, state, "chance first 0")
    return state


def last_plot() -> State[Any]:
    """Eighteen plots are sold; the others have passed, and seat 0 may have the last for one note."""
    plots = [plot for plot in PLOTS if plot != LOT]
    state = auction("saloon", first=1, plots=[plots[:6], plots[6:12], plots[12:]], saloon=4)
    play(state, "1 pass, 2 pass")
    return state


PROMPTS: Final[dict[str, Callable[[], State[Any]]]] = {
    "place": _start,
    "bid": _last_two,
    "move": lambda: _bought("move"),
    "rumour": lambda: _bought("rumour"),
}
"""Every question there is, as seat 0 is asked it."""


def begin(tables: Tables, state: State[Any] | None = None, **wanted: Any) -> Prepared:
    return tables.begin(state, game=GAME, **wanted)


def at(tables: Tables, visitor: Visitor, prompt: str, seed: int | None = None) -> Prepared:
    """The visitor sits in seat 0, and is asked this."""
    table = begin(tables, PROMPTS[prompt](), people=3, seed=seed)
    visitor.visit(table.door(0))
    assert asked(visitor)
    assert visitor.state["prompt"] == prompt
    return table


# --- reading ---


def asked(visitor: Visitor) -> bool:
    """Wait until one is asked, and the page says so; False when the game is over instead."""
    visitor.until(lambda: visitor.over or (visitor.asked and _said(visitor)))
    return not visitor.over


def _said(visitor: Visitor) -> bool:
    prompt, place = visitor.state.get("prompt"), dock(visitor)
    if not prompt or not place.count():
        return False
    return visitor.say(f"{GAME}-prompt-{prompt}") in place.inner_text()


def money(visitor: Visitor, notes: int) -> str:
    return visitor.say(f"{GAME}-sum-amount", amount=notes)


# --- doing: on the auctioneer's card, in the dock, on the map ---


def card(visitor: Visitor) -> Locator:
    return visitor.page.locator("section.auction")


def raise_to(visitor: Visitor, notes: int) -> Locator:
    """The bid as one tap on the auctioneer's card."""
    amount = visitor.page.locator(".amount", has_text=money(visitor, notes))
    return card(visitor).locator(".raises button").filter(has=amount)


def place(visitor: Visitor, element: str) -> Locator:
    return visitor.page.locator(f'[data-place="{element}"]')


def bid_in_dock(visitor: Visitor) -> Locator:
    """Whatever bid the dock has set."""
    return dock(visitor).locator(".exact > button")


def point(visitor: Visitor, element: str) -> None:
    """With the mouse: at a plot, or at the mark of a stretch of river or rails."""
    target = place(visitor, element)
    choose(visitor, target.locator("circle.reach" if not element.startswith("plot:") else "path"))
