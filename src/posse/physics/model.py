"""Sizes, masses and surfaces of board, die and pieces: `data/pieces.toml`, read once."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from posse.physics.trig import PI, sincos

STEPS: Final = 480
"""Steps of the engine in a second.  The hardest shot moves the die 7 mm in one, less than half its edge."""

FRAMES: Final = 60
"""Key frames in a second."""

LONGEST: Final = 4
"""Seconds after which a shot is stopped; see docs/physics.md for how long they last."""

TABLE: Final = (0.55, 0.46, 0.01)
"""The half extents of the table under the board, in metres.  Beyond its edge nobody follows the die."""

KINDS: Final = {"rider": "rider", "prone": "rider", "indian": "indian"}
"""The shape of each kind of piece: a prone rider is a rider on its side."""


@dataclass(frozen=True)
class Surface:
    friction: float
    bounce: float


@dataclass(frozen=True)
class Box:
    """A box, in metres, in the piece's own frame: x is where it faces, z is up, z = 0 under its feet."""

    centre: tuple[float, float, float]
    half: tuple[float, float, float]
    lean: tuple[float, float]
    """Sine and cosine of half the angle by which the box leans forward."""


@dataclass(frozen=True)
class Shape:
    surface: Surface
    boxes: tuple[Box, ...]
    density: float
    height: float
    reach: tuple[float, float, float, float]
    """The greatest extent of the shape along x and y: back, front, right, left."""


@dataclass(frozen=True)
class Die:
    surface: Surface
    half: float
    rounding: float
    mass: float
    inertia: float
    patch: float
    """The radius of the patch on which a corner turns."""
    curl: float
    """The part of friction that pushes a turning die aside."""
    grip: float
    """The speed over the turning at which that is most."""


@dataclass(frozen=True)
class Model:
    size: tuple[int, int]
    """The size of the board, in 0.1 mm."""
    thickness: float
    board: Surface
    die: Die
    shapes: dict[str, Shape]
    figures: dict[str, Any]
    """The file's content, for programs that rebuild the scene elsewhere."""

    def brake(self, gravity: float) -> float:
        """Return how fast turning on the spot slows down, in radians per second squared: Coulomb friction on
        a round patch under the die's weight, two thirds of it at the patch's edge."""
        return 2 / 3 * self.sliding * gravity * self.die.patch / (self.die.inertia / self.die.mass)

    def curl(self, gravity: float) -> float:
        """Return twice the greatest acceleration aside of a die that slides and turns."""
        return self.sliding * gravity * self.die.curl

    @property
    def sliding(self) -> float:
        """The friction of the die on the board."""
        return self.board.friction * self.die.surface.friction

    def place(self, x: float, y: float) -> tuple[float, float]:
        """Convert 0.1 mm on the board, y to the south, to metres from its middle, y to the north."""
        return (x - self.size[0] / 2) / 10000, (self.size[1] / 2 - y) / 10000

    def spot(self, x: float, y: float) -> tuple[int, int]:
        """Convert back from metres, rounded."""
        return round(x * 10000 + self.size[0] / 2), round(self.size[1] / 2 - y * 10000)


@cache
def model() -> Model:
    data = tomllib.loads(files("posse.physics").joinpath("data/pieces.toml").read_text(encoding="utf-8"))
    data.pop("provenance")
    board, die = data["board"], data["die"]
    edge, mass = die["edge"] / 10000, die["mass"] / 1000000
    return Model(
        size=(board["size"][0], board["size"][1]),
        thickness=board["thickness"] / 10000,
        board=_surface(board),
        die=Die(
            surface=_surface(die),
            half=die["edge"] / 20000,
            rounding=die["rounding"] / 10000,
            mass=mass,
            # Given explicitly, because the engine would ignore the rounded border.
            inertia=mass * edge * edge / 6 * (die["inertia"] / 10000),
            patch=die["patch"] / 10000,
            curl=die["curl"] / 10000,
            grip=die["grip"] / 10000,
        ),
        shapes={name: _shape(data[name]) for name in sorted(set(KINDS.values()))},
        figures=data,
    )


def _surface(data: dict[str, Any]) -> Surface:
    return Surface(data["friction"] / 10000, data["bounce"] / 10000)


def _shape(data: dict[str, Any]) -> Shape:
    volume = 0.0
    boxes = []
    for box in data["boxes"]:
        x, y, z, hx, hy, hz = (length / 10000 for length in box[:6])
        volume += 8 * hx * hy * hz
        boxes.append(Box((x, y, z), (hx, hy, hz), sincos(box[6] * (PI / 360))))
    return Shape(
        surface=_surface(data),
        boxes=tuple(boxes),
        density=data["mass"] / 1000000 / volume,
        height=data["height"] / 10000,
        reach=_reach(boxes),
    )


def _reach(boxes: list[Box]) -> tuple[float, float, float, float]:
    along = []
    for box in boxes:
        sine, cosine = box.lean[0] * box.lean[1] * 2, box.lean[1] * box.lean[1] * 2 - 1
        along.append((box.centre[0], abs(cosine) * box.half[0] + abs(sine) * box.half[2]))
    across = [(box.centre[1], box.half[1]) for box in boxes]
    return (
        min([at - half for at, half in along]),
        max([at + half for at, half in along]),
        min([at - half for at, half in across]),
        max([at + half for at, half in across]),
    )
