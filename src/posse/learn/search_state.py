"""A game for tree searches: chance in steps, each seat's history, clones, imagined positions."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from posse.kernel import AnyGame, Chance, Event, Seat, View, load
from posse.learn import chance_steps
from posse.learn.sequential import SequentialGame


class History(NamedTuple):
    """Events and choices, the latest first; shared between clones."""

    events: tuple[Event, ...]
    chosen: str
    seat: Seat | None
    before: History | None


class SearchState:
    """A position with the history that led to it, and the step at which chance is."""

    __slots__ = ("branches", "history", "sequential", "step")

    def __init__(
        self, sequential: SequentialGame, history: History | None = None, branches: tuple[int, ...] = ()
    ) -> None:
        self.sequential: Final = sequential
        self.history = history
        self.step: chance_steps.ChanceStep | None = None
        self.branches: tuple[int, ...] = ()
        """The branches that chance has taken since it was asked."""
        sequential.state.listen()
        self._ask()
        for branch in branches:
            self.happen(branch)

    def __deepcopy__(self, _memo: object) -> SearchState:
        """Clone: OpenSpiel calls this."""
        return SearchState(self.sequential.clone(), self.history, self.branches)

    def __reduce__(self) -> tuple[Callable[..., SearchState], tuple[object, ...]]:
        """Pickle: OpenSpiel calls this to save.  The position is written in our own format."""
        sequential = self.sequential
        given = {seat: answer[0].words for seat, answer in sequential.given.items()}
        history = []
        at = self.history
        while at is not None:  # a flat list: a long chain is too deep for pickle
            history.append((at.events, at.chosen, at.seat))
            at = at.before
        dumped = sequential.game.dump(sequential.state)
        return _restored, (sequential.game.name, sequential.seats, dumped, given, history, self.branches)

    def _ask(self) -> None:
        state = self.sequential.state
        self.branches = ()
        ask = state.ask()
        self.step = chance_steps.first_step(ask, state.played) if isinstance(ask, Chance) else None

    def choose(self, number: int) -> None:
        """Choose the action of this number for the seat whose turn it is."""
        sequential, seat = self.sequential, self.sequential.turn
        action = sequential.game.catalogue.actions[number]
        sequential.answer(action)
        self._note(action.words, seat)

    def happen(self, branch: int) -> None:
        """Take this branch of the chance step."""
        assert self.step is not None
        after = self.step.follow(branch)
        if isinstance(after, chance_steps.ChanceStep):
            self.step = after
            self.branches += (branch,)
            return
        self.sequential.state.happen(after)
        self._note("", None)

    def _note(self, chosen: str, seat: Seat | None) -> None:
        self.history = History(tuple(self.sequential.state.take_events()), chosen, seat, self.history)
        self._ask()

    def memory(self, seat: Seat) -> str:
        """Return every event this seat heard and every choice it made, from the beginning."""
        lines: list[str] = []
        history = self.history
        while history is not None:
            lines += [str(event) for event in reversed(history.events) if event.heard_by(seat)]
            if history.seat == seat:
                lines.append(f"> {history.chosen}")
            history = history.before
        return "\n".join(reversed(lines))

    def observation_text(self, seat: Seat) -> str:
        """Return the view as JSON, and the answer that this seat has given to an open decision."""
        view = self.sequential.game.view(self.sequential.state, seat)
        said = self.sequential.given.get(seat)
        return json.dumps(view.plain(), separators=(",", ":")) + (f" > {said[0]}" if said else "")

    def imagined(self, seat: Seat, rng: random.Random) -> SearchState:
        """Return a state that this seat, whose turn it is, cannot tell from this one, made from its view."""
        game = self.sequential.game
        view = game.view(self.sequential.state, seat)
        return SearchState(imagine_game(game, view, seat, self.sequential.seats, rng), self.history)


def imagine_game(game: AnyGame, view: View, seat: Seat, seats: int, rng: random.Random) -> SequentialGame:
    """Return a game in which this seat sees this view and is to answer."""
    sequential = SequentialGame(game, game.imagine(view, rng), seats)
    while (before := sequential.turn) is not None and before != seat:
        options = sequential.options()  # the seats before this one may have answered anything
        sequential.answer(options[int(rng.random() * len(options))])
    return sequential


def _restored(
    name: str,
    seats: int,
    dumped: str,
    given: Mapping[Seat, str],
    history: Sequence[tuple[tuple[Event, ...], str, Seat | None]],
    branches: tuple[int, ...],
) -> SearchState:
    game = load(name)
    state = game.load(dumped)
    answers = {s: (game.catalogue.parse(words), game.view(state, s)) for s, words in given.items()}
    before: History | None = None
    for events, chosen, seat in reversed(history):
        before = History(events, chosen, seat, before)
    return SearchState(SequentialGame(game, state, seats, answers), before, branches)
