"""A drawing of a game's table for the terminal: the game's own, or a plain list of what a seat sees."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from rich.console import RenderableType
from rich.text import Text

from posse.games import load_package
from posse.kernel import Element, View
from posse.words import Words


def draw(game: str, view: View, words: Words, width: int, marked: Collection[Element]) -> RenderableType:
    """Draw the table as this view shows it, and mark the elements that can be chosen."""
    own = load_package(game).loaded_terminal
    return own(view, words, width, marked) if own is not None else Text("\n".join(_lines(view.plain())))


def _lines(value: object, name: str = "", indent: int = 0) -> Iterator[str]:
    """Yield one line for each field, nested ones indented."""
    head = " " * indent + (f"{name}: " if name else "")
    if isinstance(value, dict):
        if name:
            yield head.rstrip()
        for key, inner in value.items():
            yield from _lines(inner, str(key).replace("_", " "), indent + 2 * bool(name))
    elif isinstance(value, list | tuple) and any(isinstance(item, dict | list | tuple) for item in value):
        yield head.rstrip()
        for number, item in enumerate(value):
            yield from _lines(item, str(number), indent + 2)
    elif isinstance(value, list | tuple):
        yield head + (" ".join(map(_shown, value)) or "-")
    else:
        yield head + _shown(value)


def _shown(value: object) -> str:
    return "-" if value is None else str(value)
