"""Chances of winning, estimated from what everybody can see: positions, gold, prison, cards and spaces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, sqrt
from typing import Final

from posse.games.pony_express.bots.aim import usual_aim
from posse.games.pony_express.bots.odds import chance_to_ride, reroll_odds
from posse.games.pony_express.rules import Race, RaceView, Rules
from posse.games.pony_express.rules.dice import HIDDEN
from posse.games.pony_express.rules.gunfight import DUEL_SHOTS
from posse.games.pony_express.rules.road import STAKE
from posse.games.pony_express.rules.track import track
from posse.kernel import Seat

# --- what everybody can see ---


@dataclass(frozen=True, slots=True)
class PublicState:
    """The part of a position that everybody at the table knows."""

    rules: Rules
    active: Seat
    pos: tuple[int, ...]
    gold: tuple[int, ...]
    jailed: int
    cards: tuple[int, ...]
    stock: bool
    """Whether there are cards left to draw."""


def public_state(view: RaceView) -> PublicState:
    stock = view.pile + view.under > 0
    return PublicState(view.rules, view.active, view.pos, view.gold, view.jailed, view.cards, stock)


def public_state_of(table: Race, active: Seat) -> PublicState:
    """Return what everybody sees of `table`, as in the turn of `active`."""
    cards, stock = tuple([len(held) for held in table.cards]), bool(table.rest or table.under)
    return PublicState(table.rules, active, table.pos, table.gold, table.jailed, cards, stock)


def table_of(view: RaceView) -> Race:
    """Return a table with the public pieces of `view`; its hidden dice and cards are not the real ones."""
    faces = tuple([0 if face == HIDDEN else face for face in view.dice])
    return Race(
        view.rules,
        view.rounds,
        view.first,
        view.active,
        view.pos,
        view.gold,
        view.bank,
        view.jailed,
        view.crossed,
        ((),) * len(view.pos),
        (),
        (),
        (),
        faces,
        view.shown,
        view.peeked,
    )


# --- values in spaces ---

SPACES_PER_TURN: Final = 3.2

TURN_LOST: Final = 2.7
"""The cost of prison for a rider who cannot pay, in spaces: a turn, less what its dice may bring."""

CARD: Final = 0.7
"""The value of a card in hand, in spaces."""

POOR, RICH = 0.8, 0.5
"""The value of a nugget, in spaces: of one of the first three, and of any more."""


def _gold_value(gold: int) -> float:
    few = min(gold, track().bail)
    return POOR * few + RICH * (gold - few)


_GOLD_VALUES: Final = tuple([_gold_value(gold) for gold in range(track().nuggets + 1)])


def gold_value(gold: int) -> float:
    """Return the value of `gold` nuggets, in spaces; a negative amount counts as none."""
    return _GOLD_VALUES[min(max(gold, 0), track().nuggets)]


def price_value(gold: int, price: int) -> float:
    """Return the cost in spaces of paying `price` out of `gold` nuggets."""
    return gold_value(gold) - gold_value(gold - price)


def _prison_cost(gold: int) -> float:
    bail = track().bail
    return min(gold_value(gold) - gold_value(gold - bail), TURN_LOST) if gold >= bail else TURN_LOST


_PRISON_COSTS: Final = tuple([_prison_cost(gold) for gold in range(track().nuggets + 1)])


def prison_cost(gold: int) -> float:
    """Return the cost in spaces of being in prison with `gold` nuggets: the bail, or a turn."""
    return _PRISON_COSTS[gold]


def hit_chance(rules: Rules) -> float:
    """Return the probability that a shot at a rider hits."""
    return min(max(usual_aim(rules, indians=False)[1], 0.05), 0.95)


@cache
def duel_odds(rules: Rules) -> tuple[float, float]:
    """Return the chances of the first and of the second shooter in a duel of three shots each."""
    hit = hit_chance(rules)
    rounds = sum([(1 - hit) ** shot for shot in range(0, DUEL_SHOTS, 2)])
    return hit * rounds, (1 - hit) * hit * rounds


@cache
def final_duel_odds(rules: Rules, streak: int) -> float:
    """Return the chance of the first arrival, who has `streak` more shots before the other's first."""
    hit = hit_chance(rules)
    first = 1 / (2 - hit)
    for _ in range(streak):
        first = hit + (1 - hit) * first
    return first


# --- the value of a space ---


def space_value(state: PublicState, seat: Seat, at: int) -> float:
    """Return the value in spaces of landing on `at` by a normal move: meetings, then the space (PE-R35)."""
    if at >= track().sacramento:
        return 0.0
    return _meeting_value(state, seat, at) + _effect_value(state, seat, at)


def _effect_value(state: PublicState, seat: Seat, at: int) -> float:
    space, gold, one_roll = track().space(at), state.gold[seat], reroll_odds().odds[0]
    if space.kind == "mine":
        return sum(
            [odds * (gold_value(gold + hand) - gold_value(gold)) for hand, odds in enumerate(one_roll)]
        )
    if space.kind == "saloon":
        return sum([odds * _saloon_value(gold, hand) for hand, odds in enumerate(one_roll)])
    if space.kind == "relay":
        return CARD * 1.3 if state.stock else 0.0  # the better of two
    if space.kind == "indians":
        down = usual_aim(state.rules, indians=True)[1]
        return down * (1 + RICH) - len(track().spots)
    if space.price and gold >= space.price:
        return max(0.0, space.to - at - price_value(gold, space.price))
    return 0.0


def _saloon_value(gold: int, hand: int) -> float:
    return -price_value(gold, hand) if hand <= gold else -gold_value(gold) - prison_cost(0)


def riders_met(state: PublicState, seat: Seat, at: int) -> tuple[Seat, ...]:
    """Return the riders whom `seat` would meet on space `at` (PE-R24, PE-R25)."""
    if at <= track().peaceful or at >= track().sacramento:
        return ()
    met = [other for other, pos in enumerate(state.pos) if pos == at and other != seat]
    return tuple([other for other in met if state.rules.prisoners_met or not state.jailed >> other & 1])


def _meeting_value(state: PublicState, seat: Seat, at: int) -> float:
    met = riders_met(state, seat, at)
    if not met:
        return 0.0
    gold = state.gold[seat]
    if len(met) == 1:
        wins, loses = duel_odds(state.rules)
        prize = max((state.gold[met[0]] + 1) // 2, 1)
        gain = gold_value(gold + prize) - gold_value(gold)
        loss = price_value(gold, (gold + 1) // 2) if gold else prison_cost(0)
        return wins * gain - loses * loss
    share = 1 / (len(met) + 1)
    gain = gold_value(gold + STAKE * len(met)) - gold_value(gold)
    loss = price_value(gold, STAKE) if gold >= STAKE else gold_value(gold) + prison_cost(0)
    return share * gain - (1 - share) * loss


# --- chances ---

# Gold and cards serve to move on: near the end there is little left to buy.  By the rider's space.
_USEFULNESS: Final = tuple([min(1.0, (track().sacramento - at) / 10) for at in range(track().sacramento)])

# The longer the road, the less a lead decides.  By the leader's space.
_TEMPERATURE: Final = tuple(
    [0.8 + 1.5 * sqrt((track().sacramento - at) / SPACES_PER_TURN) for at in range(track().sacramento)]
)


class Prospects:
    """Every seat's chance of winning once the active rider's turn has ended in one way or another."""

    def __init__(self, state: PublicState) -> None:
        self.state: Final = state
        self.end: Final = track().sacramento
        self.seats: Final = range(len(state.pos))
        self._card_values: Final = [CARD * cards for cards in state.cards]

    def chances(
        self, pos: Sequence[int], gold: Sequence[int], jailed: int, extra: Sequence[float]
    ) -> list[float]:
        """Return every seat's chance; `extra` adds to each position, in spaces, what its space may bring."""
        there = [seat for seat in self.seats if pos[seat] >= self.end]
        if len(there) > 1:
            return self._final_duel(there, pos)
        if there:
            return self._delivering(there[0], pos, gold, jailed)
        return self._racing(pos, gold, jailed, extra)

    def current(self) -> list[float]:
        """Return every seat's chance if nothing more happened this turn."""
        state = self.state
        return self.chances(state.pos, state.gold, state.jailed, (0.0,) * len(state.pos))

    def _racing(
        self, pos: Sequence[int], gold: Sequence[int], jailed: int, extra: Sequence[float]
    ) -> list[float]:
        card_values, scores = self._card_values, []
        for seat in self.seats:
            at, nuggets = pos[seat], gold[seat]
            score = at + (_GOLD_VALUES[nuggets] + card_values[seat]) * _USEFULNESS[at] + extra[seat]
            scores.append(score - prison_cost(nuggets) if jailed >> seat & 1 else score)
        top, temperature = max(scores), _TEMPERATURE[max(pos)]
        weights = [exp((score - top) / temperature) for score in scores]
        total = sum(weights)
        return [weight / total for weight in weights]

    def _delivering(self, leader: Seat, pos: Sequence[int], gold: Sequence[int], jailed: int) -> list[float]:
        """One rider is in Sacramento: can another arrive before the third mailbox, and who would then win?"""
        count = len(pos)
        laps = track().last - pos[leader] + self._turns_lost(leader, gold, jailed)
        shares = [0.0] * count
        ahead = (leader - self.state.active - 1) % count
        for seat in self.seats:
            if seat != leader:
                sooner = (seat - self.state.active - 1) % count < ahead
                turns = laps if sooner else laps - 1
                turns -= self._turns_lost(seat, gold, jailed)
                shares[seat] = self._arrival_chance(seat, self.end - pos[seat], turns)
        nobody = 1.0
        for share in shares:
            nobody *= 1 - share
        wins = final_duel_odds(self.state.rules, pos[leader] - self.end)
        total = sum(shares) or 1.0
        shares = [share / total * (1 - nobody) * (1 - wins) for share in shares]
        shares[leader] = nobody + (1 - nobody) * wins
        return shares

    def _arrival_chance(self, seat: Seat, distance: int, turns: int) -> float:
        return chance_to_ride(distance, turns)

    def _turns_lost(self, seat: Seat, gold: Sequence[int], jailed: int) -> int:
        return 1 if jailed >> seat & 1 and gold[seat] < track().bail else 0

    def _final_duel(self, there: list[Seat], pos: Sequence[int]) -> list[float]:
        first = max(there, key=lambda seat: (self.state.pos[seat], pos[seat]))
        [second] = [seat for seat in there if seat != first]
        shares = [0.0] * len(pos)
        shares[first] = final_duel_odds(self.state.rules, pos[first] - self.end)
        shares[second] = 1 - shares[first]
        return shares
