"""Many clients at many tables, which reconnect whenever they are dropped, and compare everything that they
received with what the store holds.
"""

from __future__ import annotations

import asyncio
import json
import random
import uuid
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final, NamedTuple

import httpx2 as httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from posse.kernel import Chance
from posse.server.store import Store
from posse.table.entry import CHOICE, TOGETHER, Entry
from posse.table.moment import StateReader
from posse.table.play import Play
from server.server_process import Message

STUCK: Final = 90.0
"""Seconds without a move after which the test fails."""


class Kind(NamedTuple):
    """A kind of table; bots take the seats without a client."""

    game: str
    seats: int
    people: int


KINDS: Final = (
    Kind("pony-express", 3, 3),
    Kind("stage-coach", 2, 2),
    Kind("pony-express", 4, 3),
    Kind("stage-coach", 2, 1),
    Kind("pony-express", 3, 2),
    Kind("stage-coach", 2, 2),
)


@dataclass(frozen=True)
class Input:
    """A choice.  It keeps its id however often it is sent."""

    id: str
    at: int
    words: str


class Mark(NamedTuple):
    """How much a client had received at a moment."""

    seq: int
    told: int
    done: int
    refused: int


class Player:
    """A client of one audience of a table: what it sent and received, over all its connections."""

    def __init__(self, crowd: Crowd, table: str, audience: int, token: str | None) -> None:
        self.audience: Final = audience
        self.seq = 0
        self.told: Final[list[Message]] = []
        self.sent: Final[dict[str, Input]] = {}
        self.done: Final[dict[str, int]] = {}
        """The ids that were answered with `ok`, and the number in the answer."""
        self.refused: Final[list[str]] = []
        self.pictures: Final[dict[int, Message]] = {}
        """The last state before each loss of a connection and the first one after it, by number."""
        self._crowd: Final = crowd
        self._hello: Final = {"type": "hello", "protocol": 2, "table": table} | (
            {} if token is None else {"token": token}
        )
        self._where = audience
        self._waiting: Input | None = None
        self._state: Message = {}

    @property
    def over(self) -> bool:
        return "ranks" in self._state and self._waiting is None

    def mark(self) -> Mark:
        return Mark(self.seq, len(self.told), len(self.done), len(self.refused))

    async def play(self) -> None:
        while not self.over:
            address = self._crowd.addresses[self._where % len(self._crowd.addresses)]
            try:
                async with connect(
                    address.replace("http", "ws", 1) + "/socket", max_size=None, proxy=None, close_timeout=1
                ) as socket:
                    await self._converse(socket)
            except (OSError, WebSocketException):
                self._photograph()
                self._where += 1
                await asyncio.sleep(0.02)

    async def _converse(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({**self._hello, "since": self.seq}))
        if self._waiting is not None:
            await self._send(socket, self._waiting)
        greeted, reader = False, StateReader()
        async for text in socket:
            self._hear(json.loads(text), reader)
            if not greeted and '"type":"state"' in text:
                greeted = True
                self._photograph()
            if self.over:
                return
            if self._waiting is None and "prompt" in self._state:
                await self._choose(socket)

    async def _choose(self, socket: ClientConnection) -> None:
        crowd, words = self._crowd, str(self._crowd.rng.choice(self._state["options"])["words"])
        self._waiting = Input(uuid.uuid4().hex, self.seq, words)
        self.sent[self._waiting.id] = self._waiting
        await self._send(socket, self._waiting)
        if crowd.rng.random() < crowd.restless:  # the connection is lost before the answer arrives
            socket.transport.abort()
            self._where = crowd.rng.randrange(len(crowd.addresses))

    async def _send(self, socket: ClientConnection, choice: Input) -> None:
        told = {"type": "choose", "id": choice.id, "at": choice.at, "words": choice.words}
        await socket.send(json.dumps(told))

    def _hear(self, message: Message, reader: StateReader) -> None:
        match message["type"]:
            case "state":
                assert message["seq"] > self.seq or not message["events"], "told twice"
                assert message["seq"] >= self.seq, "back in time"
                self.seq = message["seq"]
                self.told.extend(message["events"])
                self._state = reader.read(message)
                self._crowd.on_change()
            case "ok":
                self._answered(message)
                self.done[message["id"]] = message["seq"]
            case "refused":
                self._answered(message)
                assert message["reason"] in ("stale", "over"), message
                self.refused.append(message["id"])
                if "state" in message:
                    assert message["state"]["seq"] == self.seq, "told of a state that was never sent"

    def _answered(self, message: Message) -> None:
        assert self._waiting is not None, message
        assert message["id"] == self._waiting.id, message
        self._waiting = None

    def _photograph(self) -> None:
        if self._state:
            self.pictures[self.seq] = {**self._state, "events": []}


def inputs_of(entry: Entry) -> Iterator[tuple[int, str, str, str]]:
    """Yield the seat, the id, what made it and the words of each choice; several were made together."""
    seats, _, words = entry.words.partition(" ")
    made = zip(seats.split(TOGETHER), entry.id.split(" "), entry.by.split(TOGETHER), strict=True)
    for seat, id, by in made:
        yield int(seat), id, by, words


class Seating:
    """A table of the crowd, and its entries when they were last read."""

    def __init__(self, table: str, players: Sequence[Player]) -> None:
        self.id: Final = table
        self.players: Final = players
        self.log: list[Entry] = []
        self._play: Play | None = None
        self._seen: Final = [Mark(0, 0, 0, 0) for _ in players]

    @property
    def over(self) -> bool:
        return all(player.over for player in self.players)

    @property
    def moves(self) -> int:
        return sum(player.seq for player in self.players)

    async def check(self, store: Store) -> None:
        """Check that everything sent to a client is in the log, and that the log has nothing else."""
        marks = [player.mark() for player in self.players]
        log = await store.entries(self.id)
        assert log[: len(self.log)] == self.log, "the past was changed"
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
        if self._play is None:
            sheet = await store.sheet(self.id)
            assert sheet is not None
            self._play = Play(sheet, whole=True)
        for entry in log[len(self.log) :]:
            self._play.apply(entry)
        self.log = log
        for number, (player, mark) in enumerate(zip(self.players, marks, strict=True)):
            self._check_inputs(player, mark)
            self._check_told(self._play, player, self._seen[number], mark)
            self._seen[number] = mark

    def _check_inputs(self, player: Player, mark: Mark) -> None:
        written = [
            (id, words)
            for entry in self.log
            if entry.kind == CHOICE
            for seat, id, by, words in inputs_of(entry)
            if seat == player.audience and not by
        ]
        ids = [id for id, _ in written]
        assert len(set(ids)) == len(ids), "written twice"
        for id, words in written:
            assert id in player.sent, "nobody sent this"
            assert words == player.sent[id].words
        assert set(list(player.done)[: mark.done]) <= set(ids), "acknowledged and lost"
        assert not set(player.refused[: mark.refused]) & set(ids), "refused and written"

    def _check_told(self, play: Play, player: Player, seen: Mark, mark: Mark) -> None:
        who = player.audience
        assert mark.seq <= play.counts[who], "told of what is not durable"
        fresh = play.events(who, seen.seq)
        untold = len(play.events(who, mark.seq))
        expected = [json.loads(event) for event in fresh[: len(fresh) - untold]]
        assert player.told[seen.told : mark.told] == expected

    def check_pictures(self) -> int:
        """Replay the whole log, and compare the states around every lost connection; return their number."""
        assert self._play is not None
        play, compared = Play(self._play.sheet, whole=True), set()
        for entry in self.log:
            play.apply(entry)
            if play.state is None or isinstance(play.state.ask(), Chance):
                continue  # no state is sent while chance has yet to answer
            for player in self.players:
                seq = play.counts[player.audience]
                if seq in player.pictures:
                    whole = json.loads(play.moment(player.audience, [], 0).encode(set()))
                    assert StateReader().read(whole) == player.pictures[seq]
                    compared.add((player.audience, seq))
        assert compared == {(p.audience, seq) for p in self.players for seq in p.pictures}
        if play.state is not None:
            assert play.game.dump(play.record().final()) == play.game.dump(play.state)
        return len(compared)


class Crowd:
    """A fixed number of tables: when a game ends, another one starts."""

    def __init__(self, addresses: Sequence[str], seed: int, restless: float = 0.0) -> None:
        self.addresses: Final = [address.replace("localhost", "127.0.0.1") for address in addresses]
        self.rng: Final = random.Random(seed)
        self.restless: Final = restless
        """How often a client loses its connection right after a choice."""
        self.seatings: Final[list[Seating]] = []
        self._news = asyncio.Event()

    @asynccontextmanager
    async def playing(self, kinds: Sequence[Kind] = KINDS) -> AsyncIterator[None]:
        async with asyncio.TaskGroup() as tasks:
            playing = [tasks.create_task(self._game_after_game(kind)) for kind in kinds]
            yield
            for task in playing:
                task.cancel()

    async def _game_after_game(self, kind: Kind) -> None:
        while True:
            seating = await self._begun(kind)
            self.seatings.append(seating)
            async with asyncio.TaskGroup() as tasks:
                for player in seating.players:
                    tasks.create_task(player.play())

    async def _begun(self, kind: Kind) -> Seating:
        """Make a table; if the server dies meanwhile, make another one."""
        while True:
            address = self.rng.choice(self.addresses)
            try:
                async with httpx.AsyncClient(base_url=address, timeout=STUCK, verify=False) as host:
                    plan = {"game": kind.game, "seats": kind.seats}
                    table = (await _post(host, "/api/tables", plan))["table"]
                    players = []
                    for seat in range(kind.people):
                        async with httpx.AsyncClient(base_url=address, timeout=STUCK, verify=False) as guest:
                            sat = await _post(guest, f"/api/tables/{table}/seats/{seat}", {"name": "p"})
                        players.append(Player(self, table, seat, sat["token"]))
                    await _post(host, f"/api/tables/{table}/start", {"fill": "random"})
                return Seating(table, [*players, Player(self, table, kind.seats, None)])
            except httpx.TransportError:
                await asyncio.sleep(0.05)

    @property
    def present(self) -> list[Seating]:
        """Return the tables in play."""
        return [seating for seating in self.seatings if not seating.over]

    @property
    def done(self) -> int:
        """Return how many inputs were acknowledged so far."""
        return sum(len(player.done) for seating in self.seatings for player in seating.players)

    def on_change(self) -> None:
        self._news.set()

    async def moving(self, inputs: int) -> None:
        """Wait for this number of further acknowledgements."""
        goal = self.done + inputs
        await self.until(lambda: self.done >= goal)

    async def everywhere(self) -> None:
        """Wait until every table has a new entry, including those where a bot is asked."""
        before = {seating: seating.moves for seating in self.present}
        await self.until(lambda: all(table.over or table.moves > moves for table, moves in before.items()))

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(None) as patience:
            while not true():
                patience.reschedule(asyncio.get_running_loop().time() + STUCK)
                self._news.clear()
                await self._news.wait()

    async def check(self, store: Store, seatings: Sequence[Seating]) -> None:
        for seating in seatings:
            await seating.check(store)


async def _post(client: httpx.AsyncClient, path: str, body: Message) -> Message:
    answer = await client.post(path, json=body)
    assert answer.is_success, answer.text
    told: Message = answer.json()
    return told
