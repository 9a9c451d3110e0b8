"""`posse`: every command of the terminal.  Each is loaded only when it is called."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from difflib import get_close_matches
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
    "shoot:shoot": "Practise shots of the flicked die.",
    "playing:replay": "Step through a record.",
    "report:report": "What luck did and what play did in a finished game.",
    "playing:redact": "Export a finished game without what stayed secret.",
    "playing:games": "The games, their bots and their table options.",
    "lab_commands:simulate": "Play many games between bots in fixed seats, and sum up the results.",
    "lab_commands:tournament": "Rate bots: every bot against every other, in every seat.",
    "lab_commands:compare": "Play until it is clear whether one bot is better than another.",
    "seat:seat": "Put an agent of your own at a live table.",
    "verify:verify": "Check the dice of a finished game against its commitment.",
    "physics_commands:physics": "Draw shots of the flicked die.",
    "check:check": "Check that a game obeys the laws, and list what its package lacks.",
    "check_map:check_map": "Check a map of your own, and let bots play on it.",
    "admin:admin": "Manage the tables of a server.",
}


def _name(place: str) -> str:
    """Return what is typed for the command at this place."""
    return place.partition(":")[2].replace("_", "-")


for place, about in COMMANDS.items():
    app.command(f"posse.cli.{place}", name=_name(place), help=about)


def main() -> None:
    """The entry point: refusals are printed as sentences, never as a traceback."""
    try:
        _check_command(sys.argv[1:])
        code = app(sys.argv[1:])
    except Illegal as refusal:
        _complain(refusal)
        code = 2
    except FileNotFoundError as error:
        _complain(Illegal("no-such-file", file=str(error.filename)))
        code = 2
    sys.exit(code)


def _check_command(words: Sequence[str]) -> None:
    """Refuse a first word that is no command: cyclopts would only call it unused."""
    known = tuple([_name(place) for place in COMMANDS])
    if words and not words[0].startswith("-") and words[0] not in known:
        near = tuple(get_close_matches(words[0], known, n=3)) or known
        raise Illegal("unknown-command", command=words[0][:40], known=near)


def _complain(refusal: Illegal) -> None:
    language = next((b for a, b in zip(sys.argv, sys.argv[1:], strict=False) if a == "--lang"), None)
    speech = words(language if language in LANGUAGES else preferred())
    line = getattr(refusal, "line", 0)
    where = speech.say("cli-line", line=line) + " " if line else ""
    print(where + speech.reason(None, refusal), file=sys.stderr)
