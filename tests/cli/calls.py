"""The commands, called as people call them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass
class Done:
    returncode: int
    stdout: str
    stderr: str


class Call(Protocol):
    def __call__(self, *arguments: str, typed: str = "", lang: str = "en") -> Done: ...
