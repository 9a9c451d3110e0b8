"""Prints the summary of a series: as tables, or as one JSON object."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict

from rich.console import Console
from rich.table import Table

from posse.kernel import AnyGame
from posse.lab import (
    Comparison,
    Each,
    Mean,
    Pace,
    Rating,
    Ratings,
    Result,
    SeriesPlan,
    Standing,
    Summary,
    against,
    by_bot,
    paces,
    summarise,
)
from posse.lab.statistics import Interval
from posse.words import Words


def publish(
    game: AnyGame,
    plan: SeriesPlan,
    results: Sequence[Result],
    words: Words,
    as_json: bool,
    ratings: Ratings | None = None,
) -> None:
    """Print the summary of a series, and the ratings if given."""
    summary = summarise(game, results, plan.options, plan.seed)
    if as_json:
        extra = {} if ratings is None else {"bots": _plain_bots(summary, results, ratings)}
        print(json.dumps({**summary.plain(), **extra}))
        return
    console = Console()
    console.print(heading(plan, len(results), words))
    console.print(standings_table(game, summary.seats, words))
    if ratings is not None:
        console.print(standings_table(game, by_bot(summary), words))
        console.print(_ratings(game, ratings, paces(results), words))
        console.print(_cross(tuple(ratings.bots), results, words))
    console.print(_statistics(game, summary.statistics, words))


def publish_comparison(plan: SeriesPlan, test: Comparison, edge: float, words: Words, as_json: bool) -> None:
    one, two = test.names
    state = test.state
    if as_json:
        head = {"game": plan.game, "options": dict(plan.options), "seed": plan.seed, "edge": edge}
        print(json.dumps({**head, "one": one, "two": two, "games": len(test.results), **asdict(state)}))
        return
    told = {"one": one, "two": two, "rounds": state.rounds, "games": len(test.results), "edge": f"{edge:g}"}
    console = Console(highlight=False)
    console.print(words.say(f"cli-compared-{state.verdict}", told))
    if state.rounds:
        cross = against(test.results)
        for pair in ((one, two), (two, one)):
            found = cross[pair]
            shares = {"share": f"{found.share:.1%}", "interval": _percent(found.interval)}
            who = {"one": pair[0], "two": pair[1], "games": found.games}
            console.print(words.say("cli-compared-share", {**who, **shares}))


def _plain_bots(summary: Summary, results: Sequence[Result], ratings: Ratings) -> list[dict[str, object]]:
    cross = against(results)
    found = []
    for standing in by_bot(summary):
        rating = ratings.bots[standing.bot]
        rivals = {two: asdict(cell) for (one, two), cell in cross.items() if one == standing.bot}
        elo = {"elo": rating.elo, "elo_interval": rating.interval, "against": rivals}
        found.append({**vars(standing), **elo})
    return found


# -- on the screen


def heading(plan: SeriesPlan, games: int, words: Words) -> str:
    map_name = plan.options.get("map")
    label = f"{plan.game}-option-map-{map_name}"  # a map of the user's own has no sentence
    where = words.say(label) if words.has(label) else map_name
    title = ", ".join([str(part) for part in (words.say(f"{plan.game}-title"), where) if part])
    return words.say("cli-simulated", title=title, games=games, seed=str(plan.seed))


def standings_table(game: AnyGame, standings: Sequence[Standing], words: Words) -> Table:
    table = _table(words, "role", "bot", "games", "wins", "draws", "losses", "share", "interval")
    for s in standings:
        role = words.say("cli-all-seats" if s.seat < 0 else f"{game.name}-role-{s.role}")
        cells = (role, s.bot, s.games, s.wins, s.draws, s.losses, f"{s.share:.1%}", _percent(s.interval))
        table.add_row(*map(str, cells))
    return table


def _ratings(game: AnyGame, ratings: Ratings, paces: Mapping[str, Pace], words: Words) -> Table:
    """The ratings of the bots with their times for a turn, then the ratings of the seats."""
    table = _table(words, "bot", "rating", "interval", "turn", "turn-most", "turn-worst")
    for bot, rating in ratings.bots.items():
        pace = paces[bot]
        times = [f"{1000 * seconds:.2f} ms" for seconds in (pace.mean, pace.most, pace.worst)]
        table.add_row(bot, *_points(rating), *times)
    table.add_section()
    for role, rating in zip(game.roles(len(ratings.seats)), ratings.seats, strict=True):
        table.add_row(words.say(f"{game.name}-role-{role}"), *_points(rating))
    return table


def _cross(bots: Sequence[str], results: Sequence[Result], words: Words) -> Table:
    """The share of the wins of each row's bot, alone against the column's bot in all other seats."""
    cells = against(results)
    table = Table(words.say("cli-head-against"), *bots)
    for bot in bots:
        row = [cells.get((bot, rival)) for rival in bots]
        table.add_row(bot, *[f"{cell.share:.1%}" if cell else "·" for cell in row])
    return table


def _statistics(game: AnyGame, statistics: Mapping[str, Mean], words: Words) -> Table:
    """The mean of every statistic in a game; for those that add up a value, also for each event."""
    each = ("each", "interval") if any(statistic.each for statistic in statistics.values()) else ()
    table = _table(words, "statistic", "mean", "interval", *each)
    for name, statistic in statistics.items():
        more = _cells(statistic.each) if statistic.each else ()
        table.add_row(words.say(f"{game.name}-statistic-{name}"), *_cells(statistic), *more)
    return table


def _table(words: Words, *heads: str) -> Table:
    return Table(*[words.say(f"cli-head-{head}") for head in heads])


def _cells(found: Mean | Each) -> tuple[str, str]:
    low, high = found.interval
    return f"{found.mean:.3f}", f"{low:.3f} – {high:.3f}"


def _points(rating: Rating) -> tuple[str, str]:
    low, high = rating.interval
    return f"{rating.elo:+.0f}", f"{low:+.0f} – {high:+.0f}"


def _percent(interval: Interval) -> str:
    return f"{interval[0]:.1%} – {interval[1]:.1%}"
