"""Every action a rider can choose.  Each exists once."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import TYPE_CHECKING, Final

from posse.games.pony_express.rules.dice import ALL, DICE, NAMES, Hand
from posse.games.pony_express.rules.options import RIDERS
from posse.kernel import Action, Catalogue, Element, OptionList, Range


def _named(mask: int) -> str:
    return "D" + "".join([str(i + 1) for i in range(DICE) if mask >> i & 1]) if mask else "NONE"


if TYPE_CHECKING:

    class Some(IntEnum):
        """A set of dice, with a bit for each die: `none`, `d1`, `d25`, ..."""

        NONE = 0

    class Face(IntEnum):
        HIDDEN = 6

    class Rider(IntEnum):
        R0 = 0
else:
    Some = IntEnum("Some", {_named(mask): mask for mask in range(ALL + 1)})
    Face = IntEnum("Face", {name: face for face, name in enumerate(NAMES)})
    Rider = IntEnum("Rider", {f"R{seat}": seat for seat in range(RIDERS)})


class Corner(IntEnum):
    """The corner in which the rider who chooses stands in a gunfight."""

    NW = 0
    SE = 1


def _dice(name: str, mask: int) -> tuple[Element, ...]:
    return tuple([f"{name}:{i + 1}" for i in range(DICE) if mask >> i & 1])


# --- the start, prison, the cup ---


@dataclass(frozen=True)
class Keep(Action):
    """Keep the first or the second of two cards."""

    card: int


@dataclass(frozen=True)
class Roll(Action):
    """Roll the dice: the first roll of a turn, or the roll in prison."""


@dataclass(frozen=True)
class Pay(Action):
    """Pay the bail and leave prison."""


@dataclass(frozen=True)
class Stand(Action):
    """Keep all dice, these in the open, the others under the cup."""

    show: Some

    @cached_property
    def elements(self) -> tuple[Element, ...]:
        return ("stand", *_dice("show", self.show))


@dataclass(frozen=True)
class Reroll(Action):
    """Take some dice out of the cup and reroll: either all that stayed under it, unseen, or some of those
    taken out, in the open (PE-R6)."""

    show: Some
    roll: Some

    @cached_property
    def elements(self) -> tuple[Element, ...]:
        return ("reroll", *_dice("show", self.show), *_dice("roll", self.roll))


@dataclass(frozen=True)
class Claim(Action):
    """Claim to have this hand."""

    hand: Hand


# --- doubts ---


@dataclass(frozen=True)
class Believe(Action):
    """Let the claim pass."""


@dataclass(frozen=True)
class Doubt(Action):
    """Doubt the claim."""


@dataclass(frozen=True)
class Stay(Action):
    """Decline what is offered: the doubter's ride, a train, the playing of a card."""


@dataclass(frozen=True)
class Advance(Action):
    """After a doubt that was right: ride as far as the bluffer claimed."""


@dataclass(frozen=True)
class Train(Action):
    """Pay the fare and ride to the next station."""


# --- gunfights ---


@dataclass(frozen=True)
class Place(Action):
    """Choose a corner; the rival gets the other one (PE-R27)."""

    corner: Corner


@dataclass(frozen=True)
class Aim(Action):
    """Flick the die.  `along`: its position on the line (mm from the middle); `angle`: to the right of the
    straight line to the target (quarter degrees); `strength` (0.1 m/s); `spin`: how far to the right of its
    middle the nail strikes (half mm), which bends its way to that side.  Once that was a height."""

    along: int
    angle: int
    strength: int
    spin: int


# --- cards, each at its moment; see items ---


@dataclass(frozen=True)
class Load(Action):
    """Loaded die: choose the die to turn."""

    die: int


@dataclass(frozen=True)
class Set(Action):
    """Loaded die: turn it to this face; `?` in a redacted record, where the face is secret."""

    face: Face


@dataclass(frozen=True)
class Horseshoe(Action):
    """Lucky horseshoe: a free reroll of these dice, where they lie."""

    roll: Some

    @cached_property
    def elements(self) -> tuple[Element, ...]:
        return ("horseshoe", *_dice("roll", self.roll))


@dataclass(frozen=True)
class Spyglass(Action):
    """Spyglass: look under the cup before answering."""


@dataclass(frozen=True)
class Spurs(Action):
    """Spurs: ride one space further."""


@dataclass(frozen=True)
class Lasso(Action):
    """Lasso: pull this rider back."""

    rider: Rider


@dataclass(frozen=True)
class Whisky(Action):
    """Whisky: make the shooter's hand shaky."""


@dataclass(frozen=True)
class Colt(Action):
    """Second Colt: shoot again at once."""


@dataclass(frozen=True)
class Barrel(Action):
    """Barrel: the hit does not count."""


@dataclass(frozen=True)
class File(Action):
    """File: leave prison."""


@dataclass(frozen=True)
class Pipe(Action):
    """Peace pipe: ride on without a shot."""


def _rerolls() -> tuple[Reroll, ...]:
    """List the rerolls of both forms; at least one die is always kept (PE-R6)."""
    found = []
    for show in range(1, ALL + 1):
        if show != ALL:
            found.append(Reroll(Some(show), Some(ALL ^ show)))
        found += [Reroll(Some(show), Some(roll)) for roll in range(1, ALL) if roll & show == roll]
    return tuple(found)


KEEPS: Final = OptionList((Keep(0), Keep(1)))
ROLL: Final = Roll()
PAY: Final = Pay()
STANDS: Final = tuple([Stand(Some(show)) for show in range(ALL + 1)])
REROLLS: Final = _rerolls()
CLAIMS: Final = tuple([Claim(hand) for hand in Hand if hand])
BELIEVE: Final = Believe()
DOUBT: Final = Doubt()
STAY: Final = Stay()
ADVANCE: Final = Advance()
TRAIN: Final = Train()
PLACES: Final = OptionList([Place(corner) for corner in Corner])
LOADS: Final = tuple([Load(die) for die in range(1, DICE + 1)])
SETS: Final = tuple([Set(face) for face in Face])
HORSESHOES: Final = tuple([Horseshoe(Some(roll)) for roll in range(1, ALL + 1)])
SPYGLASS: Final = Spyglass()
SPURS: Final = Spurs()
LASSOS: Final = tuple([Lasso(rider) for rider in Rider])
WHISKY: Final = Whisky()
COLT: Final = Colt()
BARREL: Final = Barrel()
FILE: Final = File()
PIPE: Final = Pipe()

# The limits of an aim, and a grid for learners; its first aim is straight, at medium strength.  With spin the
# angle is turned back by as much as the die's way bends.
AIM_BOUNDS: Final = {"along": (-45, 45), "angle": (-48, 48), "strength": (8, 32), "spin": (-8, 8)}
AIM_GRID: Final = tuple(
    [
        Aim(along, back + angle, strength, spin)
        for along in (0, -22, 22, -44, 44)
        for strength, spin, back in ((23, 0, 0), (26, 0, 0), (22, 6, -22), (22, -6, 22))
        for angle in (0, -4, 4, -8, 8)
    ]
)
AIMS: Final = Range(Aim, AIM_BOUNDS, AIM_GRID)

CATALOGUE: Final = Catalogue(
    KEEPS,
    (ROLL, PAY),
    STANDS,
    REROLLS,
    CLAIMS,
    (BELIEVE, DOUBT, STAY, ADVANCE, TRAIN),
    PLACES,
    AIM_GRID,
    LOADS,
    SETS,
    HORSESHOES,
    (SPYGLASS, SPURS),
    LASSOS,
    (WHISKY, COLT, BARREL, FILE, PIPE),
    ranges=(AIMS,),
)
