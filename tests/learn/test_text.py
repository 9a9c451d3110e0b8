"""A game as text: read, answer in words, be told what was wrong."""

from __future__ import annotations

import random

import pytest

import posse
from posse import learn
from posse.kernel import load
from posse.words import LANGUAGES, words

games = pytest.mark.parametrize("game", posse.games())


TALES = [
    # Stage Coach is short, and often told in every language; the others in one
    pytest.param(game, language, marks=[] if game == "stage-coach" or language == "en" else pytest.mark.long)
    for game in posse.games()
    for language in LANGUAGES
]


@pytest.mark.sampled
@pytest.mark.parametrize(("game", "language"), TALES)
def test_a_whole_game_in_words(game: str, language: str) -> None:
    options = {"turn_limit": 4} if game == "stage-coach" else {}  # its map takes a while to draw
    talk = learn.text(game, seat=0, rivals="random", options=options, language=language, seed=3)
    rng = random.Random(3)
    speech = words(language)
    assert talk.text.startswith(speech.say(f"{game}-title"))
    steps = 0
    while not talk.over:
        assert talk.seat == 0
        assert talk.rewards == (0.0,) * load(game).fewest
        text = talk.step(rng.choice(talk.options))
        assert text == talk.text
        steps += 1
    assert steps > 5
    assert talk.ranks is not None
    assert talk.rewards == learn.payoffs(talk.ranks)
    assert not talk.options


@pytest.mark.sampled
@games
def test_every_choice_stands_in_the_text_or_its_kind_does(game: str) -> None:
    talk, rng = learn.text(game, seed=1), random.Random(1)
    for _ in range(40):
        if talk.over:
            break
        for option in talk.options:
            assert f"[{option}" in talk.text or f"[{option.split()[0]} " in talk.text, option
        talk.step(rng.choice(talk.options))


@pytest.mark.long
def test_without_a_seat_everybody_is_asked_in_turn_and_reads_what_is_theirs() -> None:
    talk, rng = learn.text("pony-express", seed=5), random.Random(5)
    asked = set()
    while not talk.over:
        asked.add(talk.seat)
        speech = words("en")
        assert talk.text.splitlines()[0].endswith(
            speech.say(f"pony-express-role-{talk.sequential.game.roles(3)[talk.seat]}")
        )
        talk.step(rng.choice(talk.options))
    assert asked == {0, 1, 2}


def test_choices_by_number_by_words_and_in_brackets() -> None:
    for said in ("2", "destination south", "[destination south]", " Destination  SOUTH. "):
        talk = learn.text("stage-coach")
        talk.step(said)
        assert talk.sequential.state.table.destination.name == "SOUTH"


@pytest.mark.parametrize(
    ("language", "wrong"), [("en", "not an action"), ("fr", "pas une action"), ("it", "non è un’azione")]
)
def test_what_was_wrong_is_told_and_nothing_changed(language: str, wrong: str) -> None:
    talk = learn.text("stage-coach", language=language)
    before = talk.sequential.game.dump(talk.sequential.state)
    told = talk.step("fly away")
    assert wrong in told
    assert told.endswith(talk.text), "and the question again"
    for said in ("ahead", "99", "0", "", "-1", "💥"):
        assert talk.text in talk.step(said)
    assert talk.sequential.game.dump(talk.sequential.state) == before


def test_after_the_end_nothing_can_be_said() -> None:
    talk, rng = learn.text("stage-coach", seat=0, options={"turn_limit": 1}), random.Random(0)
    while not talk.over:
        talk.step(rng.choice(talk.options))
    assert words("en").say("reason-over") in talk.step("ahead")


def test_the_same_seed_tells_the_same_story() -> None:
    def story(seed: int) -> list[str]:
        talk, rng = learn.text("pony-express", seat=1, seed=seed), random.Random(0)
        return [talk.step(rng.choice(talk.options)) for _ in range(12) if not talk.over]

    assert story(1) == story(1) != story(2)


def test_a_language_we_do_not_speak_is_refused() -> None:
    with pytest.raises(posse.Illegal, match="unknown-language"):
        learn.text("stage-coach", language="xx")
