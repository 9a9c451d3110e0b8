"""A game and its twin, played in lockstep on two servers, and what a watched audience may try meanwhile."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from posse.kernel import Decision
from server.secrecy_pairs import Beat, Twins, seat_of
from server.two_servers import HOUR, THOUGHT, Side, TwoServers

GUARD: Final = 120
"""Seconds after which a table that hangs counts as failed."""
MARGIN: Final = HOUR
"""The server's timers use the real time, of which less than this will pass.  So no seat runs out of time
before the test moves the clock to that moment."""

Errand = Callable[[], Awaitable[None]]


class Told(AssertionError):  # noqa: N818 - it names what happened
    """The watched audience received something different from the two servers."""


@dataclass
class WholeGame:
    """A game and its twin, in lockstep."""

    servers: TwoServers
    twins: Twins
    rng: random.Random
    clock: Mapping[str, int]
    messages: int = 0

    async def play(self) -> None:
        try:
            async with asyncio.timeout(GUARD):
                await self._begin()
                for beat in self.twins.beats:
                    await self._beat(beat)
                await self._farewell()
        finally:
            for side in self.servers.sides:
                await side.leave()

    async def _begin(self) -> None:
        watched = self.twins.watched
        self.servers.next_table(self.twins.chance)
        for side in self.servers.sides:
            host = await side.make(self.twins.game, self.twins.seats, self.twins.options, self.clock)
            for seat in (watched, *[s for s in range(self.twins.seats) if s != watched]):
                await side.come(seat)
            await side.request("POST", f"{side.path}/start", {"authorization": f"Bearer {host}"}, {})
        await self._agree()

    async def _farewell(self) -> None:
        """Check that both finished games look the same, if they differ only in what stays secret."""
        for _ in range(3):
            await self._probe()
        if self.twins.record_too and all(side.play.status == "over" for side in self.servers.sides):
            for matter in ("record", "reveal"):
                await self._request(f"/tables/{{table}}/{matter}")

    # -- one beat

    async def _beat(self, beat: Beat) -> None:
        clock, rng = self.servers.clock, self.rng
        await self._step_out(beat)
        ways = Ways(self, beat)
        starts = [side.play.played for side in self.servers.sides]
        errands = [*self._quiet(beat, ways, starts)]
        busy = any(beat.quiet) or beat.loud is None
        for _ in range(rng.randint(1, 3) if busy else rng.random() < 0.15):
            errands.append((rng.randint(clock.now, ways.calm), self._probe))
        for at, background_task in sorted(errands, key=lambda background_task: background_task[0]):
            clock.now = at
            await background_task()
        clock.now = ways.due
        if beat.loud is not None:
            await self._loud(beat.loud, ways, starts)
        if ways.order is not None:
            await self._orders(*ways.order, [])
        await self._agree()

    async def _step_out(self, beat: Beat) -> None:
        """Let a seat leave, which everybody sees, before it answers in a window, which nobody may see."""
        quiet = [{seat_of(words) for words in answers} for answers in beat.quiet]
        if (both := sorted(quiet[0] & quiet[1])) and self.rng.random() < 0.5:
            seat = self.rng.choice(both)
            for side in self.servers.sides:
                await side.request("DELETE", f"{side.path}/seats/{seat}", side.link(seat))
            await self._agree()

    def _quiet(self, beat: Beat, ways: Ways, starts: list[int]) -> Iterator[tuple[int, Errand]]:
        """Yield what the watched audience must not notice, each with its time, in the order of each side."""
        now = self.servers.clock.now
        for number, side in enumerate(self.servers.sides):
            times = sorted([self.rng.randint(now, ways.calm) for _ in beat.quiet[number]])
            for at, words in zip(times, beat.quiet[number], strict=True):
                if ways.order == (number, words):
                    yield ways.order_due, partial(side.played, words, starts[number])
                else:
                    yield at, partial(self._hand, side, words)
        if ways.order is not None:
            yield self.rng.randint(now, ways.order_due), partial(self._orders, *ways.order, [ways.told])

    async def _loud(self, loud: tuple[str, str], ways: Ways, starts: list[int]) -> None:
        if seat_of(loud[0]) == self.twins.watched:
            await self._agree(self._choose(loud[0]))
            for side, start in zip(self.servers.sides, starts, strict=True):
                assert loud[0] in (await side.table.history()).inputs[start:]
            return
        for number, (side, words) in enumerate(zip(self.servers.sides, loud, strict=True)):
            if (number, words) in (ways.order, ways.timed_out):
                await side.played(words, starts[number])
            else:
                await self._hand(side, words)

    async def _hand(self, side: Side, words: str) -> None:
        """Let a player answer, by socket or by request."""
        seat, answer = seat_of(words), words.partition(" ")[2]
        move = {"at": side.play.counts[seat], "words": answer}
        if self.rng.random() < 0.9:
            await side.do(seat, type="choose", **move)
            return
        body = {"id": f"r{side.play.seq}", **move}
        moved = await side.request("POST", f"{side.path}/moves", side.link(seat), body)
        assert moved.status_code == 200, moved.text

    async def _orders(self, number: int, words: str, orders: list[str]) -> None:
        await self.servers.sides[number].do(seat_of(words), type="orders", orders=orders)

    # -- what the watched audience may try

    async def _agree(self, *messages: object) -> None:
        """Send this on both sides, and check that both send the same frames."""
        said = [message if isinstance(message, str) else json.dumps(message) for message in messages]
        here, there = [await side.lines[self.twins.watched].told(*said) for side in self.servers.sides]
        if here != there:
            pairs = [(a, b) for a, b in zip(here, there, strict=False) if a != b]
            raise Told(f"{len(here)} and {len(there)} frames after {said}: {pairs[:1] or (here, there)}")

    async def _probe(self) -> None:
        await self.rng.choice((self._come_back, self._come_back, self._pester, self._pester, self._ask))()

    async def _come_back(self) -> None:
        seq = self._seq
        since = self.rng.choice((None, 0, seq, self.rng.randint(0, seq + 2)))
        for side in self.servers.sides:
            await side.come(self.twins.watched, since)
        await self._agree()

    async def _pester(self) -> None:
        """Messages that are refused, or that change nothing in the game."""
        watched, rng, play = self.twins.watched, self.rng, self.servers.sides[0].play
        assert play.state is not None
        ask, action = play.state.ask(), rng.choice(play.game.catalogue.actions)
        offered = watched is not None and isinstance(ask, Decision) and ask.offers(watched, action)
        at = max(0, self._seq + rng.choice((-1, 1)) if offered or rng.random() < 0.3 else self._seq)
        tries: list[object] = [
            self._choose(f"0 {action}", at),
            self._choose(f"0 {action}", at),
            self._choose("0 dance"),
            self._choose(f"0 {action}", self._seq + 1) | {"id": f"m{rng.randint(1, self.messages)}"},
            {"type": "say", "id": self._id(), "text": rng.choice(("Howdy", "", "Your turn?"))},
            {"type": "orders", "id": self._id(), "orders": ["dance"]},
            {"type": "back", "id": self._id()},
            {"type": "hello", "protocol": 2, "table": "elsewhere"},
            "{",
        ]
        if not (isinstance(ask, Decision) and watched in ask.options):
            orders = rng.choice(([], [str(rng.choice(play.game.orders.actions))]))
            tries.append({"type": "orders", "id": self._id(), "orders": orders})
        if watched is None or not play.undoable(watched):
            tries.append({"type": "undo", "id": self._id(), "at": at})
        no_orders = {"type": "orders", "id": self._id(), "orders": []}
        await self._agree(rng.choice(tries), no_orders)

    async def _ask(self) -> None:
        """The same with plain requests."""
        rng = self.rng
        other = rng.choice([seat for seat in range(self.twins.seats) if seat != self.twins.watched])
        paths = ["state", f"state?since={rng.randint(0, self._seq + 1)}", "", f"seats/{other}/orders"]
        if self.servers.sides[0].play.status != "over":
            paths += ["record", "reveal", f"seats/{other}/link"]
        here = [f"/tables/{{table}}/{path}".rstrip("/") for path in paths]
        await self._request(rng.choice([*here, "/tables?status=playing", "/mine"]))

    async def _request(self, path: str) -> None:
        watched, cookie = self.twins.watched, self.rng.random() < 0.5
        answers = []
        for side in self.servers.sides:
            headers: dict[str, str] = {}
            if watched is not None:
                headers = {"cookie": side.cookies[watched]} if cookie else side.link(watched)
            answer = await side.request("GET", path.format(table=side.table.id), headers)
            shown = {name: v for name, v in answer.headers.items() if name not in ("date", "set-cookie")}
            answers.append((answer.status_code, shown, answer.content))
        if answers[0] != answers[1]:
            raise Told(f"{path}: {answers}")

    def _choose(self, words: str, at: int | None = None) -> dict[str, object]:
        seq = self._seq if at is None else at
        return {"type": "choose", "id": self._id(), "at": seq, "words": words.partition(" ")[2]}

    def _id(self) -> str:
        self.messages += 1
        return f"m{self.messages}"

    @property
    def _seq(self) -> int:
        side = self.servers.sides[0]
        return side.play.counts[side.audience(self.twins.watched)]


class Ways:
    """How and when the inputs of a beat are made: most by the player, some by an order or by the clock."""

    def __init__(self, game: WholeGame, beat: Beat) -> None:
        self._game, self._beat = game, beat
        self._sides, rng = game.servers.sides, game.rng
        self._now = game.servers.clock.now
        self.order: tuple[int, str] | None = None
        """The side and the seat whose answer comes from an order."""
        self.told = ""
        self.order_due = 0
        self.timed_out: tuple[int, str] | None = None
        """The side and the seat whose time runs out."""
        limit = self._limit()
        self.due = min(limit, self._now + rng.choice((0, rng.randrange(3_000), rng.randrange(40 * HOUR))))
        number = rng.randrange(2)
        if rng.random() < 0.3:
            self._leave_orders(number, limit)
        elif rng.random() < 0.3:
            self._time_out(number)

    @property
    def calm(self) -> int:
        """The time by which the rest of the beat is done."""
        return max(self._now, self.due - MARGIN if self.timed_out else self.due)

    def _limit(self) -> int:
        """No seat runs out of time before this."""
        deadlines = [side.play.timing.deadline(seat) for side in self._sides for seat in side.play.asked]
        return min([at - MARGIN for at in deadlines if at is not None], default=self._now + 100 * HOUR)

    def _eligible(self, words: str) -> bool:
        """Return another seat whose player is present: if an absent one answers, that is shown."""
        chairs = [side.play.roster.chairs[seat_of(words)] for side in self._sides]
        away = any(chair.missed or chair.gone for chair in chairs)
        return seat_of(words) != self._game.twins.watched and not away

    def _leave_orders(self, number: int, limit: int) -> None:
        """Let a seat's answer come from an order, on one side only."""
        side, loud, rng = self._sides[number], self._beat.loud, self._game.rng
        quiet = () if self._game.twins.record_too else self._beat.quiet[number]
        answers = [words for words in (*quiet, *([loud[number]] if loud else [])) if self._eligible(words)]
        if not answers:
            return
        words = rng.choice(answers)
        due, brief = side.play.timing.since[seat_of(words)] + THOUGHT, side.play.briefs()[seat_of(words)]
        assert brief.prompt is not None
        found = [
            str(order)
            for order in side.play.game.orders
            if str(order.obeyed(brief.view, brief.prompt, brief.options)) == words.partition(" ")[2]
        ]
        if found and self._now < due <= limit:  # at the same instant nobody could say what comes first
            self.order, self.order_due, self.told = (number, words), due, rng.choice(found)
            self.due = due if loud and words == loud[number] else max(self.due, due)

    def _time_out(self, number: int) -> None:
        """Let the clock play on one side what a player plays on the other at the last moment."""
        loud = self._beat.loud
        if loud is None or not self._eligible(loud[number]):
            return
        for side, quiet, words in zip(self._sides, self._beat.quiet, loud, strict=True):
            if set(side.play.asked) - {seat_of(other) for other in quiet} != {seat_of(words)}:
                return  # other seats would run out of time, too
        play, seat = self._sides[number].play, seat_of(loud[number])
        deadline = play.timing.deadline(seat)
        if deadline is not None and loud[number] == f"{seat} {play.briefs()[seat].options[0]}":
            self.timed_out, self.due = (number, loud[number]), deadline
