"""What holds for every game as a whole; and the count of ways to go on."""

from __future__ import annotations

import random
from typing import Any

from posse.kernel import Chance, Decision, Over, Record, Seat, State
from posse.laws.broken import demand
from posse.laws.position_laws import everyone, told_to
from posse.laws.subject import Subject


def replay_equals_play(subject: Subject, record: Record, final: State[Any]) -> None:
    """A record that is written, read and replayed ends in the same position."""
    game = subject.game
    for text in (str(record), record.on_one_line()):
        [read] = Record.parse(text.splitlines())
        demand(game.dump(read.final()) == game.dump(final), "the replay ends in another position")


def histories_look_alike(subject: Subject, record: Record, rng: random.Random) -> None:
    """Two games that differ only in what a seat cannot know tell it the same, up to the end."""
    for seat in everyone(subject, record.final()):
        ours = transcript(subject, record, seat)
        for inputs in subject.histories(record, seat, rng):
            twin = Record(record.game, record.rules, record.seats, record.options, inputs)
            theirs = transcript(subject, twin, seat)
            for at, (mine, other) in enumerate(zip(ours, theirs, strict=False)):
                demand(mine == other, "after {} inputs seat {} could tell its game from its twin", at, seat)


def transcript(subject: Subject, record: Record, seat: Seat | None) -> list[object]:
    """All that a seat received, input by input, until the game was over."""
    game = subject.game
    told: list[object] = []
    for state in record.replay():
        state.listen()
        if isinstance(state.ask(), Over):
            break
        told.append((game.brief(state, seat).encode(), told_to(seat, state.take_events())))
    return told


def nodes(state: State[Any], depth: int) -> int:
    """The number of ways to go on for this many inputs: a lost option would change it."""
    ask = state.ask()
    if depth == 0 or isinstance(ask, Over):
        return 1
    total = 0
    if isinstance(ask, Chance):
        if not ask.outcomes:
            return 1  # a shot cannot be counted
        for outcome in ask.outcomes[:: max(len(ask.outcomes) // 6, 1)]:
            after = state.clone()
            after.happen(outcome)
            total += nodes(after, depth - 1)
    elif isinstance(ask, Decision):
        for seat, options in ask.options.items():
            for action in options:
                after = state.clone()
                after.choose(seat, action)
                total += nodes(after, depth - 1)
    return total
