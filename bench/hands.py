"""The section on hands: how often people would hit in each way of aiming, at a table with "own hand".

python3 run.py python bench/run.py --only hands

People are simulated: a pointer is off by 1 to 6 pixels, a press comes 20 to 70 ms early or late (one standard
deviation).  What a gesture means is computed by the page's own code (web/scripts/hands.js), the shots by the
physics.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Final

import posse
from bench import report
from bench.pairing import Broken
from posse.games.pony_express.rules.actions import AIM_BOUNDS, Aim
from posse.games.pony_express.rules.options import TREMORS
from posse.kernel import Decision, Scene, Shot
from posse.physics import Aim as Flicked
from posse.physics import shoot, tremble
from posse.physics.flick import scene as measured

WEB: Final = Path(__file__).resolve().parents[1] / "web"
HANDS: Final = (
    ("numbers", 0),
    *[("drag", pixels) for pixels in (1, 3, 6)],
    *[(way, late) for way in ("keys", "switch", "ear") for late in (20, 45, 70)],
)
BOARDS: Final = 40
SHOTS: Final = 50
"""On each board, for each hand."""
ALLOWED: Final = 0.05
"""No way may beat another by more than this."""
SEED: Final = b"hands"


@dataclass(frozen=True)
class Board:
    """A duel from a game, and the aim that the page offers first."""

    scene: Scene
    target: str
    offered: Aim


def section(rounds: int) -> Iterator[str]:
    """Yield the parts of the section, for bench/run.py.  Two rounds are a quick look."""
    boards = duels(BOARDS if rounds > 2 else 10)
    shots = SHOTS if rounds > 2 else 20
    hit = {hand: _hits(boards, shots, aims) for hand, aims in _aimed(boards, shots).items()}
    yield _table(hit, len(boards), shots)


def duels(count: int) -> list[Board]:
    """Return boards from games between bots, each with a rider who is shot at."""
    found: list[Board] = []
    seed = 0
    while len(found) < count:
        match = posse.play("pony-express", ["greedy"] * (3 + seed % 3), seed=seed, options={"hand": "own"})
        seed += 1
        offered: Aim | None = None
        for state in match.record.replay():
            ask = state.ask()
            if isinstance(ask, Decision) and ask.ranges:
                [seat] = ask.ranges
                view = match.game.view(state, seat)
                chosen = match.game.offered(view, ask.prompt, ask.options[seat])
                offered = chosen if isinstance(chosen, Aim) else None
            elif isinstance(ask, Shot) and offered is not None:
                target = [f.id for f in ask.scene.figures if f.at == ask.scene.target and f.id[0] == "r"]
                if target:
                    found.append(Board(ask.scene, target[0], offered))
    return found[:count]


Hand = tuple[str, int]
"""A way of aiming, and how large its errors are."""


def _aimed(boards: list[Board], shots: int) -> dict[Hand, list[Aim]]:
    """Return what leaves each hand that means the offered aims."""
    node = shutil.which("node")
    if node is None or not (WEB / "node_modules").exists():
        raise Broken("hands: node or web/node_modules is missing")
    question = {
        "bounds": AIM_BOUNDS,
        "aims": [board.offered.arguments for board in boards for _ in range(shots)],
        "hands": [
            {"way": way, "error": error, "seed": seed} for seed, (way, error) in enumerate(HANDS, start=1)
        ],
    }
    told = subprocess.run(
        [node, "scripts/hands.js"],
        cwd=WEB,
        input=json.dumps(question),
        capture_output=True,
        text=True,
        check=False,
    )
    if told.returncode:
        raise Broken(f"hands: {told.stderr[-300:]}")
    answers: list[list[Mapping[str, int]]] = json.loads(told.stdout)
    return {hand: [Aim(**aim) for aim in aims] for hand, aims in zip(HANDS, answers, strict=True)}


def _hits(boards: list[Board], shots: int, aims: list[Aim], tremor: int = TREMORS["own"]) -> list[bool]:
    """Shoot each aim.  The tremor of a shot is the same for every hand, so that differences are paired."""
    hit = []
    for number, aim in enumerate(aims):
        board = boards[number // shots]
        flick = tremble(Flicked(aim.along, aim.angle, aim.strength, aim.spin), SEED, number, tremor)
        riders = [id for id in shoot(measured(board.scene), flick, True).touched if id[0] == "r"]
        hit.append(riders[:1] == [board.target])
    return hit


def _table(hit: Mapping[Hand, list[bool]], boards: int, shots: int) -> str:
    typed = hit["numbers", 0]
    rows = []
    for (way, error), own in hit.items():
        rate = sum(own) / len(own)
        apart = [a - b for a, b in zip(own, typed, strict=True)]
        unit = "" if way == "numbers" else " px" if way == "drag" else " ms"
        rows.append(
            (
                f"{way}, {error}{unit}" if unit else f"{way}, a steady hand",
                f"{100 * rate:.1f} ± {196 * _error([float(one) for one in own]):.1f}",
                f"{100 * sum(apart) / len(apart):+.1f} ± {196 * _error([float(one) for one in apart]):.1f}",
            )
        )
    rates = [sum(own) / len(own) for own in hit.values()]
    apart_most = max(rates) - min(rates)
    verdict = "met" if apart_most <= ALLOWED else "**not met**"
    if len(typed) < BOARDS * SHOTS:
        verdict = "too few shots to judge"
    head = ("way, error (1 sd)", "hits of a hundred", "against numbers")
    about = (
        f'{boards} duels from games with 3 to 5 riders, {shots} shots each ({len(typed)} a row), "own hand" '
        f"(tremor {TREMORS['own']} halves), aimed as the page offers first; 95 % intervals, differences "
        f"paired by board and tremor.  Best and worst row differ by {100 * apart_most:.1f} points; at most "
        f"{100 * ALLOWED:.0f} are allowed: {verdict}."
    )
    return f"### The same odds in every way of aiming\n\n{about}\n\n{report.table(head, rows)}"


def _error(values: list[float]) -> float:
    """The standard error of the mean."""
    mean = sum(values) / len(values)
    return sqrt(sum([(value - mean) ** 2 for value in values]) / len(values) / (len(values) - 1))


def main() -> int:
    for part in section(10):
        print(part)
    return 0


if __name__ == "__main__":
    sys.exit(main())
