"""The architecture page: the picture is that of the imports, and what the page names exists."""

from __future__ import annotations

import ast
import re
import runpy
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "posse"
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`([\w/]+\.py): ([\w.]+)`", PAGE)))
WALKS = re.findall(r"^### (.*?)\n(.*?)(?=^### |\Z)", PAGE, flags=re.S | re.M)


@cache
def defined(file: str) -> frozenset[str]:
    """The qualified names of all functions and classes of a file."""
    found = set()

    def walk(node: ast.AST, prefix: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                found.add(prefix + child.name)
                walk(child, f"{prefix}{child.name}.")

    walk(ast.parse((SOURCE / file).read_text(encoding="utf-8")), "")
    return frozenset(found)


def test_the_picture_is_that_of_the_imports() -> None:
    """Else: python3 run.py python scripts/draw_architecture.py"""
    script = runpy.run_path(str(ROOT / "scripts" / "draw_architecture.py"))
    assert script["PICTURE"].read_text(encoding="utf-8") == script["drawing"](script["doors"]())


def test_the_picture_has_a_room_for_every_package() -> None:
    script = runpy.run_path(str(ROOT / "scripts" / "draw_architecture.py"))
    packages = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert set(script["ABOUT"]) == {room for floor in script["FLOORS"] for room in floor} == packages


@pytest.mark.parametrize(("file", "function"), NAMED, ids=[f"{file}:{name}" for file, name in NAMED])
def test_every_function_of_the_walks_exists(file: str, function: str) -> None:
    assert function in defined(file)


def test_there_are_four_walks_of_many_steps() -> None:
    assert [title for title, _ in WALKS] == [
        "One click",
        "One shot",
        "One bot's decision",
        "One simulated game",
    ]
    for _, walk in WALKS:
        steps = re.findall(r"^(\d+)\. ", walk, flags=re.M)
        assert [int(step) for step in steps] == list(range(1, len(steps) + 1))
        assert len(steps) >= 8


def test_every_file_and_folder_of_the_page_exists() -> None:
    others = set(re.findall(r"`((?:web|engine|scripts|bench|examples|tests)/[\w./-]*)`", PAGE))
    assert len(others) > 10
    assert [path for path in sorted(others) if not (ROOT / path).exists()] == []


def test_the_map_has_every_package() -> None:
    listed = re.findall(r"^\| `([\w/]+)/` \|", PAGE, flags=re.M)
    packages = [path.parent.relative_to(SOURCE).as_posix() for path in SOURCE.glob("*/__init__.py")]
    assert set(packages) <= set(listed)
