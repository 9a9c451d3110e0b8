"""Many games between bots: `simulate`, `tournament` and `compare`."""

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
from posse.lab import Plan, Result

JOURNAL: Final = "games.jsonl"
EDGE: Final = 50
DRAWERS: Final = ("matplotlib", "pyarrow")


@Parameter(name="*")
@dataclass(frozen=True)
class Series:
    """What they are told alike."""

    games: Annotated[int, Parameter(help="how many, of each seating")] = 100
    seed: int = 0
    map: MapName = None
    option: Options = ()
    processes: int | None = None
    ray: Annotated[
        str | None, Parameter(help="play on a Ray cluster: its address, or 'auto', or 'local'")
    ] = None
    records: Annotated[Path | None, Parameter(help="keep the games in this file, one a line")] = None
    json: Annotated[bool, Parameter(negative="")] = False
    lang: Language = None

    def plan(self, game: AnyGame, seatings: Sequence[tuple[str, ...]]) -> Plan:
        if self.games < 1:
            raise Illegal("too-few-games", games=self.games)
        options = options_of(game, self.map, self.option)
        return lab.plan(game.name, seatings, self.games, self.seed, options, self.records is not None)

    def run(
        self, plan: Plan, journal: Path | None = None, enough: Callable[[Result], bool] | None = None
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


ONCE: Final = Series()
UNTIL_CLEAR: Final = Series(games=2000)

Seats = Annotated[int | None, Parameter(help="how many play; the fewest the game allows unless told")]
Journal = Annotated[
    Path | None,
    Parameter(help="keep every game in this file as it ends; the same call again goes on from it"),
]
Folder = Annotated[
    Path | None,
    Parameter(help="keep every game here as it ends, then Parquet tables and plots; the same call goes on"),
]


def simulate(game: str, *, bots: Bots = "", out: Folder = None, series: Series = ONCE) -> int:
    """Many games between bots in fixed seats, and what they add up to."""
    rules, speech = load(game), speech_of(series.lang)
    seated = tuple(bots.split(",")) if bots else (_usual(game),) * rules.fewest
    plan = series.plan(rules, [seated])
    if out is not None and not all(find_spec(name) for name in DRAWERS):  # now, not after the last game
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
    anchor: Annotated[str | None, Parameter(help="the bot whose rating is 0; else the mean is")] = None,
    out: Journal = None,
    series: Series = ONCE,
) -> int:
    """Every bot against every other, in every seat: shares, ratings, who beats whom."""
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
    edge: Annotated[float, Parameter(help="by how many points of Elo a better bot must be better")] = EDGE,
    out: Journal = None,
    series: Series = UNTIL_CLEAR,
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
    """The levels up to the usual one: who names nobody does not want to wait for the others."""
    levels = load_package(game).levels
    quick = (
        levels[: levels.index(load_package(game).usual_bot) + 1]
        if load_package(game).usual_bot in levels
        else ()
    )
    return quick if len(quick) > 1 else load_package(game).bot_names
