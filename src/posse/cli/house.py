"""`posse` and `posse serve`: the server, for oneself and for others."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from posse.cli.terms import Language, speech_of
from posse.locales import Words
from posse.server import serve as server
from posse.server.serve import Listening, open_browser
from posse.server.settings import Settings, default_database


def start(speech: Words, browser: bool) -> int:
    """With nothing to say: on this machine, on a free port, and the page opens by itself."""
    return run(Settings(), Listening(), speech, browser)


def serve(
    *,
    host: Annotated[str, Parameter(help="the address to listen on; 0.0.0.0 for everybody")] = "127.0.0.1",
    port: int | None = None,
    database: Annotated[str | None, Parameter(help="a file, or postgresql://...")] = None,
    bus: Annotated[str, Parameter(help="memory, postgresql://... or redis://...")] = "",
    workers: Annotated[int, Parameter(help="processes; more than one need a bus")] = 1,
    name: Annotated[
        tuple[str, ...], Parameter(negative="", help="a name under which people reach this house")
    ] = (),
    proxy: Annotated[str, Parameter(help="addresses of proxies that are trusted, with commas")] = "",
    secure: Annotated[bool, Parameter(negative="", help="cookies over HTTPS alone")] = False,
    rate: Annotated[int, Parameter(help="requests a second from one address; 0: any number")] = 40,
    bot_pace: Annotated[int, Parameter(help="milliseconds a bot takes at least")] = 700,
    bot_processes: int = 1,
    metrics: Annotated[bool, Parameter(negative="", help="show /metrics to other machines")] = False,
    log: Annotated[str, Parameter(help="console, json or none")] = "console",
    lang: Language = None,
) -> int:
    """Start the server for others."""
    settings = Settings(
        database or default_database(), bus, name, rate, bot_pace, bot_processes, metrics, secure, log
    )
    return run(settings, Listening(host, port, workers, proxy), speech_of(lang))


def run(settings: Settings, listening: Listening, speech: Words, browser: bool = False) -> int:
    def ready(address: str) -> None:
        print(speech.say("cli-serving", address=address), flush=True)
        print(speech.say("cli-serving-stop"), flush=True)
        if browser:
            open_browser(address)

    server.serve(settings, listening, ready)
    return 0
