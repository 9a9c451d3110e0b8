"""Maps drawn for a test are removed after it: no other test should find them on offer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from posse.games.stage_coach.rules import land


@pytest.fixture(autouse=True)
def _maps_of_this_test_only() -> Iterator[None]:
    before = land.names()
    yield
    for name in set(land.names()) - set(before):
        land.forget(name)
