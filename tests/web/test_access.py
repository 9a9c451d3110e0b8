"""Every screen for everybody: without seeing it, on a phone, with letters twice as large."""

from __future__ import annotations

import pytest

from server.server_process import Running
from web.accessibility import cut, faults_by_day_and_night, overflow, small, texts
from web.browser import PHONE
from web.conftest import Welcome
from web.screens import SCREENS, Sights, go
from web.test_languages import foreign, speak

pytestmark = pytest.mark.long
every_screen = pytest.mark.parametrize("screen", SCREENS)


@every_screen
def test_axe_has_nothing_to_say_and_no_english_is_left(
    house: Running, welcome: Welcome, seen: Sights, screen: str
) -> None:
    visitor = welcome(house)
    go(visitor, screen, seen)
    assert not faults_by_day_and_night(visitor)
    for language in ("fr", "it"):
        speak(visitor, language)
        assert not foreign(language, texts(visitor))


@every_screen
def test_a_phone_needs_no_sideways_scrolling_and_every_target_fits_a_finger(
    house: Running, welcome: Welcome, seen: Sights, screen: str
) -> None:
    visitor = welcome(house, size=PHONE, has_touch=True, is_mobile=True)
    go(visitor, screen, seen)
    assert overflow(visitor) == 0
    assert not small(visitor)
    assert not cut(visitor)


@every_screen
def test_letters_twice_as_large_are_not_cut(
    house: Running, welcome: Welcome, seen: Sights, screen: str
) -> None:
    visitor = welcome(house)
    visitor.context.add_init_script("localStorage.setItem('posse.settings', '{\"text\": 200}')")
    go(visitor, screen, seen)
    assert visitor.page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "32px"
    assert overflow(visitor) == 0
    assert not cut(visitor)
