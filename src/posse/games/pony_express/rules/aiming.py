"""Where to aim: the best aim that a search with the fast model finds.  For bots, and for what a shooter is
offered to begin with."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from posse.games.pony_express.rules import rolls, shots
from posse.games.pony_express.rules.actions import AIM_BOUNDS, Aim
from posse.kernel import Scene

ShotValue = Callable[[tuple[str, ...], tuple[str, ...]], float]
"""Returns the value of a shot from the figures touched and the figures felled."""

PLACES: Final = (0, -22, 22, -44, 44)  # mm along the line
QUICK_PLACES: Final = (0, -30, 30)
STYLES: Final = ((23, 0), (22, 6), (22, -6))  # strength and spin
OFFSETS: Final = (0, -5, 5)  # quarter degrees
STEPS: Final = {"along": 8, "angle": 2, "strength": 1, "spin": 1}
ROUNDS: Final = 4


def expected(scene: Scene, aim: Aim, tremor: int, value: ShotValue) -> float:
    """Return the mean value of such a shot."""
    return sum([share * value(touched, fell) for share, touched, fell in shots.outcomes(scene, aim, tremor)])


def search(scene: Scene, tremor: int, value: ShotValue, rounds: int = ROUNDS) -> Aim:
    """Return the best of a few dozen aims, improved step by step for some rounds; without rounds, the best
    of a dozen."""

    def worth(aim: Aim) -> float:
        return expected(scene, aim, tremor, value)

    tries = _first_tries(scene, PLACES, OFFSETS) if rounds else _first_tries(scene, QUICK_PLACES, (0,))
    best = max(tries, key=worth)
    most = worth(best)
    for _ in range(rounds):
        found = max(_neighbours(best), key=worth)
        if (better := worth(found)) <= most:
            break
        best, most = found, better
    return best


def towards(scene: Scene, along: int, strength: int, spin: int) -> int:
    """Return the angle at which a die with this spin comes to the target."""
    (x, y), _ = shots.path(scene, along, 0.0)
    dx, dy = scene.target[0] - x, scene.target[1] - y
    way = (dx * dx + dy * dy) ** 0.5
    return _within("angle", -round(4 * rolls.roll(100 * strength, spin / 2).aside(way) / way / shots.DEGREE))


def _first_tries(scene: Scene, places: tuple[int, ...], offsets: tuple[int, ...]) -> Iterable[Aim]:
    for along in places:
        for strength, spin in STYLES:
            angle = towards(scene, along, strength, spin)
            for offset in offsets:
                yield Aim(along, _within("angle", angle + offset), strength, spin)


def _neighbours(aim: Aim) -> Iterable[Aim]:
    for name, step in STEPS.items():
        for sign in (-1, 1):
            yield replace(aim, **{name: _within(name, int(getattr(aim, name)) + sign * step)})
    # More spin bends more: the angle goes with it.
    for sign in (-1, 1):
        yield replace(
            aim, spin=_within("spin", aim.spin + sign), angle=_within("angle", aim.angle - 3 * sign)
        )


def _within(name: str, value: int) -> int:
    low, high = AIM_BOUNDS[name]
    return min(max(value, low), high)
