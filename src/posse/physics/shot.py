"""A shot: a die set down behind a line, flicked, and followed until all is at rest."""

from __future__ import annotations

import atexit
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from threading import Lock
from typing import TYPE_CHECKING, Final

from posse.kernel import Illegal
from posse.physics.aim import Flick, whole
from posse.physics.engine import engine
from posse.physics.frames import encode
from posse.physics.model import STEPS, model
from posse.physics.motion import Launch, Run
from posse.physics.scene import Piece, Scene
from posse.physics.trig import added, halved, heading, sincos

if TYPE_CHECKING:
    from posse.physics.layout import Layout

BACK: Final = 1.45
"""How far behind the line the middle of the die is, in half edges: no corner of it reaches over."""

FALLEN: Final = 0.7071067811865476
"""A piece is down when it leans over more than 45 degrees (PE-R37): its upward axis is lower than this."""

_TABLES: Final = 8
"""Layouts kept ready, of some 9 MB each; laying one takes about as long as five shots."""
_turns: Final = Lock()


@dataclass(frozen=True, slots=True)
class Trajectory:
    """What came of a flick."""

    touched: tuple[str, ...]
    """Pieces the die touched, in the order of first touch."""
    fell: tuple[str, ...]
    """Pieces that stood and do not stand any more, in the order of the scene."""
    rest: tuple[int, int] | None
    """Where the die lies, in 0.1 mm; None if it left the board."""
    frames: bytes
    ticks: int
    """How long it took, in steps of the engine."""

    @property
    def seconds(self) -> float:
        return self.ticks / STEPS


def shoot(scene: Scene, flick: Flick, first_touch: bool = False) -> Trajectory:
    """What comes of a flick.  With `first_touch` the die is followed only until it touches a piece, rests or
    leaves the board: nothing falls and nothing is recorded, but what is touched first is the same."""
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
    """The engine's own answer, in floats: for tests and for those who measure."""
    if type(scene) is not Scene:
        raise Illegal("bad-scene", field="scene", value=repr(scene))
    if type(flick) is not Flick:
        raise Illegal("bad-aim", field="flick", value=repr(flick))
    start = launch(scene, flick)
    with _turns:  # a table has one memory
        table = _table(scene.pieces)
        try:
            return table.shoot(start, first_touch)
        except BaseException:
            _table.cache_clear()  # whatever stopped it may have left the sandbox in the middle of something
            raise


def launch(scene: Scene, flick: Flick) -> Launch:
    """Where the die starts, and how it moves there."""
    half = scene.length // 2
    whole("bad-aim", "along", flick.along, -half, half)
    stuff = model()
    (x1, y1), (x2, y2) = (stuff.place(*end) for end in scene.line)
    rise, run = heading(x2 - x1, y2 - y1)
    # To the right of the line's direction, or to its left: away from the target.
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
    # A push off the middle of the face turns the die as well: impulse times lever over inertia.
    turning = speed / (stuff.die.inertia / stuff.die.mass)
    roll, twist = flick.height / 100000 * turning, flick.side / 100000 * turning
    return Launch(
        place=(x, y, stuff.die.half),
        attitude=(0.0, 0.0, z, w),
        velocity=(cosine * speed, sine * speed, 0.0),
        spin=(-sine * roll, cosine * roll, twist),
    )


def _down(run: Run, body: int) -> bool:
    *_, x, y, _z, _w = run.last(body)
    return 1 - 2 * (x * x + y * y) < FALLEN


@lru_cache(_TABLES)
def _table(pieces: tuple[Piece, ...]) -> Layout:
    ready = engine()  # first, because it says what is missing
    from posse.physics.layout import Layout

    # Gone before the interpreter takes wasmtime apart: what is left then complains on its way out.
    atexit.unregister(_table.cache_clear)
    atexit.register(_table.cache_clear)
    return Layout(ready, pieces)
