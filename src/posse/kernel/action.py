"""What a seat may choose, and the numbered list of all actions of a game."""

from __future__ import annotations

import difflib
import random
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from enum import Enum
from functools import cached_property
from typing import Final, Self

from posse.kernel.illegal import Illegal

Element = str
"""Something a person can point at, such as `hex:k7` or `warrior:w3`; also the id in the picture."""


@dataclass(frozen=True)
class Action:
    """Something a seat may choose.  An action is made once, when its game is loaded, and then shared: that is
    why its properties are cached.
    """

    @cached_property
    def kind(self) -> str:
        return type(self).__name__.lower()

    @cached_property
    def arguments(self) -> Mapping[str, int | str]:
        """The values of the fields, by name: numbers and words."""
        return {f.name: _word(getattr(self, f.name)) for f in fields(self)}

    @cached_property
    def elements(self) -> tuple[Element, ...]:
        """The elements that a player points at to choose this, as far as the action alone determines them;
        see `Game.elements`.
        """
        return (self.kind, *[f"{name}:{value}" for name, value in self.arguments.items()])

    @cached_property
    def words(self) -> str:
        """The action as records and the terminal write it."""
        return " ".join([self.kind, *map(str, self.arguments.values())])

    def __str__(self) -> str:
        return self.words


def _word(value: object) -> int | str:
    if isinstance(value, Enum):
        return value.name.lower()
    if isinstance(value, int | str):
        return value
    raise TypeError(f"an action's field must be an int, a word or an enum, not {value!r}")


class OptionList(tuple[Action, ...]):
    """Options that many positions share.  It is made once, and so can afford to know its members by identity,
    whatever their number, and what a player points at for each.
    """

    members: frozenset[int]
    """The `id` of each action: valid as long as this list holds them."""

    def __new__(cls, options: Iterable[Action]) -> Self:
        made = super().__new__(cls, options)
        members = frozenset(map(id, made))
        made.members = _MEMBERS.setdefault(members, members)  # lists that differ in their order share it
        return made

    @cached_property
    def elements(self) -> tuple[tuple[Element, ...], ...]:
        return tuple([action.elements for action in self])

    def __reduce__(self) -> tuple[type[tuple[Action, ...]], tuple[tuple[Action, ...]]]:
        return tuple, (tuple(self),)  # in another process the actions are other objects


_MEMBERS: Final[dict[frozenset[int], frozenset[int]]] = {}


class Range:
    """Too many choices to list: every action of one kind whose numbers lie within bounds.

    A decision with a range lists a `grid` of it among its options, for learners and simple bots, with the
    default first.  Every other action of the range is legal too.
    """

    def __init__(
        self, make: Callable[..., Action], bounds: Mapping[str, tuple[int, int]], grid: tuple[Action, ...]
    ) -> None:
        self.kind: Final = grid[0].kind
        self.bounds: Final = bounds
        self.grid: Final = grid
        self._make: Final = make
        self._type: Final = type(grid[0])

    def __contains__(self, action: object) -> bool:
        if type(action) is not self._type:
            return False
        values = [(getattr(action, name), low, high) for name, (low, high) in self.bounds.items()]
        return all(type(value) is int and low <= value <= high for value, low, high in values)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Range):
            return NotImplemented
        return (self.kind, self.bounds, self.grid) == (other.kind, other.bounds, other.grid)

    def __hash__(self) -> int:
        return hash((self.kind, self.grid))

    def sample(self, rng: random.Random) -> Action:
        """Return a random action of the range, each with the same probability."""
        bounds = self.bounds.values()
        return self._make(*[low + int(rng.random() * (high - low + 1)) for low, high in bounds])

    def parse(self, words: str) -> Action | None:
        kind, *rest = words.split()
        if kind != self.kind or len(rest) != len(self.bounds):
            return None
        if not all(_NUMBER.fullmatch(word) for word in rest):
            return None
        action = self._make(*map(int, rest))
        return action if action in self else None


_NUMBER: Final = re.compile(r"-?[0-9]{1,6}")


class Catalogue:
    """All actions of a game, numbered: the action space of learners, and the words of records."""

    def __init__(self, *groups: Iterable[Action], ranges: Iterable[Range] = ()) -> None:
        self.ranges: Final = tuple(ranges)
        self.actions: Final = tuple([action for group in groups for action in group])
        self._numbers: Final = {action: number for number, action in enumerate(self.actions)}
        self._words: Final = {str(action): action for action in self.actions}
        if len(self._words) != len(self.actions):
            raise ValueError("two actions of the catalogue share their words")

    def __len__(self) -> int:
        return len(self.actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and action in self._numbers

    def number(self, action: Action) -> int:
        return self._numbers[action]

    def mask(self, options: Iterable[Action]) -> bytearray:
        """Return one byte for each action: 1 if it is among the options, else 0."""
        mask = bytearray(len(self.actions))
        for action in options:
            mask[self._numbers[action]] = 1
        return mask

    def parse(self, words: str) -> Action:
        """Return the action that these words name; `str(action)` is the inverse."""
        tidy = " ".join(words.lower().split()) if isinstance(words, str) else repr(words)
        action = self._words.get(tidy)
        for known in self.ranges if action is None and tidy else ():
            action = action or known.parse(tidy)
        if action is None:
            near = difflib.get_close_matches(tidy[:80], self._words, n=3)
            raise Illegal("unknown-words", words=tidy[:80], near=tuple(near))
        return action


def narrow(
    elements: Mapping[Action, Collection[Element]], pointed: Collection[Element]
) -> tuple[Action, ...]:
    """Return the options that have all elements pointed at so far.  Every board of ours chooses this way."""
    return tuple([action for action, own in elements.items() if all(p in own for p in pointed)])
