"""A seat's view of the map, and a possible position for what the seat does not see."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from operator import attrgetter
from typing import Final

from posse.games.stage_coach.rules import combat, hexes
from posse.games.stage_coach.rules.actions import (
    AHEAD,
    WORDS,
    Designate,
    Fight,
    Ride,
    Step,
    Town,
    Turn,
    Wake,
    Warrior,
)
from posse.games.stage_coach.rules.ending import End
from posse.games.stage_coach.rules.hexes import Direction
from posse.games.stage_coach.rules.land import MOUNTAIN, NOWHERE, Hex, Land, find
from posse.games.stage_coach.rules.opening import Slip
from posse.games.stage_coach.rules.options import Rules
from posse.games.stage_coach.rules.phase import Phase
from posse.games.stage_coach.rules.table import COACH, SIDES, Trail, most_strength
from posse.games.stage_coach.rules.turn import Contact, Riding, unanswered
from posse.kernel import Action, Element, Part, Seat, State, View
from posse.kernel.declared import phase_field
from posse.kernel.fields import (
    Derived,
    Field,
    Fixed,
    Flag,
    Group,
    Maybe,
    Number,
    OneOf,
    Row,
    Setup,
    SomeOf,
    Unbounded,
    seat_field,
)
from posse.kernel.state import flatten

USUAL_TURNS: Final = 20
"""An ordinary number of turns, where nothing limits it."""


@dataclass(frozen=True, slots=True)
class Odds:
    """A fight that is possible now: the strengths as they count, the column, and the losses for each die."""

    warrior: Warrior
    attacker: int
    defender: int
    column: str
    losses: tuple[tuple[int, int], ...]

    def plain(self) -> dict[str, object]:
        return {
            "warrior": WORDS[self.warrior],
            "attacker": self.attacker,
            "defender": self.defender,
            "odds": self.column,
            "losses": [list(loss) for loss in self.losses],
        }


@dataclass(slots=True, unsafe_hash=True)  # not frozen: creating a view would take twice as long
class CoachView(View):
    """All is public except the destination, and the other side's answer to a decision that is still open."""

    seat: Seat | None
    rules: Rules
    played_turns: int
    active: Seat
    coach: Hex
    facing: Direction
    strength: int
    boarded: int
    at: tuple[Hex, ...]
    force: tuple[int, ...]
    awake: int
    ridden: int
    touched: int
    barred: int
    proposed: Warrior | None
    destination: Town | None
    phase: Phase
    fights: tuple[Odds, ...]

    @classmethod
    def parts(cls) -> Mapping[str, Part]:
        return {
            "seat": (("seat",), attrgetter("seat")),
            "options": (("rules",), lambda view: view.rules.settings),
            "turn": (("played_turns",), attrgetter("played_turns")),
            "active": (("active",), lambda view: SIDES[view.active]),
            "coach": (("rules", "coach", "facing", "strength", "destination"), cls._coach),
            "boarded": (("rules", "boarded"), cls._boarded),
            "warriors": (
                ("rules", "at", "force", "awake", "ridden"),
                lambda view: _warriors(view.rules.land, view.at, view.force, view.awake, view.ridden),
            ),
            "touched": (("touched",), lambda view: _named(view.touched)),
            "barred": (("barred",), lambda view: _named(view.barred)),
            "proposed": (("proposed",), cls._proposed),
            "phase": (("phase",), lambda view: flatten(view.phase)),
            "fights": (("fights",), lambda view: [odds.plain() for odds in view.fights]),
        }

    def _coach(self) -> dict[str, object]:
        return {
            "hex": self.rules.land.names[self.coach],
            "facing": hexes.WORDS[self.facing],
            "strength": self.strength,
            "destination": None if self.destination is None else self.destination.name.lower(),
        }

    def _boarded(self) -> list[str]:
        land = self.rules.land
        return [land.names[h] for i, h in enumerate(land.relays) if self.boarded >> i & 1]

    def _proposed(self) -> str | None:
        return None if self.proposed is None else WORDS[self.proposed]

    @classmethod
    def declared(cls, setup: Setup) -> dict[str, Field]:
        land = find(str(setup.options["map"]))
        hexes = OneOf(tuple([land.names[h] for h, sign in enumerate(land.signs) if sign != MOUNTAIN]))
        coach = {
            "hex": hexes,
            "facing": OneOf(tuple([facing.name.lower() for facing in Direction])),
            "strength": Number(0, most_strength(land)),
            "destination": Maybe(OneOf(tuple([town.name.lower() for town in Town]))),
        }
        warrior = {
            "id": Derived(),
            "hex": Maybe(hexes),
            "strength": Number(0, combat.STRENGTH),
            "awake": Flag(),
            "ridden": Flag(),
        }
        force = Number(0, most_strength(land))
        some = SomeOf(tuple([warrior.name.lower() for warrior in Warrior]))
        limit = setup.options["turn_limit"]
        fight = {
            "warrior": OneOf(tuple([warrior.name.lower() for warrior in Warrior])),
            "attacker": force,
            "defender": force,
            "odds": OneOf(combat.COLUMNS),
            "losses": Derived(),
        }
        return {
            "seat": Maybe(seat_field(setup)),
            "options": Fixed(dict(setup.options)),
            "turn": Number(0, limit) if isinstance(limit, int) else Unbounded(USUAL_TURNS),
            "active": OneOf(SIDES),
            "coach": Group(coach),
            "boarded": SomeOf(tuple([land.names[h] for h in land.relays])),
            "warriors": Row(Group(warrior), len(Warrior)),
            "touched": some,
            "barred": some,
            "proposed": Maybe(OneOf(some.values)),
            "phase": phase_field(setup),
            "fights": Row(Group(fight), len(Warrior), 0),
        }


def view(state: State[Trail], seat: Seat | None) -> CoachView:
    t = state.table
    phase = state.phase
    knows = seat == COACH or isinstance(phase, End)
    return CoachView(
        seat,
        t.rules,
        t.turn,
        t.active,
        t.coach,
        t.facing,
        t.strength,
        t.boarded,
        tuple(t.at),
        tuple(t.force),
        t.awake,
        t.ridden,
        t.touched,
        t.barred,
        None if isinstance(phase, Contact) and (seat is None or seat in phase.waiting) else t.proposed,
        t.destination if knows else None,
        phase.seen(t, seat),
        tuple([_odds(t, warrior) for warrior in phase.pairs]) if isinstance(phase, Contact) else (),
    )


# Most of what a view tells is as it was in the last one, and the same for all: it is kept and shared.


@lru_cache(1024)
def _warriors(
    land: Land, at: tuple[Hex, ...], force: tuple[int, ...], awake: int, ridden: int
) -> list[dict[str, object]]:
    return [
        {
            "id": word,
            "hex": None if at[w] == NOWHERE else land.names[at[w]],
            "strength": force[w],
            "awake": bool(awake >> w & 1),
            "ridden": bool(ridden >> w & 1),
        }
        for w, word in enumerate(WORDS)
    ]


@cache
def _named(mask: int) -> list[str]:
    return [word for w, word in enumerate(WORDS) if mask >> w & 1]


def _odds(t: Trail, warrior: Warrior) -> Odds:
    attacker, defender = t.forces(warrior)
    column = combat.column(attacker, defender)
    losses = tuple([row[column] for row in combat.TABLE])
    return Odds(warrior, attacker, defender, combat.COLUMNS[column], losses)


def imagine(view: CoachView, rng: random.Random) -> State[Trail]:
    """Return a position that looks like this view: a possible destination where it is hidden, and a possible
    set of sides that have answered."""
    destination = view.destination
    if destination is None and not isinstance(view.phase, Slip):
        destination = Town(int(rng.random() * len(Town)))
    table = Trail(
        view.rules,
        find(view.rules.map),
        view.played_turns,
        view.active,
        destination,
        view.coach,
        view.facing,
        view.strength,
        view.boarded,
        list(view.at),
        list(view.force),
        view.awake,
        view.ridden,
        view.touched,
        view.barred,
        view.proposed,
    )
    phase = view.phase
    return State(table, _imagined(table, phase, view.seat, rng) if isinstance(phase, Contact) else phase)


def _imagined(t: Trail, window: Contact, seat: Seat | None, rng: random.Random) -> Phase:
    """A seat still asked knows that it is.  Some of the others may have answered, but not all of them."""
    silent = tuple([s for s in window.waiting if s == seat or rng.random() < 0.5]) or window.waiting
    for speaker in window.waiting:
        if speaker not in silent:
            said = (None, *unanswered(t, window.pairs, speaker))
            t.proposed = said[int(rng.random() * len(said))]
    return Contact(window.pairs, silent)


def elements(state: State[Trail], action: Action) -> tuple[Element, ...]:
    """Return the elements that stand for an action: the piece, and the hex it enters, faces or stands on."""
    t = state.table
    match action:
        case Turn(to):
            return ("coach", *_hex(t, t.land.around[t.coach][to]), f"to:{to.name.lower()}")
        case _ if action is AHEAD:
            return ("coach", *_hex(t, t.land.around[t.coach][t.facing]), "ahead")
        case Step(to) if isinstance(state.phase, Riding):
            warrior = state.phase.warrior
            return (f"warrior:{warrior.name.lower()}", *_hex(t, t.land.around[t.at[warrior]][to]))
        case Ride(warrior) | Fight(warrior) | Designate(warrior) | Wake(warrior):
            return (action.kind, f"warrior:{warrior.name.lower()}", *_hex(t, t.at[warrior]))
        case _:
            return action.elements


def _hex(t: Trail, h: Hex) -> tuple[Element, ...]:
    return (f"hex:{t.land.names[h]}",) if h != NOWHERE else ()
