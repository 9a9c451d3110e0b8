"""The report on a finished game: its reader, when it is made, and from what."""

from __future__ import annotations

from pathlib import Path

import orjson
import pytest

from posse.games import load_package
from posse.kernel import Illegal, Setting
from posse.server import study
from posse.server.bot_pool import BotPool
from posse.server.finished import report
from posse.server.registry import TableRequest
from posse.server.seats import Caller
from server.in_process import open_registry, seated
from server.stored_games import go_on, never

pytestmark = pytest.mark.anyio

SHORT: dict[str, dict[str, Setting]] = {"stage-coach": {"turn_limit": 12}}


@pytest.mark.parametrize(
    ("game", "seats"), [pytest.param("pony-express", 3, marks=pytest.mark.long), ("stage-coach", 2)]
)
async def test_a_report_is_made_of_the_record_as_told_to_the_reader(
    tmp_path: Path, sitters: BotPool, game: str, seats: int
) -> None:
    async with open_registry(tmp_path, sitters=sitters) as opened:
        table = await seated(opened, TableRequest(game, seats, options=SHORT.get(game, {})), seats)
        with pytest.raises(Illegal, match="not-over"):
            await report(table, 0)
        await go_on(table, never)
        play = table.play
        for audience in (0, play.spectators):
            found = await report(table, audience)
            reader = None if audience == play.spectators else audience
            expected = load_package(play.sheet.game).review((await table.history()).record(), reader)
            assert orjson.loads(found) == orjson.loads(orjson.dumps(expected.plain()))
            assert await report(table, audience) is found  # kept
            steps = {moment["step"] for moment in orjson.loads(found)["moments"]}
            assert all(0 < step <= play.played for step in steps)


async def test_what_went_on_from_another_game_has_no_report(tmp_path: Path, sitters: BotPool) -> None:
    async with open_registry(tmp_path, sitters=sitters) as opened:
        table = await seated(opened, TableRequest("stage-coach", 2, options=SHORT["stage-coach"]), 2)
        await go_on(table, never)
        last = table.play.played - 1
        fresh, _ = await study.branch(opened, table, Caller("me"), last, 1, "random")
        await go_on(fresh, never)
        assert fresh.play.status == "over"
        assert await report(fresh, 1) == b"null"
