"""Measure whether more relays ever harm the coach: `python3 run.py python scripts/measure_relays.py`.

A bot's share of wins as the coach on one map must not fall as relays are added. A small version of this is a
test; this one takes hours.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import posse
from posse.games.stage_coach.rules import Land, add, find
from posse.games.stage_coach.rules.land import RELAY
from posse.lab.statistics import share_interval

MORE: dict[str, tuple[tuple[str, ...], ...]] = {
    "overland": ((), ("g4", "g10"), ("g4", "g10", "o3", "o11"), ("g4", "g10", "o3", "o11", "e1", "e13")),
    "cutoff": ((), ("f3", "f9")),
}
"""For each map the hexes that become relays, set by set; each set contains the one before."""


def with_relays(map: str, places: tuple[str, ...]) -> str:
    """Add a map with relays at `places` too, and return its name."""
    land = find(map)
    signs = list(land.signs)
    for place in places:
        h = land.numbers[place]
        assert signs[h] == ".", f"{place} is not open"
        signs[h] = RELAY
    rows = [" ".join(signs[at : at + land.columns]) for at in range(0, len(signs), land.columns)]
    name = f"{map}-{len(places)}"
    add(name, Land(name, land.provenance, tuple(rows)))
    return name


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--map", default="overland", choices=tuple(MORE))
    parser.add_argument("--coach", default="legend")
    parser.add_argument("--indians", default="sheriff")
    given = parser.parse_args()
    for places in MORE[given.map]:
        options = {"map": with_relays(given.map, places)}
        seated = (given.coach, given.indians)
        matches = [
            posse.play("stage-coach", seated, f"relays/{number}", options) for number in range(given.games)
        ]
        won = sum([match.ranks == (1, 2) for match in matches])
        boarded = sum([match.statistics["passengers"] for match in matches]) / given.games
        low, high = share_interval(won, given.games)
        print(
            f"{2 + len(places)} relays: {won}/{given.games} = {won / given.games:.1%} "
            f"({low:.1%}-{high:.1%}), {boarded:.2f} passengers a game",
            flush=True,
        )


if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parents[1] / "src")
    main()
