"""A view as a fixed number of numbers, and back.

A layout gives every place of a shape its slots.  Standard library only.
"""

from __future__ import annotations

import json
import zlib
from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from posse.learn.shape import Shape, tokens

LIMIT: Final = 16.0
"""No slot holds more than this, or less than its opposite."""
UNKNOWN: Final = "?"
"""What a word that the layout does not know is read back as."""
OTHER: Final = "*"
"""What the slot of such words is called."""
_ITEM: Final = "\0"
"""Stands for the name of a list's item while the item is laid out."""

_ABSENT: Final = object()
_NAMED: Final[dict[type, str]] = {bool: "truth", int: "number", str: "word"}

Put = Callable[[object, int, "array[float]"], None]
"""Writes a value down, from a slot on."""


class Place:
    """The slots of one value: a flag where it may be missing or of several kinds, then each kind's own."""

    __slots__ = ("codes", "fields", "flag", "items", "names", "number", "phrase", "put", "real", "size",
                 "truth", "units", "vocabulary", "words")  # fmt: skip

    def __init__(self, shape: Shape, name: str) -> None:
        kinds = shape.kinds()
        self.names: list[str] = []
        self.codes = {kind: code for code, kind in enumerate(kinds, start=1)}
        self.flag = shape.null or shape.absent or len(kinds) > 1
        if self.flag:
            self.names.append(f"{name}?")
        several = len(kinds) > 1
        self.truth = self._own([f"{name}:truth" if several else name] * shape.truth)
        self.number = self._own([f"{name}:number" if several else name] * bool(shape.number))
        self.real = self._own([f"{name}:real" if several else name] * bool(shape.real))
        self.units = 1 / (shape.number or 1), 1 / (shape.real or 1)
        self.vocabulary = {word: at for at, word in enumerate(shape.words, start=1)}
        self.words = self._own([f"{name}={OTHER}", *[f"{name}={w}" for w in shape.words]] * bool(shape.words))
        self.phrase = (
            Row(self, shape.phrase, shape.room("phrase"), f"{name}:phrase") if shape.phrase else None
        )
        self.items = Row(self, shape.items, shape.room("list"), name) if shape.items else None
        self.fields: dict[str, tuple[int, Place]] = {}
        for key, inner in shape.fields.items():
            place = Place(inner, f"{name}.{key}" if name else key)
            self.fields[key] = self._own(place.names), place
        self.size = len(self.names)
        quick = {"truth": self._truth, "number": self._whole, "word": self._word}
        self.put: Put = quick.get("".join(kinds), self._any)()

    def _own(self, names: Iterable[str]) -> int:
        """Where these slots begin."""
        at = len(self.names)
        self.names += names
        return at

    # -- writing: a closure for each common sort of place, since every look at a view calls dozens of them

    def _truth(self) -> Put:
        flag, truth = self.flag, self.truth

        def put(value: object, at: int, out: array[float]) -> None:
            if value is True:
                out[at + truth] = 1.0
            if flag:
                out[at] = -1.0 if value is None else 1.0

        return put

    def _whole(self) -> Put:
        flag, number, unit = self.flag, self.number, self.units[0]

        def put(value: object, at: int, out: array[float]) -> None:
            if type(value) is int:
                share = value * unit
                out[at + number] = share if -LIMIT <= share <= LIMIT else limited(share)
                if flag:
                    out[at] = 1.0
            elif value is None and flag:
                out[at] = -1.0

        return put

    def _word(self) -> Put:
        flag, words, vocabulary = self.flag, self.words, self.vocabulary

        def put(value: object, at: int, out: array[float]) -> None:
            if type(value) is str:
                known = vocabulary.get(value, 0)
                out[at + words + known] = 1.0 if known else echo(value)
                if flag:
                    out[at] = 1.0
            elif value is None and flag:
                out[at] = -1.0

        return put

    def _any(self) -> Put:
        """Several kinds, or one that holds others.  What has no slot is left out."""
        flag, codes = self.flag, self.codes
        own = [(name, start, place.put) for name, (start, place) in self.fields.items()]
        quick = {bool: self._truth(), int: self._whole(), str: self._word()}

        def put(value: object, at: int, out: array[float]) -> None:
            kind, code = type(value), 0
            if kind is dict:
                code = codes.get("fields", 0)
                for name, start, inner in own:
                    if name in value:  # type: ignore[operator]
                        inner(value[name], at + start, out)  # type: ignore[index]
            elif kind is list or kind is tuple:
                code = codes.get("list", 0)
                if self.items is not None:
                    self.items.put(value, at, out)  # type: ignore[arg-type]
            elif value is None:
                code = -1
            elif kind is float:
                code = codes.get("real", 0)
                if code:
                    out[at + self.real] = limited(value * self.units[1])  # type: ignore[operator]
            elif kind is str and " " in value:  # type: ignore[operator]
                code = codes.get("phrase", 0)
                if self.phrase is not None:
                    self.phrase.put(tokens(value), at, out)  # type: ignore[arg-type]
            else:
                code = codes.get(_NAMED[kind], 0)
                if code:
                    quick[kind](value, at, out)
            if flag:
                out[at] = code

        return put

    def read(self, vector: Sequence[float], at: int) -> object:
        """What was written here, as far as it found a place."""
        code = round(vector[at]) if self.flag else 1
        if code <= 0:
            return None if code else _ABSENT
        kind = next(kind for kind, own in self.codes.items() if own == code)
        if kind == "truth":
            return vector[at + self.truth] != 0
        if kind == "number":
            return round(vector[at + self.number] / self.units[0])
        if kind == "real":
            return vector[at + self.real] / self.units[1]
        if kind == "word":
            found = [word for word, own in self.vocabulary.items() if vector[at + self.words + own]]
            return found[0] if found else UNKNOWN
        if kind == "phrase" and self.phrase is not None:
            return " ".join(map(str, self.phrase.read(vector, at)))
        if kind == "list" and self.items is not None:
            return self.items.read(vector, at)
        read = {name: place.read(vector, at + start) for name, (start, place) in self.fields.items()}
        return {name: value for name, value in read.items() if value is not _ABSENT}


class Row:
    """The slots of a list: how long it is, then its items one after another."""

    __slots__ = ("item", "length", "room", "start")

    def __init__(self, owner: Place, shape: Shape, room: int, name: str) -> None:
        self.room = room
        self.item = Place(shape, _ITEM)
        self.length = len(owner.names)
        owner.names.append(f"{name}#")
        self.start = len(owner.names)
        for number in range(room):
            owner.names += [inner.replace(_ITEM, f"{name}[{number}]") for inner in self.item.names]

    def put(self, values: Sequence[object], at: int, out: array[float]) -> None:
        if self.room:
            out[at + self.length] = min(len(values) / self.room, LIMIT)
        put, size = self.item.put, self.item.size
        start = at + self.start
        for value in values[: self.room]:
            put(value, start, out)
            start += size

    def read(self, vector: Sequence[float], at: int) -> list[object]:
        there = min(round(vector[at + self.length] * self.room), self.room)
        starts = [at + self.start + number * self.item.size for number in range(there)]
        return [self.item.read(vector, start) for start in starts]


class Layout:
    """How the views of one game at one kind of table are laid out.  `names` says what each slot holds."""

    def __init__(self, shape: Shape, fixed: Mapping[str, object]) -> None:
        self._shape: Final = shape
        self._root: Final = Place(shape, "")
        self.fixed: Final = dict(fixed)
        """What is the same in every view of this table, and takes no slot."""
        self.size: Final = self._root.size
        self.names: Final = tuple(self._root.names)
        self._nothing: Final = bytes(array("f").itemsize * self.size)

    def encode(self, plain: Mapping[str, object]) -> array[float]:
        """The numbers of `view.plain()`: single precision, a fresh array."""
        out = array("f", self._nothing)
        self._root.put(plain, 0, out)
        return out

    def decode(self, vector: Sequence[float]) -> dict[str, object]:
        """The view that was encoded, as far as it found a place."""
        read = self._root.read(vector, 0)
        assert isinstance(read, dict)
        return {**self.fixed, **read}

    def dump(self) -> str:
        """The layout as text, to be kept with what was learnt by it."""
        return json.dumps({"fixed": self.fixed, "shape": self._shape.plain()}, separators=(",", ":"))

    @classmethod
    def load(cls, text: str) -> Layout:
        told = json.loads(text)
        return cls(Shape.of(told["shape"]), told["fixed"])


def limited(share: float) -> float:
    return share if -LIMIT <= share <= LIMIT else LIMIT if share > 0 else -LIMIT


def echo(word: str) -> float:
    """A number between 0 and 1 for a word that the layout does not know, the same everywhere."""
    return (zlib.crc32(word.encode()) % 65535 + 1) / 65536
