"""The page on secrets names laws, tests and functions that exist."""

from __future__ import annotations

import re
from pathlib import Path

from posse.games import Package
from posse.kernel import Chance, Game, Order, Phase, View
from posse.laws import POSITION_LAWS, Subject, game_laws

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "secrets.md").read_text(encoding="utf-8")
CLASSES = {"Game": Game, "Phase": Phase, "Chance": Chance, "Order": Order, "View": View}
LAWS_OF_SECRETS = {
    "secrets_change_no_byte",
    "views_survive_imagination",
    "the_awaited_are_known",
    "answers_in_a_window_commute",
    "orders_betray_nothing",
    "histories_look_alike",
}


def test_every_law_of_the_page_exists() -> None:
    named = {
        name for laws in re.findall(r"\blaws? ((?:`\w+`(?:, )?)+)", PAGE) for name in re.findall(r"\w+", laws)
    }
    there = {law.__name__ for law in POSITION_LAWS} | set(vars(game_laws))
    assert named == LAWS_OF_SECRETS
    assert named <= there


def test_every_place_of_the_page_exists() -> None:
    named = re.findall(r"`(Game|Phase|Chance|Order|View)\.(\w+)`", PAGE)
    assert len(named) > 12
    assert [f"{kind}.{name}" for kind, name in named if not hasattr(CLASSES[kind], name)] == []


def test_every_test_of_the_page_exists() -> None:
    named = set(re.findall(r"`(tests/[\w/]+\.py)`", PAGE))
    assert len(named) > 5
    assert [path for path in sorted(named) if not (ROOT / path).exists()] == []


def test_what_a_subject_says_is_what_the_page_asks_for() -> None:
    fields = Subject.__dataclass_fields__
    assert {"unknown", "twins", "reveals", "parts"} <= set(fields)
    assert "testing" in Package.__dataclass_fields__
