"""Load a slow part of the application in the background."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send


class LazyApp:
    """An application that is loaded in a thread.  Requests wait until it is loaded."""

    def __init__(self, make: Callable[[], ASGIApp]) -> None:
        self._make: Final = make
        self._loading: asyncio.Task[ASGIApp] | None = None

    def load(self) -> asyncio.Task[ASGIApp]:
        if self._loading is None:
            self._loading = asyncio.create_task(asyncio.to_thread(self._make))
        return self._loading

    @property
    def loaded(self) -> bool:
        return self._loading is not None and self._loading.done()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        app = await asyncio.shield(self.load())
        await app(scope, receive, send)
