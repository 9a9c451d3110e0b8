"""Whole games over real sockets: two people and a bot where the game seats three."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

import posse
from server.running import Message, Running, Seated, make, play_on, running, sit


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house") / "posse.db") as found:
        yield found


@pytest.mark.parametrize("game", posse.games())
def test_two_people_and_a_bot_play_a_whole_game(server: Running, game: str) -> None:
    rules = posse.load(game)
    people = 2 if rules.most > 2 else 1
    with server.client() as host:
        table, _ = make(host, game, seats=max(rules.fewest, people + 1))
        tokens = [sit(server, table, seat) for seat in range(people)]
        begun = host.post(f"/api/tables/{table}/start", json={"fill": "greedy"})
        assert begun.json()["status"] == "playing"
        rng = random.Random(7)

        def pick(state: Message) -> str:
            return str(rng.choice(state["options"])["words"])

        seats = [Seated(server.address, table, token, since=0) for token in tokens]
        watcher = Seated(server.address, table, since=0)
        with ThreadPoolExecutor() as pool:
            list(pool.map(lambda seat: play_on(seat, pick), seats))
        watcher.until(lambda message: message["type"] == "state" and "ranks" in message)
        ranks = watcher.state["ranks"] if watcher.state else None
        assert all(seat.state is not None and seat.state["ranks"] == ranks for seat in seats)
        told = host.get(f"/api/tables/{table}/record").text
        record = next(posse.Record.parse(told.splitlines()))
        assert isinstance(over := record.final().ask(), posse.Over)
        assert list(over.ranks) == ranks
        for seat in (*seats, watcher):
            seat.close()
