"""One layout of pieces in the engine.  Every shot starts from exactly the same memory."""

from __future__ import annotations

import ctypes
import struct
from typing import Final

import wasmtime

from posse.physics.engine import Engine
from posse.physics.model import FRAMES, KINDS, LONGEST, STEPS, Surface, model
from posse.physics.motion import Launch, Run
from posse.physics.parts import Parts
from posse.physics.scene import Piece
from posse.physics.trig import PI, sincos

GRAVITY: Final = 9.81
UNIT: Final = 0.01
"""The engine's length unit, in metres.  With its default of 1, a die 2 mm away counts as touching."""
SLAB: Final = (2.0, 2.0, 0.01)
"""The half extents of the table under the board, in metres; no die rolls off it."""
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
_START, _FRAMES, _TOUCHES = 256, 65536, 65536
_CLEARED: Final = bytes(1024 + 28 * 64 - _START)


class Layout:
    def __init__(self, engine: Engine, pieces: tuple[Piece, ...]) -> None:
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
        self._count = 1 + len(pieces)
        self._owners: dict[bytes, int] = {}
        self._build(pieces)
        self._call("reserve_memory", ROOM)
        memory = self._rapier.memory
        self._size = memory.data_len(store)
        self._snapshot = ctypes.create_string_buffer(self._size)
        ctypes.memmove(self._snapshot, memory.data_ptr(store), self._size)

    def shoot(self, launch: Launch, first_touch: bool) -> Run:
        self._restore()
        start = struct.pack("<13f", *launch.place, *launch.attitude, *launch.velocity, *launch.spin)
        self._shim.write(_START, start + _CLEARED[len(start) :])
        self._shim.call("shoot", LONGEST * STEPS, STEPS // FRAMES, not first_touch)
        bodies = 1 if first_touch else self._count
        frames = self._shim.read(_FRAMES, self._shim.value("frames") * bodies * 28)
        return Run(self._shim.value("tick"), self._touched(), frames, bodies)

    def _touched(self) -> tuple[int, ...]:
        """Return the bodies the die touched.  In every pair one collider is the die's, which has no owner."""
        met = self._glue.read(_TOUCHES, 16 * self._glue.value("touches"))
        owners = [self._owners.get(met[at : at + 8]) for at in range(0, len(met), 8)]
        return tuple(dict.fromkeys([owner for owner in owners if owner is not None]))

    def _restore(self) -> None:
        """Restore the memory to what it was before the first shot: no shot affects the next."""
        memory = self._rapier.memory
        size, start = memory.data_len(self._store), memory.data_ptr(self._store)
        ctypes.memmove(start, self._snapshot, self._size)
        if size > self._size:
            ctypes.memset(ctypes.addressof(start.contents) + self._size, 0, size - self._size)

    # --- building ---

    def _build(self, pieces: tuple[Piece, ...]) -> None:
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
        handles = [self._lay_board(), *[self._stand(body, piece) for body, piece in enumerate(pieces, 1)]]
        self._shim.write(0, struct.pack(f"<{self._count}d", *handles))
        east, north = (length / 20000 + UNIT for length in model().size)
        for name, value in {**made, "count": self._count, "east": east, "north": north}.items():
            self._shim.set(name, value)

    def _lay_board(self) -> float:
        """Add the board, the table under it, and the die; return the die's handle."""
        stuff = model()
        x, y, z = stuff.size[0] / 20000, stuff.size[1] / 20000, stuff.thickness / 2
        # The table is a slab rather than a half-space, which would count as near everything on the board.
        for name, half, top in (("board", (x, y, z), 0.0), ("ground", SLAB, -stuff.thickness)):
            slab = self._call("rawshape_cuboid", *half)
            collider = self._collide(slab, (0, 0, top - half[2]), _UPRIGHT, stuff.board)
            self._glue.set(name, int.from_bytes(collider, "little", signed=True))
        die = stuff.die
        core = die.half - die.rounding
        handle = self._body((0, 0, 1), _UPRIGHT, asleep=False)
        shape = self._call("rawshape_roundCuboid", core, core, core, die.rounding)
        self._collide(
            shape, _NOWHERE, _UPRIGHT, die.surface, handle, mass=die.mass, inertia=die.inertia, heard=True
        )
        return handle

    def _stand(self, body: int, piece: Piece) -> float:
        shape = model().shapes[KINDS[piece.kind]]
        handle = self._body(*stance(piece), asleep=True)
        for box in shape.boxes:
            cuboid = self._call("rawshape_cuboid", *box.half)
            lean = (0.0, box.lean[0], 0.0, box.lean[1])
            collider = self._collide(cuboid, box.centre, lean, shape.surface, handle, density=shape.density)
            self._owners[collider] = body
        return handle

    def _body(
        self, place: tuple[float, float, float], attitude: tuple[float, float, float, float], asleep: bool
    ) -> float:
        return float(
            self._call(
                "rawrigidbodyset_createRigidBody",
                self._bodies,
                1,
                self._vector(*place),
                self._rotation(attitude),
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
                int(asleep),
                0,
                0,
                0,
                0,
            )
        )

    def _collide(
        self,
        shape: int,
        place: tuple[float, float, float],
        attitude: tuple[float, float, float, float],
        surface: Surface,
        body: float | None = None,
        *,
        density: float = 1.0,
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
            self._rotation(attitude),
            _OWN_MASS if mass is None else _GIVEN_MASS,
            mass or 0.0,
            self._vector(*_NOWHERE),
            self._vector(inertia, inertia, inertia),
            self._rotation(_UPRIGHT),
            density,
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

    def _rotation(self, attitude: tuple[float, float, float, float]) -> int:
        return int(self._call("rawrotation_new", *attitude))


def _unforeseen(store: wasmtime.Store, imported: wasmtime.ImportType) -> wasmtime.Func:
    """Return a function for an import that no shot of ours calls; a call raises an error.

    It must not refer to the layout: the store refers to the function, and neither would ever be freed.
    """
    name = str(imported.name)

    def answer(*_given: int) -> None:
        raise RuntimeError(name)

    kind = imported.type
    assert isinstance(kind, wasmtime.FuncType)  # this engine imports nothing else
    return wasmtime.Func(store, kind, answer)


def stance(piece: Piece) -> tuple[tuple[float, float, float], tuple[float, float, float, float]]:
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
