"""The page and what it is made of: the built client, the sentences; a greeting where there is no client."""

from __future__ import annotations

from collections.abc import MutableMapping
from html import escape
from pathlib import Path
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount
from starlette.staticfiles import StaticFiles

from posse.kernel import games
from posse.locales import LANGUAGES, Words, source, words

STATIC: Final = Path(__file__).parent / "static"
"""Made by the build hook from web/; not in git."""
INDEX: Final = STATIC / "index.html"


class Forever(StaticFiles):
    """Files whose name changes with what is in them."""

    async def get_response(self, path: str, scope: MutableMapping[str, Any]) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


def static() -> list[BaseRoute]:
    """The client's files, if it was built."""
    if not INDEX.exists():
        return []
    return [
        Mount("/assets", Forever(directory=STATIC / "assets", check_dir=False)),
        Mount("/", StaticFiles(directory=STATIC)),
    ]


async def sentences(request: Request) -> Response:
    """A language's sentences, as the page needs them."""
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise HTTPException(404)
    return PlainTextResponse(source(language), headers={"Cache-Control": "no-cache"})


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
