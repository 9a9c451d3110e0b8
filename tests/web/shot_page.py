"""What a person does with a gun on the page: aim in one of five ways, and look at what came of it."""

from __future__ import annotations

import base64
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Locator

from games.pony_express.race import race
from posse.games.pony_express.rules import gunfight, spaces
from posse.games.pony_express.rules.actions import Corner
from posse.games.pony_express.rules.gunfight import Bout
from posse.kernel import State
from web.browser import Message, Visitor
from web.pony_express_page import told
from web.stage_coach_page import dock

WAYS: Final = ("drag", "keys", "switch", "ear", "numbers")
FIELDS: Final = ("along", "angle", "strength", "spin")
DICE: Final = "A A K K 9"

# What is measured of a picture: how many colours it has, how much of it is lit paper, how much is night.
_LOOK: Final = """async (picture) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  const colours = new Set();
  let [paper, night, sum] = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [r, g, b] = data.subarray(at, at + 3);
    colours.add((r >> 4) << 8 | (g >> 4) << 4 | b >> 4);
    if (r > 120 && r > g && g > b) paper += 1;
    if (r < 50 && g < 40 && b < 40) night += 1;
    sum = (sum * 31 + r + 7 * g + 13 * b) % 4294967291;
  }
  const count = data.length / 4;
  return { colours: colours.size, paper: paper / count, night: night / count, sum };
}"""


# It is somewhere else than it was.
_MOVED: Final = """() => new Promise((done) => {
  const at = () => document.querySelector(".gauge .needle")?.style.left;
  const begun = at();
  const look = () => (at() !== begun ? done() : requestAnimationFrame(look));
  look();
})"""


@dataclass(frozen=True)
class Look:
    colours: int
    paper: float
    night: float
    sum: int
    """Of all picture elements: two looks with the same are the same picture."""


def duel(*, drunk: bool = False, bystander: bool = False, **rules: Any) -> State[Any]:
    """Seat 0 in the north-west is to shoot at seat 1; a bystander may stand close by, on space 13."""
    bout = Bout(0, 1, Corner.NW, False)
    third = 13 if bystander else 2
    return race([12, 12, third], faces=DICE, phase=gunfight.Aiming(bout, drunk), rules=rules)


def ambush(**rules: Any) -> State[Any]:
    """Seat 0 is to shoot at the Indians."""
    return race([8, 3, 2], faces=DICE, phase=spaces.Ambush(), rules=rules)


def corners() -> State[Any]:
    """Seat 0 is to choose where it stands: a shot is near."""
    return race([12, 12, 2], faces=DICE, phase=gunfight.Corners(0, 1, 0, False, 0))


# --- the stage ---


def stage(visitor: Visitor) -> Locator:
    return visitor.page.locator(".stage")


def lit(visitor: Visitor, drawn: str = "plain") -> Locator:
    """The scene is drawn."""
    found = visitor.page.locator(f'[data-drawn="{drawn}"]')
    found.wait_for()
    return found


def settled(visitor: Visitor) -> None:
    """All that was to be drawn is drawn: two frames later nothing is waiting."""
    visitor.page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )


def look(visitor: Visitor) -> Look:
    settled(visitor)
    picture = base64.b64encode(stage(visitor).screenshot()).decode()
    return Look(**visitor.page.evaluate(_LOOK, picture))


def reel(visitor: Visitor) -> Locator:
    return visitor.page.get_by_label(visitor.say("page-shot-frame"))


def seek(visitor: Visitor, share: float) -> None:
    """To this part of the shot, as the slider has it."""
    last = int(reel(visitor).get_attribute("max") or 0)
    reel(visitor).fill(str(round(last * share)))


# --- the gun ---


def way(visitor: Visitor, name: str) -> None:
    """Choose a way of aiming."""
    name = visitor.say(f"page-shot-way-{name}")
    dock(visitor).get_by_role("radio", name=name, exact=True).check(force=True)


def shot(visitor: Visitor) -> Message:
    """The shot that the page was told of."""
    visitor.until(lambda: bool(told(visitor, "shot")))
    return told(visitor, "shot")[-1]


def aim_of(event: Message) -> list[int]:
    """What left the hand: along, angle, strength, spin."""
    [words] = [line for line in event["scene"] if line.startswith("aim ")]
    return [int(number) for number in words.split()[1:]]


def drag(visitor: Visitor, dx: int, dy: int, wheel: int = 0) -> None:
    """Press on the picture, drag, turn the wheel by so many notches, let go."""
    box = stage(visitor).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 3
    mouse = visitor.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + dx / 2, y + dy / 2)
    mouse.move(x + dx, y + dy)
    for _ in range(abs(wheel)):
        mouse.wheel(0, -100 if wheel > 0 else 100)
    mouse.up()


def place(visitor: Visitor, dx: int = 0, dy: int = 0) -> None:
    """The first step: slide the die along the line, or leave it."""
    visitor.page.get_by_text(visitor.say("page-shot-place")).wait_for()
    drag(visitor, dx, dy)
    visitor.page.get_by_text(visitor.say("page-shot-pull")).wait_for()


def pull(visitor: Visitor, dx: int, dy: int) -> None:
    """Both steps: the die stays where it is, and is pulled back."""
    place(visitor)
    drag(visitor, dx, dy)


def stops(visitor: Visitor) -> list[str]:
    """What the one button says, from the first push to the last."""
    fields = [visitor.say(f"page-shot-sweep-{name}") for name in FIELDS]
    told = [visitor.say("page-shot-sweep-stop", what=what) for what in fields[:-1]]
    return [visitor.say("page-shot-sweep-start"), *told, visitor.say("page-shot-sweep-last", what=fields[-1])]


def sweep(visitor: Visitor, key: str = "") -> None:
    """Start the needle, see it move, and stop it, for each field in turn."""
    for number, name in enumerate(stops(visitor)):
        button = dock(visitor).get_by_role("button", name=name, exact=True)
        button.wait_for()
        if number:
            moved(visitor)
        if key:
            button.press(key)
        else:
            button.click()


def moved(visitor: Visitor) -> None:
    """The needle on the stage moves."""
    visitor.page.evaluate(_MOVED)
