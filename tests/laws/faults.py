"""Stage Coach and Pappy Winchester with a fault each, to see whether the laws notice."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from typing import Self
from unittest.mock import patch

from posse.games.pappy_winchester.rules import Estate, EstateView, PappyWinchester
from posse.games.pappy_winchester.rules import view as sight
from posse.games.pappy_winchester.rules.actions import PASS
from posse.games.pappy_winchester.rules.auction import Bidding
from posse.games.pappy_winchester.rules.flow import Phase as EstatePhase
from posse.games.pappy_winchester.rules.orders import Limit
from posse.games.stage_coach.rules import CoachView, StageCoach, Trail
from posse.games.stage_coach.rules.actions import CATALOGUE, REST, Town
from posse.games.stage_coach.rules.turn import Contact, Journey, Riding
from posse.kernel import (
    Action,
    AnyGame,
    Ask,
    Catalogue,
    Decision,
    Illegal,
    Order,
    Orders,
    Seat,
    Setting,
    State,
    View,
)
from posse.kernel.state import Phase, replaced


class LeakingView(StageCoach):
    """Every seat is shown the slip."""

    def view(self, state: State[Trail], seat: Seat | None) -> CoachView:
        return replace(super().view(state, seat), destination=state.table.destination)


class SharingTrail(Trail):
    """A copy that shares the list of positions."""

    __slots__ = ()

    def copy(self) -> Self:
        twin = super().copy()
        twin.at = self.at
        return twin


class SharedList(StageCoach):
    def deal(self, seats: int, options: Mapping[str, Setting]) -> tuple[Trail, Phase[Trail]]:
        table, phase = super().deal(seats, options)
        return SharingTrail(*[getattr(table, name) for name in FIELDS]), phase


FIELDS = (
    "rules",
    "land",
    "turn",
    "active",
    "destination",
    "coach",
    "facing",
    "strength",
    "boarded",
    "at",
    "force",
    "awake",
    "ridden",
)


class ShortMask(Catalogue):
    """Forgets to mark the last option."""

    def mask(self, options: object) -> bytearray:
        assert isinstance(options, tuple)
        return super().mask(options[:-1])


class WrongMask(StageCoach):
    catalogue = ShortMask(CATALOGUE.actions)


class ForgetfulDump(StageCoach):
    """Who has ridden is not saved."""

    def dump_table(self, table: Trail) -> dict[str, object]:
        return {**super().dump_table(table), "ridden": 0}


class SureImagination(StageCoach):
    """Imagines that nobody ever speaks twice in a window, and so forgets who has spoken."""

    def imagine(self, view: CoachView, rng: random.Random) -> State[Trail]:
        state = super().imagine(view, rng)
        if isinstance(state.phase, Contact):
            return State(state.table, Contact(state.phase.pairs, (0,)))
        return state


class AskedInPublic(StageCoach):
    """Everybody is told who has not spoken yet."""

    def awaited(self, state: State[Trail], seat: Seat | None) -> tuple[Seat, ...]:
        ask = state.ask()
        return tuple(sorted(ask.seats)) if isinstance(ask, Decision) else ()


class Blinkered(StageCoach):
    """Nobody is told of anyone else who is asked."""

    def awaited(self, state: State[Trail], seat: Seat | None) -> tuple[Seat, ...]:
        return tuple([asked for asked in super().awaited(state, seat) if asked == seat])


@dataclass(frozen=True)
class Rest(Order):
    """Rest, whatever the question."""

    def obeyed(self, view: View, prompt: str, options: tuple[Action, ...]) -> Action | None:
        return REST


@dataclass(frozen=True)
class Northward(Order):
    """Hold back on the way north; on the way south, let me think."""

    def obeyed(self, view: View, prompt: str, options: tuple[Action, ...]) -> Action | None:
        assert isinstance(view, CoachView)
        return options[0] if prompt == "contact" and view.destination is Town.NORTH else None


class DeafOrder(StageCoach):
    orders = Orders([Rest()])


class TellingOrder(StageCoach):
    orders = Orders([Northward()])


def _loses_an_option(journey: Journey, t: Trail) -> Ask:
    """The coach cannot turn to the last side it is offered."""
    ask = _journey_ask(journey, t)
    assert isinstance(ask, Decision)
    return Decision(ask.prompt, {seat: options[:-1] for seat, options in ask.options.items()})


def _takes_what_it_does_not_offer(state: State[Trail], ask: Decision, seat: Seat, action: Action) -> Action:
    """Resting is accepted in the middle of a ride."""
    if action is REST and isinstance(state.phase, Riding):
        return action
    return _own(state, ask, seat, action)


def _tells_everyone(t: Trail, town: Town) -> None:
    """The destination is told to the whole table."""
    t.destination = town
    t.emit("destined", town=town.name.lower())


def _blurts(slip: object, t: Trail, seat: Seat, action: Action) -> Illegal:
    """A refusal names the destination."""
    return Illegal("not-an-option", seat=seat, action=f"{action} (bound {t.destination})")


def _tells_who_holds(window: Contact, t: Trail, seat: Seat | None) -> Contact:
    """Everybody sees who has not spoken yet."""
    return window


_journey_ask = Journey.ask
_own = State._own

# --- Pappy Winchester ---


class OpenPurses(PappyWinchester):
    """Every seat is shown all purses."""

    def view(self, state: State[Estate], seat: Seat | None) -> EstateView:
        return replace(super().view(state, seat), purses=tuple(state.table.purses))


class OpenCards(PappyWinchester):
    """What one heir saw, all see."""

    def view(self, state: State[Estate], seat: Seat | None) -> EstateView:
        return replace(super().view(state, seat), values=tuple(state.table.values))


def _shows_all(
    objectives: tuple[tuple[str, ...], ...], spied: tuple[int, ...], seat: Seat | None
) -> tuple[tuple[str, ...], ...]:
    """Everybody sees everybody's objectives."""
    return objectives


def _passes_the_poor(auction: Bidding, t: Estate, seat: Seat, action: Action) -> EstatePhase:
    """Who cannot pay more is passed without being asked."""
    after = _chosen(auction, t, seat, action)
    while isinstance(after, Bidding) and after.bid and t.purses[after.turn] <= after.bid:
        after = _chosen(after, t, after.turn, PASS)
    return after


def _betrays_a_purse(auction: Bidding, t: Estate, seat: Seat, action: Action) -> Illegal:
    """A refusal names the bidder's purse."""
    refused = _why(auction, t, seat, action)
    return Illegal(refused.reason, **refused.details, highest=t.purses[auction.bidder])


def _looks_aloud(t: Estate, seat: Seat, card: int) -> None:
    """What an heir sees is told to the whole table."""
    t.seen = replaced(t.seen, card, t.seen[card] | 1 << seat)
    t.emit("saw", card=t.land.card_ids[card], value=t.values[card])


def _asks_the_poor(order: Limit, view: View, prompt: str, options: tuple[Action, ...]) -> Action | None:
    """What the purse cannot pay, it asks about."""
    action = _obeyed(order, view, prompt, options)
    return action if action in options[1:] or order.then == "pass" else None


def _drops_the_tip(t: Estate, seat: Seat, price: int, forced: bool = False) -> int:
    """The rest of a price that cannot be shared is lost."""
    tip = _sell(t, seat, price, forced)
    t.saloon -= tip
    return 0


_chosen, _why, _obeyed, _sell = Bidding.chosen, Bidding.why, Limit.obeyed, Estate.sell

Fault = tuple[str, type[AnyGame], Callable[[], AbstractContextManager[object]] | None]

# the law that must notice, the faulty game, what is broken in it besides
FAULTS: Mapping[str, Fault] = {
    "a leak in the view": ("secrets_change_no_byte", LeakingView, None),
    "a leak in a refusal": (
        "secrets_change_no_byte",
        StageCoach,
        lambda: patch.object(Phase, "why", _blurts),
    ),
    "a leak in an event": (
        "histories_look_alike",
        StageCoach,
        lambda: patch.object(Trail, "destine", _tells_everyone),
    ),
    "a leak in a window": (
        "secrets_change_no_byte",
        StageCoach,
        lambda: patch.object(Contact, "seen", _tells_who_holds),
    ),
    "a shared list": ("clones_are_independent", SharedList, None),
    "a wrong mask": ("words_masks_and_elements_agree", WrongMask, None),
    "a lost option": ("node_counts", StageCoach, lambda: patch.object(Journey, "ask", _loses_an_option)),
    "an option too many": (
        "options_are_the_law",
        StageCoach,
        lambda: patch.object(State, "_own", _takes_what_it_does_not_offer),
    ),
    "a forgetful save": ("dump_and_load_round_trip", ForgetfulDump, None),
    "a leak in who is awaited": ("secrets_change_no_byte", AskedInPublic, None),
    "a seat asked in secret": ("the_awaited_are_known", Blinkered, None),
    "an order that does not listen": ("orders_stay_within_the_law", DeafOrder, None),
    "an order whose silence tells": ("orders_betray_nothing", TellingOrder, None),
    "a wrong imagination": ("views_survive_imagination", SureImagination, None),
    "a purse in the view": ("secrets_change_no_byte", OpenPurses, None),
    "another's card in the view": ("secrets_change_no_byte", OpenCards, None),
    "an objective in the view": (
        "secrets_change_no_byte",
        PappyWinchester,
        lambda: patch.object(sight, "_known_objectives", _shows_all),
    ),
    "a refusal that betrays a purse": (
        "secrets_change_no_byte",
        PappyWinchester,
        lambda: patch.object(Bidding, "why", _betrays_a_purse),
    ),
    "an heir passed for lack of money": (
        "secrets_change_no_byte",
        PappyWinchester,
        lambda: patch.object(Bidding, "chosen", _passes_the_poor),
    ),
    "a look told to all": (
        "histories_look_alike",
        PappyWinchester,
        lambda: patch.object(Estate, "look", _looks_aloud),
    ),
    "an order that asks for lack of money": (
        "orders_betray_nothing",
        PappyWinchester,
        lambda: patch.object(Limit, "obeyed", _asks_the_poor),
    ),
    "a note that is lost": (
        "nothing_is_lost",
        PappyWinchester,
        lambda: patch.object(Estate, "sell", _drops_the_tip),
    ),
}
