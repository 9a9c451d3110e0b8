"""What lay under cups that looked like this one, in many games; see scripts/hands.py."""

from __future__ import annotations

import json
from functools import cache
from typing import Final

from posse.games.pony_express.bots.belief import under
from posse.games.pony_express.bots.memory import Last
from posse.games.pony_express.bots.odds import Odds
from posse.games.pony_express.bots.patterns import pattern
from posse.games.pony_express.rules.dice import NAMES, Faces
from posse.kernel.data import data_file

DOUBTFUL: Final = 12.0
"""How many cups the reckoned odds count for, against those that were lifted."""


def key(last: Last, visible: Faces, choosy: bool) -> str:
    """How the file calls what could be seen."""
    faces = " ".join([NAMES[face] for face in pattern(visible)])
    return f"{last.name.lower()} {'choosy' if choosy else 'poor'} {faces}".strip()


@cache
def _file() -> dict[str, list[int]]:
    text = data_file(__package__, "hands.json")
    hands: dict[str, list[int]] = json.loads(text)["hands"]
    return hands


@cache
def likely(visible: Faces, last: Last, choosy: bool) -> Odds:
    """What the five dice may be: as reckoned, and as it was found."""
    reckoned = under(visible, last, choosy)
    counts = _file().get(key(last, visible, choosy), [0] * len(reckoned))
    total = sum(counts) + DOUBTFUL
    return tuple([(count + DOUBTFUL * odds) / total for count, odds in zip(counts, reckoned, strict=True)])
