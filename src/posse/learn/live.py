"""An agent of one's own at a live table: over the socket, with the link of its seat.

docs/protocol.md explains the messages; docs/learning.md what an agent is.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from posse.kernel import Action, AnyGame, Illegal, Seat
from posse.learn.seen import Seen

VERSION: Final = 2
PAUSES: Final = (0.2, 1.0, 2.0, 5.0, 10.0)
"""Seconds before each attempt to come back; the last one again and again."""

Message = Mapping[str, Any]


class Agent(Protocol):
    """Whoever chooses: returns the words of an option, or the number of an action in the catalogue."""

    def choose(self, seen: Seen, options: tuple[str, ...], rng: random.Random) -> str | int: ...


Told = Callable[[str, Mapping[str, object]], None]
"""Hears what happens: `sat`, `chose`, `lost`, each with its particulars."""


@dataclass(frozen=True)
class Link:
    """A seat's link, as the page shows it: `http://localhost:4141/t/TABLE#TOKEN`."""

    house: str
    table: str
    token: str

    @property
    def socket(self) -> str:
        return self.house.replace("http", "ws", 1) + "/socket"

    def position(self) -> str:
        """A position that looks to this seat as the present one does."""
        where = f"{self.house}/api/tables/{self.table}/position"
        asked = Request(where, headers={"Authorization": f"Bearer {self.token}"})
        with urlopen(asked, timeout=60) as answer:
            told: str = json.load(answer)["position"]
        return told

    @classmethod
    def read(cls, text: str) -> Link:
        parts = urlsplit(text.strip())
        way = parts.path.rstrip("/").split("/")
        if parts.scheme not in ("http", "https") or len(way) < 3 or way[-2] != "t" or not parts.fragment:
            raise Illegal("bad-link")
        below = "/".join(way[:-2])
        return cls(f"{parts.scheme}://{parts.netloc}{below}", way[-1], parts.fragment)


class Live:
    """One agent in one seat, until the game is over."""

    def __init__(self, link: Link, agent: Agent, rng: random.Random, told: Told | None = None) -> None:
        self._link: Final = link
        self._agent: Final = agent
        self._rng: Final = rng
        self._told: Final = told or (lambda _what, _particulars: None)
        self._seq = 0  # of the last state: after a lost connection we are told what we missed
        self._sat = False
        self.seat: Seat = 0
        self.table: Message = {}

    def play(self) -> tuple[int, ...]:
        """To the end: everybody's place.  A lost connection is taken up again; a refusal is raised."""
        failed = 0
        while True:
            try:
                with connect(self._link.socket, max_size=None) as socket:
                    ranks = self._listen(socket)
                    failed = 0
            except (WebSocketException, OSError):
                if not self._sat:  # a server that was never there will not come back
                    raise
                ranks = None
            if ranks is not None:
                return ranks
            self._told("lost", {})
            time.sleep(PAUSES[min(failed, len(PAUSES) - 1)])
            failed += 1

    def _listen(self, socket: ClientConnection) -> tuple[int, ...] | None:
        """Until the game is over, or the connection is."""
        hello = {"type": "hello", "protocol": VERSION, "table": self._link.table, "token": self._link.token}
        socket.send(json.dumps({**hello, "since": self._seq}))
        for text in socket:
            message: Message = json.loads(text)
            ranks = self._heard(socket, message)
            if ranks is not None:
                return ranks
        return None

    def _heard(self, socket: ClientConnection, message: Message) -> tuple[int, ...] | None:
        match message["type"]:
            case "welcome":
                if message["seat"] is None:
                    raise Illegal("spectator")
                self.seat = message["seat"]
            case "table":
                self.table = message
                if not self._sat:
                    self._sat = True
                    self._told("sat", {"game": message["game"], "role": message["roles"][self.seat]})
            case "state":
                return self._state(socket, message)
            case "refused" if "state" in message:  # things had moved on
                return self._state(socket, message["state"])
            case "refused" if message["reason"] == "too-fast":
                time.sleep(message["details"]["seconds"])
                raise OSError  # come back, and answer the state again: it is the same input
            case "refused":
                raise _refusal(message)
            case "bye" if not message["again"]:
                raise _refusal(message)
        return None

    def _state(self, socket: ClientConnection, state: Message) -> tuple[int, ...] | None:
        self._seq = state["seq"]
        if "ranks" in state:
            return tuple(state["ranks"])
        if "prompt" in state:
            table, ask = self.table, self._link.position
            seen = Seen(table["game"], len(table["seats"]), table["options"], self.seat, state, ask)
            try:
                action = chosen(seen, self._agent.choose(seen, seen.options, self._rng))
            except Illegal as refusal:
                if refusal.reason != "stale":
                    raise
                return None  # things have moved on: the next state is on its way
            # The state's number is the answer's id, so that a repeat is the same input.
            move = {"type": "choose", "id": f"{self._seq}", "at": self._seq, "words": action.words}
            socket.send(json.dumps(move))
            self._told("chose", {"game": seen.game.name, "action": action})
        return None


def chosen(seen: Seen, answer: object) -> Action:
    """The action that an agent means: one of the options, or any of the decision's range."""
    game: AnyGame = seen.game
    if isinstance(answer, str):
        action = game.catalogue.parse(answer)
    else:
        try:
            number = int(answer)  # type: ignore[call-overload]
        except (TypeError, ValueError):
            number = -1
        if not 0 <= number < len(game.catalogue):
            raise Illegal("not-an-action", seat=seen.seat, action=repr(answer)[:80])
        action = game.catalogue.actions[number]
    if action.words not in seen.options and action.kind != seen.range:
        raise Illegal("not-an-option", seat=seen.seat, action=action.words)
    return action


def _refusal(message: Message) -> Illegal:
    details = message.get("details", {})
    return Illegal(
        message["reason"], **{k: tuple(v) if isinstance(v, list) else v for k, v in details.items()}
    )
