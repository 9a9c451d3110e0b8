"""`posse`: without arguments the server starts at once; the commands are loaded when one is called."""

from __future__ import annotations

import sys

from posse.kernel import Illegal
from posse.server import serve as server
from posse.server.serve import Listening, open_browser
from posse.server.settings import Settings
from posse.words import Words, preferred, words


def main() -> None:
    if len(sys.argv) > 1:
        from posse.cli import app

        app.main()
        return
    speech = words(preferred())
    try:
        code = start(speech, browser=True)
    except Illegal as refusal:
        print(speech.reason(None, refusal), file=sys.stderr)
        code = 2
    sys.exit(code)


def start(speech: Words, browser: bool) -> int:
    """Serve this machine alone, on a free port, and open the page."""
    return run(Settings(), Listening(), speech, browser)


def run(settings: Settings, listening: Listening, speech: Words, browser: bool = False) -> int:
    def ready(address: str) -> None:
        print(speech.say("cli-serving", address=address), flush=True)
        print(speech.say("cli-serving-stop"), flush=True)
        if browser:
            open_browser(address)

    server.serve(settings, listening, ready)
    return 0
