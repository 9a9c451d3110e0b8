"""What the language files say, what the source asks for, and what a compositor would mark."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import parse, serialize
from fluent.syntax.visitor import Visitor

from posse.words import source

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "posse"
WEB = ROOT / "web" / "src"
SKIN = "-raiders"
"""A sentence's other words, under another skin."""
RULES_PAGES = ROOT / "docs" / "rules"


# --- what the files say ---


class Inside(Visitor):
    """The variables and messages a pattern refers to, and its text, each placeable an x."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.texts: list[str] = []
        self.visit(pattern)

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802 - the visitor's way
        pieces = [e.value if isinstance(e, ftl.TextElement) else "x" for e in node.elements]
        self.texts.append("".join(pieces))
        self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def entries(language: str) -> list[ftl.Message | ftl.Term]:
    body = parse(source(language)).body
    junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert not junk, junk[0]
    return [entry for entry in body if isinstance(entry, ftl.Message | ftl.Term)]


@cache
def patterns(language: str) -> dict[str, Inside]:
    """What stands behind each message's key."""
    found = {}
    for entry in entries(language):
        assert entry.value is not None
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = Inside(entry.value)
    return found


@cache
def variables(language: str, key: str) -> set[str]:
    """The arguments a sentence needs, also through the words it borrows."""
    inside = patterns(language)[key]
    return inside.variables.union(*[variables(language, other) for other in inside.messages])


def terms(language: str) -> set[str]:
    return {entry.id.name for entry in entries(language) if isinstance(entry, ftl.Term)}


def bodies(language: str) -> dict[str, str]:
    """Each message as it is written."""
    return {
        entry.id.name: serialize(ftl.Resource([entry])).partition("=")[2].strip()
        for entry in entries(language)
        if isinstance(entry, ftl.Message)
    }


# --- what the source asks for ---


@cache
def spelt(path: Path) -> tuple[ast.Call | ast.Constant | ast.JoinedStr, ...]:
    """What a source calls, and the words it has: read once, for many look for something there."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return tuple([node for node in nodes if isinstance(node, ast.Call | ast.Constant | ast.JoinedStr)])


@cache
def raised(pattern: str = "**/*.py") -> dict[str, set[str]]:
    """Every refusal's id found in the source, with the particulars that all its places give."""
    found: dict[str, set[str]] = {}
    for path in sorted(SOURCE.glob(pattern)):
        for node in spelt(path):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or not node.args:
                continue
            if node.func.id not in ("Illegal", "Damaged"):
                continue
            given = {keyword.arg for keyword in node.keywords if keyword.arg} - {"line"}
            for reason in _ids(node.args[0]):
                found[reason] = found.get(reason, given) & given
    return found


def _ids(node: ast.expr) -> Iterator[str]:
    """The words an id may be: a constant, or the branches of an expression that picks one."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from [*_ids(node.body), *_ids(node.orelse)]
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from _ids(value)


DOORS = {"cli": "cli-", "server": "page-"}
"""Where we speak for ourselves: the folder, and how its keys begin."""


@cache
def spoken() -> tuple[set[str], list[re.Pattern[str]]]:
    """The keys of the terminal and the page: whole ones, and how those put together from parts look."""
    whole: set[str] = set()
    made: list[re.Pattern[str]] = []
    for folder, prefix in DOORS.items():
        terminals = SOURCE.glob("games/*/terminal*.py") if folder == "cli" else ()
        for path in sorted([*(SOURCE / folder).rglob("*.py"), *terminals]):
            for node in spelt(path):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    if re.fullmatch(prefix + r"[a-z0-9_-]*[a-z0-9]", node.value):
                        whole.add(node.value)
                elif isinstance(node, ast.JoinedStr):
                    parts = [
                        re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in node.values
                    ]
                    if parts and parts[0].startswith(re.escape(prefix)):
                        made.append(re.compile("".join(parts)))
    for path in sorted([*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]):
        text = path.read_text(encoding="utf-8")
        whole |= {f"reason-{reason}" for reason in re.findall(r'new Refused\("([a-z-]+)"', text)}
        whole |= set(re.findall(r"""["'](page-[a-z0-9_-]*[a-z0-9])["']""", text))
        for template in re.findall(r"`(page-[^`]*\$\{[^`]*)`", text):
            parts = re.split(r"\$\{[^}]*\}", template)
            made.append(re.compile(".+".join([re.escape(part) for part in parts])))
    return whole, made


def literals(folder: Path) -> set[str]:
    """Every word that a game's source spells out."""
    return {
        node.value
        for path in (folder / "rules").glob("*.py")
        if path.name != "game.py"  # where they are listed
        for node in spelt(path)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


# --- the compositor ---


def slips(language: str, text: str) -> list[str]:
    """What a compositor would mark."""
    marks = [r"['\"]", r"\.\.\.", r" $", r"  "]
    if language == "fr":  # a narrow no-break space inside guillemets and before double punctuation
        marks += [r"(?<!\u202f)[;!?»](?!\w)", r"(?<!\u202f):(?=\s|$)", r"«(?!\u202f)", r"[“”]"]
    else:
        marks += [r"\s[;:!](?=\s|$)", r"\u202f"]
    return [mark for mark in marks if re.search(mark, text)]
