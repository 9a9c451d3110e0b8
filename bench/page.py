"""The section on the page: what a first visit loads, how soon it is shown, how fast the map responds."""

from __future__ import annotations

import gzip
import statistics
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bench import report

sys.path.append(str(Path(__file__).resolve().parents[1] / "tests"))  # for the helpers of the browser tests

from server.server_process import Running, running
from web.browser import CHROMIUM, Visitor, chromium
from web.scripted_tables import COACH, ScriptedTable, before, script
from web.shot_page import duel, lit
from web.stage_coach_page import arrived, buttons, dock, hexagon
from web.stored_tables import prepare

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Response

CLICKS: Final = 50
SCRIPT: Final = 100_000
"""The limit for the front page's scripts, in gzipped bytes."""
FRAME: Final = 1000 / 60
KINDS: Final = {
    "document": "page",
    "script": "script",
    "stylesheet": "style",
    "font": "fonts",
    "fetch": "data",
}

_WATCH: Final = """
window.seen = { paint: 0, largest: 0, shift: 0, blocked: 0 };
const watch = (type, note) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
watch("paint", (one) => { if (one.name === "first-contentful-paint") seen.paint = one.startTime; });
watch("largest-contentful-paint", (one) => { seen.largest = one.startTime; });
watch("layout-shift", (one) => { if (!one.hadRecentInput) seen.shift += one.value; });
watch("longtask", (one) => { seen.blocked += Math.max(0, one.duration - 50); });
"""

# The time from the click until the frame that shows its effect has been painted.
_TIME: Final = """() => {
  window.took = [];
  addEventListener("click", ({ timeStamp }) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => took.push(performance.now() - timeStamp);
    port2.postMessage(0);
  }), { capture: true });
}"""


SCENES: Final = ("plain", "fine")
"""The quality settings of the shot, lowest and highest."""
SLOWEST: Final = 120_000

_SHOWN: Final = """() => {
  const frames = performance.getEntriesByName("posse-shot-frame");
  return frames.length > 2 && performance.now() - frames.at(-1).startTime > 3000;
}"""
_FRAMES: Final = """() => performance.getEntriesByName("posse-shot-frame").map(
  ({ startTime, duration, detail }) => ({ start: startTime, took: duration, ...detail }))"""


@dataclass
class Load:
    """What a visit loaded: bytes as served and gzipped, by kind."""

    served: Counter[str] = field(default_factory=Counter)
    packed: Counter[str] = field(default_factory=Counter)
    requests: int = 0

    def note(self, response: Response) -> None:
        self.requests += 1
        body = response.body() if response.status == 200 else b""
        kind = KINDS.get(response.request.resource_type, "pictures")
        self.served[kind] += response.request.sizes()["responseBodySize"]
        self.packed[kind] += min(len(body), len(gzip.compress(body, 9, mtime=0)))


@dataclass(frozen=True)
class Visit:
    """A first visit: what it loaded, and what the browser measured."""

    load: Load
    seen: dict[str, float]


def section(rounds: int) -> Iterator[str]:
    """Yield the parts of the section, for bench/run.py."""
    if CHROMIUM is None:
        yield "**Not measured**: there is no chromium on this machine."
        return
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "posse.db") as server,
        chromium() as browser,
    ):
        stage = _stage(server)
        lobby = [visit(browser, server, "/") for _ in range(rounds)]
        table = [visit(browser, server, stage.door(COACH)) for _ in range(rounds)]
        took = clicks(browser, server, stage)
        frames = {drawn: shot(browser, server, str(Path(folder) / "posse.db"), drawn) for drawn in SCENES}
        yield (
            f"Chromium {browser.version}, headless, 1280 x 800, server and browser on this machine; "
            f"{rounds} first visits each, with nothing in the cache; medians."
        )
    yield f"### What a first visit fetches\n\n{_sizes(lobby[0].load, table[0].load)}"
    yield f"### How soon it is there\n\n{_times(lobby, table)}"
    yield f"### How fast the map answers\n\n{_answers(took)}"
    yield f"### The shot in three dimensions\n\n{_frames(frames)}"


def _stage(server: Running) -> ScriptedTable:
    steps = script()
    stage = ScriptedTable(server)
    stage.put(steps[: before(steps, "journey", after=20)])
    return stage


def visit(browser: Browser, server: Running, path: str) -> Visit:
    visitor = Visitor(browser, server.address)
    load = Load()
    visitor.context.add_init_script(_WATCH)
    visitor.page.on("requestfinished", lambda request: _noted(load, request.response()))
    visitor.visit(path)
    if path != "/":
        arrived(visitor)
    visitor.page.wait_for_load_state("networkidle")
    seen: dict[str, float] = visitor.page.evaluate("() => window.seen")
    visitor.leave()
    return Visit(load, seen)


def _noted(load: Load, response: Response | None) -> None:
    if response is not None:
        load.note(response)


def clicks(browser: Browser, server: Running, stage: ScriptedTable) -> list[float]:
    """Point at the coach and release it again, which narrows the choices and widens them again."""
    visitor = Visitor(browser, server.address)
    visitor.visit(stage.door(COACH))
    arrived(visitor)
    box = hexagon(visitor, visitor.state["view"]["coach"]["hex"]).bounding_box()
    assert box is not None
    many = buttons(visitor).count()
    visitor.page.evaluate(_TIME)
    for number in range(CLICKS):
        visitor.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        visitor.page.wait_for_function("(count) => took.length === count", arg=number + 1)
        assert (buttons(visitor).count() < many) == (number % 2 == 0), "the click did nothing"
    took: list[float] = visitor.page.evaluate("() => took")
    visitor.leave()
    return took


def shot(browser: Browser, server: Running, database: str, drawn: str) -> list[dict[str, float]]:
    """Shoot once in a duel; return what the page measured for every frame."""
    table = prepare(server, database, duel(hand="own"), people=3)
    visitor = Visitor(browser, server.address, reduced_motion="no-preference")
    visitor.page.set_default_timeout(SLOWEST)
    kept = f'{{"scenes": "{drawn}", "aim": "numbers"}}'
    visitor.context.add_init_script(f"localStorage.setItem('posse.settings', '{kept}')")
    visitor.visit(table.door(0))
    lit(visitor, drawn)
    visitor.page.evaluate("() => performance.clearMeasures('posse-shot-frame')")  # aiming does not count
    dock(visitor).locator("button.go").click()
    visitor.page.wait_for_function(_SHOWN)
    frames: list[dict[str, float]] = visitor.page.evaluate(_FRAMES)
    visitor.leave()
    return frames


def _frames(found: dict[str, list[dict[str, float]]]) -> str:
    rows = []
    for drawn, frames in found.items():
        first, last = frames[0]["start"], frames[-1]["start"]
        rows.append(
            [
                drawn,
                str(len(frames)),
                f"{statistics.median([one['took'] for one in frames]):.1f}",
                f"{(last - first) / max(len(frames) - 1, 1):.0f}",
                f"{frames[-1]['triangles']:.0f}",
                f"{frames[-1]['calls']:.0f}",
            ]
        )
    head = ["drawn", "frames", "script a frame, median ms", "frame to frame, ms", "triangles", "draw calls"]
    return (
        f"{report.table(head, rows)}\n\n"
        "No graphics card here: Chromium draws by SwiftShader, so frame to frame is the processor's time.\n"
        f"The page's own script has {FRAME:.1f} ms for a frame at 60 a second."
    )


def _sizes(lobby: Load, table: Load) -> str:
    rows = []
    for kind in (*KINDS.values(), "pictures"):
        rows.append(
            [
                kind,
                *[f"{load.packed[kind] / 1000:.1f}" for load in (lobby, table)],
                *[f"{load.served[kind] / 1000:.1f}" for load in (lobby, table)],
            ]
        )
    totals = [sum(load.packed.values()) for load in (lobby, table)]
    plain = [sum(load.served.values()) for load in (lobby, table)]
    rows.append(["**all**", *[f"{total / 1000:.1f}" for total in (*totals, *plain)]])
    rows.append(["requests", str(lobby.requests), str(table.requests), "", ""])
    head = ["kB", "front page, gzipped", "table, gzipped", "front page, as served", "table, as served"]
    met = "met" if lobby.packed["script"] < SCRIPT else "**missed**"
    size = f"{lobby.packed['script'] / 1000:.1f} kB"
    return (
        f"{report.table(head, rows)}\n\nThe front page is painted with {size} of script; under 100 kB: {met}."
    )


def _times(lobby: list[Visit], table: list[Visit]) -> str:
    names = {
        "paint": "first paint, ms",
        "largest": "largest paint, ms",
        "blocked": "blocked by long tasks, ms",
    }
    rows = [
        [title, *[_median(visits, name, 0) for visits in (lobby, table)]] for name, title in names.items()
    ]
    rows.append(["layout shift", *[_median(visits, "shift", 3) for visits in (lobby, table)]])
    return report.table(["from navigation", "front page", "table"], rows)


def _median(visits: list[Visit], name: str, digits: int) -> str:
    return f"{statistics.median([one.seen[name] for one in visits]):.{digits}f}"


def _answers(took: list[float]) -> str:
    within = sum(one <= 2 * FRAME for one in took)
    quantiles = statistics.quantiles(took, n=20)
    figures = [statistics.median(took), quantiles[18], max(took)]
    row = [
        "click on a hex to the painted frame, ms",
        *[f"{one:.1f}" for one in figures],
        f"{within} of {len(took)}",
    ]
    return report.table(["", "median", "p95", "worst", "in the next frame"], [row])
