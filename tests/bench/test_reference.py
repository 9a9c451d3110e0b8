"""The quick form of the measurement of the server: has it become dearer beside boardgame.io?

It compares CPU times with a yardstick of the same minute, so it holds on slow and on busy machines.
"""

from __future__ import annotations

import sys

import pytest

from bench import reference
from bench.load.ours import Ours
from bench.server_games import GAMES
from posse import games

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="CPU time is read from /proc")


def test_every_game_has_stored_figures() -> None:
    assert set(reference.read()) == set(GAMES) == set(games())


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_the_server_has_not_become_dearer_beside_boardgame_io(game: str) -> None:
    stored = reference.read()[game]
    ratio = stored.ratio_now(reference.cost(Ours(game, GAMES[game][1])))
    assert ratio >= (1 - reference.FALL) * stored.ratio, (
        f"boardgame.io / ours, CPU a move: {ratio:.2f}, it was {stored.ratio:.2f}"
    )
