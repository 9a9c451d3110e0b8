"""`pytest tests/golden --golden-update` writes the playthroughs anew; read the difference before you keep it.

Maps drawn for a playthrough are forgotten after its test: no other test should find them on offer.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from posse.games.stage_coach.rules import land


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden-update", action="store_true", help="write the golden playthroughs anew")


@pytest.fixture(autouse=True)
def _maps_of_this_test_only() -> Iterator[None]:
    before = land.names()
    yield
    for name in set(land.names()) - set(before):
        land.forget(name)
