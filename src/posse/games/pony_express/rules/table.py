"""The table: riders on the track, gold, cards and dice, and the methods that change them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import ClassVar, Final, Self

from posse.games.pony_express.rules import dice, events
from posse.games.pony_express.rules.dice import ALL, HAND_NAMES, HANDS, Faces, Hand
from posse.games.pony_express.rules.events import words
from posse.games.pony_express.rules.options import RIDERS, Rules
from posse.games.pony_express.rules.track import Point, Track, track
from posse.kernel import Event, Figure, Scene, Seat, Table, replaced
from posse.kernel.data import data_file
from posse.kernel.fields import OneOf

Item = str
"""A card by its id; UNKNOWN where it is secret."""

UNKNOWN: Final[Item] = "?"
BANK: Final[Seat] = -1

_ITEMS: Final = tomllib.loads(data_file("posse.games.pony_express", "items.toml"))
DECK: Final[tuple[Item, ...]] = tuple([item["id"] for item in _ITEMS["items"] for _ in range(item["count"])])
ITEM: Final = OneOf((*dict.fromkeys(DECK), UNKNOWN))
CORNERS: Final = ("nw", "se")
TRACK: Final = track()


class Race(Table):
    """Everything on the table.  The phase says how far the turn has come.

    What belongs to each rider is kept in tuples: copies and views share them until something changes.
    """

    track: ClassVar[Track] = TRACK

    __slots__ = (
        "active",
        "bank",
        "cards",
        "crossed",
        "faces",
        "first",
        "gold",
        "jailed",
        "peeked",
        "played",
        "pos",
        "redacted",
        "rest",
        "rounds",
        "rules",
        "seats",
        "shown",
        "under",
    )

    def __init__(
        self,
        rules: Rules,
        rounds: int,
        first: Seat,
        active: Seat,
        pos: tuple[int, ...],
        gold: tuple[int, ...],
        bank: int,
        jailed: int,
        crossed: int,
        cards: tuple[tuple[Item, ...], ...],
        rest: tuple[Item, ...],
        under: tuple[Item, ...],
        played: tuple[Item, ...],
        faces: Faces,
        shown: int,
        peeked: int,
        redacted: bool = False,
        emitted: list[Event] | None = None,
    ) -> None:
        self.rules = rules
        self.rounds = rounds
        self.first = first  # the seat that began
        self.active = active
        self.pos = pos
        self.seats: Final = len(pos)
        self.gold = gold
        self.bank = bank
        self.jailed = jailed  # a bit for each rider in prison
        self.crossed = crossed  # a bit for each rider who has ever entered the desert
        self.cards = cards
        self.rest = rest  # the pile, in no order: a card is drawn when it is needed
        self.under = under  # the cards laid under the pile, in order
        self.played = played  # cards that are out of the game, public
        self.faces = faces
        self.shown = shown  # a bit for each die in the open
        self.peeked = peeked  # a bit for each rival who has looked under the cup
        self.redacted = redacted  # whether this is a redacted game, with unknown dice and cards
        self.emitted = emitted

    def copy(self) -> Self:
        return type(self)(
            self.rules,
            self.rounds,
            self.first,
            self.active,
            self.pos,
            self.gold,
            self.bank,
            self.jailed,
            self.crossed,
            self.cards,
            self.rest,
            self.under,
            self.played,
            self.faces,
            self.shown,
            self.peeked,
            self.redacted,
        )

    @classmethod
    def laid_out(cls, rules: Rules, seats: int) -> Self:
        """Lay out the table: all riders in St Joseph with some gold, the rest in the bank (PE-R1, PE-R50)."""
        purse = TRACK.purse
        return cls(
            rules,
            0,
            0,
            0,
            (TRACK.start,) * seats,
            (purse,) * seats,
            TRACK.nuggets - purse * seats,
            0,
            0,
            ((),) * seats,
            DECK if rules.items else (),
            (),
            (),
            (),
            0,
            0,
        )

    # -- reading the table

    def is_jailed(self, seat: Seat) -> bool:
        return bool(self.jailed >> seat & 1)

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the other seats, clockwise."""
        return _OTHERS[self.seats][seat]

    def hand(self) -> Hand:
        return HANDS[self.faces]

    def reroll_price(self, first: bool) -> int:
        """Return the price of a reroll.  The first is free for a rider alone in last place (PE-R8); otherwise
        it is 2 in the desert (PE-R9), else 1."""
        here = self.pos[self.active]
        if first and self.pos.count(here) == 1 and here == min(self.pos):
            return 0
        if here >= TRACK.desert:
            return 2
        return 2 if self.rules.desert_price == "forever" and self.crossed >> self.active & 1 else 1

    def callers(self) -> tuple[Seat, ...]:
        """Return the riders who may doubt: the nearest that are not in prison; mailboxes count as Sacramento
        (PE-R15)."""
        pos, jailed, end = self.pos, self.jailed, TRACK.sacramento
        here = pos[self.active]
        nearest: list[Seat] = []
        least = end
        for other in _OTHERS[self.seats][self.active]:
            if not jailed >> other & 1:
                there = pos[other]
                gap = here - there if there < here else (there if there < end else end) - here
                if gap < least:
                    nearest, least = [other], gap
                elif gap == least:
                    nearest.append(other)
        return tuple(nearest)

    def company(self) -> tuple[Seat, ...]:
        """Return the riders whom the active rider meets on its space, clockwise (PE-R24, PE-R25)."""
        here = self.pos[self.active]
        if here <= TRACK.peaceful or self.pos.count(here) == 1:
            return ()
        met = [other for other in self.others(self.active) if self.pos[other] == here]
        return tuple([other for other in met if self.rules.prisoners_met or not self.jailed >> other & 1])

    def duel_scene(self, shooter: Seat, target: Seat, corner: int) -> Scene:
        """Return the scene of a gunfight: the shooter in this corner, the target in the other."""
        return _duel(self.pos, self.jailed, shooter, target, corner)

    def ambush_scene(self) -> Scene:
        """Return the scene of an ambush: three Indians, shot at from the opposite corner (PE-R37)."""
        return _ambush(self.pos, self.jailed)

    # -- changes

    def pay(self, payer: Seat, payee: Seat, amount: int) -> int:
        """Pay gold, as far as the payer has any, and return how much was paid (PE-R50)."""
        purse = self.bank if payer == BANK else self.gold[payer]
        if amount > purse:
            amount = purse
        if amount <= 0:
            return 0
        gold = list(self.gold)
        if payer == BANK:
            self.bank -= amount
        else:
            gold[payer] -= amount
        if payee == BANK:
            self.bank += amount
        else:
            gold[payee] += amount
        self.gold = tuple(gold)
        if self.emitted is not None:
            self.emitted.append(events.paid(payer, payee, amount))
        return amount

    def move(self, seat: Seat, to: int) -> None:
        if self.emitted is not None:
            self.emitted.append(events.moved(seat, self.pos[seat], to))
        self.pos = replaced(self.pos, seat, to)
        if to >= TRACK.desert:
            self.crossed |= 1 << seat

    def jail(self, seat: Seat) -> None:
        if self.is_jailed(seat):
            return
        self.jailed |= 1 << seat
        if self.emitted is not None:
            self.emit("jailed", seat=seat)

    def free(self, seat: Seat) -> None:
        self.jailed &= ~(1 << seat)
        if self.emitted is not None:
            self.emit("freed", seat=seat)

    def begin(self, seat: Seat) -> None:
        self.active = seat
        self.faces = ()
        self.shown = self.peeked = 0
        if seat == self.first:
            self.rounds += 1
            if self.emitted is not None:
                self.emit("round", round=self.rounds)
        if self.emitted is not None:
            self.emitted.append(events.began(seat))

    def roll(self, mask: int, fresh: Faces) -> None:
        """Roll these dice where they lie: only the active seat sees the hidden ones."""
        self.faces = fresh if mask == ALL else dice.replace(self.faces, mask, fresh)
        if self.emitted is not None:
            seat = self.active
            self.emit("rolled", (seat,), seat=seat, dice=words(self.faces))
            self.emit("cup", seat=seat, dice=words(self.visible()), rolled=mask.bit_count())

    def turn_die(self, die: int, face: int) -> None:
        """Turn a loaded die; a hidden die stays hidden."""
        self.roll(1 << die, (face,))

    def show(self, mask: int) -> None:
        """Put these dice in the open, and the others under the cup."""
        if mask == self.shown:
            return
        self.shown = mask & ALL  # a plain number, also where an action names the dice
        if self.emitted is not None:
            self.emit("showed", seat=self.active, dice=words(self.visible()))

    def visible(self) -> Faces:
        """Return the dice as the others see them."""
        return dice.hide(self.faces, self.shown)

    def lift(self) -> None:
        """Lift the cup: everybody sees the dice."""
        self.shown = ALL
        if self.emitted is not None:
            self.emit("lifted", seat=self.active, dice=words(self.faces), hand=HAND_NAMES[self.hand()])

    def open_roll(self, seat: Seat, faces: Faces) -> Hand:
        """Roll five dice in the open and return the hand."""
        hand = HANDS[faces]
        if self.emitted is not None:
            self.emit("open_roll", seat=seat, dice=words(faces), hand=HAND_NAMES[hand])
        return hand

    def peek(self, seat: Seat) -> None:
        self.peeked |= 1 << seat
        if self.emitted is not None:
            self.emit("peeked", audience=(seat,), seat=seat, dice=words(self.faces))

    def take(self, seat: Seat, item: Item) -> None:
        """Take a card into the hand; only its owner knows which."""
        self.cards = replaced(self.cards, seat, (*self.cards[seat], item))
        if self.emitted is not None:
            self.emit("took", audience=(seat,), seat=seat, item=item)
            self.emit("drew", seat=seat, cards=len(self.cards[seat]))

    def draw(self, item: Item) -> None:
        """Take a card off the pile; the cards laid under it come last."""
        if self.rest:
            left = list(self.rest)
            # An unknown card may be any of them: only the number of cards left is certain.
            left.remove(item if item in left else left[-1])
            self.rest = tuple(left)
        else:
            self.under = self.under[1:]

    def bury(self, item: Item) -> None:
        self.under += (item,)

    def discard(self, seat: Seat, item: Item) -> None:
        """Play a card: it leaves the game."""
        held = list(self.cards[seat])
        held.remove(item if item in held else UNKNOWN)
        self.cards = replaced(self.cards, seat, tuple(held))
        self.played += (item,)
        if self.emitted is not None:
            self.emit("played", seat=seat, item=item)


def _others(seats: int) -> tuple[tuple[Seat, ...], ...]:
    """Return for each seat the others, clockwise."""
    return tuple([tuple([(seat + step) % seats for step in range(1, seats)]) for seat in range(seats)])


_OTHERS: Final = tuple([_others(seats) for seats in range(RIDERS + 1)])


# --- scenes ---


@lru_cache(256)  # a gunfight has several shots, and nobody moves meanwhile
def _duel(pos: tuple[int, ...], jailed: int, shooter: Seat, target: Seat, corner: int) -> Scene:
    own, other = TRACK.corners[CORNERS[corner]], TRACK.corners[CORNERS[1 - corner]]
    places = {shooter: (own.rider, other.rider), target: (other.rider, own.rider)}
    return Scene(own.line, other.rider, _figures(pos, jailed, places))


@lru_cache(256)
def _ambush(pos: tuple[int, ...], jailed: int) -> Scene:
    xs, ys = zip(*TRACK.spots, strict=True)
    middle = round(sum(xs) / len(xs)), round(sum(ys) / len(ys))
    return Scene(TRACK.line, middle, _figures(pos, jailed, {}))


def _figures(
    pos: tuple[int, ...], jailed: int, duel: Mapping[Seat, tuple[Point, Point]]
) -> tuple[Figure, ...]:
    """Return every figure on the board; duellists stand in their corners and face each other."""
    found = []
    for seat, space in enumerate(pos):
        if seat in duel:
            found.append(Figure(f"r{seat}", duel[seat][0], "rider", duel[seat][1]))
        else:
            found.append(_rider(seat, space, pos[:seat].count(space), bool(jailed >> seat & 1)))
    return (*found, *_indians())


@cache
def _rider(seat: Seat, space: int, slot: int, jailed: bool) -> Figure:
    """Return a rider who stands, or lies in prison, on a space beside those who come first there."""
    kind = "prone" if jailed else "rider"
    return Figure(f"r{seat}", TRACK.stand(space, slot), kind, TRACK.abeam(space))


@cache
def _indians() -> tuple[Figure, ...]:
    """Return the Indians.  They never move, and face the shooter."""
    (ax, ay), (bx, by) = TRACK.line
    shooter = ((ax + bx) // 2, (ay + by) // 2)
    return tuple([Figure(f"i{n}", at, "indian", shooter) for n, at in enumerate(TRACK.spots, start=1)])
