"""Every action either side can choose.  Each exists once."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from posse.games.stage_coach.rules.hexes import Direction
from posse.kernel import Action, Catalogue


class Town(IntEnum):
    """The two goals: North City and South Corner."""

    NORTH = 0
    SOUTH = 1


class Warrior(IntEnum):
    """The seven pieces; the first two start in the villages, the others in the tepees."""

    W1 = 0
    W2 = 1
    W3 = 2
    W4 = 3
    W5 = 4
    W6 = 5
    W7 = 6


WARRIORS: Final = tuple(Warrior)  # iterating over an enum is slow
WORDS: Final = tuple([w.name.lower() for w in Warrior])


@dataclass(frozen=True)
class Destination(Action):
    """Write down, secretly, the town the coach drives to."""

    town: Town


@dataclass(frozen=True)
class Designate(Action):
    """Name the village warrior that rides first."""

    warrior: Warrior


@dataclass(frozen=True)
class Ahead(Action):
    """Drive the coach into the hex it faces."""


@dataclass(frozen=True)
class Turn(Action):
    """Turn the coach's front to a side."""

    to: Direction


@dataclass(frozen=True)
class Halt(Action):
    """End this piece's move where it stands."""


@dataclass(frozen=True)
class Ride(Action):
    """Take up a warrior and begin its move."""

    warrior: Warrior


@dataclass(frozen=True)
class Step(Action):
    """Move the warrior one hex."""

    to: Direction


@dataclass(frozen=True)
class Rest(Action):
    """Let every warrior that has not ridden stay where it is."""


@dataclass(frozen=True)
class Fight(Action):
    """Propose a fight between the coach and this warrior; one side's proposal is enough."""

    warrior: Warrior


@dataclass(frozen=True)
class Hold(Action):
    """Propose no fight."""


@dataclass(frozen=True)
class Wake(Action):
    """Reinforcements: wake this sleeper."""

    warrior: Warrior


DESTINATIONS: Final = tuple([Destination(town) for town in Town])
DESIGNATES: Final = (Designate(Warrior.W1), Designate(Warrior.W2))
AHEAD: Final = Ahead()
TURNS: Final = tuple([Turn(direction) for direction in Direction])
HALT: Final = Halt()
RIDES: Final = tuple([Ride(warrior) for warrior in Warrior])
STEPS: Final = tuple([Step(direction) for direction in Direction])
REST: Final = Rest()
FIGHTS: Final = tuple([Fight(warrior) for warrior in Warrior])
HOLD: Final = Hold()
WAKES: Final = tuple([Wake(warrior) for warrior in Warrior])

CATALOGUE: Final = Catalogue(
    DESTINATIONS, DESIGNATES, (AHEAD,), TURNS, (HALT,), RIDES, STEPS, (REST,), FIGHTS, (HOLD,), WAKES
)
