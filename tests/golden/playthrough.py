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

and Pappy Winchester with its heirs, the arrow before the first player, and what lies on the land:

game pappy-winchester
|> ada   $0; plots 5 9; tokens move saloon; secret forest river
|  boyd  $6; plots 2; tokens rumour; secret mines ranch; no duel
|  cleo  $9; secret desert saloon
|  saloon 3; boat w4; train r5
|  token 17 saloon
|  common empty_saloon five_plots
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from games.pappy_winchester import estate
from golden.words import put, shown
from posse import Damaged, Over, load
from posse.games.pappy_winchester.rules import PappyWinchester
from posse.games.pony_express.rules import PonyExpress, Race
from posse.games.pony_express.rules.turn import begin_turn
from posse.games.stage_coach.rules import Land, StageCoach, add
from posse.kernel import AnyGame, Setting, State, replaced

INDENT: Final = "    "
STAGE_COACH: Final = StageCoach()
PONY_EXPRESS: Final = PonyExpress()
PAPPY_WINCHESTER: Final = PappyWinchester()


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
        if not self.rows:
            return self.game.setup(self.seats, self.options)
        drawn = _on_estate if self.game.name == PAPPY_WINCHESTER.name else _on_track
        return drawn(self.rows, self.options)

    def states(self) -> Iterator[tuple[str, State[Any]]]:
        """Each input and the position after it, one state moving on; the start has no input."""
        state = self.start()
        yield "", state
        for words in self.inputs:
            put(self.game, state, words)
            yield words, state
        if isinstance(state.ask(), Over) != self.inputs[-1].startswith("over "):
            raise Damaged("other-ending", found=self.inputs[-1])

    def told(self) -> str:
        """The whole file as it should read: the head, and each input with what it brought."""
        lines = [self.head, ""]
        for words, state in self.states():
            if words:
                lines.append(words)
                lines += [f"{INDENT}{shown(event)}" for event in state.take_events() if event.heard_by(None)]
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
        t.pos = replaced(t.pos, seat, int(at))
        t.gold = replaced(t.gold, seat, int(gold.removeprefix("$")))
        t.jailed |= ("jailed" in more) << seat
        t.crossed |= (int(at) >= t.track.desert) << seat
        t.cards = replaced(t.cards, seat, tuple([word for word in more if word != "jailed"]))
        for item in t.cards[seat]:
            rest.remove(item)
    t.rest = tuple(rest)
    t.bank = t.track.nuggets - sum(t.gold)
    [t.first] = [seat for seat, row in enumerate(rows) if row.startswith(">")]
    phase = begin_turn(t, t.first)
    PONY_EXPRESS.check(t, phase)
    return State(t, phase)


def _on_estate(rows: tuple[str, ...], options: dict[str, Setting]) -> State[Any]:
    """The heirs as drawn, before a plot is drawn; see `games.pappy_winchester.estate` for all the rest."""
    parts = [[part.split() for part in row.removeprefix(">").split(";")] for row in rows]
    heirs = [row for row in parts if row[0][-1].startswith("$")]
    assert [row[0][0] for row in heirs] == list(PAPPY_WINCHESTER.roles(len(heirs)))
    said = [{part[0]: part[1:] for part in row[1:]} for row in heirs]
    land = {part[0]: part[1:] for row in parts[len(heirs) :] for part in row if part[0] != "token"}
    tokens = {int(part[1]): part[2] for row in parts for part in row if part[0] == "token"}
    return estate.estate(
        purses=[int(row[0][1].removeprefix("$")) for row in heirs],
        plots=[[int(plot) for plot in more.get("plots", ())] for more in said],
        first=[row.startswith(">") for row in rows].index(True),
        saloon=int(land["saloon"][0]),
        tokens=tokens,
        held=[" ".join(more.get("tokens", ())) for more in said],
        common=land.get("common", ()),
        secret=[" ".join(more.get("secret", ())) for more in said],
        dueless=[seat for seat, more in enumerate(said) if "no" in more],
        boat=land["boat"][0],
        train=land["train"][0],
        rules=options,
    )


def _is_input(line: str) -> bool:
    return re.match(r"([0-4]|chance|over) ", line) is not None
