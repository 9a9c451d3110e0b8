"""A playthrough as a text: what it shows, where it starts, then each input and, indented, what everybody
was told.

Some words about it.

| . . V
|  . . .
option turn_limit 2

0 destination north
0 turn e
    turned to=e
...
over 1 2

A game of Stage Coach draws its map.  Another game says which it is, and how many sit down to it; or it
begins in the middle, Pony Express with its riders drawn, the arrow before the one whose turn begins:

game pony-express
|> ted   30 $3 spurs
|  bill  12 $0 jailed
|  harry  5 $3
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from posse import Chance, Damaged, Over, load
from posse.games.pony_express import PonyExpress, Race
from posse.games.pony_express.turn import begin_turn
from posse.games.stage_coach import Land, StageCoach, add
from posse.kernel import AnyGame, Event, Setting, State

INDENT: Final = "    "
STAGE_COACH: Final = StageCoach()
PONY_EXPRESS: Final = PonyExpress()


@dataclass
class Playthrough:
    """One file taken apart: its head as written, and its inputs."""

    game: AnyGame
    head: str
    rows: tuple[str, ...]
    seats: int
    options: dict[str, Setting]
    inputs: list[str]

    @classmethod
    def read(cls, path: Path) -> Playthrough:
        lines = path.read_text("utf-8").splitlines()
        first = next(number for number, line in enumerate(lines) if _is_input(line))
        head = lines[:first]
        said = [line.split() for line in head if line.startswith(("game ", "seats ", "option "))]
        game = load(next((words[1] for words in said if words[0] == "game"), STAGE_COACH.name))
        seats = next((int(words[1]) for words in said if words[0] == "seats"), game.fewest)
        known = {option.name: option for option in game.options}
        options = {words[1]: known[words[1]].parse(words[2]) for words in said if words[0] == "option"}
        rows = tuple([line[1:] for line in head if line.startswith("|")])
        inputs = [line for line in lines[first:] if line and not line.startswith(INDENT)]
        return cls(game, "\n".join(head).rstrip(), rows, seats, options, inputs)

    def start(self) -> State[Any]:
        """The position in which it begins."""
        if self.game.name == STAGE_COACH.name:
            return _on_map(self.rows, self.options)
        return _on_track(self.rows, self.options) if self.rows else self.game.setup(self.seats, self.options)

    def states(self) -> Iterator[tuple[str, State[Any]]]:
        """Each input and the position after it, one state moving on; the start has no input."""
        state = self.start()
        yield "", state
        for words in self.inputs:
            _put(self.game, state, words)
            yield words, state
        if isinstance(state.ask(), Over) != self.inputs[-1].startswith("over "):
            raise Damaged("other-ending", found=self.inputs[-1])

    def told(self) -> str:
        """The whole file as it should read: the head, and each input with what it brought."""
        lines = [self.head, ""]
        for words, state in self.states():
            if words:
                lines.append(words)
                lines += [f"{INDENT}{_shown(event)}" for event in state.heard() if event.heard_by(None)]
            state.listen()
        return "\n".join([*lines, ""])


def _on_map(rows: tuple[str, ...], options: dict[str, Setting]) -> State[Any]:
    """A new game on the map drawn, made known under a name of its own."""
    name = f"golden-{hashlib.sha256(''.join(rows).encode()).hexdigest()[:8]}"
    add(name, Land(name, "drawn for a playthrough", rows))
    return STAGE_COACH.setup(2, {"map": name, **options})


def _on_track(rows: tuple[str, ...], options: dict[str, Setting]) -> State[Race]:
    """The riders as drawn; what they do not hold is in the bank and in the pile."""
    t = PONY_EXPRESS.setup(len(rows), options).table
    rest = list(t.rest)
    for seat, (row, name) in enumerate(zip(rows, PONY_EXPRESS.roles(len(rows)), strict=True)):
        rider, at, gold, *more = row.removeprefix(">").split()
        assert rider == name, f"seat {seat} is {name}, not {rider}"
        t.pos[seat], t.gold[seat] = int(at), int(gold.removeprefix("$"))
        t.jailed |= ("jailed" in more) << seat
        t.crossed |= (int(at) >= t.track.desert) << seat
        t.cards[seat] = tuple([word for word in more if word != "jailed"])
        for item in t.cards[seat]:
            rest.remove(item)
    t.rest = tuple(rest)
    t.bank = t.track.nuggets - sum(t.gold)
    [t.first] = [seat for seat, row in enumerate(rows) if row.startswith(">")]
    phase = begin_turn(t, t.first)
    PONY_EXPRESS.check(t, phase)
    return State(t, phase)


def _put(game: AnyGame, state: State[Any], words: str) -> None:
    """One line's input; the closing line only bears witness."""
    who, _, what = words.partition(" ")
    ask = state.ask()
    if who == "over":
        if not isinstance(ask, Over) or what.split() != [str(rank) for rank in ask.ranks]:
            raise Damaged("other-ending", found=words)
    elif who == "chance":
        kind, _, outcome = what.partition(" ")
        if not isinstance(ask, Chance) or kind != ask.kind:
            raise Damaged("no-chance", outcome=what)
        state.happen(ask.parse(outcome))
    else:
        state.choose(int(who), game.catalogue.parse(what))


def _shown(event: Event) -> str:
    """`open_roll seat=1 dice=A K Q J 10 hand=straight`."""
    told = [
        f"{name}={' '.join(map(str, value)) if isinstance(value, tuple) else value}"
        for name, value in event.args.items()
    ]
    return " ".join([event.kind, *told]).rstrip()


def _is_input(line: str) -> bool:
    return re.match(r"([0-4]|chance|over) ", line) is not None
