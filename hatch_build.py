"""The build hook: a wheel, an editable install too, gets the physics engine and the page made for it.

With POSSE_COMPILE=1 a wheel also gets its rules compiled, and is then for this Python and machine alone.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "engine"))

import fetch
import native
import page


class MakeHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"
    _compiled: TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        return sorted({*fetch.requirements(), *page.requirements(), *native.requirements()})

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        try:
            fetch.ensure()
            page.ensure()
            if native.wanted() and version == "standard":
                self._compiled = TemporaryDirectory(prefix="posse-compiled-")
                build_data["force_include"].update(native.make(Path(self._compiled.name)))
                build_data.update(pure_python=False, infer_tag=True)
        except (fetch.FetchError, native.CompileError) as reason:
            # Not an exception: pip and uv would print the whole way to it.
            sys.exit(str(reason))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._compiled is not None:
            self._compiled.cleanup()
