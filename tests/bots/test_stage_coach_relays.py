"""More relays never harm the coach: a good player does not drive far out of the way for a passenger."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

import posse
from posse.bots import BotEntry
from posse.bots.search import Budget, Searcher
from posse.games import load_package
from posse.games.stage_coach.bots.knowledge import StageCoachKnowledge
from posse.games.stage_coach.rules import StageCoach, land

ROOT = Path(__file__).parents[2]
GAMES = 60
FEW = 10
NOISE = 0.12  # at worst 1.4 standard errors of the difference of two shares from `GAMES` games
MUCH_NOISE = 0.3


@pytest.fixture(scope="module")
def relays() -> ModuleType:
    spec = importlib.util.spec_from_file_location("measure_relays", ROOT / "scripts/measure_relays.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _shares(relays: ModuleType, monkeypatch: pytest.MonkeyPatch, bot: str, games: int) -> list[float]:
    """Return the coach's share of wins on one map with more and more relays, against equal Indians."""
    monkeypatch.setattr(land, "_lands", dict(land._lands))
    shares = []
    for places in relays.MORE["overland"]:
        options = {"map": relays.with_relays("overland", places)}
        matches = [posse.play("stage-coach", (bot, bot), f"relays/{n}", options) for n in range(games)]
        shares.append(sum([match.ranks == (1, 2) for match in matches]) / games)
    return shares


def _never_falls(shares: list[float], noise: float) -> bool:
    return all(later >= earlier - noise for at, earlier in enumerate(shares) for later in shares[at + 1 :])


@pytest.mark.long
def test_the_base_policy_is_not_harmed_by_more_relays(
    relays: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    shares = _shares(relays, monkeypatch, "base", GAMES)
    assert _never_falls(shares, NOISE), shares
    assert shares[-1] > shares[0], shares  # relays do help


@pytest.mark.long
def test_the_search_is_not_harmed_by_more_relays(relays: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """The legend's search with a small budget; `scripts/measure_relays.py` measures the legend itself."""
    knowledge, budget = StageCoachKnowledge(StageCoach()), Budget(playouts=60, seconds=1.0, trust=4.0)
    small = BotEntry(lambda _seat, rng: Searcher(rng, knowledge, budget))
    monkeypatch.setitem(load_package("stage-coach").loaded_bots, "small", small)
    shares = _shares(relays, monkeypatch, "small", FEW)
    assert _never_falls(shares, MUCH_NOISE), shares
