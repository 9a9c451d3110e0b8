"""The page: the files of the built client and the sentences; a plain page if the client was not built."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from html import escape
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from posse.kernel import games
from posse.server.headers import unknown
from posse.words import LANGUAGES, Words, source, words

STATIC: Final = Path(__file__).parent / "static"
"""Made by the build hook from web/; not in git."""
INDEX: Final = STATIC / "index.html"


FOREVER: Final = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""
REVALIDATE: Final = "no-cache"
"""For all other files: browsers keep them, but ask each time, and get 304 while nothing has changed."""


class CompressedFiles(StaticFiles):
    """The client's files.  A browser that accepts gzip gets the compressed copy that the build made."""

    def __init__(self, directory: Path, keep: str) -> None:
        super().__init__(directory=directory, check_dir=False)
        self._keep: Final = keep

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await self._compressed(path, scope) or await super().get_response(path, scope)
        response.headers.update({"Cache-Control": self._keep, "Vary": "Accept-Encoding"})
        return response

    async def _compressed(self, path: str, scope: Scope) -> Response | None:
        if not _accepts_gzip(Headers(scope=scope)) or not self._has(f"{path}.gz"):
            return None
        response = await super().get_response(f"{path}.gz", scope)
        response.headers["Content-Encoding"] = "gzip"
        return response

    def _has(self, path: str) -> bool:
        try:
            return self.lookup_path(path)[0] != ""
        except (OSError, ValueError):  # not the name of a file: Starlette answers that
            return False


def static() -> list[BaseRoute]:
    """Return the routes of the client's files, if the client was built."""
    if not INDEX.exists():
        return []
    return [
        Mount("/assets", CompressedFiles(STATIC / "assets", FOREVER)),
        Mount("/", CompressedFiles(STATIC, REVALIDATE)),
    ]


async def page(request: Request) -> Response:
    """Serve the client's page, which is the same for every address."""
    if not INDEX.exists():
        return HTMLResponse(_welcome(request))
    return await CompressedFiles(STATIC, REVALIDATE).get_response(INDEX.name, request.scope)


async def not_found(request: Request, error: Exception) -> Response:
    """Answer an unknown address: with the page for a browser, with a refusal for a program."""
    assert isinstance(error, HTTPException)
    if error.status_code != 404 or "text/html" not in request.headers.get("accept", ""):
        return await unknown(request, error)
    body = INDEX.read_text(encoding="utf-8") if INDEX.exists() else _welcome(request)
    return HTMLResponse(body, 404, {"Cache-Control": "no-store"})


async def sentences(request: Request) -> Response:
    """Serve the sentences of a language, as Fluent source."""
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise HTTPException(404)
    plain, compressed, tag = _sentences(language)
    headers = {"Cache-Control": REVALIDATE, "ETag": tag, "Vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if not _accepts_gzip(request.headers):
        return PlainTextResponse(plain, headers=headers)
    return PlainTextResponse(compressed, headers={**headers, "Content-Encoding": "gzip"})


def _sentences(language: str) -> tuple[bytes, bytes, str]:
    return _compressed(source(language))


@cache
def _compressed(text: str) -> tuple[bytes, bytes, str]:
    """Return the text as bytes, compressed, and its entity tag."""
    plain = text.encode()
    return plain, gzip.compress(plain, mtime=0), f'"{hashlib.sha256(plain).hexdigest()[:16]}"'


def _accepts_gzip(headers: Headers) -> bool:
    return "gzip" in headers.get("accept-encoding", "")


def language(accepted: str) -> str:
    """Return the first language of a browser's list that we have; else English."""
    for part in accepted.split(","):
        if (wanted := part.strip()[:2].lower()) in LANGUAGES:
            return wanted
    return LANGUAGES[0]


def _welcome(request: Request) -> str:
    return welcome(request.headers.get("accept-language", ""))


def welcome(accepted: str) -> str:
    """Return the plain page: the games, and how to start without the client."""
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
