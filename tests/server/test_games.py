"""Whole games over real sockets: two people, and a bot if the game has three seats."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

import posse
from server.server_process import Message, Running, Seated, make, play_on, sit

SHORT = {"turn_limit": 12}
"""Choose.  Random choices would not finish Stage Coach before its last turn."""


@pytest.mark.sampled
@pytest.mark.parametrize("game", posse.games())
def test_two_people_and_a_bot_play_a_whole_game(server: Running, game: str) -> None:
    rules = posse.load(game)
    people = 2 if rules.most > 2 else 1
    with server.client() as host:
        options = SHORT if game == "stage-coach" else {}
        table, _ = make(host, game, seats=max(rules.fewest, people + 1), options=options)
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
