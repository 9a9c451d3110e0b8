"""Take pictures of every screen, into docs/screens, with a server, prepared games and a real browser.

python3 run.py python scripts/take_screenshots.py                 all screens, a few minutes
python3 run.py python scripts/take_screenshots.py lobby result    only these; the index is always rewritten
"""

from __future__ import annotations

import argparse
import base64
import struct
import sys
import tempfile
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.append(str(ROOT / "tests"))  # the browser tests can open every screen

from posse.words import words  # noqa: E402
from server.server_process import running  # noqa: E402
from web.browser import DESK, PHONE, Light, Visitor, chromium  # noqa: E402
from web.screens import OTHERS, go, sights  # noqa: E402
from web.screens import SCREENS as WAYS  # noqa: E402
from web.shot_page import duel, lit, seek, settled, stage  # noqa: E402
from web.stage_coach_page import dock  # noqa: E402
from web.stored_tables import prepare  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, FloatRect

    from server.server_process import Running

FOLDER: Final = ROOT / "docs" / "screens"
INDEX: Final = ROOT / "docs" / "screens.md"
FEWER: Final = Path(__file__).with_name("palette.js")
PAPER: Final = """() => {
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`body::before { height: ${document.documentElement.scrollHeight}px }`);
  document.adoptedStyleSheets = [sheet];
}"""
"""The paper texture covers only the window; in a picture of a long page it must cover the whole page."""
MOST: Final = 1600
"""The height in pixels at which a picture of a long page is cut."""


@dataclass(frozen=True)
class Screen:
    """A screen, its description, and whether it is also shown in the dark theme."""

    name: str
    title: str
    alt: str
    dark: bool = False
    whole: bool = True
    """Whether the picture shows the whole page; a dialog covers just the window."""

    @property
    def lights(self) -> tuple[Light, ...]:
        return ("light", "dark") if self.dark else ("light",)


SCREENS: Final = (
    Screen(
        "lobby",
        "The front page",
        dark=True,
        alt="The engraved cover of each game, with one button to play it now; below, "
        "making a table and the open tables.",
    ),
    Screen(
        "journey",
        "Your turn",
        dark=True,
        alt="The survey map of Stage Coach: the coach, sleeping and waking warriors, the hexes within reach; "
        "beside it every choice as a button with its cost, the seats, the log.",
    ),
    Screen(
        "contact",
        "Before a fight",
        dark=True,
        alt="A warrior stands beside the coach; a note on the map shows the odds and what each face of "
        "the die would cost each side.",
    ),
    Screen(
        "result",
        "The end",
        dark=True,
        alt="A stamp across the map, who won, the open slip with the destination, the story of the game.",
    ),
    Screen(
        "replay",
        "A replay",
        dark=True,
        alt="A finished game with a slider, buttons to go step by step, a link to the moment, and a button "
        "to play on from it.",
    ),
    Screen("watching", "Watching", "The same table as a spectator sees it, with nobody's secrets."),
    Screen(
        "waiting",
        "Before the game",
        "Seats to sit down on, the link to share with its QR code, and what is agreed.",
    ),
    Screen("curtain", "Pass and play", "A curtain between two people on one device: pass it to Ann."),
    Screen(
        "make-table", "Making a table", "The game, the company, the pace and the house rules.", whole=False
    ),
    Screen(
        "settings",
        "Settings",
        "Name, language, light, size of text, motion, sound and the riders' skin.",
        whole=False,
    ),
    Screen("talk", "Talk", "The talk of the table beside the board."),
    Screen("rules", "The rules", "The rules beside the board, with a search."),
    Screen("board-in-words", "The board in words", "Every piece, its place and its strength, as a list."),
    Screen("orders", "Standing orders", "Answers given in advance."),
    Screen("invite", "Inviting", "The link to the table, its QR code, and what is agreed.", whole=False),
    Screen("leave", "Leaving", "Get up and keep the seat, or give up.", whole=False),
    Screen("nowhere", "An address that leads nowhere", "A lamp, a hat, and the way back.", dark=True),
    Screen("no-table", "A table that is not there", "The same, with what may be wrong with the link."),
)

EVERY_GAME: Final = {
    "turn": ("your turn", "The board, and beside it every choice, the seats, the log.", True),
    "in-words": ("the board in words", "Every piece and its place, as a list.", False),
    "result": ("the end", "Who won, the ranks, the story of the game.", True),
    "replay": ("a replay", "A finished game with a slider, and a button to play on from any moment.", False),
}
"""The screens of each game that the tour does not list one by one."""

SIZES: Final = {1280: DESK, 390: PHONE}

SHOT: Final = "shot"
MOMENTS: Final = (0.06, 0.2, 0.35, 0.5, 1)
"""Moments of a shot, as shares of its duration."""


def screens() -> tuple[Screen, ...]:
    """List every screen of the tour once."""
    speech = words("en")
    others = [
        Screen(f"{game}-{name}", f"{speech.say(f'{game}-title')}: {title}", alt, dark)
        for game in OTHERS
        for name, (title, alt, dark) in EVERY_GAME.items()
    ]
    found = (*SCREENS, *others)
    assert {screen.name for screen in found} == set(WAYS), "the tour and the pictures are of the same screens"
    return found


def smaller(browser: Browser, png: bytes) -> bytes:
    """Return the picture with a palette: a third of the size.  The browser decodes the pixels."""
    page = browser.new_page()
    reduced: dict[str, Any] = page.evaluate(FEWER.read_text(encoding="utf-8"), base64.b64encode(png).decode())
    page.close()
    head = struct.pack(">IIBBBBB", reduced["width"], reduced["height"], 8, 3, 0, 0, 0)
    pixels = zlib.compress(base64.b64decode(reduced["pixels"]), 9)
    chunks = ((b"IHDR", head), (b"PLTE", bytes(reduced["palette"])), (b"IDAT", pixels), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join([_chunk(kind, data) for kind, data in chunks])


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def path(screen: Screen, width: int, light: Light) -> Path:
    return FOLDER / f"{screen.name}-{width}{'-dark' if light == 'dark' else ''}.png"


def picture(visitor: Visitor, screen: Screen) -> bytes:
    """Take a picture of the screen: the whole page, up to `MOST` pixels."""
    visitor.page.mouse.move(0, 0)
    visitor.page.evaluate(PAPER)
    size = visitor.page.viewport_size
    assert size is not None
    if not screen.whole:
        visitor.page.get_by_role("dialog").evaluate("(dialog) => dialog.scrollTo(0, 0)")
        return visitor.page.screenshot(animations="disabled", scale="css")
    high = visitor.page.evaluate("() => document.documentElement.scrollHeight")
    clip: FloatRect = {"x": 0, "y": 0, "width": size["width"], "height": min(high, MOST)}
    return visitor.page.screenshot(full_page=True, clip=clip, animations="disabled", scale="css")


def shot_path(number: int) -> Path:
    return FOLDER / f"{SHOT}-{number}.png"


def shot(browser: Browser, server: Running, database: str) -> Iterator[tuple[Path, bytes]]:
    """Yield pictures of a duel in Pony Express: the aim, and the die on its way."""
    table = prepare(server, database, duel(hand="own"), people=3)
    visitor = Visitor(browser, server.address, size=DESK)
    visitor.page.set_default_timeout(120_000)  # every frame is drawn without a graphics card
    kept = '{"scenes": "fine", "aim": "numbers"}'
    visitor.context.add_init_script(f"localStorage.setItem('posse.settings', '{kept}')")
    visitor.visit(table.door(0))
    lit(visitor, "fine")
    settled(visitor)
    yield shot_path(0), stage(visitor).screenshot(scale="css")
    dock(visitor).locator("button.go").click()
    for number, moment in enumerate(MOMENTS, start=1):
        seek(visitor, moment)
        settled(visitor)
        yield shot_path(number), stage(visitor).screenshot(scale="css")
    visitor.leave()


def index() -> str:
    """Return the page that shows all pictures."""
    lines = ["# Screens", "", "Made by `python3 run.py python scripts/take_screenshots.py`.", ""]
    for screen in screens():
        lines += [f"## {screen.title}", "", screen.alt, ""]
        for light in screen.lights:
            shown = [path(screen, width, light) for width in SIZES]
            lines += [*[f"![{_alt(screen, file)}](screens/{file.name})" for file in shown], ""]
    lines += ["## A shot", "", "A duel in Pony Express, from the aim to where all lies still.", ""]
    lines += [f"![A shot, picture {n}](screens/{shot_path(n).name})" for n in range(len(MOMENTS) + 1)]
    return "\n".join(lines).rstrip() + "\n"


def _alt(screen: Screen, file: Path) -> str:
    on = "on a phone" if "-390" in file.name else "on a desk"
    return f"{screen.title}, {on}{', by lamp-light' if file.stem.endswith('dark') else ''}"


def main() -> int:
    parser = argparse.ArgumentParser(description="Pictures of every screen, into docs/screens.")
    parser.add_argument(
        "screens", nargs="*", help=f"all, or some of: {', '.join([*[s.name for s in screens()], SHOT])}"
    )
    wanted = parser.parse_args().screens

    def write(file: Path, png: bytes) -> None:
        file.write_bytes(smaller(browser, png))
        print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1000} kB", flush=True)

    FOLDER.mkdir(exist_ok=True)
    INDEX.write_text(index(), encoding="utf-8")
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "posse.db") as server,
        chromium() as browser,
    ):
        there = sights(server)
        for screen in screens():
            if wanted and screen.name not in wanted:
                continue
            for width, size in SIZES.items():
                for light in screen.lights:
                    visitor = Visitor(browser, server.address, size=size, color_scheme=light)
                    go(visitor, screen.name, there)
                    write(path(screen, width, light), picture(visitor, screen))
                    visitor.leave()
        if not wanted or SHOT in wanted:
            for file, png in shot(browser, server, str(Path(folder) / "posse.db")):
                write(file, png)
    return 0


if __name__ == "__main__":
    sys.exit(main())
