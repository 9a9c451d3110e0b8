"""Refusals.  They carry an id and its details; `posse.words` turns them into sentences."""

from __future__ import annotations

Detail = int | str | tuple[str, ...]


class Illegal(ValueError):  # noqa: N818 - it names what the input was
    """Refused input: the reason as an id, with details.  Whatever refused it is unchanged."""

    def __init__(self, reason: str, **details: Detail) -> None:
        super().__init__(reason, details)
        self.reason = reason
        self.details = details

    def __str__(self) -> str:
        details = ", ".join([f"{name}={value!r}" for name, value in self.details.items()])
        return f"{self.reason} ({details})" if details else self.reason


class Damaged(Illegal):
    """A text that cannot be read back.  `line` counts from 1; 0 when the text has no lines."""

    def __init__(self, reason: str, line: int = 0, **details: Detail) -> None:
        super().__init__(reason, **details)
        self.line = line

    def __str__(self) -> str:
        return f"line {self.line}: {super().__str__()}" if self.line else super().__str__()
