"""The balance of claims and doubts, by number of riders, place in the race and open dice: a table that
scripts/equilibrium.py has solved.  Where both sides keep to it, neither gains by being otherwise."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Final

from posse.games.pony_express.bots.memory import Last
from posse.games.pony_express.bots.patterns import ROWS, Row, claimable, pattern, possible
from posse.games.pony_express.bots.prospects import Public
from posse.games.pony_express.rules.dice import Faces, Hand
from posse.kernel.data import data_file

SEATS: Final = (3, 4, 5)
STAGES: Final = {"far": 14, "near": 26}
"""Where the others ride in the positions that were solved."""
STANDINGS: Final = {"behind": -4, "level": 0, "ahead": 4}
"""How far from them the claimer rides."""


@dataclass(frozen=True)
class Place:
    """Where in the race a claim is made."""

    seats: int
    stage: str
    standing: str

    @property
    def name(self) -> str:
        return f"{self.seats} {self.stage} {self.standing}"


PLACES: Final = tuple([Place(*found) for found in product(SEATS, STAGES, STANDINGS)])


def positions(place: Place) -> tuple[int, ...]:
    """The position that stands for all in such a place, the claimer first."""
    others = STAGES[place.stage]
    return (others + STANDINGS[place.standing], *[others] * (place.seats - 1))


def place(now: Public) -> Place:
    """The nearest of them."""
    others = [pos for seat, pos in enumerate(now.pos) if seat != now.active]
    mean = sum(others) / len(others)
    stage = min(STAGES, key=lambda name: abs(STAGES[name] - mean))
    lead = now.pos[now.active] - mean
    standing = min(STANDINGS, key=lambda name: abs(STANDINGS[name] - lead))
    return Place(len(now.pos), stage, standing)


# --- the file: three letters for each share ---

_LETTERS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_BASE: Final = len(_LETTERS)
_LETTERS_A_SHARE: Final = 3
_WHOLE: Final = _BASE**_LETTERS_A_SHARE - 1

Shares = list[float]
"""By hand, nothing first."""


class _Reader:
    def __init__(self, text: str) -> None:
        self._text, self._at = text, 0

    def shares(self, claims: tuple[Hand, ...]) -> Shares:
        found = [0.0] * len(Hand)
        for claim in claims:
            end = self._at + _LETTERS_A_SHARE
            found[claim] = int(self._text[self._at : end], _BASE) / _WHOLE
            self._at = end
        return found


def _word(share: float) -> str:
    number, letters = round(share * _WHOLE), ""
    for _ in range(_LETTERS_A_SHARE):
        number, digit = divmod(number, _BASE)
        letters = _LETTERS[digit] + letters
    return letters


class Balance:
    """One place of the table."""

    def __init__(self, text: Mapping[str, str]) -> None:
        doubts, claims = _Reader(text["doubts"]), _Reader(text["claims"])
        self._doubts: Final = {row: doubts.shares(claimable(row[1])) for row in ROWS}
        self._claims: Final = {
            (row, hand): _evened(claims.shares(claimable(row[1])))
            for row in ROWS
            for hand in possible(row[1])
        }

    def doubts(self, last: Last, visible: Faces) -> Shares:
        """How often each claim is doubted."""
        return self._doubts[_row(last, visible)]

    def claims(self, last: Last, visible: Faces, hand: Hand) -> Shares:
        """How often this hand makes each claim."""
        return self._claims[_row(last, visible), hand]


def _row(last: Last, visible: Faces) -> Row:
    row = last, pattern(visible)
    # No dice in the open, or all: then it does not matter how they came to lie so.
    return row if row in _KNOWN else (Last.FIRST, row[1])


_KNOWN: Final = frozenset(ROWS)


def _evened(shares: Shares) -> Shares:
    total = sum(shares)
    return [share / total for share in shares]


def encoded(
    claims: Mapping[tuple[Row, Hand], Sequence[float]], doubts: Mapping[Row, Sequence[float]]
) -> dict[str, str]:
    """What the file holds of one place."""
    told = [claims[row, hand][c] for row in ROWS for hand in possible(row[1]) for c in claimable(row[1])]
    met = [doubts[row][c] for row in ROWS for c in claimable(row[1])]
    return {"doubts": "".join(map(_word, met)), "claims": "".join(map(_word, told))}


@cache
def _file() -> dict[str, dict[str, str]]:
    text = data_file(__package__, "balance.json")
    places: dict[str, dict[str, str]] = json.loads(text)["places"]
    return places


@cache
def balance(where: Place) -> Balance:
    return Balance(_file()[where.name])
