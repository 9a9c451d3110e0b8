"""What a host may decide.  Handed to worker processes through the environment."""

from __future__ import annotations

import os
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

import orjson
from platformdirs import user_data_dir

VARIABLE = "POSSE_SETTINGS"


def default_database() -> str:
    """A file in the user's own data folder; `POSSE_HOME` names another folder."""
    return str(Path(os.environ.get("POSSE_HOME") or user_data_dir("posse", appauthor=False)) / "posse.db")


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    database: str = field(default_factory=default_database)
    bus: str = ""
    """Empty: PostgreSQL's own where that is the database, else none is needed."""
    hosts: tuple[str, ...] = ()
    """Names under which people reach the server, besides numbers and `localhost`."""
    rate: int = 40
    """Requests and messages a second that one address may send; 0: any number."""
    bot_pace: int = 700
    """Milliseconds a bot takes at least, so that people can follow."""
    bot_processes: int = 1
    metrics: bool = False
    """Whether others than this machine may read /metrics."""
    secure: bool = False
    """Whether cookies travel over HTTPS alone."""
    log: str = "console"
    """`json` for machines."""

    def bus_url(self) -> str:
        return self.bus or (self.database if self.database.startswith("postgres") else "memory")

    def export(self) -> None:
        os.environ[VARIABLE] = orjson.dumps(asdict(self)).decode()

    @classmethod
    def from_environment(cls) -> Settings:
        given = orjson.loads(os.environ.get(VARIABLE, "{}"))
        return replace(cls(), **{**given, "hosts": tuple(given.get("hosts", ()))})
