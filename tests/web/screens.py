"""Every screen there is, and the way to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

from posse.kernel import games
from server.server_process import Running, make
from web.bot_tables import BotTable
from web.browser import Visitor
from web.scripted_tables import COACH, GAME, RIDERS, ScriptedTable, before, script
from web.stage_coach_page import arrived, dock

OTHERS: Final = tuple(game for game in games() if game != GAME)
"""Stage Coach is toured moment by moment, every other game by the same few screens."""
FURTHER: Final = 4
"""So many choices on, there is something to see."""


@dataclass(frozen=True)
class Sights:
    """Tables at which there is something to see."""

    waiting: str
    journey: ScriptedTable
    contact: ScriptedTable
    over: ScriptedTable
    begun: Callable[[str], BotTable]
    """A table of another game, some way on; made when somebody wants to see it."""
    ended: Callable[[str], BotTable]


Way = Callable[[Visitor, Sights], None]


def sights(server: Running) -> Sights:
    steps = script()
    journey, contact, over = (
        ScriptedTable(server, name) for name in ("Dry Fork", "Bitter Creek", "Last Chance")
    )
    journey.put(steps[: before(steps, "journey", after=20)])
    journey.say(COACH, "Fine weather for a drive.")
    journey.say(RIDERS, "North or south, neighbour?")
    contact.put(steps[: before(steps, "contact")])
    over.put(steps)
    with server.client() as host:
        waiting, _ = make(host, GAME, name="Sweetwater", open=True)

    @cache
    def begun(game: str) -> BotTable:
        found = BotTable(server, game, "Red Dog")
        found.go_on(FURTHER)
        return found

    @cache
    def ended(game: str) -> BotTable:
        found = BotTable(server, game, "Slumgullion")
        found.end()
        return found

    return Sights(waiting, journey, contact, over, begun, ended)


def _lobby(visitor: Visitor, _: Sights) -> None:
    visitor.visit()
    visitor.page.get_by_role("heading", level=2).first.wait_for()


def _settings(visitor: Visitor, sights: Sights) -> None:
    _lobby(visitor, sights)
    visitor.button("page-settings").click()
    visitor.page.get_by_role("dialog").wait_for()


def _make(visitor: Visitor, sights: Sights) -> None:
    _lobby(visitor, sights)
    visitor.button("page-make-table").click()
    visitor.page.get_by_role("dialog").get_by_text(visitor.say("page-make-rules")).click()


def _waiting(visitor: Visitor, sights: Sights) -> None:
    visitor.visit(f"/t/{sights.waiting}")
    visitor.page.get_by_role("heading", name=visitor.say("page-waiting-title")).wait_for()


def _journey(visitor: Visitor, sights: Sights) -> None:
    visitor.visit(sights.journey.door(COACH))
    arrived(visitor)


def _contact(visitor: Visitor, sights: Sights) -> None:
    visitor.visit(sights.contact.door(RIDERS))
    arrived(visitor)


def _watching(visitor: Visitor, sights: Sights) -> None:
    visitor.visit(sights.contact.door(None))
    arrived(visitor)


def _tab(name: str) -> Way:
    def tab(visitor: Visitor, sights: Sights) -> None:
        _journey(visitor, sights)
        visitor.page.get_by_role("tab", name=visitor.say(f"page-tab-{name}")).click()
        visitor.page.wait_for_load_state("networkidle")

    return tab


def _dialog(key: str) -> Way:
    def dialog(visitor: Visitor, sights: Sights) -> None:
        _journey(visitor, sights)
        visitor.button(key).click()
        visitor.page.get_by_role("dialog").wait_for()

    return dialog


def _curtain(visitor: Visitor, _: Sights) -> None:
    visitor.visit()
    visitor.button("page-make-table").click()
    dialog = visitor.page.get_by_role("dialog")
    dialog.get_by_role("radio", name=visitor.say(f"{GAME}-title")).check()
    dialog.get_by_role("radio", name=visitor.say("page-company-device")).check()
    for role, name in (("coach", "Ann"), ("indians", "Bill")):
        dialog.get_by_role("textbox", name=visitor.say(f"stage-coach-role-{role}")).fill(name)
    dialog.get_by_role("button", name=visitor.say("page-make-begin")).click()
    visitor.page.get_by_role("heading", name=visitor.say("page-curtain-title", name="Ann")).wait_for()


def _result(visitor: Visitor, sights: Sights) -> None:
    visitor.visit(sights.over.door(COACH))
    arrived(visitor)
    visitor.page.locator("#result-title").wait_for()


def _replay(visitor: Visitor, sights: Sights) -> None:
    _result(visitor, sights)
    visitor.visit(f"/replay/{sights.over.table}?step=60")
    visitor.page.locator("[role=grid]").wait_for()


def _nowhere(path: str) -> Way:
    def nowhere(visitor: Visitor, _: Sights) -> None:
        visitor.expect("404")
        visitor.visit(path)
        visitor.page.get_by_role("alert").wait_for()

    return nowhere


def _turn(game: str) -> Way:
    def turn(visitor: Visitor, sights: Sights) -> None:
        visitor.visit(sights.begun(game).door())
        visitor.until(lambda: visitor.asked)
        dock(visitor).wait_for()

    return turn


def _in_words(game: str) -> Way:
    def in_words(visitor: Visitor, sights: Sights) -> None:
        _turn(game)(visitor, sights)
        visitor.page.get_by_role("tab", name=visitor.say("page-tab-list")).click()

    return in_words


def _end(game: str) -> Way:
    def end(visitor: Visitor, sights: Sights) -> None:
        visitor.visit(sights.ended(game).door())
        visitor.page.locator("#result-title").wait_for()

    return end


def _again(game: str) -> Way:
    def again(visitor: Visitor, sights: Sights) -> None:
        visitor.visit(f"/replay/{sights.ended(game).table}?step=40")
        visitor.page.get_by_role("region", name=visitor.say("page-reel")).wait_for()

    return again


SCREENS: Final[dict[str, Way]] = {
    "lobby": _lobby,
    "settings": _settings,
    "make-table": _make,
    "waiting": _waiting,
    "journey": _journey,
    "contact": _contact,
    "watching": _watching,
    "talk": _tab("chat"),
    "rules": _tab("rules"),
    "board-in-words": _tab("list"),
    "orders": _tab("orders"),
    "invite": _dialog("page-share-title"),
    "leave": _dialog("page-leave"),
    "curtain": _curtain,
    "result": _result,
    "replay": _replay,
    "nowhere": _nowhere("/nowhere"),
    "no-table": _nowhere("/t/nosuchtable"),
    **{f"{game}-turn": _turn(game) for game in OTHERS},
    **{f"{game}-in-words": _in_words(game) for game in OTHERS},
    **{f"{game}-result": _end(game) for game in OTHERS},
    **{f"{game}-replay": _again(game) for game in OTHERS},
}


def go(visitor: Visitor, screen: str, sights: Sights) -> None:
    """To a screen; all of it is there, and stands still."""
    SCREENS[screen](visitor, sights)
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.evaluate("() => document.fonts.ready.then(() => undefined)")
