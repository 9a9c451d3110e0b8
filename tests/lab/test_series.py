"""Journals and tables of a series."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow.parquet
import pytest

from posse import Damaged, Illegal, lab
from posse.kernel import Event, load
from posse.lab import Journal, SeriesPlan, parquet
from posse.lab.counters import Counters

GAME = "stage-coach"
FAST = {"map": "cutoff", "turn_limit": 6}


@pytest.fixture
def plan() -> SeriesPlan:
    return lab.plan(GAME, lab.seatings(GAME, ["random", "greedy"]), 6, 4, FAST, records=False)


def played(plan: SeriesPlan) -> list[lab.Result]:
    return list(lab.run(plan, processes=1))


def test_what_was_kept_is_not_played_again(plan: SeriesPlan, tmp_path: Path) -> None:
    path, whole = tmp_path / "games.jsonl", played(plan)
    with Journal(path, plan) as journal:
        assert journal.found == []
        for result in whole[:5]:
            journal.keep(result)
    with path.open("a", encoding="utf-8") as file:
        file.write('{"seating":1,"numb')  # it was stopped in the middle of a line
    with Journal(path, plan) as journal:
        assert journal.found == whole[:5]
        assert [result.clocks for result in journal.found] == [result.clocks for result in whole[:5]]
        rest = list(lab.run(plan, done={result.place for result in journal.found}, processes=1))
        assert len(rest) == len(whole) - 5
        for result in rest:
            journal.keep(result)
    with Journal(path, plan) as journal:
        assert sorted(journal.found, key=lambda result: result.place) == sorted(whole, key=lambda r: r.place)
    assert len(path.read_text(encoding="utf-8").splitlines()) == 1 + len(whole)


def test_another_series_does_not_go_into_the_same_file(plan: SeriesPlan, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with Journal(path, plan):
        pass
    before = path.read_bytes()
    for changed, field in (({"seed": 5}, "seed"), ({"seatings": plan.seatings[:1]}, "seatings")):
        with (
            pytest.raises(Illegal, match="other-series") as refused,
            Journal(path, SeriesPlan(**{**vars(plan), **changed})),
        ):
            pass
        assert refused.value.details["fields"] == (field,)
    with Journal(path, SeriesPlan(**{**vars(plan), "games": 99})):
        pass  # a series may become longer
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "text", ["hello", "hello\n", "{}\n", "[1]\n", '{"posse-series":2}\n', '{"posse": 1}\nx\n']
)
def test_a_file_of_something_else_is_left_alone(plan: SeriesPlan, tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises((Damaged, Illegal)), Journal(path, plan):
        pass
    assert path.read_text(encoding="utf-8") == text


def test_a_file_of_the_old_format_is_refused_by_name(plan: SeriesPlan, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text('{"posse-series":1,"version":"0.9"}\n', encoding="utf-8")
    with pytest.raises(Damaged, match="other-format") as refused, Journal(path, plan):
        pass
    assert refused.value.details["format"] == "1"


def test_a_game_that_was_written_twice_counts_once(plan: SeriesPlan, tmp_path: Path) -> None:
    path, whole = tmp_path / "games.jsonl", played(plan)
    with Journal(path, plan) as journal:
        for result in (*whole, *whole[:3]):
            journal.keep(result)
    with Journal(path, plan) as journal:
        assert journal.found == whole


def test_a_damaged_line_is_named(plan: SeriesPlan, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with Journal(path, plan) as journal:
        journal.keep(played(plan)[0])
    path.write_text(path.read_text(encoding="utf-8") + '{"seating":0}\n', encoding="utf-8")
    with pytest.raises(Damaged, match="not-a-series") as refused, Journal(path, plan):
        pass
    assert refused.value.line == 3


def test_all_seatings_get_the_same_dice() -> None:
    """Only the first outcome is compared, who begins: the bots' choices may change what is rolled later."""
    plan = lab.plan("pony-express", lab.pairing("random", "greedy", 3), 2, 7)
    rolls: dict[int, set[str]] = {}
    for result in played(plan):
        inputs = json.loads(result.record)["inputs"]
        rolls.setdefault(result.number, set()).add(
            next(words for words in inputs if words.startswith("chance"))
        )
    assert [len(found) for found in rolls.values()] == [1, 1]
    assert rolls[0] != rolls[1]


# --- statistics in parts ---


def test_a_statistic_in_parts_adds_up_to_the_whole() -> None:
    for game, bots in (("pony-express", ("random",) * 3), ("pappy-winchester", ("random",) * 3)):
        for result in played(lab.plan(game, [bots], 2, 1)):
            for statistic in load(game).statistics:
                own = [part for part in result.parts if part.statistic == statistic.name]
                if statistic.by or statistic.seat:
                    assert sum([part.total for part in own]) == result.statistics[statistic.name]
                    assert sum([part.times for part in own]) == result.times.get(
                        statistic.name, result.statistics[statistic.name]
                    )
                else:
                    assert not own


def test_a_doubt_is_counted_under_the_hand_that_was_claimed() -> None:
    counters = Counters(load("pony-express"))
    counters.hear(
        [Event("claimed", {"seat": 1, "hand": "pair"}), Event("doubted", {"seat": 0, "liar": 1, "lied": 1})]
    )
    counters.hear([Event("claimed", {"seat": 2, "hand": "straight"})])
    counters.hear([Event("doubted", {"seat": 1, "liar": 2, "lied": 0})])
    found = {(part.statistic, part.seat, part.key): (part.times, part.total) for part in counters.parts}
    assert found == {
        ("claims", 1, "pair"): (1, 1),
        ("claims", 2, "straight"): (1, 1),
        ("doubts", 1, "pair"): (1, 1),
        ("doubts", 2, "straight"): (1, 1),
        ("caught", 1, "pair"): (1, 1),
        ("doubts_right", 0, "pair"): (1, 1),
        ("doubts_wrong", 1, "straight"): (1, 1),
    }


def test_a_coach_is_stopped_where_it_last_drove() -> None:
    counters = Counters(load(GAME))
    ended = Event("ended", {"ending": "stopped", "destination": "north", "turn": 3})
    counters.hear([Event("drove", {"to": "c4"}), Event("drove", {"to": "d4"}), ended])
    assert [(part.statistic, part.key) for part in counters.parts] == [("stopped", "d4")]


def test_every_part_belongs_to_a_whole() -> None:
    for name in ("stage-coach", "pony-express", "pappy-winchester"):
        statistics = {statistic.name: statistic for statistic in load(name).statistics}
        for statistic in statistics.values():
            assert not statistic.among or statistics[statistic.among].by


# --- tables ---


def test_the_tables_hold_every_game_and_every_part(tmp_path: Path) -> None:
    game = "pappy-winchester"
    plan = lab.plan(game, [("random",) * 3], 5, 2, {}, records=False)
    results = played(plan)
    games, parts = (
        pyarrow.parquet.read_table(path) for path in parquet.write(tmp_path / "new", plan, results)
    )
    assert games.column("number").to_pylist() == list(range(5))
    assert games.column("prices").to_pylist() == [result.statistics["prices"] for result in results]
    assert games.column("prices_times").to_pylist() == [19] * 5
    assert set(games.column("bot_2").to_pylist()) == {"random"}
    ranks = zip(*[games.column(f"rank_{seat}").to_pylist() for seat in range(3)], strict=True)
    assert list(ranks) == [result.ranks for result in results]
    prices = [row for row in parts.to_pylist() if row["statistic"] == "prices"]
    assert len(prices) == 5 * 19
    assert {row["key"] for row in prices} == {str(plot) for plot in range(1, 20)}
    assert {row["seat"] for row in prices} == {0, 1, 2}
    told = json.loads(games.schema.metadata[b"posse"])
    assert (told["game"], told["seed"], told["seatings"]) == (game, 2, [["random"] * 3])


def test_tables_are_not_written_without_all_games(plan: SeriesPlan, tmp_path: Path) -> None:
    with pytest.raises(Illegal, match="games-missing") as refused:
        parquet.write(tmp_path / "new", plan, played(plan)[:-1])
    assert refused.value.details == {"asked": 12, "played": 11}
    assert not (tmp_path / "new").exists()


def test_the_same_games_give_the_same_files(plan: SeriesPlan, tmp_path: Path) -> None:
    files = []
    for name in ("one", "two"):
        files.append([path.read_bytes() for path in parquet.write(tmp_path / name, plan, played(plan))])
    assert files[0] == files[1]
