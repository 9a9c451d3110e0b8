"""Practice on the page: from the lobby to a board, shots, how often they hit, and each of them again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from server.server_process import Running
from web.accessibility import faults, overflow, small
from web.browser import PHONE, Visitor
from web.conftest import Welcome
from web.shot_page import lit, reel, settled

pytestmark = pytest.mark.long

FLAT = """localStorage.setItem("posse.settings", '{"scenes":"flat","aim":"numbers"}')"""
BOARD = "/practice/pony-express?board=2"


def practising(house: Running, welcome: Welcome, path: str = BOARD, **wishes: object) -> Visitor:
    visitor = welcome(house, **wishes)
    visitor.context.add_init_script(FLAT)
    visitor.visit(path)
    lit(visitor, "flat")
    return visitor


def chooser(visitor: Visitor, key: str) -> Locator:
    return visitor.page.locator(".setup label").filter(has_text=visitor.say(key)).locator("select")


def shots(visitor: Visitor) -> Locator:
    return visitor.page.locator("ol > li")


def shoot(visitor: Visitor) -> None:
    before = shots(visitor).count()
    visitor.page.locator("button.go").click()
    expect(shots(visitor)).to_have_count(before + 1)


def test_from_the_lobby_to_the_third_shot_and_back_to_the_first(house: Running, welcome: Welcome) -> None:
    ann = welcome(house)
    ann.context.add_init_script(FLAT)
    ann.visit("/")
    ann.page.get_by_role("link", name=ann.say("page-practice")).click()
    lit(ann, "flat")
    paths = []
    for _ in range(3):
        shoot(ann)
        reel(ann).wait_for()
        paths.append(ann.page.locator(".stage path.path").get_attribute("d"))
    assert len(set(paths)) == 3  # the tremor is new each time
    expect(ann.page.locator(".tally")).to_contain_text("3 shots")
    expect(ann.page.locator("[aria-live=polite]").first).to_contain_text("shots", timeout=10_000)
    ann.page.get_by_role("button", name=ann.say("page-practice-replay", number=1)).click()
    expect(ann.page.locator(".stage path.path")).to_have_attribute("d", str(paths[0]))
    expect(shots(ann)).to_have_count(3)  # looked at again, not fired again


def test_another_board_or_hand_counts_from_the_start(house: Running, welcome: Welcome) -> None:
    ann = practising(house, welcome)
    shoot(ann)
    chooser(ann, "page-practice-board").select_option("5")
    expect(shots(ann)).to_have_count(0)
    expect(ann.page.locator(".scene")).to_contain_text(ann.say("page-shot-title-band", who="Ted"))
    assert ann.page.url.endswith("?board=6")
    shoot(ann)
    chooser(ann, "pony-express-option-hand").select_option("own")
    expect(shots(ann)).to_have_count(0)
    expect(ann.page.locator(".gun")).to_contain_text(ann.say("page-shot-own"))
    ann.page.reload()
    lit(ann, "flat")
    expect(chooser(ann, "page-practice-board")).to_have_value("5")


def test_with_the_keyboard_alone(house: Running, welcome: Welcome) -> None:
    ann = practising(house, welcome)
    ann.page.get_by_role("radio", name=ann.say("page-shot-way-keys"), exact=True).focus()
    ann.page.keyboard.press("Space")
    ann.page.get_by_role("application").focus()
    for key in ("ArrowLeft", "Enter", "Enter"):
        ann.page.keyboard.press(key)
    expect(shots(ann)).to_have_count(1)


def test_where_no_die_is_flicked_there_is_nothing_to_practise(house: Running, welcome: Welcome) -> None:
    ann = welcome(house)
    ann.visit("/practice/stage-coach")
    expect(ann.page.locator("main")).to_contain_text(ann.say("page-lost"))


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_it_is_in_order_in_every_language_and_size(
    house: Running, welcome: Welcome, size: tuple[int, int], language: str
) -> None:
    ann = practising(house, welcome, size=size, language=language)
    shoot(ann)
    settled(ann)
    assert faults(ann) == []
    assert small(ann) == []
    assert overflow(ann) == 0
    assert "⟦" not in ann.page.locator("body").inner_text()
    assert ann.page.title().startswith(ann.say("page-practice"))
