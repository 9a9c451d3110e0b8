"""A second, naive reading of the movement rules, compared with the engine move by move.

It uses nothing of the engine: hexes have cube coordinates, moves are found by trying every path, and a step
is legal when a whole legal move begins with it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Final

import pytest

from games.stage_coach.draw import GAME, may
from posse.games.stage_coach.rules import Trail
from posse.games.stage_coach.rules.actions import Town, Warrior
from posse.games.stage_coach.rules.hexes import Direction
from posse.games.stage_coach.rules.turn import Contact, Journey, Riding
from posse.kernel import State

Cube = tuple[int, int, int]
Path = tuple[str, ...]

SIDES: Final[dict[str, Cube]] = {
    "e": (1, 0, -1),
    "ne": (1, -1, 0),
    "nw": (0, -1, 1),
    "w": (-1, 0, 1),
    "sw": (-1, 1, 0),
    "se": (0, 1, -1),
}
ROUND: Final = tuple(SIDES)
MAPS: Final = ("overland", "cutoff")


def beside(at: Cube, side: str) -> Cube:
    a, b = at, SIDES[side]
    return a[0] + b[0], a[1] + b[1], a[2] + b[2]


def distance(a: Cube, b: Cube) -> int:
    return max(abs(x - y) for x, y in zip(a, b, strict=True))


@dataclass
class Picture:
    """The position as a player sees it."""

    ground: dict[Cube, str]
    coach: Cube
    facing: str
    warriors: dict[str, Cube]
    asleep: set[str]
    towns_closed: bool
    sixths: bool

    def rides(self, warrior: str, points: int) -> set[Path]:
        """Return every whole move of a warrior: at most `points` hexes, and no stop on another warrior."""
        others = {at for name, at in self.warriors.items() if name != warrior}
        found = set()
        for length in range(points + 1):
            for path in product(SIDES, repeat=length):
                trail = self.trail(self.warriors[warrior], path)
                if all(self.open_to_warriors(at) for at in trail[1:]) and trail[-1] not in others:
                    found.add(path)
        return found

    def trail(self, start: Cube, path: Path) -> list[Cube]:
        trail = [start]
        for side in path:
            trail.append(beside(trail[-1], side))
        return trail

    def open_to_warriors(self, at: Cube) -> bool:
        sign = self.ground.get(at, "^")
        return sign != "^" and at != self.coach and not (self.towns_closed and sign in "NS")

    def wakes(self, warrior: str, path: Path) -> set[str]:
        passed = self.trail(self.warriors[warrior], path)[1:]
        return {name for name in self.asleep if self.warriors[name] in passed}

    def drives(self, points: int) -> Iterator[tuple[Path, Cube, str, set[Cube], bool]]:
        """Yield every beginning of a coach's move that its points allow: the path, the hex and facing then,
        the relays entered, and whether the points or a town have ended the move."""
        start: tuple[Path, Cube, str, set[Cube], int] = ((), self.coach, self.facing, set(), points)
        open_ = [start]
        while open_:
            path, at, facing, relays, left = open_.pop()
            over = left == 0 or self.ground[at] in "NS"
            yield path, at, facing, relays, over
            if over:
                continue
            ahead = beside(at, facing)
            if self.ground.get(ahead, "^") != "^" and ahead not in self.warriors.values():
                entered = {ahead} if self.ground[ahead] in "VR" else set()
                open_.append(((*path, "ahead"), ahead, facing, relays | entered, left - 1))
            for to in ROUND:
                gap = (ROUND.index(to) - ROUND.index(facing)) % 6
                price = min(gap, 6 - gap) if self.sixths else 1
                if gap and price <= left:
                    open_.append(((*path, f"turn {to}"), at, to, relays, left - price))


# -- random positions, crowded so that pieces are in each other's way


def cube(t: Trail, h: int) -> Cube:
    row, column = divmod(h, t.land.columns)
    q = column - row // 2
    return q, row, -q - row


def crowded(name: str, rng: random.Random) -> tuple[Trail, Picture]:
    options = {"map": name, "towns_closed": rng.random() < 0.5, "turning": rng.choice(["any", "sixths"])}
    t = GAME.setup(2, options).table
    passable = [h for h in range(len(t.land.signs)) if t.land.signs[h] != "^"]
    # Around a random hex, or one with mountains or an edge about it, or a town.
    centre = rng.choice([h for h in passable if len(t.land.ways[h]) <= rng.choice([3, 4, 6])] or passable)
    near = [h for h in passable if distance(cube(t, h), cube(t, centre)) <= rng.choice([1, 2, 2, 3])]
    places = rng.sample(near, min(len(near), 8))
    rest = [h for h in passable if h not in places]
    places += rng.sample(rest, 8 - len(places))
    rng.shuffle(places)
    if t.land.signs[places[0]] in "NS":  # a coach in a town is a game that is over
        places[0] = t.land.start if t.land.start not in places else next(h for h in rest if h not in places)
    t.coach, t.at = places[0], places[1:]
    t.facing, t.destination = rng.choice(list(Direction)), Town.NORTH
    t.awake = rng.randrange(128)
    t.turn = 1
    picture = Picture(
        {cube(t, h): sign for h, sign in enumerate(t.land.signs)},
        cube(t, t.coach),
        t.facing.name.lower(),
        {w.name.lower(): cube(t, t.at[w]) for w in Warrior},
        {w.name.lower() for w in Warrior if not t.is_awake(w)},
        t.rules.towns_closed,
        t.rules.turning == "sixths",
    )
    return t, picture


# -- the comparison


def compare_rides(t: Trail, picture: Picture, warrior: Warrior) -> None:
    name = warrior.name.lower()
    t.active, t.awake = 1, t.awake | 1 << warrior
    picture.asleep -= {name}
    legal = picture.rides(name, 3)
    ridden = set()
    open_: list[tuple[Path, State[Trail]]] = [((), State(t, Riding(warrior, 3)))]
    while open_:
        path, state = open_.pop()
        if not isinstance(state.phase, Riding):
            compare_end_of_ride(picture, name, path, state)
            ridden.add(path)
            continue
        onward = {
            whole[len(path)] for whole in legal if len(whole) > len(path) and whole[: len(path)] == path
        }
        wanted = {f"step {side}" for side in onward} | ({"halt"} if path in legal else set())
        assert may(state, 1) == wanted, (t, name, path)
        for words in wanted:
            after = state.clone()
            after.choose(1, GAME.catalogue.parse(words))
            open_.append((path if words == "halt" else (*path, words.split()[1]), after))
    assert ridden == legal


def compare_end_of_ride(picture: Picture, name: str, path: Path, state: State[Trail]) -> None:
    end = picture.trail(picture.warriors[name], path)[-1]
    at = {w.name.lower(): cube(state.table, state.table.at[w]) for w in Warrior}
    assert at == picture.warriors | {name: end}
    asleep = {w.name.lower() for w in Warrior if not state.table.is_awake(w)}
    assert asleep == picture.asleep - picture.wakes(name, path)
    touching = isinstance(state.phase, Contact) and [w.name.lower() for w in state.phase.pairs] == [name]
    assert touching == (distance(end, picture.coach) == 1)


def compare_drives(t: Trail, picture: Picture, points: int) -> None:
    legal = {path: rest for path, *rest in picture.drives(points)}
    open_: list[tuple[Path, State[Trail]]] = [((), State(t, Journey(points)))]
    reached = set()
    while open_:
        path, state = open_.pop()
        reached.add(path)
        at, facing, relays, over = legal[path]
        table = state.table
        assert (cube(table, table.coach), table.facing.name.lower()) == (at, facing)
        assert isinstance(relays, set)
        assert table.strength == min(2 + len(relays), 4)
        driving = (
            isinstance(state.phase, Journey) and table.turn == 1
        )  # with nobody awake the next turn is its own
        assert driving != over, (t, path)
        if over:
            continue
        options = may(state, 0)
        assert "halt" in options
        for words in options - {"halt"}:
            assert (*path, words) in legal, (t, path, words)
            after = state.clone()
            after.choose(0, GAME.catalogue.parse(words))
            open_.append(((*path, words), after))
    assert reached == set(legal)


@pytest.mark.parametrize("name", MAPS)
def test_a_warriors_moves_are_exactly_the_naive_ones(name: str) -> None:
    for number in range(80):
        rng = random.Random(f"ride/{name}/{number}")
        compare_rides(*crowded(name, rng), rng.choice(list(Warrior)))


@pytest.mark.parametrize("name", MAPS)
def test_the_coachs_moves_are_exactly_the_naive_ones(name: str) -> None:
    for number in range(80):
        compare_drives(*crowded(name, random.Random(f"drive/{name}/{number}")), points=1 + number % 3)


@pytest.mark.long
@pytest.mark.parametrize("name", MAPS)
def test_the_naive_reading_at_length(name: str) -> None:
    for number in range(1000):
        rng = random.Random(f"long/{name}/{number}")
        compare_rides(*crowded(name, rng), rng.choice(list(Warrior)))
        compare_drives(*crowded(name, rng), points=5 if number % 20 == 0 else 3)


def test_the_oracle_knows_its_hexes() -> None:
    """Every neighbour the land names is one step in cube coordinates, and the right one."""
    t = GAME.setup().table
    for h in range(len(t.land.signs)):
        for side in Direction:
            other = t.land.around[h][side]
            wanted = beside(cube(t, h), side.name.lower())
            inside = 0 <= wanted[1] < t.land.rows and 0 <= wanted[0] + wanted[1] // 2 < t.land.columns
            assert (cube(t, other) == wanted) if other >= 0 else not inside
