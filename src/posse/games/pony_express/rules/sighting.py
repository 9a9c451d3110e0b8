"""What a shooter sees: where everybody stands, how wide shots spread, and the odds of each aim.

For drawing and for screen readers; nothing here decides anything.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import sqrt
from typing import TYPE_CHECKING, Final

from posse.games.pony_express.rules import rolls, shots
from posse.games.pony_express.rules.actions import AIM_BOUNDS, Aim
from posse.games.pony_express.rules.aiming import search
from posse.games.pony_express.rules.gunfight import DRUNK, Aiming, Drawing, Missed, Struck
from posse.games.pony_express.rules.options import TREMORS
from posse.games.pony_express.rules.spaces import Ambush
from posse.games.pony_express.rules.table import Race
from posse.kernel import Scene

if TYPE_CHECKING:
    from posse.games.pony_express.rules.flow import Phase

MIDWAY: Final = 600.0
"""The way after which bend and spread are told, in mm: about as far as the target."""

SHOOTING: Final = (Drawing, Aiming, Struck, Missed, Ambush)


def sighting(t: Race, phase: Phase) -> dict[str, object] | None:
    """Return the scene of the shot that is being prepared; None when there is none."""
    if isinstance(phase, Ambush):
        return _told(t, t.ambush_scene(), t.active, None, False)
    if isinstance(phase, Drawing | Aiming | Struck | Missed):
        bout, drunk = phase.bout, isinstance(phase, Aiming) and phase.drunk
        return _told(t, bout.scene(t), bout.shooter, bout.target, drunk)
    return None


def _told(t: Race, scene: Scene, shooter: int, target: int | None, drunk: bool) -> dict[str, object]:
    tremor = _tremor(t, drunk)
    return {
        "words": list(scene.words()),
        "shooter": shooter,
        "target": target,
        "drunk": drunk,
        "spread": list(_spreads(tremor)),
        "bend": [list(bends) for bends in _bends()],
    }


def _tremor(t: Race, drunk: bool) -> int:
    return TREMORS[t.rules.hand] + (DRUNK if drunk else 0)


def _wanted(t: Race, target: int | None) -> tuple[str, ...]:
    """Return the ids of what is shot at."""
    return tuple([f"i{n}" for n in range(1, len(t.track.spots) + 1)]) if target is None else (f"r{target}",)


@cache
def _spreads(tremor: int) -> tuple[float, ...]:
    """Return one standard deviation of a straight shot in degrees, for each strength: two shots out of three
    stay within it."""
    return tuple([round(_spread(strength, tremor), 1) for strength in _strengths()])


def _spread(strength: int, tremor: int) -> float:
    hand, some = rolls.hand(0, strength, 0, tremor), rolls.spread(strength, 0, tremor)
    aside = sum([roll.aside(MIDWAY) ** 2 + roll.stray**2 for roll in some]) / len(some)
    return sqrt(hand.angle**2 + aside / MIDWAY**2) / shots.DEGREE


@cache
def _bends() -> tuple[tuple[int, ...], ...]:
    """Return for each strength, and each spin to the right, how many millimetres the way has bent aside."""
    spins = range(AIM_BOUNDS["spin"][1] + 1)
    return tuple(
        [
            tuple([round(rolls.roll(100 * strength, spin / 2).aside(MIDWAY)) for spin in spins])
            for strength in _strengths()
        ]
    )


def _strengths() -> range:
    low, high = AIM_BOUNDS["strength"]
    return range(low, high + 1)


def offered(t: Race, phase: Phase) -> Aim | None:
    """Return a good aim for this board, if somebody is to shoot.  It takes a while to find."""
    if isinstance(phase, Ambush):
        return _offered(t.ambush_scene(), _wanted(t, None), _tremor(t, False))
    if isinstance(phase, Aiming):
        bout = phase.bout
        return _offered(bout.scene(t), _wanted(t, bout.target), _tremor(t, phase.drunk))
    return None


@lru_cache(64)
def _offered(scene: Scene, wanted: tuple[str, ...], tremor: int) -> Aim:
    """Return a good aim for this board: it hits what is wanted, and spares those who only stand there."""

    def value(touched: tuple[str, ...], _fell: tuple[str, ...]) -> float:
        if not touched or (touched[0] not in wanted and touched[0].startswith("i")):
            return 0.0
        return 1.0 if touched[0] in wanted else -1.0

    return search(scene, tremor, value)


# --- odds ---


def odds(t: Race, phase: Phase, aim: Aim) -> tuple[int, int] | None:
    """Return how many of a hundred such shots touch the target first, and how many another rider."""
    if isinstance(phase, Ambush):
        return _odds(t.ambush_scene(), _wanted(t, None), _tremor(t, False), aim)
    if isinstance(phase, Aiming):
        bout = phase.bout
        return _odds(bout.scene(t), _wanted(t, bout.target), _tremor(t, phase.drunk), aim)
    return None


def _odds(scene: Scene, wanted: tuple[str, ...], tremor: int, aim: Aim) -> tuple[int, int]:
    touches = shots.first_touches(scene, aim, tremor).items()
    hits = sum([share for figure, share in touches if figure.id in wanted])
    strays = sum([share for figure, share in touches if figure.id[0] == "r" and figure.id not in wanted])
    return round(100 * hits), round(100 * strays)
