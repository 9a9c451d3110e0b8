"""What a shooter has before the eyes: where all stand, how wide the hand goes, and what an aim is worth.

For the page and the ear; nothing here decides anything.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from statistics import NormalDist
from typing import TYPE_CHECKING, Final

from posse.games.pony_express.rules import shots
from posse.games.pony_express.rules.actions import AIM_BOUNDS, AIM_GRID, Aim
from posse.games.pony_express.rules.gunfight import DRUNK, Aiming, Drawing, Missed, Struck
from posse.games.pony_express.rules.spaces import Ambush
from posse.games.pony_express.rules.table import TREMORS, Race
from posse.kernel import Scene

if TYPE_CHECKING:
    from posse.games.pony_express.rules.flow import Phase

SWAYS: Final = tuple([NormalDist().inv_cdf((part + 0.5) / 25) for part in range(25)])
"""Equally likely parts of a normal spread, each by its middle: they stand for all that a hand may do."""


SHOOTING: Final = (Drawing, Aiming, Struck, Missed, Ambush)


def sighting(t: Race, phase: Phase) -> dict[str, object] | None:
    """The scene of the shot that is near; None when there is none."""
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
        # One standard deviation in degrees, for each strength: two shots of three stay within it.
        "spread": [round(_spread(strength, tremor), 1) for strength in range(low, high + 1)],
    }


def _spread(strength: int, tremor: int) -> float:
    row = shots.row(strength)
    return sqrt((row.tremor * tremor / 2) ** 2 + row.roll**2)


# --- odds ---


def odds(t: Race, phase: Phase) -> dict[Aim, tuple[int, int]]:
    """For each aim of the grid: how many shots of a hundred touch what is shot at, and how many touch
    somebody else first."""
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
