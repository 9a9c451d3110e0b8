"""Where a single warrior rides in the base policy: to the hex that is worst for the coach.

Rankings are computed once for every position of coach and warrior, and then looked up.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from posse.games.stage_coach.bots.evaluation import LATEST_DELAY
from posse.games.stage_coach.bots.odds import COACH_HARM
from posse.games.stage_coach.bots.pursuit import Asleep, Pursuit
from posse.games.stage_coach.bots.routes import SIDES, Stance
from posse.games.stage_coach.rules.combat import STRENGTH, WARRIOR_POINTS
from posse.games.stage_coach.rules.land import NOWHERE, Hex

ENDS_KEPT: Final = 6
"""How many hexes are kept, in case others are occupied."""

AWAKE_WEIGHTS: Final = (0.6, 0.1, 0.3)
"""Weights of meeting the coach on its way, of doing so next turn, and of being in its town first."""

ASLEEP_WEIGHTS: Final = (0.25, 0.0, 0.15)
"""The same for a sleeper that has yet to be woken."""

NEARNESS_VALUE: Final = 0.02
"""What one hex nearer to the coach is worth where nothing else differs, so that nobody waits forever."""

_CACHE_SIZE: Final = 5_000

End = tuple[Hex, Hex]
"""The hex to end on, and the sleeper's hex to ride over, or NOWHERE."""


class TargetRanking:
    """The value of every hex to the warriors, for one stance of the coach and one set of sleepers."""

    __slots__ = (
        "_awake",
        "_belief",
        "_interceptions",
        "_ranked",
        "behind",
        "camps",
        "coach",
        "near",
        "pursuit",
    )

    def __init__(self, pursuit: Pursuit, sleepers: Asleep, stance: Stance) -> None:
        self.pursuit = pursuit
        self._interceptions = pursuit.interceptions(sleepers, stance)
        self._belief = pursuit.north_probability(sleepers, stance)
        self.coach, facing = divmod(stance, SIDES)
        self.near = pursuit.land.near[self.coach]
        self.behind = pursuit.land.around[self.coach][(facing + 3) % SIDES]
        camps = [c for w, c in enumerate(pursuit.land.camps) if sleepers >> w & 1]
        # Each camp with the walking distances to it, and its sleeper's value awake and if woken in 1, 2 or
        # 3 turns.
        self.camps = tuple(
            [
                (
                    camp,
                    pursuit.distances.walks(camp),
                    STRENGTH * self._worth(camp, AWAKE_WEIGHTS, 0),
                    tuple([STRENGTH * self._worth(camp, ASLEEP_WEIGHTS, n + 1) for n in range(LATEST_DELAY)]),
                )
                for camp in camps
            ]
        )
        self._awake: dict[Hex, float] = {}
        self._ranked: dict[tuple[int, int, Hex, int], tuple[End, ...]] = {}

    def _worth(self, h: Hex, worths: tuple[float, float, float], delay: int) -> float:
        way, near, town = worths
        north, south = self._interceptions
        a, b = north.meeting_chances(h, delay), south.meeting_chances(h, delay)
        return self._belief * (way * a[0] + near * a[1] + town * a[2]) + (1 - self._belief) * (
            way * b[0] + near * b[1] + town * b[2]
        )

    def best_ends(self, strength: int, force: int, h: Hex, points: int) -> tuple[End, ...]:
        """Return the best ends of a ride, the best first."""
        key = (strength, force, h, points)
        found = self._ranked.get(key)
        if found is None:
            found = self._ranked[key] = self._rank(*key)
        return found

    def _rank(self, strength: int, force: int, h: Hex, points: int) -> tuple[End, ...]:
        within, taken = self.pursuit.distances.within, {camp for camp, _, _, _ in self.camps}
        taken.add(self.coach)
        engaged = COACH_HARM[False, strength, force, False]
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
            surprise = COACH_HARM[False, strength, force, True] - engaged
            for ride in found:
                if ride[0] == self.behind:
                    found[ride] += surprise
        return tuple(sorted(found, key=lambda ride: -found[ride])[:ENDS_KEPT])

    def _merit(self, force: int, end: Hex, over: Hex, engaged: float) -> float:
        alone = self._awake.get(end)
        if alone is None:
            far = self.pursuit.distances.walks(self.coach)[end]
            alone = self._awake[end] = self._worth(end, AWAKE_WEIGHTS, 0) - NEARNESS_VALUE * far
        total = force * alone
        for camp, walks, awake, asleep in self.camps:
            if camp == over:
                total += awake
            else:
                delay = walks[end] // WARRIOR_POINTS
                total += asleep[delay if delay < LATEST_DELAY else -1]
        return total + engaged if end in self.near else total


class TargetRankings:
    """All rankings of one pursuit."""

    def __init__(self, pursuit: Pursuit) -> None:
        self._pursuit: Final = pursuit
        self._rankings: Final[dict[tuple[Asleep, Stance], TargetRanking]] = {}

    def ranking(self, sleepers: Asleep, stance: Stance) -> TargetRanking:
        found = self._rankings.get((sleepers, stance))
        if found is None:
            if len(self._rankings) > _CACHE_SIZE:
                self._rankings.clear()
            found = self._rankings[sleepers, stance] = TargetRanking(self._pursuit, sleepers, stance)
        return found


@lru_cache(8)
def target_rankings(pursuit: Pursuit) -> TargetRankings:
    return TargetRankings(pursuit)
