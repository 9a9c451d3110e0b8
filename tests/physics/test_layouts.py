"""No position of the game is refused: riders fit on every space, standing or lying in any mix."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from math import sqrt

import pytest

import posse
from posse.games.pony_express.rules import Race
from posse.games.pony_express.rules.actions import AIM_BOUNDS
from posse.games.pony_express.rules.track import track
from posse.kernel import Scene
from posse.physics import NONE, Aim, Piece, tremble
from posse.physics.flick import scene
from posse.physics.model import model
from posse.physics.scene import _footprint
from posse.physics.shot import launch

SEATS = 5
LAST = track().last
Place = tuple[int, int, str]
"""A space, how many riders came there before, and whether it stands or lies."""


def table(pos: list[int], jailed: int = 0) -> Race:
    made: Race = posse.load("pony-express").setup(len(pos)).table
    made.pos = tuple(pos)
    made.jailed = jailed
    return made


def places() -> Iterator[tuple[Place, Piece]]:
    """Yield a piece for every place on the board: as the table draws it, after others on the space."""
    for space, slot in product(range(1, LAST + 1), range(SEATS)):
        for jailed in (0, 1 << slot):
            race = table([space] * SEATS, jailed)
            figure = race.ambush_scene().figures[slot]
            # Drawn without the others: whether these have room is the question.
            [piece] = scene(Scene(((92, 20), (20, 92)), (566, 386), (figure,))).pieces
            yield (space, slot, piece.kind), piece


def fixed() -> list[Piece]:
    """Return what always stands where it stands: the Indians, and duellists in their corners."""
    drawn = table([1, 1, 1]).duel_scene(0, 1, 0)
    return [piece for piece in scene(drawn).pieces if piece.id != "r2"]


def together(one: Place, other: Place) -> bool:
    """Return whether there are riders enough for both places."""
    if one[0] == other[0]:
        return one[1] != other[1]
    return one[1] + other[1] + 2 <= SEATS


def test_any_two_riders_have_room_and_so_have_all() -> None:
    """Exhaustive: a scene is refused for two pieces that overlap, and these are all pairs that can meet."""
    found = {place: _footprint(piece) for place, piece in places()}
    assert len(found) == LAST * SEATS * 2
    crowded = [
        (one, other)
        for one, other in combinations(found, 2)
        if together(one, other) and found[one].overlaps(found[other])
    ]
    assert crowded == []
    standing = [_footprint(piece) for piece in fixed()]
    assert [place for place, foot in found.items() if any(foot.overlaps(other) for other in standing)] == []


def test_nobody_ever_stands_where_the_die_is_set_down() -> None:
    found = [_footprint(piece) for _, piece in places()]
    diagonal = model().die.half * sqrt(2)
    race = table([9, 9, 9])
    for drawn in (race.duel_scene(0, 1, 0), race.duel_scene(0, 1, 1), race.ambush_scene()):
        for along in range(AIM_BOUNDS["along"][0], AIM_BOUNDS["along"][1] + 1):
            x, y, _ = launch(scene(drawn), tremble(Aim(along=along), b"", 0, NONE)).place
            assert not any(foot.within(x, y, diagonal) for foot in found)


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_mask_on_every_space_makes_a_scene(seats: int) -> None:
    """All riders on one space, every set of them in prison, every pair of duellists, both corners."""
    for space, jailed in product(range(1, LAST), range(1 << seats)):
        race = table([space] * seats, jailed)
        assert len(scene(race.ambush_scene()).pieces) == seats + 3
        for shooter, target in combinations(range(seats), 2):
            for corner in (0, 1):
                assert len(scene(race.duel_scene(shooter, target, corner)).pieces) == seats + 3
