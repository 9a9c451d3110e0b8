"""The section on the server: our live tables and boardgame.io's, in the same run.

Both servers run all the time, each in one process on the same core; the client has the other core.  They are
loaded in turn, in slices, and every slice of theirs is between two of ours.
"""

from __future__ import annotations

import asyncio
import json
import statistics
import subprocess
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Final

import uvloop

from bench import report
from bench.aims import Aim, judge
from bench.load import boardgame
from bench.load.boardgame import Theirs, TheirTable
from bench.load.check import Tally, check
from bench.load.loaded_server import LoadedServer
from bench.load.ours import Ours, OurTable
from bench.load.process import CLIENT, Unserved, kept_to
from bench.load.slices import quantile
from bench.load.table import SEATS
from bench.load.turns import FLAT_OUT, PACED, Measured, Turn, measure
from bench.pairing import Broken, Engine, Spread

TABLES: Final = 500
FLOOR, STRETCH = 2, 4

_OURS: Final = Engine("Posse", None, "posse")
_THEIRS: Final = Engine("boardgame.io", None, "boardgame")
AIM: Final = Aim("server", _OURS, _THEIRS, FLOOR, STRETCH)


def section(rounds: int, tables: int = TABLES) -> Iterator[str]:
    """Yield the parts of the section, for bench/run.py."""
    servers = [Ours(), Theirs(), Theirs(kept=True)]
    missing: list[str] = []
    try:
        for server in servers[:]:
            try:
                server.open()
            except Unserved as reason:
                if isinstance(server, Ours):
                    raise Broken(str(reason)) from None
                missing.append(f"**Not measured: {server.title}** ({reason})")
                servers.remove(server)
        with kept_to(CLIENT), asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            ours, *theirs = runner.run(measure(servers, rounds, tables))
        tally = examined(ours.server)
    finally:
        for server in servers:
            server.close()
    yield about(rounds, tables)
    yield f"### Moves\n\n{_figures([ours, *theirs])}"
    yield "\n\n".join([f"### Aims\n\n{_aims(theirs)}", *missing])
    yield f"### Nothing lost, nothing twice\n\n{_checked(tally, [ours, *theirs])}"
    yield NOTES.strip()


def examined(server: LoadedServer) -> Tally:
    assert isinstance(server, Ours)
    return check(server.database, [table for table in server.tables if isinstance(table, OurTable)])


def about(rounds: int, tables: int) -> str:
    version = json.loads(boardgame.pins())["dependencies"]["boardgame.io"]
    try:
        node = boardgame.node()[1]
    except (OSError, subprocess.SubprocessError):
        node = "(there is none that runs)"
    return f"""
{tables} live tables with {SEATS} sockets each on every server, all on this machine; boardgame.io {version}
on Node {node}.  {rounds} rounds; a turn is {PACED:g} s with every table moving once a second, then
{FLAT_OUT:g} s flat out, each turn of theirs between two of ours; ratios are medians of the turns' ratios
[quartiles]; above 1 we are the cheaper.  Latency: from the mover's sending until the last seat has the new
state.  CPU: of the whole server process, all threads, user and system.
""".strip()


def _figures(found: Sequence[Measured]) -> str:
    head = ("", *[row.server.title if at else f"**{row.server.title}**" for at, row in enumerate(found)])
    return report.table(head, [(name, *[figure(row) for row in found]) for name, figure in FIGURES])


def _median(row: Measured, figure: Callable[[Turn], float]) -> float:
    return statistics.median([figure(turn) for turn in row.turns])


def _late(row: Measured) -> float:
    skipped = sum([turn.paced.skipped for turn in row.turns])
    return skipped / (skipped + sum([turn.paced.moves for turn in row.turns]))


def _lag(row: Measured, share: float) -> float:
    return 1000 * quantile(list(chain.from_iterable([turn.paced.lags for turn in row.turns])), share)


def _bytes(count: float) -> str:
    return f"{count / 2**20:.0f} MB" if count >= 2**20 else f"{count / 1024:.0f} kB"


def _ratio(values: Sequence[float]) -> str:
    if not values:  # ours
        return ""
    spread = Spread.of(values)
    return f"{spread.median:.2f} [{spread.low:.2f}..{spread.high:.2f}]"


FIGURES: Final[tuple[tuple[str, Callable[[Measured], str]], ...]] = (
    ("moves a second, asked for", lambda row: f"{len(row.server.live)}"),
    ("moves a second, made", lambda row: f"{_median(row, lambda turn: turn.paced.rate):.0f}"),
    ("put off, the move before still under way", lambda row: f"{_late(row):.1%}"),
    ("latency of a move, median", lambda row: f"{_lag(row, 0.5):.1f} ms"),
    ("latency of a move, 99th percentile", lambda row: f"{_lag(row, 0.99):.1f} ms"),
    ("CPU a move, once a second", lambda row: f"{_median(row, lambda turn: turn.paced.cost) * 1e6:.0f} µs"),
    ("CPU a move, flat out", lambda row: f"{_median(row, lambda turn: turn.flat_out.cost) * 1e6:.0f} µs"),
    ("moves a second, flat out", lambda row: f"{_median(row, lambda turn: turn.flat_out.rate):.0f}"),
    ("memory, empty", lambda row: _bytes(row.weight.empty)),
    ("memory, a table", lambda row: _bytes(row.weight.table)),
    ("memory, a connection", lambda row: _bytes(row.weight.connection)),
    ("memory, all tables connected", lambda row: _bytes(row.weight.loaded)),
    ("memory, at the end", lambda row: _bytes(row.after)),
    ("it / ours: CPU a move, once a second", lambda row: _ratio(row.steady)),
    ("it / ours: CPU a move, flat out", lambda row: _ratio(row.hurried)),
    ("it / ours: median latency", lambda row: _ratio(row.slower)),
    ("the client's core, unused", lambda row: f"{_median(row, lambda turn: turn.paced.idle):.0%}"),
)


def _aims(theirs: Sequence[Measured]) -> str:
    rows = []
    for row in theirs:
        for name, values in (("once a second", row.steady), ("flat out", row.hurried)):
            ratio = statistics.median(values)
            what = f"server CPU a move, {name}: {row.server.title} / ours"
            rows.append((what, f"{FLOOR}x", f"{STRETCH}x", f"{ratio:.2f}x", judge(ratio, AIM)))
    return report.table(("theirs / ours", "floor", "stretch", "measured", "verdict"), rows)


def _checked(tally: Tally, found: Sequence[Measured]) -> str:
    verdict = "nothing lost, nothing twice" if tally.clean else "**not clean**"
    lines = [
        f"Ours, every record read from the database and replayed: {tally.records:,} records, {tally.ended:,} "
        f"of them to the end, {tally.choices:,} moves\nand {tally.chances:,} answers of chance; "
        f"{tally.lost} moves lost, {tally.repeated} repeated, {tally.strange} that nobody was told of: "
        f"{verdict}."
    ]
    for row in found:
        tables = row.server.tables
        refused = sum([table.refusals for table in tables], Counter[str]())
        gaps = sum([table.gaps for table in tables if isinstance(table, TheirTable)])
        told = [f"{sum([table.moves for table in tables]):,} moves", f"{_dropped(row)} connections lost"]
        told += [f"{count} refused ({reason})" for reason, count in sorted(refused.items())]
        told += [f"{gaps} states twice, late or never"] if gaps else []
        lines.append(f"{row.server.title}, as the clients saw it: {', '.join(told)}.")
    return "\n\n".join(lines)


def _dropped(row: Measured) -> int:
    return sum([table.lost for table in row.server.tables])


NOTES: Final = """
**What is not the same.**  Ours plays Pony Express by its rules: it lists what is legal for each seat and
sends that along, draws its dice from a keyed hash that can be checked afterwards, rolls the flicked die
through the physics engine, and answers a move only when SQLite has it on disk (`synchronous=FULL`, many
tables to a commit).  boardgame.io plays a race of our own making, about as large in what each seat sees,
with four short moves, secrets by its own `STRIP_SECRETS`, and no list of options.  *In memory* it keeps
nothing: a restart loses every match.  *Flat files* writes each state to a file and waits for no disk.  Both
run on their usual server (uvicorn with uvloop; Node in production mode, undo off), neither compresses, and
both are driven by the same client, which plays at random.  Games that end are replaced between the turns,
so making and joining tables is not in the figures.  A move that tells the others nothing (an answer in a
window that is still open) reaches fewer seats; then the latency is that of those it reaches.
"""
