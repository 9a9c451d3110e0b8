"""What is measured on a screen rather than read: sizes, texts, and what axe has to say."""

from __future__ import annotations

from typing import Any, Final

from axe_playwright_python.sync_playwright import Axe

from web.browser import Visitor

_WCAG: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
TARGET: Final = 44

_WIDTHS: Final = "() => [document.scrollingElement.scrollWidth, innerWidth]"

# Controls in sight that are smaller than a finger.  A link in a sentence is as high as its line; what is
# only for the eyes of a screen reader has no size; the hexes of the map are reached by its zoom, too.
_SMALL: Final = """(target) => {
  const found = [];
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  for (const one of top.querySelectorAll("a, button, input, select, textarea, summary, [role=tab]")) {
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: false })) continue;
    if (one.closest(".visually-hidden, .skip, [inert]") || one.disabled) continue;
    const inline = one.matches("a:not(.button)") && one.closest("p, li, dd");
    const held = one.matches("input[type=radio], input[type=checkbox]") ? one.closest("label") ?? one : one;
    const { width, height } = held.getBoundingClientRect();
    if (inline || (width === 0 && height === 0)) continue;
    if (width < target - 0.5 || height < target - 0.5) {
      const name = one.getAttribute("aria-label") || one.innerText || one.className;
      found.push(`${one.tagName.toLowerCase()} ${name.trim()} ${width.toFixed(1)}x${height.toFixed(1)}`);
    }
  }
  return found;
}"""

# Words that their own box cuts off, or that stick out of the window.
_CUT: Final = """() => {
  const found = [];
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim();
    const parent = node.parentElement;
    if (!text || !parent.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest(".visually-hidden, .skip, svg, option, title")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const word = range.getBoundingClientRect();
    let [wide, high] = [true, true]; // not yet in a box that scrolls
    for (let box = parent; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      wide &&= !["auto", "scroll"].includes(overflowX);
      high &&= !["auto", "scroll"].includes(overflowY);
      const hides = (way) => ["hidden", "clip"].includes(way);
      if (wide && hides(overflowX) && (word.left < left - 1 || word.right > right + 1)) found.push(text);
      if (high && hides(overflowY) && (word.top < top - 1 || word.bottom > bottom + 1)) found.push(text);
    }
    if (wide && (word.right > innerWidth + 1 || word.left < -1)) found.push(text);
  }
  const boxes = "button, a.button, h1, h2, h3, label, legend, select, summary, th, td";
  for (const box of top.querySelectorAll(boxes))
    if (box.checkVisibility() && !box.closest(".visually-hidden") && !box.matches(".visually-hidden") &&
        box.scrollWidth > box.clientWidth + 1 && box.clientWidth > 0 &&
        getComputedStyle(box).display !== "inline") found.push(`${box.tagName} ${box.innerText}`);
  return [...new Set(found)];
}"""

# Everything that is said on a screen, to the eye or to the ear.
_TEXTS: Final = """() => {
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node.textContent);
  for (const name of ["aria-label", "title", "placeholder", "alt"])
    for (const one of document.querySelectorAll(`[${name}]`)) found.push(one.getAttribute(name));
  return found.map((text) => text.replace(/\\s+/g, " ").trim()).filter(Boolean);
}"""


def overflow(visitor: Visitor) -> int:
    """How many pixels the page is wider than its window."""
    needed, there = visitor.page.evaluate(_WIDTHS)
    return max(0, int(needed) - int(there))


def small(visitor: Visitor) -> list[str]:
    found: list[str] = visitor.page.evaluate(_SMALL, TARGET)
    return found


def cut(visitor: Visitor) -> list[str]:
    found: list[str] = visitor.page.evaluate(_CUT)
    return found


def texts(visitor: Visitor) -> list[str]:
    found: list[str] = visitor.page.evaluate(_TEXTS)
    return found


def faults(visitor: Visitor) -> list[str]:
    """What axe holds against the screen, one line a fault."""
    options: dict[str, Any] = {"resultTypes": ["violations"], "runOnly": {"type": "tag", "values": _WCAG}}
    results = Axe().run(visitor.page, options=options)
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in results.response["violations"]
        for node in one["nodes"]
    ]


def faults_by_day_and_night(visitor: Visitor) -> list[str]:
    """By daylight and by lamplight; the page follows the machine's setting at once."""
    found = []
    for light in ("light", "dark"):
        visitor.page.emulate_media(color_scheme=light)
        found += [f"{light}: {fault}" for fault in faults(visitor)]
    return found
