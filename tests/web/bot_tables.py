"""A table of any game: one person among bots, some way into it or at its end."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import httpx2 as httpx

import posse
from posse.games import load_package
from server.server_process import Running, make, sit

SEAT = 0
PATIENCE = 120.0
"""Seconds after which bots that are not done never will be."""


class BotTable:
    def __init__(self, server: Running, game: str, name: str = "") -> None:
        self.server = server
        self.game = game
        self.bot = load_package(game).bot_names[-1]
        with server.client() as host:
            seats = min(posse.load(game).fewest + 1, posse.load(game).most)
            self.table, self.host = make(host, game, seats=seats, name=name)
            self.link = sit(server, self.table, SEAT, "Ann")
            self._post(host, "start", {"fill": self.bot}, self.host)

    def go_on(self, choices: int) -> None:
        """So many choices of the person's, as a bot would have made them; then it is their turn again."""
        with self.server.client() as client:
            while choices:
                state = self._asked(client)
                hint = self._post(client, "hint", {"seat": SEAT}, self.link, late=True)
                if "words" in hint:
                    body = {"id": f"on-{state['seq']}", "at": state["seq"], "words": hint["words"]}
                    self._post(client, "moves", body, self.link, late=True)
                    choices -= 1
            self._asked(client)

    def end(self) -> None:
        """The person gets up, a bot stands in, and the bots play to the end."""
        seat = f"/api/tables/{self.table}/seats/{SEAT}"
        with self.server.client() as client:
            answer = client.delete(seat, headers=self._bearer(self.link))
            assert answer.status_code == 200, answer.text
            answer = client.put(f"{seat}/bot", json={"bot": self.bot}, headers=self._bearer(self.host))
            assert answer.status_code == 200, answer.text
            self._until(lambda: self._see(client)["status"] == "over")

    def door(self, seat: int | None = SEAT) -> str:
        return f"/t/{self.table}" if seat is None else f"/t/{self.table}#{self.link}"

    def _asked(self, client: httpx.Client) -> dict[str, Any]:
        """Wait until the person is; what they see then."""
        found: list[dict[str, Any]] = []

        def asked() -> bool:
            path = f"/api/tables/{self.table}/state"
            found[:] = [client.get(path, headers=self._bearer(self.link)).json()]
            return "prompt" in found[0]

        self._until(asked)
        return found[0]

    def _see(self, client: httpx.Client) -> dict[str, Any]:
        found: dict[str, Any] = client.get(f"/api/tables/{self.table}").json()
        return found

    def _post(
        self, client: httpx.Client, path: str, body: object, link: str, late: bool = False
    ) -> dict[str, Any]:
        """`late`: in a window, somebody else may have spoken first."""
        answer = client.post(f"/api/tables/{self.table}/{path}", json=body, headers=self._bearer(link))
        assert answer.status_code == 200 or (late and answer.status_code == 409), answer.text
        found: dict[str, Any] = answer.json()
        return found

    @staticmethod
    def _bearer(link: str) -> dict[str, str]:
        return {"authorization": f"Bearer {link}"}

    @staticmethod
    def _until(condition: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end, "it never came"
            time.sleep(0.02)
