"""Build the page from web/ into the package, with the machine's Node or the one from PyPI.

Standard library only: the build hook calls it before anything else is installed.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import fetch

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "posse" / "server" / "static"
STAMP = STATIC / "made-from.txt"
INSTALLED = WEB / "node_modules" / ".posse-lock"
SKIP = "POSSE_SKIP_WEB"
PACKED = (".html", ".js", ".css", ".svg")
"""Files that compression makes smaller; fonts are compressed already."""
OLDEST = (20, 19)
"""The oldest Node that Vite supports."""


def wanted() -> bool:
    """Return whether the page must be built: not if this source was built, nor if it is switched off."""
    return not os.environ.get(SKIP) and WEB.exists() and not _made()


def requirements() -> list[str]:
    return [fetch.NODE] if wanted() and _machine_node() is None else []


def ensure() -> None:
    if not wanted():
        return
    source = digest()
    npm = _npm()
    if not _installed():
        # Not `npm ci`: it refuses a lock file without the binaries of every other platform, and a registry
        # may not have them.  Whatever the lock file lists is still checked by its hash.
        _run([*npm, "install", "--no-save", "--no-progress", "--fetch-retries=2"], "installing its parts")
        INSTALLED.write_text(_lock(), encoding="utf-8")
    _run([*npm, "run", "build"], "building it")
    pack(STATIC)
    STAMP.write_text(source + "\n", encoding="utf-8")


def pack(folder: Path) -> None:
    """Write a gzip copy beside every text file; the server sends it to browsers that accept gzip."""
    for path in [found for found in folder.rglob("*") if found.suffix in PACKED]:
        twin = path.with_name(path.name + ".gz")
        twin.write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


def _lock() -> str:
    return hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()


def _installed() -> bool:
    return INSTALLED.exists() and INSTALLED.read_text(encoding="utf-8") == _lock()


def digest() -> str:
    """Return a hash of everything that the page is made of."""
    total = hashlib.sha256()
    for path in sorted(_sources()):
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


def _sources() -> Iterator[Path]:
    yield from (ROOT / "docs" / "rules").glob("*.md")  # shown beside the board
    for path in WEB.rglob("*"):
        if path.is_file() and "node_modules" not in path.parts:
            yield path


def _made() -> bool:
    there = STAMP.exists() and (STATIC / "index.html").exists()
    return there and STAMP.read_text(encoding="utf-8").strip() == digest()


def _machine_node() -> str | None:
    """Return the machine's npm, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True, timeout=60)
    except (OSError, subprocess.SubprocessError):
        return None
    version = tuple(map(int, re.findall(r"\d+", said.stdout)[:2]))
    return npm if version >= OLDEST else None


def _npm() -> list[str]:
    found = _machine_node()
    npm = [found] if found else fetch.wheel_npm()
    if npm is None:
        raise fetch.FetchError(
            _message(f"there is no Node on this machine, and {fetch.NODE} is not installed.")
        )
    return npm


def _run(command: list[str], what: str) -> None:
    try:
        done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False, timeout=900)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise fetch.FetchError(_message(f"{what} did not finish ({type(error).__name__}).")) from None
    if done.returncode != 0:
        said = (done.stderr or done.stdout).strip().splitlines()[-12:]
        raise fetch.FetchError(_message(f"{what} failed:\n" + "\n".join(said)))


def _message(reason: str) -> str:
    return (
        f"posse: the page could not be made: {reason}\n"
        "posse: see that the package registry can be reached and run the same again,\n"
        f"posse: or set {SKIP}=1 to install without it: the server, the terminal and the library still work."
    )


if __name__ == "__main__":
    ensure()
