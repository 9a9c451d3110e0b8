"""A question to chance in steps of few outcomes, for those who must list them."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from posse.kernel import Chance, Outcome

LISTED: Final = 32
"""More outcomes than this are told one part after another: five dice die by die."""
DRAWS: Final = 64
"""So many equally likely draws stand for a chance that cannot list its outcomes."""
KEPT: Final = 64


@dataclass(frozen=True)
class Step:
    """One step: how likely each way is, and what comes behind it, a further step or the outcome."""

    odds: tuple[float, ...]
    words: Callable[[int], str]
    behind: Callable[[int], Step | Outcome]


def first(ask: Chance, number: int) -> Step:
    """The first step of this question.  `number` makes the draws of one position differ from another's."""
    outcomes = ask.outcomes
    if not outcomes:
        return _draws(ask, number)
    if len(outcomes) > LISTED:
        return _by_parts(ask)
    weights = ask.weights or (1,) * len(outcomes)
    total = sum(weights)
    return Step(
        tuple([weight / total for weight in weights]),
        lambda way: ask.words(outcomes[way]),
        outcomes.__getitem__,
    )


def _draws(ask: Chance, number: int) -> Step:
    return Step(
        (1 / DRAWS,) * DRAWS,
        lambda way: f"draw {way}",
        lambda way: ask.sample(random.Random(number * DRAWS + way)),
    )


_kept: dict[int, tuple[Chance, Step]] = {}


def _by_parts(ask: Chance) -> Step:
    """The same outcomes come again and again, and sorting them takes a while: keep the last few."""
    key = id(ask.outcomes)
    kept = _kept.get(key)
    if kept is not None and kept[0].outcomes is ask.outcomes and kept[0].weights == ask.weights:
        return kept[1]
    weights = ask.weights or (1,) * len(ask.outcomes)
    step = _part(list(zip(ask.outcomes, weights, strict=True)), 0)
    if len(_kept) >= KEPT:
        del _kept[next(iter(_kept))]
    assert isinstance(step, Step)
    _kept[key] = ask, step
    return step


def _part(weighed: Sequence[tuple[Outcome, int]], at: int) -> Step | Outcome:
    """The outcomes that agree so far, told apart by what comes next in them."""
    if len(weighed) == 1:
        return weighed[0][0]
    groups: dict[object, list[tuple[Outcome, int]]] = {}
    for outcome, weight in weighed:
        groups.setdefault(outcome[at] if at < len(outcome) else None, []).append((outcome, weight))
    total = sum([weight for _, weight in weighed])
    odds = [sum([weight for _, weight in group]) / total for group in groups.values()]
    parts = [_part(group, at + 1) for group in groups.values()]
    named = [str(part) for part in groups]
    return Step(tuple(odds), named.__getitem__, parts.__getitem__)
