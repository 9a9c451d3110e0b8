"""The parts that a game's package lacks, and what each would bring."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from posse.games import Package
from posse.kernel import Event, Over
from posse.laws import Subject, any_input
from posse.learn.layout import undeclared
from posse.words import LANGUAGES, Words, source
from posse.words.expected import expected_keys

NAMED = 6
"""The number of missing keys that are named; further ones are only counted."""


@dataclass(frozen=True)
class Missing:
    """A missing part, by the key of the sentence that says what it would bring."""

    key: str
    details: Mapping[str, object] = field(default_factory=dict)


def missing_parts(package: Package, subject: Subject, events: list[Event]) -> Iterator[Missing]:
    """Yield what the package lacks.  `events` are samples, one of each kind, for testing its sentences."""
    for part in ("bots", "report", "terminal"):
        if getattr(package, part) is None:
            yield Missing(f"cli-check-no-{part}")
    yield from _without_words(package, events)
    unlisted = {event.kind for event in events} - set(package.loaded_game.events)
    if unlisted:
        yield Missing("cli-check-unlisted-events", _some(unlisted))
    if unknown := undeclared(package.loaded_game):
        yield Missing("cli-check-undeclared-fields", {"fields": "; ".join(unknown[:NAMED])})
    yield from _unproved(package, subject)


def _unproved(package: Package, subject: Subject) -> Iterator[Missing]:
    """Yield what the laws cannot check, because the game's `testing` does not describe it."""
    if package.testing is None:
        yield Missing("cli-check-no-testing")
        return
    for name in ("unknown", "reveals", "twins"):
        if getattr(subject, name) is None:
            yield Missing(f"cli-check-no-{name}")


def _without_words(package: Package, events: list[Event]) -> Iterator[Missing]:
    if package.words is None:
        yield Missing("cli-check-no-words")
        return
    keys = expected_keys(package)
    for language in LANGUAGES:
        speech = Words(language, source(language))
        if not package.sentences(language):
            yield Missing("cli-check-no-language", {"language": language})
            continue
        absent = {key for key in keys if not speech.has(key)}
        if absent:
            yield Missing("cli-check-no-sentences", {"language": language, **_some(absent)})
        _say_all(package, events, speech)
        if unfit := speech.missing - absent:
            yield Missing("cli-check-unfit-sentences", {"language": language, **_some(unfit)})


def _say_all(package: Package, events: list[Event], speech: Words) -> None:
    """Format every sentence, so that `speech.missing` lists those that need an argument they do not get."""
    for action in package.loaded_game.catalogue:
        speech.action(package.name, action)
    for order in package.loaded_game.orders:
        speech.order(package.name, order)
    for event in events:
        speech.event(package.name, event)


def _some(keys: set[str]) -> dict[str, object]:
    named = sorted(keys)
    rest = len(named) - NAMED
    return {"keys": ", ".join(named[:NAMED]) + (" …" if rest > 0 else ""), "count": len(named)}


def sample_events(subject: Subject, seed: int) -> list[Event]:
    """Play some games and return one event of each kind."""
    found: dict[str, Event] = {}
    rng = random.Random(seed)
    for options in subject.tables:
        state = subject.game.setup(subject.seats[-1], options)
        state.listen()
        for _ in range(subject.longest):
            if isinstance(state.ask(), Over):
                break
            any_input(state, rng)
            for event in state.take_events():
                found.setdefault(event.kind, event)
    return list(found.values())
