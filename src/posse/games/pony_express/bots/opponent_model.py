"""Opponent modelling: which styles each rival seems to play, from all claims and doubts of the game so far.

At the start every rival is assumed to play as people usually do.  Every claim, every lifted cup and every
doubt makes some of the known styles likelier (Bayes).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from posse.games.pony_express.bots.belief import Memory
from posse.games.pony_express.bots.best_response import (
    ALL_CLAIM_STYLES,
    ALL_DOUBT_STYLES,
    SLIP_RATE,
    USUAL_CLAIMS,
    USUAL_DOUBTS,
    bluff_chance,
    expected_doubt_rate,
)
from posse.games.pony_express.bots.personality import ClaimContext, doubt_rate
from posse.games.pony_express.bots.prospects import PublicState
from posse.games.pony_express.rules import Race, Rules
from posse.games.pony_express.rules.dice import NAMES, Faces, Hand
from posse.games.pony_express.rules.table import UNKNOWN
from posse.kernel import Event, Seat

# --- all claims of a game ---


@dataclass(frozen=True)
class PastClaim:
    """A claim, the situation in which everybody heard it, and what came of it."""

    context: ClaimContext
    claim: Hand
    hand: Hand | None = None
    """The claimer's hand, if the cup was lifted."""
    doubter: Seat | None = None
    peeked: int = 0
    """A bit for each rival who used the spyglass before answering."""


class ClaimHistory:
    """Collects the claims of a game from public events; the rules are given when it is first read."""

    def __init__(self) -> None:
        self.claims: list[PastClaim] = []
        self.memory = Memory()
        self._unread: list[Event] = []
        self._table: Race | None = None
        self._visible: Faces = ()
        self._open: PastClaim | None = None

    def hear(self, events: Sequence[Event]) -> None:
        self._unread += events

    def read(self, rules: Rules, seats: int) -> None:
        """Work through the events heard since the last call."""
        table = self._table or Race.laid_out(rules, seats)
        self._table = table
        for event in self._unread:
            self._update_table(table, event)
            self._update_claims(table, event)
        self._unread = []

    def _update_table(self, table: Race, event: Event) -> None:
        kind, args = event.kind, event.args
        if kind == "moved":
            table.move(_number(args["seat"]), _number(args["to"]))
        elif kind == "paid":
            table.pay(_number(args["payer"]), _number(args["payee"]), _number(args["amount"]))
        elif kind == "jailed":
            table.jail(_number(args["seat"]))
        elif kind == "freed":
            table.free(_number(args["seat"]))
        elif kind == "began":
            table.active, self._visible = _number(args["seat"]), ()
        elif kind in ("cup", "showed"):
            words = args["dice"]
            assert isinstance(words, tuple)
            self._visible = tuple(sorted([NAMES.index(str(word)) for word in words if word != UNKNOWN]))

    def _update_claims(self, table: Race, event: Event) -> None:
        kind, args = event.kind, event.args
        if kind == "claimed":
            self._open = PastClaim(self._context(table), Hand[str(args["hand"]).upper()])
        elif self._open is not None:
            if kind == "played":
                peeked = self._open.peeked | (args["item"] == "spyglass") << _number(args["seat"])
                self._open = replace(self._open, peeked=peeked)
            elif kind == "lifted":
                self._open = replace(self._open, hand=Hand[str(args["hand"]).upper()])
            elif kind == "doubted":
                self._close(replace(self._open, doubter=_number(args["seat"])))
            elif kind in ("believed", "began"):
                self._close(self._open)
        self.memory.hear([event])

    def _context(self, table: Race) -> ClaimContext:
        active, no_cards = table.active, (0,) * len(table.pos)
        state = PublicState(
            table.rules, active, tuple(table.pos), tuple(table.gold), table.jailed, no_cards, stock=True
        )
        can_reroll = table.gold[active] >= table.reroll_price(False)
        last_roll, bluff_ratio = self.memory.last_roll, self.memory.bluff_ratio(active)
        return ClaimContext(state, table.callers(), last_roll, self._visible, can_reroll, bluff_ratio)

    def _close(self, claim: PastClaim) -> None:
        self.claims.append(claim)
        self._open = None


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


# --- which styles they point to ---

StyleWeights = dict[str, float]

PRIOR_CLAIMS: Final = {**USUAL_CLAIMS, "best-response": 0.25}
PRIOR_DOUBTS: Final = {**USUAL_DOUBTS, "best-response": 0.25}
"""How likely each style is before anything is known of a rival."""

PRIOR_PAIRS: Final = {
    ("equilibrium", "equilibrium"): 0.28,
    ("solved", "solved"): 0.22,
    ("best-response", "best-response"): 0.2,
    ("true", "closed-form"): 0.1,
    ("equilibrium", "from-three-up"): 0.1,
    ("one-better", "closed-form"): 0.1,
    ("highest", "closed-form"): 0.1,
}
"""Styles of claiming and doubting that often occur together."""

SIMILARITY: Final = 0.5
"""How much one rival's behaviour counts for the others: people who play together often play alike."""


class RivalModel:
    """How likely one rival is to claim and to doubt in each of the known styles."""

    def __init__(self) -> None:
        self._weights = {
            (one, two): 0.5 * PRIOR_CLAIMS[one] * PRIOR_DOUBTS[two] + 0.5 * PRIOR_PAIRS.get((one, two), 0.0)
            for one in PRIOR_CLAIMS
            for two in PRIOR_DOUBTS
        }
        self.claiming: StyleWeights = {}
        self.doubting: StyleWeights = {}
        self._normalize()

    def update_claiming(self, likelihoods: Mapping[str, float], weight: float) -> None:
        for styles in self._weights:
            self._weights[styles] *= likelihoods[styles[0]] ** weight
        self._normalize()

    def update_doubting(self, likelihoods: Mapping[str, float], weight: float) -> None:
        for styles in self._weights:
            self._weights[styles] *= likelihoods[styles[1]] ** weight
        self._normalize()

    def _normalize(self) -> None:
        total = sum(self._weights.values())
        self.claiming, self.doubting = dict.fromkeys(PRIOR_CLAIMS, 0.0), dict.fromkeys(PRIOR_DOUBTS, 0.0)
        for (claims, doubts), weight in self._weights.items():
            self._weights[claims, doubts] = share = weight / total
            self.claiming[claims] += share
            self.doubting[doubts] += share


class OpponentModel:
    """Models of all riders but the `observer`."""

    def __init__(self, seats: int, observer: Seat) -> None:
        self._rivals: Final = {seat: RivalModel() for seat in range(seats) if seat != observer}

    def at(self, seat: Seat) -> RivalModel:
        return self._rivals[seat]

    def learn(self, past: PastClaim) -> None:
        claimer = past.context.state.active
        claiming, doubting = _likelihoods(past)
        for seat, rival in self._rivals.items():
            if claimer in self._rivals:
                rival.update_claiming(claiming, 1.0 if seat == claimer else SIMILARITY)
            for caller, likelihoods in doubting:
                if caller in self._rivals:
                    rival.update_doubting(likelihoods, 1.0 if seat == caller else SIMILARITY)

    def bluff_chance(self, context: ClaimContext, claim: Hand) -> float:
        """Return the probability that the active rider's claim is a bluff."""
        return bluff_chance(context, claim, self.at(context.state.active).claiming)

    def doubt_rates(self, context: ClaimContext, claim: Hand) -> list[float]:
        """Return how often each of the callers would doubt `claim`."""
        callers = enumerate(context.callers)
        return [expected_doubt_rate(context, claim, k, self.at(seat).doubting) for k, seat in callers]


@lru_cache(maxsize=4096)
def _likelihoods(past: PastClaim) -> tuple[StyleWeights, tuple[tuple[Seat, StyleWeights], ...]]:
    """Return how likely each style is to make this claim, and for each caller heard, to answer so.

    The result depends only on what everybody has heard.  So all bots share it, and a bot that is made again
    for each decision need not repeat the work.
    """
    context = past.context
    if context.odds[past.claim] == 1:
        return dict.fromkeys(PRIOR_CLAIMS, 1.0), ()  # the open dice prove the claim: nothing can be learned
    doubting = []
    if context.odds[past.claim] > 0:
        for number, caller in enumerate(context.callers):
            # Nothing is learned from a caller who was slower than the doubter or had used the spyglass.
            if past.doubter in (None, caller) and not past.peeked >> caller & 1:
                doubting.append((caller, _doubt_likelihoods(past, number)))
    return _claim_likelihoods(past), tuple(doubting)


def _claim_likelihoods(past: PastClaim) -> StyleWeights:
    """Return how likely each style is to make this claim, with the known hand or with any possible one."""
    context = past.context
    if past.hand is None:
        hands = [(Hand(hand), odds) for hand, odds in enumerate(context.observed_odds) if odds > 0]
    else:
        hands = [(past.hand, 1.0)]
    found = {}
    for name, style in ALL_CLAIM_STYLES.items():
        likely = sum([odds * style(context, hand)[past.claim] for hand, odds in hands])
        found[name] = (1 - SLIP_RATE) * likely + SLIP_RATE / 7
    return found


def _doubt_likelihoods(past: PastClaim, number: int) -> StyleWeights:
    doubted = past.doubter == past.context.callers[number]
    found = {}
    for name, style in ALL_DOUBT_STYLES.items():
        rate = (1 - 2 * SLIP_RATE) * doubt_rate(style, past.context, past.claim, number) + SLIP_RATE
        found[name] = rate if doubted else 1 - rate
    return found
