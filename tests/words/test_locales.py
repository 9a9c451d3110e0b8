"""The sentences: none missing, none idle, none that cannot be said, and each in its language's own hand."""

from __future__ import annotations

import random
import re
from functools import cache
from html import escape

import pytest

import posse
from posse.games.pony_express.rules.actions import HORSESHOES, REROLLS, STANDS
from posse.kernel import Event, Illegal
from posse.server.pages import welcome
from posse.words import LANGUAGES, source, words
from words.sentences import (
    SKIN,
    SOURCE,
    bodies,
    entries,
    literals,
    patterns,
    raised,
    slips,
    spoken,
    terms,
    variables,
)
from words.speakers import SPEAKERS, Speaker

every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(params=sorted(SPEAKERS))
def speaker(request: pytest.FixtureRequest) -> Speaker:
    return SPEAKERS[request.param]()


def test_every_registered_game_speaks() -> None:
    assert set(posse.games()) == set(SPEAKERS)


# --- none missing, none idle ---


@cache
def asked() -> set[str]:
    """Every key somebody asks for."""
    speakers = [make() for make in SPEAKERS.values()]
    keys = set().union(*[speaker.keys() for speaker in speakers])
    own = {reason for speaker in speakers for reason in speaker.game.reasons}
    keys |= {f"reason-{reason}" for reason in raised() if reason not in own}
    return keys | spoken()[0]


def test_the_same_keys_in_the_same_order() -> None:
    order = {language: [entry.id.name for entry in entries(language)] for language in LANGUAGES}
    for language in LANGUAGES:
        assert order[language] == order["en"], language
        assert len(set(order[language])) == len(order[language]), "a key stands twice"


def test_the_same_arguments() -> None:
    for key in patterns("en"):
        needs = {language: variables(language, key) for language in LANGUAGES}
        assert len({frozenset(need) for need in needs.values()}) == 1, (key, needs)


@every_language
def test_no_key_is_missing_and_none_is_idle(language: str) -> None:
    there = set(patterns(language))
    wanted = asked()
    assert not sorted(wanted - there), "missing"
    borrowed = set().union(*[inside.messages for inside in patterns(language).values()])
    skins = {key for key in there if key.endswith(SKIN) and key.removesuffix(SKIN) in there}
    idle = there - wanted - borrowed - skins
    assert not [key for key in idle if not any(made.fullmatch(key) for made in spoken()[1])], "idle"
    assert all(f"{{ -{term} }}" in source(language) for term in terms(language)), "idle term"


def test_the_game_lists_the_reasons_it_raises(speaker: Speaker) -> None:
    folder = SOURCE / "games" / speaker.game.name.replace("-", "_")
    assert set(speaker.game.reasons) <= literals(folder)


# --- whether it can be said ---


@every_language
def test_every_action_can_be_said(language: str, speaker: Speaker) -> None:
    game = speaker.game
    said = [words(language).action(game.name, action) for action in game.catalogue]
    assert len(set(said)) == len(said), "two actions sound alike"
    assert all(said)
    rng = random.Random(0)
    for known in game.catalogue.ranges:
        for _ in range(50):
            assert words(language).action(game.name, known.sample(rng))


@every_language
def test_every_standing_order_can_be_said(language: str, speaker: Speaker) -> None:
    game = speaker.game
    said = [words(language).order(game.name, order) for order in game.orders]
    assert len(set(said)) == len(said), "two orders sound alike"
    assert all(said)


@every_language
def test_dice_are_named_by_their_numbers(language: str) -> None:
    for action in (*STANDS, *REROLLS, *HORSESHOES):
        said = words(language).action("pony-express", action)
        for dice in re.findall(r"\bd(\d+)\b", str(action)):
            named = re.findall(r"\d", said)
            assert dice == "12345" or set(dice) <= set(named), (action, said)


@every_language
def test_every_event_of_a_game_can_be_said(language: str, speaker: Speaker) -> None:
    for event in speaker.heard()[0]:
        assert words(language).event(speaker.game.name, event)


def test_the_games_tell_every_event_with_what_its_sentence_needs(speaker: Speaker) -> None:
    events = speaker.heard()[0]
    assert {event.kind for event in events} == set(speaker.game.events)
    for event in events:
        needs = variables("en", f"{speaker.game.name}-event-{event.kind}")
        assert needs == set(event.args) - speaker.sentences.unsaid.get(event.kind, set()), event


@every_language
def test_what_matters_is_heard(language: str, speaker: Speaker) -> None:
    for event, heard in speaker.sentences.samples:
        said = words(language).event(speaker.game.name, event)
        assert all(part in said for part in heard), said


@every_language
def test_every_refusal_of_a_game_can_be_said(language: str, speaker: Speaker) -> None:
    for refusal in speaker.heard()[1]:
        assert words(language).reason(speaker.game.name, refusal)


def test_the_games_refuse_for_every_reason_of_their_own(speaker: Speaker) -> None:
    assert set(speaker.game.reasons) <= {refusal.reason for refusal in speaker.heard()[1]}


@pytest.mark.sampled(9)
@every_language
@pytest.mark.parametrize("value", [0, 1, 2, 12, "k7", "", "-", ("north", "south"), ()])
def test_every_refusal_can_be_said_with_what_it_is_given(
    language: str, value: int | str | tuple[str, ...], speaker: Speaker
) -> None:
    others = {r for make in SPEAKERS.values() if (other := make()) != speaker for r in other.game.reasons}
    for reason, given in raised().items():
        if reason not in others:
            refusal = Illegal(reason, **dict.fromkeys(given, value))
            assert words(language).reason(speaker.game.name, refusal)


@every_language
def test_sentences_without_arguments_can_be_said(language: str) -> None:
    for key in patterns(language):
        if not variables(language, key):
            assert words(language).say(key).strip()


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("", "en"), ("de", "en"), ("fr-CH, en;q=0.8", "fr"), ("de, it;q=0.7, fr;q=0.3", "it")],
)
def test_the_page_greets_in_the_visitors_language(accepted: str, language: str) -> None:
    page = welcome(accepted)
    assert f'<html lang="{language}">' in page
    for key in ("page-open", "page-soon", "page-doors", *[f"{name}-title" for name in posse.games()]):
        assert escape(words(language).say(key)) in page


@pytest.mark.parametrize(
    ("language", "points", "nuggets"),
    [
        ("en", ("1 point ", "2 points "), ("1 nugget.", "2 nuggets.")),
        ("fr", ("seul point ", "2 points "), ("1 pépite à", "2 pépites à")),
        ("it", ("unico punto ", "2 punti "), ("1 pepita a", "2 pepite a")),
    ],
)
def test_plurals(language: str, points: tuple[str, str], nuggets: tuple[str, str]) -> None:
    said = words(language)
    for number, told in enumerate(points, start=1):
        assert told in said.reason("stage-coach", Illegal("too-dear", to="w", points=number))
    for number, told in enumerate(nuggets, start=1):
        assert told in said.event("pony-express", Event("paid", {"payer": 0, "payee": 1, "amount": number}))


# --- whether it is in its own hand ---


ALIKE = {
    "page-house",
    "page-no",
    "page-pe-east",
    "page-pe-west",
    "page-range-angle",
    "page-reel-pause",
    "page-seat-add-bot",
    "page-seat-bot",
    "page-speed-one",
    "page-speed-two",
}
"""Words of the page that are the same in two languages."""


def test_no_sentence_was_left_in_another_language() -> None:
    alike_in = {name: make().sentences.alike for name, make in SPEAKERS.items()}
    allowed = ALIKE | {f"{name}-{key}" for name, keys in alike_in.items() for key in keys}
    written = {language: bodies(language) for language in LANGUAGES}
    alike = [
        (key, one, other)
        for one, other in (("en", "fr"), ("en", "it"), ("fr", "it"))
        for key, text in written[one].items()
        if key not in allowed and text == written[other][key] and any(letter.isalpha() for letter in text)
    ]
    assert not alike


@every_language
def test_typography(language: str) -> None:
    for key, inside in patterns(language).items():
        for text in inside.texts:
            assert not slips(language, text), (key, text)
