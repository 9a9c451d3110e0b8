"""Best responses: the value of claims and doubts against given habits of the others.

`BestResponse`, the sheriff, assumes that everybody plays as people usually do.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import lru_cache
from math import exp
from typing import Final

from posse.games.pony_express.bots.claim_equilibrium import ClaimGame, fitted_claim_game
from posse.games.pony_express.bots.dice_to_show import NOISE, DiceRevealer
from posse.games.pony_express.bots.odds import Values
from posse.games.pony_express.bots.personality import (
    CLAIM_STYLES,
    DOUBT_STYLES,
    ClaimContext,
    ClaimStyle,
    DoubtStyle,
    Personality,
    doubt_rate,
)
from posse.games.pony_express.bots.solved_strategy import Frequencies
from posse.games.pony_express.rules import RaceView
from posse.games.pony_express.rules.dice import Hand

StyleWeights = Mapping[str, float]
"""How likely a player is to claim, or to doubt, in each style."""

USUAL_CLAIMS: Final = {
    "equilibrium": 0.36,
    "solved": 0.3,
    "true": 0.09,
    "one-better": 0.09,
    "highest": 0.07,
    "intuitive": 0.09,
}
USUAL_DOUBTS: Final = {
    "equilibrium": 0.36,
    "solved": 0.24,
    "closed-form": 0.12,
    "from-three-up": 0.09,
    "rare": 0.09,
    "frequent": 0.1,
}
"""How people claim and doubt as long as nothing is known of them."""

SLIP_RATE: Final = 0.03
"""How often a player departs from every style."""

NEGLIGIBLE: Final = 0.001
"""Styles less likely than this are left out."""

RARE: Final = 0.05
"""Claims with less weight than this, against the best one, are not made."""

LEAST_DOUBT_VALUE: Final = 0.25
"""What a doubt must be worth to be raised, in spaces."""


def bluff_chance(context: ClaimContext, claim: Hand, weights: StyleWeights) -> float:
    """Return the probability that `claim` is a bluff, if the claimer's styles are as likely as `weights`."""
    if context.odds[claim] == 0:
        return 1.0
    bluffs, truths = 0.0, 0.0
    for name, weight in weights.items():
        if weight > NEGLIGIBLE:
            style = ALL_CLAIM_STYLES[name]
            for hand, odds in enumerate(context.observed_odds):
                if odds > 0:
                    frequency = (1 - SLIP_RATE) * style(context, Hand(hand))[claim] + SLIP_RATE / 7
                    share = weight * odds * frequency
                    if hand == claim:
                        truths += share
                    else:
                        bluffs += share
    return bluffs / (bluffs + truths)


def expected_doubt_rate(context: ClaimContext, claim: Hand, caller: int, weights: StyleWeights) -> float:
    """Return how often `caller` doubts, if the caller's styles are as likely as `weights`."""
    found = [(name, weight) for name, weight in weights.items() if weight > NEGLIGIBLE]
    return sum([weight * doubt_rate(ALL_DOUBT_STYLES[n], context, claim, caller) for n, weight in found])


def claim_frequencies(values: Mapping[Hand, float], space: float) -> Frequencies:
    """Return how often to make each claim, given the claims' values and that of a space."""
    best, frequencies = max(values.values()), [0.0] * len(Hand)
    for claim, value in values.items():
        weight = exp(max((value - best) / (NOISE * space), -30.0))
        frequencies[claim] = weight if weight > RARE else 0.0
    total = sum(frequencies)
    return [frequency / total for frequency in frequencies]


def doubt_value(game: ClaimGame, claim: Hand, caller: int, bluff: float) -> float:
    """Return the value of a doubt to `caller`, in spaces, if `bluff` is the probability of a bluff."""
    payoffs = game.payoffs(claim)
    gain, loss = payoffs.gain_if_bluff[caller], payoffs.loss_if_true[caller]
    return (bluff * gain + (1 - bluff) * loss) / game.space


# --- the best response to usual players is a style too, and the legend expects it of others ---


@lru_cache(maxsize=256)
def _usual_doubt_rates(context: ClaimContext) -> dict[Hand, list[float]]:
    """Return how often each caller usually doubts each claim."""
    callers = range(len(context.callers))
    return {
        claim: [expected_doubt_rate(context, claim, caller, USUAL_DOUBTS) for caller in callers]
        for claim in context.claims
    }


def best_response_claims(context: ClaimContext, hand: Hand) -> Frequencies:
    game, rates = fitted_claim_game(context.state, context.callers), _usual_doubt_rates(context)
    return claim_frequencies({c: game.claim_value(c, c == hand, rates[c]) for c in rates}, game.space)


def usual_hand_values(context: ClaimContext) -> Values:
    """Return the value of each hand against usual players."""
    game, rates = fitted_claim_game(context.state, context.callers), _usual_doubt_rates(context)
    return tuple([max([game.claim_value(c, c == hand, rates[c]) for c in rates]) for hand in Hand])


@lru_cache(maxsize=1024)
def _usual_bluff_chance(context: ClaimContext, claim: Hand) -> float:
    return bluff_chance(context, claim, USUAL_CLAIMS)


def best_response_doubts(context: ClaimContext, claim: Hand, caller: int) -> float:
    game = fitted_claim_game(context.state, context.callers)
    return float(doubt_value(game, claim, caller, _usual_bluff_chance(context, claim)) > LEAST_DOUBT_VALUE)


ALL_CLAIM_STYLES: Final[dict[str, ClaimStyle]] = {**CLAIM_STYLES, "best-response": best_response_claims}
ALL_DOUBT_STYLES: Final[dict[str, DoubtStyle]] = {**DOUBT_STYLES, "best-response": best_response_doubts}


class BestResponse(DiceRevealer):
    """Plays the best response to usual players."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng, Personality(best_response_claims, best_response_doubts))

    def context_values(self, view: RaceView, context: ClaimContext) -> Values:
        return usual_hand_values(context)
