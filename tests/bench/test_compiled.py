"""The compiled rules are the same rules: a wheel is made as people make it, and their tests run on it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CORE = (
    "golden or position_laws_by_seeded_play or saving or dice or kernel or record"  # what touches every phase
)


def test_what_the_compiler_is_told_fits_the_sources(tmp_path: Path) -> None:
    """Without compiling: a changed line of the kernel is noticed here, not when somebody wants a wheel."""
    stage = "import native, pathlib, sys; native._stage(pathlib.Path(sys.argv[1]))"
    command = [sys.executable, "-c", stage, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT / "engine", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    state = (tmp_path / "posse" / "kernel" / "state.py").read_text(encoding="utf-8")
    assert "Generic" not in state
    turn = (tmp_path / "posse" / "games" / "pony_express" / "rules" / "turn.py").read_text(encoding="utf-8")
    assert "setattr(Doubts, \"__annotations__\", {'claim': 'Hand'" in turn


@pytest.mark.long
@pytest.mark.skipif(shutil.which("cc") is None and shutil.which("gcc") is None, reason="no C compiler")
def test_the_compiled_rules_pass_the_tests_of_the_rules() -> None:
    command = [sys.executable, "scripts/compile.py", "--test", "--only", CORE, "-q", "-n0"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert " passed" in done.stdout
