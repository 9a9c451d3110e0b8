"""Table options: how a table may differ from the rulebook."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from posse.kernel.illegal import Illegal

Setting = bool | int | str


@dataclass(frozen=True)
class Option:
    """A named choice for a table.  The default is what the rulebook says, where it says something.

    `choices` lists the allowed values.  A whole number has `bounds`; its `choices` are then words for what no
    number says, such as `none`.
    """

    name: str
    default: Setting
    choices: tuple[Setting, ...] = ()
    bounds: tuple[int, int] | None = None
    since: int = 1
    """The first version of the game's rules that has this option."""

    def check(self, value: object) -> Setting:
        if isinstance(value, bool | int | str) and (self._is_choice(value) or self._is_within(value)):
            return value
        raise Illegal("bad-option", option=self.name, value=repr(value)[:40], allowed=self.allowed())

    def _is_choice(self, value: Setting) -> bool:
        return any(type(choice) is type(value) and choice == value for choice in self.choices)

    def _is_within(self, value: Setting) -> bool:
        return type(value) is int and self.bounds is not None and self.bounds[0] <= value <= self.bounds[1]

    def allowed(self) -> str:
        numbers = [] if self.bounds is None else [f"{self.bounds[0]}..{self.bounds[1]}"]
        return ", ".join([*numbers, *[_shown(choice) for choice in self.choices]])

    def parse(self, words: str) -> Setting:
        """Return the value that a person typed."""
        for choice in (*self.choices, *([int(words)] if self.bounds and words.isdecimal() else [])):
            if _shown(choice) == words.lower():
                return self.check(choice)
        return self.check(words)


def switch(name: str, default: bool = False) -> Option:
    return Option(name, default, (False, True))


def _shown(choice: Setting) -> str:
    return str(choice).lower()


def available(options: Iterable[Option], rules: int) -> tuple[Option, ...]:
    """Return the options that this version of the rules has."""
    return tuple([option for option in options if option.since <= rules])


def settle(options: Iterable[Option], given: Mapping[str, object]) -> dict[str, Setting]:
    """Return the value of every option: the given one, or its default."""
    if not given:
        return {option.name: option.default for option in options}
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise Illegal("unknown-option", option=str(name)[:40], known=tuple(known))
    return {name: option.check(given.get(name, option.default)) for name, option in known.items()}
