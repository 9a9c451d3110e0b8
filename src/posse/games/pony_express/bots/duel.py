"""Gunfights: what is at stake, where to stand and how to aim."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Final

from posse.games.pony_express.bots import aim
from posse.games.pony_express.bots.aim import Judge, lesson
from posse.games.pony_express.bots.prospects import POOR, RICH, prison, purse
from posse.games.pony_express.rules import Race, RaceView
from posse.games.pony_express.rules.actions import AIM_BOUNDS, PLACES, Aim, Corner
from posse.games.pony_express.rules.dice import HIDDEN
from posse.games.pony_express.rules.gunfight import DRUNK, Aiming, Corners
from posse.games.pony_express.rules.shots import bell
from posse.games.pony_express.rules.table import TREMORS
from posse.games.pony_express.rules.track import track
from posse.kernel import Action, Scene, Seat

UNSURE: Final = 8
"""One standard deviation of a bot's own hand, in quarter degrees: with it a lone rival is hit about every
second time, as with the usual tremor."""
SCRUPLE: Final = 0.3
"""Prison is sometimes cheaper than three steps back; but one does not shoot bystanders for that."""


class Gunslinger:
    """Remembers the last aim, for most shots of a bout are alike."""

    def __init__(self, rng: random.Random, scruples: bool = True) -> None:
        self._rng = rng
        self._scruples = scruples
        self._last: tuple[tuple[Scene, int], Aim] | None = None

    def corner(self, view: RaceView) -> Action:
        """Where our shots look best and the rival's worst."""
        phase = view.phase
        assert isinstance(phase, Corners)
        mover, other, table = phase.mover, phase.other, laid(view)
        habit = lesson(view.rules, indians=False)[0]

        def outlook(shooter: Seat, target: Seat, corner: int) -> float:
            scene, judge = (
                table.duel_scene(shooter, target, corner),
                duel_judge(view, shooter, target, phase.final),
            )
            tremor = TREMORS[view.rules.hand]
            return aim.worth(scene, habit, tremor, judge, self._rng, aim.GLANCE)

        def merit(corner: int) -> float:
            return outlook(mover, other, corner) - outlook(other, mover, 1 - corner)

        return PLACES[max(Corner, key=merit)]

    def duel(self, view: RaceView) -> Aim:
        phase = view.phase
        assert isinstance(phase, Aiming)
        bout = phase.bout
        scene = laid(view).duel_scene(bout.shooter, bout.target, bout.corner)
        tremor = TREMORS[view.rules.hand] + (DRUNK if phase.drunk else 0)
        judge = duel_judge(view, bout.shooter, bout.target, bout.final)
        habit = lesson(view.rules, indians=False)[0]
        near = bystanders(view, bout.shooter, bout.target)
        return self._flicked(view, self._aim(scene, tremor, judge, habit, near))

    def ambush(self, view: RaceView) -> Aim:
        scene, habit = laid(view).ambush_scene(), lesson(view.rules, indians=True)[0]
        near = bystanders(view, view.active)
        tremor = TREMORS[view.rules.hand]
        return self._flicked(view, self._aim(scene, tremor, ambush_judge(view), habit, near))

    def _flicked(self, view: RaceView, aim: Aim) -> Aim:
        """Where each shoots with their own hand, the gesture decides: a bot's is no surer than anybody's."""
        if view.rules.hand != "own":
            return aim
        low, high = AIM_BOUNDS["angle"]
        return replace(aim, angle=min(max(aim.angle + round(UNSURE * bell(self._rng)), low), high))

    def _aim(self, scene: Scene, tremor: int, judge: Judge, habit: Aim, near: tuple[str, ...]) -> Aim:
        now = scene, tremor
        if self._last is None or self._last[0] != now:
            spared = near if self._scruples else ()
            self._last = now, aim.aim(scene, tremor, judge, habit, spared, self._rng)
        return self._last[1]


def laid(view: RaceView) -> Race:
    """The board of the view: where everybody stands is no secret, and nothing else is looked at."""
    faces = tuple([0 if face == HIDDEN else face for face in view.dice])
    return Race(
        view.rules, view.rounds, view.first, view.active, list(view.pos), list(view.gold), view.bank,
        view.jailed, view.crossed, [()] * len(view.pos), (), (), (), faces, view.shown, view.peeked,
    )  # fmt: skip


def bystanders(view: RaceView, *fighting: Seat) -> tuple[str, ...]:
    return tuple([f"r{seat}" for seat in range(len(view.pos)) if seat not in fighting])


def duel_judge(view: RaceView, shooter: Seat, target: Seat, final: bool) -> Judge:
    """The rival's gold, or the game; a bystander means the duel lost and prison besides (PE-R30)."""
    gold, prize = view.gold[shooter], view.gold[target]
    win, stray = 1.0, -1.0
    if not final:
        # What the rival loses is worth something as well.
        win = 1.5 * (purse(gold + max((prize + 1) // 2, 1)) - purse(gold)) + (0.0 if prize else 1.0)
        stray = -(purse(gold) - purse(gold // 2)) - prison(gold // 2)
    near, rival = bystanders(view, shooter, target), f"r{target}"

    def judge(touched: tuple[str, ...], fell: tuple[str, ...]) -> float:
        first = next((name for name in touched if name == rival or name in near), None)
        if first in near:
            return stray
        return win if aim.tells(view.rules, rival, touched, fell) else 0.0

    return judge


def ambush_judge(view: RaceView) -> Judge:
    """Against a miss, which costs a step for each Indian: one down is a nugget and a step; prison, and no
    step at all, for another's rider (PE-R37)."""
    gold = view.gold[view.active]
    down = 1 + (RICH if gold >= track().bail else POOR)
    stray = min(0.0, len(track().spots) - prison(gold)) - SCRUPLE
    near = bystanders(view, view.active)

    def judge(touched: tuple[str, ...], fell: tuple[str, ...]) -> float:
        if any(name in near for name in touched):
            return stray
        return down * len([name for name in fell if name.startswith("i")])

    return judge
