"""The reveal of a finished game: the keys of the dice that its reader saw, and the hashes that prove them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from posse.kernel import Chance, Damaged, Illegal, Record
from posse.table.fair import tree
from posse.table.fair.dice_source import ROLLS, SIZE, WIDTH, book, draw_keys, draws_of, roll_key
from posse.table.fair.links import Links, mixed

FORMAT: Final = 1
UNKNOWN: Final = "?"
_HEX: Final = re.compile(rf"[0-9a-f]{{{2 * SIZE}}}")

Shown = bytes | tuple[bytes | None, ...] | None
"""What is revealed of a roll: its key; or the keys of some of its draws; or nothing."""


Brought = tuple[str, str]
"""What a seat's player brought: characters for the salt, and the end of a chain."""


@dataclass(frozen=True)
class Book:
    root: bytes
    beside: tuple[bytes, ...]
    """The neighbours that are needed to compute the root from the keys."""


@dataclass(frozen=True)
class Reveal:
    game: str
    rules: int
    record: bytes
    """The digest of the redacted record that it belongs to."""
    salt: bytes
    books: tuple[Book, ...]
    rolls: tuple[Shown, ...]
    seats: tuple[Brought, ...] = ()
    """What each seat brought, if people's chains took part in the rolls."""
    links: tuple[Links, ...] = ()
    """What they revealed for each roll."""

    def salt_of(self, roll: int) -> bytes:
        return mixed(self.salt, self.links[roll]) if self.links else self.salt

    def plain(self) -> dict[str, object]:
        """Return the reveal as plain data, for JSON."""
        return {
            "reveal": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "record": self.record.hex(),
            "salt": self.salt.hex(),
            "books": [{"root": b.root.hex(), "beside": [n.hex() for n in b.beside]} for b in self.books],
            "rolls": [_plain(shown) for shown in self.rolls],
            **self._plain_links(),
        }

    def _plain_links(self) -> dict[str, object]:
        if not self.links:
            return {}
        seats = [{"salt": salt, "chain": chain} for salt, chain in self.seats]
        return {"seats": seats, "links": [[_plain(link) for link in links] for links in self.links]}

    @classmethod
    def read(cls, data: object) -> Reveal:
        """Parse a reveal from plain data; `Damaged` names the invalid part."""
        names = ("reveal", "game", "rules", "record", "salt", "books", "rolls")
        linked = isinstance(data, dict) and "links" in data
        known = _object("reveal", data, (*names, "seats", "links") if linked else names)
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
        if not linked:
            return cls(game, rules, *digests, tuple(books), rolls)
        seats = tuple([_brought(each) for each in _list("seats", known["seats"])])
        links = tuple([_links(each, len(seats)) for each in _list("links", known["links"])])
        if len(links) != len(rolls):
            raise Damaged("bad-reveal", field="links")
        return cls(game, rules, *digests, tuple(books), rolls, seats, links)


def reveal(
    record: Record,
    redacted: Record,
    secret: bytes,
    salt: bytes,
    seats: Sequence[Brought] = (),
    links: Sequence[Links] = (),
) -> dict[str, object]:
    """Return the reveal for the readers of a redacted record, as plain data.  `links`, for each roll, are
    there if people's chains took part; then `seats` says what each seat brought.
    """
    rolls: list[Shown] = []
    for line, ask in chances(record):
        key = roll_key(secret, len(rolls))
        words = outcome_words(redacted.inputs[line]) if line < len(redacted.inputs) else []
        if not _is_redacted_from(outcome_words(record.inputs[line]), words):
            raise Illegal("other-record", game=record.game)
        mix = mixed(salt, links[len(rolls)]) if links else salt
        rolls.append(_granted(ask, words, key, mix))
    books = [_book(secret, number, rolls) for number in range(books_of(len(rolls)))]
    parts = (tuple(books), tuple(rolls), tuple(seats), tuple(links))
    return Reveal(redacted.game, redacted.rules, digest(redacted), salt, *parts).plain()


def digest(record: Record) -> bytes:
    return sha256(str(record).encode()).digest()


def chances(record: Record) -> Iterator[tuple[int, Chance]]:
    """Yield every answer of chance in the record: the number of its input, and what was asked."""
    for line, state in enumerate(record.replay()):
        ask = state.ask()
        if isinstance(ask, Chance) and line < len(record.inputs):
            yield line, ask


def outcome_words(line: str) -> list[str]:
    """Return the outcome of an input of chance: `A K` of `chance dice A K`."""
    return line.split()[2:]


def grant(words: Sequence[str], draws: int) -> tuple[bool, ...]:
    """Return for each key of a roll whether the readers of these words get it.

    If a roll has as many draws as words, each word has its own key; otherwise it is all or nothing.
    """
    if UNKNOWN not in words:
        return (True,) * WIDTH
    if draws != len(words):
        return (False,) * WIDTH
    # The last key also gives all draws after it.
    parts = [*[words[at : at + 1] for at in range(WIDTH - 1)], words[WIDTH - 1 :]]
    return tuple([bool(part) and UNKNOWN not in part for part in parts])


def known_nodes(number: int, rolls: Sequence[Shown]) -> dict[int, bytes]:
    """Return the nodes of a book's tree that can be computed from what is revealed of its rolls."""
    found = {}
    for at, shown in enumerate(rolls[number * ROLLS : (number + 1) * ROLLS]):
        if isinstance(shown, bytes):
            found[ROLLS + at] = tree.grow([tree.leaf(key) for key in draw_keys(shown)])[1]
        for draw, key in enumerate(shown if isinstance(shown, tuple) else ()):
            if key is not None:
                found[(ROLLS + at) * WIDTH + draw] = tree.leaf(key)
    return found


def books_of(rolls: int) -> int:
    """Return how many books this number of rolls takes: at least one, even without any roll."""
    return max(1, -(-rolls // ROLLS))


def _is_redacted_from(words: Sequence[str], redacted: Sequence[str]) -> bool:
    if len(words) != len(redacted):
        return False
    return all(b in (a, UNKNOWN) for a, b in zip(words, redacted, strict=True))


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
    """Parse 32 bytes in hex.  Lower case only, so that a changed letter is always a changed key."""
    if not isinstance(value, str) or not _HEX.fullmatch(value):
        raise Damaged("bad-reveal", field=field)
    return bytes.fromhex(value)


def _brought(value: object) -> Brought:
    part = _object("seats", value, ("salt", "chain"))
    salt, chain = part["salt"], part["chain"]
    if not isinstance(salt, str) or not isinstance(chain, str) or (chain and not _HEX.fullmatch(chain)):
        raise Damaged("bad-reveal", field="seats")
    return salt, chain


def _links(value: object, seats: int) -> Links:
    found = [None if link is None else _bytes("links", link) for link in _list("links", value)]
    if len(found) != seats:
        raise Damaged("bad-reveal", field="links")
    return tuple(found)


def _list(field: str, value: object) -> list[object]:
    if not isinstance(value, list):
        raise Damaged("bad-reveal", field=field)
    return value


def _object(field: str, value: object, names: Iterable[str]) -> dict[str, object]:
    if not isinstance(value, dict) or set(value) != set(names):
        raise Damaged("bad-reveal", field=field)
    return value
