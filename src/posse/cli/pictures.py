"""`posse physics`: pictures of shots on the board of Pony Express."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from posse.cli.arguments import Language, speech_of
from posse.games.pony_express.rules import PonyExpress, Race
from posse.lab.chance_source import scene
from posse.physics import Aim
from posse.physics import plot as draw_shots

physics = App(name="physics", help="The flicked die.")


@physics.command
def plot(
    folder: Path = Path(),
    *,
    angle: Annotated[int, Parameter(help="quarter degrees off the straight line")] = 0,
    strength: Annotated[int, Parameter(help="in 0.1 m/s")] = 22,
    shots: int = 24,
    lang: Language = None,
) -> int:
    """Draw shots across the board, and the chance of a hit over angle and strength, as PNG."""
    speech = speech_of(lang)
    for path in draw(folder, angle, strength, shots):
        print(speech.say("cli-drawn-to", file=str(path)))
    return 0


def draw(folder: Path, angle: int, strength: int, shots: int) -> Iterator[Path]:
    """Paths and chances for a duel with bystanders on the road, and the paths of an ambush."""
    folder.mkdir(parents=True, exist_ok=True)
    table: Race = PonyExpress().setup(5).table
    table.pos[:] = [20, 20, 17, 22, 9]
    aim = Aim(angle=angle, strength=strength)
    duel = scene(table.duel_scene(0, 1, 0))
    duel = replace(
        duel, pieces=tuple(sorted(duel.pieces, key=lambda piece: piece.id != "r1"))
    )  # target first
    draw_shots.paths(duel, aim, folder / "duel.png", shots=shots)
    yield folder / "duel.png"
    draw_shots.chances(duel, folder / "chances.png")
    yield folder / "chances.png"
    table.pos[:] = [24, 3, 7, 20, 12]  # nobody in the line of fire
    draw_shots.paths(scene(table.ambush_scene()), aim, folder / "indians.png", shots=shots)
    yield folder / "indians.png"
