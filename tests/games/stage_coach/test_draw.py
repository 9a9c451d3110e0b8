"""The drawing tool itself, and a check that every ruling has a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.stage_coach.draw import asked, pieces, position

RULINGS = range(1, 29)


def test_every_ruling_has_a_test() -> None:
    text = "\n".join([path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py")])
    tested = {int(number) for number in re.findall(r"^def test_sc_r(\d+)_", text, re.MULTILINE)}
    assert tested == set(RULINGS)


def test_a_drawing_is_what_it_shows() -> None:
    state = position(
        """
        . . ^ .
         1 C . T
        . 2 . .
        """,
        facing="nw",
        strength=3,
        weak="2",
        asleep="2",
        out="7",
    )
    shown = pieces(state)
    assert shown["coach"] == "b2 nw 3"
    assert (shown["w1"], shown["w2"], shown["w3"], shown["w7"]) == (
        "a2 2",
        "b3 1 asleep",
        "d2 2 asleep",
        "out",
    )
    assert [state.table.land.names[h] for h in state.table.land.camps[3:]] == ["b9", "c9", "d9", "a10"]
    assert asked(state).startswith("journey 0: halt, ahead, ")


def test_a_crooked_drawing_is_noticed() -> None:
    with pytest.raises(AssertionError, match="row 2 is drawn out of place"):
        position(
            """
            . C .
            . . .
            """
        )
