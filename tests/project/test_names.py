"""Nothing but a game's own folder names it: what is shared knows games by their `Package`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import run

GAMES = r"pony|pappy|stage.?coach"
SOURCE, PAGE = run.HERE / "src" / "posse", run.HERE / "web" / "src"


WRITTEN = (".py", ".ftl", ".toml", ".ts", ".svelte", ".css")


def shared(folder: Path) -> list[Path]:
    """The files that belong to no game: not what a build made, nor tests of the page."""
    built = folder / "server" / "static"
    apart = re.compile(r"\.(test|generated)\.")
    return [
        path
        for path in folder.rglob("*")
        if path.suffix in WRITTEN and built not in path.parents and not apart.search(path.name)
        if not in_a_game(folder, path)
    ]


def in_a_game(folder: Path, path: Path) -> bool:
    place = path.relative_to(folder).parts
    return place[0] == "games" and len(place) > 2


@pytest.mark.parametrize("folder", [SOURCE, PAGE], ids=["src", "web"])
def test_no_game_is_named_outside_its_folder(folder: Path) -> None:
    files = shared(folder)
    assert len(files) > 50
    named = {
        f"{path.relative_to(run.HERE)}:{number}": line.strip()
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if re.search(GAMES, line, flags=re.IGNORECASE)
    }
    assert not named
