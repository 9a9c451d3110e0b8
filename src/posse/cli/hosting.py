"""The server, started from the terminal."""

from __future__ import annotations

from posse.server import serve as server
from posse.server.serve import Listening, open_browser
from posse.server.settings import Settings
from posse.words import Words


def start(speech: Words, browser: bool) -> int:
    """With nothing to say: on this machine, on a free port, and the page opens by itself."""
    return run(Settings(), Listening(), speech, browser)


def run(settings: Settings, listening: Listening, speech: Words, browser: bool = False) -> int:
    def ready(address: str) -> None:
        print(speech.say("cli-serving", address=address), flush=True)
        print(speech.say("cli-serving-stop"), flush=True)
        if browser:
            open_browser(address)

    server.serve(settings, listening, ready)
    return 0
