"""Build the wheel with compiled rules, and test it.

python3 run.py python scripts/compile.py               build the wheel into dist/
python3 run.py python scripts/compile.py --test        test the rules on it; other arguments go to pytest
python3 run.py python scripts/compile.py --into PLACE  unpack it there, to be put first on the path
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # for run.py

from run import find_uv  # noqa: E402

TESTS = ("tests/kernel", "tests/games", "tests/golden", "tests/laws")
FIXED = "not seeded_fault and not would_work"
"""Tests that change the rules or the board while they run are left out: compiled code cannot be changed."""
CHECK = "import posse.kernel.state as s; assert not s.__file__.endswith('.py'), s.__file__"


def build(place: Path) -> Path:
    """Build the wheel in a directory, without the page and the engine unless the environment wants them."""
    environment = {"POSSE_SKIP_WEB": "1", "POSSE_SKIP_ENGINE": "1", **os.environ, "POSSE_COMPILE": "1"}
    command = [find_uv(), "build", "--quiet", "--wheel", "--python", sys.executable, "--out-dir", str(place)]
    done = subprocess.run(command, cwd=ROOT, env=environment, check=False)
    if done.returncode:
        sys.exit(
            "posse: the rules could not be compiled; what is needed is a C compiler and Python's headers"
        )
    [wheel] = place.glob("*.whl")
    return wheel


def unpack(wheel: Path, place: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(place)


def test(place: Path, only: str, arguments: list[str]) -> int:
    """Run the tests of the rules, with the unpacked wheel first on the path."""
    environment = {**os.environ, "PYTHONPATH": str(place)}
    subprocess.run([sys.executable, "-c", CHECK], env=environment, check=True)
    which = f"({only}) and {FIXED}" if only else FIXED
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-k", which, *TESTS, *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def main() -> int:
    parser = argparse.ArgumentParser(description="Make the wheel with compiled rules.")
    parser.add_argument("--test", action="store_true", help="run the tests of the rules on it")
    parser.add_argument("--only", default="", help="of these tests those that pytest's -k would choose")
    parser.add_argument("--into", type=Path, help="unpack it into this directory, which is emptied first")
    given, rest = parser.parse_known_args()
    with tempfile.TemporaryDirectory(prefix="posse-wheel-") as somewhere:
        wheel = build(Path(somewhere))
        place = Path(somewhere) / "unpacked" if given.into is None else given.into
        if given.into is not None:
            shutil.rmtree(place, ignore_errors=True)
        elif not given.test:
            (ROOT / "dist").mkdir(exist_ok=True)
            print(shutil.copy(wheel, ROOT / "dist"))
            return 0
        unpack(wheel, place)
        return test(place, given.only, rest) if given.test else 0


if __name__ == "__main__":
    sys.exit(main())
