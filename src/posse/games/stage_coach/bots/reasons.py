"""Why a bot chose a plan, as far as the plan shows it on the map."""

from __future__ import annotations

from typing import Final

from posse.bots.bot import Reason
from posse.bots.search import Plan
from posse.games.stage_coach.bots.pursuit import Pursuit, pursuit
from posse.games.stage_coach.bots.routes import SIDES
from posse.games.stage_coach.rules import COACH, CoachView, find
from posse.games.stage_coach.rules.actions import AHEAD, WORDS, Destination, Fight, Ride, Step, Turn
from posse.games.stage_coach.rules.combat import COACH_POINTS, WARRIOR_POINTS
from posse.games.stage_coach.rules.land import NOWHERE
from posse.games.stage_coach.rules.turn import Riding
from posse.kernel import Action

REASONS: Final = (
    "coin",
    "facing",
    "arrive",
    "draw",
    "passenger",
    "safe",
    "near",
    "around",
    "first",
    "behind",
    "touch",
    "wake",
    "guard",
    "meet",
    "stay",
    "fight",
    "hold",
)


def plan_reason(view: CoachView, prompt: str, plan: Plan) -> Reason | None:
    """Return the reason for a plan that answers `prompt`."""
    first = plan[0]
    if isinstance(first, Destination):
        return Reason("coin")
    if prompt == "facing":
        return Reason("facing")
    if prompt in ("designate", "reinforce"):
        return Reason("first")
    if prompt == "contact":
        return _fight_reason(view, first)
    return _drive_reason(view, plan) if view.active == COACH else _ride_reason(view, plan)


def _fight_reason(view: CoachView, action: Action) -> Reason:
    if not isinstance(action, Fight):
        return Reason("hold")
    odds = next(odds for odds in view.fights if odds.warrior == action.warrior)
    return Reason("fight", {"warrior": WORDS[action.warrior], "odds": odds.column})


def _pursuit_on(view: CoachView) -> Pursuit:
    return pursuit(find(view.rules.map), view.rules.turning == "sixths")


def _drive_reason(view: CoachView, plan: Plan) -> Reason:
    land = find(view.rules.map)
    h, facing = view.coach, view.facing
    for action in plan:
        if action is AHEAD:
            h = land.around[h][facing]
            if h in land.relays and not view.boarded >> land.relays.index(h) & 1:
                return Reason("passenger", {"hex": land.names[h]})
        elif isinstance(action, Turn):
            facing = action.to
    assert view.destination is not None
    if h in land.towns:
        return Reason("arrive" if h == land.towns[view.destination] else "draw")
    known = _pursuit_on(view)
    walks = known.distances.walks(h)
    reached = [
        w for w in range(len(view.at)) if view.awake >> w & 1 and walks[view.at[w]] <= WARRIOR_POINTS + 1
    ]
    if not reached and view.awake:
        return Reason("safe", {"hex": land.names[h]})
    costs = known.costs(0, land.towns[view.destination])
    gained = costs[view.coach * SIDES + view.facing] - costs[h * SIDES + facing]
    if gained >= len(plan) - 1:
        return Reason("near", {"turns": -(-costs[h * SIDES + facing] // COACH_POINTS)})
    return Reason("around", {"hex": land.names[h]})


def _ride_reason(view: CoachView, plan: Plan) -> Reason | None:
    land = find(view.rules.map)
    first = plan[0]
    if isinstance(first, Ride):
        warrior = first.warrior
    elif isinstance(view.phase, Riding):
        warrior = view.phase.warrior
    else:
        return Reason("stay")
    start = h = view.at[warrior]
    named = {"warrior": WORDS[warrior]}
    for action in plan:
        if isinstance(action, Step):
            h = land.around[h][action.to]
            for other in range(len(view.at)):
                if view.at[other] == h != NOWHERE and not view.awake >> other & 1:
                    return Reason("wake", named)
    around = land.around[view.coach]
    if h in around:
        return Reason("behind" if h == around[view.facing.back] else "touch", named)
    if h == start:
        return Reason("stay")
    known = _pursuit_on(view)
    if min([known.distances.walks(town)[h] for town in land.towns]) <= WARRIOR_POINTS:
        return Reason("guard", named)
    return Reason("meet", {**named, "hex": land.names[h]})
