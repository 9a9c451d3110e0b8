"""Choosing a piece at the terminal (PE-R54)."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.calls import Call
from posse.kernel import Record

GAME = "pony-express"


def test_pe_r54_a_person_at_the_terminal_takes_a_rider(posse: Call, tmp_path: Path) -> None:
    saved = tmp_path / "race.posse"
    typed = f"save {saved}\n\nquit\n"
    done = posse("play", GAME, "--piece", "sammy", "--seed", "1", typed=typed)
    assert done.returncode == 0, done.stderr
    assert "Sammy on 1" in done.stdout
    assert "Ted" not in done.stdout
    assert Record.read(saved).roles() == ("sammy", "bill", "harry")
    resumed = posse("play", GAME, "--resume", str(saved), typed="quit\n")
    assert "Sammy on 1" in resumed.stdout
    assert "Sammy on 1" in posse("replay", str(saved), "--all").stdout
    again = posse("play", GAME, "--resume", str(saved), "--piece", "ted")
    assert "begun already" in again.stderr


def test_pe_r54_pass_and_play_lets_each_person_choose(posse: Call) -> None:
    done = posse(
        "play", GAME, "--seats", "me,deputy,me", "--piece", "rick,ted", "--seed", "1", typed="\nquit\n"
    )
    assert all(f"{name} on 1" in done.stdout for name in ("Rick", "Bill", "Ted"))
    typed = "2\n1\n1\n5\n2\n1\n1\n\n"  # Pony Express, three, me: Rick, a bot, me: the first that is free
    done = posse("menu", typed=typed)
    assert all(f"{name} on 1" in done.stdout for name in ("Rick", "Bill", "Ted"))


@pytest.mark.parametrize(
    ("pieces", "said"),
    [
        ("zorro", "cannot be chosen here"),
        ("ted,ted", "is taken, by seat 0"),
        ("ted,bill,rick", "name one for each person"),
    ],
)
def test_pe_r54_the_terminal_refuses_a_rider_that_cannot_be(posse: Call, pieces: str, said: str) -> None:
    done = posse("play", GAME, "--seats", "me,me,deputy", "--piece", pieces)
    assert done.returncode != 0
    assert said in done.stderr


def test_pe_r54_a_game_without_pieces_offers_none(posse: Call) -> None:
    done = posse("play", "stage-coach", "--piece", "ted")
    assert done.returncode != 0
    assert "the seat decides" in done.stderr
    assert "--piece ted,bill,harry,sammy,rick" in posse("games").stdout
