"""Every playthrough beside this file is replayed, and must read as it is written."""

from __future__ import annotations

from pathlib import Path

import pytest

from golden.playthrough import INDENT, PAPPY_WINCHESTER, PONY_EXPRESS, STAGE_COACH, Playthrough
from posse.kernel import AnyGame

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("**/*.txt"))
# What is told to some seats only, and so to no reader.
SECRET = {
    "stage-coach": {"destined"},
    "pony-express": {"took", "chose", "rolled", "bluffed", "peeked"},
    "pappy-winchester": {"dealt", "saw", "spied"},
}


def _id(path: Path) -> str:
    return str(path.relative_to(HERE).with_suffix(""))


@pytest.mark.parametrize("path", FILES, ids=_id)
def test_playthrough(path: Path, request: pytest.FixtureRequest) -> None:
    told = Playthrough.read(path).told()
    if request.config.getoption("--golden-update", default=False):
        path.write_text(told, "utf-8")
    assert told == path.read_text("utf-8")


@pytest.mark.parametrize("path", FILES, ids=_id)
def test_a_playthrough_can_be_saved_and_taken_up_at_every_input(path: Path) -> None:
    """Each position, dumped and loaded again, is the same and asks the same."""
    playthrough = Playthrough.read(path)
    game = playthrough.game
    for _, state in playthrough.states():
        copy = game.load(game.dump(state))
        assert game.dump(copy) == game.dump(state)
        assert repr(copy.ask()) == repr(state.ask())


@pytest.mark.parametrize("game", [STAGE_COACH, PONY_EXPRESS, PAPPY_WINCHESTER], ids=lambda game: game.name)
def test_the_playthroughs_tell_every_public_event(game: AnyGame) -> None:
    files = [path for path in FILES if Playthrough.read(path).game.name == game.name]
    lines = [line for path in files for line in path.read_text("utf-8").splitlines()]
    told = {line.split()[0] for line in lines if line.startswith(INDENT)}
    assert told == set(game.events) - SECRET[game.name]
