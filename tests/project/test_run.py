"""run.py: what is installed for which words, and where uv is found.  Nothing is installed here."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import run
from run import HERE, Job


@pytest.mark.parametrize(
    ("words", "command"),
    [
        ("", "posse"),
        ("posse", "posse"),
        ("posse play stage-coach", "posse play stage-coach"),
        ("play stage-coach --map cutoff", "posse play stage-coach --map cutoff"),
        ("serve --host 0.0.0.0", "posse serve --host 0.0.0.0"),
        ("--lang fr", "posse --lang fr"),
        ("unheard-of", "posse unheard-of"),
    ],
)
def test_words_go_to_posse_which_runs_in_the_callers_folder(words: str, command: str) -> None:
    assert run.read(words.split()) == Job((), tuple(command.split()), Path.cwd())


@pytest.mark.parametrize(
    "words", ["pytest -n 1", "ruff check", "mypy", "lint-imports", "python bench/run.py"]
)
def test_a_developers_tool_gets_the_developers_packages(words: str) -> None:
    assert run.read(words.split()) == Job(("--group", "dev"), tuple(words.split()), HERE)


def test_extras_are_installed_and_nothing_is_started() -> None:
    assert run.read(["install", "lab", "redis"]) == Job(("--extra", "lab", "--extra", "redis"), (), HERE)


@pytest.mark.parametrize("word", ["--help", "-h"])
def test_help_is_run_pys_own(word: str, tmp_path: Path) -> None:
    """Before anything is installed: there is no uv here, and none is fetched."""
    told = subprocess.run(
        [sys.executable, HERE / "run.py", word],
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert (told.stdout, told.stderr) == (run.HELP, "")


def test_only_the_standard_library_is_imported() -> None:
    tree = ast.parse((HERE / "run.py").read_text(encoding="utf-8"))
    plain = [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    named = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert {name.partition(".")[0] for name in [*plain, *named]} <= sys.stdlib_module_names


def test_uv_is_the_one_that_started_us_else_the_machines_else_our_own(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    private = tmp_path / run.SCRIPTS / ("uv.exe" if sys.platform == "win32" else "uv")
    private.parent.mkdir()
    private.touch()
    monkeypatch.setattr(run, "TOOLS", tmp_path)
    monkeypatch.setattr(shutil, "which", lambda _: "/machine/uv")
    monkeypatch.setenv("UV", "/starter/uv")
    assert run.find_uv() == "/starter/uv"
    monkeypatch.delenv("UV")
    assert run.find_uv() == "/machine/uv"
    monkeypatch.setattr(shutil, "which", lambda _: None)
    assert run.find_uv() == str(private)


def test_the_help_names_every_extra() -> None:
    project = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert f"add an extra: {', '.join(sorted(project['optional-dependencies']))}" in run.HELP
