"""`posse`: with nothing to say the server starts at once; the commands are loaded when one is called."""

from __future__ import annotations

import sys

from posse.kernel import Illegal


def main() -> None:
    if len(sys.argv) > 1:
        from posse.cli import app

        app.main()
        return
    from posse.cli import hosting
    from posse.words import preferred, words

    speech = words(preferred())
    try:
        code = hosting.start(speech, browser=True)
    except Illegal as refusal:
        print(speech.reason(None, refusal), file=sys.stderr)
        code = 2
    sys.exit(code)
