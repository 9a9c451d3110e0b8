"""An instance in the sandbox: its functions, globals and memory by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import wasmtime

Part = (
    wasmtime.Func | wasmtime.Global | wasmtime.Memory | wasmtime.SharedMemory | wasmtime.Table | wasmtime.Tag
)


class Parts:
    def __init__(self, store: wasmtime.Store, module: wasmtime.Module, given: Sequence[Part] = ()) -> None:
        self._store = store
        self._exports = wasmtime.Instance(store, module, given).exports(store)
        self._functions: dict[str, tuple[wasmtime.Func, tuple[type, ...]]] = {}

    def __getitem__(self, name: str) -> Part:
        return self._exports[name]

    def call(self, name: str, *given: float) -> Any:
        """Call a function; whole numbers become floats where it wants floats."""
        function, kinds = self._functions.get(name) or self._function(name)
        arguments = [kind(value) for value, kind in zip(given, kinds, strict=True)]
        return function(self._store, *arguments)

    def _function(self, name: str) -> tuple[wasmtime.Func, tuple[type, ...]]:
        function = self._exports[name]
        assert isinstance(function, wasmtime.Func)
        kinds = [float if str(kind).startswith("f") else int for kind in function.type(self._store).params]
        found = self._functions[name] = (function, tuple(kinds))
        return found

    def value(self, name: str) -> int:
        return int(self._global(name).value(self._store))

    def set(self, name: str, value: float) -> None:
        self._global(name).set_value(self._store, value)

    def read(self, start: int, length: int) -> bytes:
        return bytes(self.memory.read(self._store, start, start + length))

    def write(self, start: int, content: bytes) -> None:
        self.memory.write(self._store, content, start)

    @property
    def memory(self) -> wasmtime.Memory:
        memory = self._exports["memory"]
        assert isinstance(memory, wasmtime.Memory)
        return memory

    def _global(self, name: str) -> wasmtime.Global:
        found = self._exports[name]
        assert isinstance(found, wasmtime.Global)
        return found
