"""A quick form of the measurement of the server, for CI, where boardgame.io is not started.

What boardgame.io and we spend on a move is divided by a yardstick that is measured between the slices, on the
same core.  The quotients are stored; later ours alone are measured and compared with the stored ones.

python3 run.py python -m bench.reference      measure both, and store the figures: a minute
"""

from __future__ import annotations

import statistics
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench import report, yardstick
from bench.load.boardgame import Theirs
from bench.load.loaded_server import LoadedServer, drive
from bench.load.ours import Ours
from bench.load.process import SERVERS, Unserved, kept_to
from bench.load.slices import burst, scatter
from bench.pairing import Spread
from bench.server_games import GAMES

STORED: Final = Path(__file__).resolve().parent / "reference.toml"
TABLES: Final = 16
SLICES: Final = 8
MOVES: Final = 25
"""The moves of each table in a slice.  Not a time: on a busy machine few moves would pay for what goes on
beside them."""
FALL: Final = 0.3
"""So much less than the stored ratio is a failure."""

_NODE: Final = 25
"""The slices after which Node has compiled what it runs often."""

_PREFACE: Final = """# CPU a move, shots apart, in units of bench/yardstick.py: {tables} tables, flat out.
# Written by bench/reference.py or bench/run.py --only server, in one run: {machine}.
"""


@dataclass(frozen=True)
class Reference:
    """What a move of one game cost when it was measured beside boardgame.io in memory."""

    posse: float
    boardgame_io: float

    @property
    def ratio(self) -> float:
        return self.boardgame_io / self.posse

    def ratio_now(self, cost: float) -> float:
        """Return the ratio to boardgame.io, given what a move of ours costs now."""
        return self.boardgame_io / cost


def cost(server: LoadedServer, warm: int = 1) -> float:
    """Return the CPU of a move, shots apart, in units of the yardstick: the lower quartile of several slices,
    because what disturbs a slice makes it dearer, never cheaper.  The first `warm` slices do not count.
    """
    server.open()
    try:
        return drive([server], _cost(server, warm))
    finally:
        server.close()


async def _cost(server: LoadedServer, warm: int) -> float:
    await server.furnish(TABLES)
    await server.seat()
    await scatter(server, most=20)
    for _ in range(warm):
        await burst(server, server.live, MOVES)
        await server.renew()
    found = []
    before = _yard()
    for _ in range(SLICES):
        await server.renew()
        part = await burst(server, server.live, MOVES)
        after = _yard()
        if part.cost_without_shots is None:
            raise Unserved("the server does not tell what its shots cost")
        found.append(part.cost_without_shots / ((before + after) / 2))
        before = after
    await server.leave()
    return Spread.of(found).low


def _yard() -> float:
    with kept_to(SERVERS):  # cores differ, and so do their neighbours
        return statistics.median([yardstick.seconds() for _ in range(3)])


def measured(game: str) -> Reference:
    _, seats = GAMES[game]
    return Reference(cost(Ours(game, seats)), cost(Theirs(seats), warm=_NODE))


def read() -> dict[str, Reference]:
    return {game: Reference(**row) for game, row in tomllib.loads(STORED.read_text(encoding="utf-8")).items()}


def write(found: Mapping[str, Reference]) -> None:
    parts = [_PREFACE.format(tables=TABLES, machine=report.machine())]
    for game, row in found.items():
        parts.append(f"[{game}]\nposse = {row.posse:.5f}\nboardgame_io = {row.boardgame_io:.5f}\n")
    STORED.write_text("\n".join(parts), encoding="utf-8")


def told(found: Mapping[str, Reference]) -> str:
    rows = [
        (GAMES[game][0], f"{row.posse:.5f}", f"{row.boardgame_io:.5f}", f"{row.ratio:.2f}")
        for game, row in found.items()
    ]
    return report.table(("CPU a move in yardsticks", "Posse", "boardgame.io, in memory", "it / ours"), rows)


if __name__ == "__main__":
    references = {game: measured(game) for game in GAMES}
    print(told(references))
    write(references)
