"""The keys of all sentences that a game needs."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod

from posse.games import Package
from posse.kernel import AnyGame
from posse.laws import Sentences

LISTED = 30
"""The page lists at most this many orders of a kind, else it asks for each field: web/src/shell/orders.ts."""


def expected_keys(package: Package) -> set[str]:
    """Return the keys of a complete translation of this game, without those that only its sentences use."""
    name = package.loaded_game.name
    keys = {f"{name}-{key}" for key in _own(package)}
    for bot in package.bot_names:
        title = package.loaded_bots[bot].title or f"bot-{bot}"
        keys |= {title, f"{title}-about"}
    return keys


def word_choices(package: Package) -> dict[str, tuple[str, ...]]:
    """Return the choices of each option that are words."""
    own = _sentences(package).own_choices
    return {
        option.name: own.get(option.name)
        or tuple([choice for choice in option.choices if isinstance(choice, str)])
        for option in package.loaded_game.options
    }


def _sentences(package: Package) -> Sentences:
    subject = package.loaded_testing
    return Sentences() if subject is None else subject.sentences


def _own(package: Package) -> Iterator[str]:
    """Yield the keys without the game's name."""
    game, sentences = package.loaded_game, _sentences(package)
    yield from ("title", "pitch", "length", *sentences.more)
    yield from [f"role-{role}" for role in game.roles(game.most)]
    yield from ["pieces"] if game.pieces else []
    for kind in {action.kind for action in game.catalogue}:
        yield from (f"action-{kind}", f"action-{kind}-about")
    yield from _orders(game)
    yield from [f"event-{event}" for event in game.events]
    yield from [f"note-{note}" for note in game.noted]
    if package.loaded_practice is not None:
        yield "practice-legend"
        yield from [f"practice-{board.name}" for board in package.loaded_practice.boards]
    if package.report is not None:
        yield from [f"review-{line}" for line in package.loaded_report.lines]
    yield from [f"prompt-{prompt}" for prompt in game.prompts]
    yield from [f"reason-{reason}" for reason in game.reasons]
    for statistic in game.statistics:
        yield f"statistic-{statistic.name}"
        if statistic.by and not statistic.among:
            yield f"statistic-{statistic.name}-by"
    yield from [f"ending-{ending}" for ending in sentences.endings]
    yield from [f"why-{reason}" for reason in sentences.bot_reasons]
    maps = word_choices(package).get("map", ())
    told = [name for name, text in game.provenances().items() if text]
    yield from [f"provenance-{name}" if name else "provenance" for name in maps or told]
    for option, choices in word_choices(package).items():
        yield from (f"option-{option}", f"option-{option}-about")
        yield from [f"option-{option}-{choice}" for choice in choices]


def _orders(game: AnyGame) -> Iterator[str]:
    for kind, fields in game.orders.mixes().items():
        yield f"order-{kind}"
        if prod([len(values) for values in fields.values()]) > LISTED:
            yield from (f"order-{kind}-any", *[f"order-{kind}-{name}" for name in fields])
            for name, values in fields.items():
                yield from [f"order-{kind}-{name}-{value}" for value in values if not value.isdecimal()]
