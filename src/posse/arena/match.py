"""One game, driven to its end: seats that choose, and a source of chance."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from posse import bots
from posse.arena.world import World
from posse.kernel import AnyGame, Chance, Decision, Event, Figure, Over, Record, State, load


@dataclass
class Match:
    """A finished game: how it went, and what came of it."""

    game: AnyGame
    seated: tuple[str, ...]
    record: Record
    ranks: tuple[int, ...]
    figures: Mapping[str, int]
    times: Mapping[str, int]
    """Of the figures that add something up, how often there was something to add."""
    state: State[Any]


def play(
    game: str | AnyGame,
    seated: Sequence[str],
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
    real_shots: bool = False,
) -> Match:
    """Play a whole game between bots.  The same seed gives the same record, wherever it is played.

    Shots are answered by the game's fast model, or with `real_shots` by the physics.
    """
    rules = load(game) if isinstance(game, str) else game
    state = rules.setup(len(seated), options)
    state.listen()
    # Everybody has a generator of their own, so that no bot can foresee the dice.
    world = World(random.Random(f"{seed}/chance"), real_shots)
    order = random.Random(f"{seed}/order")
    players = [
        bots.seat(rules.name, name, at, random.Random(f"{seed}/{at}")) for at, name in enumerate(seated)
    ]
    record = Record.begin(rules, state, len(seated))
    tally = _Tally(rules)
    while not isinstance(ask := state.ask(), Over):
        if isinstance(ask, Chance):
            outcome = world.answer(ask)
            record.happened(ask, outcome)
            state.happen(outcome)
        elif isinstance(ask, Decision):
            seat = ask.seats[int(order.random() * len(ask.seats))]
            action = players[seat].choose(rules.view(state, seat), ask.prompt, ask.options[seat])
            record.chose(seat, action)
            state.choose(seat, action)
        told = state.heard()
        for at, player in enumerate(players):
            player.hear([event for event in told if event.heard_by(at)])
        tally.hear(told)
    record.ended(ask.ranks)
    return Match(rules, tuple(seated), record, ask.ranks, tally.figures, tally.times, state)


class _Tally:
    """The game's figures, counted as it goes."""

    def __init__(self, game: AnyGame) -> None:
        self.figures = dict.fromkeys([figure.name for figure in game.figures], 0)
        self.times = dict.fromkeys([figure.name for figure in game.figures if figure.value], 0)
        self._watched: dict[str, list[tuple[Figure, dict[str, int]]]] = {}
        for figure in game.figures:
            watched = self._watched.setdefault(figure.event, [])
            watched.append((figure, self.figures))
            if figure.value:
                watched.append((replace(figure, value=""), self.times))

    def hear(self, told: Sequence[Event]) -> None:
        for event in told:
            for figure, counts in self._watched.get(event.kind, ()):
                counts[figure.name] += figure.of(event.args)
