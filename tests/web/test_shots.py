"""The shot one feels: five ways to aim, one way to see it, and another where there is no WebGL."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from posse.server.pages import INDEX
from server.server_process import running
from web.accessibility import cut, faults, overflow, small
from web.browser import PHONE, Visitor
from web.conftest import Welcome
from web.pony_express_page import Tables, asked, told
from web.shot_page import (
    WAYS,
    aim_of,
    ambush,
    corners,
    drag,
    duel,
    lit,
    look,
    moved,
    place,
    pull,
    reel,
    seek,
    settled,
    shot,
    stage,
    sweep,
    way,
)
from web.stage_coach_page import dock
from web.stored_tables import Prepared

pytestmark = pytest.mark.long

EARLY = 0.15  # of a film: the die is under way.  At half time it may lie where it ends, as the dice will

# A machine without WebGL: every other canvas works.
NO_WEBGL = """
const context = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
  return kind.startsWith("webgl") ? null : context.call(this, kind, ...rest);
};
"""
# Who beeps: the tones of an aim by ear are counted, and sound as ever.
COUNTED = """
window.tones = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  window.tones.push(this.frequency.value);
  return start.apply(this, when);
};
"""

# Once more, and cut short right after it began: in one breath, for a film waits for nobody.
CUT_SHORT = """async ([again, skip]) => {
  const buttons = () => [...document.querySelectorAll("button")];
  const named = (name) => buttons().find((one) => one.innerText.trim() === name);
  named(again).click();
  await new Promise((done) => setTimeout(done, 50));
  const found = named(skip);
  found?.click();
  return found !== undefined;
}"""


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    if not INDEX.exists():
        pytest.skip("the page is not built: npm run build in web/")
    database = str(tmp_path_factory.mktemp("shots") / "posse.db")
    with running(database) as server:
        yield Tables(server, database)


@pytest.fixture
def ann(tables: Tables, welcome: Welcome) -> Visitor:
    return _quiet(welcome(tables.server))


def _quiet(visitor: Visitor) -> Visitor:
    visitor.expect("GPU stall")  # a screenshot reads what was drawn
    return visitor


def sit(visitor: Visitor, table: Prepared, seat: int | None = 0, drawn: str = "plain") -> None:
    """In the seat, with the scene before one's eyes."""
    visitor.visit(table.door(seat))
    lit(visitor, drawn)
    if seat == 0:
        assert asked(visitor)
        dock(visitor).get_by_text(visitor.say("page-shot-way")).wait_for()
    settled(visitor)


# --- five ways ---


def offered(visitor: Visitor) -> list[int]:
    """The aim that every way begins with."""

    def found() -> list[str]:
        seq = visitor.state["seq"]
        messages = [message for line in visitor.lines for message in line.messages]
        return [m["offered"] for m in messages if m["type"] == "considered" and m["at"] == seq]

    visitor.until(lambda: bool(found()))
    told = found()[-1]
    return [int(number) for number in told.split()[1:]]


def test_slide_along_the_line_pull_back_and_let_go(tables: Tables, ann: Visitor) -> None:
    sit(ann, tables.begin(duel(), people=3))
    begun = offered(ann)
    inwards = [-1 if value > 0 else 1 for value in begun]  # the offered aim may be at an end
    place(ann, dx=40 * inwards[0])
    drag(ann, -30, 150, wheel=2 * inwards[3])
    along, angle, strength, spin = aim_of(shot(ann))
    assert (along - begun[0]) * inwards[0] > 0  # from behind, the second end of the line is on the right
    assert 0 < angle < 48  # pulled to the left, shot to the right
    assert 8 < strength < 32
    assert spin == begun[3] + 2 * inwards[3]


def test_the_longer_the_pull_the_harder_the_flick_and_a_touch_is_none(tables: Tables, ann: Visitor) -> None:
    table = tables.begin(duel(), people=3)
    sit(ann, table)
    begun = offered(ann)
    pull(ann, 0, 6)
    drag(ann, 0, -120)
    ann.page.wait_for_timeout(300)
    assert not told(ann, "shot")
    drag(ann, 25, 400)
    along, angle, strength, spin = aim_of(shot(ann))
    assert [along, spin] == [begun[0], begun[3]]
    assert strength == 32
    assert angle < 0


def test_what_a_pull_does_not_set_has_a_slider(tables: Tables, ann: Visitor) -> None:
    sit(ann, tables.begin(duel(), people=3))
    for name, value in (("along", "-7"), ("spin", "3")):
        dock(ann).get_by_role("slider", name=ann.say(f"page-range-{name}")).fill(value)
    pull(ann, 0, 150)
    along, _, _, spin = aim_of(shot(ann))
    assert (along, spin) == (-7, 3)


def test_escape_puts_the_die_down(tables: Tables, ann: Visitor) -> None:
    sit(ann, tables.begin(duel(), people=3))
    box = stage(ann).bounding_box()
    assert box is not None
    place(ann)
    ann.page.mouse.move(box["x"] + 200, box["y"] + 100)
    ann.page.mouse.down()
    ann.page.mouse.move(box["x"] + 200, box["y"] + 250)
    ann.page.keyboard.press("Escape")
    ann.page.mouse.up()
    ann.page.wait_for_timeout(300)
    assert not told(ann, "shot")


def test_a_finger_pulls_as_well(tables: Tables, welcome: Welcome) -> None:
    ann = _quiet(welcome(tables.server, size=PHONE, has_touch=True, is_mobile=True))
    sit(ann, tables.begin(duel(), people=3))
    box = stage(ann).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + 80
    touch = ann.context.new_cdp_session(ann.page)

    def finger(kind: str, *points: tuple[float, float]) -> None:
        where = [{"x": px, "y": py} for px, py in points]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

    begun = offered(ann)
    inwards = -1 if begun[3] > 0 else 1
    finger("touchStart", (x, y))  # the first step: a tap
    finger("touchEnd")
    ann.page.get_by_text(ann.say("page-shot-pull")).wait_for()
    finger("touchStart", (x, y))
    for step in range(1, 6):
        finger("touchMove", (x + 2 * step, y + 30 * step))
    pulled = (x + 10, y + 150)
    finger("touchStart", pulled, (x - 60, y))
    for step in range(1, 6):
        finger("touchMove", pulled, (x - 60 + 12 * step * inwards, y))  # a second finger, sideways
    finger("touchEnd", pulled)
    finger("touchEnd")
    _, angle, strength, spin = aim_of(shot(ann))
    assert angle < 0
    assert strength > 8
    assert (spin - begun[3]) * inwards > 0
    assert overflow(ann) == 0


def test_with_the_keys_enter_arms_and_fires(tables: Tables, ann: Visitor) -> None:
    sit(ann, tables.begin(duel(), people=3))
    way(ann, "keys")
    pad = dock(ann).get_by_role("application")
    pad.focus()
    begun, bounds = offered(ann), ann.state["range"]["bounds"]
    keys = (
        "ArrowRight",
        "ArrowRight",
        "ArrowRight",
        "ArrowUp",
        "Shift+ArrowLeft",
        "Shift+ArrowUp",
        "4",
        "-",
        "-",
    )
    for key in keys:
        ann.page.keyboard.press(key)
    ann.page.keyboard.press("Enter")
    expect(ann.button("page-shot-fire")).to_be_visible()
    ann.page.keyboard.press("Escape")  # think again
    expect(ann.button("page-shot-arm")).to_be_visible()
    assert not told(ann, "shot")
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("Enter")
    wanted = [value + by for value, by in zip(begun, (-1, 3, 1, -1), strict=True)]
    ends = zip(wanted, bounds.values(), strict=True)
    assert aim_of(shot(ann)) == [min(max(value, low), high) for value, (low, high) in ends]


@pytest.mark.parametrize("key", ["", "Space", "x"])
def test_with_one_button_a_needle_is_stopped_for_each_field(tables: Tables, ann: Visitor, key: str) -> None:
    """The visitor wants little motion; the needle moves all the same."""
    sit(ann, tables.begin(duel(), people=3))
    bounds = ann.state["range"]["bounds"]
    way(ann, "switch")
    sweep(ann, key)
    for (low, high), value in zip(bounds.values(), aim_of(shot(ann)), strict=True):
        assert low <= value <= high


def silent(visitor: Visitor) -> bool:
    """Whether a second goes by without a tone."""
    before = visitor.page.evaluate("() => window.tones.length")
    visitor.page.wait_for_timeout(1000)
    return bool(visitor.page.evaluate("() => window.tones.length") == before)


def test_by_ear_the_pitch_follows_the_aim(tables: Tables, ann: Visitor) -> None:
    ann.context.add_init_script(COUNTED)
    sit(ann, tables.begin(duel(), people=3))
    lowest = ann.state["range"]["bounds"]["spin"][0]
    way(ann, "ear")
    ann.button("page-shot-listen").click()
    pad = dock(ann).get_by_role("application")
    pad.focus()
    for _ in range(24):
        ann.page.keyboard.press("Control+ArrowRight")
    ann.page.wait_for_function("() => window.tones.some((tone) => Math.abs(tone - 880) < 1)")
    ann.page.keyboard.press("4")  # now the spin is heard
    for _ in range(4):
        ann.page.keyboard.press("Control+-")
    ann.page.wait_for_function("() => window.tones.some((tone) => Math.abs(tone - 220) < 1)")
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("Enter")
    _, angle, _, spin = aim_of(shot(ann))
    assert (angle, spin) == (48, lowest)
    ann.until(lambda: silent(ann))  # it falls silent with the shot


def test_by_numbers(tables: Tables, ann: Visitor) -> None:
    sit(ann, tables.begin(duel(), people=3))
    way(ann, "numbers")
    for name, value in (("along", "12"), ("angle", "-7"), ("strength", "19"), ("spin", "-2")):
        ann.page.get_by_role("spinbutton", name=ann.say(f"page-range-{name}")).fill(value)
    ann.page.keyboard.press("Tab")
    dock(ann).locator("button.go").click()
    assert aim_of(shot(ann)) == [12, -7, 19, -2]


@pytest.mark.parametrize("name", ["keys", "ear", "numbers"])
def test_every_way_begins_with_the_aim_that_is_offered(tables: Tables, ann: Visitor, name: str) -> None:
    sit(ann, tables.begin(duel(), people=3))
    begun = offered(ann)
    way(ann, name)
    if name == "numbers":
        dock(ann).locator("button.go").click()
    else:
        ann.button("page-shot-arm").click()
        ann.button("page-shot-fire").click()
    assert aim_of(shot(ann)) == begun


def test_the_way_is_remembered(tables: Tables, ann: Visitor) -> None:
    table = tables.begin(duel(), people=3)
    sit(ann, table)
    way(ann, "switch")
    ann.page.reload()
    ann.button("page-shot-sweep-start").wait_for()


def test_with_ones_own_hand_a_key_sets_a_needle_going(tables: Tables, ann: Visitor) -> None:
    sit(ann, tables.begin(duel(hand="own"), people=3))
    begun = offered(ann)
    way(ann, "keys")
    expect(dock(ann)).to_contain_text(ann.say("page-shot-about-needles"))
    expect(dock(ann)).to_contain_text(ann.say("page-shot-own"))
    dock(ann).get_by_role("application").focus()
    for key in ("ArrowLeft", "Shift+ArrowRight"):
        ann.page.keyboard.press(key)
        moved(ann)  # though the visitor wants little motion
        ann.page.keyboard.press("Space")
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("Enter")
    assert aim_of(shot(ann))[2:] == begun[2:]  # whose needles were not touched


def test_with_ones_own_hand_the_ear_stops_needles_too(tables: Tables, ann: Visitor) -> None:
    ann.context.add_init_script(COUNTED)
    sit(ann, tables.begin(duel(hand="own"), people=3))
    way(ann, "ear")
    ann.button("page-shot-listen").click()
    ann.button("page-shot-sweep-start").press("x")
    ann.page.wait_for_function("() => new Set(window.tones).size > 5")  # one hears it move
    ann.page.keyboard.press("Escape")
    sweep(ann)
    shot(ann)


# --- one way to see it ---


def test_the_scene_is_lamp_lit_and_every_instant_is_drawn_anew(tables: Tables, ann: Visitor) -> None:
    sit(ann, tables.begin(duel(), people=3))
    before = look(ann)
    assert before.colours > 80
    assert before.paper > 0.2
    assert 0.03 < before.night < 0.7
    pull(ann, 0, 150)
    shot(ann)
    reel(ann).wait_for()
    seek(ann, 0)
    start = look(ann)
    seek(ann, EARLY)
    early = look(ann)
    seek(ann, 1)
    end = look(ann)
    assert len({start.sum, early.sum, end.sum}) == 3
    seek(ann, EARLY)
    assert look(ann) == early
    assert end.paper > 0.2


def test_the_picture_is_not_fetched_before_a_shot_is_near(tables: Tables, ann: Visitor) -> None:
    fetched: list[str] = []
    ann.page.on("request", lambda request: fetched.append(request.url))
    ann.visit("/")
    ann.page.wait_for_load_state("networkidle")
    ann.visit(tables.begin(people=3).door(0))
    ann.page.locator("[role=grid], svg").first.wait_for()
    ann.page.wait_for_load_state("networkidle")
    assert not [url for url in fetched if "diorama" in url]
    ann.visit(tables.begin(corners(), people=3).door(0))
    ann.until(lambda: any("diorama" in url for url in fetched))


def test_two_people_and_a_spectator_see_the_same_shot(tables: Tables, welcome: Welcome) -> None:
    table = tables.begin(duel(), people=3)
    everybody = [_quiet(welcome(tables.server)) for _ in range(3)]
    for visitor, seat in zip(everybody, (0, 1, None), strict=True):
        visitor.context.add_init_script("""localStorage.setItem("posse.settings", '{"scenes":"flat"}')""")
        sit(visitor, table, seat, "flat")
    pull(everybody[0], -130, -70)
    shots = [shot(visitor) for visitor in everybody]
    assert shots[0] == shots[1] == shots[2]
    assert shots[0]["trail"]
    paths = []
    for visitor in everybody:
        reel(visitor).wait_for()
        seek(visitor, 1)
        paths.append(visitor.page.locator(".stage path.path").get_attribute("d"))
    assert paths[0] == paths[1] == paths[2]
    assert str(paths[0]).count("L") > 20


def test_a_stray_bullet_brings_the_sheriff(tables: Tables, ann: Visitor) -> None:
    sit(ann, tables.begin(duel(bystander=True, hand="own"), people=3, seed=1))  # one tremor in 300 misses
    way(ann, "numbers")
    for name, value in (("along", "0"), ("angle", "-20"), ("strength", "21"), ("spin", "0")):
        ann.page.get_by_role("spinbutton", name=ann.say(f"page-range-{name}")).fill(value)
    ann.page.keyboard.press("Tab")
    dock(ann).locator("button.go").click()
    event = shot(ann)
    assert event["touched"][:1] == ["r2"], event["scene"]
    expect(ann.page.locator(".notice-card")).to_contain_text(ann.say("page-shot-sheriff"))


def test_who_is_down_stays_down_at_the_end_of_the_film(tables: Tables, ann: Visitor) -> None:
    ann.context.add_init_script("""localStorage.setItem("posse.settings", '{"scenes":"flat"}')""")
    sit(ann, tables.begin(ambush(hand="own"), people=3), drawn="flat")
    way(ann, "numbers")
    dock(ann).locator("button.go").click()
    event = shot(ann)
    reel(ann).wait_for()
    seek(ann, 1)
    down = ann.page.locator('[data-down="true"]')
    assert {one.get_attribute("data-figure") for one in down.all()} == set(event["fell"])
    seek(ann, 0)
    expect(down).to_have_count(0)


def test_where_things_may_move_the_film_runs_and_can_be_cut_short(tables: Tables, welcome: Welcome) -> None:
    ann = _quiet(welcome(tables.server, reduced_motion="no-preference"))
    sit(ann, tables.begin(duel(hand="own"), people=3))
    still = look(ann)
    pull(ann, 0, 150)
    ann.button("page-shot-again").wait_for()  # it has run to its end
    assert reel(ann).input_value() == reel(ann).get_attribute("max")
    assert look(ann).sum != still.sum
    assert ann.page.evaluate(CUT_SHORT, [ann.say("page-shot-again"), ann.say("page-shot-skip")])
    expect(ann.button("page-shot-again")).to_be_visible()
    assert reel(ann).input_value() == reel(ann).get_attribute("max")


def test_whisky_is_said_and_seen(tables: Tables, welcome: Welcome) -> None:
    ann = _quiet(welcome(tables.server, reduced_motion="no-preference"))
    sit(ann, tables.begin(duel(drunk=True), people=3))
    expect(stage(ann)).to_contain_text(ann.say("page-shot-drunk"))
    one, other = look(ann), look(ann)
    assert one.paper > 0.2
    assert one.sum != other.sum  # the aim sways


# --- where there is no WebGL, or it fails ---


def test_without_webgl_the_same_shot_is_drawn_from_above(tables: Tables, ann: Visitor) -> None:
    fetched: list[str] = []
    ann.page.on("request", lambda request: fetched.append(request.url))
    ann.context.add_init_script(NO_WEBGL)
    sit(ann, tables.begin(duel(), people=3), drawn="flat")
    pull(ann, -130, -70)  # back along the line, which on the sheet goes to the south-east
    event = shot(ann)
    assert -48 < aim_of(event)[1] < 48
    reel(ann).wait_for()
    seek(ann, 0)
    die = ann.page.locator(".stage .die")
    start = die.get_attribute("transform")
    seek(ann, 1)
    assert die.get_attribute("transform") != start
    assert not [url for url in fetched if "diorama" in url]


def test_a_lost_context_leaves_the_drawing(tables: Tables, ann: Visitor) -> None:
    ann.expect("CONTEXT_LOST_WEBGL", "Context Lost")
    sit(ann, tables.begin(duel(), people=3))
    ann.page.evaluate(
        "() => document.querySelector('.stage canvas').getContext('webgl2')"
        ".getExtension('WEBGL_lose_context').loseContext()"
    )
    lit(ann, "flat")


# --- for everybody ---


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_every_way_is_in_order_for_axe_fingers_and_small_screens(
    tables: Tables, welcome: Welcome, size: tuple[int, int]
) -> None:
    ann = _quiet(welcome(tables.server, size=size))
    sit(ann, tables.begin(duel(), people=3))
    for name in WAYS:
        way(ann, name)
        settled(ann)
        assert faults(ann) == [], name
        assert small(ann) == [], name
        own = "\n".join(ann.page.locator(".scene, .gun").all_inner_texts()).split("\n")
        assert [words for words in cut(ann) if words in own] == [], name
        assert overflow(ann) == 0, name


@pytest.mark.parametrize("language", ["fr", "it"])
def test_the_shot_speaks_every_language(tables: Tables, welcome: Welcome, language: str) -> None:
    ann = _quiet(welcome(tables.server, language=language))
    sit(ann, tables.begin(duel(), people=3))
    for name in WAYS:
        way(ann, name)
        expect(dock(ann)).to_contain_text(ann.say(f"page-shot-about-{name}"))
    assert "⟦" not in ann.page.locator("body").inner_text()
