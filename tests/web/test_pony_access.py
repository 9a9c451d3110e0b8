"""Every question of Pony Express for everybody: on a phone, without seeing it, in every language."""

from __future__ import annotations

import pytest

from web.accessibility import cut, faults_by_day_and_night, overflow, small, texts
from web.browser import PHONE
from web.conftest import Welcome
from web.pony_express_page import PROMPTS, Tables, at, cup, options, rider
from web.stage_coach_page import dock
from web.test_languages import foreign, speak

pytestmark = pytest.mark.long
every_prompt = pytest.mark.parametrize("prompt", PROMPTS)


@every_prompt
def test_a_phone_has_the_choice_in_its_first_screen(tables: Tables, welcome: Welcome, prompt: str) -> None:
    ann = rider(tables, welcome, size=PHONE, has_touch=True, is_mobile=True)
    at(tables, ann, prompt)
    assert overflow(ann) == 0
    assert not small(ann)
    assert not cut(ann)
    if "aim" in options(ann)[0]:
        return  # aiming has a scene of its own
    choices = dock(ann).locator("button.choice-button, button.roll, button.card.now, .faces button")
    box = choices.first.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= PHONE[1]


@every_prompt
def test_axe_has_nothing_to_say_and_no_english_is_left(tables: Tables, welcome: Welcome, prompt: str) -> None:
    ann = rider(tables, welcome)
    at(tables, ann, prompt)
    if prompt in ("reroll", "claim"):
        cup(ann).get_by_role("button", name=ann.say("page-pe-cup-lift")).click()
    assert not faults_by_day_and_night(ann)
    for language in ("fr", "it"):
        speak(ann, language)
        assert not foreign(language, texts(ann), {"Ted", "Harry", "Sammy", "Rick"})
