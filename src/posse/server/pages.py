"""The page that greets whoever opens the address."""

from __future__ import annotations

from html import escape

from posse.kernel import games
from posse.locales import LANGUAGES, Words, words


def language(accepted: str) -> str:
    """The first language of a browser's list that we speak; else English."""
    for part in accepted.split(","):
        if (wanted := part.strip()[:2].lower()) in LANGUAGES:
            return wanted
    return LANGUAGES[0]


def welcome(accepted: str) -> str:
    """What there is to play, and how to begin."""
    speech = words(language(accepted))
    listed = [
        f"<dt>{_say(speech, f'{game}-title')}</dt><dd>{_say(speech, f'{game}-pitch')}</dd>"
        for game in games()
    ]
    return (
        f'<!doctype html><html lang="{speech.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>Posse</title></head><body><main><h1>Posse</h1><p>{_say(speech, 'page-open')}</p>"
        f"<dl>{''.join(listed)}</dl><p>{_say(speech, 'page-soon')} <code>posse menu</code></p>"
        f"<p>{_say(speech, 'page-doors')} "
        '<a href="/api/openapi.json">/api/openapi.json</a>, <a href="/api/protocol">/api/protocol</a></p>'
        "</main></body></html>"
    )


def _say(speech: Words, key: str) -> str:
    return escape(speech.say(key))
