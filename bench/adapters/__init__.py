"""The benchmarks of each engine: a table of factories, by measure and engine.

The peers' packages are imported inside the factories: a worker's environment has only one of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bench.adapters import catanatron, chess, openspiel, ours, pettingzoo, pokerkit, rlcard
from bench.adapters.work import Work

UNITS: Final[Mapping[str, str]] = {"play": "decisions", "clone": "clones", "input": "inputs"}
"""What each measure counts: decisions of random games, copies of positions, or inputs."""

ADAPTERS: Final[Mapping[str, Mapping[str, Callable[..., Work]]]] = {
    "play": {
        "posse-bare": ours.play_bare,
        "posse-seen": ours.play_seen,
        "openspiel": openspiel.play,
        "pettingzoo": pettingzoo.play,
        "chess": chess.play,
        "catanatron": catanatron.play,
        "rlcard": rlcard.play,
        "pokerkit": pokerkit.play,
    },
    "clone": {
        "posse": ours.clone,
        "openspiel": openspiel.clone,
        "chess": chess.clone,
        "catanatron": catanatron.clone,
    },
    "input": {
        "posse": ours.replay,
        "openspiel": openspiel.replay,
        "chess": chess.replay,
    },
}

__all__ = ["ADAPTERS", "UNITS", "Work"]
