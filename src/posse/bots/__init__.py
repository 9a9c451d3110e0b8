"""Bots: a view and some options in, one of the options out."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final

from posse.bots import random_bot
from posse.bots.bot import Bot, Reason
from posse.kernel import Illegal, Seat

Maker = Callable[[Seat, random.Random], Bot[Any]]

LEVELS: Final = ("greenhorn", "cowhand", "deputy", "sheriff", "legend")
"""How well a bot plays, the weakest first; every game has them all."""

USUAL: Final = "deputy"
"""Who fills a seat where nothing else is said: quick, and no fool."""

_ANYONE: Final[dict[str, Maker]] = {"random": lambda _seat, rng: random_bot.Random(rng)}
# A game's own bots are loaded when they are first asked for: they cost more than a server may to start.
_BOTS: Final = {
    "stage-coach": "posse.games.stage_coach.bots",
    "pony-express": "posse.games.pony_express.bots",
    "pappy-winchester": "posse.games.pappy_winchester.bots",
}


def _of(game: str) -> Mapping[str, Maker]:
    own: Mapping[str, Maker] = import_module(_BOTS[game]).BOTS if game in _BOTS else {}
    return {**_ANYONE, **own}


def names(game: str) -> tuple[str, ...]:
    """The bots that play this game: yardsticks, then the levels from the weakest, then the characters."""
    return tuple(_of(game))


def levels(game: str) -> tuple[str, ...]:
    """Those of them that are told apart by strength."""
    return tuple([name for name in names(game) if name in LEVELS])


def characters(game: str) -> tuple[str, ...]:
    """Those that are told apart by temper."""
    found = names(game)
    after = max([found.index(name) for name in found if name in LEVELS], default=len(found)) + 1
    return found[after:]


def usual(game: str) -> str:
    """Who fills a seat where nothing else is said."""
    found = names(game)
    return USUAL if USUAL in found else found[-1]


def best(game: str) -> str:
    """The strongest there is."""
    return (levels(game) or names(game))[-1]


def reasons(game: str) -> tuple[str, ...]:
    """The ids of all that its bots may say of why they chose."""
    own: tuple[str, ...] = import_module(f"{_BOTS[game]}.reasons").REASONS if game in _BOTS else ()
    return own


def seat(game: str, name: str, at: Seat, rng: random.Random) -> Bot[Any]:
    """A bot of this name for this seat."""
    maker = _of(game).get(name)
    if maker is None:
        raise Illegal("unknown-bot", bot=str(name)[:40], known=names(game))
    return maker(at, rng)


__all__ = [
    "LEVELS",
    "Bot",
    "Maker",
    "Reason",
    "best",
    "characters",
    "levels",
    "names",
    "reasons",
    "seat",
    "usual",
]
