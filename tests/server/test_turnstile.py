"""After a restart everybody comes at once: those who are awaited are greeted first."""

from __future__ import annotations

import asyncio
import random

import pytest

from posse.server.turnstile import Rank, Turnstile

pytestmark = pytest.mark.anyio


async def test_of_hundreds_who_come_at_once_the_awaited_are_first() -> None:
    turnstile, greeted = Turnstile(), list[Rank]()

    async def come(rank: Rank) -> None:
        await turnstile.wait(rank)
        greeted.append(rank)

    ranks = [rank for rank in Rank for _ in range(100)]
    random.Random(1).shuffle(ranks)
    await asyncio.gather(*[come(rank) for rank in ranks])
    assert greeted == sorted(ranks)


async def test_who_comes_later_and_is_awaited_overtakes_those_who_wait() -> None:
    turnstile, greeted = Turnstile(), list[int]()

    async def come(number: int, rank: Rank) -> None:
        await turnstile.wait(rank)
        greeted.append(number)

    crowd = [asyncio.create_task(come(number, Rank.SPECTATOR)) for number in range(300)]
    while len(greeted) < 10:
        await asyncio.sleep(0)
    await asyncio.gather(come(-1, Rank.ASKED), *crowd)
    assert greeted.index(-1) < 20
    assert [each for each in greeted if each >= 0] == list(range(300))


async def test_a_client_that_goes_while_it_waits_holds_nobody_up() -> None:
    turnstile = Turnstile()
    gone = asyncio.create_task(turnstile.wait(Rank.ASKED))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.wait_for(turnstile.wait(Rank.SPECTATOR), 60)
