"""A course as a search needs it: chance in steps, what everybody was told; to clone, save and imagine."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from posse.kernel import AnyGame, Chance, Event, Seat, View, load
from posse.learn import chance_steps
from posse.learn.sequential import Course


class Past(NamedTuple):
    """What has been told and chosen, the latest first; shared between clones."""

    events: tuple[Event, ...]
    chosen: str
    seat: Seat | None
    before: Past | None


class Trip:
    """A course as far as it went, with what was told on the way, and the step at which chance is."""

    __slots__ = ("course", "past", "step", "ways")

    def __init__(self, course: Course, past: Past | None = None, ways: tuple[int, ...] = ()) -> None:
        self.course: Final = course
        self.past = past
        self.step: chance_steps.Step | None = None
        self.ways: tuple[int, ...] = ()
        """How far chance has answered."""
        course.state.listen()
        self._ask()
        for way in ways:
            self.happen(way)

    def __deepcopy__(self, _memo: object) -> Trip:
        """What OpenSpiel calls when it clones."""
        return Trip(self.course.clone(), self.past, self.ways)

    def __reduce__(self) -> tuple[Callable[..., Trip], tuple[object, ...]]:
        """What OpenSpiel calls when it saves: the position is written as we write positions."""
        course = self.course
        given = {seat: answer[0].words for seat, answer in course.given.items()}
        past = []
        at = self.past
        while at is not None:  # a flat list, for a long story would be too deep to pickle
            past.append((at.events, at.chosen, at.seat))
            at = at.before
        dumped = course.game.dump(course.state)
        return _restored, (course.game.name, course.seats, dumped, given, past, self.ways)

    def _ask(self) -> None:
        state = self.course.state
        self.ways = ()
        self.step = chance_steps.first(ask, state.played) if isinstance(ask := state.ask(), Chance) else None

    def choose(self, number: int) -> None:
        """The answer of the seat whose turn it is."""
        course, seat = self.course, self.course.turn
        action = course.game.catalogue.actions[number]
        course.answer(action)
        self._note(action.words, seat)

    def happen(self, way: int) -> None:
        """Chance goes this way."""
        assert self.step is not None
        behind = self.step.behind(way)
        if isinstance(behind, chance_steps.Step):
            self.step = behind
            self.ways += (way,)
            return
        self.course.state.happen(behind)
        self._note("", None)

    def _note(self, chosen: str, seat: Seat | None) -> None:
        self.past = Past(tuple(self.course.state.take_events()), chosen, seat, self.past)
        self._ask()

    def memory(self, seat: Seat) -> str:
        """All that this seat was told, and what it chose itself, from the beginning."""
        lines: list[str] = []
        past = self.past
        while past is not None:
            lines += [str(event) for event in reversed(past.events) if event.heard_by(seat)]
            if past.seat == seat:
                lines.append(f"> {past.chosen}")
            past = past.before
        return "\n".join(reversed(lines))

    def sight(self, seat: Seat) -> str:
        view = self.course.game.view(self.course.state, seat)
        said = self.course.given.get(seat)
        return json.dumps(view.plain(), separators=(",", ":")) + (f" > {said[0]}" if said else "")

    def imagined(self, seat: Seat, rng: random.Random) -> Trip:
        """Another trip that this seat, whose turn it is, cannot tell from this one: from its view alone."""
        game = self.course.game
        view = game.view(self.course.state, seat)
        return Trip(imagined(game, view, seat, self.course.seats, rng), self.past)


def imagined(game: AnyGame, view: View, seat: Seat, seats: int, rng: random.Random) -> Course:
    """A course on which this seat sees this, and is to answer."""
    course = Course(game, game.imagine(view, rng), seats)
    while (before := course.turn) is not None and before != seat:
        options = course.options()  # who is asked before this seat may have said anything
        course.answer(options[int(rng.random() * len(options))])
    return course


def _restored(
    name: str,
    seats: int,
    dumped: str,
    given: Mapping[Seat, str],
    past: Sequence[tuple[tuple[Event, ...], str, Seat | None]],
    ways: tuple[int, ...],
) -> Trip:
    game = load(name)
    state = game.load(dumped)
    answers = {s: (game.catalogue.parse(words), game.view(state, s)) for s, words in given.items()}
    before: Past | None = None
    for events, chosen, seat in reversed(past):
        before = Past(events, chosen, seat, before)
    return Trip(Course(game, state, seats, answers), before, ways)
