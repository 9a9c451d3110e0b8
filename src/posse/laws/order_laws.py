"""The laws of standing orders: they, too, hold at every position."""

from __future__ import annotations

import random
from typing import Any

from posse.kernel import Action, AnyGame, Decision, Seat, State
from posse.laws.broken import demand
from posse.laws.subject import Subject


def answers(game: AnyGame, state: State[Any], seat: Seat) -> list[Action | None]:
    """What each order of the game makes of the seat's briefing."""
    brief = game.brief(state, seat)
    assert brief.prompt is not None
    return [order.obeyed(brief.view, brief.prompt, brief.options) for order in game.orders]


def orders_stay_within_the_law(subject: Subject, state: State[Any], rng: random.Random) -> None:
    """An order answers with something that is offered, or not at all; its words are its own."""
    game, ask = subject.game, state.ask()
    for order in game.orders:
        demand(game.orders.parse(str(order)) is order, "the words of {} name another", order)
    for seat in ask.seats if isinstance(ask, Decision) else ():
        assert isinstance(ask, Decision)
        for order, action in zip(game.orders, answers(game, state, seat), strict=True):
            offered = action is None or ask.offers(seat, action)
            demand(offered, "{} at {} says {}", order, ask.prompt, action)


def orders_betray_nothing(subject: Subject, state: State[Any], rng: random.Random) -> None:
    """What the seat cannot know changes no answer; what the table cannot know, not whether there is one."""
    game, ask = subject.game, state.ask()
    for seat in ask.seats if isinstance(ask, Decision) else ():
        ours = answers(game, state, seat)
        for other in subject.lookalikes(state, seat):
            demand(answers(game, other, seat) == ours, "an order knows {} from {}", other, state)
        for other in subject.lookalikes(state, None):
            if isinstance(there := other.ask(), Decision) and seat in there.options:
                silent = [action is None for action in answers(game, other, seat)]
                same = silent == [action is None for action in ours]
                demand(same, "an order's silence tells a secret of {}", state)
