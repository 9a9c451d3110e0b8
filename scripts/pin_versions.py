"""Renew the pins in pyproject.toml from a fresh resolution: `python3 run.py python scripts/pin_versions.py`.

See docs/decisions/0006: names and versions are committed, download addresses are not.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # for run.py

from run import find_uv  # noqa: E402

PROJECT = ROOT / "pyproject.toml"
START, END = "constraint-dependencies = [\n", "]\n"


def _pin(package: dict[str, Any]) -> str:
    """Return the pin of a package.  Some have one version for older Pythons and another for newer ones."""
    where = " or ".join(package.get("resolution-markers", []))
    return f"{package['name']}=={package['version']}" + (f" ; {where}" if where else "")


def main() -> None:
    text = PROJECT.read_text(encoding="utf-8")
    head, _, rest = text.partition(START)
    tail = rest.partition(END)[2]
    PROJECT.write_text(head + START + END + tail, encoding="utf-8")
    (ROOT / "uv.lock").unlink(missing_ok=True)
    try:
        subprocess.run([find_uv(), "lock", "--upgrade"], cwd=ROOT, check=True)
        locked = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))["package"]
    except BaseException:
        PROJECT.write_text(text, encoding="utf-8")
        raise
    pins = [f'  "{_pin(p)}",\n' for p in locked if p["name"] != "posse"]
    PROJECT.write_text(head + START + "".join(pins) + END + tail, encoding="utf-8")
    print(f"{len(pins)} packages pinned")


if __name__ == "__main__":
    main()
