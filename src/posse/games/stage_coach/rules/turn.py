"""The two sides' turns and the fights between them.  One class for each decision or die roll."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Annotated, Final

from posse.games.stage_coach.rules import combat
from posse.games.stage_coach.rules.actions import (
    AHEAD,
    FIGHTS,
    HALT,
    HOLD,
    REST,
    RIDES,
    STEPS,
    TURNS,
    WAKES,
    Fight,
    Ride,
    Step,
    Turn,
    Wake,
    Warrior,
)
from posse.games.stage_coach.rules.ending import ended
from posse.games.stage_coach.rules.hexes import Direction
from posse.games.stage_coach.rules.land import MOUNTAIN, NOWHERE
from posse.games.stage_coach.rules.phase import Open, Phase
from posse.games.stage_coach.rules.table import COACH, EVERY_WARRIOR, INDIANS, Trail, named, obstacle, steps
from posse.kernel import Action, Ask, Chance, Decision, Illegal, Outcome, Seat, die
from posse.kernel.fields import Number, SomeOf

DIE: Final[Chance] = die()
WARRIORS: Final = SomeOf(tuple([int(warrior) for warrior in Warrior]))
"""Some of the warriors, in order."""


# --- the coach: five points, a hex or a change of facing each (SC-R4) ---


def coach_turn(t: Trail) -> Phase:
    if t.turn == t.rules.turn_limit:
        return ended(t, "limit", (1, 1))
    t.begin(COACH)
    return _JOURNEYS[combat.COACH_POINTS]


@cache
def _journey(ahead: bool, facing: Direction, sixths: int) -> Decision:
    turns = tuple([TURNS[to] for to in Direction if 0 < facing.apart(to) <= sixths])
    return Decision("journey", {COACH: (HALT, *([AHEAD] if ahead else []), *turns)})


@dataclass(frozen=True)
class Journey(Open):
    """The coach drives ahead, turns, or halts.  Points left over are lost."""

    points: Annotated[int, Number(0, combat.COACH_POINTS)]

    def ask(self, t: Trail) -> Ask:
        ahead = t.land.around[t.coach][t.facing]
        free = ahead != NOWHERE and t.land.signs[ahead] != MOUNTAIN and ahead not in t.at
        return _journey(free, t.facing, self.points if t.rules.turning == "sixths" else 3)

    def chosen(self, t: Trail, seat: Seat, action: Action) -> Phase:
        if action is HALT:
            return contact(t, t.in_contact())
        if isinstance(action, Turn):
            spent = t.facing.apart(action.to) if t.rules.turning == "sixths" else 1
            t.face(action.to)
            return self.on(t, spent)
        t.drive(t.land.around[t.coach][t.facing])
        return arrived(t) if t.coach in t.land.towns else self.on(t, 1)

    def on(self, t: Trail, spent: int) -> Phase:
        """Go on with the journey while points are left."""
        return _JOURNEYS[self.points - spent] if self.points > spent else contact(t, t.in_contact())

    def why(self, t: Trail, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, Turn):
            same = action.to == t.facing
            return Illegal(
                "already-facing" if same else "too-dear", to=action.to.name.lower(), points=self.points
            )
        if action == AHEAD:
            ahead = t.land.around[t.coach][t.facing]
            return Illegal(obstacle(t, ahead) or "blocked", hex=named(t, ahead))
        return super().why(t, seat, action)

    def is_consistent(self, t: Trail) -> bool:
        return t.active == COACH and 1 <= self.points <= combat.COACH_POINTS and t.coach not in t.land.towns


_JOURNEYS: Final = tuple([Journey(points) for points in range(combat.COACH_POINTS + 1)])


def arrived(t: Trail) -> Phase:
    """The coach has reached a town: the chosen one wins, the other one draws (SC-R24)."""
    chosen = t.destination is not None and t.coach == t.land.towns[t.destination]
    return ended(t, "arrived", (1, 2)) if chosen else ended(t, "wrong_town", (1, 1))


# --- the Indians: every warrior that is awake, three points each, in any order (SC-R11) ---


def indian_turn(t: Trail) -> Phase:
    t.begin(INDIANS)
    if t.awake:
        return muster(t)
    if not t.rules.reinforcements:  # sleepers wake only when ridden over (SC-R12)
        if t.emitted is not None:
            t.emit("skipped")
        return coach_turn(t)
    asleep = t.sleepers()
    villagers = tuple([w for w in asleep if t.at[w] in t.land.villages])
    return Reinforcements(villagers or asleep)


@dataclass(frozen=True)
class Reinforcements(Open):
    """Table option: if no warrior is awake, a sleeper wakes, in a village if there is one (SC-R12)."""

    sleepers: Annotated[tuple[Warrior, ...], WARRIORS]

    def ask(self, t: Trail) -> Ask:
        return Decision("reinforce", {INDIANS: tuple([WAKES[w] for w in self.sleepers])})

    def chosen(self, t: Trail, seat: Seat, action: Action) -> Phase:
        assert isinstance(action, Wake)
        t.wake(action.warrior)
        return muster(t)

    def is_consistent(self, t: Trail) -> bool:
        fits = bool(self.sleepers) and set(self.sleepers) <= set(t.sleepers())
        return t.active == INDIANS and not t.awake and fits


def muster(t: Trail) -> Phase:
    """Warriors that are awake and have not ridden may ride; when none is left, the turn is over."""
    return _MUSTER if t.awake & ~t.ridden else coach_turn(t)


@cache
def _muster(ready: int) -> Decision:
    return Decision("muster", {INDIANS: (REST, *[RIDES[w] for w in Warrior if ready >> w & 1])})


@dataclass(frozen=True)
class Muster(Open):
    """The Indians choose the next warrior to ride, or let the others stay where they are."""

    def ask(self, t: Trail) -> Ask:
        return _muster(t.awake & ~t.ridden)

    def chosen(self, t: Trail, seat: Seat, action: Action) -> Phase:
        if isinstance(action, Ride):
            return _RIDINGS[action.warrior][combat.WARRIOR_POINTS]
        ready = t.awake & ~t.ridden
        t.ridden = EVERY_WARRIOR
        return contact(t, tuple([w for w in t.in_contact() if ready >> w & 1]))

    def why(self, t: Trail, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, Ride):
            gone = t.at[action.warrior] == NOWHERE
            reason = "gone" if gone else "has-ridden" if t.is_awake(action.warrior) else "asleep"
            return Illegal(reason, warrior=action.warrior.name.lower())
        return super().why(t, seat, action)

    def is_consistent(self, t: Trail) -> bool:
        return t.active == INDIANS and bool(t.awake & ~t.ridden)


_MUSTER: Final = Muster()


@cache
def _riding(sides: int, may_halt: bool) -> Decision:
    moves = tuple([STEPS[d] for d in Direction if sides >> d & 1])
    return Decision("riding", {INDIANS: ((HALT,) if may_halt else ()) + moves})


@dataclass(frozen=True)
class Riding(Open):
    """A warrior moves hex by hex; it may not stop on another warrior (SC-R8)."""

    warrior: Warrior
    points: Annotated[int, Number(0, combat.WARRIOR_POINTS)]

    def ask(self, t: Trail) -> Ask:
        here = t.at[self.warrior]
        return _riding(steps(t, self.warrior, here, self.points), t.at.count(here) == 1)

    def chosen(self, t: Trail, seat: Seat, action: Action) -> Phase:
        if isinstance(action, Step):
            t.ride(self.warrior, t.land.around[t.at[self.warrior]][action.to])
            if self.points > 1:
                return _RIDINGS[self.warrior][self.points - 1]
        t.ridden |= 1 << self.warrior
        return contact(t, (self.warrior,) if t.at[self.warrior] in t.land.around[t.coach] else ())

    def why(self, t: Trail, seat: Seat, action: Action) -> Illegal:
        if action == HALT:
            return Illegal("occupied", hex=named(t, t.at[self.warrior]))
        if isinstance(action, Step):
            to = t.land.around[t.at[self.warrior]][action.to]
            reason = obstacle(t, to) or ("coach" if to == t.coach else None)
            if reason is None:
                reason = "town-closed" if t.rules.towns_closed and to in t.land.towns else "no-room"
            return Illegal(reason, hex=named(t, to))
        return super().why(t, seat, action)

    def is_consistent(self, t: Trail) -> bool:
        ready = t.awake & ~t.ridden
        fits = t.active == INDIANS and bool(ready >> self.warrior & 1)
        if not fits or not 1 <= self.points <= combat.WARRIOR_POINTS:
            return False
        alone = t.at.count(t.at[self.warrior]) == 1
        return alone or bool(steps(t, self.warrior, t.at[self.warrior], self.points))


_RIDINGS: Final = tuple(
    [tuple([Riding(warrior, points) for points in range(combat.WARRIOR_POINTS + 1)]) for warrior in Warrior]
)


# --- fights: either side proposes, the side whose turn it is attacks (SC-R14) ---


def contact(t: Trail, pairs: tuple[Warrior, ...]) -> Phase:
    """A piece has ended its move: each pair in contact may fight once (SC-R13, SC-R15)."""
    if not pairs:
        return indian_turn(t) if t.active == COACH else muster(t)
    return Contact(pairs, tuple(_proposals(t, pairs)))


def _proposals(t: Trail, pairs: tuple[Warrior, ...]) -> dict[Seat, tuple[Action, ...]]:
    """Return the fights that each side may propose.  A sleeper proposes nothing (SC-R19)."""
    willing = tuple([w for w in pairs if t.is_awake(w)])
    proposals: dict[Seat, tuple[Action, ...]] = {}
    if t.active == COACH or t.rules.proposals == "either":
        proposals[COACH] = (HOLD, *[FIGHTS[w] for w in pairs])
    if willing and (t.active == INDIANS or t.rules.proposals == "either"):
        proposals[INDIANS] = (HOLD, *[FIGHTS[w] for w in willing])
    return proposals


@dataclass(frozen=True)
class Contact(Phase):
    """Both sides may propose a fight, in any order.  That a side holds is secret until the other answers."""

    pairs: Annotated[tuple[Warrior, ...], WARRIORS]
    waiting: tuple[Seat, ...]

    def ask(self, t: Trail) -> Ask:
        proposals = _proposals(t, self.pairs)
        return Decision("contact", {seat: proposals[seat] for seat in self.waiting})

    def chosen(self, t: Trail, seat: Seat, action: Action) -> Phase:
        if isinstance(action, Fight):
            if t.emitted is not None:
                t.emit("proposed", seat=seat, warrior=action.warrior.name.lower())
            return Volley(action.warrior, self.pairs)
        left = tuple([other for other in self.waiting if other != seat])
        if left:
            return Contact(self.pairs, left)
        if t.emitted is not None:
            t.emit("held")
        return contact(t, ())

    def seen(self, t: Trail, seat: Seat | None) -> Phase:
        """A seat knows whether it has answered itself, and nothing about the other."""
        spoken = seat not in self.waiting
        return Contact(
            self.pairs, tuple([s for s in _proposals(t, self.pairs) if not (spoken and s == seat)])
        )

    def is_consistent(self, t: Trail) -> bool:
        touching = set(t.in_contact())
        asked = _proposals(t, self.pairs)
        fit = bool(self.pairs) and set(self.pairs) <= touching and bool(self.waiting)
        return fit and set(self.waiting) <= set(asked) and len(set(self.waiting)) == len(self.waiting)


@dataclass(frozen=True)
class Volley(Open):
    """The side whose turn it is rolls; the result counts at once (SC-R16)."""

    warrior: Warrior
    pairs: Annotated[tuple[Warrior, ...], WARRIORS]

    def ask(self, t: Trail) -> Ask:
        return DIE

    def happened(self, t: Trail, outcome: Outcome) -> Phase:
        face = int(outcome[0])
        odds = combat.column(*t.forces(self.warrior))
        if t.emitted is not None:
            t.emit("fought", warrior=self.warrior.name.lower(), odds=combat.COLUMNS[odds], die=face)
        losses = combat.result(odds, face)
        coach_loss, warrior_loss = losses if t.active == COACH else losses[::-1]
        if coach_loss:
            t.wound_coach(coach_loss)
        if warrior_loss:
            t.wound(self.warrior, warrior_loss)
        if t.strength == 0:  # even if the last warrior falls with it (SC-R20)
            return ended(t, "stopped", (2, 1))
        if t.at.count(NOWHERE) == len(Warrior):
            return ended(t, "cleared", (1, 2))
        return contact(t, tuple([w for w in self.pairs if w != self.warrior]))

    def is_consistent(self, t: Trail) -> bool:
        able = t.active == COACH or t.is_awake(self.warrior)
        return able and self.warrior in self.pairs and set(self.pairs) <= set(t.in_contact())
