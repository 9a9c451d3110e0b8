"""The strengths that bots carry are those that were measured."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import posse
from posse.games import load_package

RESULTS = (Path(__file__).parents[2] / "bench" / "results.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", posse.games())
def test_levels_carry_their_measured_strength(game: str) -> None:
    ladder = (
        RESULTS.partition("<!-- section ladder -->")[2].partition(f"### {game}:")[2].partition("\n### ")[0]
    )
    rows = re.findall(r"^\| (\w+) +\| +([+-]\d+) \[", ladder, flags=re.M)
    bots = load_package(game).loaded_bots
    measured = {name: int(elo) for name, elo in rows if name != "random"}
    assert set(measured) == set(load_package(game).levels)
    assert {name: bots[name].strength for name in measured} == measured
