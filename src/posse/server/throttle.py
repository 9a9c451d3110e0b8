"""Rate limits.  Each process counts for itself; see docs/hosting.md."""

from __future__ import annotations

from typing import Final

from limits import RateLimitItem, RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from posse.kernel import Illegal

GUESSES: Final = 10
"""Wrong links per minute from one IP address.  A link has 2^128 possible values."""


class Throttle:
    """The rate limits of a process: `rate` requests per second, averaged over five seconds; 0: no limit."""

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
        }

    def count(self, what: str, who: str) -> None:
        """Count one more; raise `Illegal` if it is one too many."""
        if self._on and not self._limiter.hit(self._limits[what], what, who):
            raise self._refusal(what, who)

    def check(self, what: str, who: str) -> None:
        """Raise `Illegal` if one more would be too many, without counting it."""
        if self._on and not self._limiter.test(self._limits[what], what, who):
            raise self._refusal(what, who)

    def _refusal(self, what: str, who: str) -> Illegal:
        limit = self._limits[what]
        return Illegal("too-fast", seconds=limit.get_expiry())
