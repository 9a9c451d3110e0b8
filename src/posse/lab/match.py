"""Plays one game between bots to its end."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import thread_time_ns
from typing import Any

from posse.games import load_package
from posse.kernel import AnyGame, Chance, Decision, Over, Record, Seat, State, load
from posse.lab.chance_source import ChanceSource
from posse.lab.counters import Counters, Part


@dataclass
class Match:
    """A finished game: its record, its result and its statistics."""

    game: AnyGame
    seated: tuple[str, ...]
    record: Record
    ranks: tuple[int, ...]
    decisions: int
    statistics: Mapping[str, int]
    times: Mapping[str, int]
    """For each statistic that adds up a value: how many events were added."""
    parts: tuple[Part, ...]
    """The parts of the statistics that are broken down by a seat or a key."""
    clocks: tuple[tuple[int, ...], ...]
    """For each seat the CPU time of its turns, in microseconds.  A turn is every decision of a seat until
    another seat is asked."""
    state: State[Any]


def play(
    game: str | AnyGame,
    seated: Sequence[str],
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
    real_shots: bool = False,
) -> Match:
    """Play a whole game between bots.  The same seed gives the same record on any machine.

    Shots are answered by the game's fast model, or with `real_shots` by the physics.
    """
    rules = load(game) if isinstance(game, str) else game
    state = rules.setup(len(seated), {**rules.usual_options(0), **(options or {})})
    state.listen()
    # Chance and each bot have a generator of their own, so that no bot can foresee the dice.
    chance = ChanceSource(random.Random(f"{seed}/chance"), real_shots)
    order = random.Random(f"{seed}/order")
    players = [
        load_package(rules.name).make_bot(name, at, random.Random(f"{seed}/{at}"))
        for at, name in enumerate(seated)
    ]
    record = Record.begin(rules, state, len(seated))
    counters, clocks = Counters(rules), _Clocks(len(seated))
    while not isinstance(ask := state.ask(), Over):
        if isinstance(ask, Chance):
            outcome = chance.answer(ask)
            record.happened(ask, outcome)
            state.happen(outcome)
        elif isinstance(ask, Decision):
            seat = ask.seats[int(order.random() * len(ask.seats))]
            view = rules.view(state, seat)
            start = thread_time_ns()
            action = players[seat].choose(view, ask.prompt, ask.options[seat])
            clocks.add(seat, thread_time_ns() - start)
            record.chose(seat, action)
            state.choose(seat, action)
        events = state.take_events()
        for at, player in enumerate(players):
            player.hear([event for event in events if event.heard_by(at)])
        counters.hear(events)
    record.ended(ask.ranks)
    return Match(
        rules,
        tuple(seated),
        record,
        ask.ranks,
        clocks.decisions,
        counters.statistics,
        counters.times,
        counters.parts,
        clocks.turns,
        state,
    )


class _Clocks:
    """Measures how long each seat thinks, turn by turn."""

    def __init__(self, seats: int) -> None:
        self._spent: list[list[int]] = [[] for _ in range(seats)]
        self._last: Seat | None = None
        self.decisions = 0

    def add(self, seat: Seat, nanoseconds: int) -> None:
        self.decisions += 1
        if seat == self._last:
            self._spent[seat][-1] += nanoseconds
        else:
            self._spent[seat].append(nanoseconds)
            self._last = seat

    @property
    def turns(self) -> tuple[tuple[int, ...], ...]:
        return tuple([tuple([spent // 1000 for spent in turns]) for turns in self._spent])
