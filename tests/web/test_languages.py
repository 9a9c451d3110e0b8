"""The page in French and Italian: switched at any moment, and without a word of English left."""

from __future__ import annotations

import re
from collections.abc import Set
from functools import cache

import pytest
from playwright.sync_api import expect

from posse.words import words
from server.server_process import Running
from web.accessibility import texts
from web.browser import Visitor
from web.conftest import Welcome
from web.screens import Sights, go
from web.stage_coach_page import arrived, dock
from words.sentences import bodies

pytestmark = pytest.mark.long
other_languages = pytest.mark.parametrize("language", ["fr", "it"])
LEAST = 9
"""Shorter pieces of a sentence may be the same in any language by chance."""
OF_NO_LANGUAGE = {"Bill"}
"""A rider's name at one table, a visitor's at ours."""


def pieces(body: str) -> set[str]:
    """The words of a message between its gaps: of every variant."""
    lines = [re.sub(r"^\s*\*?\[[\w-]+\]", "", line) for line in body.splitlines()]
    return {part.strip(" .,;:!?") for line in lines for part in re.split(r"\{[^{}]*\}|[{}]|\$\w+ ->", line)}


def sentences(language: str) -> set[str]:
    """Messages without a gap, down to single words."""
    return {body for body in bodies(language).values() if "{" not in body}


@cache
def english(language: str) -> set[str]:
    """Pieces of English sentences that this language does not use."""
    own = " ".join(bodies(language).values())
    found = {piece for body in bodies("en").values() for piece in pieces(body)}
    return {piece for piece in found if len(piece) >= LEAST and " " in piece and piece not in own}


def foreign(language: str, said: list[str], names: Set[str] = frozenset()) -> list[str]:
    """What a page in this language says that it should not: English, or a key without its words."""
    strange = english(language)
    assert len(strange) > 300
    alien = sentences("en") - sentences(language) - OF_NO_LANGUAGE - names
    return [t for t in said if "⟦" in t or t in alien or any(piece in t for piece in strange)]


def speak(visitor: Visitor, language: str) -> None:
    """Switch the page, as one may at any moment."""
    visitor.page.get_by_role("banner").get_by_role("combobox").select_option(language)
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)


@other_languages
@pytest.mark.parametrize("screen", ["lobby", "journey", "result"])
def test_a_page_that_begins_in_another_language_has_no_english(
    house: Running, welcome: Welcome, seen: Sights, screen: str, language: str
) -> None:
    """`web.test_access` switches every screen to each language."""
    visitor = welcome(house, language=language)
    go(visitor, screen, seen)
    assert not foreign(language, texts(visitor))


def test_english_is_found_where_it_is_spoken(guest: Visitor, seen: Sights) -> None:
    """The check above can fail: on an English page it does."""
    go(guest, "lobby", seen)
    assert [piece for text in texts(guest) for piece in english("fr") if piece in text]


def test_the_language_is_switched_in_the_middle_of_a_decision(guest: Visitor, seen: Sights) -> None:
    guest.visit(seen.journey.door(0))
    arrived(guest)
    prompt = f"stage-coach-prompt-{guest.state['prompt']}"
    for language in ("fr", "it", "en"):
        speak(guest, language)
        speech = words(language)
        expect(dock(guest)).to_contain_text(speech.say(prompt))
        expect(guest.page.get_by_role("grid")).to_have_attribute("aria-label", speech.say("page-sc-map"))
    guest.page.reload()
    expect(guest.page.locator("html")).to_have_attribute("lang", "en")
