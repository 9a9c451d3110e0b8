"""How far the fast model is from the physics, on boards from games."""

from __future__ import annotations

import random
from statistics import fmean

from bench.boards import boards
from posse import physics
from posse.games.pony_express.rules import rolls, shots
from posse.games.pony_express.rules.actions import Aim
from posse.games.pony_express.rules.aiming import STYLES, towards
from posse.games.pony_express.rules.options import TREMORS
from posse.kernel import Scene
from posse.physics.flick import scene

USUAL = TREMORS["usual"]


def aims(board: Scene, count: int, rng: random.Random) -> list[Aim]:
    """Return aims as bots try them: anywhere on the line, near the target, with or without spin."""
    found = []
    for _ in range(count):
        along, (strength, spin) = rng.randint(-45, 45), rng.choice(STYLES)
        strength, spin = strength + rng.randint(-2, 4), spin + (rng.randint(-2, 2) if spin else 0)
        angle = towards(board, along, strength, spin) + rng.randint(-8, 8)
        found.append(Aim(along, angle, strength, spin))
    return found


Touches = dict[str, float]


def model_way(flick: physics.Flick, angle: int) -> tuple[rolls.Roll, float]:
    """Return the model's roll of a real flick, and what the tremor added to the angle aimed at."""
    return rolls.roll(flick.speed, flick.side / 100), flick.angle / 100000 - angle / 4 * shots.DEGREE


def real_touches(board: Scene, aim: Aim, tremor: int, count: int, seed: bytes) -> Touches:
    """Return how often the physics touches each figure first.

    The model meets the same flicks; what their luck is worth there is taken off (a control variate): that is
    worth ten times as many shots.
    """
    drawn, seen = scene(board), shots.sighted(board, aim.along, aim.angle)
    meant = physics.Aim(aim.along, aim.angle, aim.strength, aim.spin)
    found: Touches = {}

    def met(flick: physics.Flick, weight: float) -> None:
        figure = shots.met(seen, *model_way(flick, aim.angle), 0.0, 0.5)
        if figure is not None:
            found[figure.id] = found.get(figure.id, 0.0) + weight

    for number in range(count):
        flick = physics.tremble(meant, seed, number, tremor)
        for name in physics.shoot(drawn, flick, first_touch=True).touched[:1]:
            found[name] = found.get(name, 0.0) + 1 / count
        met(flick, -1 / count)
    many = 8 * count
    for number in range(count, count + many):
        met(physics.tremble(meant, seed, number, tremor), 1 / many)
    return found


def model_touches(board: Scene, aim: Aim, tremor: int) -> Touches:
    return {figure.id: share for figure, share in shots.first_touches(board, aim, tremor).items()}


def hit_and_stray(board: Scene, touches: Touches) -> tuple[float, float]:
    """Return the chances to touch the rival first, and a bystander."""
    [rival] = [figure for figure in board.figures if figure.at == board.target]
    shooter = next(figure.id for figure in board.figures if figure.at == rival.toward)
    strays = [share for name, share in touches.items() if name[0] == "r" and name not in (rival.id, shooter)]
    return touches.get(rival.id, 0.0), sum(strays)


def gaps(
    count: int, each: int, tremor: int = USUAL, seed: str = "model", games: str = "boards"
) -> list[tuple[float, float, float, float]]:
    """Return, for an aim on each board, the error in hits and in bystanders, and the physics' own chances.
    `games` is the seed of the games that the boards come from."""
    rng = random.Random(seed)
    found = []
    for board in boards(count, seed=games):
        [aim] = aims(board, 1, rng)
        hit, stray = hit_and_stray(board, real_touches(board, aim, tremor, each, seed.encode()))
        one, other = hit_and_stray(board, model_touches(board, aim, tremor))
        found.append((one - hit, other - stray, hit, stray))
    return found


def told(off: list[tuple[float, float, float, float]]) -> list[tuple[str, str, str, str, str]]:
    """Return rows: how far the model is off on average, to which side, in 95% of the boards, at most."""
    rows = []
    for what, at in (("the rival", 0), ("a bystander", 1)):
        wrong = sorted([abs(gap[at]) for gap in off])
        bias = fmean([gap[at] for gap in off])
        within = wrong[min(int(0.95 * len(wrong)), len(wrong) - 1)]
        rows.append((what, f"{fmean(wrong):.3f}", f"{bias:+.3f}", f"{within:.3f}", f"{wrong[-1]:.3f}"))
    return rows


Downs = list[float]
"""How likely none, one, two and three Indians are to fall."""


def downs(count: int, each: int, seed: str = "model", games: str = "boards") -> tuple[Downs, Downs]:
    """Return how many Indians fall in ambushes from games, in the physics and in the model."""
    rng = random.Random(seed)
    real, fast = [0.0] * 4, [0.0] * 4
    for board in boards(count, "ambush", games):
        [aim] = aims(board, 1, rng)
        for share, _, fell in shots.outcomes(board, aim, USUAL):
            fast[_indians(fell)] += share / count
        meant = physics.Aim(aim.along, aim.angle, aim.strength, aim.spin)
        for number in range(each):
            flick = physics.tremble(meant, seed.encode(), number, USUAL)
            real[_indians(physics.shoot(scene(board), flick).fell)] += 1 / each / count
    return real, fast


def _indians(fell: tuple[str, ...]) -> int:
    return len([name for name in fell if name[0] == "i"])
