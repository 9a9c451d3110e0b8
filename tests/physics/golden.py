"""The golden shots.  `python3 run.py python tests/physics/golden.py` checks them on this Python.

`--write` writes new ones, which changes what every aim leads to: only with a new engine or new data."""

from __future__ import annotations

import dataclasses
import hashlib
import json
import sys
from pathlib import Path
from typing import Any, Final

sys.path.append(str(Path(__file__).parents[1]))  # for running this file as a script

from physics.places import SCENES
from posse.physics import NONE, STEADY, USUAL, WHISKY, Aim, Scene, shoot, tremble
from posse.physics.engine import pinned
from posse.physics.model import FRAMES, LONGEST, STEPS, TABLE, model
from posse.physics.shot import BACK, simulate
from posse.physics.world import GRAVITY, UNIT

FILE: Final = Path(__file__).with_name("golden.json")
SEED: Final = b"golden"

SHOTS: Final = [
    # scene, aim (along, angle, strength, spin), tremor
    ("empty", (0, 0, 22, 0), NONE),
    ("empty", (0, 0, 22, 0), USUAL),
    ("empty", (-30, 2, 24, 1), STEADY),
    ("empty", (50, -3, 20, -2), USUAL),
    ("empty", (0, 60, 32, 0), NONE),  # off the board
    ("empty", (0, -180, 26, 8), WHISKY),
    ("empty", (0, -24, 22, 6), NONE),  # round a corner
    ("empty", (0, 24, 22, -8), USUAL),
    ("empty", (0, 0, 8, 0), NONE),  # hardly leaves the line
    ("empty", (0, 0, 32, 8), USUAL),
    ("back", (0, 0, 22, 0), NONE),
    ("back", (0, 0, 23, 0), USUAL),
    ("back", (20, 1, 21, -1), WHISKY),
    ("crowded", (0, 0, 22, 0), NONE),
    ("crowded", (0, 0, 22, 0), USUAL),
    ("crowded", (0, -14, 28, 0), STEADY),
    ("crowded", (-40, 4, 25, 2), USUAL),
    ("crowded", (0, -20, 24, 0), NONE),
    ("prone", (0, 0, 22, 0), STEADY),
    ("prone", (0, -2, 24, 0), NONE),
    ("prone", (0, 2, 24, 0), NONE),
    ("prone", (10, 1, 28, 3), WHISKY),
    ("indians", (0, 0, 22, 0), NONE),
    ("indians", (0, 0, 25, 0), NONE),
    ("indians", (0, 0, 25, 0), USUAL),
    ("indians", (0, 2, 28, 0), NONE),
    ("indians", (0, -2, 28, 0), WHISKY),
    ("crossfire", (0, 0, 25, 0), STEADY),
    ("crossfire", (-30, 3, 24, 0), USUAL),
    ("crossfire", (30, -20, 30, 4), NONE),
    ("crowded", (-44, -22, 22, 6), STEADY),
]


def written() -> dict[str, Any]:
    """Return everything needed to repeat the shots elsewhere, and their results here."""
    constants = {
        "steps": STEPS,
        "frames": FRAMES,
        "longest": LONGEST,
        "back": BACK,
        "gravity": GRAVITY,
        "unit": UNIT,
        "table": TABLE,
    }
    return {
        "engine": pinned(),
        "constants": constants,
        "model": model().figures,
        "scenes": {name: dataclasses.asdict(scene) for name, scene in SCENES.items()},
        "shots": [shot(number, *given) for number, given in enumerate(SHOTS)],
    }


def shot(number: int, name: str, aimed: tuple[int, int, int, int], scale: int) -> dict[str, Any]:
    scene: Scene = SCENES[name]
    flick = tremble(Aim(*aimed), SEED, number, scale)
    run, came = simulate(scene, flick), shoot(scene, flick)
    return {
        "scene": name,
        "aim": aimed,
        "tremor": scale,
        "flick": dataclasses.asdict(flick),
        "touched": came.touched,
        "fell": came.fell,
        "rest": came.rest,
        "ticks": came.ticks,
        "poses": hashlib.sha256(run.frames).hexdigest(),
        "frames": hashlib.sha256(came.frames).hexdigest(),
    }


def said() -> str:
    """Return the file's text: one line for each shot."""
    told = json.loads(json.dumps(written()))
    shots = ",\n".join([json.dumps(each) for each in told.pop("shots")])
    return json.dumps(told, indent=1)[:-2] + f',\n "shots": [\n{shots}\n ]\n}}\n'


if __name__ == "__main__":
    if "--write" in sys.argv:
        FILE.write_text(said(), encoding="utf-8")
    same = said() == FILE.read_text(encoding="utf-8")
    print(f"{len(SHOTS)} shots {'as they were' if same else 'DIFFER'} on Python {sys.version.split()[0]}")
    sys.exit(not same)
