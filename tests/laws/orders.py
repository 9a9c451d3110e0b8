"""The laws of standing orders; they hold at every position, as those of `laws` do."""

from __future__ import annotations

import random
from typing import Any

from laws.subjects import Subject
from posse.kernel import Action, AnyGame, Decision, Seat, State


def answers(game: AnyGame, state: State[Any], seat: Seat) -> list[Action | None]:
    """What each order of the game makes of the seat's briefing."""
    brief = game.brief(state, seat)
    assert brief.prompt is not None
    return [order.obeyed(brief.view, brief.prompt, brief.options) for order in game.orders]


def orders_stay_within_the_law(subject: Subject, state: State[Any], rng: random.Random) -> None:
    """An order answers with something that is offered, or not at all; its words are its own."""
    game, ask = subject.game, state.ask()
    for order in game.orders:
        assert game.orders.parse(str(order)) is order
    for seat in ask.seats if isinstance(ask, Decision) else ():
        assert isinstance(ask, Decision)
        for order, action in zip(game.orders, answers(game, state, seat), strict=True):
            assert action is None or ask.offers(seat, action), f"{order} at {ask.prompt} says {action}"


def orders_betray_nothing(subject: Subject, state: State[Any], rng: random.Random) -> None:
    """What the seat cannot know changes no answer; what the table cannot know, not whether there is one."""
    game, ask = subject.game, state.ask()
    for seat in ask.seats if isinstance(ask, Decision) else ():
        ours = answers(game, state, seat)
        for other in subject.unknown(state, seat):
            assert answers(game, other, seat) == ours, f"an order knows {other} from {state}"
        for other in subject.unknown(state, None):
            if isinstance(there := other.ask(), Decision) and seat in there.options:
                silent = [action is None for action in answers(game, other, seat)]
                assert silent == [action is None for action in ours], "an order's silence tells a secret"
