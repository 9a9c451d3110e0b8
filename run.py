"""Start Posse with nothing but Python: fetch uv if it is missing, set everything up, hand over.

python3 run.py            the same as: uv run posse
python3 run.py pytest     the same as: uv run pytest
"""

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
TOOLS = HERE / ".posse" / "tools"
SCRIPTS = "Scripts" if os.name == "nt" else "bin"


def say(text: str) -> None:
    print(f"posse: {text}", file=sys.stderr, flush=True)


def find_uv() -> str:
    """The machine's uv, or one of our own in a private environment beside the code."""
    private = TOOLS / SCRIPTS / ("uv.exe" if os.name == "nt" else "uv")
    found = shutil.which("uv") or (str(private) if private.exists() else None)
    if found:
        return found
    say("uv is not here; fetching it into .posse/tools (once)")
    venv.create(TOOLS, with_pip=True, clear=True)
    pip = [str(TOOLS / SCRIPTS / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "uv"], check=True)
    return str(private)


def main() -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 - this file must also run where the rest cannot
        say(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}")
        return 2
    command = sys.argv[1:] or ["posse"]
    try:
        uv = find_uv()
        # This very Python, so that a newer one lying about does not surprise anybody.
        environment = {"UV_PYTHON": sys.executable, **os.environ, "UV_PROJECT": str(HERE)}
        if not (HERE / ".venv").exists():
            say("making the environment in .venv (once)")
        subprocess.run([uv, "sync", "--quiet"], cwd=HERE, env=environment, check=True)
    except (subprocess.CalledProcessError, OSError) as error:
        say(f"set-up failed: {error}")
        return 1
    say("starting " + " ".join(command))
    try:
        done = subprocess.run([uv, "run", "--no-sync", *command], cwd=HERE, env=environment, check=False)
    except KeyboardInterrupt:
        return 130
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
