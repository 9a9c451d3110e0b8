"""The page's own checks: types, accessibility, unit tests, eslint, prettier, types made from the schema."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.long
@pytest.mark.parametrize("script", ["check", "test", "lint", "format:check", "types:check"])
def test_the_client_passes_its_own(script: str) -> None:
    npm = shutil.which("npm")
    if npm is None or not (WEB / "node_modules").exists():
        pytest.skip("no npm here, or the page was never built")
    done = subprocess.run([npm, "run", script], cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
