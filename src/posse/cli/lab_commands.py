"""The commands `simulate`, `tournament` and `compare`: series of games between bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from posse import lab
from posse.cli import lab_output
from posse.cli.arguments import Bots, Language, MapName, Options, options_of, speech_of
from posse.cli.running import collect, keep_records
from posse.games import load_package
from posse.kernel import AnyGame, Illegal, load
from posse.lab import Result, SeriesPlan

JOURNAL: Final = "games.jsonl"
EDGE: Final = 50
DRAWERS: Final = ("matplotlib", "pyarrow")


@Parameter(name="*")
@dataclass(frozen=True)
class Series:
    """The options that all three commands share."""

    games: Annotated[int, Parameter(help="number of games of each seating")] = 100
    seed: Annotated[int, Parameter(help="the same seed gives the same games")] = 0
    map: MapName = None
    option: Options = ()
    processes: Annotated[int | None, Parameter(help="number of processes (default: one per core)")] = None
    ray: Annotated[
        str | None, Parameter(help="play on a Ray cluster: its address, or 'auto', or 'local'")
    ] = None
    records: Annotated[Path | None, Parameter(help="write the records into this file, one per line")] = None
    json: Annotated[bool, Parameter(negative="", help="print JSON")] = False
    lang: Language = None

    def plan(self, game: AnyGame, seatings: Sequence[tuple[str, ...]]) -> SeriesPlan:
        if self.games < 1:
            raise Illegal("too-few-games", games=self.games)
        options = options_of(game, self.map, self.option)
        return lab.plan(game.name, seatings, self.games, self.seed, options, self.records is not None)

    def run(
        self, plan: SeriesPlan, journal: Path | None = None, enough: Callable[[Result], bool] | None = None
    ) -> list[Result]:
        found = collect(
            plan,
            speech_of(self.lang),
            journal=journal,
            processes=self.processes,
            ray=self.ray,
            enough=enough,
        )
        if self.records is not None:
            keep_records(found, self.records)
        return found


@Parameter(name="*")
@dataclass(frozen=True)
class Rounds(Series):
    """The same for a comparison, which may need many games: with any option given, its default must stay."""

    games: Annotated[int, Parameter(help="most rounds; a round seats each bot once in every seat")] = 2000


ONCE: Final = Series()
UNTIL_CLEAR: Final = Rounds()

Seats = Annotated[int | None, Parameter(help="number of players (default: the fewest the game allows)")]
Journal = Annotated[
    Path | None,
    Parameter(help="keep every game in this file as it ends; run the same command again to continue"),
]
Folder = Annotated[
    Path | None,
    Parameter(
        help="keep every game in this folder, then write Parquet tables and plots; run again to continue"
    ),
]


def simulate(game: str, *, bots: Bots = "", out: Folder = None, series: Series = ONCE) -> int:
    """Play many games between bots in fixed seats, and sum up the results."""
    rules, speech = load(game), speech_of(series.lang)
    seated = tuple(bots.split(",")) if bots else (_usual(game),) * rules.fewest
    plan = series.plan(rules, [seated])
    if out is not None and not all(find_spec(name) for name in DRAWERS):  # refuse it before the first game
        raise Illegal("needs-extra", extra="lab")
    found = series.run(plan, out / JOURNAL if out else None)
    lab_output.publish(rules, plan, found, speech, series.json)
    if out is not None:
        from posse.cli import plots
        from posse.lab import parquet

        written = [*parquet.write(out, plan, found), *plots.draw(out, rules, plan, found, speech)]
        if not series.json:
            for path in written:
                print(speech.say("cli-written", file=str(path)))
    return 0


def tournament(
    game: str,
    *,
    bots: Bots = "",
    seats: Seats = None,
    anchor: Annotated[str | None, Parameter(help="the bot rated 0 (default: the average is 0)")] = None,
    out: Journal = None,
    series: Series = ONCE,
) -> int:
    """Rate bots: every bot against every other, in every seat."""
    names = tuple(dict.fromkeys(bots.split(",") if bots else _quick(game)))
    if len(names) < 2:
        raise Illegal("too-few-bots", bots=names)
    if anchor is not None and anchor not in names:
        raise Illegal("unknown-bot", bot=anchor[:40], known=names)
    rules = load(game)
    plan = series.plan(rules, lab.seatings(game, names, seats))
    found = series.run(plan, out)
    ratings = lab.rate(found, anchor, series.seed)
    lab_output.publish(rules, plan, found, speech_of(series.lang), series.json, ratings)
    return 0


def compare(
    game: str,
    one: str,
    two: str,
    *,
    seats: Seats = None,
    edge: Annotated[float, Parameter(help="smallest advantage to detect, in Elo points")] = EDGE,
    out: Journal = None,
    series: Rounds = UNTIL_CLEAR,
) -> int:
    """Play until it is clear whether the first bot is better than the second, or --games rounds are over."""
    rules = load(game)
    if one == two:
        raise Illegal("too-few-bots", bots=(one, two))
    if not edge > 0:
        raise Illegal("no-edge", edge=str(edge))
    test = lab.Comparison(one, two, seats or rules.fewest, edge)
    plan = series.plan(rules, test.seatings)
    series.run(plan, out, test.take)
    lab_output.publish_comparison(plan, test, edge, speech_of(series.lang), series.json)
    return 0


def _usual(game: str) -> str:
    return load_package(game).usual_bot


def _quick(game: str) -> tuple[str, ...]:
    """The levels up to the usual one: the higher levels are too slow for a default."""
    package = load_package(game)
    levels, usual = package.levels, package.usual_bot
    quick = levels[: levels.index(usual) + 1] if usual in levels else ()
    return quick if len(quick) > 1 else package.bot_names
