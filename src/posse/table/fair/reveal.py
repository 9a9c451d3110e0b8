"""What is shown after a game: the keys of those dice that its readers saw anyway, and a way to the root."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from posse.kernel import Chance, Damaged, Illegal, Record
from posse.table.fair import tree
from posse.table.fair.dice_source import ROLLS, SIZE, WIDTH, book, draw_keys, draws_of, roll_key

FORMAT: Final = 1
UNKNOWN: Final = "?"
_HEX: Final = re.compile(rf"[0-9a-f]{{{2 * SIZE}}}")

Shown = bytes | tuple[bytes | None, ...] | None
"""Of a roll: its key; or the keys of some of its draws; or nothing."""


@dataclass(frozen=True)
class Book:
    root: bytes
    beside: tuple[bytes, ...]
    """The neighbours that are needed on the way from the keys to the root."""


@dataclass(frozen=True)
class Reveal:
    game: str
    rules: int
    record: bytes
    """The digest of the told record that it belongs to."""
    salt: bytes
    books: tuple[Book, ...]
    rolls: tuple[Shown, ...]

    def plain(self) -> dict[str, object]:
        """The same for JSON."""
        return {
            "reveal": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "record": self.record.hex(),
            "salt": self.salt.hex(),
            "books": [{"root": b.root.hex(), "beside": [n.hex() for n in b.beside]} for b in self.books],
            "rolls": [_plain(shown) for shown in self.rolls],
        }

    @classmethod
    def read(cls, data: object) -> Reveal:
        """The reveal that was written so; `Damaged` names the part that cannot be."""
        known = _object("reveal", data, ("reveal", "game", "rules", "record", "salt", "books", "rolls"))
        game, rules = known["game"], known["rules"]
        if type(known["reveal"]) is not int or known["reveal"] != FORMAT:
            raise Damaged("bad-reveal", field="reveal")
        if not isinstance(game, str) or type(rules) is not int:
            raise Damaged("bad-reveal", field="game")
        books = []
        for each in _list("books", known["books"]):
            part = _object("books", each, ("root", "beside"))
            beside = [_bytes("beside", node) for node in _list("beside", part["beside"])]
            books.append(Book(_bytes("root", part["root"]), tuple(beside)))
        rolls = tuple([_shown(shown) for shown in _list("rolls", known["rolls"])])
        if len(books) != books_of(len(rolls)):
            raise Damaged("bad-reveal", field="books")
        digests = (_bytes("record", known["record"]), _bytes("salt", known["salt"]))
        return cls(game, rules, *digests, tuple(books), rolls)


def reveal(record: Record, told: Record, secret: bytes, salt: bytes) -> dict[str, object]:
    """For the readers of the told record, what proves it to them, as JSON has it."""
    rolls: list[Shown] = []
    for line, ask in chances(record):
        key = roll_key(secret, len(rolls))
        words = outcome_words(told.inputs[line]) if line < len(told.inputs) else []
        if not _retold(outcome_words(record.inputs[line]), words):
            raise Illegal("other-record", game=record.game)
        rolls.append(_granted(ask, words, key, salt))
    books = [_book(secret, number, rolls) for number in range(books_of(len(rolls)))]
    return Reveal(told.game, told.rules, digest(told), salt, tuple(books), tuple(rolls)).plain()


def digest(record: Record) -> bytes:
    return sha256(str(record).encode()).digest()


def chances(record: Record) -> Iterator[tuple[int, Chance]]:
    """Where the record lets chance speak: which input, and what was asked."""
    for line, state in enumerate(record.replay()):
        ask = state.ask()
        if isinstance(ask, Chance) and line < len(record.inputs):
            yield line, ask


def outcome_words(line: str) -> list[str]:
    """`chance dice A K`: what comes after the kind."""
    return line.split()[2:]


def grant(words: Sequence[str], draws: int) -> tuple[bool, ...]:
    """Which draws' keys belong to the readers of these words.

    Where a roll has as many draws as words, each word has its own; else it is all or nothing.
    """
    if UNKNOWN not in words:
        return (True,) * WIDTH
    if draws != len(words):
        return (False,) * WIDTH
    # The last key makes all the draws that follow, too.
    parts = [*[words[at : at + 1] for at in range(WIDTH - 1)], words[WIDTH - 1 :]]
    return tuple([bool(part) and UNKNOWN not in part for part in parts])


def known_nodes(number: int, rolls: Sequence[Shown]) -> dict[int, bytes]:
    """The nodes of a book's tree that follow from what is shown of its rolls."""
    found = {}
    for at, shown in enumerate(rolls[number * ROLLS : (number + 1) * ROLLS]):
        if isinstance(shown, bytes):
            found[ROLLS + at] = tree.grow([tree.leaf(key) for key in draw_keys(shown)])[1]
        for draw, key in enumerate(shown if isinstance(shown, tuple) else ()):
            if key is not None:
                found[(ROLLS + at) * WIDTH + draw] = tree.leaf(key)
    return found


def books_of(rolls: int) -> int:
    """How many books so many rolls take; the first is there even if nothing was rolled."""
    return max(1, -(-rolls // ROLLS))


def _retold(words: Sequence[str], told: Sequence[str]) -> bool:
    return len(words) == len(told) and all(b in (a, UNKNOWN) for a, b in zip(words, told, strict=True))


def _granted(ask: Chance, words: Sequence[str], key: bytes, salt: bytes) -> Shown:
    if ask.sealed:
        return None
    if UNKNOWN not in words:
        return key
    keys = draw_keys(key)
    granted = grant(words, draws_of(ask, keys, salt))
    return tuple([k if g else None for k, g in zip(keys, granted, strict=True)]) if any(granted) else None


def _book(secret: bytes, number: int, rolls: Sequence[Shown]) -> Book:
    nodes, beside = book(secret, number), list[bytes]()

    def neighbour(at: int) -> bytes:
        beside.append(nodes[at])
        return nodes[at]

    known = known_nodes(number, rolls)
    if known:
        tree.climb(known, neighbour)
    return Book(nodes[1], tuple(beside))


# --- JSON ---


def _plain(shown: Shown) -> object:
    if isinstance(shown, tuple):
        return [_plain(key) for key in shown]
    return None if shown is None else shown.hex()


def _shown(value: object) -> Shown:
    if not isinstance(value, list):
        return None if value is None else _bytes("rolls", value)
    if len(value) != WIDTH:
        raise Damaged("bad-reveal", field="rolls")
    return tuple([None if key is None else _bytes("rolls", key) for key in value])


def _bytes(field: str, value: object) -> bytes:
    """One way to write them, so that a changed letter is always a changed key."""
    if not isinstance(value, str) or not _HEX.fullmatch(value):
        raise Damaged("bad-reveal", field=field)
    return bytes.fromhex(value)


def _list(field: str, value: object) -> list[object]:
    if not isinstance(value, list):
        raise Damaged("bad-reveal", field=field)
    return value


def _object(field: str, value: object, names: Iterable[str]) -> dict[str, object]:
    if not isinstance(value, dict) or set(value) != set(names):
        raise Damaged("bad-reveal", field=field)
    return value
