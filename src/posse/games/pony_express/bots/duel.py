"""Gunfights: what is at stake, where to stand and how to aim."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Final

from posse.games.pony_express.bots import aim
from posse.games.pony_express.bots.aim import usual_aim
from posse.games.pony_express.bots.prospects import POOR, RICH, gold_value, prison_cost, table_of
from posse.games.pony_express.rules import RaceView
from posse.games.pony_express.rules.actions import AIM_BOUNDS, PLACES, Aim, Corner
from posse.games.pony_express.rules.aiming import ShotValue, expected
from posse.games.pony_express.rules.bells import bell
from posse.games.pony_express.rules.gunfight import DRUNK, Aiming, Corners, decisive
from posse.games.pony_express.rules.options import TREMORS
from posse.games.pony_express.rules.track import track
from posse.kernel import Action, Scene, Seat

HAND_NOISE: Final = 1
"""One standard deviation of a bot's own hand, in quarter degrees: as with a pointer that is off by three
pixels (docs/physics.md, "Hands")."""

BYSTANDER_PENALTY: Final = 0.3
"""Prison is sometimes cheaper than three steps back; this keeps a bot from hitting a bystander on purpose."""


class Shooter:
    """Chooses corners and aims.  It remembers the last aim, because most shots of a gunfight are the same."""

    def __init__(self, rng: random.Random, spares_bystanders: bool = True) -> None:
        self._rng = rng
        self._spares_bystanders = spares_bystanders
        self._last: tuple[tuple[Scene, int], Aim] | None = None

    def choose_corner(self, view: RaceView) -> Action:
        """Return the corner with the best shots for the mover and the worst for the rival."""
        phase = view.phase
        assert isinstance(phase, Corners)
        mover, other, table = phase.mover, phase.other, table_of(view)
        usual = usual_aim(view.rules, indians=False)[0]

        def outlook(shooter: Seat, target: Seat, corner: int) -> float:
            scene = table.duel_scene(shooter, target, corner)
            value = duel_value(view, shooter, target, phase.final)
            return expected(scene, usual, TREMORS[view.rules.hand], value)

        def merit(corner: int) -> float:
            return outlook(mover, other, corner) - outlook(other, mover, 1 - corner)

        return PLACES[max(Corner, key=merit)]

    def aim_at_rival(self, view: RaceView) -> Aim:
        phase = view.phase
        assert isinstance(phase, Aiming)
        bout, noise = phase.bout, self._hand_noise(view)
        scene = table_of(view).duel_scene(bout.shooter, bout.target, bout.corner)
        tremor = TREMORS[view.rules.hand] + (DRUNK if phase.drunk else 0)
        value = duel_value(view, bout.shooter, bout.target, bout.final)
        usual = usual_aim(view.rules, indians=False)[0]
        near = bystanders(view, bout.shooter, bout.target)
        return _turned(self._aim(scene, tremor, value, usual, near), noise)

    def aim_at_indians(self, view: RaceView) -> Aim:
        noise = self._hand_noise(view)
        scene, usual = table_of(view).ambush_scene(), usual_aim(view.rules, indians=True)[0]
        near = bystanders(view, view.active)
        tremor = TREMORS[view.rules.hand]
        return _turned(self._aim(scene, tremor, ambush_value(view), usual, near), noise)

    def _hand_noise(self, view: RaceView) -> int:
        """The noise of a human hand where players use their own.

        It is drawn before the aim, so that it does not depend on whether the aim was remembered."""
        return round(HAND_NOISE * bell(self._rng)) if view.rules.hand == "own" else 0

    def _aim(self, scene: Scene, tremor: int, value: ShotValue, usual: Aim, near: tuple[str, ...]) -> Aim:
        now = scene, tremor
        if self._last is None or self._last[0] != now:
            spared = near if self._spares_bystanders else ()
            self._last = now, aim.choose_aim(scene, tremor, value, usual, spared)
        return self._last[1]


def _turned(aim: Aim, noise: int) -> Aim:
    low, high = AIM_BOUNDS["angle"]
    return replace(aim, angle=min(max(aim.angle + noise, low), high)) if noise else aim


def bystanders(view: RaceView, *fighting: Seat) -> tuple[str, ...]:
    return tuple([f"r{seat}" for seat in range(len(view.pos)) if seat not in fighting])


def duel_value(view: RaceView, shooter: Seat, target: Seat, final: bool) -> ShotValue:
    """Return the value of a shot in a duel: the rival's gold, or in the `final` duel the game.

    Hitting a bystander loses the duel and means prison as well (PE-R30).
    """
    gold, prize = view.gold[shooter], view.gold[target]
    win, stray = 1.0, -1.0
    if not final:
        # What the rival loses has some value as well.
        win = 1.5 * (gold_value(gold + max((prize + 1) // 2, 1)) - gold_value(gold)) + (0.0 if prize else 1.0)
        stray = -(gold_value(gold) - gold_value(gold // 2)) - prison_cost(gold // 2)

    def value(touched: tuple[str, ...], fell: tuple[str, ...]) -> float:
        struck = decisive(view.rules, shooter, target, touched, fell)
        if struck is None:
            return 0.0
        return win if struck == f"r{target}" else stray

    return value


def ambush_value(view: RaceView) -> ShotValue:
    """Return the value of a shot at the Indians, against a miss, which costs a step for each of them.

    An Indian down is a nugget and a step saved.  Hitting a rider means prison, and no step back (PE-R37).
    """
    gold = view.gold[view.active]
    down = 1 + (RICH if gold >= track().bail else POOR)
    stray = min(0.0, len(track().spots) - prison_cost(gold)) - BYSTANDER_PENALTY
    near = bystanders(view, view.active)

    def value(touched: tuple[str, ...], fell: tuple[str, ...]) -> float:
        if any(name in near for name in touched):
            return stray
        return down * len([name for name in fell if name.startswith("i")])

    return value
