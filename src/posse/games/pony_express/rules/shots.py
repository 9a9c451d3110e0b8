"""The fast model of a shot: where the die goes until it touches something, from tables fitted to the physics.

For bots, simulations, learners and the odds that are shown.  scripts/fit_shot_model.py makes the numbers in
data/shots.toml; docs/physics.md has the model's error.  It uses only + - * / and square roots, so that a seed
gives the same shot everywhere.
"""

from __future__ import annotations

import random
import tomllib
from functools import cache, lru_cache
from math import sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from posse.kernel.data import data_file

if TYPE_CHECKING:
    from posse.games.pony_express.rules import actions
    from posse.kernel import Aim, Figure, Scene

_DATA: Final = tomllib.loads(data_file("posse.games.pony_express", "shots.toml"))
_HAND: Final[dict[str, float]] = _DATA["hand"]
_STRONGEST, _SOFTEST = 32, 8
_KNOT: Final[float] = _DATA["knot"]
_SIDES: Final[float] = _DATA["sides"]
_ROLLS: Final = list(_DATA["rolls"])
_SPEEDS: Final = [float(row["speed"]) for row in _ROLLS]
_SIZE: Final[dict[str, list[list[float]]]] = _DATA["size"]
_FALL: Final[dict[str, float]] = _DATA["fall"]
_NEAR: Final[float] = _DATA["near"]
_BACK: Final[float] = _DATA["back"]

DEGREE: Final = 0.017453292519943295
CONTACT: Final = 13.0
"""From the middle of the die to the middle of a figure when they touch, about, in mm."""
FULL: Final = 600.0
"""The way after which `stray` is measured, in mm."""
_FAR: Final = 4.5
"""Standard deviations beyond which nothing is considered."""

Vector = tuple[float, float]
Outcomes = tuple[tuple[float, tuple[str, ...], tuple[str, ...]], ...]
"""Probabilities, with the figures touched and the figures felled."""


class Hand(NamedTuple):
    """What the tremor does to an aim: standard deviations."""

    angle: float
    """Radians."""
    speed: float
    """A share of the speed."""
    side: float
    """Millimetres on the face of the die."""


class Roll(NamedTuple):
    """The way of a die that starts with one speed and one strike."""

    bend: tuple[float, ...]
    """Millimetres aside, after every `knot` of the way."""
    reach: float
    stray: float
    """One standard deviation of the way, in mm after 600 mm: what speed and strike do not tell."""
    wide: float
    """Half the width that the die sweeps."""
    over: dict[str, list[float]]
    """How often it flies over each kind of figure after every `knot`, with the usual tremor."""

    def aside(self, way: float) -> float:
        at = way / _KNOT
        knot = min(int(at), len(self.bend) - 2)
        low, high = self.bend[knot], self.bend[knot + 1]
        return low + (high - low) * (at - knot)

    def flies_over(self, kind: str, way: float) -> float:
        shares = self.over[kind]
        return shares[min(int(way / _KNOT + 0.5), len(shares) - 1)]


class Sighted(NamedTuple):
    """A figure, or a part of it, as the shooter sees it."""

    figure: Figure
    ahead: float
    """Along the straight way, to where the die would touch it."""
    across: float
    """Its middle, to the right of the straight way."""
    half: float
    """Half its width across the way."""


# --- the hand and the die ---


@lru_cache(4096)
def hand(along: int, strength: int, spin: int, tremor: int) -> Hand:
    """Return the spread of a flick; `tremor` is in halves."""
    power = (strength - _SOFTEST) / (_STRONGEST - _SOFTEST)
    power *= power
    calm, hard, slip = _HAND["angle"], _HAND["angle_hard"] * power, _HAND["angle_spin"] * spin * spin
    stretch = _HAND["angle_along"] * along
    angle = sqrt(calm * calm + hard * hard + slip * slip + stretch * stretch)
    side = _HAND["side"] + _HAND["side_hard"] * power
    return Hand(angle * tremor / 2, _HAND["speed"] * tremor / 2, side * tremor / 2)


def roll(speed: float, side: float) -> Roll:
    """Return the way of a die, interpolated between four of the table."""
    turned = -side if side < 0 else side
    column = min(turned / _SIDES, len(_ROLLS[0]["reach"]) - 1.001)
    left = int(column)
    row = 1
    while row < len(_SPEEDS) - 1 and _SPEEDS[row] < speed:
        row += 1
    part = (speed - _SPEEDS[row - 1]) / (_SPEEDS[row] - _SPEEDS[row - 1])
    share = column - left
    a, b, c, d = (1 - part) * (1 - share), (1 - part) * share, part * (1 - share), part * share
    slow, fast = _ROLLS[row - 1], _ROLLS[row]
    four = zip(
        slow["bend"][left], slow["bend"][left + 1], fast["bend"][left], fast["bend"][left + 1], strict=True
    )
    if side < 0:
        a, b, c, d = -a, -b, -c, -d
    bend = tuple([a * e + b * f + c * g + d * h for e, f, g, h in four])
    if side < 0:
        a, b, c, d = -a, -b, -c, -d

    def mixed(name: str) -> float:
        low, high = slow[name], fast[name]
        return float(a * low[left] + b * low[left + 1] + c * high[left] + d * high[left + 1])

    over = (slow if part < 0.5 else fast)["over"]
    return Roll(bend, mixed("reach"), mixed("stray"), mixed("wide"), over)


@lru_cache(2048)
def spread(strength: int, spin: int, tremor: int) -> tuple[tuple[Roll, float], ...]:
    """Return rolls that are equally likely, each with its height (see `met`): they stand for all of this
    aim's."""
    found = hand(0, strength, spin, tremor)
    return tuple(
        [
            (roll(100 * strength * (1 + found.speed * one), spin / 2 + found.side * two), height)
            for one, two, height in _DATA["deviations"]
        ]
    )


# --- what is in the way ---


def path(scene: Scene, along: int, angle: float) -> tuple[Vector, Vector]:
    """Return the die's starting point, and the unit vector of its direction."""
    (ax, ay), (bx, by) = scene.line
    length = sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
    ux, uy = (bx - ax) / length, (by - ay) / length
    tx, ty = scene.target
    beyond = ux * (ty - ay) - uy * (tx - ax)
    back = _BACK if beyond > 0 else -_BACK
    x, y = (ax + bx) / 2 + ux * along + uy * back, (ay + by) / 2 + uy * along - ux * back
    dx, dy = tx - x, ty - y
    square = angle * angle
    slope = angle * (1 + square * (1 / 3 + square * 2 / 15))  # the tangent; good enough for a few degrees
    wx, wy = dx - dy * slope, dy + dx * slope
    size = sqrt(wx * wx + wy * wy)
    return (x, y), (wx / size, wy / size)


def sighted(scene: Scene, along: int, angle: int) -> list[Sighted]:
    """Return the figures ahead of a die, the nearest first."""
    start, way = path(scene, along, angle / 4 * DEGREE)
    (sx, sy), (wx, wy) = start, way
    found = []
    for figure in scene.figures:
        for x, y, fx, fy, length, thickness in _boxes(figure):
            dx, dy = x - sx, y - sy
            ahead = dx * wx + dy * wy - CONTACT
            if ahead > 0:
                turned, level = fx * wy - fy * wx, fx * wx + fy * wy
                half = length * (turned if turned > 0 else -turned)
                half += thickness * (level if level > 0 else -level)
                found.append(Sighted(figure, ahead, dy * wx - dx * wy, half))
    found.sort(key=_nearness)
    return found


def _nearness(seen: Sighted) -> float:
    return seen.ahead


@lru_cache(1024)
def _boxes(figure: Figure) -> tuple[tuple[float, float, float, float, float, float], ...]:
    """Return what a die can meet of a figure: for each box its middle, where it faces, half its length and
    half its thickness.  A figure faces along its broad side, and northwards rather than southwards."""
    east, south = 1.0, 0.0
    if figure.toward is not None:
        dx, dy = figure.toward[0] - figure.at[0], figure.toward[1] - figure.at[1]
        size = sqrt(dx * dx + dy * dy)
        east, south = (dy / size, -dx / size) if dx > 0 or (dx == 0 and dy > 0) else (-dy / size, dx / size)
    x, y = figure.at
    return tuple(
        [
            (
                x + east * before - south * right,
                y + south * before + east * right,
                east,
                south,
                length,
                thickness,
            )
            for length, thickness, before, right in _SIZE[figure.kind]
        ]
    )


# --- chances ---


@lru_cache(4096)
def first_touches(scene: Scene, aim: actions.Aim, tremor: int) -> dict[Figure, float]:
    """Return the probability of each figure to be the first that the die touches.

    For some rolls that stand for all, the directions in which a figure is in the way are an interval, less
    those of the figures before it; the tremor of the angle is normal.
    """
    trembling, rolls = hand(aim.along, aim.strength, aim.spin, tremor), spread(aim.strength, aim.spin, tremor)
    lean = max([abs(rolled.bend[-1]) for rolled, _ in rolls]) / (_KNOT * (len(rolls[0][0].bend) - 1))
    lean += _FAR * trembling.angle + 0.07  # as far as a die may get aside, for each mm ahead
    seen = [
        each
        for each in sighted(scene, aim.along, aim.angle)
        if abs(each.across) - each.half - 2 * CONTACT < lean * each.ahead
    ]
    found: dict[Figure, float] = {}
    for rolled, height in rolls:
        covered: list[Vector] = []
        for figure, ahead, across, half in seen:
            if ahead > rolled.reach:
                break
            off, room = across - rolled.aside(ahead), half + rolled.wide
            loose = rolled.stray * ahead / FULL * sqrt(ahead / FULL)
            sway = sqrt(trembling.angle * ahead * trembling.angle * ahead + loose * loose) or 1e-9
            low, high = (off - room) / sway, (off + room) / sway
            if low > _FAR or high < -_FAR or height < rolled.flies_over(figure.kind, ahead):
                continue
            share = _uncovered(low, high, covered) if covered else below(high) - below(low)
            if share > 0:
                found[figure] = found.get(figure, 0.0) + share / len(rolls)
            covered.append((low, high))
    return found


def _uncovered(low: float, high: float, covered: list[Vector]) -> float:
    """Return the probability of an interval, less the parts that others cover."""
    share = below(high) - below(low)
    parts = sorted([(max(a, low), min(b, high)) for a, b in covered if a < high and b > low])
    reached = low
    for start, end in parts:
        if end > reached:
            share -= below(end) - below(max(start, reached))
            reached = end
    return share


def outcomes(scene: Scene, aim: actions.Aim, tremor: int) -> Outcomes:
    """Return what a shot may touch and fell, with the probability of each; first touches only."""
    found: list[tuple[float, tuple[str, ...], tuple[str, ...]]] = []
    left = 1.0
    for figure, share in first_touches(scene, aim, tremor).items():
        left -= share
        for part, fallen in _falls(scene.figures, figure):
            found.append((share * part, (figure.id,), fallen))
    return (*found, (left, (), ()))


@lru_cache(512)
def _falls(figures: tuple[Figure, ...], first: Figure) -> tuple[tuple[float, tuple[str, ...]], ...]:
    """Return which figures may fall when the die touches one: it may take neighbours of its kind with it."""
    if first.kind == "prone":
        return ((1.0, ()),)
    found: dict[tuple[Figure, ...], float] = {(): 1 - _FALL["first"]}
    edges: list[tuple[float, tuple[Figure, ...], int]] = [(_FALL["first"], (first,), 0)]
    while edges:
        share, fallen, at = edges.pop()
        if at == len(fallen):
            found[fallen] = found.get(fallen, 0.0) + share
            continue
        some = [(share, fallen)]
        for other in figures:
            if other.kind == first.kind and other not in fallen and _near(other, fallen[at]):
                some = [
                    branch
                    for part, down in some
                    for branch in ((part * (1 - _FALL["next"]), down), (part * _FALL["next"], (*down, other)))
                ]
        edges += [(part, down, at + 1) for part, down in some]
    return tuple([(share, tuple([figure.id for figure in fallen])) for fallen, share in found.items()])


def _near(one: Figure, other: Figure) -> bool:
    return (one.at[0] - other.at[0]) ** 2 + (one.at[1] - other.at[1]) ** 2 <= _NEAR**2


def sample(
    scene: Scene, aim: Aim, tremor: int, rng: random.Random
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Draw the outcome of a shot: what the die touches first, and what falls.  `tremor` is in halves."""
    trembling = hand(aim.along, aim.strength, aim.spin, tremor)
    turn, loose = trembling.angle * bell(rng), bell(rng)
    rolled = roll(
        100 * aim.strength * (1 + trembling.speed * bell(rng)), aim.spin / 2 + trembling.side * bell(rng)
    )
    figure = met(sighted(scene, aim.along, aim.angle), rolled, turn, loose, rng.random())
    if figure is None:
        return (), ()
    at = rng.random()
    for share, fallen in _falls(scene.figures, figure):
        at -= share
        if at < 0:
            return (figure.id,), fallen
    return (figure.id,), ()


def met(seen: list[Sighted], rolled: Roll, turn: float, loose: float, height: float) -> Figure | None:
    """Return the first figure on the way of a die; `turn` is what the hand added to the angle, `loose` a
    standard deviation of what the roll does by itself, `height` a number from 0 to 1: the less, the higher it
    flies."""
    for figure, ahead, across, half in seen:
        if ahead > rolled.reach:
            return None
        aside = ahead * turn + rolled.aside(ahead) + loose * rolled.stray * ahead / FULL * sqrt(ahead / FULL)
        in_the_way = -half - rolled.wide <= across - aside <= half + rolled.wide
        if in_the_way and height >= rolled.flies_over(figure.kind, ahead):
            return figure
    return None


# --- normal numbers ---


def bell(rng: random.Random) -> float:
    """Return a nearly standard normal number: the sum of twelve uniform ones."""
    draw = rng.random
    return sum([draw() for _ in range(12)]) - 6


_STEPS: Final = 20


@cache
def _bells() -> tuple[float, ...]:
    """Return how likely `bell` is to be less than -6, -5.95, ... up to 6: a sum of powers of twelve."""
    ways, twelve = [1.0], 12
    for k in range(twelve):
        ways.append(-ways[-1] * (twelve - k) / (k + 1))
    below = []
    for step in range(6 * _STEPS + 1):
        total = 0.0
        for k in range(step // _STEPS + 1):
            square = (step / _STEPS - k) * (step / _STEPS - k)
            total += ways[k] * (square * square * square) * (square * square * square)
        below.append(total / 479001600)
    return (*below, *[1 - share for share in below[-2::-1]], 1.0)


def below(value: float) -> float:
    """Return how likely `bell` is to be less than this."""
    if value <= -6:
        return 0.0
    if value >= 6:
        return 1.0
    at = (value + 6) * _STEPS
    table, step = _bells(), int(at)
    return table[step] + (table[step + 1] - table[step]) * (at - step)
