"""Draw the pictures of docs/physics.md; needs the extra `plots`.

python3 run.py python scripts/draw_shot_odds.py
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1] / "tests"))

from physics.places import SCENES
from posse.physics import Aim
from posse.physics.plot import profiles

PICTURES = Path(__file__).resolve().parents[1] / "docs" / "physics"

if __name__ == "__main__":
    for name, aim in (("empty", Aim(0, -22, 22, 6)), ("crowded", Aim(-40, -22, 21, 6))):
        profiles(SCENES[name], aim, PICTURES / f"{name}.png", shots=200)
