"""Every moment of Pappy Winchester for everybody: on a phone, without seeing it, in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from posse.words import words
from web.accessibility import cut, faults_by_day_and_night, overflow, small, texts
from web.browser import PHONE, Visitor
from web.conftest import Welcome
from web.pappy_winchester_page import PROMPTS, asked, at, begin, card, last_plot, money, raise_to
from web.pony_express_page import Tables, choose
from web.test_languages import foreign, speak

pytestmark = pytest.mark.long
every_prompt = pytest.mark.parametrize("prompt", PROMPTS)

# What goes away by itself stays as long as one looks at it.
_LINGER = """
const plain = setTimeout;
window.setTimeout = (what, wait, ...more) => plain(what, wait > 2000 ? 1e8 : wait, ...more);
"""


def for_everybody(visitor: Visitor) -> None:
    """By day and by night, in each language."""
    assert not faults_by_day_and_night(visitor)
    for language in ("fr", "it"):
        speak(visitor, language)
        assert not foreign(language, texts(visitor))


@every_prompt
def test_every_question(tables: Tables, welcome: Welcome, prompt: str) -> None:
    """On a phone the choice is in the first screen, and the papers are folded until one wants them."""
    ann = welcome(tables.server, size=PHONE, has_touch=True, is_mobile=True)
    table = at(tables, ann, prompt)
    assert (overflow(ann), small(ann), cut(ann)) == (0, [], [])
    if prompt in ("place", "move"):
        marks = ann.page.locator(".lively").all()
        assert len(marks) == len({one["elements"][0] for one in ann.state["options"]})
        assert all(_in_first_screen(mark) for mark in marks)
    else:
        choices = card(ann).locator(".raises button").or_(ann.page.locator("section.rumour button"))
        assert _in_first_screen(choices.first)
    if prompt != "place":
        fold = ann.button("page-pw-papers-show")
        secret = money(ann, ann.state["view"]["heirs"][0]["purse"])
        assert secret not in ann.page.content()
        fold.tap()
        expect(ann.page.get_by_role("region", name=ann.say("page-pw-papers"))).to_contain_text(secret)
        assert (overflow(ann), cut(ann)) == (0, [])
    desk = welcome(tables.server)
    desk.visit(table.door(0))
    assert asked(desk)
    for_everybody(desk)


def _in_first_screen(choice: Locator) -> bool:
    box = choice.bounding_box()
    return box is not None and box["y"] + box["height"] <= PHONE[1]


def test_the_pistols_and_what_a_rumour_told(tables: Tables, welcome: Welcome) -> None:
    """This seed lets seat 0 win the duel, and so look at a card."""
    ann = welcome(tables.server)
    ann.context.add_init_script(_LINGER)
    at(tables, ann, "bid", seed=1)
    choose(ann, card(ann).locator("button.duel"))
    assert asked(ann)
    pistols = ann.page.locator("button.duel .card")
    expect(pistols).to_have_count(2)
    for_everybody(ann)
    expect(pistols).to_have_count(2)
    choose(ann, ann.page.locator("section.rumour button").first)
    expect(ann.page.get_by_role("region", name=words("it").say("page-pw-note"))).to_be_visible()
    assert not foreign("it", texts(ann))
    assert not faults_by_day_and_night(ann)


def test_the_reading_of_the_will(tables: Tables, welcome: Welcome) -> None:
    """Item by item for those who like it slow; in the end the sums, and the richest first."""
    ann = welcome(tables.server, reduced_motion="no-preference")
    ann.visit(begin(tables, last_plot(), people=3).door(0))
    assert asked(ann)
    choose(ann, raise_to(ann, 1))
    will = ann.page.get_by_role("region", name=ann.say("page-pw-will"), exact=True)
    sealed = will.get_by_text(ann.say("page-pw-will-sealed"), exact=True)
    expect(sealed).to_have_count(6)
    result = ann.page.locator("#result-title")
    expect(result).to_have_count(0)  # not before the will has been read
    ann.page.emulate_media(reduced_motion="reduce")  # or axe would measure colours on their way
    assert not faults_by_day_and_night(ann)
    for left in (6, 3, 0):
        will.get_by_role("button", name=ann.say("page-pw-will-next")).click()
        expect(sealed).to_have_count(left)
    will.get_by_role("button", name=ann.say("page-pw-will-next")).click()
    expect(result).to_be_visible()
    totals = sorted((share["total"] for share in ann.state["view"]["will"]), reverse=True)
    expect(will.locator(".total b")).to_have_text([money(ann, total) for total in totals])
    for_everybody(ann)
    ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert (overflow(ann), small(ann), cut(ann)) == (0, [], [])
