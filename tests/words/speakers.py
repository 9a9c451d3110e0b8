"""Every installed game and its sentences."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

import pytest

from laws.subjects import subject_of
from posse.games import load_package
from posse.kernel import Action, AnyGame, Decision, Event, Illegal, Over, State, games
from posse.laws import Sentences, any_input, setups
from posse.words.expected import expected_keys, word_choices


@dataclass(frozen=True)
class Speaker:
    """One game and its words."""

    game: AnyGame
    sentences: Sentences

    def keys(self) -> set[str]:
        """Every key somebody asks this game's words for."""
        return expected_keys(load_package(self.game.name))

    def choices(self) -> dict[str, tuple[str, ...]]:
        """Each option's choices, as far as they are words."""
        return word_choices(load_package(self.game.name))

    def heard(self) -> tuple[tuple[Event, ...], tuple[Illegal, ...]]:
        return _heard(self.game.name)


def _speaker(game: str) -> Speaker:
    subject = subject_of(game)
    return Speaker(subject.game, subject.sentences)


SPEAKERS: Mapping[str, Callable[[], Speaker]] = {name: partial(_speaker, name) for name in games()}


def _starts(speaker: Speaker) -> Iterable[tuple[State[Any], random.Random]]:
    """A generator for each game, so that a change of one start leaves the other games as they are."""
    if speaker.sentences.starts is not None:
        return speaker.sentences.starts()
    game = speaker.game
    tables = setups(subject_of(game.name))
    return [(game.setup(seats, options), random.Random(0)) for seats, options in tables]


@cache
def _heard(name: str) -> tuple[tuple[Event, ...], tuple[Illegal, ...]]:
    """All that is told in some games, and every refusal met on the way."""
    speaker = SPEAKERS[name]()
    catalogue, sentences = speaker.game.catalogue, speaker.sentences
    events: dict[str, Event] = {}
    refusals: list[Illegal] = []
    heard: set[tuple[object, ...]] = set()

    def refuse(state: State[Any], seat: int, action: Action) -> None:
        try:
            state.choose(seat, action)
        except Illegal as refusal:
            if not (tones := set(_tones(refusal))) <= heard:
                heard.update(tones)
                refusals.append(refusal)
        else:
            pytest.fail(f"{action} was not refused")

    for state, rng in _starts(speaker):
        state.listen()
        while not isinstance(ask := state.ask(), Over):
            lean = False
            if isinstance(ask, Decision):
                seat = rng.choice(ask.seats)
                count = sentences.refusals_tried
                tried = rng.sample(catalogue.actions, count) if count else catalogue.actions
                for action in tried:
                    if action not in ask.options[seat]:
                        refuse(state, seat, action)
                lean = sentences.often in ask.options[seat] and rng.random() < 0.7
            if lean and sentences.often:
                state.choose(seat, sentences.often)
            else:
                any_input(state, rng)
            events.update({_sound(event): event for event in state.take_events()})
        refuse(state, 0, catalogue.actions[0])
    return tuple(events.values()), tuple(refusals)


def _sound(event: Event) -> str:
    """Events that differ only in their dice sound alike."""
    return " ".join([event.kind, *[f"{name}={it}" for name, it in event.args.items() if name != "dice"]])


def _tones(refusal: Illegal) -> Iterator[tuple[object, ...]]:
    """What a refusal has that another of its kind may lack: some particular, or small numbers that meet.
    Thousands differ in a sum only."""
    told = refusal.details.items()
    yield from [(refusal.reason, name, value) for name, value in told]
    yield refusal.reason, *[min(value, 3) if isinstance(value, int) else "" for _, value in told]
