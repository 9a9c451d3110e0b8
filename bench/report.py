"""The page of results: sections, each owned by one script, which rewrites its own and leaves the others."""

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
    """Put the text into the section of this name; a new section comes last."""
    old = page.read_text(encoding="utf-8") if page.exists() else _PREFACE
    section = f"<!-- section {name} -->\n{text.strip()}\n<!-- end {name} -->\n"
    marks = re.compile(rf"<!-- section {re.escape(name)} -->.*?<!-- end {re.escape(name)} -->\n", re.DOTALL)
    new, found = marks.subn(lambda _: section, old)
    page.write_text(new if found else f"{old.rstrip()}\n\n{section}", encoding="utf-8")


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A Markdown table: the first column is words, the others are figures.  Readable as it stands, too."""
    lines = [list(head), *[list(row) for row in rows]]
    widths = [max(len(line[at]) for line in lines) for at in range(len(head))]
    rule = ["-" * widths[0], *["-" * (width - 1) + ":" for width in widths[1:]]]
    return "\n".join([_line(line, widths) for line in (lines[0], rule, *lines[1:])])


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    first = cells[0].ljust(widths[0])
    rest = [cell.rjust(width) for cell, width in zip(cells[1:], widths[1:], strict=True)]
    return f"| {' | '.join([first, *rest])} |"


def machine() -> str:
    """The processor and the Python, in a line."""
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
