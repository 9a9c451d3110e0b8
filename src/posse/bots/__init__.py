"""Bots: a view and some options in, one of the options out."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from posse.bots import anyone, pony_express, stage_coach
from posse.bots.bot import Bot
from posse.kernel import Illegal, Seat

Maker = Callable[[Seat, random.Random], Bot[Any]]

_ANYONE: Final[dict[str, Maker]] = {"random": lambda _seat, rng: anyone.Random(rng)}
_BOTS: Final[dict[str, dict[str, Maker]]] = {
    "stage-coach": stage_coach.BOTS,
    "pony-express": pony_express.BOTS,
}


def names(game: str) -> tuple[str, ...]:
    """The bots that play this game, the simplest first."""
    return (*_ANYONE, *_BOTS.get(game, {}))


def seat(game: str, name: str, at: Seat, rng: random.Random) -> Bot[Any]:
    """A bot of this name for this seat."""
    maker = {**_ANYONE, **_BOTS.get(game, {})}.get(name)
    if maker is None:
        raise Illegal("unknown-bot", bot=str(name)[:40], known=names(game))
    return maker(at, rng)


__all__ = ["Bot", "Maker", "names", "seat"]
