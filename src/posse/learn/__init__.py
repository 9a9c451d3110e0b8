"""Doors for researchers: PettingZoo, Gymnasium, OpenSpiel, and a text door for language models.

Each is loaded when it is asked for; the first three need the extra `learn`.  See docs/learning.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from posse.learn.layout import Layout
from posse.learn.sequential import payoffs
from posse.learn.layout import layout

if TYPE_CHECKING:
    from posse.learn.solo import Solo
    from posse.learn.spiel import SpielGame
    from posse.learn.text_environment import TextEnvironment
    from posse.learn.zoo import Zoo

__all__ = ["Layout", "gymnasium", "layout", "openspiel", "payoffs", "pettingzoo", "text"]


def pettingzoo(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    chance: int | str | None = None,
    layout: Layout | None = None,
) -> Zoo:
    """An AEC environment with an agent for each seat.  `chance` is the seed until `reset` brings another."""
    _need("gymnasium", "numpy", "pettingzoo")
    from posse.learn.zoo import Zoo

    return Zoo(game, seats, options, chance, layout)


def gymnasium(
    game: str,
    seat: int = 0,
    rivals: str | Sequence[str] = "greedy",
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    layout: Layout | None = None,
) -> Solo:
    """An environment for one seat; bots of ours have the others: one name for all, or one for each."""
    _need("gymnasium", "numpy")
    from posse.learn.solo import Solo

    return Solo(game, seat, rivals, seats, options, layout)


def openspiel(game: str, seats: int | None = None, options: Mapping[str, object] | None = None) -> SpielGame:
    """The game as a `pyspiel.Game`."""
    _need("numpy", "pyspiel")
    from posse.learn.spiel import load

    return load(game, seats, options)


def text(
    game: str,
    seat: int | None = None,
    rivals: str | Sequence[str] = "greedy",
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    language: str = "en",
    seed: int | str = 0,
) -> TextEnvironment:
    """The game in words: one seat against bots, or without a seat all of them in turn."""
    from posse.learn.text_environment import TextEnvironment

    return TextEnvironment(game, seat, rivals, seats, options, language, seed)


def _need(*modules: Iterable[str]) -> None:
    """Say what to install, before a library of somebody else's fails with less to go on."""
    from importlib.util import find_spec

    missing = [str(module) for module in modules if find_spec(str(module)) is None]
    if missing:
        wanted = ", ".join(missing)
        raise ImportError(
            f"{wanted} is not installed: run python3 run.py install learn, or pip install 'posse[learn]'"
        )
