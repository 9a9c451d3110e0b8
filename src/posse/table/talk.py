"""What was said at a table, and who may talk there."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Mapping
from typing import Any, Final

from posse.table import json_codec
from posse.table.entry import Entry
from posse.table.moment import compact_json

PLAYERS_LINES: Final = 500
SPECTATORS_LINES: Final = 200
"""The number of messages that a table shows, of players and of spectators.  They are kept apart, so that no
spectator drives out what a player said."""

WHO: Final = ("everybody", "players", "nobody")
"""Who may talk, as the host decides."""
ACTIONS: Final = (*WHO, "clear", "mute", "unmute", "remove", "readmit")


class Talk:
    """The chat of a table.  A *voice* is a seat by its number, or a spectator by a name that is made of the
    network they come from, and differs from table to table.
    """

    def __init__(self) -> None:
        self.who = WHO[0]
        self.muted: Final[set[str]] = set()
        self.removed: Final[set[str]] = set()
        """The spectators who may no longer come here."""
        self.said: Final[Counter[str]] = Counter()
        """How much each voice has said."""
        self._players: Final[deque[tuple[int, bytes]]] = deque(maxlen=PLAYERS_LINES)
        self._spectators: Final[deque[tuple[int, bytes]]] = deque(maxlen=SPECTATORS_LINES)

    def apply(self, entry: Entry, details: Mapping[str, Any]) -> None:
        """Apply an entry; those of other kinds change nothing."""
        if entry.kind == "said":
            self.said[voice_of(entry, details)] += 1
            lines = self._spectators if entry.seat is None else self._players
            lines.append((entry.seq, said_message(entry)))
        elif entry.kind == "moderated":
            self._moderate(str(details["action"]), str(details["voice"]))

    def _moderate(self, action: str, voice: str) -> None:
        match action:
            case "clear":
                self._players.clear()
                self._spectators.clear()
            case "mute":
                self.muted.add(voice)
            case "unmute":
                self.muted.discard(voice)
            case "remove":
                self.removed.add(voice)
            case "readmit":
                self.removed.discard(voice)
            case _:
                self.who = action

    def messages(self) -> list[bytes]:
        """Return what was said, in order."""
        return [line for _, line in sorted([*self._players, *self._spectators])]

    def plain(self) -> dict[str, object]:
        return {"who": self.who, "muted": sorted(self.muted), "removed": sorted(self.removed)}


def voice_of(entry: Entry, details: Mapping[str, Any]) -> str:
    return str(details.get("voice", "")) if entry.seat is None else str(entry.seat)


def said_message(entry: Entry) -> bytes:
    """Return the message of something that was said."""
    details = json_codec.loads(entry.words)
    told = {"type": "said", "seat": entry.seat, "at": entry.at, "name": details["name"]}
    return compact_json({**told, "text": details["text"], "voice": voice_of(entry, details)})
