"""The engine's world: the board, the table under it, and the die.  Every shot starts from exactly the same
memory, and stands its pieces there."""

from __future__ import annotations

import ctypes
import struct
from functools import lru_cache
from math import sqrt
from typing import Final

import wasmtime

from posse.physics.engine import Engine
from posse.physics.model import FRAMES, KINDS, LONGEST, STEPS, TABLE, Surface, model
from posse.physics.motion import Launch, Run
from posse.physics.parts import Parts
from posse.physics.scene import Piece
from posse.physics.trig import PI, sincos

GRAVITY: Final = 9.81
UNIT: Final = 0.01
"""The engine's length unit, in metres.  With its default of 1, a die 2 mm away counts as touching."""
ROOM: Final = 1 << 20
"""Memory reserved in advance, so that no shot has to grow it."""

_STEP: Final = (
    "physicspipeline",
    "gravity",
    "integrationparameters",
    "islandmanager",
    "broadphase",
    "narrowphase",
    "rigidbodyset",
    "colliderset",
    "impulsejointset",
    "multibodyjointset",
    "ccdsolver",
    "eventqueue",
)
_DYNAMIC, _MULTIPLY, _COLLISION_EVENTS = 0, 2, 1
_OWN_MASS, _GIVEN_MASS = 0, 2
_UPRIGHT: Final = (0.0, 0.0, 0.0, 1.0)
_NOWHERE: Final = (0.0, 0.0, 0.0)
# Places in the memory of the shim and of the glue; see there.
_START, _CAME, _POSES, _PIECES, _COLLIDERS, _FRAMES, _TOUCHES = 256, 512, 1024, 4096, 16384, 65536, 65536
_CLEARED: Final = bytes(_POSES + 28 * 64 - _START)

Point3 = tuple[float, float, float]
Quaternion = tuple[float, float, float, float]


class World:
    """One instance of the engine.  It serves one shot at a time."""

    def __init__(self, engine: Engine) -> None:
        self._store = store = wasmtime.Store(engine.engine)
        self._glue = Parts(store, engine.glue)
        answered = {export.name for export in engine.glue.exports}
        given = [
            self._glue[str(imported.name)] if imported.name in answered else _unforeseen(store, imported)
            for imported in engine.rapier.imports
        ]
        self._rapier = Parts(store, engine.rapier, given)
        owner = {"glue": self._glue, "rapier": self._rapier}
        wanted = [owner[imported.module][str(imported.name)] for imported in engine.shim.imports]
        self._shim = Parts(store, engine.shim, wanted)
        self._call = self._rapier.call
        self._build()
        self._call("reserve_memory", ROOM)
        memory = self._rapier.memory
        self._size = memory.data_len(store)
        self._image = ctypes.create_string_buffer(self._size)
        ctypes.memmove(self._image, memory.data_ptr(store), self._size)

    def shoot(self, pieces: tuple[Piece, ...], launch: Launch, first_touch: bool) -> Run:
        self._restore()
        start = struct.pack("<13f", *launch.place, *launch.attitude, *launch.velocity, *launch.spin)
        self._shim.write(_START, start + _CLEARED[len(start) :])
        self._shim.write(_PIECES, b"".join([_standing(piece) for piece in pieces]))
        count = 1 + len(pieces)
        self._shim.call("shoot", count, LONGEST * STEPS, STEPS // FRAMES, not first_touch)
        ticks, frames, touches = struct.unpack("<3i", self._shim.read(_CAME, 12))
        bodies = 1 if first_touch else count
        poses = self._shim.read(_FRAMES, frames * bodies * 28)
        return Run(ticks, self._touched(pieces, touches), poses, bodies)

    def _touched(self, pieces: tuple[Piece, ...], touches: int) -> tuple[int, ...]:
        """Return the bodies the die touched.  In every pair one collider is the die's, which has no owner."""
        if not touches:
            return ()
        boxes = [
            body for body, piece in enumerate(pieces, 1) for _ in model().shapes[KINDS[piece.kind]].boxes
        ]
        known = self._shim.read(_COLLIDERS, 8 * len(boxes))
        owners = {known[8 * at : 8 * at + 8]: body for at, body in enumerate(boxes)}
        met = self._glue.read(_TOUCHES, 16 * touches)
        found = [owners.get(met[at : at + 8]) for at in range(0, len(met), 8)]
        return tuple(dict.fromkeys([owner for owner in found if owner is not None]))

    def _restore(self) -> None:
        """Restore the memory to what it was before the first shot: no shot affects the next."""
        memory = self._rapier.memory
        size, start = memory.data_len(self._store), memory.data_ptr(self._store)
        ctypes.memmove(start, self._image, self._size)
        if size > self._size:
            ctypes.memset(ctypes.addressof(start.contents) + self._size, 0, size - self._size)

    # --- building ---

    def _build(self) -> None:
        """Build the world, always in the same order: the engine's results depend on it."""
        made = {
            name: self._vector(0, 0, -GRAVITY)
            if name == "gravity"
            else self._call(f"raw{name}_new", *([1] if name == "eventqueue" else []))
            for name in _STEP
        }
        self._bodies, self._colliders = made["rigidbodyset"], made["colliderset"]
        self._call("rawintegrationparameters_set_dt", made["integrationparameters"], 1 / STEPS)
        self._call("rawintegrationparameters_set_numSolverIterations", made["integrationparameters"], 4)
        self._call("rawintegrationparameters_set_lengthUnit", made["integrationparameters"], UNIT)
        self._call("rawphysicspipeline_set_profiler_enabled", made["physicspipeline"], 0)
        self._shim.write(0, struct.pack("<d", self._lay_board()))
        made |= {"nowhere": self._vector(*_NOWHERE), "upright": self._rotation(_UPRIGHT)}
        stuff = model()
        east, north = (length / 20000 + UNIT for length in stuff.size)
        limits = {
            "east": east,
            "north": north,
            "edge_x": TABLE[0],
            "edge_y": TABLE[1],
            "low": stuff.die.half * sqrt(3.0),
            "brake": stuff.brake(GRAVITY) / FRAMES,
            "curl": stuff.curl(GRAVITY) / FRAMES,
            "radius": stuff.die.grip,
        }
        for name, value in {**made, **limits}.items():
            self._shim.set(name, value)

    def _lay_board(self) -> float:
        """Add the board, the table under it, and the die; return the die's handle."""
        stuff = model()
        x, y, z = stuff.size[0] / 20000, stuff.size[1] / 20000, stuff.thickness / 2
        # The table is a slab rather than a half-space, which would count as near everything on the board.
        for name, half, top in (("board", (x, y, z), 0.0), ("ground", TABLE, -stuff.thickness)):
            slab = self._call("rawshape_cuboid", *half)
            collider = self._collide(slab, (0, 0, top - half[2]), stuff.board)
            self._glue.set(name, int.from_bytes(collider, "little", signed=True))
        die = stuff.die
        core = die.half - die.rounding
        handle = self._body((0, 0, 1))
        shape = self._call("rawshape_roundCuboid", core, core, core, die.rounding)
        self._collide(shape, _NOWHERE, die.surface, handle, mass=die.mass, inertia=die.inertia, heard=True)
        return handle

    def _body(self, place: Point3) -> float:
        return float(
            self._call(
                "rawrigidbodyset_createRigidBody",
                self._bodies,
                1,
                self._vector(*place),
                self._rotation(_UPRIGHT),
                1,
                0,
                0,
                *[self._vector(*_NOWHERE) for _ in range(4)],
                self._rotation(_UPRIGHT),
                1,
                1,
                1,
                1,
                1,
                1,
                0,
                0,
                _DYNAMIC,
                1,
                0,
                0,
                0,
                0,
                0,
            )
        )

    def _collide(
        self,
        shape: int,
        place: Point3,
        surface: Surface,
        body: float | None = None,
        *,
        mass: float | None = None,
        inertia: float = 0.0,
        heard: bool = False,
    ) -> bytes:
        """Give a body (or the world) a shape, and return its handle as the eight bytes of a float."""
        answer = self._call("__wbindgen_add_to_stack_pointer", -16)
        self._call(
            "rawcolliderset_createCollider",
            answer,
            self._colliders,
            1,
            shape,
            self._vector(*place),
            self._rotation(_UPRIGHT),
            _OWN_MASS if mass is None else _GIVEN_MASS,
            mass or 0.0,
            self._vector(*_NOWHERE),
            self._vector(inertia, inertia, inertia),
            self._rotation(_UPRIGHT),
            1.0,
            surface.friction,
            surface.bounce,
            _MULTIPLY,
            _MULTIPLY,
            0,
            -1,
            -1,
            15,
            0,
            _COLLISION_EVENTS if heard else 0,
            0,
            0,
            int(body is not None),
            body or 0.0,
            self._bodies,
        )
        handle = self._rapier.read(answer + 8, 8)
        self._call("__wbindgen_add_to_stack_pointer", 16)
        return handle

    def _vector(self, x: float, y: float, z: float) -> int:
        return int(self._call("rawvector_new", x, y, z))

    def _rotation(self, attitude: Quaternion) -> int:
        return int(self._call("rawrotation_new", *attitude))


def _unforeseen(store: wasmtime.Store, imported: wasmtime.ImportType) -> wasmtime.Func:
    """Return a function for an import that no shot of ours calls; a call raises an error.

    It must not refer to the world: the store refers to the function, and neither would ever be freed.
    """
    name = str(imported.name)

    def answer(*_given: int) -> None:
        raise RuntimeError(name)

    kind = imported.type
    assert isinstance(kind, wasmtime.FuncType)  # this engine imports nothing else
    return wasmtime.Func(store, kind, answer)


@lru_cache(1024)
def _standing(piece: Piece) -> bytes:
    """Return a piece as the shim takes it."""
    shape = model().shapes[KINDS[piece.kind]]
    place, attitude = stance(piece)
    boxes = [
        struct.pack(
            "<11f",
            *box.half,
            *box.centre,
            *box.lean,
            shape.density,
            shape.surface.friction,
            shape.surface.bounce,
        )
        for box in shape.boxes
    ]
    return struct.pack("<7fi", *place, *attitude, len(boxes)) + b"".join(boxes)


def stance(piece: Piece) -> tuple[Point3, Quaternion]:
    """Return the place of a piece's feet and its rotation, as the engine takes them."""
    x, y = model().place(piece.x, piece.y)
    z, w = sincos(piece.turn * (PI / 360))
    if piece.kind != "prone":
        return (x, y, 0.0), (0.0, 0.0, z, w)
    # On its side: rolled a quarter turn about the direction it faces; its place is halfway from feet to head.
    shape = model().shapes[KINDS[piece.kind]]
    sine, cosine = sincos(piece.turn * (PI / 180))
    half, roll = shape.height / 2, 0.7071067811865476
    return (x - sine * half, y + cosine * half, shape.reach[3]), (w * roll, z * roll, z * roll, w * roll)
