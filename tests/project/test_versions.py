"""The same seed gives the same record on every Python at hand, and as it did when it was kept."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path

import pytest

import posse
from posse import Record

ROOT = Path(__file__).parents[2]
KEPT = sorted((ROOT / "tests" / "records").glob("*.posse"))
PLAY = """
import posse, sys
for seed in range(6):
    names = [["greedy", "greedy"], ["random", "greedy"], ["greedy", "random"]][seed % 3]
    options = {"map": ["overland", "cutoff"][seed % 2]}
    sys.stdout.write(str(posse.play("stage-coach", names, seed=seed, options=options).record))
"""


def pythons() -> list[str]:
    """Every CPython from 3.11 on that this machine has."""
    found = {sys.executable: sys.version_info[:3]}
    candidates = [shutil.which(f"python3.{minor}") for minor in range(11, 20)]
    candidates += map(str, Path.home().glob(".pyenv/versions/3.*/bin/python"))
    check = "import sys; print(*sys.version_info[:3]) if sys.implementation.name == 'cpython' else 0"
    for path in filter(None, candidates):
        done = subprocess.run([path, "-c", check], capture_output=True, text=True, check=False)
        version = tuple(map(int, done.stdout.split())) if done.returncode == 0 else ()
        if version >= (3, 11) and version not in found.values():
            found[path] = version  # type: ignore[assignment]
    return list(found)


@pytest.mark.long
def test_the_same_seed_gives_the_same_record_on_every_python_at_hand(tmp_path: Path) -> None:
    """The other Pythons get our sources, and what says which games there are: the installed entry points."""
    [installed] = Path(str(distribution("posse").locate_file(""))).glob("posse-*.dist-info")
    shutil.copytree(installed, tmp_path / installed.name)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(tmp_path)])}
    played = {
        python: subprocess.run(
            [python, "-c", PLAY], env=environment, capture_output=True, text=True, check=True
        ).stdout
        for python in pythons()
    }
    assert len(set(played.values())) == 1
    assert played[sys.executable].count('"posse": 1') == 6


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_kept_game_replays(path: Path) -> None:
    record = Record.read(path)
    final = record.final()
    assert isinstance(final.ask(), posse.Over)
    game = posse.load(record.game).by_rules(record.rules)
    assert game.dump(final) == path.with_suffix(".dump").read_text(encoding="utf-8").strip()


def test_some_games_are_kept() -> None:
    assert {Record.read(path).game for path in KEPT} == set(posse.games())
