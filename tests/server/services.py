"""A private PostgreSQL and a private Redis on this machine, deleted after the tests."""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import psycopg
import pytest
from psycopg.sql import SQL, Identifier

USER: Final = "posse"
SETTINGS: Final = {
    "listen_addresses": "127.0.0.1",
    "fsync": "on",  # durability is the point
    "max_connections": "60",
    "shared_buffers": "16MB",
    "autovacuum": "off",
    "log_destination": "stderr",
}


def free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def program(name: str) -> str:
    """Return the path of a program; Debian does not put those of PostgreSQL on the path."""
    kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    found = shutil.which(name) or (str(kept[-1]) if kept else None)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


@contextmanager
def postgres() -> Iterator[str]:
    """Start a new cluster; yield its URL without the name of a database."""
    initdb, server = program("initdb"), program("postgres")
    home = Path(tempfile.mkdtemp(prefix="posse-pg-"))
    data, port = home / "data", free_port()
    who = "postgres" if os.geteuid() == 0 else None  # PostgreSQL refuses to run as root
    if who:
        shutil.chown(home, who, who)
    make = [initdb, "-D", str(data), "-U", USER, "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"]
    serve = [
        server,
        "-D",
        str(data),
        "-p",
        str(port),
        "-k",
        str(home),
        *[f"--{k}={v}" for k, v in SETTINGS.items()],
    ]
    running = None
    try:
        with (home / "log").open("wb") as log:
            subprocess.run(make, check=True, stdout=log, stderr=log, cwd=home, user=who, group=who)
            running = subprocess.Popen(serve, stdout=log, stderr=log, cwd=home, user=who, group=who)
        url = f"postgresql://{USER}@127.0.0.1:{port}"
        _await_postgres(url, running, home / "log")
        yield url
    finally:
        if running is not None:
            running.send_signal(signal.SIGQUIT)  # at once: its data is not needed any more
            try:
                running.wait(30)
            except subprocess.TimeoutExpired:
                running.kill()
                running.wait()
        shutil.rmtree(home, ignore_errors=True)


def _await_postgres(url: str, running: subprocess.Popen[bytes], log: Path) -> None:
    while running.poll() is None:
        try:
            psycopg.connect(f"{url}/postgres").close()
        except psycopg.OperationalError:
            time.sleep(0.02)
        else:
            return
    raise RuntimeError(log.read_text(errors="replace"))


@contextmanager
def fresh_database(server: str) -> Iterator[str]:
    """Yield the URL of an empty database, which is dropped afterwards even if it is in use."""
    name = f"posse_{secrets.token_hex(6)}"
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        connection.execute(SQL("CREATE DATABASE {}").format(Identifier(name)))
    try:
        yield f"{server}/{name}"
    finally:
        with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
            connection.execute(SQL("DROP DATABASE {} WITH (FORCE)").format(Identifier(name)))


@contextmanager
def redis() -> Iterator[str]:
    server = program("redis-server")
    home = Path(tempfile.mkdtemp(prefix="posse-redis-"))
    port = free_port()
    command = [server, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(home)]
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while running.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", port)).close()
            except OSError:
                time.sleep(0.02)
            else:
                break
        else:
            raise RuntimeError("redis-server ended at once")
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        running.kill()
        running.wait()
        shutil.rmtree(home, ignore_errors=True)
