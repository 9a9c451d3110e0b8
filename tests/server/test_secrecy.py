"""The secrecy law against the real server, through real sockets.

A game is played at one house and its twin (`server.twins`) at the other; one audience is watched.  Whatever
it does, and however the others' answers came about, it must receive the same bytes from both.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from anyio.from_thread import BlockingPortal, start_blocking_portal

import posse
from laws.subjects import SUBJECTS, setups
from posse.kernel import Decision, Seat
from posse.server import draft
from posse.server.clocks import Timing
from posse.server.live import LiveTable
from posse.server.play import Play
from posse.server.roster import Chair
from server.town import HOUR, THOUGHT, Side, Town, open_town
from server.twins import Beat, Twins, twins

GUARD = 120
"""Seconds after which a table that hangs is given up."""
MARGIN = HOUR
"""The house's timers run by the true time, of which this much will not pass: so nobody's time runs out but
when the clock is moved to that very moment."""
CLOCKS: tuple[dict[str, int], ...] = (
    {},
    {"turn": 300_000, "bank": 400_000, "window": 500_000},
    {"turn": 200_000, "bank": 0, "window": 0},
)


class Told(AssertionError):
    """The watched audience received something else here than there."""


@dataclass
class Evening:
    """A game and its twin, in lockstep."""

    town: Town
    twins: Twins
    rng: random.Random
    clock: dict[str, int]
    messages: int = 0
    counted: dict[str, int] = field(default_factory=dict)

    async def spend(self) -> None:
        try:
            async with asyncio.timeout(GUARD):
                await self._begin()
                for beat in self.twins.beats:
                    await self._beat(beat)
                await self._farewell()
        finally:
            for side in self.town.sides:
                await side.leave()

    async def _begin(self) -> None:
        watched = self.twins.watched
        self.town.next_table(self.twins.chance)
        for side in self.town.sides:
            host = await side.make(self.twins.game, self.twins.seats, self.twins.options, self.clock)
            for seat in (watched, *[s for s in range(self.twins.seats) if s != watched]):
                await side.come(seat)
            path = f"/tables/{side.table.id}/start"
            await side.request("POST", path, {"authorization": f"Bearer {host}"}, {})
        await self._agree()

    async def _farewell(self) -> None:
        """After the last beat; a game that is over is told alike too, if nothing but secrets differ."""
        over = all(side.play.status == "over" for side in self.town.sides)
        for _ in range(3):
            await self._probe()
        if over and self.twins.record_too:
            for matter in ("record", "reveal"):
                await self._request("GET", f"/tables/{{table}}/{matter}")

    # -- one beat

    async def _beat(self, beat: Beat) -> None:
        clock, rng = self.town.clock, self.rng
        starts = [len(side.play.inputs) for side in self.town.sides]
        ways = Ways(self, beat)
        quiet_until = max(clock.now, ways.due - MARGIN if ways.timed_out else ways.due)
        errands: list[tuple[int, float, Callable[[], Awaitable[None]]]] = []

        def later(at: int, errand: Callable[[], Awaitable[None]]) -> None:
            errands.append((at, rng.random(), errand))

        for number, side in enumerate(self.town.sides):
            for words in beat.quiet[number]:
                if ways.order == (number, words):
                    later(
                        ways.order_due, lambda side=side, words=words, n=number: side.played(words, starts[n])
                    )  # type: ignore[misc]
                else:
                    later(
                        rng.randint(clock.now, quiet_until),
                        lambda side=side, words=words: self._hand(side, words),
                    )  # type: ignore[misc]
        if ways.order is not None:
            number, words = ways.order
            later(
                rng.randint(clock.now, max(clock.now, ways.order_due - 1)),
                lambda: self._orders(number, words, [ways.told]),
            )
        busy = any(beat.quiet) or beat.loud is None
        for _ in range(rng.randint(1, 3) if busy else rng.random() < 0.15):
            later(rng.randint(clock.now, quiet_until), self._probe)
        for at, _, errand in sorted(errands, key=lambda errand: errand[:2]):
            clock.now = at
            await errand()
        clock.now = ways.due
        if beat.loud is not None:
            await self._loud(beat.loud, ways, starts)
        if ways.order is not None:
            await self._orders(*ways.order, [])
        await self._agree()

    async def _loud(self, loud: tuple[str, str], ways: Ways, starts: list[int]) -> None:
        if _seat(loud[0]) == self.twins.watched:
            await self._agree(self._choose(loud[0]))
            for side, start in zip(self.town.sides, starts, strict=True):
                assert loud[0] in side.play.inputs[start:]
            return
        for number, (side, words) in enumerate(zip(self.town.sides, loud, strict=True)):
            if (number, words) in (ways.order, ways.timed_out):
                await side.played(words, starts[number])
            else:
                await self._hand(side, words)

    async def _hand(self, side: Side, words: str) -> None:
        """Somebody answers in person, by socket or by request."""
        seat, answer = _seat(words), words.partition(" ")[2]
        move = {"at": side.play.counts[seat], "words": answer}
        if self.rng.random() < 0.9:
            await side.do(seat, type="choose", **move)
            return
        token = {"authorization": f"Bearer {side.tokens[seat]}"}
        body = {"id": f"r{side.play.seq}", **move}
        moved = await side.request("POST", f"/tables/{side.table.id}/moves", token, body)
        assert moved.status_code == 200, moved.text

    async def _orders(self, number: int, words: str, orders: list[str]) -> None:
        await self.town.sides[number].do(_seat(words), type="orders", orders=orders)

    def _choose(self, words: str, at: int | None = None) -> dict[str, object]:
        side = self.town.sides[0]
        seq = side.play.counts[side.audience(self.twins.watched)] if at is None else at
        return {"type": "choose", "id": self._id(), "at": seq, "words": words.partition(" ")[2]}

    def _id(self) -> str:
        self.messages += 1
        return f"m{self.messages}"

    # -- what the watched audience may try

    async def _agree(self, *messages: object) -> None:
        """Both sides send the watched audience the same."""
        said = [message if isinstance(message, str) else json.dumps(message) for message in messages]
        here, there = [await side.lines[self.twins.watched].told(*said) for side in self.town.sides]
        if here != there:
            pairs = [(a, b) for a, b in zip(here, there, strict=False) if a != b]
            raise Told(f"{len(here)} and {len(there)} frames after {said}: {pairs[:1] or (here, there)}")

    async def _probe(self) -> None:
        await self.rng.choice((self._come_back, self._come_back, self._pester, self._pester, self._ask))()

    async def _come_back(self) -> None:
        side = self.town.sides[0]
        seq = side.play.counts[side.audience(self.twins.watched)]
        since = self.rng.choice((None, 0, seq, self.rng.randint(0, seq + 2)))
        for side in self.town.sides:
            await side.come(self.twins.watched, since)
        await self._agree()

    async def _pester(self) -> None:
        """Words that are refused, or that change nothing in the game."""
        watched, rng, play = self.twins.watched, self.rng, self.town.sides[0].play
        assert play.state is not None
        seq = play.counts[self.town.sides[0].audience(watched)]
        ask, action = play.state.ask(), rng.choice(play.game.catalogue.actions)
        offered = watched is not None and isinstance(ask, Decision) and ask.offers(watched, action)
        at = seq + rng.choice((-1, 1)) if offered or rng.random() < 0.3 else seq
        asked = isinstance(ask, Decision) and watched in ask.options
        order = str(rng.choice(play.game.orders.actions))
        id = {"id": self._id()}
        tries: list[object] = [
            self._choose(f"0 {action}", max(at, 0)),
            self._choose(f"0 {action}", max(at, 0)),
            self._choose("0 dance"),
            {"type": "say", **id, "text": rng.choice(("Howdy", "", "Your turn?"))},
            {"type": "orders", **id, "orders": ["dance"]},
            {"type": "back", **id},
            {"type": "hello", "protocol": 1, "table": "elsewhere"},
            "{",
        ]
        if self.messages > 2:
            tries.append({**self._choose(f"0 {action}", seq + 1), "id": f"m{rng.randint(1, self.messages)}"})
        if not asked:
            tries.append({"type": "orders", **id, "orders": rng.choice(([], [order]))})
        if not play.undoable(self.town.sides[0].audience(watched)):
            tries.append({"type": "undo", **id, "at": max(at, 0)})
        await self._agree(rng.choice(tries))

    async def _ask(self) -> None:
        """The same by plain requests."""
        side, rng = self.town.sides[0], self.rng
        since = rng.choice(("", f"?since={rng.randint(0, side.play.counts[0] + 1)}"))
        other = rng.choice([seat for seat in range(self.twins.seats) if seat != self.twins.watched])
        paths = [f"state{since}", "", f"seats/{other}/orders", f"seats/{other}/link"]
        if not (side.play.status == "over"):
            paths += ["record", "reveal"]
        path = rng.choice(
            [*[f"/tables/{{table}}/{path}".rstrip("/") for path in paths], "/tables?status=playing", "/mine"]
        )
        await self._request("GET", path)

    async def _request(self, method: str, path: str) -> None:
        watched, cookie = self.twins.watched, self.rng.random() < 0.5
        answers = []
        for side in self.town.sides:
            headers: dict[str, str] = {}
            if watched is not None and cookie:
                headers = {"cookie": side.cookies[watched]}
            elif watched is not None:
                headers = {"authorization": f"Bearer {side.tokens[watched]}"}
            answer = await side.request(method, path.format(table=side.table.id), headers)
            shown = {name: v for name, v in answer.headers.items() if name not in ("date", "set-cookie")}
            answers.append((answer.status_code, shown, answer.content))
        if answers[0] != answers[1]:
            raise Told(f"{path}: {answers}")


class Ways:
    """How and when the inputs of a beat come about: most by hand, some by an order or by the clock."""

    def __init__(self, evening: Evening, beat: Beat) -> None:
        self._evening, self._beat = evening, beat
        self._sides, rng = evening.town.sides, evening.rng
        self._now = evening.town.clock.now
        self.order: tuple[int, str] | None = None
        """On which side whose answer was left in advance."""
        self.told = ""
        self.order_due = 0
        self.timed_out: tuple[int, str] | None = None
        limit = self._limit()
        self.due = min(limit, self._now + rng.choice((0, rng.randrange(3_000), rng.randrange(40 * HOUR))))
        number = rng.randrange(2)
        if rng.random() < 0.3:
            self._leave_orders(number, limit)
        elif rng.random() < 0.3:
            self._time_out(number)

    def _limit(self) -> int:
        """Nobody's time runs out before this."""
        deadlines = [side.play.timing.deadline(seat) for side in self._sides for seat in side.play.asked]
        return min([at - MARGIN for at in deadlines if at is not None], default=self._now + 100 * HOUR)

    def _leave_orders(self, number: int, limit: int) -> None:
        """Somebody's answer, on one side only, comes from an order."""
        side, loud = self._sides[number], self._beat.loud
        others = [*self._beat.quiet[number], *([loud[number]] if loud else [])]
        others = [words for words in others if _seat(words) != self._evening.twins.watched]
        if not others:
            return
        words = self._evening.rng.choice(others)
        seat = _seat(words)
        due = side.play.timing.since[seat] + THOUGHT
        brief = side.play.briefs()[seat]
        assert brief.prompt is not None
        found = [
            str(order)
            for order in side.play.game.orders
            if str(order.obeyed(brief.view, brief.prompt, brief.options)) == words.partition(" ")[2]
        ]
        if found and self._now <= due <= limit:
            self.order, self.order_due, self.told = (number, words), due, self._evening.rng.choice(found)
            self.due = due if loud and words == loud[number] else max(self.due, due)

    def _time_out(self, number: int) -> None:
        """On one side the clock plays what on the other is played at the very last moment."""
        loud = self._beat.loud
        if loud is None or _seat(loud[number]) == self._evening.twins.watched:
            return
        for side, quiet, words in zip(self._sides, self._beat.quiet, loud, strict=True):
            if set(side.play.asked) - {_seat(other) for other in quiet} != {_seat(words)}:
                return
        play, seat = self._sides[number].play, _seat(loud[number])
        deadline = play.timing.deadline(seat)
        default = f"{seat} {play.briefs()[seat].options[0]}"
        if deadline is not None and loud[number] == default and not play.roster.chairs[seat].missed:
            self.timed_out, self.due = (number, default), deadline


def _seat(words: str) -> Seat:
    return int(words.split()[0])


# --- the law ---


@dataclass(frozen=True)
class Stage:
    """Where evenings are spent, in a thread with a loop of its own."""

    portal: BlockingPortal
    town: Town

    def spend(self, evenings: Iterable[tuple[str, int, Any, Seat | None, int]]) -> None:
        for game, seats, options, watched, seed in evenings:
            evening = Evening(
                self.town,
                twins(game, seats, options, watched, seed),
                random.Random(seed),
                dict(CLOCKS[seed % len(CLOCKS)]),
            )
            self.portal.call(evening.spend)


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    directory = tmp_path_factory.mktemp("town")
    with (
        start_blocking_portal(backend_options={"use_uvloop": True}) as portal,
        portal.wrap_async_context_manager(open_town(directory)) as town,
    ):
        yield Stage(portal, town)


def everybody(game: str, seed: int, *which: int) -> Iterator[tuple[str, int, Any, Seat | None, int]]:
    """Every audience of some of the tables that the laws run with."""
    tables = list(setups(SUBJECTS[game]()))
    for number in which or range(len(tables)):
        seats, options = tables[number]
        for watched in (*range(seats), None):
            seed += 1
            yield game, seats, options, watched, seed


@pytest.mark.parametrize("game", posse.games())
def test_twins_look_alike_to_everybody(stage: Stage, game: str) -> None:
    stage.spend(everybody(game, 100, 0))
