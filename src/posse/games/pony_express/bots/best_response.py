"""Reckoning: what claims and doubts are worth, given how others are expected to claim and doubt.

Who reckons with people as they mostly are has a style too, and the legend reckons with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import exp
from typing import Final

from posse.games.pony_express.bots.balance import Shares
from posse.games.pony_express.bots.claim_equilibrium import Talk
from posse.games.pony_express.bots.fitted_prospects import seasoned_talk
from posse.games.pony_express.bots.odds import Values
from posse.games.pony_express.bots.styles import CLAIMS, DOUBTS, Claims, Doubts, Moment, doubt
from posse.games.pony_express.rules.dice import Hand

Weights = Mapping[str, float]

USUAL_CLAIMS: Final = {
    "even": 0.36, "tabled": 0.3, "honest": 0.09, "one-better": 0.09, "the-most": 0.07, "loose": 0.09,
}  # fmt: skip
USUAL_DOUBTS: Final = {
    "even": 0.36, "tabled": 0.24, "by-rule": 0.12, "from-three-up": 0.09, "hardly": 0.09, "often": 0.1,
}  # fmt: skip
"""How people claim and doubt, as long as nothing is known of them."""

SLIP: Final = 0.03
"""How often anybody does anything."""

SLIGHT: Final = 0.001
"""What is less likely is not reckoned with."""

WHIM: Final = 0.12
"""Claims that differ by less, in spaces, are told by turns."""

RARE: Final = 0.05
"""Claims rarer than this are not made at all."""

NERVE: Final = 0.25
"""What a doubt must promise, in spaces."""


def lying(moment: Moment, claim: Hand, weights: Weights) -> float:
    """The chance that such a claim is a bluff, of somebody whose styles are likely in this measure."""
    if moment.odds[claim] == 0:
        return 1.0
    bluffs, truths = 0.0, 0.0
    for name, weight in weights.items():
        if weight > SLIGHT:
            style = STYLES_OF_CLAIMING[name]
            for hand, odds in enumerate(moment.hands):
                if odds > 0:
                    share = weight * odds * ((1 - SLIP) * style(moment, Hand(hand))[claim] + SLIP / 7)
                    if hand == claim:
                        truths += share
                    else:
                        bluffs += share
    return bluffs / (bluffs + truths)


def doubting(moment: Moment, claim: Hand, caller: int, weights: Weights) -> float:
    """How often such a claim is doubted by somebody whose styles are likely in this measure."""
    found = [(name, weight) for name, weight in weights.items() if weight > SLIGHT]
    return sum([weight * doubt(STYLES_OF_DOUBTING[n], moment, claim, caller) for n, weight in found])


def wise(worths: Mapping[Hand, float], space: float) -> Shares:
    """How often to make each claim, by what they are worth."""
    best, shares = max(worths.values()), [0.0] * len(Hand)
    for claim, worth in worths.items():
        share = exp(max((worth - best) / (WHIM * space), -30.0))
        shares[claim] = share if share > RARE else 0.0
    total = sum(shares)
    return [share / total for share in shares]


def promise(talk: Talk, claim: Hand, caller: int, lying: float) -> float:
    """What a doubt promises the caller, in spaces."""
    stakes = talk.stakes(claim)
    return (lying * stakes.gain[caller] + (1 - lying) * stakes.loss[caller]) / talk.space


# --- a style of its own ---


@lru_cache(maxsize=256)
def _met(moment: Moment) -> dict[Hand, list[float]]:
    """The doubts that each claim usually meets."""
    callers = range(len(moment.callers))
    return {c: [doubting(moment, c, caller, USUAL_DOUBTS) for caller in callers] for c in moment.claims}


def reckoned(moment: Moment, hand: Hand) -> Shares:
    talk = seasoned_talk(moment.now, moment.callers)
    return wise({c: talk.expected(c, c == hand, met) for c, met in _met(moment).items()}, talk.space)


def usual_worths(moment: Moment) -> Values:
    """What each hand is worth where nothing is known of the others."""
    talk, met = seasoned_talk(moment.now, moment.callers), _met(moment)
    return tuple([max([talk.expected(c, c == hand, met[c]) for c in met]) for hand in Hand])


@lru_cache(maxsize=1024)
def _usual_lying(moment: Moment, claim: Hand) -> float:
    return lying(moment, claim, USUAL_CLAIMS)


def by_reckoning(moment: Moment, claim: Hand, caller: int) -> float:
    talk = seasoned_talk(moment.now, moment.callers)
    return float(promise(talk, claim, caller, _usual_lying(moment, claim)) > NERVE)


STYLES_OF_CLAIMING: Final[dict[str, Claims]] = {**CLAIMS, "reckoned": reckoned}
STYLES_OF_DOUBTING: Final[dict[str, Doubts]] = {**DOUBTS, "reckoned": by_reckoning}
