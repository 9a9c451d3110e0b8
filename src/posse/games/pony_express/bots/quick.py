"""How anybody sensible rides, found by look-ups: the base on which imagined games are played on."""

from __future__ import annotations

import random
from functools import cache
from typing import Final

from posse.games.pony_express.bots.aim import lesson
from posse.games.pony_express.bots.balance import balance, place
from posse.games.pony_express.bots.belief import seen
from posse.games.pony_express.bots.character import drawn
from posse.games.pony_express.bots.cup import REROLLED, held
from posse.games.pony_express.bots.memory import Last
from posse.games.pony_express.bots.odds import Plan, Values
from posse.games.pony_express.bots.prospects import POOR, Public
from posse.games.pony_express.rules import Race
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
)  # fmt: skip
from posse.games.pony_express.rules.dice import ALL, HANDS, Faces, Hand
from posse.games.pony_express.rules.turn import Doubts, Rerolls
from posse.kernel import Action, Decision, Seat, State

AT_ONCE: Final = (FILE, PAY, PIPE, WHISKY, BARREL, COLT, SPYGLASS, ADVANCE)
"""What is done as soon as it can be."""

MOVES: Final[Values] = tuple([float(max(hand, Hand.PAIR)) for hand in Hand])


def answer(state: State[Race], seat: Seat, ask: Decision, rng: random.Random) -> Action:
    table, phase, options = state.table, state.phase, ask.options[seat]
    if ask.prompt == "reroll":
        assert isinstance(phase, Rerolls)
        return _reroll(table, phase, options)
    if ask.prompt == "claim":
        return _claim(table, rng)
    if ask.prompt in ("aim", "ambush"):
        return PIPE if PIPE in options else lesson(table.rules, ask.prompt == "ambush")[0]
    for action in AT_ONCE:
        if action in options:
            return action
    return _doubt(table, phase, seat, rng) if isinstance(phase, Doubts) else options[0]


def public(table: Race, active: Seat) -> Public:
    """The table in the eyes of all, at this rider's turn."""
    return Public(
        table.rules, active, tuple(table.pos), tuple(table.gold), table.jailed,
        tuple([len(cards) for cards in table.cards]), stock=bool(table.rest or table.under),
    )  # fmt: skip


def _reroll(table: Race, phase: Rerolls, options: tuple[Action, ...]) -> Action:
    """The kept dice in the open, the others under the cup."""
    seat, faces = table.active, table.faces
    lucky = "horseshoe" in table.cards[seat] and HANDS[faces] <= Hand.PAIR
    price = 0 if lucky else table.reroll_price(phase.first)
    keep = _keep(tuple(sorted(faces)), price) if table.gold[seat] >= price else ()
    if not keep:
        return options[0]
    kept = held(faces, keep)
    rolled = Some(ALL ^ kept)
    return HORSESHOES[rolled - 1] if lucky else REROLLED[Some(kept), rolled]


@cache
def _keep(faces: Faces, price: int) -> Faces:
    """What to keep of such dice; nothing, if they may stand."""
    worth, keep = Plan(MOVES, (POOR * price,)).best(faces)
    return keep if worth > MOVES[HANDS[faces]] else ()


def _claim(table: Race, rng: random.Random) -> Action:
    shares = balance(place(public(table, table.active))).claims(*_row(table), table.hand())
    return CLAIMS[drawn(shares, rng) - 1]


def _doubt(table: Race, phase: Doubts, seat: Seat, rng: random.Random) -> Action:
    """By the table, which speaks of one caller: several share what it says."""
    if table.peeked >> seat & 1:
        return DOUBT if table.hand() != phase.claim else BELIEVE
    share = balance(place(public(table, table.active))).doubts(*_row(table))[phase.claim]
    silent: float = (1 - share) ** (1 / len(phase.callers))
    return BELIEVE if rng.random() < silent else DOUBT


def _row(table: Race) -> tuple[Last, Faces]:
    """How the dice came to lie so, as far as they tell it themselves."""
    visible = seen(table.faces, table.shown)
    if visible:
        return Last.UNDER, visible
    return Last.FIRST if table.gold[table.active] >= table.reroll_price(False) else Last.ONLY, visible
