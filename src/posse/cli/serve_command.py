"""`posse serve`: start the server for other machines."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from posse.cli.arguments import Language, speech_of
from posse.cli.entry import run
from posse.server.serve import Listening
from posse.server.settings import Settings, default_database


def serve(
    *,
    host: Annotated[str, Parameter(help="the address to listen on; 0.0.0.0 for everybody")] = "127.0.0.1",
    port: Annotated[int | None, Parameter(help="the port to listen on")] = None,
    database: Annotated[str | None, Parameter(help="a file, or postgresql://...")] = None,
    bus: Annotated[str, Parameter(help="memory, postgresql://... or redis://...")] = "",
    workers: Annotated[int, Parameter(help="number of processes; more than one needs a bus")] = 1,
    name: Annotated[
        tuple[str, ...],
        Parameter(negative="", help="a host name under which people reach this server (may be repeated)"),
    ] = (),
    proxy: Annotated[str, Parameter(help="addresses of trusted proxies, separated by commas")] = "",
    secure: Annotated[bool, Parameter(negative="", help="send cookies over HTTPS only")] = False,
    rate: Annotated[int, Parameter(help="requests per second from one address; 0: any number")] = 40,
    bot_pace: Annotated[int, Parameter(help="milliseconds a bot takes, on average")] = 700,
    bot_processes: Annotated[int, Parameter(help="how many bots may think at once, per worker")] = 1,
    metrics: Annotated[bool, Parameter(negative="", help="show /metrics to other machines")] = False,
    log: Annotated[str, Parameter(help="console, json or none")] = "console",
    lang: Language = None,
) -> int:
    """Start the server for others."""
    settings = Settings(
        database or default_database(), bus, name, rate, bot_pace, bot_processes, metrics, secure, log
    )
    return run(settings, Listening(host, port, workers, proxy), speech_of(lang))
