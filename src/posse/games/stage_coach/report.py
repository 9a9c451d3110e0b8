"""Stage Coach: how hard the coach is pressed, move by move; and what fights cost beside what they should."""

from __future__ import annotations

import random
from collections.abc import Iterable
from math import ceil
from typing import Any, Final

from posse.games.stage_coach.bots.greedy_coach import GreedyCoach
from posse.games.stage_coach.bots.greedy_indians import GreedyIndians
from posse.games.stage_coach.bots.odds import fight_outcomes, meeting_chance, squash
from posse.games.stage_coach.bots.routes import SIDES, distances
from posse.games.stage_coach.bots.threats import SLEEPER_WEIGHT, ThreatAssessment
from posse.games.stage_coach.rules import COACH, INDIANS, Trail
from posse.games.stage_coach.rules.combat import COACH_POINTS, STRENGTH
from posse.games.stage_coach.rules.hexes import Direction
from posse.games.stage_coach.rules.opening import Harness, Slip, Vanguard
from posse.games.stage_coach.rules.turn import Journey, Riding, Volley
from posse.games.stage_coach.rules.view import view
from posse.kernel import Decision, State
from posse.report.critic import Chances, Critic, Line, Step

EASE: Final = 1.85
NEAR: Final = 1.5
PRESSURE: Final = 1.7
"""How the coach stands with nobody near, and so much better near its end; what a warrior's point that is sure
to meet it takes away there.  Fitted to 250 games between bots, and read through `squash`."""

CROWD: Final = 4.0
"""More points than that press no harder."""

LONG: Final = 4.0
"""With so many turns to go, pressure decides half as much."""

STRENGTH_VALUE: Final = 0.25
DELAY: Final = 0.3
"""What a point of its strength brings, and what each turn beyond the shortest way costs."""


class StageCoachCritic(Critic):
    lines = ("fights", "woken", "passengers", "road")
    telling = (
        "ended", "coach_lost", "warrior_lost", "fought", "boarded", "woke", "proposed", "held", "designated",
        "drove", "rode", "turned", "skipped",
    )  # fmt: skip

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self._fights = 0
        self._lost = [0, 0]
        self._expected = [0.0, 0.0]
        self._counts = {"boarded": 0, "woke": 0}
        self._last: Trail | None = None

    # -- chances

    def judged(self, state: State[Any]) -> Chances | None:
        """Where the coach is about to drive, by how hard it is pressed; anywhere else, by where it would be
        then if both sides went on as a bot would.  So whoever moves as well as that neither gains nor loses.
        """
        phase = state.phase
        if isinstance(phase, Slip | Harness | Vanguard):
            return self._best(state)
        if isinstance(phase, Riding):
            return None
        if isinstance(phase, Journey):
            return _pressed(state) if phase.points == COACH_POINTS else None
        return self.chances(_gone_on(state))

    def _best(self, state: State[Any]) -> Chances:
        ask = state.ask()
        assert isinstance(ask, Decision)
        [(seat, options)] = ask.options.items()
        found = []
        for action in options:
            then = state.clone()
            then.choose(seat, action)
            chances = self.chances(then)
            assert chances is not None
            found.append(chances)
        return max(found, key=lambda chances: chances[seat])

    # -- lines

    def watch(self, step: Step) -> None:
        before, after = step.before.table, step.after.table
        self._last = after
        for event in step.events:
            if event.kind in self._counts:
                self._counts[event.kind] += 1
        if isinstance(step.before.phase, Volley):
            self._fought(step.before.phase, before, after)

    def _fought(self, volley: Volley, before: Trail, after: Trail) -> None:
        """What both sides lost, beside what the table of fights lets them expect."""
        warrior = volley.warrior
        attacker, defender = (COACH, INDIANS) if before.active == COACH else (INDIANS, COACH)
        self._fights += 1
        self._lost[COACH] += before.strength - after.strength
        self._lost[INDIANS] += before.force[warrior] - after.force[warrior]
        left = {COACH: before.strength, INDIANS: before.force[warrior]}
        for odds, *losses in fight_outcomes(*before.forces(warrior)):
            for side, loss in zip((attacker, defender), losses, strict=True):
                self._expected[side] += odds * min(loss, left[side])

    def written(self) -> Iterable[Line]:
        if self._fights:
            for seat in (COACH, INDIANS):
                lost, expected = self._lost[seat], round(self._expected[seat], 1)
                yield Line("fights", seat, {"fights": self._fights, "lost": lost, "expected": expected})
        yield Line("passengers", COACH, {"count": self._counts["boarded"]})
        if self._last is not None and self._last.destination is not None:
            turns = self._last.turn
            yield Line("road", COACH, {"turns": turns, "shortest": ceil(_shortest(self._last))})
        yield Line("woken", INDIANS, {"count": self._counts["woke"]})


def _gone_on(state: State[Trail]) -> State[Trail]:
    """The position at the coach's next turn, or where a die or the end comes before it."""
    state = state.clone()
    sides = GreedyCoach(random.Random(COACH)), GreedyIndians(random.Random(INDIANS))
    while isinstance(ask := state.ask(), Decision) and not isinstance(state.phase, Journey):
        seat = ask.seats[0]
        state.choose(seat, sides[seat].choose(view(state, seat), ask.prompt, ask.options[seat]))
    return state


def _pressed(state: State[Trail]) -> Chances:
    seen = view(state, COACH)
    threats, t = ThreatAssessment(seen), state.table
    assert t.destination is not None
    course = threats.to_town[t.destination].course(threats.stance)
    pressure = sum([t.force[w] * meeting_chance(course.ahead, t.at[w]) for w in threats.awake])
    for w, delay in threats.delays:
        pressure += SLEEPER_WEIGHT * t.force[w] * meeting_chance(course.here, t.at[w], delay)
    shortest, needed = _shortest(t), course.cost / COACH_POINTS
    close = 1 / (1 + max(shortest - t.turn, 0.0) / LONG)
    merit = EASE + close * (NEAR - PRESSURE * min(pressure, CROWD))
    merit += STRENGTH_VALUE * (t.strength - STRENGTH) - DELAY * max(t.turn + needed - shortest - 1, 0.0)
    coach = squash(merit)
    return coach, 1 - coach


def _shortest(t: Trail) -> float:
    """The turns that the way to its town takes a coach with nobody on it."""
    known = distances(t.land, t.rules.turning == "sixths")
    assert t.destination is not None
    route = known.route((t.land.towns[t.destination],), frozenset())
    return min([route.cost(t.land.start * SIDES + facing) for facing in Direction]) / COACH_POINTS


CRITIC: Final = StageCoachCritic
