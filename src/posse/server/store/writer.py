"""The one thread that writes: what many tables have waiting becomes durable with one commit."""

from __future__ import annotations

import asyncio
import threading
from collections import defaultdict, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine

from posse.server.store.appending import Append, those_that_fit, together
from posse.server.store.database import StoreDown, down, transaction

T = TypeVar("T")
Deed = Callable[[Connection], T]
"""A write other than an append.  It is a transaction of its own."""


class Answer(NamedTuple):
    """What is to be told to whom."""

    to: asyncio.Future[Any]
    result: object
    """An exception is raised there."""


class Writer:
    """It waits for nothing but the disk: while one commit is under way the next batch gathers."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._waiting = threading.Condition()
        self._appends: list[tuple[Append, asyncio.Future[bool]]] = []
        self._deeds: deque[tuple[Deed[Any], asyncio.Future[Any]]] = deque()
        self._closing = False
        self._thread = threading.Thread(target=self._run, name="posse-writer", daemon=True)
        self._thread.start()

    # -- the event loop's side

    def append(self, append: Append) -> asyncio.Future[bool]:
        """True once it is durable.  Who stops waiting for it does not stop it."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        with self._accepting():
            self._appends.append((append, future))
        return future

    def do(self, deed: Deed[T]) -> asyncio.Future[T]:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        with self._accepting():
            self._deeds.append((deed, future))
        return future

    @contextmanager
    def _accepting(self) -> Iterator[None]:
        with self._waiting:
            if self._closing:
                raise StoreDown("the store is closed")
            yield
            self._waiting.notify()

    def close(self) -> None:
        """Blocks until all that was waiting is written."""
        with self._waiting:
            self._closing = True
            self._waiting.notify()
        self._thread.join()

    # -- the thread's side

    def _run(self) -> None:
        while True:
            with self._waiting:
                self._waiting.wait_for(lambda: self._appends or self._deeds or self._closing)
                appends, self._appends = self._appends, []
                # One at a time: a hundred of them must not hold up a move.
                deed = self._deeds.popleft() if self._deeds else None
            if appends:
                _tell(self._written(appends))
            if deed:
                _tell([Answer(deed[1], self._done(deed[0]))])
            elif not appends:
                break
        self._drop()

    def _written(self, waiting: list[tuple[Append, asyncio.Future[bool]]]) -> list[Answer]:
        waiting.sort(key=lambda one: one[0].table)
        appends = [append for append, _ in waiting]
        results: list[object] = [True] * len(appends)
        try:
            try:
                with self._transaction() as connection:
                    together(connection, appends)
            except StoreDown:
                raise
            except Exception:  # one of them does not fit, and nobody is to suffer for another's fault
                with self._transaction() as connection:
                    results = list(those_that_fit(connection, appends))
        except Exception as error:
            results = [_again(error) for _ in appends]
        return [Answer(future, result) for (_, future), result in zip(waiting, results, strict=True)]

    def _done(self, deed: Deed[object]) -> object:
        try:
            with self._transaction() as connection:
                return deed(connection)
        except Exception as error:
            return error

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """On the thread's own connection; after a failure the next one gets a new connection."""
        try:
            if self._connection is None:
                with down():
                    self._connection = self._engine.connect()
            with transaction(self._connection):
                yield self._connection
        except StoreDown:
            self._drop()
            raise

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):  # it may be long dead
                connection.invalidate()
            connection.close()


def _again(error: Exception) -> Exception:
    """The same bad news for one more: each who waits raises an exception of their own."""
    return StoreDown(error.problem, unknown=error.unknown) if isinstance(error, StoreDown) else error


def _tell(answers: list[Answer]) -> None:
    """One call into each event loop, and there is hardly ever more than one."""
    loops: defaultdict[asyncio.AbstractEventLoop, list[Answer]] = defaultdict(list)
    for answer in answers:
        loops[answer.to.get_loop()].append(answer)
    for loop, told in loops.items():
        with suppress(RuntimeError):  # closed: nobody waits there any more
            loop.call_soon_threadsafe(_settle, told)


def _settle(answers: list[Answer]) -> None:
    for to, result in answers:
        if to.done():  # given up
            continue
        if isinstance(result, Exception):
            to.set_exception(result)
        else:
            to.set_result(result)
