"""The commands as people call them."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from cli.calls import Call
from posse.kernel import Record, load

GAME = "stage-coach"
SHORT = ("--map", "cutoff", "--option", "turn_limit=4")


def test_simulate_prints_one_object_of_the_agreed_shape(posse: Call) -> None:
    done = posse(
        "simulate",
        GAME,
        "--games",
        "6",
        "--bots",
        "greedy,random",
        "--seed",
        "1",
        "--map",
        "cutoff",
        "--json",
    )
    assert done.returncode == 0, done.stderr
    made = json.loads(done.stdout)
    assert set(made) == {"game", "map", "options", "seed", "games", "seats", "statistics"}
    assert (made["game"], made["map"], made["seed"], made["games"]) == (GAME, "cutoff", 1, 6)
    assert made["options"]["map"] == "cutoff"
    for seat, (role, bot) in enumerate([("coach", "greedy"), ("indians", "random")]):
        standing = made["seats"][seat]
        assert {"seat", "role", "bot", "wins", "draws", "share", "interval"} <= set(standing)
        assert (standing["seat"], standing["role"], standing["bot"]) == (seat, role, bot)
        assert standing["interval"][0] <= standing["share"] <= standing["interval"][1]
    assert {"turns", "fights"} <= set(made["statistics"])
    assert all(set(statistic) == {"mean", "interval"} for statistic in made["statistics"].values())


def test_simulate_keeps_records_that_replay(posse: Call, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    done = posse("simulate", GAME, "--games", "4", "--bots", "random,random", "--records", str(path))
    assert done.returncode == 0, done.stderr
    records = list(Record.read_all(path))
    assert len(records) == 4
    assert all(json.loads(line)["game"] == GAME for line in path.read_text().splitlines())
    for record in records:
        record.final()


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("lang", "head"), [("en", "Share of wins"), ("fr", "Part de victoires"), ("it", "Quota")]
)
def test_tables_speak_the_language(posse: Call, lang: str, head: str) -> None:
    called = ("tournament", GAME, "--games", "2", "--map", "cutoff", "--bots", "random,greedy")
    done = posse(*called, "--processes", "1", lang=lang)
    assert done.returncode == 0, done.stderr
    assert head in done.stdout


@pytest.mark.sampled
@pytest.mark.parametrize(("lang", "head"), [("en", "Each time"), ("fr", "Chaque fois"), ("it", "Ogni volta")])
def test_only_a_game_that_adds_something_up_says_what_it_comes_to(posse: Call, lang: str, head: str) -> None:
    for game, bots, adds_up in (
        (GAME, "random,random", False),
        ("pappy-winchester", "random,random,random", True),
    ):
        done = posse("simulate", game, "--games", "2", "--bots", bots, "--processes", "1", lang=lang)
        assert done.returncode == 0, done.stderr
        assert (head in done.stdout) == adds_up


def test_tournament_json_has_the_same_shape_and_the_bots(posse: Call) -> None:
    called = ("tournament", GAME, "--games", "2", "--map", "cutoff", "--bots", "random,greedy")
    done = posse(*called, "--processes", "1", "--json")
    made = json.loads(done.stdout)
    assert set(made) == {"game", "map", "options", "seed", "games", "seats", "statistics", "bots"}
    assert made["games"] == 4
    assert {bot["bot"] for bot in made["bots"]} == {"random", "greedy"}
    for bot in made["bots"]:
        [(rival, cell)] = bot["against"].items()
        assert rival != bot["bot"]
        assert cell["games"] == 4
        assert bot["elo_interval"][0] <= bot["elo"] <= bot["elo_interval"][1]


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "chess"),
        ("simulate", GAME, "--bots", "greedy,nobody"),
        ("simulate", GAME, "--bots", "greedy"),
        ("simulate", GAME, "--games", "0"),
        ("simulate", GAME, "--map", "atlantis"),
        ("simulate", GAME, "--option", "tower=3"),
        ("simulate", GAME, "--option", "turn_limit=many"),
        ("tournament", GAME, "--bots", "greedy"),
        ("tournament", GAME, "--bots", "greedy,random", "--anchor", "nobody"),
        ("tournament", GAME, "--bots", "greedy,random", "--seats", "3"),
        ("compare", GAME, "greedy", "greedy"),
        ("compare", GAME, "greedy", "nobody"),
        ("compare", GAME, "greedy", "random", "--edge", "0"),
        ("play", GAME, "--lang", "de"),
        ("play", GAME, "--seats", "me,nobody"),
        ("replay", "no/such/file"),
        ("games", "--lang", "xx"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_bad_calls_are_refused_in_words(posse: Call, arguments: tuple[str, ...], lang: str) -> None:
    done = posse(*arguments, lang=lang)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.strip()) > 10
    assert "Traceback" not in done.stderr


def test_the_menu_starts_a_game_and_leaves_quietly(posse: Call) -> None:
    done = posse("menu", typed="3\n1\n2\n2\n1\n1\n")
    assert done.returncode == 0, done.stderr
    assert "North City" in done.stdout
    assert done.stderr == ""
    assert posse("menu", typed="").returncode == 0


def test_the_menu_asks_how_many_where_that_is_a_question(posse: Call) -> None:
    done = posse("menu", typed="2\n2\n1\n1\n2\n2\n2\nkeep 0\n")
    assert done.returncode == 0, done.stderr
    assert "Player 4: who plays?" in done.stdout
    assert "Player 5" not in done.stdout


def test_watching_two_bots_to_the_end(posse: Call) -> None:
    done = posse("play", GAME, "--seats", "greedy,greedy", "--map", "cutoff", "--pace", "0", "--seed", "4")
    assert done.returncode == 0, done.stderr
    assert "West Point" in done.stdout or "WP" in done.stdout


@pytest.fixture
def kept(posse: Call, tmp_path: Path) -> Path:
    path = tmp_path / "one.posse"
    done = posse("simulate", GAME, "--games", "1", "--bots", "greedy,greedy", *SHORT, "--records", str(path))
    assert done.returncode == 0, done.stderr
    return path


@pytest.mark.long
def test_replay_shows_every_step_and_keeps_the_secret(posse: Call, kept: Path) -> None:
    [record] = Record.read_all(kept)
    done = posse("replay", str(kept))
    assert done.returncode == 0, done.stderr
    last = len(record.inputs) - 1
    assert f"{last}/{last}" in done.stdout
    assert "destination north" not in done.stdout
    assert "destination south" not in done.stdout
    assert record.inputs[0] in posse("replay", str(kept), "--seat", "0").stdout
    assert record.inputs[0] not in posse("replay", str(kept), "--seat", "1").stdout
    assert record.inputs[0] in posse("replay", str(kept), "--open").stdout


@pytest.mark.parametrize(("rules", "said"), [(1, True), (2, False)])
def test_replay_says_when_a_game_was_played_by_older_rules(posse: Call, rules: int, said: bool) -> None:
    kept = Path(__file__).parents[1] / "records" / f"pony-express-rules{rules}-1.posse"
    done = posse("replay", str(kept))
    assert done.returncode == 0, done.stderr
    assert ("played by rules 1" in done.stdout) == said


@pytest.mark.long
def test_a_game_told_to_others_replays_without_its_secrets(posse: Call, tmp_path: Path) -> None:
    full, told = tmp_path / "full.posse", tmp_path / "told.posse"
    seated = "greedy,greedy,greedy"
    done = posse("simulate", "pony-express", "--games", "1", "--bots", seated, "--records", str(full))
    assert done.returncode == 0, done.stderr
    assert posse("redact", str(full), str(told), "--seat", "1").returncode == 0
    record = Record.read(told)
    assert record.redacted
    assert any("?" in words for words in record.inputs)
    assert record.inputs[-1] == Record.read(full).inputs[-1]
    for eyes in (("--seat", "1"), ("--seat", "0"), ("--open",)):
        assert posse("replay", str(told), *eyes).returncode == 0
    assert posse("redact", str(full), str(told), "--seat", "3").returncode == 2


def test_a_damaged_record_is_refused_with_its_line(posse: Call, tmp_path: Path) -> None:
    path = tmp_path / "bad.posse"
    path.write_text(
        str(Record(GAME, load(GAME).rules, 2, {}, ["0 destination north", "0 fly"])), encoding="utf-8"
    )
    done = posse("replay", str(path), lang="fr")
    assert done.returncode == 2
    assert "3" in done.stderr
    assert "fly" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.long
def test_on_a_real_terminal() -> None:
    """A pseudo-terminal: colours, a prompt, a choice, and out."""
    parent, child = pty.openpty()
    command = [sys.executable, "-c", "from posse.cli.app import main; main()", "play", GAME, "--lang", "fr"]
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "130"}
    process = subprocess.Popen(
        command, stdin=child, stdout=child, stderr=child, env=environment, close_fds=True
    )
    os.close(child)
    os.write(parent, b"2\n1\nquitter\n")
    seen = b""
    while True:
        try:
            piece = os.read(parent, 65536)
        except OSError:  # the terminal closes with its last program
            break
        if not piece:
            break
        seen += piece
    assert process.wait() == 0
    text = seen.decode()
    assert "\x1b[" in text
    assert "Traceback" not in text
    assert "Diligence" in text or "diligence" in text


def test_a_word_that_is_no_command_is_named_with_what_it_may_have_meant(posse: Call) -> None:
    done = posse("tornament")
    assert done.returncode == 2
    assert "tornament" in done.stderr
    assert "tournament" in done.stderr
