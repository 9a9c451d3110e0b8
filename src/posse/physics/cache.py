"""A cache of compiled engines on disk, shared between processes.

The cache holds machine code that will be run.  So a file is read only if it and its directory belong to this
user and nobody else can write them, and its name depends on everything the code depends on.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import platform
import stat
import tempfile
from pathlib import Path


def name(*parts: str) -> str:
    """Return a file name for code that was made from these parts on this kind of processor."""
    key = "\n".join([*parts, platform.system(), platform.machine(), _processor()])
    return f"engine-{hashlib.sha256(key.encode()).hexdigest()[:32]}.bin"


def directory() -> Path:
    if os.name == "nt":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    else:
        base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "posse" / "physics"


def read(file: str) -> bytes | None:
    """Return the cached content; None if there is none, or none that can be trusted."""
    path = directory() / file
    try:
        if not _private(os.lstat(path.parent)):
            return None
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0))
        with open(handle, "rb") as opened:
            return opened.read() if _private(os.fstat(handle)) else None
    except (OSError, RuntimeError):  # RuntimeError: there is no home directory
        return None


def keep(file: str, content: bytes) -> None:
    """Write to the cache if that is safe.  If it cannot be written, the next start only takes longer."""
    with contextlib.suppress(OSError, RuntimeError):
        home = directory()
        home.parent.mkdir(parents=True, exist_ok=True)
        home.mkdir(mode=0o700, exist_ok=True)
        if not _private(os.lstat(home)):
            return
        handle, draft = tempfile.mkstemp(dir=home)  # private from the first byte
        try:
            with open(handle, "wb") as opened:
                opened.write(content)
            os.replace(draft, home / file)
        except OSError:
            os.unlink(draft)
            raise


def _private(found: os.stat_result) -> bool:
    if stat.S_ISLNK(found.st_mode):
        return False
    if os.name == "nt":  # there the user profile's permissions protect it
        return True
    return found.st_uid == os.getuid() and not found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def _processor() -> str:
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return platform.processor()
    # The model and its features; not the clock rate, which changes all the time.
    wanted = ("model name", "flags", "Features", "CPU implementer", "CPU part")
    return "\n".join(sorted({line for line in text.splitlines() if line.startswith(wanted)}))
