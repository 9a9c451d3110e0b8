"""What a rider can know of hidden dice and of rivals: from events, by calculation, and from many games."""

from __future__ import annotations

import json
from collections.abc import Sequence
from enum import IntEnum
from functools import cache
from typing import Final

from posse.games.pony_express.bots.odds import Odds, pattern, rolls
from posse.games.pony_express.rules.dice import ALL, DICE, HANDS, HIDDEN, NAMES, Faces, Hand
from posse.games.pony_express.rules.table import UNKNOWN
from posse.kernel import Event, Seat
from posse.kernel.data import data_file

# --- what was heard ---


class LastRoll(IntEnum):
    """Where dice rolled last this turn: it tells something about the hidden ones."""

    FIRST = 0  # all five, with no reroll since
    UNDER = 1  # under the cup: the hidden dice are random
    OPEN = 2  # beside the cup: the hidden dice were kept for a reason
    ONLY = 3  # all five, by a rider who could not pay for a reroll


class Memory:
    """Remembers which rivals were caught bluffing or proved true, and the rolls of the current turn."""

    def __init__(self) -> None:
        self.caught: dict[Seat, int] = {}
        self.honest: dict[Seat, int] = {}
        self.last_roll = LastRoll.FIRST
        self._visible: object = ()

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            if event.kind == "began":
                self.last_roll, self._visible = LastRoll.FIRST, ()
            elif event.kind == "showed":
                self._visible = event.args["dice"]
            elif event.kind == "cup":
                self._hear_roll(event)
            elif event.kind == "doubted":
                claimer = event.args["liar"]
                assert isinstance(claimer, int)
                counts = self.caught if event.args["lied"] else self.honest
                counts[claimer] = counts.get(claimer, 0) + 1

    def _hear_roll(self, event: Event) -> None:
        dice, rolled = event.args["dice"], event.args["rolled"]
        assert isinstance(dice, tuple)
        if rolled != ALL.bit_count():
            # A roll in the open changes the open dice, or else it looks like a roll under the cup.
            under = rolled == dice.count(UNKNOWN) and (dice == self._visible or not self._visible)
            self.last_roll = LastRoll.UNDER if under else LastRoll.OPEN
        self._visible = dice

    def bluff_ratio(self, seat: Seat) -> float:
        """Return how much likelier `seat` is to bluff than the average rider: 1 for an unknown rival."""
        caught, honest = self.caught.get(seat, 0), self.honest.get(seat, 0)
        return 4 * (caught + 1) / (caught + honest + 4)  # a quarter of the doubted claims are bluffs


# --- what may be under the cup ---

STAND_RATES: Final = {
    LastRoll.FIRST: (0.25, 0.12, 0.25, 0.3, 1.0, 1.0, 1.0, 1.0),
    LastRoll.UNDER: (0.06, 0.06, 0.1, 0.1, 1.0, 1.0, 1.0, 1.0),
    LastRoll.OPEN: (0.06, 0.06, 0.06, 0.05, 1.0, 1.0, 1.0, 1.0),
}
"""For each hand, how often a rider who can pay does not reroll it.  Seen in games between bots of this kind,
and rounded towards doubt, because not all players are of this kind."""

KEEP_RATES: Final = {
    (2,): 60.0,
    (3,): 400.0,
    (2, 1): 4.0,
    (4,): 600.0,
    (2, 2): 100.0,
    (3, 1): 10.0,
}
"""By the groups among dice kept under the cup while others roll in the open: how much likelier such dice are
than random ones."""


def open_dice(dice: Faces, shown: int) -> Faces:
    """Return the dice in the open, sorted; `shown` has a bit for each of them."""
    return tuple(sorted([face for i, face in enumerate(dice) if shown >> i & 1 and face != HIDDEN]))


@cache
def hand_odds(visible: Faces, last_roll: LastRoll, can_reroll: bool) -> Odds:
    """Return the odds of the five dice, given the open ones and how they came to be there.

    `can_reroll` says whether the rider could have paid for another roll.
    """
    odds = [0.0] * len(Hand)
    for faces, chance in rolls(DICE - len(visible)):
        hand = HANDS[tuple(sorted(visible + faces))]
        kept = KEEP_RATES.get(_groups(faces), 1.0) if last_roll is LastRoll.OPEN else 1.0
        odds[hand] += chance * kept * (STAND_RATES[last_roll][hand] if can_reroll else 1.0)
    total = sum(odds)
    return tuple([chance / total for chance in odds])


def _groups(faces: Faces) -> tuple[int, ...]:
    return tuple(sorted([faces.count(face) for face in set(faces)], reverse=True))


# --- what was under the cup in many games; see scripts/count_hands.py ---

PRIOR_WEIGHT: Final = 12.0
"""How many observed hands the calculated odds count for."""


def observation_key(last_roll: LastRoll, visible: Faces, can_reroll: bool) -> str:
    """Return the name that data/hands.json has for what everybody could see."""
    faces = " ".join([NAMES[face] for face in pattern(visible)])
    return f"{last_roll.name.lower()} {'choosy' if can_reroll else 'poor'} {faces}".strip()


@cache
def _observed_hands() -> dict[str, list[int]]:
    text = data_file(__package__, "hands.json")
    hands: dict[str, list[int]] = json.loads(text)["hands"]
    return hands


@cache
def observed_hand_odds(visible: Faces, last_roll: LastRoll, can_reroll: bool) -> Odds:
    """Return the odds of the five dice, from `hand_odds` and the hands observed in many games."""
    prior = hand_odds(visible, last_roll, can_reroll)
    counts = _observed_hands().get(observation_key(last_roll, visible, can_reroll), [0] * len(prior))
    total = sum(counts) + PRIOR_WEIGHT
    return tuple([(count + PRIOR_WEIGHT * odds) / total for count, odds in zip(counts, prior, strict=True)])
