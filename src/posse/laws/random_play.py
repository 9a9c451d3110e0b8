"""Games played at random, for the laws to look at."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from posse.kernel import Chance, Decision, Over, Record, State
from posse.laws.broken import Broken, demand
from posse.laws.subject import Subject


def setups(subject: Subject) -> Iterator[tuple[int, Mapping[str, object]]]:
    """Every number of seats with every option set."""
    for seats in subject.seats:
        for options in subject.tables:
            yield seats, options


def any_input(state: State[Any], rng: random.Random) -> str | None:
    """Put any input at random; the words of it, None when the game is over."""
    ask = state.ask()
    if isinstance(ask, Over):
        return None
    if isinstance(ask, Chance):
        outcome = ask.sample(rng)
        state.happen(outcome)
        return f"chance {ask.kind} {ask.words(outcome)}"
    assert isinstance(ask, Decision)
    seat = rng.choice(ask.seats)
    action = rng.choice(ask.options[seat])
    state.choose(seat, action)
    return f"{seat} {action}"


def same_input(one: State[Any], two: State[Any], rng: random.Random) -> str | None:
    """Put an input, any that both take, in both; the words of it, None where there is none."""
    ours, theirs = one.ask(), two.ask()
    if isinstance(ours, Chance) and isinstance(theirs, Chance) and ours.kind == theirs.kind:
        outcome = ours.sample(rng)
        if not theirs.accepts(outcome):
            return None
        one.happen(outcome)
        two.happen(outcome)
        return f"chance {ours.kind} {ours.words(outcome)}"
    if not isinstance(ours, Decision) or not isinstance(theirs, Decision):
        return None
    both = [(s, a) for s, options in ours.options.items() for a in options if theirs.offers(s, a)]
    if not both or ours.prompt != theirs.prompt:
        return None
    seat, action = rng.choice(both)
    one.choose(seat, action)
    two.choose(seat, action)
    return f"{seat} {action}"


def whole_game(
    subject: Subject, seats: int, options: Mapping[str, object], rng: random.Random
) -> tuple[Record, State[Any]]:
    """A game at random to its end, which must come, and in which nothing may be lost or made."""
    state = subject.game.setup(seats, options)
    record = Record.begin(subject.game, state, seats)
    conserved = subject.conserved(state)
    for _ in range(subject.longest):
        words = any_input(state, rng)
        demand(subject.conserved(state) == conserved, "after {} something was lost or made", words)
        if words is None:
            break
        record.inputs.append(words)
    ask = state.ask()
    if not isinstance(ask, Over):
        raise Broken(f"the game did not end after {subject.longest} inputs")
    record.ended(ask.ranks)
    return record, state
