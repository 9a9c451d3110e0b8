"""A shot: the die is set down behind a line, flicked, and simulated until everything is at rest."""

from __future__ import annotations

import atexit
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Final

from posse.kernel import Illegal
from posse.physics.aim import Flick, whole
from posse.physics.engine import engine
from posse.physics.frames import encode
from posse.physics.model import STEPS, TABLE, model
from posse.physics.motion import Launch, Run
from posse.physics.scene import Scene
from posse.physics.trig import added, halved, heading, sincos

if TYPE_CHECKING:
    from posse.physics.world import World

BACK: Final = 1.45
"""The distance from the line to the middle of the die, in half edges: no corner reaches over the line."""

FALLEN: Final = 0.7071067811865476
"""A piece has fallen when it leans more than 45 degrees (PE-R37): its axis then rises less than this."""

_idle: Final[list[World]] = []
"""Worlds that no thread is using, about 5 MB each.  There are as many as threads ever shot at once."""


@dataclass(frozen=True, slots=True)
class Trajectory:
    """The result of a flick."""

    touched: tuple[str, ...]
    """The pieces the die touched, in the order of first touch."""
    fell: tuple[str, ...]
    """The pieces that fell, in the order of the scene."""
    rest: tuple[int, int] | None
    """Where the die lies, in 0.1 mm; None if it left the board."""
    frames: bytes
    ticks: int
    """The duration, in steps of the engine."""

    @property
    def seconds(self) -> float:
        return self.ticks / STEPS


def shoot(scene: Scene, flick: Flick, first_touch: bool = False) -> Trajectory:
    """Return the result of a flick.  With `first_touch` the simulation stops when the die touches a piece,
    rests or leaves the board: nothing falls and no frames are kept, but the first touch is the same."""
    run = simulate(scene, flick, first_touch)
    stuff = model()
    x, y, *_ = run.last(0)
    on_board = abs(x) <= stuff.size[0] / 20000 and abs(y) <= stuff.size[1] / 20000
    fell = (
        []
        if first_touch
        else [
            piece.id
            for body, piece in enumerate(scene.pieces, 1)
            if piece.kind != "prone" and _down(run, body)
        ]
    )
    return Trajectory(
        touched=tuple([scene.pieces[body - 1].id for body in run.touched]),
        fell=tuple(fell),
        rest=stuff.spot(x, y) if on_board else None,
        frames=b"" if first_touch else encode(run.frames, run.bodies),
        ticks=run.ticks,
    )


def simulate(scene: Scene, flick: Flick, first_touch: bool = False) -> Run:
    """Return the engine's own result, in floats, for tests and measurements."""
    if type(scene) is not Scene:
        raise Illegal("bad-scene", field="scene", value=repr(scene))
    if type(flick) is not Flick:
        raise Illegal("bad-aim", field="flick", value=repr(flick))
    start = launch(scene, flick)
    world = _idle.pop() if _idle else _world()
    run = world.shoot(scene.pieces, start, first_touch)
    _idle.append(world)  # not after an error, which may have left it in an invalid state
    return run


def launch(scene: Scene, flick: Flick) -> Launch:
    """Return where the die starts, and its velocity and spin there."""
    half = scene.length // 2
    whole("bad-aim", "along", flick.along, -half, half)
    stuff = model()
    (x1, y1), (x2, y2) = (stuff.place(*end) for end in scene.line)
    rise, run = heading(x2 - x1, y2 - y1)
    # To the right or the left of the line's direction: away from the target.
    side = BACK * stuff.die.half * (1 if scene.beyond < 0 else -1)
    along = flick.along / 10000
    x = (x1 + x2) / 2 + run * along + rise * side
    y = (y1 + y2) / 2 + rise * along - run * side
    blocking = scene.on(x, y, stuff.die.half * sqrt(2.0))
    if blocking is not None:
        raise Illegal("blocked-start", piece=blocking.id)
    tx, ty = stuff.place(*scene.target)
    aim = added(heading(tx - x, ty - y), sincos(-flick.angle / 100000))
    sine, cosine = aim
    z, w = halved(added(aim, sincos(-flick.yaw / 1000)))
    speed = flick.speed / 1000
    # A push off the middle of the face also spins the die: impulse times lever over inertia.
    turning = speed / (stuff.die.inertia / stuff.die.mass)
    roll, twist = flick.height / 100000 * turning, flick.side / 100000 * turning
    return Launch(
        place=(x, y, stuff.die.half),
        attitude=(0.0, 0.0, z, w),
        velocity=(cosine * speed, sine * speed, 0.0),
        spin=(-sine * roll, cosine * roll, twist),
    )


def _down(run: Run, body: int) -> bool:
    """Return whether a piece leans too much, or was pushed off the table."""
    east, north, _up, x, y, _z, _w = run.last(body)
    return 1 - 2 * (x * x + y * y) < FALLEN or abs(east) > TABLE[0] or abs(north) > TABLE[1]


def _world() -> World:
    ready = engine()  # first, because its error says what is missing
    from posse.physics.world import World

    # Freed before the interpreter unloads wasmtime: objects left until then print errors.
    atexit.unregister(_idle.clear)
    atexit.register(_idle.clear)
    return World(ready)
