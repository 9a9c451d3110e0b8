"""`posse check-map`: faults are named, sound maps are played, whichever game they belong to."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from cli.calls import Call

MAPS = {"stage-coach": ("stage_coach", "cutoff.toml"), "pappy-winchester": ("pappy_winchester", "land.toml")}


def drawn(game: str) -> str:
    folder, file = MAPS[game]
    return resources.files(f"posse.games.{folder}").joinpath("data", file).read_text("utf-8")


@pytest.mark.parametrize(
    ("game", "roles"), [("stage-coach", ("coach", "Indians")), ("pappy-winchester", ("Ada", "Boyd", "Cleo"))]
)
@pytest.mark.parametrize("named", [False, True])
def test_a_sound_map_is_played(
    posse: Call, tmp_path: Path, game: str, roles: tuple[str, ...], named: bool
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(drawn(game), encoding="utf-8")
    done = posse("check-map", str(path), "--games", "8", *(["--game", game] if named else []))
    assert done.returncode == 0, done.stderr
    assert "this map can be played" in done.stdout
    assert "not the published map" in done.stdout  # where it comes from
    assert all(role in done.stdout for role in roles)
    assert "8 games" in done.stdout
    assert "%" in done.stdout


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (drawn("pappy-winchester").replace("neighbours = [10, 11]", "neighbours = [10]"), "Plot 11 names 1"),
        (drawn("pappy-winchester").replace('terrain = "forest"', 'terrain = "swamp"', 1), "“8”, terrain"),
        (drawn("stage-coach").replace("\nW ", "\nZ "), "“Z” at "),
        ("plots = [", "not TOML"),
        ("title = 'nothing'", "stage-coach"),
    ],
)
def test_a_fault_is_named(posse: Call, tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    done = posse("check-map", str(path))
    assert done.returncode == 1
    assert told in done.stdout


def test_what_cannot_be_checked_is_refused(posse: Call, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(drawn("stage-coach"), encoding="utf-8")
    assert "takes no maps" in posse("check-map", str(path), "--game", "pony-express").stderr
    assert "no game called" in posse("check-map", str(path), "--game", "poker").stderr
    assert posse("check-map", str(tmp_path / "none.toml")).returncode == 2
    assert posse("check-map", str(path), "--games", "0").returncode == 2


def test_the_games_say_where_their_boards_come_from(posse: Call) -> None:
    done = posse("games")
    told = " ".join(done.stdout.split())
    for board in ("reconstructed: ", "overland: ", "cutoff: "):
        assert f"{board}Where this board comes from:" in told
    assert told.count("Where this board comes from:") >= 4  # these, and the track of the race


def test_the_menu_says_where_the_board_comes_from(posse: Call) -> None:
    """One land: nothing to ask, but something to say."""
    done = posse("menu", typed="1\n1\n2\n2\n2\n")
    assert "Where this board comes from: Reconstruction" in done.stdout
    assert "On which map?" not in done.stdout
