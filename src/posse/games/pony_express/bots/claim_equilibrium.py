"""Claims and doubts as a game of its own: the value of each outcome, and an equilibrium of both sides.

A rider who bluffs where nobody doubts is soon doubted there.  So both sides are worked out together from what
everybody can see: how often each hand makes each claim and how often each caller doubts it, so that neither
side would gain much by changing.  The method is fictitious play with a little noise.  Callers are, as in the
rules, the riders who may doubt.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from math import exp
from operator import mul
from typing import Final, NamedTuple

from posse.games.pony_express.bots.fitted_prospects import FittedProspects
from posse.games.pony_express.bots.odds import Odds, Values
from posse.games.pony_express.bots.prospects import Prospects, PublicState, space_value
from posse.games.pony_express.rules.dice import Hand
from posse.kernel import Seat

Chances = list[float]
"""Every seat's chance of winning."""

DOUBT_NOISE: Final = 0.04
"""By this much, in probability of a bluff, doubts spread around the point where a doubt breaks even."""

DOUBT_CUTOFF: Final = 3.5
"""This many times `DOUBT_NOISE` away from break-even a claim is always or never doubted."""

CLAIM_NOISE: Final = 0.15
"""Claims whose values differ by less than this, in spaces, are mixed."""

TRUTH_BONUS: Final = 0.35
"""Added to the value of a true claim, in spaces."""

RARELY_DOUBTED: Final = 1
"""Claims up to this are hardly ever doubted."""

SMALL_BLUFFS: Final = (Hand.PAIR, Hand.TWO_PAIRS, Hand.THREE_OF_A_KIND)

LEAST_SPACE: Final = 0.004
"""The least value of a space, in chances: without it no claim would differ from another in a lost game."""

NEGLIGIBLE: Final = 1e-9

LEARNING_RATES: Final = (1.0, 0.7, 0.6, 0.5, 0.4, 0.3)
"""How far each side moves towards its best response in each round; later rounds outweigh the first ones."""

CLAIMABLE: Final = tuple([hand for hand in Hand if hand])


class DoubtPayoffs(NamedTuple):
    """What a doubt of one claim leads to, with an entry for each caller."""

    claimer_if_true: list[float]
    claimer_if_bluff: list[float]
    """The claimer's chance of winning after the doubt."""
    loss_if_true: list[float]
    gain_if_bluff: list[float]
    """The change of the caller's own chance of winning; a loss is negative."""


class ClaimGame:
    """The claims that the active rider may make in one public position, and the value of each outcome."""

    def __init__(self, state: PublicState, callers: tuple[Seat, ...], prospects: Prospects) -> None:
        self.state: Final = state
        self.callers: Final = callers
        self.prospects: Final = prospects
        liars_jailed = state.rules.liars_go_to_jail
        self._jailed_if_bluff: Final = state.jailed | 1 << state.active if liars_jailed else state.jailed
        self._landings: Final = [self._landing(claim) for claim in Hand]
        self._believed: Final = [self._chances_if_ridden(claim, state.jailed) for claim in Hand]
        self._payoffs: Final[dict[Hand, DoubtPayoffs]] = {}
        me = state.active
        near, far = self._believed[Hand.PAIR][me], self._believed[Hand.FIVE_OF_A_KIND][me]
        # One space, in the claimer's chances of winning.
        self.space: Final = max(abs(far - near) / (Hand.FIVE_OF_A_KIND - Hand.PAIR), LEAST_SPACE)
        self.temperature: Final = CLAIM_NOISE * self.space
        self._equilibria: Final[dict[Odds, ClaimEquilibrium]] = {}

    def _landing(self, claim: Hand) -> tuple[list[int], list[float]]:
        state, rider = self.state, self.state.active
        pos, extra = list(state.pos), [0.0] * len(state.pos)
        pos[rider] = min(pos[rider] + claim, self.prospects.end)
        extra[rider] = space_value(state, rider, pos[rider])
        return pos, extra

    def _chances_if_ridden(self, claim: Hand, jailed: int) -> Chances:
        """Return the chances after the claimer has ridden as far as claimed."""
        pos, extra = self._landings[claim]
        return self.prospects.chances(pos, self.state.gold, jailed, extra)

    def _chances_if_caught(self, claim: Hand, caller: Seat) -> Chances:
        """Return the chances after `caller` was right to doubt and has ridden instead of the claimer."""
        state, end, pos = self.state, self.prospects.end, list(self.state.pos)
        if pos[caller] < end:
            pos[caller] = min(pos[caller] + claim, end)
        return self.prospects.chances(pos, state.gold, self._jailed_if_bluff, (0.0,) * len(pos))

    def payoffs(self, claim: Hand) -> DoubtPayoffs:
        found = self._payoffs.get(claim)
        if found is None:
            state, believed = self.state, self._believed[claim]
            if_true = [self._chances_if_ridden(claim, state.jailed | 1 << caller) for caller in self.callers]
            if_bluff = [self._chances_if_caught(claim, caller) for caller in self.callers]
            found = self._payoffs[claim] = DoubtPayoffs(
                [chances[state.active] for chances in if_true],
                [chances[state.active] for chances in if_bluff],
                [chances[k] - believed[k] for k, chances in zip(self.callers, if_true, strict=True)],
                [chances[k] - believed[k] for k, chances in zip(self.callers, if_bluff, strict=True)],
            )
        return found

    def doubts(self, claim: Hand, bluff_chance: float) -> list[float]:
        """Return how often each caller doubts if they all believe in this `bluff_chance`."""
        payoffs = self.payoffs(claim)
        both = zip(payoffs.loss_if_true, payoffs.gain_if_bluff, strict=True)
        return [_doubt_rate(loss, gain, bluff_chance) for loss, gain in both]

    def equilibrium(self, odds: Odds) -> ClaimEquilibrium:
        """Return the equilibrium when the callers see these odds of the claimer's hand."""
        if odds not in self._equilibria:
            self._equilibria[odds] = ClaimEquilibrium(self, odds)
        return self._equilibria[odds]

    def claim_value(self, claim: Hand, true: bool, doubts: list[float]) -> float:
        """Return the claimer's chance of winning with `claim` if the callers doubt as often as `doubts`."""
        me, total = self.state.active, sum(doubts)
        believed = self._believed[claim][me]
        if not total:
            return believed
        silent = 1.0
        for share in doubts:
            silent *= 1 - share
        payoffs = self.payoffs(claim)
        doubted = payoffs.claimer_if_true if true else payoffs.claimer_if_bluff
        after: float = sum(map(mul, doubts, doubted)) / total
        return silent * believed + (1 - silent) * after

    def closed_form_doubts(self, claim: Hand) -> list[float]:
        """Return how often a claim is doubted in the bare game, for which there is a closed form."""
        share = (len(self.state.pos) - 1) / len(self.state.pos) * max(0.0, 1 - RARELY_DOUBTED / claim)
        return [share / len(self.callers) for _ in self.callers]

    @cached_property
    def hand_values(self) -> Values:
        """The value of each hand to the claimer while it is open which dice will be shown: the value of the
        true claim or of a small bluff."""
        me = self.state.active
        bluffs = [self.claim_value(claim, False, self.closed_form_doubts(claim)) for claim in SMALL_BLUFFS]
        return (bluffs[0], *[max(self._believed[claim][me], *bluffs) for claim in CLAIMABLE])


class ClaimEquilibrium:
    """An equilibrium of claims and doubts for dice with given odds.  Lists have an entry for each hand."""

    def __init__(self, game: ClaimGame, odds: Odds) -> None:
        self._game: Final = game
        self._odds: Final = odds
        # Claims that the open dice disprove are never made.
        self._possible: Final = tuple([c for c in CLAIMABLE if odds[c] > 0]) or (Hand.PAIR,)
        self._frequencies: Final = [[0.0] * len(Hand) if chance > 0 else [] for chance in odds]
        self._bluffs = [0.0] * len(Hand)
        self._truths: Final = [0.0] * len(Hand)
        self._doubts: Final = [game.closed_form_doubts(claim) if claim else [] for claim in Hand]
        for rate in LEARNING_RATES:
            self._respond(rate)

    def claims(self, hand: Hand) -> list[float]:
        """Return how often `hand` makes each claim."""
        return self._frequencies[hand]

    def bluff_chance(self, claim: Hand, bluff_ratio: float) -> float:
        """Return the probability that `claim` is a bluff (Bayes).

        `bluff_ratio` says how much likelier than others the claimer is to bluff.
        """
        if self._odds[claim] == 0:
            return 1.0
        bluffs = self._bluffs[claim] * bluff_ratio
        return bluffs / (bluffs + self._truths[claim]) if bluffs > NEGLIGIBLE else 0.0

    def _respond(self, rate: float) -> None:
        """Move both sides towards their best response by `rate`: first the claims, then the doubts."""
        weights, top = self._bluff_weights()
        total, keep, possible = sum(weights), 1 - rate, self._possible
        bluffs = self._bluffs = [0.0] * len(Hand)
        for hand, frequencies in enumerate(self._frequencies):
            if frequencies:
                odds, truth = self._odds[hand], self._truth_weight(Hand(hand), top) if hand else 0.0
                scale = rate / (total - weights[hand] + truth)
                true = keep * frequencies[hand] + scale * truth
                for claim in possible:
                    share = frequencies[claim] = keep * frequencies[claim] + scale * weights[claim]
                    bluffs[claim] += odds * share
                if hand:
                    bluffs[hand] -= odds * frequencies[hand]
                    frequencies[hand], self._truths[hand] = true, odds * true
        for claim in possible:
            fresh = self._game.doubts(claim, self.bluff_chance(claim, 1.0))
            doubts = self._doubts[claim]
            self._doubts[claim] = [keep * old + rate * new for old, new in zip(doubts, fresh, strict=True)]

    def _bluff_weights(self) -> tuple[list[float], float]:
        """Return the weight of each claim as a bluff, and the value whose weight is 1."""
        game, temperature, weights = self._game, self._game.temperature, [0.0] * len(Hand)
        values = [game.claim_value(c, False, self._doubts[c]) / temperature for c in self._possible]
        top = max(values)
        for claim, value in zip(self._possible, values, strict=True):
            weights[claim] = exp(max(value - top, -30.0))
        return weights, top

    def _truth_weight(self, hand: Hand, top: float) -> float:
        value = self._game.claim_value(hand, True, self._doubts[hand]) / self._game.temperature
        value += TRUTH_BONUS / CLAIM_NOISE
        return exp(max(-30.0, min(value - top, 30.0)))


def _doubt_rate(loss: float, gain: float, bluff_chance: float) -> float:
    if bluff_chance <= 0.0 or gain <= 0.0:
        return 0.0
    if loss >= 0.0:
        return 1.0  # there is nothing to lose
    margin = (bluff_chance - loss / (loss - gain)) / DOUBT_NOISE
    if abs(margin) > DOUBT_CUTOFF:
        return float(margin > 0)
    return 1 / (1 + exp(-margin))


# Both functions use only what everybody sees, so bots at one table may share the results.


@lru_cache(maxsize=64)
def claim_game(state: PublicState, callers: tuple[Seat, ...]) -> ClaimGame:
    return ClaimGame(state, callers, Prospects(state))


@lru_cache(maxsize=64)
def fitted_claim_game(state: PublicState, callers: tuple[Seat, ...]) -> ClaimGame:
    return ClaimGame(state, callers, FittedProspects(state))
