"""How a law says that it does not hold."""

from __future__ import annotations

from collections.abc import Callable

from posse.kernel import Illegal


class Broken(AssertionError):  # noqa: N818 - it says what happened to the law
    """A law that does not hold, and what was found instead."""


def demand(holds: bool, problem: str, *parts: object) -> None:
    """Raise `Broken` unless it holds.  The parts fill the braces of the problem, and only when it is told:
    a position takes long to write out."""
    if not holds:
        raise Broken(problem.format(*parts))


def demand_refusal(act: Callable[[], object], problem: str, *parts: object) -> Illegal:
    """The refusal of what must be refused; `Broken` if it was accepted."""
    try:
        act()
    except Illegal as refusal:
        return refusal
    raise Broken(problem.format(*parts))
