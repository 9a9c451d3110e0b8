"""Shots to practise: positions in which the first seat is asked for an aim, and what became of it.

No game goes on from here.  The rules and the answer of chance are those of a game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from posse.kernel import AnyGame, Event, Illegal, Outcome, Seat, Setting, Shot, State
from posse.kernel.options import settle

SHOOTER: Final[Seat] = 0


class Verdict(NamedTuple):
    """How good a shot was."""

    hits: int
    """How many of those shot at were hit."""
    of: int
    stray: bool
    """Whether somebody else was hit."""


@dataclass(frozen=True)
class PracticeBoard:
    """A position in which `SHOOTER` is asked for an aim."""

    name: str
    """Its sentence is `GAME-practice-NAME`."""
    position: Callable[[Mapping[str, Setting]], State[Any]]
    """From all table options to the position."""
    judge: Callable[[State[Any], Outcome], Verdict]
    """From the position after the aim, and the answer of chance."""


@dataclass(frozen=True)
class Practice:
    """What a game offers to those who practise."""

    boards: tuple[PracticeBoard, ...]
    options: tuple[str, ...] = ()
    """The table options that matter for a shot."""

    def board(self, number: int) -> PracticeBoard:
        if not 0 <= number < len(self.boards):
            raise Illegal("no-such-board", board=number, boards=len(self.boards))
        return self.boards[number]


class Attempt:
    """One shot at a practice board: set up, aimed, and answered."""

    def __init__(self, game: AnyGame, board: PracticeBoard, options: Mapping[str, object]) -> None:
        self.game: Final = game
        self.board: Final = board
        self.state: Final = board.position(settle(game.options, options))

    def aim(self, words: str) -> Shot:
        """Choose an aim, in words, and return what chance is asked."""
        self.state.listen()
        self.state.choose(SHOOTER, self.game.catalogue.parse(words))
        ask = self.state.ask()
        assert isinstance(ask, Shot)  # nobody holds a card here, so nothing but an aim is offered
        return ask

    def happen(self, outcome: Outcome) -> tuple[Verdict, list[Event]]:
        """Return how good the shot was, and what the shooter hears."""
        verdict = self.board.judge(self.state, outcome)
        self.state.happen(outcome)
        return verdict, [event for event in self.state.take_events() if event.heard_by(SHOOTER)]
