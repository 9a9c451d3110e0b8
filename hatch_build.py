"""The build hook: a wheel, an editable install too, gets the physics engine and the page made for it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "engine"))

import fetch
import page


class MakeHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return sorted({*fetch.requirements(), *page.requirements()})

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        try:
            fetch.ensure()
            page.ensure()
        except fetch.Unfetched as reason:
            # Not an exception: pip and uv would print the whole way to it.
            sys.exit(str(reason))
