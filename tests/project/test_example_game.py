"""A game as a pip package beside Posse: commands, server and its own tests; nothing of ours is edited."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import run
from server.server_process import Seated, make, play_on, running, sit
from web.browser import PATIENCE, Visitor, chromium

pytestmark = pytest.mark.long

EXAMPLE = run.HERE / "examples" / "liars_dice"
TUTORIAL = (run.HERE / "docs" / "a-new-game.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder into which the example was installed; for this module every process looks there, too."""
    folder = tmp_path_factory.mktemp("installed")
    install = [run.find_uv(), "pip", "install", "--quiet", "--no-deps", "--python", sys.executable]
    subprocess.run([*install, "--target", str(folder), str(EXAMPLE)], check=True, timeout=300)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        patch.setenv("POSSE_LANG", "en")
        yield folder


def call(*words: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, *words],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        cwd=EXAMPLE,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.usefixtures("installed")
def test_the_commands_know_it() -> None:
    assert "Liar’s Dice" in call("-m", "posse", "games")
    assert "Dés du menteur : 20 parties" in call(
        "-m", "posse", "simulate", "liars-dice", "--games", "20", "--lang", "fr"
    ).replace("\u202f", " ")
    assert "all laws hold (1 game, seed 3)" in call(
        "-m", "posse", "check", "liars-dice", "--games", "1", "--seed", "3"
    )


@pytest.mark.usefixtures("installed")
def test_it_is_played_at_the_terminal() -> None:
    told = call("-m", "posse", "play", "liars-dice", "--seed", "1", "--pace", "0", typed="1\n" * 300)
    assert "Bid higher, or call the last bid a lie." in told
    assert "Red loses a die and has 0 left." in told or "Blue loses a die and has 0 left." in told


@pytest.mark.usefixtures("installed")
def test_it_is_played_at_the_server(tmp_path: Path) -> None:
    """Somebody who always takes the first option, against two bots, over a real socket."""
    with running(tmp_path / "posse.db") as server, server.client() as client:
        games = {game["name"]: game for game in client.get("/api/games").json()}
        assert games["liars-dice"]["seats"] == [2, 6]
        table, _ = make(client, "liars-dice", seats=3)
        token = sit(server, table, 0)
        begun = client.post(f"/api/tables/{table}/start", json={"fill": "gambler"})
        assert begun.json()["status"] == "playing", begun.text
        with Seated(server.address, table, token) as seat:
            play_on(seat, lambda state: str(state["options"][0]["words"]))
            assert seat.state is not None
            assert sorted(seat.state["ranks"]) == [1, 2, 3]
            rolls = [event for event in seat.events if event["event"] == "rolled"]
            assert {event["seat"] for event in rolls} == {0}, "nobody is told what is under another cup"


@pytest.mark.usefixtures("installed")
def test_the_page_shows_it_and_plays_it(tmp_path: Path) -> None:
    """From the lobby to a first bid, on the plain board."""
    with running(tmp_path / "posse.db") as server, chromium() as browser:
        guest = Visitor(browser, server.address)
        guest.page.goto(server.address)
        card = guest.page.get_by_role("article").filter(has_text="Liar’s Dice")
        card.get_by_role("button", name="Play now against bots").click()
        guest.page.get_by_role("button", name="1 × 1", exact=True).click(timeout=PATIENCE)
        guest.page.get_by_text("bids 1 × 1.").first.wait_for(timeout=PATIENCE)
        assert not guest.unexpected
        guest.leave()


@pytest.mark.usefixtures("installed")
def test_its_own_tests_pass() -> None:
    told = call("-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(EXAMPLE), str(EXAMPLE))
    assert "passed" in told


@pytest.mark.usefixtures("installed")
def test_the_tutorials_commands_run() -> None:
    lines = [
        line for block in re.findall(r"```sh\n(.*?)```", TUTORIAL, flags=re.S) for line in block.splitlines()
    ]
    commands = [shlex.split(line) for line in lines]
    assert ["pip", "install", "./examples/liars_dice"] in commands, "the fixture did"
    called = [words[1:] for words in commands if words[0] == "posse"]
    assert len(called) == len(commands) - 1 > 5
    for words in called:
        assert call("-m", "posse", *words)


@pytest.mark.usefixtures("installed")
def test_the_tutorials_notebook_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", TUTORIAL, flags=re.S)
    assert len(blocks) == 2
    assert call("-W", "error", "-c", "".join(blocks))
