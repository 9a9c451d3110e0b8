"""Where a warrior rides that thinks of nobody else: to the end that leaves the coach least hope.

Worked out once for every place of coach and warrior, and looked up from then on.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from posse.games.stage_coach.bots.chase import Asleep, Chase
from posse.games.stage_coach.bots.evaluation import LATEST
from posse.games.stage_coach.bots.fights import HURTS
from posse.games.stage_coach.bots.ground import SIDES, Stance
from posse.games.stage_coach.rules.combat import STRENGTH, WARRIOR_POINTS
from posse.games.stage_coach.rules.land import NOWHERE, Hex

CHOICE: Final = 6
"""How many ends are kept, for the case that others stand there."""

AWAKE: Final = (0.6, 0.1, 0.3)
"""What it is worth to meet the coach on its way, in the next turn already, and in its town."""

ASLEEP: Final = (0.25, 0.0, 0.15)
"""The same for a sleeper that has yet to be woken."""

NEARER: Final = 0.02
"""What a hex nearer to the coach is worth where nothing else tells: who waits for ever wins nothing."""

_KEPT: Final = 5_000

End = tuple[Hex, Hex]
"""Where to ride, and over which sleeper, or NOWHERE."""


class Net:
    """What every hex is worth to the warriors while the coach stands here and these sleep."""

    __slots__ = ("_awake", "_belief", "_hunts", "_ranked", "behind", "camps", "chase", "coach", "near")

    def __init__(self, chase: Chase, sleepers: Asleep, stance: Stance) -> None:
        self.chase = chase
        self._hunts = chase.hunts(sleepers, stance)
        self._belief = chase.northward(sleepers, stance)
        self.coach, facing = divmod(stance, SIDES)
        self.near = chase.land.near[self.coach]
        self.behind = chase.land.around[self.coach][(facing + 3) % SIDES]
        camps = [c for w, c in enumerate(chase.land.camps) if sleepers >> w & 1]
        # each camp with the walks to it, and what its sleeper is worth awake, and if woken in 1, 2, 3 turns
        self.camps = tuple([
            (
                camp,
                chase.ground.walks(camp),
                STRENGTH * self._worth(camp, AWAKE, 0),
                tuple([STRENGTH * self._worth(camp, ASLEEP, delay) for delay in range(1, LATEST + 1)]),
            )
            for camp in camps
        ])  # fmt: skip
        self._awake: dict[Hex, float] = {}
        self._ranked: dict[tuple[int, int, Hex, int], tuple[End, ...]] = {}

    def _worth(self, h: Hex, worths: tuple[float, float, float], delay: int) -> float:
        way, near, town = worths
        north, south = self._hunts
        a, b = north.menace(h, delay), south.menace(h, delay)
        return self._belief * (way * a[0] + near * a[1] + town * a[2]) + (1 - self._belief) * (
            way * b[0] + near * b[1] + town * b[2]
        )

    def ends(self, strength: int, force: int, h: Hex, points: int) -> tuple[End, ...]:
        """The most promising ends of a ride, the best first."""
        key = (strength, force, h, points)
        found = self._ranked.get(key)
        if found is None:
            found = self._ranked[key] = self._rank(*key)
        return found

    def _rank(self, strength: int, force: int, h: Hex, points: int) -> tuple[End, ...]:
        within, taken = self.chase.ground.within, {camp for camp, _, _, _ in self.camps}
        taken.add(self.coach)
        engaged = HURTS[False, strength, force, False]
        found: dict[End, float] = {}
        for end in within(h, points):
            if end not in taken:
                found[end, NOWHERE] = self._merit(force, end, NOWHERE, engaged)
        for camp, walks, _, _ in self.camps:
            left = points - walks[h]
            if 0 < left < points:
                for end in within(camp, left):
                    if end not in taken:
                        found[end, camp] = self._merit(force, end, camp, engaged)
        if self.behind != NOWHERE:
            surprise = HURTS[False, strength, force, True] - engaged
            for ride in found:
                if ride[0] == self.behind:
                    found[ride] += surprise
        return tuple(sorted(found, key=lambda ride: -found[ride])[:CHOICE])

    def _merit(self, force: int, end: Hex, over: Hex, engaged: float) -> float:
        alone = self._awake.get(end)
        if alone is None:
            far = self.chase.ground.walks(self.coach)[end]
            alone = self._awake[end] = self._worth(end, AWAKE, 0) - NEARER * far
        total = force * alone
        for camp, walks, awake, asleep in self.camps:
            if camp == over:
                total += awake
            else:
                delay = walks[end] // WARRIOR_POINTS
                total += asleep[delay if delay < LATEST else -1]
        return total + engaged if end in self.near else total


class Hunting:
    """All the nets of one chase."""

    def __init__(self, chase: Chase) -> None:
        self._chase: Final = chase
        self._nets: Final[dict[tuple[Asleep, Stance], Net]] = {}

    def net(self, sleepers: Asleep, stance: Stance) -> Net:
        found = self._nets.get((sleepers, stance))
        if found is None:
            if len(self._nets) > _KEPT:
                self._nets.clear()
            found = self._nets[sleepers, stance] = Net(self._chase, sleepers, stance)
        return found


@lru_cache(8)
def hunting(chase: Chase) -> Hunting:
    return Hunting(chase)
