"""Ways to claim and ways to doubt.  Characters keep to one; who reads rivals reckons with them all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from posse.games.pony_express.bots.balance import Balance, Shares, balance, place
from posse.games.pony_express.bots.belief import under
from posse.games.pony_express.bots.claim_equilibrium import Talk, Told, talk
from posse.games.pony_express.bots.experience import likely
from posse.games.pony_express.bots.memory import Last
from posse.games.pony_express.bots.odds import Odds
from posse.games.pony_express.bots.patterns import claimable, pattern
from posse.games.pony_express.bots.prospects import Public
from posse.games.pony_express.rules.dice import Faces, Hand
from posse.kernel import Seat


@dataclass(frozen=True)
class Moment:
    """Somebody is about to claim: what all can see of it."""

    now: Public
    callers: tuple[Seat, ...]
    last: Last
    visible: Faces
    choosy: bool
    slyness: float

    @cached_property
    def odds(self) -> Odds:
        """What those who only see the open dice must think."""
        return under(self.visible, self.last, self.choosy)

    @cached_property
    def hands(self) -> Odds:
        """What those know who have seen many cups lifted."""
        return likely(self.visible, self.last, self.choosy)

    @cached_property
    def talk(self) -> Talk:
        return talk(self.now, self.callers)

    @cached_property
    def told(self) -> Told:
        return self.talk.told(self.odds)

    @cached_property
    def balance(self) -> Balance:
        return balance(place(self.now))

    @cached_property
    def rolled(self) -> Last:
        """Who could not pay let the first roll stand, whatever it was."""
        return Last.ONLY if self.last is Last.FIRST and not self.choosy else self.last

    @cached_property
    def claims(self) -> tuple[Hand, ...]:
        """Those that the open dice do not belie."""
        return claimable(pattern(self.visible))


Claims = Callable[[Moment, Hand], Shares]
"""How often such a hand makes each claim."""

Doubts = Callable[[Moment, Hand, int], float]
"""How often the caller of this number doubts such a claim."""


def _only(claim: Hand) -> Shares:
    return [float(hand == claim) for hand in Hand]


def even(moment: Moment, hand: Hand) -> Shares:
    """As an even balance of this very position has it."""
    return moment.told.claims(hand)


def tabled(moment: Moment, hand: Hand) -> Shares:
    """By the solved table."""
    return moment.balance.claims(moment.rolled, moment.visible, hand)


def honest(_moment: Moment, hand: Hand) -> Shares:
    return _only(hand or Hand.PAIR)


def one_better(moment: Moment, hand: Hand) -> Shares:
    better = [claim for claim in moment.claims if claim > hand]
    return _only(better[0] if better else hand)


def the_most(moment: Moment, _hand: Hand) -> Shares:
    return _only(moment.claims[-1])


def loose(moment: Moment, hand: Hand) -> Shares:
    """By feel: mostly the truth, else something a little better."""
    shares = [0.0] * len(Hand)
    shares[hand or Hand.PAIR] += 0.6
    better = [claim for claim in moment.claims if claim > hand] or [hand]
    weights = [0.5 ** (claim - hand) for claim in better]
    for claim, weight in zip(better, weights, strict=True):
        shares[claim] += 0.4 * weight / sum(weights)
    return shares


CLAIMS: Final[dict[str, Claims]] = {
    "even": even, "tabled": tabled, "honest": honest, "one-better": one_better, "the-most": the_most,
    "loose": loose,
}  # fmt: skip


def evenly(moment: Moment, claim: Hand, caller: int) -> float:
    lying = moment.told.lying(claim, moment.slyness)
    return moment.talk.doubts(claim, lying)[caller]


def by_table(moment: Moment, claim: Hand, _caller: int) -> float:
    """The table speaks of one caller: several share what it says."""
    share = moment.balance.doubts(moment.rolled, moment.visible)[claim]
    alone: float = (1 - share) ** (1 / len(moment.callers))
    return 1 - alone


def by_rule(moment: Moment, claim: Hand, caller: int) -> float:
    """The closed form of the bare game."""
    return moment.talk.usual(claim)[caller]


def from_three_up(_moment: Moment, claim: Hand, _caller: int) -> float:
    return float(claim >= Hand.THREE_OF_A_KIND)


def hardly(_moment: Moment, _claim: Hand, _caller: int) -> float:
    return 0.04


def often(_moment: Moment, claim: Hand, _caller: int) -> float:
    return 0.15 if claim <= Hand.TWO_PAIRS else 0.5


DOUBTS: Final[dict[str, Doubts]] = {
    "even": evenly, "tabled": by_table, "by-rule": by_rule, "from-three-up": from_three_up, "hardly": hardly,
    "often": often,
}  # fmt: skip


def doubt(style: Doubts, moment: Moment, claim: Hand, caller: int) -> float:
    """Never what lies in the open, always what cannot be."""
    if moment.odds[claim] == 0:
        return 1.0
    if moment.odds[claim] == 1:
        return 0.0
    return style(moment, claim, caller)
