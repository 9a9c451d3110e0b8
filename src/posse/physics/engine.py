"""The engine: Rapier's deterministic build, fetched when Posse is installed, compiled once per machine."""

from __future__ import annotations

import atexit
import hashlib
import tomllib
from functools import cache
from importlib.metadata import version
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from posse.kernel import Illegal
from posse.physics import cache as kept

if TYPE_CHECKING:
    import wasmtime

WASM: Final = "rapier.wasm"

REINSTALL: Final = "uv sync --reinstall-package posse"
"""The command that helps when the engine is missing."""


class Engine:
    """Compiled code, shared by all tables."""

    def __init__(self) -> None:
        code = wasm()
        try:
            import wasmtime
        except ImportError:
            raise Illegal("no-engine", missing="wasmtime", run=REINSTALL) from None
        settings = wasmtime.Config()
        settings.cranelift_opt_level = "speed"
        self.engine = wasmtime.Engine(settings)
        file = kept.name(pinned(), version("wasmtime"))
        self.rapier = self._kept(file) or self._compiled(file, code)
        self.shim, self.glue = (
            wasmtime.Module(self.engine, _data(part)) for part in ("shim.wat", "glue.wat")
        )

    def _kept(self, file: str) -> wasmtime.Module | None:
        import wasmtime

        code = kept.read(file)
        if code is None:
            return None
        try:
            return wasmtime.Module.deserialize(self.engine, code)
        except wasmtime.WasmtimeError:  # cut short, or made by another build of the same version
            return None

    def _compiled(self, file: str, code: bytes) -> wasmtime.Module:
        import wasmtime

        module = wasmtime.Module(self.engine, code)
        kept.keep(file, bytes(module.serialize()))
        return module


@cache
def engine() -> Engine:
    atexit.register(engine.cache_clear)  # wasmtime cannot clean up while the interpreter shuts down
    return Engine()


def wasm() -> bytes:
    """Return the engine's bytes, checked against their hash."""
    try:
        code = files("posse.physics").joinpath(WASM).read_bytes()
    except OSError:
        raise Illegal("no-engine", missing=WASM, run=REINSTALL) from None
    if hashlib.sha256(code).hexdigest() != pinned():
        raise Illegal("no-engine", missing=WASM, run=REINSTALL)
    return code


@cache
def pinned() -> str:
    """Return the engine's SHA-256."""
    return str(tomllib.loads(_data("engine.toml"))["sha256"])


def _data(name: str) -> str:
    return files("posse.physics").joinpath("data", name).read_text(encoding="utf-8")
