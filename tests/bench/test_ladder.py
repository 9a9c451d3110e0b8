"""The ladder's pairings and tables; nothing here says how strong anybody is."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import ladder


def test_every_level_meets_the_next() -> None:
    assert ladder.pairs(("low", "middle", "high")) == [
        ("random", "low"),
        ("low", "middle"),
        ("middle", "high"),
    ]
    assert ladder.pairs(("random", "greedy")) == [("random", "greedy")]


def test_other_bots_get_a_folder_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = tmp_path / "src" / "posse" / "games" / "stage_coach" / "rules.py"
    rules.parent.mkdir(parents=True)
    monkeypatch.setattr(ladder, "ROOT", tmp_path)
    found, others = set(), set()
    for text in ("one", "two", "one"):
        rules.write_text(text, encoding="utf-8")
        found.add(ladder.players("stage-coach"))
        others.add(ladder.players("pony-express"))
    assert (len(found), len(others)) == (2, 1)


@pytest.mark.long
def test_a_section_is_played_once_and_told_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "KEPT", tmp_path)
    monkeypatch.setattr(ladder, "games", lambda: ("stage-coach",))
    monkeypatch.setattr(ladder, "ladder", lambda _game: ("random", "greedy"))
    monkeypatch.setattr(ladder, "QUICK_GAMES", 3)
    first = list(ladder.section(2))
    assert "greedy against random |     6 |" in first[1]
    assert "greedy above random" in first[1]
    [kept] = tmp_path.rglob("*.jsonl")
    before = kept.read_bytes()
    assert list(ladder.section(2)) == first, "the times too: they were kept"
    assert kept.read_bytes() == before
