"""Identity without accounts: a cookie names a browser, and a signed link grants a seat."""

from __future__ import annotations

import base64
import hashlib
from dataclasses import dataclass
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer

from posse.kernel import Illegal, Seat

COOKIE: Final = "posse"
HOST: Final = -1
"""In place of a seat's number in a link: the right to run the table."""


@dataclass(frozen=True)
class Grant:
    """What a link grants: a seat at a table, as long as links of this generation (`epoch`) are valid."""

    table: str
    seat: Seat
    epoch: int


@dataclass(frozen=True)
class Caller:
    """Who sent a request: a browser by its cookie, a program by its link, or both."""

    person: str
    """A hash of the cookie's content; empty without a cookie."""
    grant: Grant | None = None
    address: str = ""
    """What stands for the network that the request came from; it is never stored."""


class Signer:
    """Signs links and cookies with the server's secret.  To guess a signature takes at least 2^128 tries."""

    def __init__(self, secret: bytes) -> None:
        signing = {"key_derivation": "hmac", "digest_method": hashlib.sha256}
        self._links: Final = URLSafeSerializer(secret, salt="posse.seat", signer_kwargs=signing)
        self._people: Final = URLSafeSerializer(secret, salt="posse.person", signer_kwargs=signing)

    def link(self, grant: Grant) -> str:
        return str(self._links.dumps([grant.table, grant.seat, grant.epoch]))

    def grant(self, token: str) -> Grant:
        try:
            table, seat, epoch = self._links.loads(token)
        except (BadSignature, ValueError, TypeError):
            raise Illegal("bad-link") from None
        return Grant(table, seat, epoch)

    def cookie(self, entropy: bytes) -> str:
        """Return the cookie for a new browser."""
        return str(self._people.dumps(entropy.hex()))

    def person(self, cookie: str) -> str:
        """Return the person of a cookie; empty if the server did not sign it."""
        try:
            return person(str(self._people.loads(cookie)))
        except BadSignature:
            return ""


def person(name: str) -> str:
    """Return the hash that is stored for a person.  It recognizes a cookie; no cookie can be made from it."""
    return hashlib.sha256(f"posse.person {name}".encode()).hexdigest()[:32]


def table_id(random: bytes) -> str:
    """Return an id of a table, made of 16 random bytes."""
    return base64.b32encode(random).decode().rstrip("=").lower()
