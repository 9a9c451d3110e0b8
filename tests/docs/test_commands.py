"""Every command, option, metric and setting that the documents name exists."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from cyclopts import App
from prometheus_client import REGISTRY

import run
from posse.cli.app import app
from posse.server import autoplay, maintenance, metrics, settings
from posse.server.store.database import READERS
from posse.table.clocks import SECOND

ROOT = run.HERE
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "CONTRIBUTING.md", *sorted(ROOT.glob("docs/*.md"))]
README = (ROOT / "README.md").read_text(encoding="utf-8")
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
SECURITY = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")


def lines(text: str) -> list[str]:
    """What somebody would type: the lines of blocks, and words in backticks."""
    blocks = re.findall(r"^```[^\n]*\n(.*?)^```", text, flags=re.S | re.M)
    rest = re.sub(r"^```.*?^```", "", text, flags=re.S | re.M)
    typed = [line for block in blocks for line in block.replace("\\\n", " ").splitlines()]
    return [*typed, *re.findall(r"`([^`\n]+)`", rest)]


CALL = re.compile(r"(?:\$ |uv run |ExecStart=\S*/)?posse(?: ([^#]*))?(?:#.*)?")
RUN = re.compile(r"(?:\$ )?python3 run\.py(?: ([^#]*))?(?:#.*)?")


def started(text: str) -> list[run.Job]:
    """What `python3 run.py` is told to do; its own help is no command."""
    calls = [call for line in lines(text) if (call := RUN.fullmatch(line.strip()))]
    return [run.read(words) for call in calls if (words := (call[1] or "").split()) != ["--help"]]


def commands(text: str) -> list[list[str]]:
    """The words behind each `posse`, whether it is called by its name or by run.py."""
    named = [(call[1] or "").split() for line in lines(text) if (call := CALL.fullmatch(line.strip()))]
    return [*named, *[list(job.command[1:]) for job in started(text) if job.command[:1] == ("posse",)]]


def meant(words: list[str]) -> tuple[App, list[str]]:
    """The command that the words call, and what is left of them."""
    called = app
    while words and words[0] in named(called):
        called, words = called[words[0]], words[1:]
    return called, words


def named(called: App) -> set[str]:
    """Its commands."""
    return {name for name in called if not name.startswith("-")}


def options(called: App) -> set[str]:
    """Its own, and those of its commands."""
    own = called.assemble_argument_collection() if called.default_command is not None else ()
    inner = [options(called[name]) for name in named(called)] if called is not app else []
    return {name for argument in own for name in argument.names if name.startswith("--")}.union(*inner)


def test_commands_are_found() -> None:
    """Else the next test would say nothing."""
    found = [" ".join(words) for path in PAGES for words in commands(path.read_text(encoding="utf-8"))]
    for wanted in ("menu", "serve --port 4141", "admin replay", "verify FILE", ""):
        assert wanted in found, wanted


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_command_and_option_exists(path: Path) -> None:
    for words in commands(path.read_text(encoding="utf-8")):
        called, rest = meant(words)
        if rest and named(called):
            assert rest[0].startswith("--"), f"no such command: {words}"
        for word in rest:
            assert not word.startswith("--") or word in options(called), words


def test_the_readmes_commands_are_accepted_as_they_are_written() -> None:
    """Parsed, and not started."""
    found = [job.command[1:] for job in started(README) if job.command[:1] == ("posse",)]
    assert len(found) > 15
    for words in found:
        app.parse_args(list(words), exit_on_error=False, print_error=False)


def test_the_readme_calls_posse_by_run_py() -> None:
    """Right after the first command `posse` is not on the path: the README says once when it is."""
    typed = [line for line in lines(README) if CALL.fullmatch(line.strip())]
    assert sorted(set(typed)) == ["posse", "uv run posse"]


@pytest.mark.parametrize("path", PAGES[3:], ids=lambda path: path.name)
def test_a_page_with_commands_says_what_posse_is(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not [words for words in commands(text) if words] or "`posse` is `python3 run.py`" in text


def test_the_documents_install_extras_that_there_are() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    jobs = [job for path in PAGES for job in started(path.read_text(encoding="utf-8"))]
    asked = [job.sync for job in jobs if not job.command]
    assert {extra for sync in asked for extra in sync[1::2]} <= set(project["optional-dependencies"])
    assert ("--extra", "lab") in asked


def test_the_hosting_page_lists_every_option_of_the_server() -> None:
    table = HOSTING.partition("| option of `posse serve` | |\n")[2].partition("\n\n")[0]
    listed = [
        name for line in table.splitlines() for name in re.findall(r"`(--[a-z-]+)`", line.split("|")[1])
    ]
    assert set(listed) == options(app["serve"])


@pytest.mark.parametrize("page", [HOSTING, SECURITY], ids=["hosting", "security"])
def test_every_option_named_alone_is_one_of_somebodys(page: str) -> None:
    known = options(app).union(*[options(app[name]) for name in named(app)])
    assert set(re.findall(r"`(--[a-z-]+)[ `]", page)) <= known


def test_the_hosting_page_names_every_command_for_hosts() -> None:
    assert {words[1] for words in commands(HOSTING) if words[:1] == ["admin"]} == named(app["admin"])


def test_the_hosting_page_lists_every_metric() -> None:
    listed = set(re.findall(r"^\| `(posse_\w+)` \|", HOSTING, flags=re.M))
    there = {
        family.name + "_total" * (family.type == "counter")
        for family in REGISTRY.collect()
        if family.name.startswith("posse_")
    }
    assert metrics.moves
    assert listed == there


def test_the_hosting_page_tells_where_the_file_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POSSE_HOME", "/var/lib/posse")
    assert "Environment=POSSE_HOME=/var/lib/posse" in HOSTING
    assert settings.default_database() == "/var/lib/posse/posse.db"


def test_the_figures_are_ours() -> None:
    assert f"for {maintenance.LEASE // SECOND} seconds, and again every {maintenance.RENEWAL}" in HOSTING
    connections = (READERS + 1) + READERS + 2  # the pool, its overflow, the bus
    assert f"Up to {connections} to PostgreSQL" in HOSTING
    low, high = autoplay.THOUGHT_LIVE
    assert f"A standing order takes {low} to {high} seconds" in SECURITY
    assert f"Bots wait {settings.Settings(database='').bot_pace / SECOND} seconds" in SECURITY
