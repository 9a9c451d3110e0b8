"""What Stage Coach teaches the one search: which drives and rides are worth trying, and how things stand."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from posse.bots.search import Candidate, Knowledge, Plan
from posse.games.stage_coach.bots import base
from posse.games.stage_coach.bots.chase import asleep, chase_at
from posse.games.stage_coach.bots.driver import Drive
from posse.games.stage_coach.bots.evaluation import hopes
from posse.games.stage_coach.bots.ground import SIDES
from posse.games.stage_coach.bots.plans import drives, rides, usual_plan
from posse.games.stage_coach.bots.reasons import why
from posse.games.stage_coach.bots.riders import Net
from posse.games.stage_coach.rules import COACH, INDIANS, CoachView, Trail
from posse.games.stage_coach.rules.actions import DESTINATIONS, Town
from posse.games.stage_coach.rules.turn import Journey, Riding
from posse.kernel import Action, Decision, Seat, State

TURNS_AHEAD: Final = 3
"""How far games are played on."""

DRIVES: Final = 32
RIDES_EACH: Final = 10
"""How many ways of the coach, and of one warrior, are worth trying."""


class TrailKnowledge(Knowledge[CoachView]):
    def imagine(self, view: CoachView, rng: random.Random) -> State[Trail]:
        state: State[Trail] = self.game.imagine(view, rng)
        t = state.table
        if view.destination is None and t.destination is not None:
            ways = chase_at(t)
            north = ways.northward(asleep(t), t.coach * SIDES + t.facing)
            t.destination = Town.NORTH if rng.random() < north else Town.SOUTH
        return state

    def base(self, state: State[Trail], seat: Seat, ask: Decision, rng: random.Random) -> Plan:
        return base.answer(state, seat, ask, rng)

    def settled(self, state: State[Trail], begun: State[Trail]) -> bool:
        return state.table.turn - begun.table.turn >= TURNS_AHEAD

    def chances(self, state: State[Trail]) -> Sequence[float]:
        won = hopes(state.table)
        return won, 1 - won

    def candidates(
        self, view: CoachView, prompt: str, options: tuple[Action, ...], rng: random.Random
    ) -> Sequence[Candidate]:
        found = self._candidates(view, prompt, options, rng)
        return [Candidate(one.plan, one.merit, why(view, prompt, one.plan)) for one in found]

    def _candidates(
        self, view: CoachView, prompt: str, options: tuple[Action, ...], rng: random.Random
    ) -> Sequence[Candidate]:
        if prompt == "destination":
            return [Candidate((DESTINATIONS[int(rng.random() * len(DESTINATIONS))],), 0.5)]
        if prompt == "journey":
            return drives(view, usual_plan(self.imagine(view, rng), (), rng), rng, DRIVES)
        if prompt in ("muster", "riding"):
            return rides(view, self.imagine(view, rng), rng, RIDES_EACH)
        if prompt == "contact" and view.seat == COACH:
            assert view.destination is not None
            return _first(Drive(view, view.destination).proposal(options, rng), options)
        if prompt == "facing":
            assert view.destination is not None
            return [Candidate((Drive(view, view.destination).facing(rng),), 0.5)]
        net = Net(view, rng)
        return _first(net.proposal(options) if prompt == "contact" else net.waking(options), options)

    def moment(self, view: CoachView) -> str:
        phase = view.phase
        if isinstance(phase, Journey):
            return f"{view.played_turns} {phase.points} {view.coach} {view.facing}"
        if isinstance(phase, Riding):
            return f"{view.played_turns} {phase.warrior} {phase.points} {view.at[phase.warrior]}"
        return ""

    def share(self, view: CoachView, prompt: str) -> float:
        if prompt == "contact":
            return 0.1
        if view.active == INDIANS:
            return 1 / max(1, view.awake.bit_count())
        return 0.9


def _first(best: Action, options: tuple[Action, ...]) -> list[Candidate]:
    rest = [option for option in options if option != best]
    return [Candidate((best,), 0.55), *[Candidate((option,), 0.5) for option in rest]]
