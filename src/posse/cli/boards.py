"""A drawing of each game's table for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final

from rich.console import RenderableType

from posse.games.pappy_winchester import terminal as pappy_winchester
from posse.games.pony_express import terminal as pony_express
from posse.games.stage_coach import terminal as stage_coach
from posse.kernel import Element, View
from posse.words import Words

Draw = Callable[[Any, Words, int, Collection[Element]], RenderableType]
"""View, language, width in characters, and the elements that can be pointed at now."""

_BOARDS: Final[dict[str, Draw]] = {
    "stage-coach": stage_coach.draw,
    "pony-express": pony_express.draw,
    "pappy-winchester": pappy_winchester.draw,
}


def draw(game: str, view: View, words: Words, width: int, marked: Collection[Element]) -> RenderableType:
    return _BOARDS[game](view, words, width, marked)
