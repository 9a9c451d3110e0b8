"""Every playthrough beside this file is replayed, and must read as it is written."""

from __future__ import annotations

from pathlib import Path

import pytest

from golden.playthrough import GAME, INDENT, Playthrough

FILES = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_playthrough(path: Path, request: pytest.FixtureRequest) -> None:
    told = Playthrough.read(path).told()
    if request.config.getoption("--golden-update", default=False):
        path.write_text(told, "utf-8")
    assert told == path.read_text("utf-8")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_playthrough_can_be_saved_and_taken_up_at_every_input(path: Path) -> None:
    """Each position, dumped and loaded again, is the same and asks the same."""
    record = Playthrough.read(path).record()
    for state in record.replay():
        copy = GAME.load(GAME.dump(state))
        assert GAME.dump(copy) == GAME.dump(state)
        assert repr(copy.ask()) == repr(state.ask())


def test_the_playthroughs_tell_every_public_event() -> None:
    lines = [line for path in FILES for line in path.read_text("utf-8").splitlines()]
    told = {line.split()[0] for line in lines if line.startswith(INDENT)}
    assert told == set(GAME.events) - {"destined"}
