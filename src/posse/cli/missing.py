"""What a game's package does without, and what each part would bring."""

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
"""Of more missing keys than this the rest is counted."""


@dataclass(frozen=True)
class Missing:
    """A part that is not there: the key of the sentence that says what it would bring."""

    key: str
    details: Mapping[str, object] = field(default_factory=dict)


def missing_parts(package: Package, subject: Subject, events: list[Event]) -> Iterator[Missing]:
    """The events are samples of what the game tells."""
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
    """What the laws cannot see without the game's own word for it."""
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
    """So that `speech.missing` knows which sentences ask for what they are not told."""
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
    """One event of each kind that was told in some games."""
    told: dict[str, Event] = {}
    rng = random.Random(seed)
    for options in subject.tables:
        state = subject.game.setup(subject.seats[-1], options)
        state.listen()
        for _ in range(subject.longest):
            if isinstance(state.ask(), Over):
                break
            any_input(state, rng)
            for event in state.take_events():
                told.setdefault(event.kind, event)
    return list(told.values())
