"""Interfaces for researchers: PettingZoo, Gymnasium, OpenSpiel, and text for language models.

Each is imported when it is first used; the first three need the extra `learn`.  See docs/learning.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from posse.learn.layout import Layout, layout, undeclared
from posse.learn.sequential import payoffs

if TYPE_CHECKING:
    from posse.learn.gymnasium_env import GymnasiumEnv
    from posse.learn.openspiel_game import OpenSpielGame
    from posse.learn.pettingzoo_env import PettingZooEnv
    from posse.learn.text_environment import TextEnvironment

__all__ = ["Layout", "gymnasium", "layout", "openspiel", "payoffs", "pettingzoo", "text", "undeclared"]


def pettingzoo(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    chance: int | str | None = None,
    layout: Layout | None = None,
) -> PettingZooEnv:
    """Make an AEC environment with an agent for each seat.  `chance` is the seed unless `reset` gets one."""
    _need("gymnasium", "numpy", "pettingzoo")
    from posse.learn.pettingzoo_env import PettingZooEnv

    return PettingZooEnv(game, seats, options, chance, layout)


def gymnasium(
    game: str,
    seat: int = 0,
    rivals: str | Sequence[str] | None = None,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    layout: Layout | None = None,
) -> GymnasiumEnv:
    """Make an environment for one seat.  Bots have the others: one name for all, one each, or the usual."""
    _need("gymnasium", "numpy")
    from posse.learn.gymnasium_env import GymnasiumEnv

    return GymnasiumEnv(game, seat, rivals, seats, options, layout)


def openspiel(
    game: str, seats: int | None = None, options: Mapping[str, object] | None = None
) -> OpenSpielGame:
    """Return the game as a `pyspiel.Game`."""
    _need("numpy", "pyspiel")
    from posse.learn.openspiel_game import load_game

    return load_game(game, seats, options)


def text(
    game: str,
    seat: int | None = None,
    rivals: str | Sequence[str] | None = None,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    language: str = "en",
    seed: int | str = 0,
) -> TextEnvironment:
    """Return the game as text: one seat against bots, or, without `seat`, every seat in turn."""
    from posse.learn.text_environment import TextEnvironment

    return TextEnvironment(game, seat, rivals, seats, options, language, seed)


def _need(*modules: str) -> None:
    """Raise an error that says what to install."""
    from importlib.util import find_spec

    missing = [module for module in modules if find_spec(module) is None]
    if missing:
        wanted = ", ".join(missing)
        raise ImportError(
            f"{wanted} is not installed: run python3 run.py install learn, or pip install 'posse[learn]'"
        )
