"""Compile the rules with mypyc, for a faster wheel that fits one Python version on one kind of machine.

A patched copy of the sources is compiled; the sources in the wheel stay unchanged.  docs/decisions/0010 says
why, and what is left interpreted.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
VARIABLE = "POSSE_COMPILE"
MYPYC = "mypy[mypyc]==2.4.1"
PACKAGES = ("kernel", "games")
RULES = "rules"
"""The folder of a game that is compiled; its bots, report and terminal board are not."""

INTERPRETED = {
    # Actions cache their words (`cached_property`); a compiled object has no room for that.
    "action",
    "actions",
    "order",
    "orders",
    # Games are mostly declarations; nothing in them runs at every decision.
    "game",
    "options",
    "codec",
    "record",
    "declared",
    "fields",
    "__init__",
}

_FUTURE = "from __future__ import annotations\n"
_HINTS = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from mypy_extensions import mypyc_attr\n"
_OPEN = "@mypyc_attr(allow_interpreted_subclasses=True)\n"
_SUBSCRIPT = (
    "    @classmethod\n    def __class_getitem__(cls, _table: object) -> type:\n        return cls\n\n"
)
_PLAIN = "def _plain(cls: type) -> type:\n    return cls\n\n\n"

# A game in Python may use the compiled kernel, so the kernel's classes must allow interpreted subclasses.
# Generic bases would give every phase a dictionary, which does not work with dataclasses: they are removed,
# and a `__class_getitem__` keeps the brackets legal.
_PATCHES = {
    "posse/kernel/state.py": (
        (_FUTURE, _FUTURE + _HINTS),
        ("from typing import Generic, Self, TypeVar\n", "from typing import Any, Self, TypeVar\n"),
        ('T = TypeVar("T", bound=Table)\n', "T = Any\n"),
        ("class Table:\n", _OPEN + "class Table:\n"),
        ("class Phase(Generic[T]):\n", _OPEN + "class Phase:\n"),
        ("class Open(Phase[T]):\n", _OPEN + "class Open(Phase):\n"),
        ("class State(Generic[T]):\n", _OPEN + "class State:\n"),
        ("    def ask(self, t: T)", _SUBSCRIPT + "    def ask(self, t: T)"),
        ("    def __init__(self, table: T,", _SUBSCRIPT + "    def __init__(self, table: T,"),
        # Invalid arguments are refused with a reason, not with a TypeError: so any type is let in.
        (
            "choose(self, seat: Seat, action: Action, at: int | None",
            "choose(self, seat: Any, action: Any, at: Any",
        ),
        (
            "_own(self, ask: Decision, seat: Seat, action: Action)",
            "_own(self, ask: Decision, seat: Seat, action: Any)",
        ),
        ("happen(self, outcome: Outcome, at: int | None", "happen(self, outcome: Any, at: Any"),
    ),
    "posse/kernel/ask.py": (
        (_FUTURE, _FUTURE + _HINTS),
        ("class Ask:\n", _OPEN + "class Ask:\n"),
        ("class Chance(Ask):\n", _OPEN + "class Chance(Ask):\n"),
    ),
    "posse/kernel/shot.py": (
        (_FUTURE, _FUTURE + _HINTS),
        ("class Shot(Chance):\n", _OPEN + "class Shot(Chance):\n"),
    ),
    "posse/kernel/view.py": (("class View:\n", _PLAIN + "@_plain\nclass View:\n"),),
}
_ERASED = re.compile(r"\b(Phase|Open|State)\[[A-Za-z.]+\]")


class CompileError(Exception):
    """The rules could not be compiled; the message says why."""


def wanted() -> bool:
    return bool(os.environ.get(VARIABLE))


def requirements() -> list[str]:
    return [MYPYC] if wanted() else []


def make(place: Path) -> dict[str, str]:
    """Compile in a directory; return each library with its path in the wheel."""
    _stage(place)
    _compile(place)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    made = {str(path): str(path.relative_to(place)) for path in sorted(place.rglob(f"*{suffix}"))}
    return {path: inside for path, inside in made.items() if not inside.startswith("build")}


def _stage(place: Path) -> None:
    """Make the patched copy that is compiled."""
    for package in PACKAGES:
        shutil.copytree(
            SOURCE / "posse" / package,
            place / "posse" / package,
            ignore=shutil.ignore_patterns("__pycache__", "*.so"),
        )
    (place / "posse" / "__init__.py").touch()
    for path in (place / "posse" / "games").rglob("*.py"):
        if RULES not in path.parts:  # it would import what is not compiled
            path.write_text("", encoding="utf-8")
    for inside, changes in _PATCHES.items():
        path = place / inside
        text = path.read_text(encoding="utf-8")
        for old, new in changes:
            if text.count(old) != 1:
                raise CompileError(f"engine/native.py does not know {inside} any more: {old.strip()!r}")
            text = text.replace(old, new)
        path.write_text(text, encoding="utf-8")
    for path in place.rglob("*.py"):
        text = _ERASED.sub(r"\1", path.read_text(encoding="utf-8"))
        path.write_text(text if path.stem in INTERPRETED else _patched(text), encoding="utf-8")


def _patched(text: str) -> str:
    """Return a module's text for the compiler.  Python makes a dataclass with slots twice, which a compiled
    class does not allow: it stays a Python class.  The others lose their annotations when compiled, and
    phases are loaded by them: they are set again."""
    hints = "".join(_annotations(text))
    slotted = "@dataclass(slots"
    if slotted in text:
        text = text.replace(slotted, f"@_plain\n{slotted}")
        text = text.replace("@_plain\n", f"{_PLAIN}@_plain\n", 1)
        # The module of a plain class's base must have been imported under its own name.
        text = text.replace(_FUTURE, f"{_FUTURE}import posse.kernel.view\n")
    return text + hints


def _annotations(text: str) -> Iterator[str]:
    for made in ast.parse(text).body:
        if isinstance(made, ast.ClassDef) and any("dataclass" in ast.unparse(d) for d in made.decorator_list):
            own = [line for line in made.body if isinstance(line, ast.AnnAssign)]
            hints = {ast.unparse(line.target): ast.unparse(line.annotation) for line in own}
            yield f'\nsetattr({made.name}, "__annotations__", {hints!r})'


def _compile(place: Path) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    before = Path.cwd()
    os.chdir(place)
    try:
        modules = [
            path.relative_to(place).as_posix()
            for package in PACKAGES
            for path in sorted((place / "posse" / package).rglob("*.py"))
            if path.stem not in INTERPRETED and (package == "kernel" or RULES in path.parts)
        ]
        extensions = mypycify(
            ["--namespace-packages", "--explicit-package-bases", "--check-untyped-defs", *modules],
            opt_level="2",
            debug_level="0",
            multi_file=True,  # C warnings are errors: one showed an object that was released but never held
            target_dir=str(place / "build"),
        )
        command = build_ext(Distribution({"name": "posse", "ext_modules": extensions}))
        command.inplace = True
        command.parallel = True
        command.ensure_finalized()
        command.run()
    except SystemExit:
        raise CompileError("mypyc does not accept the rules; see above") from None
    except Exception as error:  # distutils has many error types, some for each compiler
        raise CompileError(f"{type(error).__name__}: {str(error)[:400]}") from error
    finally:
        os.chdir(before)


if __name__ == "__main__":  # compile into a directory, and list the libraries
    for inside in make(Path(sys.argv[1])).values():
        print(inside)
