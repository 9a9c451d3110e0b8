"""Limits for one address.  Each process counts for itself; see docs/hosting.md."""

from __future__ import annotations

from typing import Final

from limits import RateLimitItem, RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from posse.kernel import Illegal

GUESSES: Final = 10
"""Wrong links per minute from one IP address.  A link has 2^128 possible values."""
LINES: Final = 10
"""Chat messages in half a minute of one seat, or of all spectators at one IP address."""
WORK: Final = 250
"""Milliseconds of computing per minute for one IP address, for each request per second that it may send."""
UNLIMITED: Final = 10**9


class Throttle:
    """The limits of a process: `rate` requests per second, averaged over five seconds, and others in
    proportion; 0: no limit.
    """

    def __init__(self, rate: int) -> None:
        self._limiter: Final = FixedWindowRateLimiter(MemoryStorage())
        self._on: Final = rate > 0
        seconds = RateLimitItemPerSecond(max(1, rate) * 5, 5)
        self._limits: Final[dict[str, RateLimitItem]] = {
            "request": seconds,
            "message": seconds,
            "make": RateLimitItemPerMinute(max(1, rate)),
            "practice": RateLimitItemPerMinute(max(1, rate)),
            "guess": RateLimitItemPerMinute(GUESSES),
            "line": RateLimitItemPerSecond(LINES, 30),
            "work": RateLimitItemPerMinute(max(1, rate) * WORK),
        }
        self.most_messages: Final = rate * 50 or UNLIMITED
        """How many messages a connection may send too fast before it is cut off."""
        self.most_sockets: Final = rate * 10 or UNLIMITED
        """Sockets open at once from one address."""
        self.most_tables: Final = rate * 5 or UNLIMITED
        """Tables in memory that were made from one address."""

    def count(self, what: str, who: str, cost: int = 1) -> None:
        """Count one more, or `cost` more; raise `Illegal` if that is too many.  The cost of `work` is in
        milliseconds."""
        if self._on and not self._limiter.hit(self._limits[what], what, who, cost=cost):
            raise self._refusal(what)

    def check(self, what: str, who: str) -> None:
        """Raise `Illegal` if one more would be too many, without counting it."""
        if self._on and not self._limiter.test(self._limits[what], what, who):
            raise self._refusal(what)

    def _refusal(self, what: str) -> Illegal:
        return Illegal("too-fast", seconds=self._limits[what].get_expiry())
