"""`posse`: every command of the terminal.  Each is loaded when it is called: none waits for another."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import App, Parameter

import posse
from posse.cli.arguments import Language, speech_of
from posse.kernel import Illegal
from posse.words import LANGUAGES, preferred, words

app = App(name="posse", version=posse.__version__, help="Three Western board games.", help_format="plaintext")


@app.default
def start(
    *,
    browser: Annotated[bool, Parameter(help="open the page in a browser")] = True,
    lang: Language = None,
) -> int:
    """Start the server on this machine, and open the page."""
    from posse.cli import entry

    return entry.start(speech_of(lang), browser)


COMMANDS = {
    "serve_command:serve": "Start the server for others.",
    "playing:menu": "A few questions in the terminal, then a game.",
    "playing:play": "Play at this terminal.",
    "playing:replay": "Step through a record.",
    "report:report": "What luck did and what play did in a finished game.",
    "playing:tell": "Write a finished game down for others' eyes.",
    "playing:games": "The games there are, their bots and table options.",
    "lab_commands:simulate": "Many games between bots in fixed seats, and what they add up to.",
    "lab_commands:tournament": "Every bot against every other, in every seat.",
    "lab_commands:compare": "Whether one bot is better than another: games until it is clear.",
    "seat:seat": "Put an agent of your own at a live table.",
    "verify:verify": "Check the public rolls of a finished game.",
    "physics_commands:physics": "The flicked die.",
    "check:check": "Hold a game to the laws, and say what it does without.",
    "check_map:check_map": "What is wrong with a map, or what bots make of it.",
    "admin:admin": "The tables of a house, for whoever runs it.",
}
for place, about in COMMANDS.items():
    app.command(f"posse.cli.{place}", name=place.partition(":")[2].replace("_", "-"), help=about)


def main() -> None:
    """The entry point: refusals are told in words, never as a trace."""
    try:
        code = app(sys.argv[1:])
    except Illegal as refusal:
        _complain(refusal)
        code = 2
    except FileNotFoundError as error:
        _complain(Illegal("no-such-file", file=str(error.filename)))
        code = 2
    sys.exit(code)


def _complain(refusal: Illegal) -> None:
    language = next((b for a, b in zip(sys.argv, sys.argv[1:], strict=False) if a == "--lang"), None)
    speech = words(language if language in LANGUAGES else preferred())
    line = getattr(refusal, "line", 0)
    where = speech.say("cli-line", line=line) + " " if line else ""
    print(where + speech.reason(None, refusal), file=sys.stderr)
