"""What a shooter sees: where everybody stands, how wide shots spread, and the odds of each aim.

For drawing and for screen readers; nothing here decides anything.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from statistics import NormalDist
from typing import TYPE_CHECKING, Final

from posse.games.pony_express.rules import shots
from posse.games.pony_express.rules.actions import AIM_BOUNDS, AIM_GRID, Aim
from posse.games.pony_express.rules.gunfight import DRUNK, Aiming, Drawing, Missed, Struck
from posse.games.pony_express.rules.options import TREMORS
from posse.games.pony_express.rules.spaces import Ambush
from posse.games.pony_express.rules.table import Race
from posse.kernel import Scene

if TYPE_CHECKING:
    from posse.games.pony_express.rules.flow import Phase

SWAYS: Final = tuple([NormalDist().inv_cdf((part + 0.5) / 25) for part in range(25)])
"""Quantiles of a normal distribution, equally likely: they stand for all deviations of a hand."""


SHOOTING: Final = (Drawing, Aiming, Struck, Missed, Ambush)


def sighting(t: Race, phase: Phase) -> dict[str, object] | None:
    """Return the scene of the shot that is being prepared; None when there is none."""
    if isinstance(phase, Ambush):
        return _told(t.ambush_scene(), t.active, None, False, TREMORS[t.rules.hand])
    if isinstance(phase, Drawing | Aiming | Struck | Missed):
        bout, drunk = phase.bout, isinstance(phase, Aiming) and phase.drunk
        return _told(bout.scene(t), bout.shooter, bout.target, drunk, _tremor(t, drunk))
    return None


def _tremor(t: Race, drunk: bool) -> int:
    return TREMORS[t.rules.hand] + (DRUNK if drunk else 0)


def _told(scene: Scene, shooter: int, target: int | None, drunk: bool, tremor: int) -> dict[str, object]:
    low, high = AIM_BOUNDS["strength"]
    return {
        "words": list(scene.words()),
        "shooter": shooter,
        "target": target,
        "drunk": drunk,
        # One standard deviation in degrees, for each strength: two shots out of three stay within it.
        "spread": [round(_spread(strength, tremor), 1) for strength in range(low, high + 1)],
    }


def _spread(strength: int, tremor: int) -> float:
    row = shots.row(strength)
    return sqrt((row.tremor * tremor / 2) ** 2 + row.roll**2)


# --- odds ---


def odds(t: Race, phase: Phase) -> dict[Aim, tuple[int, int]]:
    """Return for each aim of the grid how many shots of a hundred touch the target, and how many touch
    another figure first."""
    if isinstance(phase, Ambush):
        wanted = tuple([f"i{n}" for n in range(1, len(t.track.spots) + 1)])
        return _odds(t.ambush_scene(), wanted, TREMORS[t.rules.hand])
    if isinstance(phase, Aiming):
        bout = phase.bout
        return _odds(bout.scene(t), (f"r{bout.target}",), _tremor(t, phase.drunk))
    return {}


@lru_cache(16)
def _odds(scene: Scene, wanted: tuple[str, ...], tremor: int) -> dict[Aim, tuple[int, int]]:
    found = {}
    for aim in AIM_GRID:
        row, spread = shots.row(aim.strength), _spread(aim.strength, tremor)
        struck = []
        for sway in SWAYS:
            start, way = shots.path(scene, aim.along, (aim.angle / 4 + sway * spread) * shots.DEGREE)
            figure = shots.first(scene, start, way, row.reach, row.width)
            struck.append("" if figure is None else figure.id)
        hits = sum([name in wanted for name in struck])
        strays = sum([name.startswith("r") and name not in wanted for name in struck])
        found[aim] = round(100 * hits / len(SWAYS)), round(100 * strays / len(SWAYS))
    return found
