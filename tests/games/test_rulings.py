"""Every ruling of every game's rules page is named by a test: `test_pw_r12_...` pins PW-R12."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from words.speakers import SPEAKERS

HERE = Path(__file__).parent


@pytest.mark.parametrize("game", sorted(SPEAKERS))
def test_every_ruling_has_a_test_that_names_it(game: str) -> None:
    prefix, count = SPEAKERS[game]().sentences.rulings
    tests = [path.read_text("utf-8") for path in (HERE / game.replace("-", "_")).glob("test_*.py")]
    named = {
        int(number) for text in tests for number in re.findall(rf"def test_{prefix.lower()}_r(\d+)_", text)
    }
    assert named == set(range(1, count + 1))
