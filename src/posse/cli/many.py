"""Many games between bots: `simulate` and `tournament`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from posse import arena
from posse.cli import lab
from posse.cli.terms import Bots, Language, MapName, Options, options_of, speech_of
from posse.kernel import AnyGame, Illegal, load


@Parameter(name="*")
@dataclass(frozen=True)
class Series:
    """What a simulation and a tournament are told alike."""

    games: Annotated[int, Parameter(help="how many, of each seating")] = 100
    seed: int = 0
    map: MapName = None
    option: Options = ()
    processes: int | None = None
    records: Annotated[Path | None, Parameter(help="keep the games in this file, one a line")] = None
    json: Annotated[bool, Parameter(negative="")] = False
    lang: Language = None

    def run(self, game: AnyGame, seatings: Sequence[tuple[str, ...]], tournament: bool) -> None:
        if self.games < 1:
            raise Illegal("too-few-games", games=self.games)
        speech, options = speech_of(self.lang), options_of(game, self.map, self.option)
        results = arena.series(game.name, seatings, self.games, self.seed, options, self.processes)
        total = self.games * len(seatings)
        found = lab.collect(results, total, speech.say("cli-simulating"), self.records)
        lab.publish(game, found, options, self.seed, speech, self.json, tournament)


ONCE = Series()


def simulate(game: str, *, bots: Bots = "", series: Series = ONCE) -> int:
    """Many games between bots in fixed seats, and what they add up to."""
    rules = load(game)
    seated = tuple(bots.split(",")) if bots else ("greedy",) * rules.fewest
    series.run(rules, [seated], tournament=False)
    return 0


def tournament(game: str, *, bots: Bots = "random,greedy", series: Series = ONCE) -> int:
    """Every bot against every other, in every seat."""
    names = tuple(bots.split(","))
    if len(set(names)) < 2:
        raise Illegal("too-few-bots", bots=names)
    series.run(load(game), arena.seatings(game, names), tournament=True)
    return 0
