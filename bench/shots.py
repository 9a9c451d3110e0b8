"""The section on shots: shots per second, the size of their paths, and the effect of the tremor.

python3 run.py python bench/shots.py             measure, print, and write the section into bench/results.md
python3 run.py python bench/shots.py --quick     a few seconds; prints only
"""

from __future__ import annotations

import datetime
import random
import sys
import time
import zlib
from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from typing import Final

if __name__ == "__main__":  # if started by its path, `bench` and the scenes are found only with these
    sys.path[0] = str(Path(__file__).resolve().parents[1])
sys.path.append(str(Path(__file__).resolve().parents[1] / "tests"))

from bench import report
from bench.boards import boards, lone
from bench.shot_model import gaps, told
from bench.shot_skill import crowded, interval, most_common, skills
from physics.places import SCENES
from posse import kernel
from posse.physics import STEADY, USUAL, WHISKY, Aim, Flick, shoot, tremble
from posse.physics.flick import scene
from posse.physics.model import LONGEST

NEEDED: Final = {"first touch": 300, "whole, recorded": 120}
SHOTS: Final = 120
ODDS: Final = 500
SEED: Final = b"bench"


def section(rounds: int, odds: int = ODDS) -> Iterator[str]:
    """Yield the parts of the section, for bench/run.py."""
    few = odds // 10
    yield _rates(rounds)
    yield _ends(4 * odds)
    yield _records()
    yield _skill(few, odds)
    yield _dominance(min(4 * few, 200))
    yield _model(min(few + 10, 60), odds)
    yield _duels(odds)
    yield _indians(odds // 2)


def volley(count: int = SHOTS) -> list[Flick]:
    """Return aims from anywhere on the line, 1.8 to 2.8 m/s, some with spin, with the usual tremor."""
    rng = random.Random(1)
    aims = [
        Aim(rng.randint(-45, 45), rng.randint(-16, 16), rng.randint(18, 28), rng.choice((0, 0, 6, -6)))
        for _ in range(count)
    ]
    return [tremble(aim, SEED, number) for number, aim in enumerate(aims)]


def _rates(rounds: int) -> str:
    """Return the speed of shots, each on a new board from a game, its scene included."""
    some, flicks, rows = _boards(SHOTS), volley(), []
    for name, first in (("first touch", True), ("whole, recorded", False)):
        rates = []
        for _ in range(rounds):
            start = time.process_time()
            for board, flick in zip(some, flicks, strict=True):
                shoot(scene(board), flick, first)
            rates.append(len(flicks) / (time.process_time() - start))
        verdict = "met" if max(rates) >= NEEDED[name] else "**not met**"
        rows.append((name, f"{max(rates):.0f}", f"{min(rates):.0f}", str(NEEDED[name]), verdict))
    head = ("shots a second on one core", "best round", "worst", "needed", "verdict")
    about = (
        f"{SHOTS} shots, each on another board from games of three to five riders, five in six duels; "
        f"CPU time, {rounds} rounds.  A whole shot is followed until all is at rest and its key frames are "
        "encoded."
    )
    return f"### Shots a second\n\n{about}\n\n{report.table(head, rows)}"


def _boards(count: int) -> list[kernel.Scene]:
    return boards(count * 5 // 6) + boards(count - count * 5 // 6, "ambush")


def _ends(count: int) -> str:
    """Return how shots end: where the die lies, how long they last, whether one had to be stopped."""
    some, rows = _boards(SHOTS), []
    for name, strengths in (("1.8 to 2.8 m/s", (18, 28)), ("3.2 m/s", (32, 32))):
        rng = random.Random(2)
        ended = []
        for number in range(count):
            aim = Aim(
                rng.randint(-45, 45), rng.randint(-16, 16), rng.randint(*strengths), rng.choice((0, 6, -6))
            )
            ended.append(shoot(scene(some[number % len(some)]), tremble(aim, SEED, number)))
        seconds = sorted([shot.seconds for shot in ended])
        rows.append(
            (
                name,
                _share([shot.rest is None for shot in ended]),
                _share([shot.seconds >= LONGEST for shot in ended]),
                f"{sum(seconds) / count:.2f}",
                f"{seconds[int(0.99 * count)]:.2f}",
                f"{seconds[-1]:.2f}",
            )
        )
    head = ("shots", "left the board", "stopped after 4 s", "mean seconds", "99 % within", "longest")
    return f"### How shots end\n\n{count} shots a row, on boards from games.\n\n{report.table(head, rows)}"


def _share(values: Sequence[bool]) -> str:
    share = sum(values) / len(values)
    return f"{share:.3f} ± {1.96 * sqrt(share * (1 - share) / len(values)):.3f}"


def _skill(count: int, each: int) -> str:
    """Return the best aim found by search against the straight one, both by the physics."""
    crowd = crowded(count)
    [alone] = skills([lone()], 8 * each)
    gain = _error(alone.best[0] - alone.straight[0], 8 * each)
    first = (
        "nobody else about",
        "1",
        f"{alone.straight[0]:.3f}",
        f"{alone.best[0]:.3f}",
        gain,
        "0.06",
        "-",
        "-",
    )
    rows = [first]
    found = skills(crowd, max(each // 3, 20))
    gains = [skill.best[0] - skill.straight[0] for skill in found]
    rows.append(
        (
            "bystanders in the way",
            str(len(found)),
            interval([skill.straight[0] for skill in found]),
            interval([skill.best[0] for skill in found]),
            interval(gains),
            "0.12",
            interval([skill.straight[1] for skill in found]),
            interval([skill.best[1] for skill in found]),
        )
    )
    hits = ("straight hits", "best hits", "gain", "needed")
    head = ("boards from games", "n", *hits, "straight: bystander", "best: bystander")
    about = (
        "Straight: from the middle, without spin, at the one strength that hits most over all these boards.  "
        "Best: found by search with the fast model.  Both are then shot with the physics "
        f"({max(each // 3, 20)} times a board, {8 * each} on the empty one; the model's luck with the same "
        "flicks is taken off).  In the way: a straight shot touches a bystander first once in twenty."
    )
    return f"### What there is to master\n\n{about}\n\n{report.table(head, rows)}"


def _error(value: float, count: int) -> str:
    return f"{value:.3f} ± {1.96 * sqrt(0.5 / count):.3f}"


def _dominance(count: int) -> str:
    aims, spins = most_common(count)
    (aim, most), *_ = aims.most_common(1)
    struck = ", ".join([f"{spin / 2:g} mm: {share / count:.2f}" for spin, share in sorted(spins.items())])
    verdict = "met" if most <= count / 2 else "**not met**"
    return (
        f"### No aim for all boards\n\nOn {count} boards from games the search finds {len(aims)} different "
        f"best aims; the most common, `{aim}`, is best on {most / count:.2f} of them (needed: at most a "
        f"half; {verdict}).  An aim and its mirror image share a board on which both are as good.  How far "
        f"from the middle the best aims strike: {struck}."
    )


def _model(count: int, each: int) -> str:
    head = ("chance to touch first", "off on average", "bias", "95 % of boards within", "at most")
    about = (
        f"The fast model against the physics: one aim as bots try them on each of {count} boards from games, "
        f"{2 * each} real shots each (the model's luck with the same flicks is taken off).  Needed: 0.02 on "
        "average, 0.06 in 95 %."
    )
    return f"### The fast model\n\n{about}\n\n{report.table(head, told(gaps(count, 2 * each)))}"


def _records() -> str:
    rows = []
    for place, drawn in SCENES.items():
        shots = [shoot(drawn, flick) for flick in volley(60)]
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
        for strength in (21, 22, 23, 24, 26) if scale == USUAL else (23,):
            rates = [_hits(place, Aim(strength=strength), scale, count) for place in ("empty", "back")]
            hits = [hit for half in zip(*rates, strict=True) for hit in half]  # the duellists alternate
            none = [not any(hits[at : at + 6]) for at in range(0, len(hits) - 5, 6)]
            shares = [f"{sum(half) / count:.3f}" for half in rates]
            rows.append((f"{name}, {strength / 10} m/s", *shares, f"{sum(none) / len(none):.3f}"))
    head = ("straight shots, empty board", "NW hits SE", "SE hits NW", "duels of 3+3 without a hit")
    return f"### Duels\n\n{count} shots a figure.\n\n{report.table(head, rows)}"


def _hits(place: str, aim: Aim, scale: int, count: int) -> list[bool]:
    drawn, seed = SCENES[place], SEED + place.encode()
    flicks = [tremble(aim, seed, number, scale) for number in range(count)]
    return [drawn.pieces[0].id in shoot(drawn, flick, True).touched for flick in flicks]


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
    for part in section(*((2, 40) if quick else (4, ODDS))):
        print(part, flush=True)
        parts.append(part)
    if not quick:
        report.write("shots", "\n\n".join(parts))
    return 0


if __name__ == "__main__":
    sys.exit(main())
