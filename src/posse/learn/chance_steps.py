"""A chance event in steps of few outcomes, for OpenSpiel, which lists them at every chance node."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from posse.kernel import Chance, Outcome

LISTED: Final = 32
"""More outcomes than this are split into steps: five dice are rolled one after another."""
DRAWS: Final = 64
"""The number of equally likely draws that stand for a chance that cannot list its outcomes."""
KEPT: Final = 64


@dataclass(frozen=True)
class ChanceStep:
    """One step: the probability of each branch, and what follows it: another step or the outcome."""

    probabilities: tuple[float, ...]
    label: Callable[[int], str]
    follow: Callable[[int], ChanceStep | Outcome]


def first_step(ask: Chance, number: int) -> ChanceStep:
    """Return the first step of a chance.  `number` makes the draws of different positions differ."""
    outcomes = ask.outcomes
    if not outcomes:
        return _draws(ask, number)
    if len(outcomes) > LISTED:
        return _by_parts(ask)
    weights = ask.weights or (1,) * len(outcomes)
    total = sum(weights)
    return ChanceStep(
        tuple([weight / total for weight in weights]),
        lambda branch: ask.words(outcomes[branch]),
        outcomes.__getitem__,
    )


def _draws(ask: Chance, number: int) -> ChanceStep:
    return ChanceStep(
        (1 / DRAWS,) * DRAWS,
        lambda branch: f"draw {branch}",
        lambda branch: ask.sample(random.Random(number * DRAWS + branch)),
    )


_kept: dict[int, tuple[Chance, ChanceStep]] = {}


def _by_parts(ask: Chance) -> ChanceStep:
    """Return the first of several steps.  The last few are cached: the same outcomes come again and again,
    and sorting them takes time."""
    key = id(ask.outcomes)
    kept = _kept.get(key)
    if kept is not None and kept[0].outcomes is ask.outcomes and kept[0].weights == ask.weights:
        return kept[1]
    weights = ask.weights or (1,) * len(ask.outcomes)
    step = _part(list(zip(ask.outcomes, weights, strict=True)), 0)
    if len(_kept) >= KEPT:
        del _kept[next(iter(_kept))]
    assert isinstance(step, ChanceStep)
    _kept[key] = ask, step
    return step


def _part(weighed: Sequence[tuple[Outcome, int]], at: int) -> ChanceStep | Outcome:
    """Split outcomes that agree before part `at` by what they have there."""
    if len(weighed) == 1:
        return weighed[0][0]
    groups: dict[object, list[tuple[Outcome, int]]] = {}
    for outcome, weight in weighed:
        groups.setdefault(outcome[at] if at < len(outcome) else None, []).append((outcome, weight))
    total = sum([weight for _, weight in weighed])
    shares = [sum([weight for _, weight in group]) / total for group in groups.values()]
    parts = [_part(group, at + 1) for group in groups.values()]
    named = [str(part) for part in groups]
    return ChanceStep(tuple(shares), named.__getitem__, parts.__getitem__)
