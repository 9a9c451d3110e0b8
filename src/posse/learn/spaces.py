"""Observations and actions as Gymnasium's spaces."""

from __future__ import annotations

from typing import TypedDict

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from posse.kernel import Action, AnyGame, Catalogue, Seat
from posse.learn.layout import LIMIT, Layout
from posse.learn.sequential import SequentialGame


class Observation(TypedDict):
    """The view as numbers, and 1 for every action that may be chosen."""

    observation: NDArray[np.float32]
    action_mask: NDArray[np.int8]


def observation_space(game: AnyGame, layout: Layout) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-LIMIT, LIMIT, (layout.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (len(game.catalogue),), np.int8),
        }
    )


def action_space(game: AnyGame) -> spaces.Discrete:
    return spaces.Discrete(len(game.catalogue))


def observation(sequential: SequentialGame, layout: Layout, seat: Seat) -> Observation:
    """Return this seat's view as numbers; the mask is empty unless it is the seat's turn."""
    view = sequential.game.view(sequential.state, seat).plain()
    options = sequential.options() if sequential.turn == seat else ()
    return Observation(
        observation=numbers(layout, view), action_mask=mask(sequential.game.catalogue, options)
    )


def numbers(layout: Layout, view: dict[str, object]) -> NDArray[np.float32]:
    return np.frombuffer(layout.encode(view), np.float32)


def mask(catalogue: Catalogue, options: tuple[Action, ...]) -> NDArray[np.int8]:
    return np.frombuffer(catalogue.mask(options), np.int8)


def action_of(catalogue: Catalogue, action: object) -> Action | None:
    """Return the action of this number; None if there is no such action."""
    number = int(action)  # type: ignore[call-overload]
    return catalogue.actions[number] if 0 <= number < len(catalogue) else None
