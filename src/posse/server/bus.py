"""The bus between processes.  It says which tables have new entries, and never what these are."""

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
"""In place of a table's id: notices may have been lost, so check every table."""
PATIENCE: Final = 5  # seconds to connect
PAUSES: Final = (0.1, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds between attempts; the last one repeats

OnNotice = Callable[[str], None]


class Bus(Protocol):
    async def start(self, on_notice: OnNotice) -> None:
        """Call `on_notice` for every notice from now on.  Raise `ConnectionError` if nothing answers."""

    async def notify(self, table: str) -> None:
        """Send a notice.  It never raises and never waits; a lost notice only causes a delay."""

    async def stop(self) -> None: ...


def bus_for(url: str) -> Bus | None:
    """Return the bus that a URL names; None for `memory`, a single process."""
    scheme = url.partition("://")[0]
    if scheme == "memory":
        return None
    if scheme in ("postgresql", "postgres"):
        return BrokerBus(Postgres(url))
    if scheme in ("redis", "rediss", "unix"):
        return BrokerBus(Redis(url))
    raise Illegal("bad-bus")


class Broker(Protocol):
    """A service that sends every notice to all processes."""

    def listen(self) -> AsyncGenerator[str]:
        """Yield `MISSED` as soon as it listens, then every notice, until the connection fails."""

    def publish(self) -> AsyncGenerator[None, list[str]]:
        """Yield once when ready; then publish what is sent to the generator, until the connection fails."""


class BrokerBus:
    """A bus over a broker.  One task listens and one publishes, so that neither waits for the other; both
    reconnect.
    """

    def __init__(self, broker: Broker) -> None:
        self._broker = broker
        self._pending: set[str] = set()
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, on_notice: OnNotice) -> None:
        started: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        for work in (self._listen(on_notice, started), self._publish()):
            self._tasks.append(asyncio.create_task(work))
        try:
            await started
        except BaseException:
            await self.stop()
            raise

    async def notify(self, table: str) -> None:
        self._pending.add(table)
        self._wake.set()

    async def stop(self) -> None:
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _listen(self, on_notice: OnNotice, started: asyncio.Future[None]) -> None:
        loop = asyncio.get_running_loop()
        failures = 0
        while True:
            try:
                async with aclosing(self._broker.listen()) as notices:
                    async for notice in notices:
                        failures = 0
                        if started.done():
                            loop.call_soon(on_notice, notice)  # an error in it must not end this task
                        else:
                            started.set_result(None)
                raise ConnectionError("the connection ended")
            except Exception as error:
                if not started.done():
                    started.set_exception(ConnectionError(f"no bus: {type(error).__name__}"))
                    return
                await _pause("bus not heard", error, failures)
                failures += 1

    async def _publish(self) -> None:
        failures = 0
        while True:
            try:
                async with aclosing(self._broker.publish()) as publisher:
                    await anext(publisher)
                    while await self._wake.wait():
                        self._wake.clear()
                        notices, self._pending = sorted(self._pending), set()
                        await publisher.asend(notices)
                        failures = 0
            except Exception as error:
                # The lost notices need not be sent again: this one makes every listener check all tables.
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
        async with await self._connect() as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            yield MISSED
            async for notice in connection.notifies():
                yield notice.payload

    async def publish(self) -> AsyncGenerator[None, list[str]]:
        notify = "SELECT pg_notify(%s, notice) FROM unnest(%s::text[]) AS notice"
        async with await self._connect() as connection:
            notices: list[str] = []
            while True:
                notices = yield
                await connection.execute(notify, [CHANNEL, notices])


class Redis:
    """PUBLISH and SUBSCRIBE."""

    def __init__(self, url: str) -> None:
        try:
            from redis.asyncio import Redis as Client
            from redis.asyncio.retry import Retry
            from redis.backoff import NoBackoff
        except ImportError:
            raise Illegal("needs-extra", extra="redis") from None
        # It must not reconnect by itself: nobody would learn that notices were lost.
        once = Retry(NoBackoff(), 0)
        self._client: Callable[[], Client] = partial(
            Client.from_url, url, retry=once, socket_connect_timeout=PATIENCE, socket_keepalive=True
        )

    async def listen(self) -> AsyncGenerator[str]:
        async with self._client() as client, client.pubsub() as subscription:
            await subscription.subscribe(CHANNEL)
            async for message in subscription.listen():
                yield message["data"].decode() if message["type"] == "message" else MISSED

    async def publish(self) -> AsyncGenerator[None, list[str]]:
        async with self._client() as client:
            while True:
                for notice in (yield):
                    await client.publish(CHANNEL, notice)
