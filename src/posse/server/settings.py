"""The operator's settings.  Worker processes receive them through the environment."""

from __future__ import annotations

import os
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

import orjson
from platformdirs import user_data_dir

VARIABLE = "POSSE_SETTINGS"


def default_database() -> str:
    """Return the path of a file in the user's data folder, or in the folder that `POSSE_HOME` names."""
    return str(Path(os.environ.get("POSSE_HOME") or user_data_dir("posse", appauthor=False)) / "posse.db")


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    database: str = field(default_factory=default_database)
    bus: str = ""
    """The URL of the bus between processes.  If empty: PostgreSQL if that is the database, else none."""
    hosts: tuple[str, ...] = ()
    """The names under which browsers reach the server, besides IP addresses and `localhost`."""
    rate: int = 40
    """Requests and messages per second that an IP address may send; 0 means no limit."""
    bot_pace: int = 700
    """The least time in milliseconds that a bot takes, so that people can follow."""
    bot_processes: int = 1
    metrics: bool = False
    """Whether other machines may read /metrics."""
    secure: bool = False
    """Whether cookies are sent over HTTPS only."""
    log: str = "console"
    """`console`, or `json` for programs."""

    def bus_url(self) -> str:
        return self.bus or (self.database if self.database.startswith("postgres") else "memory")

    def export(self) -> None:
        os.environ[VARIABLE] = orjson.dumps(asdict(self)).decode()

    @classmethod
    def from_environment(cls) -> Settings:
        given = orjson.loads(os.environ.get(VARIABLE, "{}"))
        return replace(cls(), **{**given, "hosts": tuple(given.get("hosts", ()))})
