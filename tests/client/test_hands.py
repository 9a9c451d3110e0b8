"""The simulated hands of bench/hands.py aim through the page's own code."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
BOUNDS = {"along": [-30, 30], "angle": [-48, 48], "strength": [8, 32], "spin": [-4, 4]}
AIMS = [
    {"along": 0, "angle": 0, "strength": 21, "spin": 0},
    {"along": -30, "angle": 17, "strength": 16, "spin": 4},
    {"along": 12, "angle": -31, "strength": 30, "spin": -3},
]
WAYS = ("drag", "keys", "switch", "ear", "numbers")


def aimed(error: float) -> dict[str, list[dict[str, int]]]:
    node = shutil.which("node")
    if node is None or not (WEB / "node_modules").exists():
        pytest.skip("no node here, or the page was never built")
    question = {
        "bounds": BOUNDS,
        "aims": AIMS,
        "hands": [{"way": way, "error": error, "seed": 1} for way in WAYS],
    }
    told = subprocess.run(
        [node, "scripts/hands.js"],
        cwd=WEB,
        input=json.dumps(question),
        capture_output=True,
        check=True,
        text=True,
    )
    return dict(zip(WAYS, json.loads(told.stdout), strict=True))


@pytest.mark.long
def test_a_hand_without_error_aims_as_it_means_to() -> None:
    found = aimed(0)
    assert found["numbers"] == found["drag"] == AIMS
    for way in ("keys", "switch", "ear"):
        for meant, got in zip(AIMS, found[way], strict=True):
            assert all(abs(got[field] - meant[field]) <= 1 for field in meant), way


@pytest.mark.long
def test_a_shaky_or_late_hand_errs_in_every_way_but_numbers_and_within_bounds() -> None:
    found = aimed(60)
    assert found["numbers"] == AIMS
    for way in WAYS[:-1]:
        assert found[way] != AIMS
        for aim in found[way]:
            assert all(low <= aim[field] <= high for field, (low, high) in BOUNDS.items())
