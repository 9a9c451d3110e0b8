"""A playthrough as a text: what it shows, the map, then each input and, indented, what everybody was told.

Some words about it.

| . . V
|  . . .
option turn_limit 2

0 destination north
0 turn e
    turned to=e
...
over 1 2
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from posse import Damaged, Over, Record, load
from posse.games.stage_coach import Land, StageCoach, add
from posse.kernel import Setting

INDENT: Final = "    "
GAME: Final = StageCoach()


@dataclass
class Playthrough:
    """One file taken apart: its head as written, and its inputs."""

    head: str
    rows: tuple[str, ...]
    options: dict[str, Setting]
    inputs: list[str]

    @classmethod
    def read(cls, path: Path) -> Playthrough:
        head: list[str] = []
        rows: list[str] = []
        options: dict[str, Setting] = {}
        inputs: list[str] = []
        for line in path.read_text("utf-8").splitlines():
            if line.startswith(("|", "option ")) or (not inputs and not _is_input(line)):
                head.append(line)
                if line.startswith("|"):
                    rows.append(line[1:])
                elif line.startswith("option "):
                    _, name, value = line.split()
                    options[name] = next(o for o in GAME.options if o.name == name).parse(value)
            elif line and not line.startswith(INDENT):
                inputs.append(line)
        return cls("\n".join(head).rstrip(), tuple(rows), options, inputs)

    def record(self) -> Record:
        """The same game as a record, on a map made known under a name of its own."""
        name = f"golden-{hashlib.sha256(''.join(self.rows).encode()).hexdigest()[:8]}"
        add(name, Land(name, "drawn for a playthrough", self.rows))
        game = load("stage-coach")
        options = game.settings(game.setup(2, {"map": name, **self.options}).table)
        return Record(game.name, game.rules, 2, options, list(self.inputs))

    def told(self) -> str:
        """The whole file as it should read: the head, and each input with what it brought."""
        lines = [self.head, ""]
        states = self.record().replay()
        state = next(states)
        state.listen()
        for words in self.inputs:
            lines.append(words)
            if not words.startswith("over "):
                next(states)
                lines += [f"{INDENT}{event}" for event in state.heard() if event.heard_by(None)]
        ask = state.ask()
        if isinstance(ask, Over) != self.inputs[-1].startswith("over "):
            raise Damaged("other-ending", found=self.inputs[-1])
        assert next(states, None) is None  # the closing line has been compared with the ranks
        return "\n".join([*lines, ""])


def _is_input(line: str) -> bool:
    return line.startswith(("0 ", "1 ", "chance ", "over "))
