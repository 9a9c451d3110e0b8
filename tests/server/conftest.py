"""Every test of the store runs on both databases."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from posse.server.bot_pool import BotPool
from posse.server.store import Store
from server import services
from server.in_process import InProcess
from server.server_process import Running, running
from server.strict_server import Strict


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with services.postgres() as url:
        yield url


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    with services.redis() as url:
        yield url


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    with services.fresh_database(postgres_server) as url:
        yield url


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server shared by tests that make their own tables and neither stop nor configure it."""
    with running(tmp_path_factory.mktemp("house") / "posse.db") as found:
        yield found


@pytest.fixture(scope="session")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Strict]:
    """A server with rate limits.  A test that uses them up says that it comes from an address of its own."""
    with Strict.started(tmp_path_factory.mktemp("strict")) as found:
        yield found


@pytest.fixture(scope="session")
def sitters() -> BotPool:
    return InProcess()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "posse.db")
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest.fixture
async def store(store_url: str) -> AsyncIterator[Store]:
    opened = Store.open(store_url)
    yield opened
    await opened.close()
