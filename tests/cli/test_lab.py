"""The commands of the lab: journals, tables and plots, a comparison, a cluster."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pyarrow.parquet
import pytest
from PIL import Image

from cli.calls import Call
from posse.cli.app import app
from posse.kernel import Record
from posse.lab.simulation import Job, Result

GAME = "stage-coach"
QUICK = ("--map", "cutoff", "--option", "turn_limit=6", "--processes", "1")
PAIR = ("--bots", "random,greedy")


@pytest.mark.long
def test_a_tournament_goes_on_from_its_file(posse: Call, tmp_path: Path) -> None:
    path = tmp_path / "cup.jsonl"
    called = ("tournament", GAME, *PAIR, *QUICK, "--json", "--seed", "3")
    whole = posse(*called, "--games", "6")
    assert posse(*called, "--games", "4", "--out", str(path)).returncode == 0
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 1 + 8
    path.write_text("\n".join(lines[:6]) + "\n", encoding="utf-8")  # stopped earlier
    went_on = posse(*called, "--games", "6", "--out", str(path))
    assert went_on.returncode == 0, went_on.stderr
    assert went_on.stdout == whole.stdout
    assert path.read_text(encoding="utf-8").splitlines()[:6] == lines[:6]
    other = posse("tournament", GAME, *PAIR, *QUICK, "--seed", "4", "--out", str(path))
    assert (other.returncode, other.stdout) == (2, "")
    assert "seed" in other.stderr


def test_nothing_is_drawn_on_a_stream_that_is_no_terminal(posse: Call) -> None:
    assert posse("tournament", GAME, *PAIR, *QUICK, "--games", "2").stderr == ""


def test_a_tournament_says_who_beats_whom_and_what_a_seat_is_worth(posse: Call) -> None:
    said = posse("tournament", GAME, *PAIR, *QUICK, "--games", "4", "--anchor", "random").stdout
    for head in ("Rating (Elo)", "Share of wins against", "CPU a turn", "The Indians"):
        assert head in said
    assert "+0 " in said


@pytest.mark.long
def test_more_seats_than_the_fewest(posse: Call) -> None:
    done = posse(
        "tournament", "pony-express", *PAIR, "--seats", "4", "--games", "1", "--processes", "1", "--json"
    )
    made = json.loads(done.stdout)
    assert made["games"] == 8
    assert {standing["seat"] for standing in made["seats"]} == {0, 1, 2, 3}


def test_two_bots_are_compared_until_it_is_clear(posse: Call, tmp_path: Path) -> None:
    called = (
        "compare",
        GAME,
        "greedy",
        "random",
        *QUICK,
        "--edge",
        "200",
        "--out",
        str(tmp_path / "c.jsonl"),
    )
    clear = posse(*called)
    assert clear.returncode == 0, clear.stderr
    assert "greedy is better than random" in clear.stdout
    assert posse(*called).stdout == clear.stdout, "from the file alone"
    open_ = posse("compare", GAME, "random", "greedy", *QUICK, "--games", "3", "--json")
    made = json.loads(open_.stdout)
    assert (made["verdict"], made["rounds"], made["games"]) == ("open", 3, 6)
    assert made["lead"] <= 0


def lose_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on every job after the first of a seating loses its games."""

    def lost(job: Job) -> list[Result]:
        return job.played() if job.numbers[0] == 0 else []

    monkeypatch.setattr("posse.lab.simulation._played", lost)


def test_lost_games_fail_loudly_and_a_journal_goes_on(
    posse: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "cup.jsonl"
    called = ("tournament", GAME, *PAIR, *QUICK, "--games", "12", "--json", "--out", str(path))
    with monkeypatch.context() as broken:
        lose_games(broken)
        done = posse(*called)
        assert (done.returncode, done.stdout) == (2, "")
        assert "24 games were asked for and only 10 were played" in done.stderr
        assert len(path.read_text(encoding="utf-8").splitlines()) == 1 + 10
        again = posse(*called)
        assert (again.returncode, again.stdout) == (2, "")
    assert json.loads(posse(*called).stdout)["games"] == 24


def test_a_simulation_without_all_its_games_leaves_no_tables(
    posse: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lose_games(monkeypatch)
    records = tmp_path / "all.posse"
    for lang, words in (("en", "only 5"), ("fr", "seules 5"), ("it", "solo 5")):
        done = posse(
            "simulate",
            GAME,
            "--bots",
            "random,random",
            *QUICK,
            "--games",
            "12",
            "--out",
            str(tmp_path / lang),
            "--records",
            str(records),
            lang=lang,
        )
        assert (done.returncode, done.stdout) == (2, "")
        assert words in done.stderr
        assert [path.name for path in (tmp_path / lang).iterdir()] == ["games.jsonl"]
    assert not records.exists()


def test_a_comparison_may_stop_early_but_not_lose_games(posse: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    lose_games(monkeypatch)
    done = posse("compare", GAME, "random", "greedy", *QUICK, "--games", "12", "--edge", "1")
    assert (done.returncode, done.stdout) == (2, "")
    assert "24 games were asked for and only 10 were played" in done.stderr


@pytest.mark.long
def test_no_game_is_lost_if_the_main_process_is_stopped_at_random(tmp_path: Path) -> None:
    """While the main process is stopped, its workers finish every job they have; others are still left."""
    out, games = tmp_path / "run.jsonl", 2000
    called = [sys.executable, "-c", "from posse.cli.app import main; main()", "tournament", GAME, *PAIR]
    called += ["--map", "cutoff", "--option", "turn_limit=6", "--games", str(games // 2)]
    called += ["--processes", "2", "--json", "--out", str(out)]
    rng = random.Random(14)
    process = subprocess.Popen(called, stdout=subprocess.PIPE, text=True)
    stops = 0
    while process.poll() is None:
        time.sleep(rng.uniform(0.02, 0.1))
        os.kill(process.pid, signal.SIGSTOP)
        time.sleep(rng.uniform(0.02, 0.1))
        os.kill(process.pid, signal.SIGCONT)
        stops += 1
    said, _ = process.communicate()
    assert process.returncode == 0
    assert json.loads(said)["games"] == games
    assert stops > 10
    lines = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()[1:]]
    assert len(lines) == games
    assert {(line["seating"], line["number"]) for line in lines} == {
        (seating, number) for seating in (0, 1) for number in range(games // 2)
    }


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "pictures", "lang"),
    [
        pytest.param(
            "pony-express",
            {"wins", "length", "shares", "claims", "doubts_right", "doubts_wrong"},
            "fr",
            marks=pytest.mark.long,
        ),
        ("pappy-winchester", {"wins", "length", "prices"}, "it"),
    ],
)
def test_a_simulation_leaves_tables_and_plots(
    posse: Call, tmp_path: Path, game: str, pictures: set[str], lang: str
) -> None:
    out = tmp_path / "run"
    done = posse(
        "simulate", game, "--bots", "random,random,random", "--games", "3", "--out", str(out), lang=lang
    )
    assert done.returncode == 0, done.stderr
    assert {path.stem for path in out.glob("*.png")} == pictures
    assert pyarrow.parquet.read_table(out / "games.parquet").num_rows == 3
    assert pyarrow.parquet.read_table(out / "parts.parquet").num_rows > 3
    assert all(str(path) in done.stdout.replace("\n", "") for path in out.glob("*.p*"))
    for path in out.glob("*.png"):
        with Image.open(path) as picture:
            assert len(picture.convert("RGB").getcolors(1 << 20) or ()) > 50, "something is drawn"


@pytest.mark.long
def test_stopped_coaches_are_drawn_on_the_map(posse: Call, tmp_path: Path) -> None:
    called = ("simulate", GAME, "--bots", "greedy,greedy", "--map", "cutoff", "--games", "12", "--seed", "1")
    done = posse(*called, "--processes", "1", "--out", str(tmp_path))
    assert done.returncode == 0, done.stderr
    rows = pyarrow.parquet.read_table(tmp_path / "parts.parquet").to_pylist()
    places = [row["key"] for row in rows if row["statistic"] == "stopped"]
    assert places
    with Image.open(tmp_path / "stopped.png") as picture:
        width, height = picture.size
        whole = picture.convert("RGB").crop((0, 0, width * 9 // 10, height)).tobytes()  # without the scale
    pixels = zip(whole[::3], whole[1::3], whole[2::3], strict=True)
    oxblood = sum([red < 90 and green < 30 and blue < 25 for red, green, blue in pixels])
    assert oxblood > 1000, "the deadliest hex is dark"
    again = {path.name: path.read_bytes() for path in tmp_path.glob("*.p*")}
    assert posse(*called, "--out", str(tmp_path)).returncode == 0
    assert {path.name: path.read_bytes() for path in tmp_path.glob("*.p*")} == again


def test_records_are_kept_with_the_series(posse: Call, tmp_path: Path) -> None:
    path = tmp_path / "all.posse"
    called = ("tournament", GAME, *PAIR, *QUICK, "--out", str(tmp_path / "cup.jsonl"), "--records", str(path))
    assert posse(*called, "--games", "2").returncode == 0
    assert posse(*called, "--games", "3").returncode == 0
    records = list(Record.read_all(path))
    assert len(records) == 6
    for record in records:
        record.final()


@pytest.mark.long
def test_what_is_stopped_by_hand_goes_on(tmp_path: Path) -> None:
    """Send Ctrl-C to a real process that still has games to play."""
    path = tmp_path / "cup.jsonl"
    # If the tests run in the background, a shell makes all processes there ignore Ctrl-C.
    listens = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    called = [sys.executable, "-c", f"{listens}; from posse.cli.app import main; main()"]
    called += [
        "tournament",
        GAME,
        *PAIR,
        "--games",
        "100000",
        "--processes",
        "2",
        "--out",
        str(path),
        "--lang",
        "en",
    ]
    process = subprocess.Popen(called, stderr=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)
    while not path.exists() or path.read_bytes().count(b"\n") < 12:
        assert process.poll() is None
        time.sleep(0.1)
    os.killpg(process.pid, signal.SIGINT)
    out, error = process.communicate()
    assert process.returncode == 130, error
    assert out == b""
    assert b"goes on from there" in error
    assert b"Traceback" not in error
    for line in path.read_text(encoding="utf-8").splitlines():
        json.loads(line)


@pytest.mark.long
def test_a_cluster_plays_the_same_games(posse: Call) -> None:
    """Ray runs in a process of its own, as it leaves warnings."""
    called = [
        "simulate",
        GAME,
        "--bots",
        "random,random",
        "--map",
        "cutoff",
        "--games",
        "12",
        "--seed",
        "5",
        "--json",
    ]
    program = [sys.executable, "-c", "from posse.cli.app import main; main()"]
    there = subprocess.run([*program, *called, "--ray", "local"], capture_output=True, text=True, check=False)
    assert there.returncode == 0, there.stderr
    assert there.stdout == posse(*called, "--processes", "1").stdout


@pytest.mark.long
def test_a_cluster_that_is_not_there() -> None:
    program = [sys.executable, "-c", "from posse.cli.app import main; main()"]
    environment = {**os.environ, "POSSE_LANG": "en"}
    done = subprocess.run(
        [*program, "simulate", GAME, "--bots", "random,random", "--ray", "auto"],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert "No Ray cluster" in done.stderr
    assert "Traceback" not in done.stderr


def test_what_is_missing_is_said_before_a_game_is_played(
    posse: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("posse.cli.lab_commands.DRAWERS", ("no_such_module",))
    done = posse("simulate", GAME, "--bots", "random,random", "--out", str(tmp_path / "run"))
    assert (done.returncode, done.stdout) == (2, "")
    assert "posse[lab]" in done.stderr
    assert not (tmp_path / "run").exists()


@pytest.mark.parametrize("given", [(), ("--seed", "3")], ids=["alone", "with an option"])
def test_a_comparison_may_take_many_rounds_whatever_else_is_given(given: tuple[str, ...]) -> None:
    _, bound, _ = app.parse_args(["compare", "stage-coach", "greedy", "random", *given])
    bound.apply_defaults()
    assert bound.arguments["series"].games == 2000
