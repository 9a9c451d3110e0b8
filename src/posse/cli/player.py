"""Step through a record, forwards and back."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.rule import Rule

from posse.cli import boards
from posse.cli.session import Read
from posse.kernel import Event, Record, Seat, State, load
from posse.words import Words


class Player:
    """Shows a record as one seat saw it; None sees what everybody could see.

    The inputs of other seats are shown only by their events.  With `open` the inputs themselves are shown,
    secrets included.
    """

    def __init__(
        self,
        record: Record,
        seat: Seat | None,
        words: Words,
        console: Console,
        read: Read,
        open: bool = False,
    ) -> None:
        self.record = record
        self.open = open
        self.newest = load(record.game).rules
        self.game = load(record.game).by_rules(record.rules)
        self.seat = seat
        self.console = console
        self.read = read
        self.moments: list[tuple[State[Any], list[Event]]] = []
        for state in record.replay():  # refuse a damaged record before anything is shown
            self.moments.append((state.clone(), state.take_events()))
            state.listen()
        self.words = words.at_table(self.game, record.roles())

    def run(self, interactive: bool) -> None:
        """Show all moments in order, or let the user step through them."""
        if self.game.rules != self.newest:
            told = self.words.say("cli-replay-old-rules", rules=self.game.rules, newest=self.newest)
            self.console.print(told, style="dim")
        at = 0
        while True:
            self.show(at)
            if not interactive:
                at += 1
                if at == len(self.moments):
                    return
                continue
            try:
                typed = self.read(self.words.say("cli-replay-prompt") + " ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            last = len(self.moments) - 1
            if typed in ("q", "quit", self.words.say("cli-command-quit")):
                return
            if typed.isascii() and typed.isdecimal():
                at = min(int(typed[:6]), last)
            elif typed in ("b", "-"):
                at = max(at - 1, 0)
            else:
                at = min(at + 1, last)

    def show(self, at: int) -> None:
        state, events = self.moments[at]
        self.console.print(Rule(f"{at}/{len(self.moments) - 1}"))
        if at and (self.open or self.record.inputs[at - 1].startswith(f"{self.seat} ")):
            self.console.print(self.record.inputs[at - 1], style="bold", markup=False)
        for event in events:
            if event.heard_by(self.seat):
                self.console.print("· " + self.words.event(self.game.name, event), style="italic")
        view = self.game.view(state, self.seat)
        self.console.print(boards.draw(self.game.name, view, self.words, self.console.width, ()))
