"""Why a bidder chose an action: a few ids, which the locale files put into words."""

from __future__ import annotations

from typing import Final

from posse.bots.bot import Reason
from posse.games.pappy_winchester.bots.bidding import AuctionEstimate
from posse.games.pappy_winchester.bots.objective_odds import completed_piles
from posse.games.pappy_winchester.bots.plot_income import plot_worths
from posse.games.pappy_winchester.rules import EstateView
from posse.games.pappy_winchester.rules.actions import DUEL, Bid, Sail, Steam
from posse.games.pappy_winchester.rules.auction import Bidding
from posse.games.pappy_winchester.rules.will import KINDS
from posse.kernel import Action

REASONS: Final = (
    "objective",
    "pile",
    "bargain",
    "denial",
    "drive-up",
    "too-dear",
    "no-use",
    "empty-purse",
    "duel",
    "let-stand",
    "fares",
    "spoil",
    "look-land",
    "look-rival",
    "anywhere",
)

LITTLE: Final = 1.0
"""A plot that brings less than this, in $1,000, counts as useless."""


def bid_reason(view: EstateView, auction: AuctionEstimate, action: Action) -> Reason:
    phase, seat = view.phase, view.seat
    assert isinstance(phase, Bidding)
    assert seat is not None
    if action is DUEL:
        return Reason("duel", {"plot": view.plot, "rival": phase.bidder, "amount": phase.bid})
    if not isinstance(action, Bid):
        return _pass_reason(view, auction, phase.bid + 1)
    if action.amount > auction.reservation_price(seat) + LITTLE:
        return Reason("drive-up", {"plot": view.plot})
    if _wanted(view):
        return Reason("objective", {"plot": view.plot})
    if (objective := _completed(view)) is not None:
        return Reason("pile", {"plot": view.plot, "id": objective})
    rival, harm = auction.keenest_rival(seat)
    if harm > auction.own_gain(seat):
        return Reason("denial", {"plot": view.plot, "rival": rival})
    return Reason("bargain", {"plot": view.plot, "amount": action.amount})


def _pass_reason(view: EstateView, auction: AuctionEstimate, price: int) -> Reason:
    assert view.seat is not None
    purse = view.purses[view.seat]
    if purse is not None and price > purse:
        return Reason("empty-purse", {"amount": price})
    if auction.own_gain(view.seat) < LITTLE:
        return Reason("no-use", {"plot": view.plot})
    return Reason("too-dear", {"plot": view.plot, "amount": price})


def _wanted(view: EstateView) -> bool:
    """Return whether a personal objective pays for the plot or its token."""
    assert view.seat is not None
    known = plot_worths(view.land, view.lying)
    return any(known[objective][view.plot] for objective in view.objectives[view.seat])


def _completed(view: EstateView) -> str | None:
    """Return the common objective that the plot completes, if any."""
    assert view.seat is not None
    own = view.hats[view.seat] | 1 << view.plot
    token = [int(view.lying[view.plot] == kind) for kind in KINDS]
    held = tuple([n + one for n, one in zip(view.tokens_of(view.seat), token, strict=True)])
    piles = completed_piles(view.land, view.common, view.taken, own, held)
    return view.common[piles[-1]] if piles else None


def move_reason(view: EstateView, action: Action) -> Reason:
    assert isinstance(action, Sail | Steam)
    assert view.seat is not None
    amount = (view.hats[view.seat] & view.land.along[action.space]).bit_count()
    return Reason("fares", {"amount": amount}) if amount else Reason("spoil")
