"""What a player of Liar's Dice cannot know, and what never changes: read by the laws of `posse check`."""

from __future__ import annotations

import random
from collections.abc import Iterator

from liars_dice.rules import DICE, FACES, Cups, LiarsDice, Rolling
from posse.kernel import Record, Seat, State
from posse.laws import Subject


def other_dice(state: State[Cups], seat: Seat | None) -> Iterator[State[Cups]]:
    """The same table with other dice under the cups that this seat cannot look under."""
    rng, table = random.Random(state.played), state.table.copy()
    for other, dice in enumerate(table.dice):
        if other != seat:
            table.dice[other] = tuple(sorted(rng.choices(FACES, k=len(dice))))
    yield State(table, state.phase, state.played)


def other_rolls(record: Record, seat: Seat | None, rng: random.Random) -> Iterator[list[str]]:
    """The same game up to the last call, before which the others rolled something else."""
    calls = [at for at, words in enumerate(record.inputs) if words.endswith(" call")]
    started = calls[-2] + 1 if len(calls) > 1 else 0
    inputs = record.inputs[: calls[-1]]
    for at, state in enumerate(record.replay()):
        if started <= at < calls[-1] and isinstance(state.phase, Rolling) and state.phase.seat != seat:
            dice = sorted(rng.choices(FACES, k=state.table.left[state.phase.seat]))
            inputs[at] = " ".join(["chance roll", *map(str, dice)])
    yield inputs


def sound(state: State[Cups]) -> object:
    """Nobody has more dice than at the start; under a cup are all of somebody's dice or none."""
    t = state.table
    assert all(0 <= left <= DICE for left in t.left)
    assert all(len(dice) in (0, left) for dice, left in zip(t.dice, t.left, strict=True))
    assert sorted(t.out) == [seat for seat, left in enumerate(t.left) if not left]
    return t.seats


def subject() -> Subject:
    return Subject(
        LiarsDice(), unknown=other_dice, twins=other_rolls, conserved=sound, reveals=("lifted",), parts=()
    )
