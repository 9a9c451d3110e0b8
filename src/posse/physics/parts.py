"""A WebAssembly instance: its functions, globals and memory by name."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import wasmtime
from wasmtime import _bindings as bindings  # the version is pinned
from wasmtime._extern import wrap_extern
from wasmtime._func import enter_wasm

Part = (
    wasmtime.Func | wasmtime.Global | wasmtime.Memory | wasmtime.SharedMemory | wasmtime.Table | wasmtime.Tag
)


class Function(NamedTuple):
    """How to call a function: its parameters and results by kinds such as `i32`, and a buffer for both."""

    pointer: Any
    takes: tuple[str, ...]
    gives: str
    room: Callable[[], Any]
    itself: wasmtime.Func


class Parts:
    def __init__(self, store: wasmtime.Store, module: wasmtime.Module, given: Sequence[Part] = ()) -> None:
        self._store = store
        self._instance = wasmtime.Instance(store, module, given)
        self._found: dict[str, Part] = {}
        self._functions: dict[str, Function] = {}

    def __getitem__(self, name: str) -> Part:
        """Return one part by name.  The library would first make objects of all six hundred."""
        found = self._found.get(name)
        if found is None:
            item, sign = bindings.wasmtime_extern_t(), name.encode()
            where = self._store._context(), ctypes.byref(self._instance._instance)
            if not bindings.wasmtime_instance_export_get(*where, sign, len(sign), ctypes.byref(item)):
                raise KeyError(name)
            found = self._found[name] = wrap_extern(item)
        return found

    def call(self, name: str, *given: float) -> Any:
        """Call a function; whole numbers become floats where it takes floats.

        It uses the bindings directly: the library's own call looks up the function's type and makes an object
        of every number each time, which took ten times as long as the function itself.
        """
        function = self._functions.get(name) or self._function(name)
        room = function.room()
        for at, (kind, value) in enumerate(zip(function.takes, given, strict=True)):
            setattr(room[at], kind, float(value) if kind[0] == "f" else int(value))
        with enter_wasm(self._store) as trap:
            error = bindings.wasmtime_func_call_unchecked(
                self._store._context(), function.pointer, room, len(room), trap
            )
            if error:
                raise wasmtime.WasmtimeError._from_ptr(error)
        return getattr(room[0], function.gives) if function.gives else None

    def _function(self, name: str) -> Function:
        function = self[name]
        assert isinstance(function, wasmtime.Func)
        kind = function.type(self._store)
        takes, gives = [str(each) for each in kind.params], [str(each) for each in kind.results]
        room = bindings.wasmtime_val_raw_t * max(len(takes), len(gives), 1)
        found = self._functions[name] = Function(
            ctypes.byref(function._func), tuple(takes), gives[0] if gives else "", room, function
        )
        return found

    def set(self, name: str, value: float) -> None:
        self._global(name).set_value(self._store, value)

    def read(self, start: int, length: int) -> bytes:
        return ctypes.string_at(self._address(start, length), length)

    def write(self, start: int, content: bytes) -> None:
        ctypes.memmove(self._address(start, len(content)), content, len(content))

    def _address(self, start: int, length: int) -> int:
        """Return where a part of the memory is.  The library would copy it byte by byte."""
        if not 0 <= start <= start + length <= self.memory.data_len(self._store):
            raise IndexError(start)
        return ctypes.addressof(self.memory.data_ptr(self._store).contents) + start

    @property
    def memory(self) -> wasmtime.Memory:
        memory = self["memory"]
        assert isinstance(memory, wasmtime.Memory)
        return memory

    def _global(self, name: str) -> wasmtime.Global:
        found = self[name]
        assert isinstance(found, wasmtime.Global)
        return found
