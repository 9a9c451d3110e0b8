"""Print the table of sizes in docs/learning.md: actions, observations, decisions by game and seat count.

python3 run.py python scripts/learning_sizes.py --games 200
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from statistics import fmean, quantiles
from typing import Any

from posse.bots import Bot
from posse.games import Package, packages
from posse.kernel import Action, Event
from posse.learn import layout
from posse.learn.sequential import GameWithBots, new_game

HEAD = (
    "| game | seats | actions | observation | options per decision | decisions per game, random "
    "| decisions per game, {usual} |",
    "|---|---|---|---|---|---|---|",
)


class Counting(Bot[Any]):
    """A bot whose decisions are counted."""

    def __init__(self, bot: Bot[Any], offered: list[int]) -> None:
        self.bot, self.offered = bot, offered

    def choose(self, view: Any, prompt: str, options: tuple[Action, ...]) -> Action:
        self.offered.append(len(options))
        return self.bot.choose(view, prompt, options)

    def hear(self, events: Sequence[Event]) -> None:
        self.bot.hear(events)


def played(package: Package, bot: str, seats: int, seed: int) -> list[int]:
    """Play a game and return the number of options of each decision."""
    offered: list[int] = []
    rng = random.Random(f"{package.name}/{bot}/{seats}/{seed}")
    seated = {seat: Counting(package.make_bot(bot, seat, rng), offered) for seat in range(seats)}
    GameWithBots(new_game(package.name, seats, None), rng, seated).advance()
    return offered


def spread(lengths: Sequence[int]) -> str:
    """Return the median, and the range of the middle 90%."""
    cuts = quantiles(lengths, n=20)
    return f"{cuts[9]:.0f} ({cuts[0]:.0f} to {cuts[18]:.0f})"


def rows(games: int) -> Iterator[str]:
    usual = {package.usual_bot for package in packages()}
    yield HEAD[0].format(usual=", ".join([f"`{name}`" for name in sorted(usual)]))
    yield HEAD[1]
    for package in packages():
        rules = package.loaded_game
        for seats in range(rules.fewest, rules.most + 1):
            counts = [
                [played(package, bot, seats, n) for n in range(games)]
                for bot in ("random", package.usual_bot)
            ]
            options = fmean([count for game in counts[1] for count in game])
            yield (
                f"| `{package.name}` | {seats} | {len(rules.catalogue)} | {layout(package.name, seats).size} "
                f"| {options:.1f} | {' | '.join([spread([len(game) for game in each]) for each in counts])} |"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description="Print the table of sizes in docs/learning.md.")
    parser.add_argument("--games", type=int, default=200, help="games for each row and bot")
    for row in rows(parser.parse_args().games):
        print(row, flush=True)


if __name__ == "__main__":
    main()
