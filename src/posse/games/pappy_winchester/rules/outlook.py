"""Notes on a choice: what it costs and brings, from the seat's view alone."""

from __future__ import annotations

from posse.games.pappy_winchester.rules.actions import Bid, Duel, Pass, Sail, Steam
from posse.games.pappy_winchester.rules.auction import Bidding, Calling
from posse.games.pappy_winchester.rules.purchase import Moving
from posse.games.pappy_winchester.rules.view import EstateView
from posse.kernel import Action, Note

Notes = tuple[Note, ...]


def notes(view: EstateView, options: tuple[Action, ...]) -> tuple[Notes, ...]:
    return tuple([_notes(view, action) for action in options])


def _notes(view: EstateView, action: Action) -> Notes:
    phase = view.phase
    match action:
        case Bid(amount):
            return _price(view, amount)
        case Duel() if isinstance(phase, Bidding | Calling):
            return _price(view, phase.bid)
        case Pass() if isinstance(phase, Bidding) and phase.alone:
            return ({"note": "forced", "seat": view.first, "plot": view.plot},)
        case Sail(space) | Steam(space) if isinstance(phase, Moving):
            return _earned(view, space)
        case _:
            return ()


def _price(view: EstateView, price: int) -> Notes:
    """Note what each of the others gets, the tip, and what is left in the purse."""
    each, tip = divmod(price, len(view.hats) - 1)
    purse = None if view.seat is None else view.purses[view.seat]
    shared: Note = {"note": "shared", "each": each, "tip": tip}
    return (shared,) if purse is None else (shared, {"note": "left", "purse": purse - price})


def _earned(view: EstateView, space: str) -> Notes:
    """Note what a vehicle on this space pays this seat, and the others together."""
    along = view.land.along[space]
    paid = [(own & along).bit_count() for own in view.hats]
    own = 0 if view.seat is None else paid[view.seat]
    return ({"note": "earned", "own": own, "others": sum(paid) - own},)
