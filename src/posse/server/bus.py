"""The bus between processes.  It carries "this table moved on", and never what was done there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from functools import partial
from typing import Final, Protocol

from posse.kernel import Illegal
from posse.server.logs import log

CHANNEL: Final = "posse"
MISSED: Final = ""
"""Heard in place of a table's id: something may have been missed, so look at everything."""
PATIENCE: Final = 5  # seconds to connect
PAUSES: Final = (0.1, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds between attempts; the last for ever

Heard = Callable[[str], None]


class Bus(Protocol):
    async def start(self, heard: Heard) -> None:
        """Nothing is missed from now on.  `ConnectionError` when nobody answers."""

    async def notify(self, table: str) -> None:
        """Never raises, never waits.  One that is lost costs a moment, no more."""

    async def stop(self) -> None: ...


def bus_for(url: str) -> Bus | None:
    """The bus that a URL names; none for one process, which has nobody else to tell."""
    scheme = url.partition("://")[0]
    if scheme == "memory":
        return None
    if scheme in ("postgresql", "postgres"):
        return Wire(Postgres(url))
    if scheme in ("redis", "rediss", "unix"):
        return Wire(Redis(url))
    raise Illegal("bad-bus")


class Post(Protocol):
    """A service that carries words from each to all."""

    def listen(self) -> AsyncGenerator[str]:
        """`MISSED` as soon as it listens, then all that is said, until the connection fails."""

    def speak(self) -> AsyncGenerator[None, list[str]]:
        """Yields once it is ready; then says what it is sent, until the connection fails."""


class Wire:
    """One task listens and one speaks, so that neither waits for the other; both connect again."""

    def __init__(self, post: Post) -> None:
        self._post = post
        self._unsaid: set[str] = set()
        self._something = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, heard: Heard) -> None:
        started: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        for work in (self._listen(heard, started), self._speak()):
            self._tasks.append(asyncio.create_task(work))
        try:
            await started
        except BaseException:
            await self.stop()
            raise

    async def notify(self, table: str) -> None:
        self._unsaid.add(table)
        self._something.set()

    async def stop(self) -> None:
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _listen(self, heard: Heard, started: asyncio.Future[None]) -> None:
        loop = asyncio.get_running_loop()
        failures = 0
        while True:
            try:
                async with aclosing(self._post.listen()) as words:
                    async for word in words:
                        failures = 0
                        if started.done():
                            loop.call_soon(heard, word)  # its errors are not ours
                        else:
                            started.set_result(None)
                raise ConnectionError("the line is dead")
            except Exception as error:
                if not started.done():
                    started.set_exception(ConnectionError(f"no bus: {type(error).__name__}"))
                    return
                await _pause("bus not heard", error, failures)
                failures += 1

    async def _speak(self) -> None:
        failures = 0
        while True:
            try:
                async with aclosing(self._post.speak()) as said:
                    await anext(said)
                    while await self._something.wait():
                        self._something.clear()
                        words, self._unsaid = sorted(self._unsaid), set()
                        await said.asend(words)
                        failures = 0
            except Exception as error:
                # What was lost need not be remembered: whoever listens will look at everything.
                await self.notify(MISSED)
                await _pause("bus not reached", error, failures)
                failures += 1


async def _pause(event: str, error: Exception, failures: int) -> None:
    log.warning(event, problem=type(error).__name__)
    await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])


class Postgres:
    """LISTEN and NOTIFY, each on a connection of its own."""

    def __init__(self, url: str) -> None:
        try:
            import psycopg
        except ImportError:
            raise Illegal("needs-extra", extra="postgres") from None
        connect = psycopg.AsyncConnection.connect
        self._connect = partial(connect, url, autocommit=True, connect_timeout=PATIENCE, keepalives_idle=30)

    async def listen(self) -> AsyncGenerator[str]:
        async with await self._connect() as ear:
            await ear.execute(f"LISTEN {CHANNEL}")
            yield MISSED
            async for notice in ear.notifies():
                yield notice.payload

    async def speak(self) -> AsyncGenerator[None, list[str]]:
        say = "SELECT pg_notify(%s, word) FROM unnest(%s::text[]) AS word"
        async with await self._connect() as mouth:
            words: list[str] = []
            while True:
                words = yield
                await mouth.execute(say, [CHANNEL, words])


class Redis:
    """PUBLISH and SUBSCRIBE."""

    def __init__(self, url: str) -> None:
        try:
            from redis.asyncio import Redis as Client
            from redis.asyncio.retry import Retry
            from redis.backoff import NoBackoff
        except ImportError:
            raise Illegal("needs-extra", extra="redis") from None
        # It must not try again by itself: nobody would learn what was missed meanwhile.
        once = Retry(NoBackoff(), 0)
        self._client: Callable[[], Client] = partial(
            Client.from_url, url, retry=once, socket_connect_timeout=PATIENCE, socket_keepalive=True
        )

    async def listen(self) -> AsyncGenerator[str]:
        async with self._client() as client, client.pubsub() as ear:
            await ear.subscribe(CHANNEL)
            async for message in ear.listen():
                yield message["data"].decode() if message["type"] == "message" else MISSED

    async def speak(self) -> AsyncGenerator[None, list[str]]:
        async with self._client() as mouth:
            while True:
                for word in (yield):
                    await mouth.publish(CHANNEL, word)
