"""The section on the bots: how much stronger each level is than the one below, and how long it thinks.

python3 run.py python bench/run.py --only ladder             hours; goes on from where it was stopped
python3 run.py python bench/run.py --only ladder --quick     a fifth of the games; prints only
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

from bench import report
from posse import games, lab
from posse.games import load_package
from posse.kernel import load
from posse.lab import Against, Journal, Pace, Rating, Ratings, Result, SeriesPlan

ROOT: Final = Path(__file__).resolve().parents[1]
KEPT: Final = ROOT / ".posse" / "ladder"
SEED: Final = 8
QUICK_GAMES: Final = 100
"""The games of a pairing in each round; fewer for a pairing with a slow level."""
SLOW_GAMES: Final = {"stage-coach": 20, "pony-express": 20, "pappy-winchester": 60}
SLOW: Final = ("sheriff", "legend")
STEP: Final = 100
"""The least difference in Elo between a level and the next."""
PACES: Final = {"greenhorn": 0.01, "cowhand": 0.01, "deputy": 0.01, "sheriff": 0.1, "legend": 1.0}
"""The CPU seconds within which 99% of the turns should stay."""

Pair = tuple[str, str]


@dataclass(frozen=True)
class Pairing:
    """The games between a level and a better one."""

    lower: str
    upper: str
    results: list[Result]

    @property
    def shares(self) -> tuple[Against, Against]:
        found = lab.against(self.results)
        return found[self.upper, self.lower], found[self.lower, self.upper]

    @property
    def step(self) -> Rating:
        return lab.rate(self.results, self.lower, SEED).bots[self.upper]


def section(rounds: int) -> Iterator[str]:
    yield about(rounds)
    for name in games():
        yield _game(name, rounds)


def about(rounds: int) -> str:
    slow = rounds * min(SLOW_GAMES.values())
    return f"""
Every level against the next, and the lowest against chance: at least
{rounds * QUICK_GAMES:,} games a pairing, {slow:,} where {" or ".join(SLOW)} plays.
Each bot sits in every seat, alone against the other in all other seats, with the same dice; the game has the
fewest seats it allows.  *Alone*: its part of the wins then, with Wilson's 95 % interval; an equal part would
be one half for two seats, one third for three.  Elo: Luce's model with a factor for each seat, 95 % by the
bootstrap over the dice; the lowest level is 0.  A turn: all that a seat chooses until another seat is asked,
in CPU time of its thread.  Seed {SEED}.
""".strip()


def pairs(levels: Sequence[str]) -> list[Pair]:
    """Return the pairings (lower, upper): the random bot with the lowest level, and neighbouring levels."""
    return [*([("random", levels[0])] if levels[0] != "random" else []), *pairwise(levels)]


def ladder(game: str) -> tuple[str, ...]:
    """Return the levels, the lowest first; all bots if a game has no levels."""
    found = load_package(game).levels
    return found if len(found) > 1 else load_package(game).bot_names


def _game(game: str, rounds: int) -> str:
    levels = ladder(game)
    played = [_played(game, pair, rounds) for pair in pairs(levels)]
    results = [result for pairing in played for result in pairing.results]
    ratings, paces = lab.rate(results, levels[0], SEED), lab.paces(results)
    steps = {(pairing.lower, pairing.upper): pairing.step for pairing in played}
    parts = [
        f"### {game}: {load(game).fewest} seats",
        _pairings(played, steps),
        _levels(ratings, paces),
        _aims(levels, steps, paces),
    ]
    return "\n\n".join(parts)


def _played(game: str, pair: Pair, rounds: int) -> Pairing:
    """Return the games of a pairing: those stored in its file, and the rest played now."""
    seats = load(game).fewest
    lower, upper = pair
    seatings = dict.fromkeys([*lab.pairing(lower, upper, seats), *lab.pairing(upper, lower, seats)])
    wanted = rounds * (SLOW_GAMES[game] if set(pair) & set(SLOW) else QUICK_GAMES)
    plan = lab.plan(game, seatings, -(-wanted // len(seatings)), SEED, records=False)
    print(
        f"{game}: {pair[0]} against {pair[1]}, {plan.games * len(seatings):,} games",
        file=sys.stderr,
        flush=True,
    )
    return Pairing(*pair, _collected(plan, KEPT / players(game) / f"{game}-{pair[0]}-{pair[1]}.jsonl"))


def _collected(plan: SeriesPlan, path: Path) -> list[Result]:
    with Journal(path, plan) as journal:
        found = [result for result in journal.found if result.number < plan.games]
        for result in lab.run(plan, done={result.place for result in found}):
            journal.keep(result)
            found.append(result)
    return sorted(found, key=lambda result: (plan.seatings.index(result.seated), result.number))


def players(game: str) -> str:
    """Return a digest of the code of rules and bots, so that results of other code go into other files."""
    found, own = hashlib.sha256(), game.replace("-", "_")
    for folder in ("kernel", "bots", f"games/{own}"):
        for path in sorted((ROOT / "src" / "posse" / folder).rglob("*.*")):
            if path.suffix in (".py", ".toml", ".json"):
                found.update(path.read_bytes())
    return found.hexdigest()[:12]


# -- the tables


def _pairings(played: Sequence[Pairing], steps: Mapping[Pair, Rating]) -> str:
    rows = []
    for pairing in played:
        upper, lower = pairing.shares
        step = steps[pairing.lower, pairing.upper]
        name = f"{pairing.upper} against {pairing.lower}"
        rows.append((name, f"{len(pairing.results):,}", _share(upper), _share(lower), _points(step)))
    head = ("pairing", "games", "the first alone", "the second alone", "Elo between them")
    return report.table(head, rows)


def _levels(ratings: Ratings, paces: Mapping[str, Pace]) -> str:
    rows = []
    for bot, rating in reversed(list(ratings.bots.items())):
        pace = paces[bot]
        times = [f"{1000 * seconds:.2f} ms" for seconds in (pace.mean, pace.most, pace.worst)]
        rows.append((bot, _points(rating), f"{pace.turns:,}", *times))
    return report.table(("level", "Elo, all pairings", "turns", "CPU a turn, mean", "99 %", "longest"), rows)


def _aims(levels: Sequence[str], steps: Mapping[Pair, Rating], paces: Mapping[str, Pace]) -> str:
    rows = []
    for lower, upper in pairwise(levels):
        step = steps[lower, upper]
        rows.append(
            (f"{upper} above {lower}", f"{STEP} Elo", f"{step.elo:.0f} Elo", _verdict(step.elo >= STEP))
        )
    for level in levels:
        if level in PACES:
            wanted, most = PACES[level], paces[level].most
            cells = (f"{1000 * wanted:.0f} ms", f"{1000 * most:.2f} ms")
            rows.append((f"{level}, 99 % of its turns", *cells, _verdict(most <= wanted)))
    return report.table(("aim", "wanted", "measured", "verdict"), rows)


def _verdict(met: bool) -> str:
    return "met" if met else "**not met**"


def _share(found: Against) -> str:
    low, high = found.interval
    return f"{found.share:.1%} [{low:.1%}..{high:.1%}]"


def _points(rating: Rating) -> str:
    low, high = rating.interval
    return f"{rating.elo:+.0f} [{low:+.0f}..{high:+.0f}]"
