"""Our server, one process with its database on disk, and its tables of one game."""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import orjson

from bench.load import shots
from bench.load.loaded_server import LoadedServer
from bench.load.process import Process, free_port
from bench.load.shots import Shots
from bench.load.table import Table
from bench.load.wire import Api
from posse.kernel import Setting

Options = list[dict[str, Any]]

_known_sets: Final[dict[str, Options]] = {}
"""Option sets by their digest.  Thousands of sockets receive the same ones, so they share the objects."""


class OurTable(Table):
    """A table of ours.  A seat that is asked plays a random one of its options.

    Views and their patches are not looked at: the client needs the numbers of the states and the options.
    """

    path = "/socket"

    def __init__(self, rng: random.Random, id: str, tokens: list[str]) -> None:
        super().__init__(rng, len(tokens))
        self.id: Final = id
        self.acknowledged: Final[list[tuple[str, int, str]]] = []
        """The id, the seat and the words of every move that the server acknowledged."""
        self._tokens: Final = tokens
        self._seq = [-1] * self.seats
        self._sets: Final[list[dict[str, Options]]] = [{} for _ in tokens]
        """The option sets that each socket was sent, by their digest."""
        self._options: Final[list[Options]] = [[] for _ in tokens]
        self._sending = ("", 0, "")
        self._answered = True

    def greet(self, seat: int) -> None:
        hello = {"type": "hello", "protocol": 2, "table": self.id, "token": self._tokens[seat], "since": 0}
        self.sockets[seat].send(orjson.dumps(hello))

    def hear(self, seat: int, text: bytes) -> bool:
        told = orjson.loads(text)
        kind = told["type"]
        if kind == "state":
            self._take(seat, told)
            return True
        if kind == "ok":
            self.acknowledged.append(self._sending)
            self._answered = True
        elif kind == "refused":
            self.refusals[told["reason"]] += 1
            self._answered = True
            if "state" in told:
                self._take(seat, told["state"])
        return False

    def _take(self, seat: int, state: dict[str, Any]) -> None:
        self._seq[seat] = state["seq"]
        named = state.get("options")
        if named is None:
            self._options[seat] = []
        else:
            self._options[seat] = self._named(seat, named)
        self.over = self.over or "ranks" in state

    def _named(self, seat: int, named: dict[str, Any]) -> Options:
        digest, sets = named["set"], self._sets[seat]
        if "list" in named:
            sets[digest] = _known_sets.setdefault(digest, named["list"])
        return sets[digest]  # a set that this socket was never sent is an error

    @property
    def moves(self) -> int:
        return len(self.acknowledged)

    def asked(self) -> bool:
        return any(self._options)

    def choose(self) -> tuple[int, bytes]:
        asked = [seat for seat in range(self.seats) if self._options[seat]]
        seat = asked[int(self.rng.random() * len(asked))]
        options = self._options[seat]
        words = options[int(self.rng.random() * len(options))]["words"]
        self._sending = (f"{self.id}-{self.sent}", seat, words)
        self._answered = False
        said = {"type": "choose", "id": self._sending[0], "at": self._seq[seat], "words": words}
        return seat, orjson.dumps(said)

    def settled(self) -> bool:
        return self._answered and (self.over or self.asked())


class Ours(LoadedServer):
    """`posse serve` with its defaults, but without the rate limit."""

    title = "Posse"

    def __init__(
        self, game: str, seats: int, seed: int = 0, options: Mapping[str, Setting] | None = None
    ) -> None:
        super().__init__(seats, seed)
        self.game: Final = game
        self._settings: Final = dict(options or {})
        self._place = tempfile.TemporaryDirectory(prefix="posse-bench-")
        self.database: Final = Path(self._place.name) / "bench.db"

    def serve(self) -> tuple[int, Process]:
        port = free_port()
        posse = Path(sys.executable).with_name("posse")
        command = [str(posse), "serve", "--port", str(port), "--database", str(self.database), "--rate", "0"]
        return port, Process(command, port, {"POSSE_HOME": self._place.name})

    def table(self, api: Api) -> OurTable:
        wanted = {"game": self.game, "seats": self.seats, "options": self._settings, "open": False}
        made = api.post("/api/tables", wanted)
        id = str(made["table"])
        tokens = []
        for seat in range(self.seats):
            taken = api.post(f"/api/tables/{id}/seats/{seat}", {"name": f"rider {seat}"})
            tokens.append(str(taken["token"]))
        api.post(f"/api/tables/{id}/start", {}, str(made["host"]))
        return OurTable(self.rng, id, tokens)

    def shots(self) -> Shots | None:
        return shots.told(self.port)

    def close(self) -> None:
        super().close()
        self._place.cleanup()
