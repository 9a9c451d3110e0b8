"""The secrecy law against the real server, through real sockets.

A game is played at one server and its twin (`server.secrecy_pairs`) at the other; one audience is watched.
Whatever it does, and however the other seats' answers were made, it must receive the same bytes from both.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import orjson
import pytest
from anyio.from_thread import BlockingPortal, start_blocking_portal

import posse
from laws.subjects import SUBJECTS
from posse.kernel import Briefing, Seat
from posse.laws import setups
from posse.table.clocks import SECOND, Timing
from posse.table.entry import Entry
from posse.table.moment import Moment
from posse.table.play import Play
from posse.table.roster import Chair
from server.secrecy_pairs import twins
from server.two_servers import TwoServers, open_two_servers
from server.whole_game import Told, WholeGame

CLOCKS: tuple[Mapping[str, int], ...] = (
    {"turn": 300_000, "bank": 400_000, "window": 500_000},
    {},
    {"turn": 200_000, "bank": 0, "window": 0},
)

Wanted = tuple[str, int, Mapping[str, object], Seat | None, int]
"""A game, its seats and options, the watched audience, and a seed."""


@dataclass(frozen=True)
class BackgroundServers:
    """Two servers in a thread with a loop of its own, and games played there."""

    portal: BlockingPortal
    servers: TwoServers

    def play(self, games: Iterable[Wanted]) -> None:
        for wanted in games:
            seed = wanted[-1]
            clock = CLOCKS[seed % len(CLOCKS)]
            self.portal.call(WholeGame(self.servers, twins(*wanted), random.Random(seed), clock).play)


@pytest.fixture(scope="module")
def background(tmp_path_factory: pytest.TempPathFactory) -> Iterator[BackgroundServers]:
    directory = tmp_path_factory.mktemp("servers")
    with (
        start_blocking_portal(backend_options={"use_uvloop": True}) as portal,
        portal.wrap_async_context_manager(open_two_servers(directory)) as servers,
    ):
        yield BackgroundServers(portal, servers)


def everybody(game: str, seed: int, *which: int) -> Iterator[Wanted]:
    """Every audience of some of the tables that the laws run with."""
    tables = list(setups(SUBJECTS[game]()))
    for number in which or range(len(tables)):
        seats, options = tables[number]
        for watched in (*range(seats), None):
            yield game, seats, options, watched, seed
            seed += 1


@pytest.mark.sampled
@pytest.mark.parametrize("game", posse.games())
def test_twins_look_alike_to_one_who_plays_and_one_who_watches(
    background: BackgroundServers, game: str
) -> None:
    background.play([*everybody(game, 1, 0)][-2:])


@pytest.mark.long
@pytest.mark.parametrize("game", posse.games())
def test_twins_look_alike_to_everybody_at_every_table(background: BackgroundServers, game: str) -> None:
    background.play(everybody(game, 1000))


# --- the law finds leaks ---


def asked_is_told(patch: pytest.MonkeyPatch) -> None:
    """Every state names the seats that have not answered yet."""
    sound = Play.moment

    def leaking(play: Play, *arguments: Any) -> Moment:
        body, options = sound(play, *arguments)
        return Moment(body + b',"asked":%b' % orjson.dumps(play.asked), options)

    patch.setattr(Play, "moment", leaking)


def everybody_stirs(patch: pytest.MonkeyPatch) -> None:
    """Every audience is sent a state after every input, even if nothing changed for it."""

    patch.setattr(Briefing, "__eq__", lambda _one, _other: False)


def clocks_stop(patch: pytest.MonkeyPatch) -> None:
    """A clock stops when its seat has answered."""
    sound = Timing.moved

    def leaking(timing: Timing, at: int, mover: Seat | None, asked: Collection[Seat], *_: object) -> None:
        sound(timing, at, mover, asked, asked)

    patch.setattr(Timing, "moved", leaking)


def closers_gain(patch: pytest.MonkeyPatch) -> None:
    """The last seat to answer in a window gains a second."""
    sound = Timing.moved

    def leaking(timing: Timing, at: int, mover: Seat | None, *told: Any) -> None:
        window = len(timing.since) > 1
        sound(timing, at, mover, *told)
        if window and mover is not None and told[-1]:
            timing.banks[mover] += SECOND

    patch.setattr(Timing, "moved", leaking)


def presence_is_told(patch: pytest.MonkeyPatch) -> None:
    """An absent player is shown to be back as soon as they answer."""
    sound = Play.apply

    def leaking(play: Play, entry: Entry) -> None:
        sound(play, entry)
        play._attended()

    patch.setattr(Play, "apply", leaking)


def hands_are_told(patch: pytest.MonkeyPatch) -> None:
    """The table shows which seat ran out of time."""
    sound = Chair.plain
    patch.setattr(Chair, "plain", lambda chair: {**sound(chair), "abandoned": chair.missed > 0})


def orders_are_told(patch: pytest.MonkeyPatch) -> None:
    """The table shows which seats have orders."""
    sound = Chair.plain
    patch.setattr(Chair, "plain", lambda chair: {**sound(chair), "offered": bool(chair.orders)})


FAULTS = (
    asked_is_told,
    everybody_stirs,
    clocks_stop,
    closers_gain,
    presence_is_told,
    hands_are_told,
    orders_are_told,
)


@pytest.mark.sampled
@pytest.mark.parametrize("fault", FAULTS)
def test_a_seeded_fault_is_caught(
    background: BackgroundServers,
    monkeypatch: pytest.MonkeyPatch,
    fault: Callable[[pytest.MonkeyPatch], None],
) -> None:
    fault(monkeypatch)
    with pytest.raises(Told):
        background.play([("pony-express", 4, {}, None, seed) for seed in range(33, 123, 3)])
