"""Claims and doubts: what each would lead to, for everybody, and how often each is wise.

Who bluffs where nobody doubts is soon doubted there.  So both sides are worked out together, from what
everybody can see: how often each hand makes each claim, and how often each caller doubts it, so that
neither would gain much by being otherwise.  That is the method of fictitious play with a little noise.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from math import exp
from operator import mul
from typing import Final, NamedTuple

from posse.games.pony_express.bots.odds import Odds, Values
from posse.games.pony_express.bots.prospects import Prospects, Public
from posse.games.pony_express.bots.space_value import landing
from posse.games.pony_express.rules.dice import Hand
from posse.kernel import Seat

Chances = list[float]
"""Everybody's chances of winning."""

NERVES: Final = 0.04
"""How sharply a caller tells a chance that is worth a doubt from one that is not."""

WHIM: Final = 0.15
"""Claims that differ by less, in spaces, are told by turns."""

HONESTY: Final = 0.35
"""What the truth is worth for its own sake, in spaces: it leaves nothing to explain."""

DARING: Final = 3.5
"""Beyond so many nerves a doubt is never raised, or always."""

BLUFF_FLOOR: Final = 1
"""Claims up to this are hardly ever doubted."""

SMALL_BLUFFS: Final = (Hand.PAIR, Hand.TWO_PAIRS, Hand.THREE_OF_A_KIND)

LEAST_SPACE: Final = 0.004
"""Where nothing seems to matter any more, something still does."""

NEVER: Final = 1e-9

PACES: Final = (1.0, 0.7, 0.6, 0.5, 0.4, 0.3)
"""How far each side goes towards its best answer, time after time: the first ones are rash, and forgotten."""

CLAIMABLE: Final = tuple([hand for hand in Hand if hand])


class Stakes(NamedTuple):
    """What doubts of one claim do, for each caller: to the claimer's chances if wrong or right, and to the
    caller's own."""

    wrong: list[float]
    right: list[float]
    loss: list[float]
    gain: list[float]


class Talk:
    """The claims of the active rider, who may be we ourselves or a rival."""

    def __init__(self, now: Public, callers: tuple[Seat, ...], prospects: Prospects) -> None:
        self.now: Final = now
        self.callers: Final = callers
        self.prospects: Final = prospects
        self._jailed: Final = now.jailed | 1 << now.active if now.rules.liars_go_to_jail else now.jailed
        self._landings: Final = [self._landing(claim) for claim in Hand]
        # What the claims bring the claimer: believed, and called rightly or wrongly by each caller.
        self._believed: Final = [self._ridden(claim, now.jailed) for claim in Hand]
        self._stakes: Final[dict[Hand, Stakes]] = {}
        # One space, in the claimer's chances of winning.
        near, far = self._believed[Hand.PAIR][now.active], self._believed[Hand.FIVE_OF_A_KIND][now.active]
        self.space: Final = max(abs(far - near) / (Hand.FIVE_OF_A_KIND - Hand.PAIR), LEAST_SPACE)
        self.heat: Final = WHIM * self.space
        self._told: Final[dict[Odds, Told]] = {}

    def _landing(self, claim: Hand) -> tuple[list[int], list[float]]:
        now, rider = self.now, self.now.active
        pos, extra = list(now.pos), [0.0] * len(now.pos)
        pos[rider] = min(pos[rider] + claim, self.prospects.end)
        extra[rider] = landing(now, rider, pos[rider])
        return pos, extra

    def _ridden(self, claim: Hand, jailed: int) -> Chances:
        pos, extra = self._landings[claim]
        return self.prospects.chances(pos, self.now.gold, jailed, extra)

    def _chased(self, claim: Hand, caller: Seat) -> Chances:
        now, end, pos = self.now, self.prospects.end, list(self.now.pos)
        if pos[caller] < end:
            pos[caller] = min(pos[caller] + claim, end)
        return self.prospects.chances(pos, now.gold, self._jailed, (0.0,) * len(pos))

    def stakes(self, claim: Hand) -> Stakes:
        found = self._stakes.get(claim)
        if found is None:
            now, believed = self.now, self._believed[claim]
            wrong = [self._ridden(claim, now.jailed | 1 << caller) for caller in self.callers]
            right = [self._chased(claim, caller) for caller in self.callers]
            found = self._stakes[claim] = Stakes(
                [chances[now.active] for chances in wrong],
                [chances[now.active] for chances in right],
                [chances[k] - believed[k] for k, chances in zip(self.callers, wrong, strict=True)],
                [chances[k] - believed[k] for k, chances in zip(self.callers, right, strict=True)],
            )
        return found

    def doubts(self, claim: Hand, lying: float) -> list[float]:
        """How often each of the callers, being reasonable, doubts."""
        stakes = self.stakes(claim)
        return [_doubt(loss, gain, lying) for loss, gain in zip(stakes.loss, stakes.gain, strict=True)]

    def told(self, odds: Odds) -> Told:
        """How the claims are made and met when the others see such odds."""
        if odds not in self._told:
            self._told[odds] = Told(self, odds)
        return self._told[odds]

    def expected(self, claim: Hand, honest: bool, doubts: list[float]) -> float:
        """What a claim is worth to the claimer, if the callers doubt so often."""
        me, total = self.now.active, sum(doubts)
        believed = self._believed[claim][me]
        if not total:
            return believed
        silent = 1.0
        for share in doubts:
            silent *= 1 - share
        called = self.stakes(claim).wrong if honest else self.stakes(claim).right
        after: float = sum(map(mul, doubts, called)) / total
        return silent * believed + (1 - silent) * after

    def usual(self, claim: Hand) -> list[float]:
        """The doubts that a claim meets where nothing else is known; the closed form of the bare game."""
        share = (len(self.now.pos) - 1) / len(self.now.pos) * max(0.0, 1 - BLUFF_FLOOR / claim)
        return [share / len(self.callers) for _ in self.callers]

    @cached_property
    def values(self) -> Values:
        """What each hand is worth to the claimer before anybody has seen how the dice will lie: what the
        truth brings, or a small bluff."""
        me = self.now.active
        lies = [self.expected(claim, False, self.usual(claim)) for claim in SMALL_BLUFFS]
        return (lies[0], *[max(self._believed[claim][me], *lies) for claim in CLAIMABLE])


class Told:
    """An even balance of claims and doubts for dice with such odds.  Everything is by hand, nothing first."""

    def __init__(self, talk: Talk, odds: Odds) -> None:
        self._talk: Final = talk
        self._odds: Final = odds
        # Never a claim that the open dice belie.
        self._possible: Final = tuple([c for c in CLAIMABLE if odds[c] > 0]) or (Hand.PAIR,)
        self._shares: Final = [[0.0] * len(Hand) if chance > 0 else [] for chance in odds]
        self._bluffs = [0.0] * len(Hand)
        self._truths: Final = [0.0] * len(Hand)
        self._doubts: Final = [talk.usual(claim) if claim else [] for claim in Hand]
        for pace in PACES:
            self._answer(pace)

    def claims(self, hand: Hand) -> list[float]:
        """How often this hand makes each claim."""
        return self._shares[hand]

    def lying(self, claim: Hand, slyness: float) -> float:
        """The chance that the claim is a bluff (Bayes); `slyness` makes this rival's bluffs likelier."""
        if self._odds[claim] == 0:
            return 1.0
        bluffs = self._bluffs[claim] * slyness
        return bluffs / (bluffs + self._truths[claim]) if bluffs > NEVER else 0.0

    def _answer(self, pace: float) -> None:
        """Both sides go some way towards their best answer: first the claims, then the doubts."""
        lies, top = self._lies()
        total, keep, possible = sum(lies), 1 - pace, self._possible
        bluffs = self._bluffs = [0.0] * len(Hand)
        for hand, shares in enumerate(self._shares):
            if shares:
                odds, truth = self._odds[hand], self._truth(Hand(hand), top) if hand else 0.0
                scale = pace / (total - lies[hand] + truth)
                told = keep * shares[hand] + scale * truth
                for claim in possible:
                    share = shares[claim] = keep * shares[claim] + scale * lies[claim]
                    bluffs[claim] += odds * share
                if hand:
                    bluffs[hand] -= odds * shares[hand]
                    shares[hand], self._truths[hand] = told, odds * told
        for claim in possible:
            fresh = self._talk.doubts(claim, self.lying(claim, 1.0))
            doubts = self._doubts[claim]
            self._doubts[claim] = [keep * old + pace * new for old, new in zip(doubts, fresh, strict=True)]

    def _lies(self) -> tuple[list[float], float]:
        """The weight of each claim for those who would lie by it, and the worth that counts as one."""
        talk, heat, weights = self._talk, self._talk.heat, [0.0] * len(Hand)
        worths = [talk.expected(claim, False, self._doubts[claim]) / heat for claim in self._possible]
        top = max(worths)
        for claim, worth in zip(self._possible, worths, strict=True):
            weights[claim] = exp(max(worth - top, -30.0))
        return weights, top

    def _truth(self, hand: Hand, top: float) -> float:
        worth = self._talk.expected(hand, True, self._doubts[hand]) / self._talk.heat + HONESTY / WHIM
        return exp(max(-30.0, min(worth - top, 30.0)))


def _doubt(loss: float, gain: float, lying: float) -> float:
    if lying <= 0.0 or gain <= 0.0:
        return 0.0
    if loss >= 0.0:
        return 1.0  # there is nothing to lose
    nerve = (lying - loss / (loss - gain)) / NERVES
    if abs(nerve) > DARING:
        return float(nerve > 0)
    return 1 / (1 + exp(-nerve))


@lru_cache(maxsize=64)
def talk(now: Public, callers: tuple[Seat, ...]) -> Talk:
    """Made of what all can see, so that all at the table may share it."""
    return Talk(now, callers, Prospects(now))
