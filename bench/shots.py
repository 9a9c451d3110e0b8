"""The section on shots: shots per second, the size of their paths, and the effect of the tremor.

python3 run.py python bench/shots.py             measure, print, and write the section into bench/results.md
python3 run.py python bench/shots.py --quick     a few seconds; prints only
"""

from __future__ import annotations

import datetime
import sys
import time
import zlib
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

if __name__ == "__main__":  # if started by its path, `bench` and the scenes are found only with these
    sys.path[0] = str(Path(__file__).resolve().parents[1])
sys.path.append(str(Path(__file__).resolve().parents[1] / "tests"))

from bench import report
from physics.places import SCENES
from posse.physics import STEADY, USUAL, WHISKY, Aim, Flick, Scene, shoot, tremble

NEEDED: Final = {"first touch": 300, "whole, recorded": 60}
SHOTS: Final = 120
ODDS: Final = 1000
SEED: Final = b"bench"


def section(rounds: int, odds: int = ODDS) -> Iterator[str]:
    """Yield the parts of the section, for bench/run.py."""
    yield _rates(rounds)
    yield _records()
    yield _duels(odds)
    yield _indians(odds)


def volley() -> list[Flick]:
    """Return aims as bots try them: within 6 degrees, 1.6 to 2.8 m/s, with the usual tremor."""
    return [
        tremble(Aim(angle=number % 49 - 24, strength=16 + number % 13), SEED, number)
        for number in range(SHOTS)
    ]


def _rates(rounds: int) -> str:
    rows = []
    for name, first in (("first touch", True), ("whole, recorded", False)):
        for place in ("empty", "crowded", "indians"):
            rate = _rate(SCENES[place], first, rounds)
            verdict = "met" if rate >= NEEDED[name] else "**not met**"
            rows.append((f"{name}, {place}", f"{rate:.0f}", str(NEEDED[name]), verdict))
    head = ("shots a second on one core", "measured", "needed", "verdict")
    about = (
        f"{SHOTS} shots within 6 degrees of the straight line, 1.6 to 2.8 m/s, usual tremor; CPU time, the "
        f"best of {rounds} rounds.  *Empty*: two riders.  *Crowded*: five.  *Indians*: three.  A whole "
        "shot is followed until all is at rest and its key frames are encoded."
    )
    return f"### Shots a second\n\n{about}\n\n{report.table(head, rows)}"


def _rate(scene: Scene, first_touch: bool, rounds: int) -> float:
    flicks = volley()
    shoot(scene, flicks[0])  # the first shot sets the table up
    best = float("inf")
    for _ in range(rounds):
        start = time.process_time()
        for flick in flicks:
            shoot(scene, flick, first_touch)
        best = min(best, time.process_time() - start)
    return len(flicks) / best


def _records() -> str:
    rows = []
    for place, scene in SCENES.items():
        shots = [shoot(scene, flick) for flick in volley()[:60]]
        plain = [len(shot.frames) for shot in shots]
        packed = [len(zlib.compress(shot.frames, 9)) for shot in shots]
        seconds = sum([shot.seconds for shot in shots]) / len(shots)
        rows.append((place, f"{seconds:.2f}", _mean(plain), str(max(plain)), _mean(packed), str(max(packed))))
    head = ("60 shots each", "seconds", "bytes", "most", "deflated", "most")
    return f"### Records\n\n{report.table(head, rows)}"


def _mean(values: Sequence[int]) -> str:
    return f"{sum(values) / len(values):.0f}"


def _duels(count: int) -> str:
    """Return the hit rates of a straight shot across the empty board, and of duels of six such shots."""
    rows = []
    for name, scale in (("steady", STEADY), ("usual", USUAL), ("whisky", WHISKY)):
        for strength in (20, 21, 22, 23, 24) if scale == USUAL else (22,):
            rates = [_hits(place, Aim(strength=strength), scale, count) for place in ("empty", "back")]
            hits = [hit for half in zip(*rates, strict=True) for hit in half]  # the duellists alternate
            none = [not any(hits[at : at + 6]) for at in range(0, len(hits) - 5, 6)]
            shares = [f"{sum(half) / count:.3f}" for half in rates]
            rows.append((f"{name}, {strength / 10} m/s", *shares, f"{sum(none) / len(none):.3f}"))
    head = ("straight shots, empty board", "NW hits SE", "SE hits NW", "duels of 3+3 without a hit")
    return f"### Duels\n\n{count} shots a figure.\n\n{report.table(head, rows)}"


def _hits(place: str, aim: Aim, scale: int, count: int) -> list[bool]:
    scene, seed = SCENES[place], SEED + place.encode()
    flicks = [tremble(aim, seed, number, scale) for number in range(count)]
    return [scene.pieces[0].id in shoot(scene, flick, True).touched for flick in flicks]


def _indians(count: int) -> str:
    rows = []
    for strength in (22, 25, 28):
        for angle in (-2, 0, 2):
            aim = Aim(angle=angle, strength=strength)
            flicks = [tremble(aim, SEED, number) for number in range(count)]
            fell = Counter([len(shoot(SCENES["indians"], flick).fell) for flick in flicks])
            shares = [f"{fell[number] / count:.3f}" for number in range(4)]
            mean = sum([number * times for number, times in fell.items()]) / count
            rows.append((f"{strength / 10} m/s, {angle / 4:+.1f} degrees", *shares, f"{mean:.2f}"))
    head = ("Indians down, usual tremor", "0", "1", "2", "3", "mean")
    return f"### Indians\n\n{count} shots a row, nobody in the way.\n\n{report.table(head, rows)}"


def main() -> int:
    quick = "--quick" in sys.argv
    where = f"{datetime.date.today()}, `python3 run.py python bench/shots.py`; {report.machine()}."
    parts = ["## The flicked die", where]
    for part in section(*((2, 60) if quick else (6, ODDS))):
        print(part, flush=True)
        parts.append(part)
    if not quick:
        report.write("shots", "\n\n".join(parts))
    return 0


if __name__ == "__main__":
    sys.exit(main())
