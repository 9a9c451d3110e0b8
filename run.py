"""Start Posse with nothing but Python: fetch uv if it is missing, install what is needed, hand over.

Playing and developing need different things: playing must not wait for a gigabyte of test tools.
Standard library only; the benchmarks and scripts import `find_uv` from here.
"""

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
TOOLS = HERE / ".posse" / "tools"
ENVIRONMENT = HERE / ".venv"
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
DEVELOPER_TOOLS = ("lint-imports", "mypy", "node", "npm", "npx", "pytest", "python", "ruff")

HELP = f"""\
python3 run.py [WORDS]

Starts Posse with nothing but Python 3.11 or newer. It fetches uv into .posse/tools if the machine has none,
installs what is needed into .venv, and runs the words there.

python3 run.py                    start the server on this machine, and open its page
python3 run.py play stage-coach   any command of posse; `python3 run.py posse --help` lists them
python3 run.py --lang fr          any option of posse
python3 run.py install lab        add an extra: lab, learn, plots, postgres, redis
python3 run.py pytest             a developer's tool, with everything that developing needs:
                                  {", ".join(DEVELOPER_TOOLS)}
"""


class Job(NamedTuple):
    """What to install, as arguments for `uv sync`, and the command to run afterwards, if any."""

    sync: tuple[str, ...]
    command: tuple[str, ...]
    folder: Path


def say(text: str) -> None:
    print(f"posse: {text}", file=sys.stderr, flush=True)


def read(words: list[str]) -> Job:
    first = words[0] if words else ""
    if first in DEVELOPER_TOOLS:
        return Job(("--group", "dev"), tuple(words), HERE)
    if first == "install":
        return Job(tuple([part for extra in words[1:] for part in ("--extra", extra)]), (), HERE)
    # The caller's folder, so that `replay FILE` finds the file.
    return Job((), ("posse", *(words[1:] if first == "posse" else words)), Path.cwd())


def find_uv() -> str:
    """Return the machine's uv, or our own beside the code, which is fetched if there is none."""
    private = TOOLS / SCRIPTS / ("uv.exe" if os.name == "nt" else "uv")
    found = os.environ.get("UV") or shutil.which("uv") or (str(private) if private.exists() else None)
    if found:
        return found
    say("uv is not here; fetching it into .posse/tools (once)")
    venv.create(TOOLS, with_pip=True, clear=True)
    pip = [str(TOOLS / SCRIPTS / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "uv"], check=True)
    return str(private)


def install(uv: str, sync: tuple[str, ...]) -> None:
    if not ENVIRONMENT.exists():
        say("making the environment in .venv (once)")
    # The Python that was called, not a newer one that uv might prefer.  In an activated environment it is the
    # Python which that was made from: uv would take the other path for another Python.
    python = getattr(sys, "_base_executable", sys.executable)
    environment = {"UV_PYTHON": python, **os.environ, "UV_PROJECT": str(HERE)}
    environment["UV_PROJECT_ENVIRONMENT"] = str(ENVIRONMENT)
    # Inexact: playing removes neither the developer's tools nor an extra.
    subprocess.run([uv, "sync", "--quiet", "--inexact", *sync], cwd=HERE, env=environment, check=True)


def run(uv: str, command: tuple[str, ...], folder: Path) -> int:
    path = os.pathsep.join([str(ENVIRONMENT / SCRIPTS), os.environ.get("PATH", os.defpath)])
    program = shutil.which(command[0], path=path)
    if program is None:
        say(f"{command[0]} is not installed")
        return 127
    environment = {**os.environ, "PATH": path, "VIRTUAL_ENV": str(ENVIRONMENT), "UV": uv}
    os.chdir(folder)
    if os.name != "nt":
        # In our place: Ctrl-C and other signals reach the program itself, and once.
        os.execve(program, command, environment)
    process = subprocess.Popen([program, *command[1:]], env=environment)
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:  # the program got it as well, and ends in its own time
            continue


def main(words: list[str]) -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 - this file must also run where the rest cannot
        say(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}")
        return 2
    if words[:1] in (["--help"], ["-h"]):
        print(HELP, end="")
        return 0
    job = read(words)
    try:
        uv = find_uv()
        install(uv, job.sync)
    except (subprocess.CalledProcessError, OSError) as error:
        say(f"set-up failed: {error}")
        return 1
    if not job.command:
        return 0
    say("starting " + " ".join(job.command))
    return run(uv, job.command, job.folder)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
