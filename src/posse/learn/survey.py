"""How a layout is found: by looking at the views of some games, and at the lists of words a game has."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from posse.games import load_package
from posse.kernel import AnyGame, Chance, Decision, Over, load
from posse.kernel.options import Setting, settle
from posse.learn.layout import Layout
from posse.learn.shape import Shape

QUIET: Final = 8  # so many games in a row without news are enough
MOST: Final = 40
SEED: Final = "survey"


def layout(game: str, seats: int | None = None, options: Mapping[str, object] | None = None) -> Layout:
    """The layout of this game's views at a table with these seats and options: always the same one."""
    rules = load(game)
    count = rules.fewest if seats is None else seats
    rules.setup(count, options)  # refuses nonsense
    return _found(rules, count, json.dumps(settle(rules.options, options or {}), sort_keys=True))


@cache
def _found(game: AnyGame, seats: int, options: str) -> Layout:
    settings = json.loads(options)
    families = [*_families(game, seats, settings)]
    shape = Shape()
    quiet = 0
    for number in range(MOST):
        quiet = 0 if _look(game, seats, settings, number, shape) else quiet + 1
        if quiet == QUIET:
            break
        _complete(shape, families)
    fixed = {name: settings for name, seen in shape.fields.items() if set(seen.fields) == set(settings)}
    for name in fixed:
        del shape.fields[name]
    return Layout(shape, fixed)


def _look(game: AnyGame, seats: int, options: Mapping[str, object], number: int, shape: Shape) -> bool:
    """Look on at one game from all seats; whether there was something new."""
    rng = random.Random(f"{SEED}/{number}")
    state = game.setup(seats, options)
    state.listen()
    name = "greedy" if number % 2 and "greedy" in load_package(game.name).bot_names else "random"
    players = [load_package(game.name).make_bot(name, seat, rng) for seat in range(seats)]
    news = False
    while not isinstance(ask := state.ask(), Over):
        seat = int(rng.random() * seats)
        news |= shape.learn(game.view(state, seat).plain())
        if isinstance(ask, Chance):
            state.happen(ask.sample(rng))
        elif isinstance(ask, Decision):
            seat = seat if seat in ask.options else ask.seats[int(rng.random() * len(ask.seats))]
            view = game.view(state, seat)
            state.choose(seat, players[seat].choose(view, ask.prompt, ask.options[seat]))
        told = state.take_events()
        for at, player in enumerate(players):
            player.hear([event for event in told if event.heard_by(at)])
    for at in range(seats):
        news |= shape.learn(game.view(state, at).plain())
    return news


def _families(game: AnyGame, seats: int, options: Mapping[str, Setting]) -> Iterator[tuple[str, ...]]:
    """The lists of words that a game has: where one of them turns up, the others may."""
    yield tuple([phase.__name__ for phase in game.phases])
    yield game.roles(seats)
    for option in game.options:
        yield tuple([choice for choice in option.choices if isinstance(choice, str)])
    arguments: dict[str, dict[str, None]] = {}
    for action in game.catalogue:
        arguments.setdefault("", {})[action.kind] = None
        for name, value in action.arguments.items():
            if isinstance(value, str):
                arguments.setdefault(name, {})[value] = None
    for words in arguments.values():
        yield tuple(words)
    yield from _listed(game.board(options))


def _listed(value: object) -> Iterator[tuple[str, ...]]:
    """Every list of different words on the board."""
    if isinstance(value, Mapping):
        for inner in value.values():
            yield from _listed(inner)
    elif isinstance(value, Sequence) and not isinstance(value, str):
        words = tuple([word for word in value if isinstance(word, str)])
        if words and len(words) == len(value) == len(set(words)):
            yield words
        for inner in value:
            yield from _listed(inner)


def _complete(shape: Shape, families: Sequence[tuple[str, ...]]) -> None:
    """Give every place the rest of the smallest family that its words belong to; where the game lists none,
    the words of another place will do."""
    places = [place for place in _places(shape) if place.words]
    others = [tuple(place.words) for place in places]
    for place in places:
        own = set(place.words)
        homes = [family for family in families if own <= set(family)]
        homes = homes or [family for family in others if own < set(family)]
        home: tuple[str, ...] = min(homes, key=len, default=())
        place.words.update(dict.fromkeys(home))


def _places(shape: Shape) -> Iterator[Shape]:
    yield shape
    for inner in (shape.phrase, shape.items, *shape.fields.values()):
        if inner is not None:
            yield from _places(inner)
