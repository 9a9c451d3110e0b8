"""What the search knows of Pony Express: candidates, and a fast policy for playouts."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import Final

from posse.bots.search import Candidate, Knowledge, Plan
from posse.games.pony_express.bots.aim import usual_aim
from posse.games.pony_express.bots.belief import LastRoll, open_dice
from posse.games.pony_express.bots.fitted_prospects import FittedProspects
from posse.games.pony_express.bots.odds import RerollPlanner, Values, draw
from posse.games.pony_express.bots.personality import EQUILIBRIUM, FittedCharacter
from posse.games.pony_express.bots.prospects import POOR, public_state, public_state_of
from posse.games.pony_express.bots.rerolls import REROLLS_BY_MASKS, kept_mask
from posse.games.pony_express.bots.solved_strategy import SolvedStrategy, situation_of, solved_strategy
from posse.games.pony_express.rules import PonyExpress, Race, RaceView
from posse.games.pony_express.rules.actions import (
    ADVANCE,
    BARREL,
    BELIEVE,
    CLAIMS,
    COLT,
    DOUBT,
    FILE,
    HORSESHOES,
    PAY,
    PIPE,
    SPYGLASS,
    WHISKY,
    Some,
)
from posse.games.pony_express.rules.dice import ALL, HANDS, Faces, Hand
from posse.games.pony_express.rules.turn import Doubts, Rerolls
from posse.kernel import Action, Decision, Seat, State

SEARCHED: Final = ("prison", "train", "arrived", "ready", "keep")
"""The decisions that are worth a search: their consequences reach beyond what the prospects can tell."""

USUAL_CHOICE_BONUS: Final = 0.04
"""Added to the prior value of what a `FittedCharacter` would choose, in chances of winning."""

ROUNDS: Final = 1
"""How many rounds a playout lasts."""


class PonyExpressKnowledge(Knowledge[RaceView]):
    def __init__(self, rng: random.Random) -> None:
        super().__init__(PonyExpress())
        self._usual: Final = FittedCharacter(rng, EQUILIBRIUM)

    def candidates(
        self, view: RaceView, prompt: str, options: tuple[Action, ...], rng: random.Random
    ) -> Sequence[Candidate]:
        """Return all options, first the one that a `FittedCharacter` would choose."""
        assert view.seat is not None
        usual = self._usual.choose(view, prompt, options)
        chance = FittedProspects(public_state(view)).current()[view.seat]
        others = [action for action in options if action != usual]
        first = Candidate((usual,), chance + USUAL_CHOICE_BONUS)
        return [first, *[Candidate((other,), chance) for other in others]]

    def base(self, state: State[Race], seat: Seat, ask: Decision, rng: random.Random) -> Plan:
        return (playout_action(state, seat, ask, rng),)

    def settled(self, state: State[Race], begun: State[Race]) -> bool:
        return _turns(state.table) - _turns(begun.table) >= ROUNDS * state.table.seats

    def chances(self, state: State[Race]) -> Sequence[float]:
        """Return every seat's chance as it was when the current turn began."""
        table = state.table
        return FittedProspects(public_state_of(table, (table.active - 1) % table.seats)).current()


def _turns(table: Race) -> int:
    return table.rounds * table.seats + (table.active - table.first) % table.seats


# --- the policy of playouts: sensible play by table lookup ---

ALWAYS_TAKEN: Final = (FILE, PAY, PIPE, WHISKY, BARREL, COLT, SPYGLASS, ADVANCE)
"""Actions that are chosen whenever they are offered."""

DISTANCES: Final[Values] = tuple([float(max(hand, Hand.PAIR)) for hand in Hand])


def playout_action(state: State[Race], seat: Seat, ask: Decision, rng: random.Random) -> Action:
    table, phase, options = state.table, state.phase, ask.options[seat]
    if ask.prompt == "reroll":
        assert isinstance(phase, Rerolls)
        return _reroll(table, phase, options)
    if ask.prompt == "claim":
        return _claim(table, rng)
    if ask.prompt in ("aim", "ambush"):
        return PIPE if PIPE in options else usual_aim(table.rules, ask.prompt == "ambush")[0]
    for action in ALWAYS_TAKEN:
        if action in options:
            return action
    return _doubt(table, phase, seat, rng) if isinstance(phase, Doubts) else options[0]


def _reroll(table: Race, phase: Rerolls, options: tuple[Action, ...]) -> Action:
    """Show the kept dice and roll the others under the cup."""
    seat, faces = table.active, table.faces
    lucky = "horseshoe" in table.cards[seat] and HANDS[faces] <= Hand.PAIR
    price = 0 if lucky else table.reroll_price(phase.first)
    keep = _dice_to_keep(tuple(sorted(faces)), price) if table.gold[seat] >= price else ()
    if not keep:
        return options[0]
    kept = kept_mask(faces, keep)
    rolled = Some(ALL ^ kept)
    return HORSESHOES[rolled - 1] if lucky else REROLLS_BY_MASKS[Some(kept), rolled]


@cache
def _dice_to_keep(faces: Faces, price: int) -> Faces:
    """Return the dice to keep in a reroll; none if standing is better."""
    value, keep = RerollPlanner(DISTANCES, (POOR * price,)).best(faces)
    return keep if value > DISTANCES[HANDS[faces]] else ()


def _strategy(table: Race) -> SolvedStrategy:
    return solved_strategy(situation_of(public_state_of(table, table.active)))


def _claim(table: Race, rng: random.Random) -> Action:
    return CLAIMS[draw(_strategy(table).claims(*_observation(table), table.hand()), rng) - 1]


def _doubt(table: Race, phase: Doubts, seat: Seat, rng: random.Random) -> Action:
    """Doubt by the solved strategy.  It is for one caller; several share its frequency."""
    if table.peeked >> seat & 1:
        return DOUBT if table.hand() != phase.claim else BELIEVE
    frequency = _strategy(table).doubts(*_observation(table))[phase.claim]
    believes: float = (1 - frequency) ** (1 / len(phase.callers))
    return BELIEVE if rng.random() < believes else DOUBT


def _observation(table: Race) -> tuple[LastRoll, Faces]:
    """Return the open dice, and where dice rolled last as far as the table shows it."""
    visible = open_dice(table.faces, table.shown)
    if visible:
        return LastRoll.UNDER, visible
    can_reroll = table.gold[table.active] >= table.reroll_price(False)
    return LastRoll.FIRST if can_reroll else LastRoll.ONLY, visible
