"""How much of the server one click runs through: a newcomer has to read all of it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "scripts" / "trace_click.py"
FUNCTIONS = 70
FILES = 18


def test_one_click_runs_through_few_functions_in_few_files() -> None:
    done = subprocess.run(
        [sys.executable, str(SCRIPT), "stage-coach"], capture_output=True, text=True, check=True, timeout=120
    )
    counts = re.findall(r"(\d+) functions in (\d+) files", done.stdout)
    functions, files = map(int, counts[0])
    assert 40 < functions <= FUNCTIONS, done.stdout
    assert 10 < files <= FILES, done.stdout
