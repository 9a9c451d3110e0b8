"""A seat's view of the race, and a possible position for what the seat does not see."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from operator import attrgetter

from posse.games.pony_express.rules import sighting
from posse.games.pony_express.rules.cards import Keeping, Relay
from posse.games.pony_express.rules.dice import DICE, HIDDEN, NAMES, SIDES, Faces, hide
from posse.games.pony_express.rules.flow import Phase
from posse.games.pony_express.rules.opening import WAITING, Choice
from posse.games.pony_express.rules.options import Rules
from posse.games.pony_express.rules.sighting import SHOOTING
from posse.games.pony_express.rules.table import DECK, ITEM, UNKNOWN, Item, Race
from posse.games.pony_express.rules.track import track
from posse.games.pony_express.rules.turn import AllAnswer, Doubts
from posse.kernel import Action, Part, Seat, State, View
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


@dataclass(slots=True, unsafe_hash=True)  # not frozen: creating a view would take twice as long
class RaceView(View):
    """All is public except the dice under the cup, the cards in others' hands and in the pile, and others'
    answers to a decision that is still open."""

    seat: Seat | None
    rules: Rules
    rounds: int
    first: Seat
    active: Seat
    pos: tuple[int, ...]
    gold: tuple[int, ...]
    bank: int
    jailed: int
    crossed: int
    cards: tuple[int, ...]
    """The number of cards that each rider holds."""
    hand: tuple[Item, ...]
    """The seat's own cards."""
    pile: int
    under: int
    played: tuple[Item, ...]
    dice: Faces
    """The dice as this seat sees them."""
    shown: int
    peeked: int
    phase: Phase

    @classmethod
    def parts(cls) -> Mapping[str, Part]:
        return {
            "seat": (("seat",), attrgetter("seat")),
            "options": (("rules",), lambda view: view.rules.settings),
            "turn": (("rounds",), attrgetter("rounds")),
            "first": (("first",), attrgetter("first")),
            "active": (("active",), attrgetter("active")),
            "riders": (
                ("pos", "gold", "cards", "jailed"),
                lambda view: _riders(view.pos, view.gold, view.cards, view.jailed),
            ),
            "bank": (("bank",), attrgetter("bank")),
            "hand": (("hand",), lambda view: list(view.hand)),
            "pile": (("pile", "under"), lambda view: view.pile + view.under),
            "played": (("played",), lambda view: list(view.played)),
            "dice": (("dice",), lambda view: _names(view.dice)),
            "shown": (("shown",), lambda view: _dice(view.shown)),
            "peeked": (("peeked",), lambda view: _seats(view.peeked)),
            "phase": (("phase",), lambda view: flatten(view.phase)),
            "scene": (("phase", "pos", "jailed", "active", "rules"), cls._scene),
        }

    @classmethod
    def declared(cls, setup: Setup) -> dict[str, Field]:
        seat, gold = seat_field(setup), Number(0, track().nuggets)
        rider = {
            "space": Number(track().start, track().last),
            "gold": gold,
            "cards": Number(0, len(DECK)),
            "jailed": Flag(),
        }
        cards = Row(ITEM, len(DECK) if setup.options["items"] else 0, 0)
        return {
            "seat": Maybe(seat),
            "options": Fixed(dict(setup.options)),
            "turn": Unbounded(32),
            "first": seat,
            "active": seat,
            "riders": Row(Group(rider), setup.seats),
            "bank": gold,
            "hand": cards,
            "pile": Number(0, len(DECK)),
            "played": cards,
            "dice": Row(OneOf(NAMES), DICE, 0),
            "shown": SomeOf(tuple(range(1, DICE + 1))),
            "peeked": SomeOf(tuple(range(setup.seats))),
            "phase": phase_field(setup),
            "scene": Derived(),
        }

    def _scene(self) -> dict[str, object] | None:
        """Return where everybody stands when a shot is near; nothing hidden changes that."""
        if not isinstance(self.phase, SHOOTING):
            return None
        return _sighting(self.rules, self.pos, self.jailed, self.active, self.phase)


# Most of what a view tells is as it was in the last one, and the same for all: it is kept and shared.


@lru_cache(4096)
def _riders(
    pos: tuple[int, ...], gold: tuple[int, ...], cards: tuple[int, ...], jailed: int
) -> list[dict[str, object]]:
    return [
        _rider(*what, bool(jailed >> seat & 1))
        for seat, what in enumerate(zip(pos, gold, cards, strict=True))
    ]


@lru_cache(4096)
def _rider(space: int, gold: int, cards: int, jailed: bool) -> dict[str, object]:
    return {"space": space, "gold": gold, "cards": cards, "jailed": jailed}


@cache
def _names(dice: Faces) -> list[str]:
    return [NAMES[face] for face in dice]


@cache
def _dice(mask: int) -> list[int]:
    return [die + 1 for die in range(DICE) if mask >> die & 1]


@cache
def _seats(mask: int) -> list[Seat]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def offered(view: RaceView) -> Action | None:
    """Return a good aim for the shot that is near; None when there is none."""
    return sighting.offered(_positions(view.rules, view.pos, view.jailed, view.active), view.phase)


@lru_cache(256)
def _sighting(
    rules: Rules, pos: tuple[int, ...], jailed: int, active: Seat, phase: Phase
) -> dict[str, object] | None:
    return sighting.sighting(_positions(rules, pos, jailed, active), phase)


def _positions(rules: Rules, pos: tuple[int, ...], jailed: int, active: Seat) -> Race:
    """Return a table on which everybody stands there: all that a shot depends on."""
    t = Race.laid_out(rules, len(pos))
    t.pos, t.jailed, t.active = pos, jailed, active
    return t


def view(state: State[Race], seat: Seat | None) -> RaceView:
    t = state.table
    knows = seat == t.active or (seat is not None and t.peeked >> seat & 1)
    return RaceView(
        seat,
        t.rules,
        t.rounds,
        t.first,
        t.active,
        t.pos,
        t.gold,
        t.bank,
        t.jailed,
        t.crossed,
        _counts(t.cards),
        () if seat is None else t.cards[seat],
        len(t.rest),
        len(t.under),
        t.played,
        t.faces if knows else hide(t.faces, t.shown),
        t.shown,
        t.peeked,
        state.phase.seen(t, seat),
    )


@lru_cache(4096)
def _counts(cards: tuple[tuple[Item, ...], ...]) -> tuple[int, ...]:
    return tuple([len(held) for held in cards])


def imagine(view: RaceView, rng: random.Random) -> State[Race]:
    """Return a position that looks like this view: hidden dice are rolled, unseen cards are dealt again."""
    pool = _unseen(view, rng)
    hands = [
        view.hand if seat == view.seat else tuple([next(pool) for _ in range(count)])
        for seat, count in enumerate(view.cards)
    ]
    phase = _imagined(view, pool, rng)
    faces = tuple([int(rng.random() * SIDES) if face == HIDDEN else face for face in view.dice])
    rest = tuple(sorted([next(pool) for _ in range(view.pile)]))
    under = tuple([next(pool) for _ in range(view.under)])
    table = Race(
        view.rules,
        view.rounds,
        view.first,
        view.active,
        view.pos,
        view.gold,
        view.bank,
        view.jailed,
        view.crossed,
        tuple(hands),
        rest,
        under,
        view.played,
        faces,
        view.shown,
        view.peeked,
    )
    return State(table, phase)


def _unseen(view: RaceView, rng: random.Random) -> Iterator[Item]:
    """Yield the cards this seat has not seen, in random order."""
    pool = list(DECK) if view.rules.items else []
    held = view.phase.drawn if isinstance(view.phase, Relay | Keeping) else ()
    for item in (*view.hand, *view.played, *held):
        if item != UNKNOWN:
            pool.remove(item)
    for last in range(len(pool) - 1, 0, -1):  # a shuffle with random() alone: the same on every Python
        other = int(rng.random() * (last + 1))
        pool[last], pool[other] = pool[other], pool[last]
    return iter(pool)


def _imagined(view: RaceView, pool: Iterator[Item], rng: random.Random) -> Phase:
    phase = view.phase
    if isinstance(phase, AllAnswer):
        return phase  # all others may still be silent, and so they are: what they say is left to who plays on
    if isinstance(phase, Doubts):
        silent = [s for s in phase.waiting if s == view.seat or rng.random() < 0.5]
        return replace(phase, waiting=tuple(silent) or phase.waiting)
    if isinstance(phase, Choice):
        return _chosen(phase, view.seat, rng)
    if isinstance(phase, Relay | Keeping):
        return replace(phase, drawn=tuple([next(pool) if c == UNKNOWN else c for c in phase.drawn]))
    return phase


def _chosen(phase: Choice, seat: Seat | None, rng: random.Random) -> Choice:
    """Imagine which others have chosen already; at least one must still be asked."""
    kept = [
        card if owner == seat or rng.random() < 0.5 else int(rng.random() * 2)
        for owner, card in enumerate(phase.kept)
    ]
    return Choice(tuple(kept)) if WAITING in kept else phase
