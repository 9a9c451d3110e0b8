"""Ways to claim and to doubt, and characters: bots that keep to one way, whatever the others do."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from posse.games.pony_express.bots.belief import LastRoll, hand_odds, observed_hand_odds, open_dice
from posse.games.pony_express.bots.claim_equilibrium import (
    ClaimEquilibrium,
    ClaimGame,
    claim_game,
    fitted_claim_game,
)
from posse.games.pony_express.bots.duel import Shooter
from posse.games.pony_express.bots.fitted_prospects import FittedProspects
from posse.games.pony_express.bots.greedy import Greedy
from posse.games.pony_express.bots.odds import Odds, draw, pattern, possible_claims
from posse.games.pony_express.bots.prospects import Prospects, PublicState, public_state, table_of
from posse.games.pony_express.bots.solved_strategy import (
    Frequencies,
    SolvedStrategy,
    situation_of,
    solved_strategy,
)
from posse.games.pony_express.rules import RaceView
from posse.games.pony_express.rules.actions import BELIEVE, CLAIMS, DOUBT, PAY, ROLL, STAY
from posse.games.pony_express.rules.dice import HANDS, HIDDEN, Faces, Hand
from posse.games.pony_express.rules.turn import Doubts
from posse.kernel import Action, Seat


@dataclass(frozen=True)
class ClaimContext:
    """What everybody can see when a rider is about to claim."""

    state: PublicState
    callers: tuple[Seat, ...]
    last_roll: LastRoll
    visible: Faces
    can_reroll: bool
    """Whether the claimer could have paid for another roll."""
    bluff_ratio: float
    """How much likelier than others the claimer is to bluff."""

    @cached_property
    def odds(self) -> Odds:
        """The odds of the claimer's hand, calculated from the open dice."""
        return hand_odds(self.visible, self.last_roll, self.can_reroll)

    @cached_property
    def observed_odds(self) -> Odds:
        """The odds of the claimer's hand, with what was observed in many games."""
        return observed_hand_odds(self.visible, self.last_roll, self.can_reroll)

    @cached_property
    def game(self) -> ClaimGame:
        return claim_game(self.state, self.callers)

    @cached_property
    def equilibrium(self) -> ClaimEquilibrium:
        return self.game.equilibrium(self.odds)

    @cached_property
    def solved(self) -> SolvedStrategy:
        return solved_strategy(situation_of(self.state))

    @cached_property
    def solved_roll(self) -> LastRoll:
        """`last_roll` as the solved strategy has it: a rider who cannot pay keeps any first roll."""
        first = self.last_roll is LastRoll.FIRST
        return LastRoll.ONLY if first and not self.can_reroll else self.last_roll

    @cached_property
    def claims(self) -> tuple[Hand, ...]:
        """The claims that the open dice do not disprove."""
        return possible_claims(pattern(self.visible))


# --- ways to claim ---

ClaimStyle = Callable[[ClaimContext, Hand], Frequencies]
"""Returns how often a hand makes each claim."""


def _always(claim: Hand) -> Frequencies:
    return [float(hand == claim) for hand in Hand]


def equilibrium_claims(context: ClaimContext, hand: Hand) -> Frequencies:
    """Claim by the equilibrium of this very position."""
    return context.equilibrium.claims(hand)


def solved_claims(context: ClaimContext, hand: Hand) -> Frequencies:
    """Claim by the strategy that was solved in advance."""
    return context.solved.claims(context.solved_roll, context.visible, hand)


def true_claims(_context: ClaimContext, hand: Hand) -> Frequencies:
    return _always(hand or Hand.PAIR)


def one_better_claims(context: ClaimContext, hand: Hand) -> Frequencies:
    better = [claim for claim in context.claims if claim > hand]
    return _always(better[0] if better else hand)


def highest_claims(context: ClaimContext, _hand: Hand) -> Frequencies:
    return _always(context.claims[-1])


def intuitive_claims(context: ClaimContext, hand: Hand) -> Frequencies:
    """Claim the truth mostly, else something a little better."""
    frequencies = [0.0] * len(Hand)
    frequencies[hand or Hand.PAIR] += 0.6
    better = [claim for claim in context.claims if claim > hand] or [hand]
    weights = [0.5 ** (claim - hand) for claim in better]
    for claim, weight in zip(better, weights, strict=True):
        frequencies[claim] += 0.4 * weight / sum(weights)
    return frequencies


CLAIM_STYLES: Final[dict[str, ClaimStyle]] = {
    "equilibrium": equilibrium_claims,
    "solved": solved_claims,
    "true": true_claims,
    "one-better": one_better_claims,
    "highest": highest_claims,
    "intuitive": intuitive_claims,
}


# --- ways to doubt ---

DoubtStyle = Callable[[ClaimContext, Hand, int], float]
"""Returns how often the caller with this index doubts a claim."""


def equilibrium_doubts(context: ClaimContext, claim: Hand, caller: int) -> float:
    bluff_chance = context.equilibrium.bluff_chance(claim, context.bluff_ratio)
    return context.game.doubts(claim, bluff_chance)[caller]


def solved_doubts(context: ClaimContext, claim: Hand, _caller: int) -> float:
    """Doubt by the solved strategy.  It is for one caller; several share its frequency."""
    frequency = context.solved.doubts(context.solved_roll, context.visible)[claim]
    believes: float = (1 - frequency) ** (1 / len(context.callers))
    return 1 - believes


def closed_form_doubts(context: ClaimContext, claim: Hand, caller: int) -> float:
    return context.game.closed_form_doubts(claim)[caller]


def doubts_from_three_up(_context: ClaimContext, claim: Hand, _caller: int) -> float:
    return float(claim >= Hand.THREE_OF_A_KIND)


def rare_doubts(_context: ClaimContext, _claim: Hand, _caller: int) -> float:
    return 0.04


def frequent_doubts(_context: ClaimContext, claim: Hand, _caller: int) -> float:
    return 0.15 if claim <= Hand.TWO_PAIRS else 0.5


DOUBT_STYLES: Final[dict[str, DoubtStyle]] = {
    "equilibrium": equilibrium_doubts,
    "solved": solved_doubts,
    "closed-form": closed_form_doubts,
    "from-three-up": doubts_from_three_up,
    "rare": rare_doubts,
    "frequent": frequent_doubts,
}


def doubt_rate(style: DoubtStyle, context: ClaimContext, claim: Hand, caller: int) -> float:
    """Return how often `style` doubts, except for claims that the open dice prove or disprove."""
    if context.odds[claim] == 0:
        return 1.0
    if context.odds[claim] == 1:
        return 0.0
    return style(context, claim, caller)


# --- characters ---


@dataclass(frozen=True)
class Personality:
    claims: ClaimStyle
    doubts: DoubtStyle
    gold_weight: float = 1.0
    """By what the value of gold is multiplied."""
    reckless: bool = False
    """Whether the bot ignores bystanders when it shoots, and always pays the bail."""


EQUILIBRIUM: Final = Personality(solved_claims, solved_doubts)
HONEST: Final = Personality(true_claims, closed_form_doubts)
PARANOID: Final = Personality(equilibrium_claims, doubts_from_three_up)
TALL_TALE: Final = Personality(one_better_claims, closed_form_doubts)
ALL_IN: Final = Personality(highest_claims, closed_form_doubts, gold_weight=0.0, reckless=True)
MISERLY: Final = Personality(equilibrium_claims, equilibrium_doubts, gold_weight=1e6)


class Character(Greedy):
    """A bot with a personality: it claims and doubts by its own styles and else plays like `Greedy`."""

    def __init__(self, rng: random.Random, personality: Personality) -> None:
        super().__init__(rng)
        self.personality = personality
        self._shooter = Shooter(rng, spares_bystanders=not personality.reckless)

    def context(self, view: RaceView) -> ClaimContext:
        table = table_of(view)
        can_reroll = view.gold[view.active] >= table.reroll_price(False)
        visible = open_dice(view.dice, view.shown)
        bluff_ratio = self._memory.bluff_ratio(view.active)
        last_roll = self._memory.last_roll
        return ClaimContext(public_state(view), table.callers(), last_roll, visible, can_reroll, bluff_ratio)

    def _claim(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        return CLAIMS[draw(self.personality.claims(self.context(view), HANDS[view.dice]), self.rng) - 1]

    def _doubt(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        phase, me = view.phase, view.seat
        assert isinstance(phase, Doubts)
        assert me is not None
        if HIDDEN not in view.dice:
            return DOUBT if HANDS[view.dice] != phase.claim else BELIEVE
        context = self.context(view)
        self._bluff_chance = 1.0 - context.odds[phase.claim]
        rate = doubt_rate(self.personality.doubts, context, phase.claim, context.callers.index(me))
        return DOUBT if self.rng.random() < rate else BELIEVE

    def _nugget(self, view: RaceView) -> float:
        return self.personality.gold_weight * super()._nugget(view)

    def _train(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        return STAY if self.personality.gold_weight > 1 else super()._train(view, options)

    def _prison(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        chosen = super()._prison(view, options)
        if chosen is PAY and self.personality.gold_weight > 1:
            return ROLL
        return PAY if self.personality.reckless and PAY in options else chosen


class FittedCharacter(Character):
    """A character that judges positions by the fitted prospects."""

    def _prospects(self, view: RaceView) -> Prospects:
        return FittedProspects(public_state(view))

    def _claim_game(self, view: RaceView) -> ClaimGame:
        return fitted_claim_game(public_state(view), table_of(view).callers())
