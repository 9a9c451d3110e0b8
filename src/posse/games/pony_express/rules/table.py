"""The table: riders on the track, gold, cards and dice, and the methods that change them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import Final, Self

from posse.games.pony_express.rules import dice
from posse.games.pony_express.rules.dice import ALL, HANDS, HIDDEN, NAMES, Faces, Hand
from posse.games.pony_express.rules.track import Point, Track, track
from posse.kernel import Event, Figure, Scene, Seat, Setting, Table
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
TREMORS: Final = {"steady": 2, "usual": 4, "shaky": 6, "own": 2}
"""In halves.  With `own` a player's gesture adds its own error.  Nobody can prove that a gesture was made, so
everybody trembles as much as somebody who types numbers: see docs/physics.md, "Hands"."""


NO_LIMIT: Final = "none"
DUEL_LIMITS: Final = (NO_LIMIT, "20", "50", "200")
"""After how many shots each the dice decide the last duel (PE-R49)."""

OLD_RULES: Final[dict[str, Setting]] = {"stray_bullet": "first", "last_duel_shots": "20", "doubts": "first"}
"""What the options that the second version of the rules brought were before, when nobody could choose."""


@dataclass(frozen=True)
class Rules:
    """The version of the rules, and the table options; see `PonyExpress.options` for what they may be."""

    liars_go_to_jail: bool
    figure_must_fall: bool
    prisoners_met: bool
    desert_price: str
    poker_debt: str
    items: bool
    hand: str
    stray_bullet: str
    last_duel_shots: str
    doubts: str
    version: int

    @classmethod
    def of(cls, options: Mapping[str, Setting], version: int) -> Rules:
        chosen = {**OLD_RULES, **options}
        names = ("liars_go_to_jail", "figure_must_fall", "prisoners_met")
        liars, fall, met = [bool(chosen[name]) for name in names]
        price, debt, hand = [str(chosen[name]) for name in ("desert_price", "poker_debt", "hand")]
        stray, shots, doubts = [str(chosen[name]) for name in OLD_RULES]
        return cls(liars, fall, met, price, debt, bool(chosen["items"]), hand, stray, shots, doubts, version)

    def settings(self) -> dict[str, Setting]:
        """The options that this version knows."""
        unknown = {"version", *(OLD_RULES if self.version < 2 else ())}
        return {field.name: getattr(self, field.name) for field in fields(self) if field.name not in unknown}

    @property
    def final_shots(self) -> int | None:
        """How many shots the two have together in the last duel; None while there is no limit (PE-R49)."""
        return None if self.last_duel_shots == NO_LIMIT else 2 * int(self.last_duel_shots)

    @property
    def all_answer(self) -> bool:
        """Whether everybody answers before a doubt is heard (PE-R16)."""
        return self.doubts == "drawn"


class Race(Table):
    """Everything on the table.  The phase says how far the turn has come."""

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
        "shown",
        "under",
    )

    def __init__(
        self,
        rules: Rules,
        rounds: int,
        first: Seat,
        active: Seat,
        pos: list[int],
        gold: list[int],
        bank: int,
        jailed: int,
        crossed: int,
        cards: list[tuple[Item, ...]],
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
            self.pos[:],
            self.gold[:],
            self.bank,
            self.jailed,
            self.crossed,
            self.cards[:],
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
        purse = track().purse
        return cls(
            rules,
            0,
            0,
            0,
            [track().start] * seats,
            [purse] * seats,
            track().nuggets - purse * seats,
            0,
            0,
            [()] * seats,
            DECK if rules.items else (),
            (),
            (),
            (),
            0,
            0,
        )

    # -- reading the table

    @property
    def track(self) -> Track:
        return track()

    @property
    def seats(self) -> int:
        return len(self.pos)

    def is_jailed(self, seat: Seat) -> bool:
        return bool(self.jailed >> seat & 1)

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the other seats, clockwise."""
        return _others(seat, len(self.pos))

    def hand(self) -> Hand:
        return HANDS[self.faces]

    def reroll_price(self, first: bool) -> int:
        """Return the price of a reroll.  The first is free for a rider alone in last place (PE-R8); otherwise
        it is 2 in the desert (PE-R9), else 1."""
        here, seat = self.pos[self.active], self.active
        if first and here == min(self.pos) and self.pos.count(here) == 1:
            return 0
        ever = self.rules.desert_price == "forever" and self.crossed >> seat & 1
        return 2 if here >= self.track.desert or ever else 1

    def callers(self) -> tuple[Seat, ...]:
        """Return the riders who may doubt: the nearest that are not in prison; mailboxes count as Sacramento
        (PE-R15)."""
        here = self.pos[self.active]
        end = self.track.sacramento
        free = [other for other in self.others(self.active) if not self.jailed >> other & 1]
        gaps = [abs(min(self.pos[other], end) - here) for other in free]
        least = min(gaps, default=0)
        return tuple([other for other, gap in zip(free, gaps, strict=True) if gap == least])

    def company(self) -> tuple[Seat, ...]:
        """Return the riders whom the active rider meets on its space, clockwise (PE-R24, PE-R25)."""
        here = self.pos[self.active]
        if here <= self.track.peaceful:
            return ()
        met = [other for other in self.others(self.active) if self.pos[other] == here]
        return tuple([other for other in met if self.rules.prisoners_met or not self.is_jailed(other)])

    def figures(self, duel: Mapping[Seat, tuple[Point, Point]]) -> tuple[Figure, ...]:
        """Return every figure on the board; duellists stand in their corners and face each other."""
        found = []
        for seat in range(self.seats):
            if seat in duel:
                found.append(Figure(f"r{seat}", duel[seat][0], "rider", duel[seat][1]))
            else:
                kind, beside = "prone" if self.is_jailed(seat) else "rider", self.track.abeam(self.pos[seat])
                found.append(Figure(f"r{seat}", self._stand(seat), kind, beside))
        return (*found, *_indians())

    def _stand(self, seat: Seat) -> Point:
        """Return a rider's place on its space, beside the others there."""
        sharing = [other for other in range(self.seats) if self.pos[other] == self.pos[seat]]
        return self.track.stand(self.pos[seat], sharing.index(seat))

    def duel_scene(self, shooter: Seat, target: Seat, corner: int) -> Scene:
        """Return the scene of a gunfight: the shooter in this corner, the target in the other."""
        own, other = (self.track.corners[CORNERS[c]] for c in (corner, 1 - corner))
        places = {shooter: (own.rider, other.rider), target: (other.rider, own.rider)}
        return Scene(own.line, other.rider, self.figures(places))

    def ambush_scene(self) -> Scene:
        """Return the scene of an ambush: three Indians, shot at from the opposite corner (PE-R37)."""
        xs, ys = zip(*self.track.spots, strict=True)
        middle = (round(sum(xs) / len(xs)), round(sum(ys) / len(ys)))
        return Scene(self.track.line, middle, self.figures({}))

    # -- changes

    def pay(self, payer: Seat, payee: Seat, amount: int) -> int:
        """Pay gold, as far as the payer has any, and return how much was paid (PE-R50)."""
        amount = min(amount, self.bank if payer == BANK else self.gold[payer])
        if amount <= 0:
            return 0
        for seat, change in ((payer, -amount), (payee, amount)):
            if seat == BANK:
                self.bank += change
            else:
                self.gold[seat] += change
        if self.emitted is not None:
            self.emit("paid", payer=payer, payee=payee, amount=amount)
        return amount

    def move(self, seat: Seat, to: int) -> None:
        if self.emitted is not None:
            self.emit("moved", seat=seat, start=self.pos[seat], to=to)
        self.pos[seat] = to
        if to >= self.track.desert:
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
        self.faces, self.shown, self.peeked = (), 0, 0
        if seat == self.first:
            self.rounds += 1
            if self.emitted is not None:
                self.emit("round", round=self.rounds)
        if self.emitted is not None:
            self.emit("began", seat=seat)

    def roll(self, mask: int, fresh: Faces) -> None:
        """Roll these dice where they lie: only the active seat sees the hidden ones."""
        self.faces = dice.replace(self.faces or (HIDDEN,) * dice.DICE, mask, fresh)
        if self.emitted is not None:
            self.emit("rolled", audience=(self.active,), seat=self.active, dice=_words(self.faces))
            seen = self.visible()
            self.emit("cup", seat=self.active, dice=_words(seen), rolled=mask.bit_count())

    def turn_die(self, die: int, face: int) -> None:
        """Turn a loaded die; a hidden die stays hidden."""
        self.roll(1 << die, (face,))

    def show(self, mask: int) -> None:
        """Put these dice in the open, and the others under the cup."""
        if mask == self.shown:
            return
        self.shown = mask
        if self.emitted is not None:
            self.emit("showed", seat=self.active, dice=_words(self.visible()))

    def visible(self) -> Faces:
        """Return the dice as the others see them."""
        return tuple([face if self.shown >> i & 1 else HIDDEN for i, face in enumerate(self.faces)])

    def lift(self) -> None:
        """Lift the cup: everybody sees the dice."""
        self.shown = ALL
        if self.emitted is not None:
            self.emit("lifted", seat=self.active, dice=_words(self.faces), hand=self.hand().name.lower())

    def open_roll(self, seat: Seat, faces: Faces) -> Hand:
        """Roll five dice in the open and return the hand."""
        hand = HANDS[faces]
        if self.emitted is not None:
            self.emit("open_roll", seat=seat, dice=_words(faces), hand=hand.name.lower())
        return hand

    def peek(self, seat: Seat) -> None:
        self.peeked |= 1 << seat
        if self.emitted is not None:
            self.emit("peeked", audience=(seat,), seat=seat, dice=_words(self.faces))

    def take(self, seat: Seat, item: Item) -> None:
        """Take a card into the hand; only its owner knows which."""
        self.cards[seat] += (item,)
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
        self.cards[seat] = tuple(held)
        self.played += (item,)
        if self.emitted is not None:
            self.emit("played", seat=seat, item=item)


@cache
def _others(seat: Seat, seats: int) -> tuple[Seat, ...]:
    return tuple([(seat + step) % seats for step in range(1, seats)])


@cache
def _indians() -> tuple[Figure, ...]:
    """Return the Indians.  They never move, and face the shooter."""
    (ax, ay), (bx, by) = track().line
    shooter = ((ax + bx) // 2, (ay + by) // 2)
    return tuple([Figure(f"i{n}", at, "indian", shooter) for n, at in enumerate(track().spots, start=1)])


def _words(faces: Faces) -> tuple[str, ...]:
    return tuple([NAMES[face] for face in faces])
