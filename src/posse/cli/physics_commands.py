"""`posse physics`: pictures of the shots that a game asks for."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, Parameter

from posse.cli.arguments import Language, speech_of
from posse.kernel import AnyGame, Chance, Decision, Illegal, Over, Shot, games, load
from posse.physics import Aim, Scene
from posse.physics import plot as draw_shots
from posse.physics.flick import scene

SCENES: Final = 2
TRIES: Final = 40
"""Random games that are searched for shots."""

physics = App(name="physics", help="Draw shots of the flicked die.")


@physics.command
def plot(
    folder: Path = Path(),
    *,
    game: Annotated[
        str | None, Parameter(help="a game with shots (default: the first that has some)")
    ] = None,
    angle: Annotated[int, Parameter(help="quarter degrees off the straight line")] = 0,
    strength: Annotated[int, Parameter(help="in 0.1 m/s")] = 22,
    along: Annotated[int, Parameter(help="mm from the middle of the line")] = 0,
    spin: Annotated[int, Parameter(help="half millimetres to the right of the middle of the die")] = 0,
    shots: Annotated[int, Parameter(help="shots in each picture")] = 24,
    lang: Language = None,
) -> int:
    """Draw shots across the board, and the chance of a hit over each number of an aim, as PNG."""
    speech = speech_of(lang)
    for path in draw(folder, game, Aim(along, angle, strength, spin), shots):
        print(speech.say("cli-drawn-to", file=str(path)))
    return 0


def draw(folder: Path, game: str | None, aim: Aim, shots: int) -> Iterator[Path]:
    """Draw the paths of shots in each scene, and for the first scene the chances over all aims."""
    folder.mkdir(parents=True, exist_ok=True)
    names = games() if game is None else (game,)
    found = next((some for name in names if (some := _scenes(load(name)))), None)
    if found is None:
        raise Illegal("no-shots", game=", ".join(names))
    for number, drawn in enumerate(found, start=1):
        draw_shots.paths(drawn, aim, folder / f"shot-{number}.png", shots=shots)
        yield folder / f"shot-{number}.png"
    draw_shots.chances(found[0], folder / "chances.png")
    yield folder / "chances.png"
    draw_shots.profiles(found[0], aim, folder / "profiles.png", shots=4 * shots)
    yield folder / "profiles.png"


def _scenes(game: AnyGame) -> list[Scene]:
    """Collect scenes of all kinds from random games, those with the most pieces; the target comes first."""
    found: dict[frozenset[str], Scene] = {}
    for seed in range(TRIES):
        for ask in _shots(game, random.Random(seed)):
            kinds = frozenset([figure.kind for figure in ask.scene.figures])
            known = found.get(kinds)
            if known is None or len(known.pieces) < len(ask.scene.figures):
                found[kinds] = _target_first(scene(ask.scene))
    return sorted(found.values(), key=lambda drawn: -len(drawn.pieces))[:SCENES]


def _shots(game: AnyGame, rng: random.Random) -> Iterator[Shot]:
    """Yield all shots of a game played at random."""
    state = game.setup(game.most)
    while not isinstance(ask := state.ask(), Over):
        if isinstance(ask, Shot):
            yield ask
        if isinstance(ask, Chance):
            state.happen(ask.sample(rng))
        elif isinstance(ask, Decision):
            seat = rng.choice(ask.seats)
            state.choose(seat, rng.choice(ask.options[seat]))


def _target_first(drawn: Scene) -> Scene:
    x, y = drawn.target
    nearest = sorted(drawn.pieces, key=lambda piece: (piece.x - x) ** 2 + (piece.y - y) ** 2)
    return replace(drawn, pieces=tuple(nearest))
