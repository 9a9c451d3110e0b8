"""A server in a process of its own, on one core, with its CPU time and memory."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from bench.load.wire import HOST

CORES: Final = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
SERVERS: Final = frozenset(CORES[:1])
CLIENT: Final = frozenset(CORES[-1:])
_TICK: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
_PATIENCE: Final = 60


class Unserved(Exception):  # noqa: N818 - it names the state of the server
    """A server that does not run, with the end of its log."""


@contextlib.contextmanager
def kept_to(cores: frozenset[int]) -> Iterator[None]:
    """Run this process, and processes started meanwhile, on these cores only."""
    if not cores:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def allow_files(count: int) -> None:
    """Let this process, and those it starts, have this many files and sockets open."""
    import resource  # Windows has none

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if count > hard != resource.RLIM_INFINITY:
        raise Unserved(f"{count} open files are needed, and {hard} are allowed (see ulimit -Hn)")
    if count > soft != resource.RLIM_INFINITY:
        resource.setrlimit(resource.RLIMIT_NOFILE, (count, hard))


class Process:
    """The process of a server: start it, wait until it answers, stop it."""

    def __init__(self, command: Sequence[str], port: int, environment: Mapping[str, str]) -> None:
        self._log = tempfile.TemporaryFile("w+")  # noqa: SIM115 - lives as long as the process
        self._last_words: str | None = None
        with kept_to(SERVERS):  # its threads then run there, too
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=self._log,
                stderr=self._log,
                env={**os.environ, **environment},
            )
        until = time.monotonic() + _PATIENCE
        while not _answers(port):
            if self._process.poll() is not None or time.monotonic() > until:
                raise Unserved(self.stop())
            time.sleep(0.05)

    def cpu(self) -> float:
        """Return its CPU seconds, of all threads, in user and kernel mode.

        The scheduler counts nanoseconds; the ticks of `stat` are too coarse for a slice of a fast server.
        Threads that have ended are missing there, so the larger of the two counts.
        """
        fields = self._proc("stat").rpartition(") ")[2].split()
        ticks = (int(fields[11]) + int(fields[12])) / _TICK
        spent = 0
        for thread in Path(f"/proc/{self._process.pid}/task").iterdir():
            with suppress(OSError):  # it has just ended
                spent += int((thread / "schedstat").read_text().split()[0])
        return max(ticks, spent / 1e9)

    def memory(self) -> int:
        """Return its memory, in bytes."""
        line = next(line for line in self._proc("status").splitlines() if line.startswith("VmRSS:"))
        return int(line.split()[1]) * 1024

    def signal(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    def stop(self) -> str:
        """Stop the process, if it still runs; return the end of its log."""
        if self._last_words is not None:
            return self._last_words
        self._process.terminate()
        try:
            self._process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._log.seek(0)
        words = self._log.read()
        self._log.close()
        self._last_words = words.strip()[-400:] or f"exit code {self._process.returncode}"
        return self._last_words

    def _proc(self, name: str) -> str:
        try:
            return Path(f"/proc/{self._process.pid}/{name}").read_text(encoding="utf-8")
        except OSError:
            raise Unserved(self.stop()) from None


def _answers(port: int) -> bool:
    try:
        socket.create_connection((HOST, port), timeout=1).close()
    except OSError:
        return False
    return True
