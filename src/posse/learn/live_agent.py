"""Your own agent at a live table: over the socket, with the link of its seat.

docs/protocol.md explains the messages; docs/learning.md what an agent is.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, Protocol
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from posse.kernel import Action, AnyGame, Event, Illegal, Range, Seat, View, load
from posse.learn.layout import layout
from posse.learn.text_environment import GameText, draw_table
from posse.table.moment import StateReader
from posse.words import words

if TYPE_CHECKING:
    from posse.learn.spaces import Observation

VERSION: Final = 2
PAUSES: Final = (0.2, 1.0, 2.0, 5.0, 10.0)
"""Seconds before each attempt to reconnect; the last one is repeated."""

Message = Mapping[str, Any]


class Agent(Protocol):
    """Chooses for a seat: returns the words of an option, or the number of an action in the catalogue."""

    def choose(self, decision: LiveDecision, options: tuple[str, ...], rng: random.Random) -> str | int: ...


Listener = Callable[[str, Mapping[str, object]], None]
"""Called when something happens: `sat`, `chose` or `lost`, each with its details."""


class LiveDecision:
    """A decision that a seat is asked for: what it sees, the events since the last one, and its options."""

    def __init__(
        self,
        game: str,
        seats: int,
        settings: Mapping[str, Any],
        seat: Seat,
        state: Mapping[str, Any],
        position: Callable[[], str],
    ) -> None:
        self.game: Final = load(game)
        self.seats: Final = seats
        self.settings: Final = settings
        """The table's options."""
        self.seat: Final = seat
        self.view: Final[dict[str, Any]] = state["view"]
        """The view as JSON: the same as `view.plain()`."""
        self.prompt: Final[str] = state["prompt"]
        self.options: Final = tuple([option["words"] for option in state["options"]])
        self.range: Final[str | None] = state["range"]["kind"] if "range" in state else None
        """The kind of action that may be chosen beyond the options."""
        self.events: Final = tuple([_event(data) for data in state["events"]])
        """The events that the seat heard since the last state."""
        self._seq: Final[int] = state["seq"]
        self._position: Final = position

    @cached_property
    def observation(self) -> Observation:
        """The same observation as in the PettingZoo and Gymnasium environments; needs the extra `learn`."""
        from posse.learn.spaces import Observation, mask, numbers

        catalogue = self.game.catalogue
        options = tuple([catalogue.parse(option) for option in self.options])
        where = layout(self.game.name, self.seats, self.settings)
        return Observation(observation=numbers(where, self.view), action_mask=mask(catalogue, options))

    @cached_property
    def view_object(self) -> View:
        """The view as Posse's bots and searches take it.  The server is asked for a position imagined from
        this seat's view alone; `Illegal("stale")` if the game has moved on meanwhile."""
        view: View = self.game.view(self.game.load(self._position()), self.seat)
        if json.loads(json.dumps(view.plain())) != self.view:
            raise Illegal("stale", at=self._seq)
        return view

    def text(self, language: str = "en") -> str:
        """Return the same text as `posse.learn.text` shows."""
        text = GameText(self.game, words(language), self.seats)
        options = tuple([self.game.catalogue.parse(option) for option in self.options])
        wide: Range | None = next((r for r in self.game.catalogue.ranges if r.kind == self.range), None)
        drawn = draw_table(self.game, self.view_object, words(language))
        return text.all(self.seat, self.events, drawn, self.prompt, options, wide)


def _event(data: Mapping[str, Any]) -> Event:
    args = {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in data.items()
        if name not in ("event", "trail")  # the path of a shot is only drawn
    }
    return Event(data["event"], args)


@dataclass(frozen=True)
class SeatLink:
    """A seat's link, as the page shows it: `http://localhost:4141/t/TABLE#TOKEN`."""

    server: str
    table: str
    token: str

    @property
    def socket(self) -> str:
        return self.server.replace("http", "ws", 1) + "/socket"

    def position(self) -> str:
        """Ask the server for a position that this seat cannot tell from the present one."""
        where = f"{self.server}/api/tables/{self.table}/position"
        asked = Request(where, headers={"Authorization": f"Bearer {self.token}"})
        with urlopen(asked, timeout=60) as answer:
            position: str = json.load(answer)["position"]
        return position

    @classmethod
    def read(cls, text: str) -> SeatLink:
        parts = urlsplit(text.strip())
        way = parts.path.rstrip("/").split("/")
        if parts.scheme not in ("http", "https") or len(way) < 3 or way[-2] != "t" or not parts.fragment:
            raise Illegal("bad-link")
        below = "/".join(way[:-2])
        return cls(f"{parts.scheme}://{parts.netloc}{below}", way[-1], parts.fragment)


class LiveAgent:
    """One agent in one seat, until the game is over."""

    def __init__(
        self, link: SeatLink, agent: Agent, rng: random.Random, listener: Listener | None = None
    ) -> None:
        self._link: Final = link
        self._agent: Final = agent
        self._rng: Final = rng
        self._listener: Final = listener or (lambda _what, _details: None)
        self._seq = 0  # of the last state: after a reconnection the server sends what was missed
        self._sat = False
        self._reader = StateReader()
        self.seat: Seat = 0
        self.table: Message = {}

    def play(self) -> tuple[int, ...]:
        """Play to the end and return the rank of each seat.

        Reconnects when the connection is lost; a refusal is raised.
        """
        failed = 0
        while True:
            try:
                with connect(self._link.socket, max_size=None) as socket:
                    ranks = self._listen(socket)
                    failed = 0
            except (WebSocketException, OSError):
                if not self._sat:  # a server that never answered will not come back
                    raise
                ranks = None
            if ranks is not None:
                return ranks
            self._listener("lost", {})
            time.sleep(PAUSES[min(failed, len(PAUSES) - 1)])
            failed += 1

    def _listen(self, socket: ClientConnection) -> tuple[int, ...] | None:
        """Answer until the game is over and return the ranks; None when the connection is lost."""
        hello = {"type": "hello", "protocol": VERSION, "table": self._link.table, "token": self._link.token}
        socket.send(json.dumps({**hello, "since": self._seq}))
        self._reader = StateReader()
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
                    self._listener("sat", {"game": message["game"], "role": message["roles"][self.seat]})
            case "state":
                return self._state(socket, message)
            case "refused" if "state" in message:  # the game had moved on
                return self._state(socket, message["state"])
            case "refused" if message["reason"] == "too-fast":
                time.sleep(message["details"]["seconds"])
                raise OSError  # reconnect, and answer the same state again
            case "refused":
                raise _refusal(message)
            case "bye" if not message["again"]:
                raise _refusal(message)
        return None

    def _state(self, socket: ClientConnection, message: Message) -> tuple[int, ...] | None:
        state = self._reader.read(message)
        self._seq = state["seq"]
        if "ranks" in state:
            return tuple(state["ranks"])
        if "prompt" in state:
            table, ask = self.table, self._link.position
            decision = LiveDecision(
                table["game"], len(table["seats"]), table["options"], self.seat, state, ask
            )
            try:
                answer = self._agent.choose(decision, decision.options, self._rng)
                action = chosen_action(decision, answer)
            except Illegal as refusal:
                if refusal.reason != "stale":
                    raise
                return None  # the game has moved on: the next state is on its way
            # The state's number is the answer's id: sent twice, it counts once.
            move = {"type": "choose", "id": f"{self._seq}", "at": self._seq, "words": action.words}
            socket.send(json.dumps(move))
            roles = self.table["roles"]
            self._listener("chose", {"game": decision.game.name, "roles": roles, "action": action})
        return None


def chosen_action(decision: LiveDecision, answer: object) -> Action:
    """Return the action that an agent's answer means: one of the options, or any in the decision's range."""
    game: AnyGame = decision.game
    if isinstance(answer, str):
        action = game.catalogue.parse(answer)
    else:
        try:
            number = int(answer)  # type: ignore[call-overload]
        except (TypeError, ValueError):
            number = -1
        if not 0 <= number < len(game.catalogue):
            raise Illegal("not-an-action", seat=decision.seat, action=repr(answer)[:80])
        action = game.catalogue.actions[number]
    if action.words not in decision.options and action.kind != decision.range:
        raise Illegal("not-an-option", seat=decision.seat, action=action.words)
    return action


def _refusal(message: Message) -> Illegal:
    details = message.get("details", {})
    return Illegal(
        message["reason"], **{k: tuple(v) if isinstance(v, list) else v for k, v in details.items()}
    )
