"""boardgame.io's server in one process of Node, and a client of its socket.io protocol."""

from __future__ import annotations

import random
import shutil
import signal
import subprocess
import tempfile
import time
from functools import cache
from pathlib import Path
from typing import Any, Final

import orjson

from bench.load.loaded_server import LoadedServer
from bench.load.process import Process, Unserved, free_port
from bench.load.shots import NONE, Shots
from bench.load.table import Table
from bench.load.wire import Api
from bench.peers import HOME

HERE: Final = Path(__file__).resolve().parent / "peer"
PEER: Final = HOME / "boardgame"
_EVENT: Final = b"42/race,"
_HANDS: Final = 8
_KEPT: Final = 32


class TheirTable(Table):
    """A table of boardgame.io.  The client computes the legal moves, because the server sends no options."""

    path = "/socket.io/?EIO=4&transport=websocket"

    def __init__(self, rng: random.Random, match: str, credentials: list[str]) -> None:
        super().__init__(rng, len(credentials))
        self.match: Final = match
        self.gaps = 0
        """The number of states that came twice, late or never."""
        self._credentials: Final = credentials
        self._numbers = [-1] * self.seats
        self._state: dict[str, Any] = {}
        self._wanted = 0

    def greet(self, seat: int) -> None:
        self.sockets[seat].send(b"40/race,")

    def hear(self, seat: int, text: bytes) -> bool:
        if text.startswith(_EVENT):
            kind, *told = orjson.loads(text[len(_EVENT) :])
            if kind == "update":
                self._take(seat, told[1])
                return True
            if kind == "sync":
                self._take(seat, told[1]["state"])
        elif text == b"2":  # a ping of socket.io
            self.sockets[seat].send(b"3")
        elif text.startswith(b"40/race,"):
            self._say(seat, "sync", self.match, str(seat), self._credentials[seat], self.seats)
        return False

    @property
    def moves(self) -> int:
        return max(0, min(self._numbers))

    def asked(self) -> bool:
        return self._numbers.count(self._wanted) == self.seats

    def choose(self) -> tuple[int, bytes]:
        game, context = self._state["G"], self._state["ctx"]
        active = context["activePlayers"]
        seat = next(iter(active)) if active else context["currentPlayer"]
        move, args = self._legal(game["step"])
        payload = {"type": move, "args": args, "playerID": seat, "credentials": self._credentials[int(seat)]}
        action = {"type": "MAKE_MOVE", "payload": payload}
        said = ("update", action, self._wanted, self.match, seat)
        self._wanted += 1
        return int(seat), _EVENT + orjson.dumps(said)

    def settled(self) -> bool:
        return self.asked()

    def _take(self, seat: int, state: dict[str, Any]) -> None:
        number = state["_stateID"]
        if self._numbers[seat] >= 0 and number != self._numbers[seat] + 1:
            self.gaps += 1
        self._numbers[seat] = number
        self._state = state
        self.over = "gameover" in state["ctx"]

    def _legal(self, step: str) -> tuple[str, list[object]]:
        if step == "reroll":
            return step, [int(self.rng.random() * _KEPT)]
        if step == "claim":
            return step, [int(self.rng.random() * _HANDS)]
        if step == "answer":
            return step, [self.rng.random() < 0.5]
        return step, []

    def _say(self, seat: int, *said: object) -> None:
        self.sockets[seat].send(_EVENT + orjson.dumps(said))


class Theirs(LoadedServer):
    """The server as its documentation starts it, in production mode; `kept` selects its flat-file storage."""

    def __init__(self, seats: int, seed: int = 0, kept: bool = False) -> None:
        super().__init__(seats, seed)
        self.title = f"boardgame.io, {'flat files' if kept else 'in memory'}"
        self._place = tempfile.TemporaryDirectory(prefix="posse-bench-")
        self._storage: Final = [self._place.name] if kept else []

    def serve(self) -> tuple[int, Process]:
        if (reason := ensure()) is not None:
            raise Unserved(reason)
        port = free_port()
        try:
            program = node()[0]
        except (OSError, subprocess.SubprocessError) as error:
            raise Unserved(f"node does not run: {error}") from None
        command = [program, "--expose-gc", str(HERE / "server.cjs"), str(port), *self._storage]
        return port, Process(
            command, port, {"NODE_ENV": "production", "NODE_PATH": str(PEER / "node_modules")}
        )

    def table(self, api: Api) -> TheirTable:
        match = str(api.post("/games/race/create", {"numPlayers": self.seats})["matchID"])
        credentials = []
        for seat in range(self.seats):
            joined = api.post(
                f"/games/race/{match}/join", {"playerID": str(seat), "playerName": f"rider {seat}"}
            )
            credentials.append(str(joined["playerCredentials"]))
        return TheirTable(self.rng, match, credentials)

    def weight(self) -> int:
        """Return its memory after a garbage collection, so that garbage does not count."""
        self.process.signal(signal.SIGUSR2)
        time.sleep(1)
        return super().weight()

    def shots(self) -> Shots:
        return NONE  # its race has no physics

    def close(self) -> None:
        super().close()
        self._place.cleanup()


@cache
def node() -> tuple[str, str]:
    """Return the program itself and its version: what is found by name may be only a launcher."""
    told = subprocess.run(
        ["node", "-p", "process.execPath + '\\n' + process.version"],
        capture_output=True,
        text=True,
        check=True,
    )
    path, version = told.stdout.split("\n")[:2]
    return path, version


def pins() -> str:
    return (HERE / "package.json").read_text(encoding="utf-8")


def ensure() -> str | None:
    """Install the peer if it is missing; return the reason if that fails, else None."""
    stamp = PEER / "posse-bench.txt"  # written last: an incomplete installation has none
    if shutil.which("node") is None or (npm := shutil.which("npm")) is None:
        return "node and npm were not found"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == pins():
        return None
    shutil.rmtree(PEER, ignore_errors=True)
    PEER.mkdir(parents=True)
    shutil.copyfile(HERE / "package.json", PEER / "package.json")
    command = [npm, "install", "--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts"]
    done = subprocess.run(command, cwd=PEER, capture_output=True, text=True, check=False)
    if done.returncode:
        told = [line for line in done.stderr.splitlines() if line.startswith("npm error")]
        return f"npm failed: {told[0][:200] if told else f'exit code {done.returncode}'}"
    stamp.write_text(pins(), encoding="utf-8")
    return None
