"""The libraries that we compare with (peers), each in an environment under bench/.peers (not in git).

python3 run.py python -m bench.peers      set up what is missing, and print what was done
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from run import find_uv

HERE: Final = Path(__file__).resolve().parent
HOME: Final = HERE / ".peers"
COMPILER: Final = HERE.parent / "scripts" / "compile.py"

# The packages of each environment.  Everything that affects the speed is pinned, not only the peer.
PEERS: Final[Mapping[str, tuple[str, ...]]] = {
    "open_spiel": ("open_spiel==2.0.2", "numpy==2.4.6"),
    "chess": ("chess==1.11.2",),
    "pettingzoo": ("pettingzoo[classic]==1.27.0", "gymnasium==1.4.0", "rlcard==1.2.0", "numpy==2.4.6"),
    "catanatron": ("catanatron==3.2.1", "networkx==3.6.1"),
    "rlcard": ("rlcard==1.2.0", "numpy==2.4.6"),
    "pokerkit": ("pokerkit==0.7.7",),
}


COMPILED: Final = "compiled"
"""Not a peer: our own rules, compiled, in a directory that comes first on the path of our interpreter."""


EARLIER: Final = "earlier"
"""Not a peer either: our own sources as they were at `COMMIT`, from the repository's history."""
COMMIT: Final = "783ae3a"
_PATHS: Final[Mapping[str, Path]] = {COMPILED: HOME / COMPILED, EARLIER: HOME / EARLIER / "src"}
"""What comes first on the path of our interpreter."""


def python(peer: str) -> Path:
    """Return the interpreter of a peer's environment."""
    if peer in _PATHS:
        return Path(sys.executable)
    return HOME / peer / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def environment(peer: str) -> dict[str, str]:
    return {**os.environ, **({"PYTHONPATH": str(_PATHS[peer])} if peer in _PATHS else {})}


@cache  # several engines share a peer: a failure is not tried again
def ensure(peer: str) -> str | None:
    """Set the peer up if it is missing; return the reason if that fails, else None."""
    stamp = HOME / peer / "posse-bench.txt"  # written last: an incomplete environment has none
    own = {COMPILED: _sources(), EARLIER: f"commit {COMMIT}"}
    contents = (own[peer],) if peer in own else PEERS[peer]
    wanted = "\n".join([f"python {sys.version.split()[0]}", *contents, ""])
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return None
    _say(f"setting up {peer}: {', '.join(contents)}")
    try:
        for command in _commands(peer):
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if done.returncode:
                told = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
                return f"`{' '.join([Path(command[0]).name, *command[1:3]])}` failed: {told[0].strip()[:200]}"
        stamp.write_text(wanted, encoding="utf-8")
    except (OSError, subprocess.SubprocessError) as error:
        return f"it could not be set up: {error}"
    return None


def _commands(peer: str) -> list[list[str]]:
    """Return the commands that set a peer up."""
    if peer == COMPILED:
        return [[sys.executable, str(COMPILER), "--into", str(HOME / peer)]]
    if peer == EARLIER:
        (HOME / peer).mkdir(parents=True, exist_ok=True)
        packed = str(HOME / peer / "sources.zip")
        return [
            ["git", "-C", str(HERE.parent), "archive", "-o", packed, COMMIT, "src/posse"],
            [sys.executable, "-m", "zipfile", "-e", packed, str(HOME / peer)],
        ]
    uv = find_uv()
    return [
        # The same Python as ours, so that interpreters are not compared.
        [uv, "venv", "--quiet", "--no-project", "--clear", "--python", sys.executable, str(HOME / peer)],
        [uv, "pip", "install", "--quiet", "--python", str(python(peer)), *PEERS[peer]],
    ]


def _sources() -> str:
    """Return a digest of the source of the compiled rules."""
    total = hashlib.sha256(COMPILER.read_bytes())
    for folder in ("engine", "src/posse/kernel", "src/posse/games"):
        for path in sorted((HERE.parent / folder).rglob("*.*")):
            if path.is_file() and "__pycache__" not in path.parts:
                total.update(path.name.encode() + path.read_bytes())
    return f"sources {total.hexdigest()}"


def _say(text: str) -> None:
    print(f"bench: {text}", file=sys.stderr, flush=True)


def main() -> int:
    reasons = {peer: ensure(peer) for peer in PEERS}
    for peer, reason in reasons.items():
        _say(f"{peer}: {'ready' if reason is None else f'MISSING, {reason}'}")
    return 1 if any(reasons.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
