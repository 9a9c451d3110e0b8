"""Scenes for shots: the corners of the reconstructed board, and riders on some of its spaces."""

from __future__ import annotations

from typing import Final

from posse.physics import Piece, Scene, duel_scene, indian_scene

NW: Final = ((920, 200), (200, 920))
SE: Final = ((5080, 4000), (5800, 3280))
NE: Final = ((5080, 200), (5800, 920))
NW_RIDER: Final = ("ted", 340, 340)
SE_RIDER: Final = ("bill", 5660, 3860)

# Tuned: an arrowhead towards the shooter, 19 mm from tip to wing.  Usually one or two fall, at most three.
SPOTS: Final = (("i0", 610, 3610), ("i1", 430, 3550), ("i2", 590, 3800))

HARRY: Final = Piece("harry", "rider", 3053, 2029, 20)  # on space 17, in the middle of the board
SAMMY: Final = Piece("sammy", "rider", 3846, 1986, 340)  # 19
RICK: Final = Piece("rick", "rider", 4472, 2429, 75)  # 21
PRONE: Final = Piece("rick", "prone", 4409, 2816, 120)  # in prison beside 22

SCENES: Final[dict[str, Scene]] = {
    "empty": duel_scene(NW, NW_RIDER, SE_RIDER),
    "back": duel_scene(SE, SE_RIDER, NW_RIDER),
    "crowded": duel_scene(NW, NW_RIDER, SE_RIDER, (HARRY, SAMMY, RICK)),
    "prone": duel_scene(NW, NW_RIDER, SE_RIDER, (PRONE, HARRY)),
    "indians": indian_scene(NE, SPOTS),
    "crossfire": indian_scene(NE, SPOTS, (HARRY, SAMMY, PRONE)),
}
