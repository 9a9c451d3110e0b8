"""The rules pages: complete, built alike in every language, and well set."""

from __future__ import annotations

import re

import pytest

from posse.games.pony_express.rules.table import DECK
from posse.games.pony_express.rules.track import track
from posse.words import LANGUAGES, words
from words.sentences import RULES_PAGES, slips
from words.speakers import SPEAKERS, Speaker

every_language = pytest.mark.parametrize("language", LANGUAGES)

ON_THE_TRACK = {
    "en": ("open road", "station", "Indians", "gold mine", "saloon", "relay", "Sacramento", "desert"),
    "fr": ("route libre", "gare", "Indiens", "mine d’or", "saloon", "relais", "Sacramento", "désert"),
    "it": (
        "strada libera",
        "ferrovia",
        "Indiani",
        "miniera d’oro",
        "saloon",
        "stazione di posta",
        "Sacramento",
        "deserto",
    ),
}


@pytest.fixture(params=sorted(SPEAKERS))
def speaker(request: pytest.FixtureRequest) -> Speaker:
    return SPEAKERS[request.param]()


def page(speaker: Speaker, language: str) -> str:
    name = speaker.game.name.replace("-", "_")
    return (RULES_PAGES / f"{name}.{language}.md").read_text(encoding="utf-8")


def prose(text: str) -> str:
    """A rules page without its tables' rulers, code and addresses."""
    text = re.sub(r"^```.*?^```$", "", text, flags=re.S | re.M)
    text = text.replace("![", "[")  # a picture: the mark is Markdown's
    text = re.sub(r"`[^`\n]*`|\]\([^)\n]*\)|^[|:\s-]+$", "", text, flags=re.M)
    return "\n".join([line.strip() for line in text.splitlines()])


@every_language
def test_the_page_names_every_ruling_and_option(language: str, speaker: Speaker) -> None:
    text = page(speaker, language)
    prefix, count = speaker.sentences.rulings
    rulings = re.findall(rf"^\| {prefix}-R(\d+) \|", text, flags=re.M)
    assert rulings == [str(number) for number in range(1, count + 1)]
    for name, choices in speaker.choices().items():
        assert f"`{name}`" in text
        for choice in choices:
            assert f"`{choice}`" in text
    assert words(language).say(f"{speaker.game.name}-pitch") in text


@every_language
def test_the_page_is_well_set(language: str, speaker: Speaker) -> None:
    for line in prose(page(speaker, language)).splitlines():
        marks = [mark for mark in slips(language, line) if mark != r"  "]
        assert not marks, line


@every_language
def test_the_links_within_a_page_lead_to_its_headings(language: str, speaker: Speaker) -> None:
    text = page(speaker, language)
    headings = [
        re.sub(r"[^\w -]", "", h.lower()).replace(" ", "-") for h in re.findall(r"^#+ (.*)$", text, re.M)
    ]
    assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= set(headings)


def test_the_pages_are_built_alike(speaker: Speaker) -> None:
    shapes = {
        language: [
            (line.count("|") if line.startswith("|") else len(line) - len(line.lstrip("#")))
            for line in page(speaker, language).splitlines()
            if line.startswith(("|", "#"))
        ]
        for language in LANGUAGES
    }
    assert shapes["fr"] == shapes["en"]
    assert shapes["it"] == shapes["en"]


@every_language
def test_the_race_page_has_the_track_and_the_cards_of_the_data(language: str) -> None:
    text = page(SPEAKERS["pony-express"](), language)
    for item in set(DECK):
        assert f"| {words(language).say(f'pony-express-item-{item}')} |" in text
    *kinds, desert = ON_THE_TRACK[language]
    names = dict(
        zip(("plain", "station", "indians", "mine", "saloon", "relay", "sacramento"), kinds, strict=True)
    )
    told = {int(n): what for n, what in re.findall(r"(?<=\| )(\d+) \| ([^|]+?)(?= \|)", text)}
    assert set(told) == {1, *range(6, 34)}, "2 to 5 share a row"
    for n in range(6, 34):
        space = track().space(n)
        assert names[space.kind] in told[n], n
        assert (desert in told[n]) == (track().desert <= n < track().sacramento), n
        if space.price:
            assert {str(space.price), str(space.to)} <= set(re.findall(r"\d+", told[n])), n
