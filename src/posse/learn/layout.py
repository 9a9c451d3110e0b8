"""A view as a fixed number of numbers, and back: made from what the view declares, without playing.

Standard library only.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from functools import cache
from typing import Final

from posse.kernel import AnyGame, load
from posse.kernel import fields as kinds
from posse.kernel.fields import Field, Fixed, Group, Setup, Undeclared
from posse.kernel.options import settle
from posse.learn.slots import slots

LIMIT: Final = 1.0
"""No slot holds more than this, or less than its opposite."""


class UndeclaredFieldsError(TypeError):
    """A view has fields that are not declared: no observation can be made of it."""

    def __init__(self, game: str, missing: Sequence[str]) -> None:
        super().__init__(f"the view of {game} does not declare: {'; '.join(missing)}")
        self.missing: Final = tuple(missing)


class Layout:
    """Where each field of a view is in an observation.  `names` says what each slot holds."""

    def __init__(self, declared: Mapping[str, Field]) -> None:
        self._declared: Final = dict(declared)
        root = slots(Group(self._declared), "")
        self._put: Final = root.put
        self._read: Final = root.read
        self.names: Final = root.names
        self.size: Final = len(root.names)
        self.fixed: Final = {name: own.value for name, own in declared.items() if isinstance(own, Fixed)}
        """What is the same in every view of this table, and takes no slot."""
        self._nothing: Final = bytes(array("f").itemsize * self.size)

    def encode(self, plain: Mapping[str, object]) -> array[float]:
        """Encode `view.plain()` as a new array, in single precision.  `ValueError` names a field that is not
        declared or out of bounds."""
        out = array("f", self._nothing)
        self._put(plain, 0, out)
        return out

    def decode(self, vector: Sequence[float]) -> dict[str, object]:
        """Decode a view, without its derived fields."""
        read = self._read(vector, 0)
        assert isinstance(read, dict)
        return read

    def dump(self) -> str:
        """Return the layout as JSON, to be stored with a trained model."""
        return json.dumps({name: _plain(own) for name, own in self._declared.items()}, separators=(",", ":"))

    @classmethod
    def load(cls, text: str) -> Layout:
        return cls({name: _field(own) for name, own in json.loads(text).items()})


def layout(game: str, seats: int | None = None, options: Mapping[str, object] | None = None) -> Layout:
    """Return the layout of this game's views at a table with these seats and options."""
    rules = load(game)
    count = rules.fewest if seats is None else seats
    settings = {**rules.usual_options(0), **(options or {})}
    rules.setup(count, settings)  # refuses impossible seats and options
    return _made(rules, count, json.dumps(settle(rules.options, settings), sort_keys=True))


@cache
def _made(game: AnyGame, seats: int, options: str) -> Layout:
    declared, missing = _declared(game, seats, json.loads(options))
    if missing:
        raise UndeclaredFieldsError(game.name, missing)
    return Layout(declared)


def undeclared(game: AnyGame) -> list[str]:
    """List the fields of the game's views that are not declared, each with the reason.

    If there are none, the game can be learnt.
    """
    return _declared(game, game.fewest, {})[1]


def _declared(
    game: AnyGame, seats: int, given: Mapping[str, object]
) -> tuple[Mapping[str, Field], list[str]]:
    """Return the fields that a game's views declare at this kind of table, and those they do not."""
    options = settle(game.options, given)
    setup = Setup(seats, options, game.phases, game.catalogue)
    view = game.view(game.setup(seats, options), None)
    try:
        declared: Mapping[str, Field] = type(view).declared(setup)
    except (TypeError, NameError) as error:  # no dataclass, or a hint that cannot be resolved
        return {}, [f"{type(view).__name__}: {error}"]
    missing = [problem for name, own in declared.items() for problem in _undeclared(own, name)]
    plain = view.plain()
    missing += [f"{name}: in plain(), but not declared" for name in plain if name not in declared]
    missing += [f"{name}: declared, but not in plain()" for name in declared if name not in plain]
    return declared, missing


def _undeclared(field: Field, name: str) -> Iterator[str]:
    if isinstance(field, Undeclared):
        yield f"{name}: {field.reason}"
    for key, inner in _inside(field):
        yield from _undeclared(inner, f"{name}{key}")


def _inside(field: Field) -> Iterator[tuple[str, Field]]:
    """Yield the fields that a field is made of, with the ends of their names."""
    match field:
        case kinds.Maybe(inner):
            yield "", inner
        case kinds.Row(item):
            yield "[]", item
        case kinds.Group(named):
            yield from [(f".{key}", own) for key, own in named.items()]
        case kinds.Variant(_, groups):
            yield from [(f".{kind}", group) for kind, group in groups.items()]
        case kinds.Phrase(heads):
            yield from [(f".{head}", own) for head, args in heads.items() for own in args]


# --- as JSON ---

_KIND: Final = ""  # no field of a view has this name


def _plain(value: object) -> object:
    if isinstance(value, Fixed):
        return {_KIND: "Fixed", "value": value.value}
    if isinstance(value, Field):
        own = {each.name: _plain(getattr(value, each.name)) for each in fields(value)}
        return {_KIND: type(value).__name__, **own}
    if isinstance(value, Mapping):
        return {key: _plain(inner) for key, inner in value.items()}
    return [_plain(inner) for inner in value] if isinstance(value, tuple) else value


def _field(data: Mapping[str, object]) -> Field:
    made = _KINDS[str(data[_KIND])]
    if made is Fixed:
        return Fixed(data["value"])
    return made(**{key: _read(inner) for key, inner in data.items() if key != _KIND})


def _read(data: object) -> object:
    if isinstance(data, dict):
        return _field(data) if _KIND in data else {key: _read(inner) for key, inner in data.items()}
    return tuple([_read(inner) for inner in data]) if isinstance(data, list) else data


_KINDS: Final = {kind.__name__: kind for kind in Field.__subclasses__()}
