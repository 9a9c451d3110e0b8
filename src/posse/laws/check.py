"""All laws over one game, by seeded play at random."""

from __future__ import annotations

import random
import time
import traceback
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from posse.kernel import Decision, Illegal, Record, State
from posse.laws.broken import Broken
from posse.laws.game_laws import histories_look_alike, replay_equals_play
from posse.laws.position_laws import POSITION_LAWS
from posse.laws.random_play import setups, whole_game
from posse.laws.subject import Subject

X = TypeVar("X")

SECONDS: Final = 20.0
"""The time that a check takes where no number of games is asked for."""
POSITIONS: Final = 12
"""The number of positions of a game at which the laws are tried, and once more where several are asked."""

ENDS: Final = "every_game_ends"
REPLAYS: Final = replay_equals_play.__name__
HISTORIES: Final = histories_look_alike.__name__
LAWS: Final = (ENDS, *[law.__name__ for law in POSITION_LAWS], REPLAYS, HISTORIES)
"""The names of all laws, in the order in which they are tried."""


@dataclass(frozen=True)
class Place:
    """Where a law was tried; with the same seed it can be tried there again."""

    game: int
    seats: int
    options: Mapping[str, object]
    inputs: int | None = None
    """The number of inputs before the position; None where it is the whole game."""


@dataclass
class Verdict:
    """What came of one law."""

    law: str
    tried: int = 0
    problem: str = ""
    """What was found where it did not hold."""
    place: Place | None = None

    @property
    def holds(self) -> bool:
        return not self.problem


class Check:
    """A game before the laws.  A law that was broken once is not tried again."""

    def __init__(self, subject: Subject, seed: int = 0) -> None:
        self.subject: Final = subject
        self.seed: Final = seed
        self.verdicts: Final = {law: Verdict(law) for law in LAWS}
        self.games = 0

    @property
    def holds(self) -> bool:
        return all(verdict.holds for verdict in self.verdicts.values())

    def run(self, games: int | None = None, seconds: float = SECONDS) -> None:
        """This many games; where that is not said, as many as fit into the time, and one at least."""
        end = time.monotonic() + seconds
        tables = list(setups(self.subject))
        random.Random(self.seed).shuffle(tables)
        while self.games < games if games is not None else not self.games or time.monotonic() < end:
            seats, options = tables[self.games % len(tables)]
            self.games += 1
            for _ in self._game(Place(self.games, seats, options)):
                if games is None and time.monotonic() > end:
                    break

    def _game(self, place: Place) -> Iterator[None]:
        """One game, position by position."""
        rng = random.Random(f"{self.seed} {place.game}")
        played = self._try(ENDS, place, partial(whole_game, self.subject, place.seats, place.options, rng))
        if played is None:
            return
        record, final = played
        self._try(REPLAYS, place, partial(replay_equals_play, self.subject, record, final))
        if self.subject.twins is not None:
            self._try(HISTORIES, place, partial(histories_look_alike, self.subject, record, rng))
        if self.verdicts[REPLAYS].holds:
            yield from self._positions(record, place, rng)

    def _positions(self, record: Record, place: Place, rng: random.Random) -> Iterator[None]:
        count = len(record.inputs)  # as many positions: the last line only tells of the end
        chosen = {count - 1, *rng.sample(range(count), min(count, POSITIONS))}
        windows = 0
        for at, state in enumerate(record.replay()):
            window = isinstance(ask := state.ask(), Decision) and len(ask.seats) > 1
            if at in chosen or (window and windows < POSITIONS):
                windows += window
                self._position(state, Place(place.game, place.seats, place.options, at))
                yield

    def _position(self, state: State[Any], place: Place) -> None:
        for law in POSITION_LAWS:
            rng = random.Random(f"{self.seed} {place.game} {place.inputs} {law.__name__}")
            self._try(law.__name__, place, partial(law, self.subject, state, rng))

    def _try(self, law: str, place: Place, act: Callable[[], X]) -> X | None:
        """What the act brings; None where the law is broken."""
        verdict = self.verdicts[law]
        if not verdict.holds:
            return None
        verdict.tried += 1
        try:
            return act()
        except Exception as error:  # somebody's rules: whatever they raise, the law does not hold
            verdict.problem = _told(error)
            verdict.place = place
            return None


def _told(error: Exception) -> str:
    """What went wrong; with the line, where the rules themselves failed."""
    if isinstance(error, Broken):
        return str(error)
    raised = traceback.extract_tb(error.__traceback__)[-1]
    kind = "" if isinstance(error, Illegal) else f"{type(error).__name__}: "
    return f"{kind}{error} ({Path(raised.filename).name}, line {raised.lineno})"
