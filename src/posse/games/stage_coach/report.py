"""The report of Stage Coach: the pressure on the coach, move by move, and fights compared with their odds."""

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
from posse.kernel import Decision, Event, State
from posse.report.critic import Chances, Critic, Line, Step

BASE_MERIT: Final = 1.85
NEAR_END_MERIT: Final = 1.5
PRESSURE_COST: Final = 1.7
"""The coach's merit with no warrior near, what it gains near the end of its way, and what a strength point of
a warrior that is sure to meet it costs there. Fitted to 250 games between bots, and mapped to a chance by
`squash`.
"""

MOST_PRESSURE: Final = 4.0
"""More pressure than this makes no difference."""

HALVING_TURNS: Final = 4.0
"""With this many turns to go, pressure counts half as much."""

STRENGTH_MERIT: Final = 0.25
DELAY_COST: Final = 0.3
"""What one strength point of the coach is worth, and what each turn beyond the shortest way costs."""


class StageCoachCritic(Critic):
    """Follows a game for its report: the chances, fights, woken warriors and passengers."""

    lines = ("fights", "woken", "passengers", "road", "way")
    telling = (
        "adjudicated",
        "ended",
        "coach_lost",
        "warrior_lost",
        "fought",
        "boarded",
        "woke",
        "proposed",
        "held",
        "designated",
        "drove",
        "rode",
        "turned",
        "skipped",
    )

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self._fights = 0
        self._lost = [0, 0]
        self._expected = [0.0, 0.0]
        self._counts = {"boarded": 0, "woke": 0}
        self._last: Trail | None = None
        self._way: Line | None = None

    # -- chances

    def judged(self, state: State[Any]) -> Chances | None:
        """Return the chances when the coach is about to drive, by the pressure on it. Any other position is
        played on to that point by bots, so a player who moves as well as a bot neither gains nor loses.
        """
        phase = state.phase
        if isinstance(phase, Slip | Harness | Vanguard):
            return self._best_option(state)
        if isinstance(phase, Riding):
            return None
        if isinstance(phase, Journey):
            return _coach_chances(state) if phase.points == COACH_POINTS else None
        return self.chances(_play_to_next_drive(state))

    def _best_option(self, state: State[Any]) -> Chances:
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
            elif event.kind == "adjudicated":
                self._way = _way_home(event)
        if isinstance(step.before.phase, Volley):
            self._count_fight(step.before.phase, before, after)

    def _count_fight(self, volley: Volley, before: Trail, after: Trail) -> None:
        """Count the losses of both sides, and those that the combat table predicts."""
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
            yield Line("road", COACH, {"turns": turns, "shortest": ceil(_shortest_turns(self._last))})
        if self._way is not None:
            yield self._way
        yield Line("woken", INDIANS, {"count": self._counts["woke"]})


def _way_home(event: Event) -> Line:
    """Return the line with the way that nobody had to drive any more (SC-R29)."""
    way, turns = event.args["way"], event.args["turns"]
    assert isinstance(way, tuple)
    assert isinstance(turns, int)
    return Line("way", COACH, {"way": ", ".join(map(str, way)), "turns": turns})


def _play_to_next_drive(state: State[Trail]) -> State[Trail]:
    """Play on with bots to the coach's next drive, or to a die or the end if that comes first."""
    state = state.clone()
    sides = GreedyCoach(random.Random(COACH)), GreedyIndians(random.Random(INDIANS))
    while isinstance(ask := state.ask(), Decision) and not isinstance(state.phase, Journey):
        seat = ask.seats[0]
        state.choose(seat, sides[seat].choose(view(state, seat), ask.prompt, ask.options[seat]))
    return state


def _coach_chances(state: State[Trail]) -> Chances:
    seen = view(state, COACH)
    threats, t = ThreatAssessment(seen), state.table
    assert t.destination is not None
    course = threats.to_town[t.destination].course(threats.stance)
    pressure = sum([t.force[w] * meeting_chance(course.ahead, t.at[w]) for w in threats.awake])
    for w, delay in threats.delays:
        pressure += SLEEPER_WEIGHT * t.force[w] * meeting_chance(course.here, t.at[w], delay)
    shortest, needed = _shortest_turns(t), course.cost / COACH_POINTS
    close = 1 / (1 + max(shortest - t.turn, 0.0) / HALVING_TURNS)
    merit = BASE_MERIT + close * (NEAR_END_MERIT - PRESSURE_COST * min(pressure, MOST_PRESSURE))
    merit += STRENGTH_MERIT * (t.strength - STRENGTH) - DELAY_COST * max(t.turn + needed - shortest - 1, 0.0)
    coach = squash(merit)
    return coach, 1 - coach


def _shortest_turns(t: Trail) -> float:
    """Return the turns of the shortest way to the coach's town with nobody in the way."""
    known = distances(t.land, t.rules.turning == "sixths")
    assert t.destination is not None
    route = known.route((t.land.towns[t.destination],), frozenset())
    return min([route.cost(t.land.start * SIDES + facing) for facing in Direction]) / COACH_POINTS


CRITIC: Final = StageCoachCritic
