"""Notes on a choice: what it costs and brings, and the odds, from the seat's view alone.

The odds of a claim treat the dice under the cup as a fresh roll: how often the claim is true for somebody who
knows nothing else.  They are exact; the page shows them to players who switch them on.
"""

from __future__ import annotations

import random
from collections import Counter
from functools import cache, lru_cache

from posse.games.pony_express.rules.actions import (
    Advance,
    Aim,
    Believe,
    Claim,
    Doubt,
    Horseshoe,
    Lasso,
    Pay,
    Reroll,
    Roll,
    Spurs,
    Train,
)
from posse.games.pony_express.rules.dice import DICE, HANDS, HIDDEN, ROLLS, Faces, Hand
from posse.games.pony_express.rules.items import CastLasso
from posse.games.pony_express.rules.sighting import odds
from posse.games.pony_express.rules.track import track
from posse.games.pony_express.rules.turn import Chase, Doubts, Prison, Rerolls
from posse.games.pony_express.rules.view import RaceView, imagine
from posse.kernel import Action, Note

Notes = tuple[Note, ...]


def notes(view: RaceView, options: tuple[Action, ...]) -> tuple[Notes, ...]:
    price = _price(view)
    return tuple([_notes(view, action, price) for action in options])


def _price(view: RaceView) -> Notes:
    """Note the price, which is the same for all rerolls of a decision."""
    phase = view.phase
    if not isinstance(phase, Rerolls):
        return ()
    table = imagine(view, random.Random(0)).table  # what is hidden does not change the price
    return ({"note": "price", "nuggets": table.reroll_price(phase.first)},)


def _notes(view: RaceView, action: Action, price: Notes) -> Notes:
    match action:
        case Reroll(_, roll):
            return (*price, *_better(view, roll))
        case Horseshoe(roll):
            return _better(view, roll)
        case Claim(hand):
            return _claimed(view, hand)
        case Believe() | Doubt() if isinstance(view.phase, Doubts):
            return (_odds("odds_true", *_ways(view.dice, view.phase.claim)),)
        case Advance() if isinstance(view.phase, Chase):
            return (_lands(view.pos[view.phase.caller] + view.phase.claim),)
        case Pay():
            return ({"note": "price", "nuggets": track().bail},)
        case Roll() if isinstance(view.phase, Prison):
            return (_odds("odds_escape", *_at_least(Hand.STRAIGHT)),)
        case Train():
            here = track().space(view.pos[view.active])
            return ({"note": "price", "nuggets": here.price}, {"note": "train", "space": here.to})
        case Aim():
            return _aimed(view, action)
        case Spurs():
            return (_lands(view.pos[view.active] + 1),)
        case Lasso(rider):
            return ({"note": "pulls", "space": max(view.pos[rider] - CastLasso.pull, track().start)},)
        case _:
            return ()


def _lands(space: int) -> Note:
    return {"note": "lands", "space": min(space, track().sacramento)}


def _claimed(view: RaceView, hand: Hand) -> Notes:
    """Note how far the claim rides, where to, whether it is true, and how often it is for the others."""
    moved: Note = {"note": "moves", "spaces": int(hand)}
    true: Notes = ({"note": "truth"},) if HANDS.get(view.dice) == hand else ()
    odds = _odds("odds_claim", *_ways(_seen(view), hand))
    return (moved, _lands(view.pos[view.active] + hand), *true, odds)


def _aimed(view: RaceView, aim: Aim) -> Notes:
    """Note how many of a hundred such shots touch the target, and how many a bystander."""
    found = odds(imagine(view, random.Random(0)).table, view.phase, aim)
    return () if found is None else ({"note": "odds_shot", "hit": found[0], "stray": found[1]},)


def _seen(view: RaceView) -> Faces:
    """Return the dice as the others see them."""
    return tuple([face if view.shown >> i & 1 else HIDDEN for i, face in enumerate(view.dice)])


# --- odds ---


def _odds(note: str, ways: int, of: int) -> Note:
    """Make a note of a share, with its percentage for the sentence."""
    return {"note": note, "percent": (200 * ways + of) // (2 * of), "ways": ways, "of": of}


def _ways(dice: Faces, hand: Hand) -> tuple[int, int]:
    """Return in how many rolls of the unseen dice the hand is exactly this, and the number of all rolls."""
    known = [face for face in dice if face != HIDDEN]
    found = _hand_counts(tuple(sorted(known)))
    return found[hand], found.total()


def _better(view: RaceView, roll: int) -> Notes:
    """Note how often this reroll gives a better hand; nothing for a seat that does not see the dice."""
    return () if HIDDEN in view.dice else _improved(view.dice, roll)


@lru_cache(4096)  # a decision asks for each of 31 rolls nine times
def _improved(dice: Faces, roll: int) -> Notes:
    hand = HANDS[dice]
    found = _hand_counts(tuple(sorted([face for i, face in enumerate(dice) if not roll >> i & 1])))
    return (_odds("odds_better", sum([n for one, n in found.items() if one > hand]), found.total()),)


@cache
def _at_least(hand: Hand) -> tuple[int, int]:
    found = _hand_counts(())
    return sum([n for one, n in found.items() if one >= hand]), found.total()


@cache
def _hand_counts(known: Faces) -> Counter[Hand]:
    """Count the hands over all rolls of the other dice.  The known dice are sorted: there are few cases."""
    return Counter([HANDS[known + fresh] for fresh in ROLLS.get(DICE - len(known), ((),))])
