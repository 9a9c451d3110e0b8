"""A person at a real browser: what they see, what their page receives, and what it complains of."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, Literal
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    WebSocket,
    sync_playwright,
)

from posse.table.moment import StateReader
from posse.words import words

Message = dict[str, Any]
Light = Literal["light", "dark"]

CHROMIUM: Final = shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS: Final = [
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK: Final = (1280, 800)
PHONE: Final = (390, 844)
PATIENCE: Final = 60_000
"""Milliseconds after which something that does not come never will."""
_BEAT: Final = 20

_WATCH: Final = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`));
"""


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


class Line:
    """One socket of the page, and every frame it received, byte for byte."""

    def __init__(self, socket: WebSocket) -> None:
        self.frames: list[str] = []
        self.open = True
        self._reader = StateReader()
        self._read = 0
        self._state: Message = {}
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        socket.on("close", lambda _: self._closed())

    def _closed(self) -> None:
        self.open = False

    @property
    def messages(self) -> list[Message]:
        return [json.loads(frame) for frame in self.frames]

    @property
    def state(self) -> Message:
        """The last state told on it, made whole; nothing before the first."""
        for frame in self.frames[self._read :]:
            message = json.loads(frame)
            told = message if message["type"] == "state" else message.get("state")
            if told is not None:
                self._state = self._reader.read(told)
        self._read = len(self.frames)
        return self._state


class Visitor:
    """A browser of their own: cookies, settings, one page."""

    def __init__(self, browser: Browser, address: str, **wishes: Any) -> None:
        self.address = address
        self.complaints: list[str] = []
        self.expected: list[str] = []
        """What the test itself brings about: a dropped connection, a refusal."""
        self.lines: list[Line] = []
        width, height = wishes.pop("size", DESK)
        self.language: str = wishes.pop("language", "en")
        given = {
            "viewport": {"width": width, "height": height},
            "locale": self.language,
            "reduced_motion": "reduce",
            "base_url": address,
            **wishes,
        }
        self.context: BrowserContext = browser.new_context(**given)
        self.context.add_init_script(_WATCH)
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on("request", self._asked)
        self.page.on("requestfailed", self._failed)
        self.page.on("response", self._answered)
        self.page.on("websocket", self._connected)

    # --- what the page complains of ---

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"console: {message.text}")

    def _asked(self, request: Request) -> None:
        if urlsplit(request.url).scheme not in ("data", "blob") and not request.url.startswith(self.address):
            self.complaints.append(f"another host: {request.url}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # somebody left while it was on its way
            self.complaints.append(f"failed: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.complaints.append(f"{response.status}: {response.url}")

    def _connected(self, socket: WebSocket) -> None:
        if urlsplit(socket.url).netloc != urlsplit(self.address).netloc:
            self.complaints.append(f"another host: {socket.url}")
        self.lines.append(Line(socket))

    def expect(self, *patterns: str) -> None:
        """Complaints that are meant to come, as regular expressions."""
        self.expected += patterns

    @property
    def unexpected(self) -> list[str]:
        return [one for one in self.complaints if not any(re.search(known, one) for known in self.expected)]

    # --- what they do ---

    def visit(self, path: str = "/") -> None:
        self.page.goto(path)
        self.page.locator("main").wait_for()

    def say(self, key: str, **arguments: object) -> str:
        """A sentence in this visitor's language."""
        return words(self.language).say(key, arguments)

    def button(self, key: str, **arguments: object) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **arguments))

    def until(self, condition: Callable[[], bool]) -> None:
        """Wait for something that is not in the page itself, such as a frame."""
        for _ in range(PATIENCE // _BEAT):
            if condition():
                return
            self.page.wait_for_timeout(_BEAT)
        raise AssertionError(f"it never came; the page shows:\n{self.page.locator('body').inner_text()}")

    @property
    def state(self) -> Message:
        """What the page was told last, over the only socket it needs."""
        return next((told for line in reversed(self.lines) if (told := line.state)), {})

    @property
    def asked(self) -> bool:
        return "prompt" in self.state

    @property
    def over(self) -> bool:
        return "ranks" in self.state

    def leave(self) -> None:
        self.context.close()
