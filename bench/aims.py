"""Our performance targets, as paired ratios, and whether they are met."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from bench.pairing import Engine, Pairing
from bench.report import table

TOLERANCE: Final = 0.8
"""A paired median is precise to 20%: a ratio above this share of its target is "within 20 %"."""


@dataclass(frozen=True)
class Aim:
    """A target: how many times as fast as `theirs` `ours` should be in a measure."""

    measure: str
    ours: Engine
    theirs: Engine
    floor: float
    stretch: float | None = None
    source: str = "aims"


def judge(ratio: float, aim: Aim) -> str:
    return judge_ratio(ratio, aim.floor, aim.stretch)


def judge_ratio(ratio: float | None, floor: float, stretch: float | None) -> str:
    """Judge a ratio that should be large; None: it could not be measured."""
    if ratio is None:
        return "not measured"
    if stretch is not None and ratio >= stretch:
        return "met, stretch too"
    if ratio >= floor:
        return "met"
    return "not met, within 20 %" if ratio >= floor * TOLERANCE else "**not met**"


def judge_limit(value: float | None, most: float, stretch: float | None) -> str:
    """Judge a figure that should be small."""
    if value is None:
        return "not measured"
    return judge_ratio(1 / value, 1 / most, None if stretch is None else 1 / stretch)


def verdicts(aims: Iterable[Aim], pairings: Mapping[str, Pairing]) -> str:
    rows = []
    for aim in aims:
        pairing = pairings.get(aim.measure)
        row = None if pairing is None else pairing.find(aim.theirs)
        measured, verdict = "-", "not measured"
        if pairing is not None and row is not None:
            at = [ours.engine for ours in pairing.ours].index(aim.ours)
            ratio = row.spread(at).median
            measured, verdict = f"{ratio:.2f}x", judge(ratio, aim)
        what = f"{aim.measure}: {aim.ours.title} / {aim.theirs.title}"
        stretch = "-" if aim.stretch is None else f"{aim.stretch:g}x"
        rows.append((what, aim.source, f"{aim.floor:g}x", stretch, measured, verdict))
    return table(("ours / theirs", "asked by", "floor", "stretch", "measured", "verdict"), rows)
