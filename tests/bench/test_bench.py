"""The bench's own workers and arithmetic.  No peers, no clocks: nothing here says how fast anything is."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from bench import peers
from bench.adapters import ADAPTERS, UNITS
from bench.adapters.work import GAMES, SEED
from bench.aims import Aim, judge, judge_limit
from bench.pairing import Engine, Spread, pair
from bench.report import table, write
from bench.rules import AIMS, MEASURES
from bench.rules import GAMES as OUR_GAMES
from posse import Chance, Decision, games, load

ROOT = Path(__file__).resolve().parents[2]

OURS = [
    (measure, engine) for measure in ADAPTERS for engine in ADAPTERS[measure] if engine.startswith("posse")
]


def worker(*arguments: str, orders: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bench.worker", *arguments]
    return subprocess.run(command, cwd=ROOT, input=orders, capture_output=True, text=True, check=False)


def random_game(game: str, rng: random.Random) -> tuple[int, int]:
    """The decisions and the inputs of a random game, counted from what the state itself says."""
    state = load(game).setup()
    chances = 0
    while True:
        ask = state.ask()
        if isinstance(ask, Decision):
            seat = ask.seats[int(rng.random() * len(ask.seats))]
            state.choose(seat, ask.options[seat][int(rng.random() * len(ask.options[seat]))])
        elif isinstance(ask, Chance):
            state.happen(ask.sample(rng))
            chances += 1
        else:
            return state.played - chances, state.played


def test_our_adapters_are_in_the_table() -> None:
    assert OURS == [("play", "posse-bare"), ("play", "posse-seen"), ("clone", "posse"), ("input", "posse")]


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("measure", "engine"), OURS)
@pytest.mark.parametrize("game", games())
def test_a_worker_is_ready_and_answers_every_order_with_a_line(game: str, measure: str, engine: str) -> None:
    done = worker(measure, engine, game, orders="go 0\ngo 0\n")
    assert (done.returncode, done.stderr) == (0, "")
    ready, *answers = done.stdout.splitlines()
    assert ready == "READY"
    assert len(answers) == 2
    for answer in map(json.loads, answers):
        assert set(answer) == {UNITS[measure], "games", "cpu"}
        assert answer[UNITS[measure]] > 0
        assert answer["cpu"] >= 0


@pytest.mark.parametrize("engine", ["posse-bare", "posse-seen"])
@pytest.mark.parametrize("game", games())
def test_play_counts_the_decisions_of_whole_games(game: str, engine: str) -> None:
    rng = random.Random(SEED)
    work = ADAPTERS["play"][engine](game)
    for _ in range(5):
        decisions, _inputs = random_game(game, rng)
        assert work() == (decisions, 1)


def test_every_game_of_ours_is_measured_and_every_aim_has_its_measure() -> None:
    assert set(OUR_GAMES) == set(games())
    measured = {measure.name: (measure.ours, measure.theirs) for measure in MEASURES}
    for aim in AIMS:
        ours, theirs = measured[aim.measure]
        assert aim.ours in ours
        assert aim.theirs in theirs


@pytest.mark.sampled
@pytest.mark.parametrize("game", games())
def test_input_counts_chance_too(game: str) -> None:
    work = ADAPTERS["input"]["posse"](game)
    inputs = [random_game(game, random.Random(seed))[1] for seed in range(GAMES)]
    assert [work() for _ in range(GAMES)] == [(count, 1) for count in inputs]


def test_clone_counts_clones_and_ends_no_game() -> None:
    clones, games = ADAPTERS["clone"]["posse"]()()
    assert clones % GAMES == 0
    assert games == 0


def test_an_unknown_engine_is_told_what_there_is() -> None:
    done = worker("play", "tiddlywinks")
    assert (done.returncode, done.stdout) == (2, "")
    assert "play posse-bare" in done.stderr


@pytest.mark.long
def test_a_pairing_has_a_ratio_a_round_and_names_who_is_missing() -> None:
    bare, seen = Engine("bare", None, "posse-bare"), Engine("seen", None, "posse-seen")
    nobody = Engine("nobody", None, "tiddlywinks")
    found = pair("play", [seen, bare], [bare, nobody], rounds=3, seconds=0)
    assert [row.engine for row in found.theirs] == [bare]
    assert [len(ratios) for ratios in found.theirs[0].ratios] == [3, 3]
    assert [part.games for part in found.theirs[0].slices] == [1, 1, 1]
    assert [engine for engine, _ in found.missing] == [nobody]
    assert "usage" in found.missing[0][1]


def test_without_any_peer_our_own_rates_are_told() -> None:
    nobody = Engine("nobody", None, "tiddlywinks")
    found = pair("play", [Engine("bare", None, "posse-bare")], [nobody], rounds=2, seconds=0)
    assert [len(row.slices) for row in found.ours] == [2]
    assert [engine for engine, _ in found.missing] == [nobody]


def test_a_peer_that_cannot_be_set_up_is_missing_with_the_reason(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(peers, "ensure", peers.ensure.__wrapped__)
    monkeypatch.setattr(peers, "HOME", tmp_path)
    monkeypatch.setattr(peers, "find_uv", lambda: str(tmp_path / "uv"))
    bare = Engine("bare", None, "posse-bare")
    found = pair("play", [bare], [Engine("python-chess", "chess", "chess")], rounds=2, seconds=0)
    [(engine, reason)] = found.missing
    assert engine.title == "python-chess"
    assert reason.startswith("it could not be set up: ")
    assert str(tmp_path / "uv") in reason


def test_a_spread_is_the_median_between_the_quartiles() -> None:
    assert Spread.of([5, 1, 4, 2, 3]) == Spread(2, 3, 4)


def test_an_aim_is_judged_by_its_floor_and_its_stretch() -> None:
    one = Engine("one", None, "posse")
    aim = Aim("clone", one, one, floor=10, stretch=25)
    assert [judge(ratio, aim) for ratio in (25, 10, 9.9, 7.9)] == [
        "met, stretch too",
        "met",
        "not met, within 20 %",
        "**not met**",
    ]


def test_a_limit_is_judged_the_other_way_round() -> None:
    assert [judge_limit(value, 40, 20) for value in (20, 40, 41, 51, None)] == [
        "met, stretch too",
        "met",
        "not met, within 20 %",
        "**not met**",
        "not measured",
    ]


def test_a_section_is_rewritten_and_its_neighbours_are_left(tmp_path: Path) -> None:
    page = tmp_path / "results.md"
    write("rules", "one", page)
    write("server", r"two \1", page)
    write("rules", "three\n", page)
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Measured\n")
    assert text.endswith(
        "<!-- section rules -->\nthree\n<!-- end rules -->\n\n"
        "<!-- section server -->\ntwo \\1\n<!-- end server -->\n"
    )


def test_a_table_lines_up() -> None:
    assert table(("who", "n"), [("ours", "1"), ("it", "22")]).splitlines() == [
        "| who  |  n |",
        "| ---- | -: |",
        "| ours |  1 |",
        "| it   | 22 |",
    ]
