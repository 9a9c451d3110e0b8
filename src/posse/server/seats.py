"""Who you are: a cookie that names a browser, and signed links that give a seat.  No accounts."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer

from posse.kernel import Illegal, Seat

COOKIE: Final = "posse"
HOST: Final = -1
"""In place of a seat's number: the right to run the table."""


@dataclass(frozen=True)
class Grant:
    """What a link gives: a seat at a table, while links of this generation are good."""

    table: str
    seat: Seat
    epoch: int


@dataclass(frozen=True)
class Caller:
    """Whoever is asking: a browser by its cookie, a program by its link, or both."""

    person: str
    """A hash of what the cookie says; empty without one."""
    grant: Grant | None = None


class Signer:
    """Signs with the server's secret.  To guess a signature one needs 2^128 tries and more."""

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
        """A new browser's name."""
        return str(self._people.dumps(entropy.hex()))

    def person(self, cookie: str) -> str:
        """The person behind a cookie; empty if we did not sign it."""
        try:
            return person(str(self._people.loads(cookie)))
        except BadSignature:
            return ""


def person(name: str) -> str:
    """What is stored of somebody: enough to know them again, not enough to be them."""
    return hashlib.sha256(f"posse.person {name}".encode()).hexdigest()[:32]
