"""A table's source of chance: keys derived from its secret, numbers derived from a key and the players' salt.

docs/fairness.md says what this proves.  Nothing is remembered between two rolls: a server that crashes and
rolls again gets the same result.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Final, NamedTuple, NoReturn, overload

from posse.kernel import Chance, Outcome, Shot
from posse.table.fair.tree import Nodes, grow, leaf

SIZE: Final = 32
"""The number of bytes of a secret, a key and a salt."""

ROLLS: Final = 1024
"""The number of rolls in a book.  A book has one root; a long game uses several books."""

WIDTH: Final = 8
"""The number of draws of a roll that have a key of their own; later draws use the key of the last one."""

_UNIT: Final = 2.0**-53


# --- keys ---


def roll_key(secret: bytes, number: int) -> bytes:
    """Return the key of the roll with this number, counted from 0."""
    return _made(book_key(secret, number // ROLLS), "roll", number)


def draw_keys(key: bytes) -> tuple[bytes, ...]:
    """Return the keys of a roll's draws: one each, so that a die can be revealed without the others."""
    return tuple([_made(key, "draw", at) for at in range(WIDTH)])


class _Drawn(Sequence[bytes]):
    """The same keys as `draw_keys`, each computed when it is used."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def __len__(self) -> int:
        return WIDTH

    @overload
    def __getitem__(self, at: int) -> bytes: ...

    @overload
    def __getitem__(self, at: slice) -> Sequence[bytes]: ...

    def __getitem__(self, at: int | slice) -> bytes | Sequence[bytes]:
        return _made(self._key, "draw", at) if isinstance(at, int) else draw_keys(self._key)[at]


@lru_cache(4)  # about 1.3 MB each
def book(secret: bytes, number: int) -> Nodes:
    """Return the hash tree over the keys of all draws of a book."""
    rolls = range(number * ROLLS, (number + 1) * ROLLS)
    return grow([leaf(key) for roll in rolls for key in draw_keys(roll_key(secret, roll))])


def commitment(secret: bytes) -> str:
    """Return what is published before anybody sits down: the root of the first book."""
    return book(secret, 0)[1].hex()


def later_books(secret: bytes, rolls: int) -> list[str]:
    """Return the roots of the books after the first, up to the one that the roll numbered `rolls` needs."""
    return [book(secret, number)[1].hex() for number in range(1, rolls // ROLLS + 1)]


def blend(contributions: Iterable[bytes]) -> bytes:
    """Return the table's salt, from the contribution of each seat, in the order of the seats."""
    return sha256(b"posse/1/salt/" + b"".join([sha256(part).digest() for part in contributions])).digest()


def book_key(secret: bytes, number: int) -> bytes:
    """Return the key from which those of a book's rolls are derived."""
    return _made(secret, "book", number)


def _made(key: bytes, what: str, number: int) -> bytes:
    return _keyed(key, b"posse/1/%s/%d" % (what.encode(), number))


_BLOCK: Final = 64
_INNER: Final = bytes([byte ^ 0x36 for byte in range(256)])
_OUTER: Final = bytes([byte ^ 0x5C for byte in range(256)])


def _keyed(key: bytes, message: bytes) -> bytes:
    """Return `hmac.digest(key, message, "sha256")`, for a key no longer than a block.  OpenSSL takes
    twice as long, because it looks the algorithm up at every call; a roll of five dice needs eleven.
    """
    block = key.ljust(_BLOCK, b"\0")
    return sha256(block.translate(_OUTER) + sha256(block.translate(_INNER) + message).digest()).digest()


# --- numbers ---


class Draws(random.Random):
    """Random numbers from keys.  Every method but `random` raises: a verifier must know how many draws a roll
    takes.

    A draw whose key is None gives 0, so that the other draws can be checked without it.
    """

    def __new__(cls, *_: object) -> Draws:
        return super().__new__(cls)  # the parent class would take the keys for a seed

    def __init__(self, keys: Sequence[bytes | None], salt: bytes) -> None:
        self.count = 0
        self._keys = keys
        self._salt = salt

    def random(self) -> float:
        """Return the next number: 53 bits of the draw's digest, as many as a float holds."""
        key = self._keys[min(self.count, WIDTH - 1)]
        if key is not None and self.count >= WIDTH:
            key = _made(key, "draw", self.count)
        self.count += 1
        return 0.0 if key is None else (int.from_bytes(salted(key, self._salt)[:7], "big") >> 3) * _UNIT


def _refuse(*_: object, **__: object) -> NoReturn:
    raise TypeError("chance may ask for random() alone")


for _name in dir(random.Random):
    if not _name.startswith("_") and _name != "random":
        setattr(Draws, _name, _refuse)


def salted(key: bytes, salt: bytes) -> bytes:
    """Return a draw's 32 bytes.  A server that chose its secret for its keys did not know the salt."""
    return _keyed(key, salt)


# --- answers ---


Flick = Callable[[Shot, bytes, int], tuple[Outcome, bytes]]
"""Simulates a shot, from a seed and the shot's number: returns the outcome, and the path of the die for the
animation.  The caller passes it in, because a table knows no physics."""


class Roll(NamedTuple):
    outcome: Outcome
    trail: bytes
    """The path of a flicked die; empty for every other roll."""
    draws: int


def answer(ask: Chance, keys: Sequence[bytes | None], salt: bytes, flick: Flick) -> Roll:
    """Return the roll that these keys give.  The server and the verifier both use this."""
    if isinstance(ask, Shot) and (key := keys[0]) is not None:
        return Roll(*flick(ask, salted(key, salt), 0), draws_of(ask, keys, salt))
    draws = Draws(keys, salt)
    outcome = ask.sample(draws)
    return Roll(outcome, b"", draws.count)


def draws_of(ask: Chance, keys: Sequence[bytes | None], salt: bytes) -> int:
    """Return how many draws the answer to this chance takes; a shot takes one."""
    if isinstance(ask, Shot) and keys[0] is not None:
        return 1
    draws = Draws(keys, salt)
    ask.sample(draws)
    return draws.count


class DiceSource:
    """A table's source of chance."""

    def __init__(self, secret: bytes, salt: bytes, flick: Flick) -> None:
        if len(secret) != SIZE or len(salt) != SIZE:
            raise ValueError(f"a secret and a salt have {SIZE} bytes")
        self._secret = secret
        self._salt = salt
        self._flick = flick
        self._book = -1, b""
        """The number and the key of the book that was last used."""

    def answer(self, ask: Chance, number: int) -> tuple[Outcome, bytes]:
        """Return the outcome, and the path of a flicked die; `number` chances were answered before."""
        book = number // ROLLS
        if self._book[0] != book:
            self._book = book, book_key(self._secret, book)
        key = _made(self._book[1], "roll", number)
        found = answer(ask, _Drawn(key), self._salt, self._flick)
        return found.outcome, found.trail
