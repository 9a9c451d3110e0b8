"""The page of results.  Each section belongs to a script, which replaces only its own section."""

from __future__ import annotations

import os
import platform
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).resolve().parent / "results.md"

_PREFACE: Final = """# Measured

Each section was written by the script it names, in one run, on one machine.  Trust the ratios: they are
paired.  The absolute figures are for the reader's imagination.
"""


def write(name: str, text: str, page: Path = PAGE) -> None:
    """Replace the text of a section; a new section is added at the end."""
    old = page.read_text(encoding="utf-8") if page.exists() else _PREFACE
    section = f"<!-- section {name} -->\n{text.strip()}\n<!-- end {name} -->\n"
    marks = re.compile(rf"<!-- section {re.escape(name)} -->.*?<!-- end {re.escape(name)} -->\n", re.DOTALL)
    new, found = marks.subn(lambda _: section, old)
    page.write_text(new if found else f"{old.rstrip()}\n\n{section}", encoding="utf-8")


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a Markdown table, aligned for plain text too.  All columns but the first are numbers."""
    lines = [list(head), *[list(row) for row in rows]]
    widths = [max(len(line[at]) for line in lines) for at in range(len(head))]
    rule = ["-" * widths[0], *["-" * (width - 1) + ":" for width in widths[1:]]]
    return "\n".join([_line(line, widths) for line in (lines[0], rule, *lines[1:])])


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    first = cells[0].ljust(widths[0])
    rest = [cell.rjust(width) for cell, width in zip(cells[1:], widths[1:], strict=True)]
    return f"| {' | '.join([first, *rest])} |"


def machine() -> str:
    """Return the processor and the version of Python, in one line."""
    return f"{_processor()}, {os.cpu_count()} cores, {platform.system()}; {_python()}"


def _python() -> str:
    return f"{platform.python_implementation()} {platform.python_version()}"


def _processor() -> str:
    try:
        told = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        told = ""
    model = re.search(r"^model name\s*:\s*(.+)$", told, re.MULTILINE)
    return model[1].strip() if model else platform.processor() or platform.machine()
