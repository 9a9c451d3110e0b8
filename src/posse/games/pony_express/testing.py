"""What the laws need to know of this game: what a rider cannot know, what is conserved, sample sentences."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Final

from posse.games.pony_express.bots.reasons import REASONS
from posse.games.pony_express.rules import Race
from posse.games.pony_express.rules.actions import Aim, Corner
from posse.games.pony_express.rules.cards import Keeping, Relay
from posse.games.pony_express.rules.dice import Hand
from posse.games.pony_express.rules.ending import ENDINGS
from posse.games.pony_express.rules.gunfight import Bout, Bullet
from posse.games.pony_express.rules.opening import Choice
from posse.games.pony_express.rules.redaction import redact
from posse.games.pony_express.rules.table import CORNERS, DECK
from posse.games.pony_express.rules.track import KINDS, track
from posse.games.pony_express.rules.turn import AllAnswer, Doubts
from posse.kernel import Event, Illegal, Record, Seat, State, load, replaced
from posse.laws import Sentences, Subject, setups

FACES: Final = ("9", "10", "J", "Q", "K", "A")
SECRET: Final = "?"


def _hidden(state: State[Race], seat: Seat | None) -> Iterator[State[Race]]:
    """Other dice under the cup, other cards in hands and pile, other answers in an open window."""
    t, rng = state.table, random.Random(state.played)
    if t.faces and seat != t.active and not (seat is not None and t.peeked >> seat & 1):
        other = state.clone().table
        other.faces = tuple([f if t.shown >> i & 1 else rng.randrange(6) for i, f in enumerate(t.faces)])
        yield State(other, state.phase, state.played)
    yield _dealt_anew(state, seat, rng)
    if isinstance(state.phase, Doubts):
        for waiting in _subsets(state.phase.callers):
            if waiting and (seat in waiting) == (seat in state.phase.waiting):
                yield State(t.copy(), _answered(state.phase, waiting, seat, rng), state.played)
    if isinstance(state.phase, Choice):
        kept = [card if s == seat else rng.choice((-1, 0, 1)) for s, card in enumerate(state.phase.kept)]
        if -1 in kept:
            yield State(t.copy(), Choice(tuple(kept)), state.played)


def _answered(phase: Doubts, waiting: tuple[Seat, ...], seat: Seat | None, rng: random.Random) -> Doubts:
    """The window with these seats still silent; the others have said something, this seat what it did."""
    if not isinstance(phase, AllAnswer):
        return replace(phase, waiting=waiting)
    spoken = [s for s in phase.callers if s not in waiting]
    doubters = [s for s in spoken if (s in phase.doubters if s == seat else rng.random() < 0.5)]
    return replace(phase, waiting=waiting, doubters=tuple(sorted(doubters)))


def _dealt_anew(state: State[Race], seat: Seat | None, rng: random.Random) -> State[Race]:
    """All cards that this seat has not seen, shuffled among the places where they may be."""
    t, phase = state.table.copy(), state.phase
    mine = phase.drawn if isinstance(phase, Relay | Keeping) and seat != t.active else ()
    unseen = [c for s, held in enumerate(t.cards) if s != seat for c in held]
    unseen += [*t.rest, *t.under, *mine]
    rng.shuffle(unseen)
    for s, held in enumerate(t.cards):
        if s != seat:
            t.cards = replaced(t.cards, s, tuple([unseen.pop() for _ in held]))
    t.rest = tuple([unseen.pop() for _ in t.rest])
    t.under = tuple([unseen.pop() for _ in t.under])
    if mine:
        assert isinstance(phase, Relay | Keeping)
        phase = replace(phase, drawn=tuple(unseen))
    return State(t, phase, state.played)


def _subsets(seats: tuple[Seat, ...]) -> Iterator[tuple[Seat, ...]]:
    for mask in range(1 << len(seats)):
        yield tuple([s for i, s in enumerate(seats) if mask >> i & 1])


def _retold(record: Record, seat: Seat | None, rng: random.Random) -> Iterator[list[str]]:
    """The record as told to the seat, its gaps filled with other dice.  Cards stay as they were."""
    inputs = []
    for truth, words in zip(record.inputs, load(record.game).redact(record, seat).inputs, strict=True):
        parts = truth.split()
        for at, word in enumerate(words.split()):
            if word == SECRET and "card" not in words:
                parts[at] = rng.choice(FACES)
        inputs.append(" ".join(parts))
    yield inputs


def _treasure(state: State[Race]) -> object:
    """Thirty nuggets and twenty cards, whatever happens."""
    t = state.table
    held = state.phase.drawn if isinstance(state.phase, Relay | Keeping) else ()
    cards = [c for hand in t.cards for c in hand] + [*t.rest, *t.under, *t.played, *held]
    assert min(t.gold) >= 0
    assert t.bank >= 0
    return sum(t.gold) + t.bank, tuple(sorted(cards))


# --- the same game with other secrets ---


def _cup_and_cards(
    record: Record, watched: Seat | None, rng: random.Random, answers: bool
) -> tuple[Record, Record]:
    """Other dice where none were shown yet, other cards where the game can still go on as it did."""
    hidden = [words.split() for words in redact(record, watched).inputs]
    lines = [words.split() for words in record.inputs]
    changes: list[dict[tuple[int, int], str]] = []
    for number, words in enumerate(hidden):
        for word in [at for at, shown in enumerate(words) if shown == SECRET]:
            if words[1] == "card":
                changes.append({(number, word): rng.choice(sorted(set(DECK)))})
            else:
                lines[number][word] = rng.choice(FACES)
    changes = [*changes, *_exchanges(record, watched)] if answers else []
    rng.shuffle(changes)
    for change in changes:
        tried = [line[:] for line in lines]
        for (number, word), other in change.items():
            tried[number][word] = other
        if _possible(record, tried):
            lines = tried
    return record, replace(record, inputs=[" ".join(line) for line in lines])


def _exchanges(record: Record, watched: Seat | None) -> list[dict[tuple[int, int], str]]:
    """Another's two cards come in the other order, and he keeps the other one: the same."""
    dealt: dict[Seat, list[int]] = {}
    found = []
    drawn = [number for number, words in enumerate(record.inputs) if words.startswith("chance card ")]
    for at, number in enumerate(drawn[: 2 * record.seats]):
        dealt.setdefault(at // 2, []).append(number)
    for number, words in enumerate(record.inputs):
        seat, verb, *rest = words.split()
        if verb != "keep" or int(seat) == watched:
            continue
        pair = dealt.pop(int(seat), None) or [number - 2, number - 1]
        cards = [record.inputs[n].split() for n in pair]
        if all(card[1] == "card" for card in cards):
            one, two = pair
            found.append({(one, 2): cards[1][2], (two, 2): cards[0][2], (number, 2): str(1 - int(rest[0]))})
    return found


def _possible(record: Record, lines: list[list[str]]) -> bool:
    try:
        replace(record, inputs=[" ".join(line) for line in lines]).final()
    except Illegal:
        return False
    return True


# --- sentences ---

RIDERS = ("ted", "bill", "harry", "sammy", "rick")


def _races() -> Iterator[tuple[State[Race], random.Random]]:
    races = subject()
    for seed, (seats, options) in product(range(3), list(setups(races))):
        yield races.game.setup(seats, options), random.Random(seed)
    yield _last_miss(), random.Random(0)


def _last_miss() -> State[Race]:
    """A last duel whose last shot goes nowhere: at random it hardly comes to that."""
    state: State[Race] = load("pony-express").setup(3, {"last_duel_shots": "20"})
    state.table.pos = (track().sacramento,) * 2 + state.table.pos[2:]
    bout = Bout(0, 1, Corner.NW, final=True, shots=39)
    return State(state.table, Bullet(bout, False, Aim(0, 48, 8, 0)))


def _samples() -> Iterator[tuple[Event, tuple[str, ...]]]:
    for ending in ENDINGS:
        yield Event("ended", {"ending": ending, "seat": 3, "round": 12}), ("Sammy", "12")
    for seat, name in enumerate(RIDERS):
        said = name.capitalize()
        yield Event("paid", {"payer": -1, "payee": seat, "amount": 3}), (said, "3")
        yield Event("paid", {"payer": seat, "payee": -1, "amount": 1}), (said, "1")
        yield Event("paid", {"payer": seat, "payee": (seat + 1) % 5, "amount": 2}), (said, "2")
        yield Event("doubted", {"seat": seat, "liar": 4 - seat, "lied": 1}), (said,)
        yield Event("shot", {"seat": 0, "touched": (f"r{seat}",), "fell": ()}), (said,)
    yield Event("moved", {"seat": 1, "start": 31, "to": 33}), ("Bill", "31", "Sacramento")
    yield Event("took", {"seat": 2, "item": "?"}), ("Harry",)
    yield Event("shot", {"seat": 4, "touched": ("i1", "i2"), "fell": ("i1", "i2", "i3")}), ("Rick",)


def _sentences() -> Sentences:
    more = {"items-about", *[f"corner-{corner}" for corner in CORNERS], *[f"space-{kind}" for kind in KINDS]}
    more |= {f"item-{item}{part}" for item in DECK for part in ("", "-about")}
    more |= {f"hand-{hand.name.lower()}" for hand in Hand}
    seats = ("rider", "payer", "payee", "liar", "shooter", "target", "winner", "loser", "one", "two", "roped")
    names = ("title", "corner", "face", "item-lasso", "hand-full_house")
    return Sentences(
        endings=ENDINGS,
        rulings=("PE", 55),
        bot_reasons=REASONS,
        starts=_races,
        refusals_tried=2,
        more=frozenset(more),
        alike=frozenset([*names, *seats, *[f"role-{rider}" for rider in RIDERS]]),
        # a list of numbers: who plays is heard as they roll; where all stand is for the eye
        unsaid={"poker": {"seats"}, "shot": {"scene"}},
        samples=tuple(_samples()),
    )


def subject() -> Subject:
    return Subject(
        load("pony-express"),
        tables=(
            {},
            {
                "liars_go_to_jail": True,
                "figure_must_fall": True,
                "prisoners_met": True,
                "hand": "steady",
                # in the fast model a prisoner who lies in the line of fire stops every die, and never falls
                "last_duel_shots": "200",
            },
            {"desert_price": "forever", "poker_debt": "short", "items": False, "doubts": "drawn"},
            {"stray_bullet": "any", "last_duel_shots": "20", "doubts": "drawn", "hand": "shaky"},
            {"last_duel_shots": "50", "stray_bullet": "any", "figure_must_fall": True, "hand": "own"},
            {"last_duel_shots": "200", "doubts": "drawn", "prisoners_met": True},
        ),
        unknown=_hidden,
        twins=_retold,
        conserved=_treasure,
        reveals=("lifted",),
        windows={Choice: ("keep 0", "keep 1"), Doubts: ("believe",), AllAnswer: ("believe", "doubt")},
        resample=_cup_and_cards,
        sentences=_sentences(),
    )
