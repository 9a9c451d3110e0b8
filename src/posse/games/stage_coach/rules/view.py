"""A seat's view of the map, and a possible position for what the seat does not see."""

from __future__ import annotations

import random
from dataclasses import dataclass

from posse.games.stage_coach.rules import combat
from posse.games.stage_coach.rules.actions import (
    AHEAD,
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
from posse.games.stage_coach.rules.land import MOUNTAIN, NOWHERE, Hex, find
from posse.games.stage_coach.rules.opening import Slip
from posse.games.stage_coach.rules.phase import Phase
from posse.games.stage_coach.rules.table import COACH, SIDES, Rules, Trail
from posse.games.stage_coach.rules.turn import Contact, Riding
from posse.kernel import Action, Element, Seat, State, View
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
    seat_field,
)
from posse.kernel.state import flatten


@dataclass(frozen=True, slots=True)
class Odds:
    """A fight that is possible now: the strengths as they count, the column, and the losses for each die."""

    warrior: Warrior
    attacker: int
    defender: int
    column: str
    losses: tuple[tuple[int, int], ...]


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
    destination: Town | None
    phase: Phase
    fights: tuple[Odds, ...]

    def plain(self) -> dict[str, object]:
        land = find(self.rules.map)
        return {
            "seat": self.seat,
            "options": self.rules.settings(),
            "turn": self.played_turns,
            "active": SIDES[self.active],
            "coach": {
                "hex": land.names[self.coach],
                "facing": self.facing.name.lower(),
                "strength": self.strength,
                "destination": None if self.destination is None else self.destination.name.lower(),
            },
            "boarded": [land.names[h] for i, h in enumerate(land.relays) if self.boarded >> i & 1],
            "warriors": [
                {
                    "id": w.name.lower(),
                    "hex": None if self.at[w] == NOWHERE else land.names[self.at[w]],
                    "strength": self.force[w],
                    "awake": bool(self.awake >> w & 1),
                    "ridden": bool(self.ridden >> w & 1),
                }
                for w in Warrior
            ],
            "phase": flatten(self.phase),
            "fights": [
                {
                    "warrior": odds.warrior.name.lower(),
                    "attacker": odds.attacker,
                    "defender": odds.defender,
                    "odds": odds.column,
                    "losses": [list(loss) for loss in odds.losses],
                }
                for odds in self.fights
            ],
        }

    @classmethod
    def declared(cls, setup: Setup) -> dict[str, Field]:
        land = find(str(setup.options["map"]))
        hexes = OneOf(tuple([land.names[h] for h, sign in enumerate(land.signs) if sign != MOUNTAIN]))
        coach = {
            "hex": hexes,
            "facing": OneOf(tuple([facing.name.lower() for facing in Direction])),
            "strength": Number(0, combat.MOST),
            "destination": Maybe(OneOf(tuple([town.name.lower() for town in Town]))),
        }
        warrior = {
            "id": Derived(),
            "hex": Maybe(hexes),
            "strength": Number(0, combat.STRENGTH),
            "awake": Flag(),
            "ridden": Flag(),
        }
        force = Number(0, max(combat.MOST, combat.STRENGTH, combat.SURPRISED))
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
            "turn": Number(0, int(setup.options["turn_limit"])),
            "active": OneOf(SIDES),
            "coach": Group(coach),
            "boarded": SomeOf(tuple([land.names[h] for h in land.relays])),
            "warriors": Row(Group(warrior), len(Warrior)),
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
        t.destination if knows else None,
        phase.seen(t, seat),
        tuple([_odds(t, warrior) for warrior in phase.pairs]) if isinstance(phase, Contact) else (),
    )


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
    )
    return State(table, _imagined(view.phase, view.seat, rng))


def _imagined(phase: Phase, seat: Seat | None, rng: random.Random) -> Phase:
    if not isinstance(phase, Contact):
        return phase
    # A seat still asked knows that it is.  Of the others some may have answered, but never all that are left.
    silent = [s for s in phase.waiting if s == seat or rng.random() < 0.5]
    return Contact(phase.pairs, tuple(silent) or phase.waiting)


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
