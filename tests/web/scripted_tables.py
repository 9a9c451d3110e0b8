"""Tables brought to a certain moment: moves thought out beforehand, and put over the plain requests."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import posse
from posse.games import load_package
from posse.kernel import Decision
from server.server_process import Running, make, sit

GAME = "stage-coach"
COACH, RIDERS = 0, 1
PEOPLE = ("Ann", "Bill")


@dataclass(frozen=True)
class Step:
    """What a seat was asked, and answered."""

    seat: int
    prompt: str
    words: str


@cache
def script(ground: str = "overland", seed: int = 1) -> tuple[Step, ...]:
    """A whole game of Stage Coach in which nobody fights: with no die in it, it can be told twice."""
    game = posse.load(GAME)
    state = game.setup(2, {"map": ground})
    rng = random.Random(seed)
    sitters = [load_package(GAME).make_bot("greedy", seat, rng) for seat in (COACH, RIDERS)]
    steps, met = [], False
    while isinstance(ask := state.ask(), Decision):
        seat = ask.seats[0]
        options = ask.options[seat]
        met = met or ask.prompt == "contact"
        if ask.prompt == "contact" or (met and seat == RIDERS):
            action = ask.default(seat)  # hold; and the riders rest, so that the game comes to an end
        else:
            action = sitters[seat].choose(game.view(state, seat), ask.prompt, tuple(options))
        steps.append(Step(seat, ask.prompt, str(action)))
        state.choose(seat, action)
    return tuple(steps)


def before(steps: Sequence[Step], prompt: str, after: int = 0) -> int:
    """How many steps lead to a question of this kind, from this step on."""
    return next(at for at, step in enumerate(steps) if at >= after and step.prompt == prompt)


class ScriptedTable:
    """A table with two people, or one and a bot; the test plays for them until somebody takes a seat."""

    def __init__(self, server: Running, name: str = "", people: int = 2, **options: object) -> None:
        self.server = server
        with server.client() as host:
            self.table, self.host = make(host, GAME, name=name, options=options, absent="greedy")
            self.links = [sit(server, self.table, seat, who) for seat, who in enumerate(PEOPLE[:people])]
            bearer = {"authorization": f"Bearer {self.host}"}
            answer = host.post(f"/api/tables/{self.table}/start", json={"fill": "greedy"}, headers=bearer)
            assert answer.status_code == 200, answer.text

    def put(self, steps: Sequence[Step]) -> None:
        with self.server.client() as client:
            for step in steps:
                bearer = {"authorization": f"Bearer {self.links[step.seat]}"}
                path = f"/api/tables/{self.table}"
                at = client.get(f"{path}/state", headers=bearer).json()["seq"]
                body = {"id": f"put-{at}", "at": at, "words": step.words}
                answer = client.post(f"{path}/moves", json=body, headers=bearer)
                assert answer.status_code == 200, (step, answer.text)

    def say(self, seat: int, text: str) -> None:
        with self.server.client() as client:
            bearer = {"authorization": f"Bearer {self.links[seat]}"}
            answer = client.post(f"/api/tables/{self.table}/talk", json={"text": text}, headers=bearer)
            assert answer.status_code == 204, answer.text

    def door(self, seat: int | None) -> str:
        """The path that leads to this seat, or to the spectators' bench."""
        return f"/t/{self.table}" if seat is None else f"/t/{self.table}#{self.links[seat]}"
