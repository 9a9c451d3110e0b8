"""One game, driven to its end: seats that choose, and a source of chance."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from posse import bots
from posse.arena.world import World
from posse.kernel import AnyGame, Chance, Decision, Event, Over, Record, State, load


@dataclass
class Match:
    """A finished game: how it went, and what came of it."""

    game: AnyGame
    seated: tuple[str, ...]
    record: Record
    ranks: tuple[int, ...]
    figures: Mapping[str, int]
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
    counts = dict.fromkeys([figure.name for figure in rules.figures], 0)
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
        _count(rules, told, counts)
    record.ended(ask.ranks)
    return Match(rules, tuple(seated), record, ask.ranks, counts, state)


def _count(game: AnyGame, told: Sequence[Event], counts: dict[str, int]) -> None:
    for event in told:
        for figure in game.figures:
            if event.kind == figure.event and all(event.args.get(k) == v for k, v in figure.where.items()):
                counts[figure.name] += 1
