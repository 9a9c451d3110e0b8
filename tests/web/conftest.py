"""Real browsers at a real server.

The browser lives as long as a module: while Playwright runs, its thread has a running event loop, which the
asynchronous tests of other modules, in the same worker, could not bear.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from posse.server.pages import INDEX
from server.server_process import Running, running
from web.browser import CHROMIUM, PATIENCE, Visitor, chromium
from web.pony_express_page import Tables
from web.screens import Sights, sights

expect.set_options(timeout=PATIENCE)

Welcome = Callable[..., Visitor]


@pytest.fixture(scope="module")
def chrome() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("there is no chromium on this machine")
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all that do not stop it."""
    if not INDEX.exists():
        pytest.skip("the page is not built: npm run build in web/")
    with running(tmp_path_factory.mktemp("house") / "posse.db") as server:
        yield server


@pytest.fixture
def welcome(chrome: Browser) -> Iterator[Welcome]:
    """Let somebody in, at a server; afterwards no page may have complained."""
    guests: list[Visitor] = []

    def let_in(server: Running, **wishes: Any) -> Visitor:
        guests.append(Visitor(chrome, server.address, **wishes))
        return guests[-1]

    yield let_in
    unexpected = {number: guest.unexpected for number, guest in enumerate(guests)}
    for guest in guests:
        guest.leave()
    assert not any(unexpected.values()), unexpected


@pytest.fixture
def guest(house: Running, welcome: Welcome) -> Visitor:
    """Somebody at a desk, speaking English."""
    return welcome(house)


@pytest.fixture(scope="session")
def seen(house: Running) -> Sights:
    return sights(house)


@pytest.fixture(scope="session")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    """A server that reads tables which the test has written into its store."""
    if not INDEX.exists():
        pytest.skip("the page is not built: npm run build in web/")
    database = str(tmp_path_factory.mktemp("tables") / "posse.db")
    with running(database) as server:
        yield Tables(server, database)
