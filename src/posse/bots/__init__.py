"""Bots: a view and some options in, one of the options out."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final

from posse.bots import anyone
from posse.bots.bot import Bot
from posse.kernel import Illegal, Seat

Maker = Callable[[Seat, random.Random], Bot[Any]]

_ANYONE: Final[dict[str, Maker]] = {"random": lambda _seat, rng: anyone.Random(rng)}
# A game's own bots are loaded when they are first asked for: they cost more than a server may to start.
_BOTS: Final = {
    "stage-coach": "posse.bots.stage_coach",
    "pony-express": "posse.bots.pony_express",
    "pappy-winchester": "posse.bots.pappy_winchester",
}


def _of(game: str) -> Mapping[str, Maker]:
    own: Mapping[str, Maker] = import_module(_BOTS[game]).BOTS if game in _BOTS else {}
    return {**_ANYONE, **own}


def names(game: str) -> tuple[str, ...]:
    """The bots that play this game, the simplest first."""
    return tuple(_of(game))


def seat(game: str, name: str, at: Seat, rng: random.Random) -> Bot[Any]:
    """A bot of this name for this seat."""
    maker = _of(game).get(name)
    if maker is None:
        raise Illegal("unknown-bot", bot=str(name)[:40], known=names(game))
    return maker(at, rng)


__all__ = ["Bot", "Maker", "names", "seat"]
