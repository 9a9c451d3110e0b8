"""What a choice costs and brings, from what the seat sees alone."""

from __future__ import annotations

import random

from posse.games.pony_express.actions import Claim, Pay, Reroll, Train
from posse.games.pony_express.track import track
from posse.games.pony_express.turn import Rerolls
from posse.games.pony_express.view import RaceView, imagine
from posse.kernel import Action, Note

Notes = tuple[Note, ...]


def notes(view: RaceView, options: tuple[Action, ...]) -> tuple[Notes, ...]:
    rerolled = _rerolled(view)
    return tuple([_notes(view, action, rerolled) for action in options])


def _rerolled(view: RaceView) -> Notes:
    """One price for all rerolls of a moment."""
    phase = view.phase
    if not isinstance(phase, Rerolls):
        return ()
    table = imagine(view, random.Random(0)).table  # what is hidden does not change the price
    return ({"note": "price", "nuggets": table.reroll_price(phase.first)},)


def _notes(view: RaceView, action: Action, rerolled: Notes) -> Notes:
    match action:
        case Reroll():
            return rerolled
        case Claim(hand):
            return ({"note": "moves", "spaces": int(hand)},)
        case Pay():
            return ({"note": "price", "nuggets": track().bail},)
        case Train():
            here = track().space(view.pos[view.active])
            return ({"note": "price", "nuggets": here.price}, {"note": "train", "space": here.to})
        case _:
            return ()
