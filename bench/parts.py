"""The parts of a move, in this process: which of them costs what.

python3 run.py python -m bench.parts      the table alone
"""

from __future__ import annotations

import asyncio
import random
import socket
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final

from websockets.frames import Frame, Opcode

from bench import report
from bench.offline import OfflineTable, now
from bench.server_games import GAMES
from posse.kernel import SharedPatches, view_patch
from posse.server.store import Store
from posse.table.draft import Draft

TABLES: Final = 25
"""Tables that play at the same time, so that their moves share commits as at a busy server."""

RULES: Final = "rules on a copy"
BRIEFINGS: Final = "briefings, events and entries"
DICE: Final = "dice by keyed hash"
SHOT: Final = "shots, averaged over all moves"
COMMIT: Final = "the draft becomes the position"
MESSAGES: Final = "messages to all audiences"
APPEND: Final = f"append to SQLite, {TABLES} tables to a commit"
SOCKETS: Final = "frames and their writing to sockets"
PARTS: Final = (RULES, BRIEFINGS, DICE, SHOT, COMMIT, MESSAGES, APPEND, SOCKETS)
BYTES: Final = "bytes to all audiences"


def section(rounds: int) -> str:
    """Return the table of parts: medians of the rounds."""
    columns = []
    for game, (_, seats) in GAMES.items():
        asyncio.run(measured(game, seats, 5))  # warms up
        found = [asyncio.run(measured(game, seats, 30, seed=seed)) for seed in range(rounds)]
        columns.append({part: statistics.median([each[part] for each in found]) for part in found[0]})
    rows = [(part, *[f"{column[part]:.1f} µs" for column in columns]) for part in PARTS]
    rows.append(("**all**", *[f"{sum([column[part] for part in PARTS]):.1f} µs" for column in columns]))
    rows.append((BYTES, *[f"{column[BYTES]:,.0f}" for column in columns]))
    return report.table(("CPU a move", *[title for title, _ in GAMES.values()]), rows)


async def measured(game: str, seats: int, moves: int, seed: int = 0) -> Mapping[str, float]:
    """Play so many moves at every table; return the mean of each part, in microseconds."""
    rng = random.Random(seed)
    spent = dict.fromkeys((*PARTS, BYTES), 0.0)
    with tempfile.TemporaryDirectory(prefix="posse-bench-") as place, drained(seats) as ends:
        store = Store.open(str(Path(place) / "parts.db"))
        names: dict[OfflineTable, str] = {}
        count = made = 0
        for _ in range(moves):
            while len(names) < TABLES:
                made += 1
                await _add(store, names, OfflineTable(game, seats, rng), str(made))
            drafts = {table: await _drafted(table, spent) for table in names}
            begun = time.process_time_ns()
            await asyncio.gather(
                *[store.append(names[table], draft.entries) for table, draft in drafts.items()]
            )
            spent[APPEND] += time.process_time_ns() - begun
            for table, draft in drafts.items():
                _told(table, draft, ends, spent)
                count += 1
                if table.choice() is None:
                    del names[table]
        await store.close()
    return {part: total / count / (1 if part == BYTES else 1000) for part, total in spent.items()}


async def _add(store: Store, names: dict[OfflineTable, str], table: OfflineTable, id: str) -> None:
    await table.open()
    for _ in range(int(table.rng.random() * 60)):  # tables are in different parts of their games
        if (choice := table.choice()) is not None:
            table.commit(await table.draft(*choice))
    await store.create(replace(table.play.sheet, id=id), table.entries)
    if table.choice() is not None:
        names[table] = id


async def _drafted(table: OfflineTable, spent: dict[str, float]) -> Draft:
    choice = table.choice()
    assert choice is not None
    assert table.play.state is not None
    begun = time.thread_time_ns()
    copy = table.play.state.clone()
    copy.listen()
    copy.choose(*choice)
    copy.take_events()
    rules = time.thread_time_ns() - begun
    table.dice_ns = table.shot_ns = 0
    begun = time.thread_time_ns()
    draft = await table.draft(*choice)
    whole = time.thread_time_ns() - begun
    spent[RULES] += rules
    spent[DICE] += table.dice_ns
    spent[SHOT] += table.shot_ns
    spent[BRIEFINGS] += whole - rules - table.dice_ns - table.shot_ns
    return draft


def _told(table: OfflineTable, draft: Draft, ends: list[socket.socket], spent: dict[str, float]) -> None:
    play = table.play
    before, briefs = play.counts[:], play.briefs()
    begun = time.thread_time_ns()
    table.commit(draft)
    done = time.thread_time_ns()
    at, messages = now(), []
    shared: SharedPatches = {}
    for audience in range(play.spectators):  # nobody watches, as in the measurements of the server
        if play.counts[audience] > before[audience]:
            patch = view_patch(briefs[audience].view, play.briefs()[audience].view, shared)
            moment = play.moment(audience, play.events(audience, before[audience]), at, patch)
            messages.append(moment.encode(table.known_sets[audience]))
    made = time.thread_time_ns()
    for end, message in zip(ends, messages, strict=False):
        end.sendall(Frame(Opcode.TEXT, message).serialize(mask=False))
    sent = time.thread_time_ns()
    spent[COMMIT] += done - begun
    spent[MESSAGES] += made - done
    spent[SOCKETS] += sent - made
    spent[BYTES] += sum([len(message) for message in messages])


@contextmanager
def drained(count: int) -> Iterator[list[socket.socket]]:
    """Yield sockets on this machine; other processes read what is written to them."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        ends, readers = [], []
        for _ in range(count):
            ends.append(socket.create_connection(server.getsockname()))
            with server.accept()[0] as other:
                readers.append(subprocess.Popen(["cat"], stdin=other.fileno(), stdout=subprocess.DEVNULL))
        try:
            yield ends
        finally:
            for end in ends:
                end.close()
            for reader in readers:
                reader.wait()


if __name__ == "__main__":
    print(section(5))
