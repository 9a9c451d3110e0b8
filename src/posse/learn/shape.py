"""What the values at one place of a view were seen to be."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

KINDS: Final = ("truth", "number", "real", "word", "phrase", "list", "fields")
_NUMBER: Final = re.compile(r"0|-?[1-9][0-9]{0,8}")
_SCALARS: Final = frozenset({bool, int, float, str, type(None)})


@dataclass
class Shape:
    """What was seen at one place: `None`, nothing at all, or values of some kinds."""

    times: int = 0
    null: bool = False
    absent: bool = False
    truth: bool = False
    number: int = 0
    """The greatest whole number seen, either side of 0, as a power of two; 0 for none."""
    real: int = 0
    """The same for other numbers."""
    words: dict[str, None] = field(default_factory=dict)
    phrase: Shape | None = None
    items: Shape | None = None
    longest: dict[str, int] = field(default_factory=dict)
    uneven: dict[str, bool] = field(default_factory=dict)
    named: bool = False
    """Whether there were fields, be it none of them."""
    fields: dict[str, Shape] = field(default_factory=dict)
    known: set[tuple[type, object]] = field(default_factory=set)
    """What need not be looked at again."""

    def learn(self, value: object) -> bool:
        """Take this value in; whether it was news."""
        self.times += 1
        kind = type(value)
        if kind is dict:
            return self._fields(value)  # type: ignore[arg-type]
        if kind in _SCALARS:
            if (kind, value) in self.known:
                return False
            self.known.add((kind, value))
            return self._scalar(value)
        if isinstance(value, list | tuple):
            news = self.items is None
            self.items = self.items or Shape()
            return self._sequence("list", self.items, value) or news
        raise TypeError(f"a view cannot hold {value!r}")

    def _scalar(self, value: object) -> bool:
        before = (self.null, self.truth, self.number, self.real)
        match value:
            case None:
                self.null = True
            case bool():
                self.truth = True
            case int():
                self.number = _unit(self.number, value)
            case float():
                self.real = _unit(self.real, value)
            case str():
                return self._text(value)
        return before != (self.null, self.truth, self.number, self.real)

    def _text(self, value: str) -> bool:
        if " " in value:
            news = self.phrase is None
            self.phrase = self.phrase or Shape()
            return self._sequence("phrase", self.phrase, tokens(value)) or news
        news = value not in self.words
        self.words[value] = None
        return news

    def _sequence(self, kind: str, item: Shape, values: Sequence[object]) -> bool:
        before = self.longest.get(kind, -1)
        news = len(values) > before
        if before not in (-1, len(values)):
            self.uneven[kind] = True
        self.longest[kind] = max(before, len(values))
        for value in values:
            news |= item.learn(value)
        return news

    def _fields(self, value: Mapping[str, object]) -> bool:
        news, self.named = not self.named, True
        for name, own in value.items():
            if name not in self.fields:
                # It was not there the other times.
                self.fields[name] = Shape(absent=self.times > 1)
                news = True
            news |= self.fields[name].learn(own)
        for name, shape in self.fields.items():
            if name not in value and not shape.absent:
                news = shape.absent = True
        return news

    def kinds(self) -> tuple[str, ...]:
        seen = (self.truth, self.number, self.real, self.words, self.phrase, self.items, self.named)
        return tuple([kind for kind, there in zip(KINDS, seen, strict=True) if there])

    def room(self, kind: str) -> int:
        """How many items find a place: those seen, and half as many again where it varies."""
        longest = self.longest[kind]
        return longest + (longest + 1) // 2 if self.uneven.get(kind) else longest

    def plain(self) -> dict[str, object]:
        """As JSON can say it."""
        told = {
            name: value
            for name, value in vars(self).items()
            if value and name not in ("times", "known", "words", "phrase", "items", "fields")
        }
        if self.words:
            told["words"] = list(self.words)
        for name, inner in (("phrase", self.phrase), ("items", self.items)):
            if inner is not None:
                told[name] = inner.plain()
        if self.fields:
            told["fields"] = {name: inner.plain() for name, inner in self.fields.items()}
        return told

    @classmethod
    def of(cls, plain: Mapping[str, object]) -> Shape:
        """The shape that was told so."""
        made = cls()
        for name, value in plain.items():
            if name == "words" and isinstance(value, list):
                made.words = dict.fromkeys(value)
            elif name in ("phrase", "items") and isinstance(value, dict):
                setattr(made, name, cls.of(value))
            elif name == "fields" and isinstance(value, dict):
                made.fields = {key: cls.of(inner) for key, inner in value.items()}
            else:
                setattr(made, name, value)
        return made


def _unit(before: int, value: float) -> int:
    unit = max(before, 1)
    while unit < abs(value):
        unit *= 2
    return unit


def tokens(phrase: str) -> list[object]:
    """The words and numbers of a phrase such as `aim 0 -2 21 0`."""
    return [int(word) if _NUMBER.fullmatch(word) else word for word in phrase.split(" ")]
