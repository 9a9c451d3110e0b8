"""The section on strength against OpenSpiel's searches: the same game, our rollouts, equal CPU time per turn.

python3 run.py python bench/spiel.py --games 20       prints the section
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Protocol

GAME: Final = "stage-coach"
ROLES: Final = ("coach", "Indians")
BOT: Final = "legend"
ROLLOUT: Final = "base"
EXPLORE: Final = 1.4
FEWEST: Final = 4  # the least number of simulations for a decision
WARM: Final = 0.002  # a first estimate of the seconds for a simulation


class Search(Protocol):
    def step(self, state: Any) -> int: ...


@dataclass
class Purse:
    """CPU time spent, turn by turn."""

    spent: float = 0.0
    turns: int = 0
    questions: int = 0

    @property
    def each(self) -> float:
        return self.spent / max(self.turns, 1)


@dataclass
class Row:
    """A search of OpenSpiel against ours, in one of our roles."""

    search: str
    role: int
    games: int = 0
    wins: int = 0
    draws: int = 0
    ours: Purse = field(default_factory=Purse)
    theirs: Purse = field(default_factory=Purse)
    simulations: int = 0


class Rival:
    """A search of OpenSpiel that may use as much time for a turn as ours has used on average."""

    def __init__(self, kind: str, game: Any, seed: int, row: Row) -> None:
        import numpy as np
        from open_spiel.python.algorithms import ismcts, mcts

        from posse.learn.openspiel_game import RolloutEvaluator, resampler

        luck, rollouts = np.random.RandomState(seed), RolloutEvaluator(ROLLOUT, seed=seed)
        self.row = row
        self.search: Any
        if kind == "MCTS":
            self.search = mcts.MCTSBot(game, EXPLORE, FEWEST, rollouts, random_state=luck)
            self._limit = "max_simulations"
        else:
            self.search = ismcts.ISMCTSBot(
                game, rollouts, EXPLORE, FEWEST, random_state=luck, use_observation_string=True
            )
            self.search.set_resampler(resampler(seed))
            self._limit = "_max_simulations"

    def step(self, state: Any) -> int:
        row = self.row
        if len(state.legal_actions()) == 1:
            return int(state.legal_actions()[0])
        cost = row.theirs.spent / row.simulations if row.simulations else WARM
        each = row.theirs.questions / max(row.theirs.turns, 1) or 1.0
        due = row.ours.each * row.theirs.turns - row.theirs.spent  # the time that it has not used yet
        allowed = max(row.ours.each / each + max(min(due, row.ours.each), -row.ours.each) / each, 0.0)
        simulations = max(FEWEST, int(allowed / cost))
        setattr(self.search, self._limit, simulations)
        row.simulations += simulations
        row.theirs.questions += 1
        return int(self.search.step(state))


def played(row: Row, seed: int, options: dict[str, object]) -> None:
    """Play one game through OpenSpiel, and count the CPU time of each decision for its side."""
    from posse import learn
    from posse.games import load_package
    from posse.learn.openspiel_game import OpenSpielState

    game = learn.openspiel(GAME, options=options)
    state: OpenSpielState = game.new_initial_state()
    luck = random.Random(f"spiel/{seed}")
    ours = load_package(GAME).make_bot(BOT, row.role, random.Random(f"{seed}/ours"))
    rival = Rival(row.search, game, seed, row)
    turn = (0, -1)
    while not state.is_terminal():
        if state.is_chance_node():
            ways = state.chance_outcomes()
            state.apply_action(ways[int(luck.random() * len(ways))][0])  # a die: equal odds
            continue
        sequential = state.search_state.sequential
        seat = sequential.turn
        table = sequential.state.table
        purse = row.ours if seat == row.role else row.theirs
        if (table.turn, table.active) != turn:
            turn = (table.turn, table.active)
            (row.ours if table.active == row.role else row.theirs).turns += 1
        begun = time.process_time()
        if seat == row.role:
            view = sequential.game.view(sequential.state, seat)
            chosen = sequential.game.catalogue.number(
                ours.choose(view, sequential.prompt, sequential.options())
            )
        else:
            chosen = rival.step(state)
        purse.spent += time.process_time() - begun
        state.apply_action(chosen)
    worth = state.returns()[row.role]
    row.games += 1
    row.wins += worth > 0
    row.draws += worth == 0


def section(games: int, kinds: tuple[str, ...] = ("MCTS", "ISMCTS"), map: str = "overland") -> Iterator[str]:
    from bench import report
    from posse.lab.statistics import share_interval

    yield (
        f"Stage Coach ({map}) through `posse.learn.openspiel`: our `{BOT}` against OpenSpiel's Python "
        f'searches with our rollouts (`RolloutEvaluator("{ROLLOUT}")`, games played to the end), whose '
        "simulations are set question by question so that both spend the same CPU time a turn.  MCTS looks "
        "at the position itself and so knows the secret destination; ISMCTS imagines it."
    )
    if find_spec("pyspiel") is None:
        yield "**Not measured: OpenSpiel** (it is not installed: it has no wheels for Windows)"
        return
    rows = [Row(kind, role) for kind in kinds for role in range(len(ROLES))]
    for number in range(games):
        for row in rows:
            played(row, number, {"map": map})
            share = f"{row.search} {ROLES[row.role]} {row.wins}/{row.games}"
            print(f"{share} {row.ours.each:.3f} {row.theirs.each:.3f} s a turn", file=sys.stderr, flush=True)
    lines = []
    for kind in kinds:
        own = [row for row in rows if row.search == kind]
        for row in [*own, _both(own)]:
            low, high = share_interval(row.wins, row.games)
            lines.append(
                (
                    f"against {kind}, {'both roles' if row.role < 0 else 'as ' + ROLES[row.role]}",
                    str(row.games),
                    f"{row.wins / row.games:.1%}",
                    f"{low:.1%}-{high:.1%}",
                    str(row.draws),
                    f"{row.ours.each:.2f} s",
                    f"{row.theirs.each:.2f} s",
                    f"{row.simulations / max(row.theirs.questions, 1):.0f}",
                )
            )
    head = ("ours", "games", "won", "95 %", "drawn", "our CPU a turn", "theirs", "simulations a question")
    yield report.table(head, lines)


def _both(rows: list[Row]) -> Row:
    total = Row(rows[0].search, -1)
    for row in rows:
        total.games += row.games
        total.wins += row.wins
        total.draws += row.draws
        total.simulations += row.simulations
        for mine, its in ((total.ours, row.ours), (total.theirs, row.theirs)):
            mine.spent += its.spent
            mine.turns += its.turns
            mine.questions += its.questions
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description="Our strongest bot against OpenSpiel's searches.")
    parser.add_argument("--games", type=int, default=20, help="of each search in each role")
    parser.add_argument("--only", choices=("MCTS", "ISMCTS"))
    parser.add_argument("--map", default="overland")
    given = parser.parse_args()
    kinds = (given.only,) if given.only else ("MCTS", "ISMCTS")
    for part in section(given.games, kinds, given.map):
        print(f"\n{part}", flush=True)


if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parents[1])
    main()
