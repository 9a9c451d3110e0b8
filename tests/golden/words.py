"""Inputs in the words of a record, and events in words."""

from __future__ import annotations

from typing import Any

from posse import Chance, Damaged, Over
from posse.kernel import AnyGame, Event, State


def put(game: AnyGame, state: State[Any], words: str) -> None:
    """One line's input; the closing line only bears witness."""
    who, _, what = words.partition(" ")
    ask = state.ask()
    if who == "over":
        if not isinstance(ask, Over) or what.split() != [str(rank) for rank in ask.ranks]:
            raise Damaged("other-ending", found=words)
    elif who == "chance":
        kind, _, outcome = what.partition(" ")
        if not isinstance(ask, Chance) or kind != ask.kind:
            raise Damaged("no-chance", outcome=what)
        state.happen(ask.parse(outcome))
    else:
        state.choose(int(who), game.catalogue.parse(what))


def shown(event: Event) -> str:
    """`open_roll seat=1 dice=A K Q J 10 hand=straight`; the scene of a shot is for the eye alone."""
    told = [
        f"{name}={' '.join(map(str, value)) if isinstance(value, tuple) else value}"
        for name, value in event.args.items()
        if name != "scene"
    ]
    return " ".join([event.kind, *told]).rstrip()
