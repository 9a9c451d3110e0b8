"""Chains of secrets that people bring along, so that nobody knows a roll before it is due.

A chain begins with a seed, and each link is the hash of the one before.  Its end is published before the
game; for roll 0 the link before it is shown, for roll 1 the one before that, and so on.  Anybody can check a
link against the published end, and nobody can compute the next one.  docs/fairness.md says what this proves.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

LENGTH: Final = 1024
"""The number of links of a chain.  Later rolls are made without it."""
MISSING: Final = "-"

Links = Sequence[bytes | None]
"""What the seats revealed for a roll; None for a seat that revealed nothing."""


def step(link: bytes) -> bytes:
    return sha256(b"posse/1/link/" + link).digest()


def chain(seed: bytes, length: int = LENGTH) -> list[bytes]:
    """Return the published end of a chain, and then its links in the order of the rolls."""
    links = [seed]
    for _ in range(length):
        links.append(step(links[-1]))
    return links[::-1]


def fits(link: bytes, roll: int, end: bytes) -> bool:
    """Return whether this is the link for a roll, of the chain with this end."""
    for _ in range(roll + 1):
        link = step(link)
    return link == end


def mixed(salt: bytes, links: Links) -> bytes:
    """Return what takes the place of the salt in a roll: the salt, and every link revealed for it."""
    shown = [bytes(32) if link is None else link for link in links]
    return sha256(b"posse/1/links/" + salt + b"".join(shown)).digest()


def contribution(salt: str, end: str) -> bytes:
    """Return what a seat brings to the salt: so whoever noted the salt has noted every chain."""
    return f"{salt}|{end}".encode() if end else salt.encode()


def encode(links: Links) -> str:
    return " ".join([MISSING if link is None else link.hex() for link in links])


def decode(words: str) -> list[bytes | None]:
    return [None if word == MISSING else bytes.fromhex(word) for word in words.split()]
