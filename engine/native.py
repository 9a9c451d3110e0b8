"""Compile the rules with mypyc, for a wheel that is quicker and fits one Python on one kind of machine.

A copy is compiled, in which the compiler is told what Python need not know; the sources beside it in the
wheel are the same as ever.  docs/decisions/0010 says why, and what is left interpreted.
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
ASK = "POSSE_COMPILE"
MYPYC = "mypy[mypyc]==2.4.1"
PACKAGES = ("kernel", "games")
RULES = "rules"
"""The folder of a game that is compiled; its bots, report and terminal board are not."""

INTERPRETED = {
    # Actions keep what is said of them (`cached_property`), which a compiled object has no room for.
    "action",
    "actions",
    "order",
    "orders",
    # Games are classes that describe themselves; nothing in them is done at every decision.
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

# A game in Python may stand on the compiled kernel: its classes can be inherited from.  Generic bases would
# give every phase a dictionary, which dataclasses cannot be made with: they go, and the brackets stay legal.
_TOLD = {
    "posse/kernel/state.py": (
        (_FUTURE, _FUTURE + _HINTS),
        ("from typing import Generic, Self, TypeVar\n", "from typing import Any, Self\n"),
        ('T = TypeVar("T", bound=Table)\n', "T = Any\n"),
        ("class Table:\n", _OPEN + "class Table:\n"),
        ("class Phase(Generic[T]):\n", _OPEN + "class Phase:\n"),
        ("class Open(Phase[T]):\n", _OPEN + "class Open(Phase):\n"),
        ("class State(Generic[T]):\n", _OPEN + "class State:\n"),
        ("    def ask(self, t: T)", _SUBSCRIPT + "    def ask(self, t: T)"),
        ("    def __init__(self, table: T,", _SUBSCRIPT + "    def __init__(self, table: T,"),
        # Whatever comes in is refused by a reason, not by its type: so anything may come in.
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


class Uncompiled(Exception):  # noqa: N818 - it says what the rules are
    """The rules could not be compiled; the message says why."""


def wanted() -> bool:
    return bool(os.environ.get(ASK))


def requirements() -> list[str]:
    return [MYPYC] if wanted() else []


def make(place: Path) -> dict[str, str]:
    """Compile under a directory; each library made, and where in the wheel it belongs."""
    _stage(place)
    _compile(place)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    made = {str(path): str(path.relative_to(place)) for path in sorted(place.rglob(f"*{suffix}"))}
    return {path: inside for path, inside in made.items() if not inside.startswith("build")}


def _stage(place: Path) -> None:
    """The copy, as the compiler is to see it."""
    for package in PACKAGES:
        shutil.copytree(
            SOURCE / "posse" / package,
            place / "posse" / package,
            ignore=shutil.ignore_patterns("__pycache__", "*.so"),
        )
    (place / "posse" / "__init__.py").touch()
    for path in (place / "posse" / "games").rglob("*.py"):
        if RULES not in path.parts:  # a game's package imports what the compiler is not given
            path.write_text("", encoding="utf-8")
    for inside, changes in _TOLD.items():
        path = place / inside
        text = path.read_text(encoding="utf-8")
        for old, new in changes:
            if text.count(old) != 1:
                raise Uncompiled(f"engine/native.py does not know {inside} any more: {old.strip()!r}")
            text = text.replace(old, new)
        path.write_text(text, encoding="utf-8")
    for path in place.rglob("*.py"):
        text = _ERASED.sub(r"\1", path.read_text(encoding="utf-8"))
        path.write_text(text if path.stem in INTERPRETED else _told(text), encoding="utf-8")


def _told(text: str) -> str:
    """A module for the compiler.  Dataclasses with slots are made twice, which a compiled class cannot be:
    they are left plain.  The others lose their annotations, by which phases are read back: they are
    written again."""
    hints = "".join(_annotations(text))
    slotted = "@dataclass(slots"
    if slotted in text:
        text = text.replace(slotted, f"@_plain\n{slotted}")
        text = text.replace("@_plain\n", f"{_PLAIN}@_plain\n", 1)
        # The base of a plain class must have been imported by the name of its own module.
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
            multi_file=True,  # warnings are errors: one of them was code that let go of what it never held
            target_dir=str(place / "build"),
        )
        command = build_ext(Distribution({"name": "posse", "ext_modules": extensions}))
        command.inplace = True
        command.parallel = True
        command.ensure_finalized()
        command.run()
    except SystemExit:
        raise Uncompiled("mypyc does not accept the rules; see above") from None
    except Exception as error:  # distutils has one for every compiler, and several names for each
        raise Uncompiled(f"{type(error).__name__}: {str(error)[:400]}") from error
    finally:
        os.chdir(before)


if __name__ == "__main__":  # compile into a directory, and say what was made
    for inside in make(Path(sys.argv[1])).values():
        print(inside)
