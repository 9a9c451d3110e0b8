"""Twin games, which one audience cannot tell apart, divided into beats.

They differ in what the audience cannot know: the destination, dice under the cup, cards, objectives, and the
answers of other seats in a window, their order, and whether there are any yet.  Every game's `testing.py`
says which of its phases are windows, which answers do not close a window, and how to resample the rest.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from laws.subjects import SUBJECTS
from posse.kernel import Chance, Decision, Illegal, Over, Record, Seat, State

FREE: Final = {phase: free for subject in SUBJECTS.values() for phase, free in subject().windows.items()}
"""The quiet answers of each window, which a seat may have given or not if they do not close the window."""
WINDOWS: Final = tuple(FREE)
TRIES: Final = 6


@dataclass(frozen=True)
class Beat:
    """The inputs up to the next one that the audience notices.  Each pair is the game and its twin."""

    quiet: tuple[tuple[str, ...], tuple[str, ...]]
    loud: tuple[str, str] | None
    """None at the end: the next input would distinguish the twins."""


@dataclass(frozen=True)
class Twins:
    """A game and its twin for one audience."""

    game: str
    seats: int
    options: Mapping[str, Any]
    watched: Seat | None
    beats: tuple[Beat, ...]
    chance: tuple[tuple[str, ...], tuple[str, ...]]
    record_too: bool
    """Whether the twins differ only in what stays secret after the end, so that even their redacted records
    are equal.  The order of the answers in a window, and the number of a kept card, are shown at the end."""


def twins(game: str, seats: int, options: Mapping[str, object], watched: Seat | None, seed: int) -> Twins:
    rng = random.Random(f"{game} {seats} {options} {watched} {seed}")
    here = _played(game, seats, options, rng)
    if rng.random() < 0.8:
        here = _cut(here, rng)
    answers = rng.random() < 0.8
    here, there = (SUBJECTS[game]().resample or _until_the_end)(here, watched, rng, answers)
    beats = tuple(_beats(here, there, watched, rng if answers else None))
    one, two = [
        tuple([words for words in side.inputs if words.startswith("chance ")]) for side in (here, there)
    ]
    return Twins(game, seats, here.options, watched, beats, (one, two), not answers)


# --- a game at random ---


def _played(game: str, seats: int, options: Mapping[str, object], rng: random.Random) -> Record:
    """Play a few games; return the one with the most windows, which this test is about."""
    games = [_one_played(game, seats, options, rng) for _ in range(TRIES)]
    return max(games, key=lambda played: played[1])[0]


def _one_played(
    game: str, seats: int, options: Mapping[str, object], rng: random.Random
) -> tuple[Record, float]:
    """Play a whole game; return it, and how much of it was spent in windows."""
    rules = SUBJECTS[game]().game
    state = rules.setup(seats, options)
    record, windows = Record.begin(rules, state, seats), 0
    while not isinstance(ask := state.ask(), Over):
        if isinstance(ask, Chance):
            outcome = ask.sample(rng)
            state.happen(outcome)
            record.happened(ask, outcome)
            continue
        assert isinstance(ask, Decision)
        seat = rng.choice(ask.seats)
        action = rng.choice(ask.options[seat])
        if len(FREE.get(type(state.phase), ())) == 1 and rng.random() < 0.6:
            action = ask.default(seat)
        windows += len(ask.seats) > 1
        state.choose(seat, action)
        record.chose(seat, action)
    return record, windows / len(record.inputs)


def _cut(record: Record, rng: random.Random) -> Record:
    """Return the game up to some moment, most often with an open window; chance has nothing to answer."""
    rests, windows = [], []
    for number, state in enumerate(record.replay()):
        if isinstance(state.ask(), Decision):
            rests.append(number)
            if isinstance(state.phase, WINDOWS):
                windows.append(number)
    at = rng.choice(windows if windows and rng.random() < 0.8 else rests)
    return replace(record, inputs=record.inputs[:at])


# --- what is hidden besides windows ---


def _until_the_end(
    record: Record, watched: Seat | None, rng: random.Random, _answers: bool
) -> tuple[Record, Record]:
    """Return twins that differ in what the end shows to all: the destination of the coach, the objectives
    of the heirs.  Both games stop before one of them ends.
    """
    there = record
    for inputs in SUBJECTS[record.game]().histories(record, watched, rng):
        there = replace(record, inputs=inputs)
    short = min(_before_the_end(record), _before_the_end(there))
    return replace(record, inputs=record.inputs[:short]), replace(there, inputs=there.inputs[:short])


def _before_the_end(record: Record) -> int:
    """Return how many inputs can be applied before one would end the game or be refused."""
    last = 0
    try:
        for number, state in enumerate(record.replay()):
            if isinstance(state.ask(), Decision):
                last = number
    except Illegal:
        pass
    return last


# --- beats ---


def _beats(here: Record, there: Record, watched: Seat | None, rng: random.Random | None) -> Iterator[Beat]:
    """Return the beats of a game; with a generator, the answers in windows are changed in the twin."""
    at = 0
    spans = list(_spans(here))
    for start, stop, opened in spans:
        yield from _plain(here.inputs[at:start], there.inputs[at:start])
        window = _Window(opened, watched, closed=stop < len(here.inputs) or not _still_open(here))
        yield from window.beats(here.inputs[start:stop], there.inputs[start:stop], rng)
        at = stop
    yield from _plain(here.inputs[at:], there.inputs[at:])


def _plain(here: list[str], there: list[str]) -> Iterator[Beat]:
    for one, two in zip(here, there, strict=True):
        if one[0].isdecimal():
            yield Beat(((), ()), (one, two))


def _still_open(record: Record) -> bool:
    return isinstance(record.final().phase, WINDOWS)


def _spans(record: Record) -> Iterator[tuple[int, int, State[Any]]]:
    """Yield every window: its first and last input, and the position in which it opened."""
    opened: State[Any] | None = None
    start = 0
    for number, state in enumerate(record.replay()):
        if opened is not None and not _same_window(opened, state):
            yield start, number, opened
            opened = None
        if opened is None and isinstance(state.phase, WINDOWS):
            opened, start = state.clone(), number
    if opened is not None:
        yield start, len(record.inputs), opened


def _same_window(one: State[Any], other: State[Any]) -> bool:
    return bool(one.phase.seen(one.table, None) == other.phase.seen(other.table, None))


@dataclass(frozen=True)
class _Window:
    """A window, for one audience."""

    opened: State[Any]
    watched: Seat | None
    closed: bool

    def beats(self, here: list[str], there: list[str], rng: random.Random | None) -> Iterator[Beat]:
        ours, theirs = self._parted(here), self._parted(there)
        if rng is not None:
            theirs = self._otherwise(theirs, rng)
        for (quiet, loud), (other_quiet, other_loud) in zip(ours, theirs, strict=True):
            both = None if loud is None or other_loud is None else (loud, other_loud)
            if both or quiet or other_quiet:
                yield Beat((tuple(quiet), tuple(other_quiet)), both)

    def _parted(self, inputs: list[str]) -> list[tuple[list[str], str | None]]:
        """Yield the quiet answers of the other seats, and after them an input that the audience notices."""
        parts: list[tuple[list[str], str | None]] = []
        quiet: list[str] = []
        for number, words in enumerate(inputs):
            closing = self.closed and number == len(inputs) - 1
            if self._is_quiet(words) and not closing:
                quiet.append(words)
            else:
                parts.append((quiet, words))
                quiet = []
        return parts if self.closed else [*parts, (quiet, None)]

    def _is_quiet(self, words: str) -> bool:
        return seat_of(words) != self.watched and self._closes_nothing(words)

    def _closes_nothing(self, words: str) -> bool:
        """Whether it is answered in this window without a word to the others."""
        return words.split()[1] in {free.split()[0] for free in FREE[type(self.opened.phase)]}

    def _otherwise(
        self, parts: list[tuple[list[str], str | None]], rng: random.Random
    ) -> list[tuple[list[str], str | None]]:
        """Return beats that look the same to the audience: the others answer at other times, in another
        order, or not at all.
        """
        answers = [words for quiet, _ in parts for words in quiet]
        louds = [loud for _, loud in parts]
        last = louds[-1]
        if last is not None and self._is_quiet(last):
            answers.append(last)
            rng.shuffle(answers)
            louds[-1] = answers.pop()
        elif last is None or seat_of(last) != self.watched or not self._closes_nothing(last):
            answers = self._some(louds, rng)
        slots: list[list[str]] = [[] for _ in louds]
        for words in answers:
            cards = [n + 1 for n, loud in enumerate(louds[:-1]) if loud and seat_of(loud) == seat_of(words)]
            slots[rng.randrange(max(cards, default=0), len(slots))].append(words)
        return [(rng.sample(slot, len(slot)), loud) for slot, loud in zip(slots, louds, strict=True)]

    def _some(self, louds: list[str | None], rng: random.Random) -> list[str]:
        """Return answers for a window that stays open here, in which each seat may have answered or not."""
        asked = self.opened.ask()
        assert isinstance(asked, Decision)
        last = louds[-1]
        spoken = [seat_of(loud) for loud in louds if loud and self._closes_nothing(loud)]
        may = [s for s in asked.seats if s != self.watched and s not in spoken]
        if last is not None:
            may = [s for s in may if s != seat_of(last)]
        elif self.watched not in asked.seats or self.watched in spoken:
            may.remove(rng.choice(may))  # one at least is still waited for
        some = [seat for seat in may if rng.random() < 0.5]
        quiet = FREE[type(self.opened.phase)]
        return [f"{seat} {rng.choice(quiet)}" for seat in some]


def seat_of(words: str) -> Seat:
    return int(words.split()[0])
