"""Games that were given up, and proofs of nothing (items 14 and 12 of issue 18)."""

from __future__ import annotations

import random
from pathlib import Path

import orjson
import pytest

from posse.cli.verify import check
from posse.kernel import Record
from posse.physics.flick import recorded
from posse.server import finished, table_actions
from posse.server.bot_pool import BotPool
from posse.server.live_table import LiveTable
from posse.server.registry import TableRegistry, TableRequest
from posse.table.fair import verify
from posse.words import words
from server.in_process import inputs, open_registry, person, seated

pytestmark = pytest.mark.anyio


async def given_up(opened: TableRegistry, game: str, seats: int, moves: int) -> LiveTable:
    """A game that everybody gives up after a number of choices at random."""
    table, rng = await seated(opened, TableRequest(game, seats), seats), random.Random(moves)
    for _ in range(moves):
        seat = rng.choice(table.play.asked)
        chosen = str(rng.choice(table.play.briefs()[seat].options))
        await table.choose(seat, chosen, table.play.counts[seat])
    for seat in range(seats - (seats == 2)):
        await table_actions.resign(table, person(seat), seat)
    assert table.play.status == "over"
    return table


@pytest.mark.parametrize(
    ("game", "seats", "moves"),
    [("stage-coach", 2, 0), ("stage-coach", 2, 40), ("pony-express", 3, 25), ("pappy-winchester", 3, 12)],
)
async def test_14_a_game_that_was_given_up_has_its_record_and_its_proof(
    tmp_path: Path, sitters: BotPool, game: str, seats: int, moves: int
) -> None:
    async with open_registry(tmp_path, sitters=sitters) as opened:
        table = await given_up(opened, game, seats, moves)
        play = await table.history()
        for audience in (1, play.spectators):
            knows = None if audience == play.spectators else audience
            told = play.game.redact(play.record(), knows)
            assert told.inputs[-1] == ("resigned 2 1" if seats == 2 else "resigned")
            [read] = Record.parse(str(told).splitlines())
            assert read.given_up
            shown = orjson.loads(await finished.reveal(table, audience))
            noted = (play.sheet.commitment, play.salt)
            found = verify(read, shown, recorded, *noted)
            assert found.mismatch is None
            assert found.proved or not play.rolls
            assert orjson.loads(await finished.report(table, audience))["ranks"] == (
                [2, 1] if seats == 2 else []
            )


async def test_14_what_nobody_saw_stays_secret_in_a_game_that_was_given_up(
    tmp_path: Path, sitters: BotPool
) -> None:
    """Somebody rolls under the cup and gives up: nobody but the roller ever learns these dice."""
    async with open_registry(tmp_path, sitters=sitters) as opened:
        table = await seated(opened, TableRequest("pony-express", 3), 3)
        rng = random.Random(5)
        while not (await inputs(table))[-1:] or not (await inputs(table))[-1].startswith("chance dice"):
            seat = rng.choice(table.play.asked)
            await table.choose(
                seat, str(rng.choice(table.play.briefs()[seat].options)), table.play.counts[seat]
            )
        roller = table.play.asked[0]
        for seat in range(3):
            await table_actions.resign(table, person(seat), seat)
        play = await table.history()
        at = max(n for n, line in enumerate(play.inputs) if line.startswith("chance dice"))
        for reader in ((roller + 1) % 3, None):
            assert "?" in play.game.redact(play.record(), reader).inputs[at]
        assert "?" not in play.game.redact(play.record(), roller).inputs[at]


# --- 12: a proof of nothing ---


async def test_12_what_was_not_noted_is_not_proved(
    tmp_path: Path, sitters: BotPool, capsys: pytest.CaptureFixture[str]
) -> None:
    async with open_registry(tmp_path, sitters=sitters) as opened:
        table = await given_up(opened, "pony-express", 3, 25)
        play = await table.history()
        (tmp_path / "game.posse").write_text(str(play.game.redact(play.record(), 1)), encoding="utf-8")
        (tmp_path / "game.reveal.json").write_bytes(await finished.reveal(table, 1))
    file, speech = tmp_path / "game.posse", words("en")
    noted = (play.sheet.commitment, play.salt)
    assert check(file, None, *noted, speech) == 0
    assert "It holds" in capsys.readouterr().out
    for commitment, salt in ((None, None), (noted[0], None), (None, noted[1])):
        assert check(file, None, commitment, salt, speech) == 2
        told = capsys.readouterr().out
        assert "nothing is proved" in told
        assert "It holds" not in told
