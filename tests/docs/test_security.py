"""The page on security names tests that there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
TESTS = ROOT / "tests" / "server"

ATTACKS = [
    line.strip("|").split("|") for line in PAGE.partition("## Strangers")[2].splitlines() if "test_" in line
]


@pytest.mark.parametrize("row", ATTACKS, ids=lambda row: row[0].strip()[:40])
def test_an_attack_has_its_tests(row: list[str]) -> None:
    assert len(row) == 3
    for file, starts in re.findall(r"`(test_\w+\.py)`(?:: ((?:`[^`]+`(?:, )?)+))?", row[2]):
        source = (TESTS / file).read_text(encoding="utf-8")
        for start in re.findall(r"`([^`]+)`", starts):
            assert start.startswith("…") or f"def {start.rstrip('…')}" in source, start
            assert start.strip("…") in source, start


def test_the_attacks_are_found() -> None:
    """Else the test above would say nothing."""
    assert len(ATTACKS) > 15
