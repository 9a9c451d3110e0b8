"""The section on the server: our live tables and boardgame.io's, in the same run.

Both servers run all the time, each in one process on the same core; the client has the other core.  They are
loaded in turn, in slices, and every slice of theirs is between two of ours.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Final

from bench import parts, reference
from bench.load import boardgame
from bench.load.boardgame import Theirs
from bench.load.check import Tally, check
from bench.load.loaded_server import LoadedServer, Stalled, drive
from bench.load.ours import Ours, OurTable
from bench.load.probes import EARLY, LATE, RATE, aged, grown, weighed
from bench.load.process import Unserved, allow_files
from bench.load.stock import stock
from bench.load.turns import FLAT_OUT, PACED, Measured, measure
from bench.pairing import Broken
from bench.server_games import GAMES, GROWING, LONG, LONG_OPTIONS, SHORT
from bench.server_report import Found, aging, aims, checked, figures, growth, memory

FULL: Final = 6
"""A run of fewer rounds is for looking: it measures less, and stores nothing for CI."""


@dataclass(frozen=True)
class Plan:
    """How many tables there are in each part."""

    tables: int
    sizes: tuple[int, ...]
    old: int
    """Tables that are played to their 400th move."""
    stocked: int
    """Finished tables on disk, beside `tables` in play."""
    weighed: int
    """Tables of every other game that are weighed after 100 moves."""


WHOLE: Final = Plan(500, (50, 500, 2_000), 40, 10_000, 200)
QUICK: Final = Plan(500, (50, 500), 20, 1_000, 50)


def section(rounds: int, plan: Plan | None = None) -> Iterator[str]:
    """Yield the parts of the section, for bench/run.py."""
    plan = plan or (WHOLE if rounds >= FULL else QUICK)
    try:
        allow_files(2 * sum(plan.sizes) * max([seats for _, seats in GAMES.values()]))
        yield from _parts(rounds, plan)
    except (Unserved, Stalled) as reason:
        raise Broken(str(reason)) from None


def _parts(rounds: int, plan: Plan) -> Iterator[str]:
    found, missing = Found(), set[str]()
    yield about(rounds, plan)
    for game, (title, seats) in GAMES.items():
        servers: list[LoadedServer] = [Ours(game, seats), Theirs(seats), Theirs(seats, kept=True)]
        rows, tally = _beside(servers, rounds, plan.tables, missing)
        if rounds >= FULL and any(turn.paced.shots is None for turn in rows[0].turns):
            raise Broken("the server does not tell what its shots cost")
        found.games[title], found.tallies[title] = rows, tally
        yield f"### {title}\n\n{figures(rows)}"
        yield checked(tally, rows)
    yield f"### The parts of a move\n\nIn one process, without a server; means.\n\n{parts.section(rounds)}"
    _grow(found, rounds, plan, missing)
    title = GAMES[GROWING][0]
    yield (
        f"### More tables\n\n{title}, {RATE} moves a second in all, however many tables.\n\n"
        f"{growth(found.growth)}"
    )
    old = Ours(LONG, GAMES[LONG][1], options=LONG_OPTIONS)
    with _served(old):
        found.aging = drive([old], aged(old, rounds, plan.old))
    yield (
        f"### Longer games\n\n{GAMES[LONG][0]}, without an early end; {plan.old} young and {plan.old} old "
        f"tables at one server, in turn.\n\n{aging(found.aging, EARLY, LATE)}"
    )
    _weigh(found, plan)
    yield f"### Memory\n\n{memory(found, plan.stocked, plan.tables)}"
    yield "\n\n".join([f"### Aims\n\n{aims(found, plan.sizes)}", *sorted(missing)])
    if rounds >= FULL and not missing:
        references = {game: reference.measured(game) for game in GAMES}
        reference.write(references)
        yield f"### For CI\n\n{REFERENCE.strip()}\n\n{reference.told(references)}"
    yield NOTES.strip()


@contextmanager
def _served(*servers: LoadedServer) -> Iterator[None]:
    """Open the servers, and close them in the end."""
    with ExitStack() as stack:
        for server in servers:
            stack.callback(server.close)
            server.open()
        yield


def _beside(
    servers: list[LoadedServer], rounds: int, tables: int, missing: set[str]
) -> tuple[list[Measured], Tally]:
    """Measure ours beside those of theirs that can be started."""
    with ExitStack() as stack:
        for server in servers[:]:
            stack.callback(server.close)
            try:
                server.open()
            except Unserved as reason:
                if isinstance(server, Ours):
                    raise
                missing.add(f"**Not measured: {server.title}** ({reason})")
                servers.remove(server)
        rows = drive(servers, measure(servers, rounds, tables))
        return rows, examined(rows[0].server)


def examined(server: LoadedServer) -> Tally:
    assert isinstance(server, Ours)
    return check(server.database, [table for table in server.tables if isinstance(table, OurTable)])


def _grow(found: Found, rounds: int, plan: Plan, missing: set[str]) -> None:
    seats = GAMES[GROWING][1]
    makers: list[Callable[[], LoadedServer]] = [lambda: Ours(GROWING, seats)]
    if not missing:
        makers.append(lambda: Theirs(seats))
    for make in makers:
        servers = {size: make() for size in plan.sizes}
        every = list(servers.values())
        with _served(*every):
            found.growth[every[0].title] = drive(every, grown(servers, rounds))


def _weigh(found: Found, plan: Plan) -> None:
    for game, (title, seats) in GAMES.items():
        server = Ours(game, seats)
        tables = plan.weighed
        if game == GROWING:
            stock(server.database, SHORT, GAMES[SHORT][1], plan.stocked)
            tables = plan.tables
        with _served(server):
            found.heavy[title] = drive([server], weighed(server, tables))
        if game == GROWING:
            found.stocked = found.heavy[title]


def about(rounds: int, plan: Plan) -> str:
    version = json.loads(boardgame.pins())["dependencies"]["boardgame.io"]
    try:
        node = boardgame.node()[1]
    except (OSError, subprocess.SubprocessError):
        node = "(there is none that runs)"
    return f"""
{plan.tables} live tables with a socket for each seat on every server, all on this machine; boardgame.io
{version} on Node {node}.  {rounds} rounds; a turn is {PACED:g} s with every table moving once a second, then
{FLAT_OUT:g} s flat out, each turn of theirs between two of ours; ratios are medians of the turns' ratios
[quartiles]; above 1 we are the cheaper.  Latency: from the mover's sending until the last seat has the new
state.  CPU: of the whole server process, all threads, user and system.  *Shots apart*: without the CPU time
that our server's shot threads count themselves, divided by all moves; boardgame.io's race has no physics.
""".strip()


REFERENCE: Final = """
The same in little, in units of bench/yardstick.py.  CI measures ours again, without boardgame.io, and fails
if the ratio has fallen by 30 %.
"""

NOTES: Final = """
**What is not the same.**  Ours plays each game by its rules: it lists what is legal for each seat and sends
that along, draws its dice from a keyed hash that can be checked afterwards, rolls the flicked die of Pony
Express through the physics engine, and answers a move only when SQLite has it on disk (`synchronous=FULL`,
many tables to a commit).  boardgame.io plays a race of our own making with as many seats, about as large in
what each seat sees, with four short moves, secrets by its own `STRIP_SECRETS`, and no list of options.  *In
memory* it keeps nothing: a restart loses every match.  *Flat files* writes each state to a file and waits for
no disk.  Both run on their usual server (uvicorn with uvloop; Node in production mode, undo off), neither
compresses, and both are driven by the same client, which plays at random.  Games that end are replaced
between the turns, so making and joining tables is not in the figures.  A move that tells the others nothing
(an answer in a window that is still open) reaches fewer seats; then the latency is that of those it reaches.
"""
