"""A record for another's eyes: dice that stayed under the cup and cards that were never played are unknown.

It replays like any other: what nobody was shown decided nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from posse.games.pony_express.cards import Keeping, Relay
from posse.games.pony_express.dice import NAMES
from posse.games.pony_express.opening import Choice, Deal
from posse.games.pony_express.table import UNKNOWN, Item, Race
from posse.games.pony_express.turn import Loading, Rolling
from posse.kernel import Event, Record, Seat, State

Token = tuple[int, int]
"""A word of the record: which input, and which of its words."""

CARD = 2  # `chance card spurs`: the word that names it
FIRST_DIE = 2  # `chance dice A K ...`
FACE = 2  # `1 set K`


@dataclass
class Ledger:
    """Where each die and each card came from, and which of them the reader was shown."""

    seat: Seat | None
    dice: dict[int, Token] = field(default_factory=dict)
    hands: dict[Seat, list[tuple[Item, Token]]] = field(default_factory=dict)
    drawn: list[tuple[Item, Token]] = field(default_factory=list)
    secret: dict[Token, None] = field(default_factory=dict)

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            if not event.heard_by(self.seat):
                continue
            if event.kind in ("rolled", "cup", "showed", "lifted", "peeked"):
                faces = event.args["dice"]
                assert isinstance(faces, tuple)
                for die, face in enumerate(faces):
                    if face != UNKNOWN:
                        self.secret.pop(self.dice[die], None)
            elif event.kind == "played":
                self._played(int(str(event.args["seat"])), str(event.args["item"]))

    def _played(self, seat: Seat, item: Item) -> None:
        hand = self.hands.setdefault(seat, [])
        for card in hand:
            if card[0] == item:
                hand.remove(card)
                self.secret.pop(card[1], None)
                return

    def gain(self, seat: Seat, item: Item, token: Token) -> None:
        self.hands.setdefault(seat, []).append((item, token))
        if seat != self.seat:
            self.secret[token] = None


def told(record: Record, seat: Seat | None) -> Record:
    """The record as this seat may read it, None for the public."""
    ledger = Ledger(seat)
    before: State[Race] | None = None
    for number, state in enumerate(record.replay()):
        if before is not None:
            _enter(ledger, before, record.inputs[number - 1], number - 1)
            if ledger.drawn and not isinstance(state.phase, Relay | Keeping):  # the only card left: taken
                ledger.gain(before.table.active, *ledger.drawn.pop())
            ledger.hear(state.heard())
        state.listen()
        before = state.clone()
    inputs = [words.split() for words in record.inputs]
    for line, word in ledger.secret:
        inputs[line][word] = UNKNOWN
    return replace(record, inputs=[" ".join(words) for words in inputs], told=True)


def _enter(ledger: Ledger, before: State[Race], words: str, line: int) -> None:
    """What this input brought to the table, and from which of its words."""
    phase, t = before.phase, before.table
    if isinstance(phase, Rolling):
        rolled = [die for die in range(len(NAMES)) if phase.mask >> die & 1]
        for word, die in enumerate(rolled, start=FIRST_DIE):
            ledger.dice[die] = (line, word)
            ledger.secret[line, word] = None
    elif isinstance(phase, Loading):
        ledger.dice[phase.die] = (line, FACE)
        ledger.secret[line, FACE] = None
    elif words.startswith("chance card"):
        _drawn(ledger, before, words.split()[CARD], (line, CARD))
    elif isinstance(phase, Choice):
        who, kept = _kept(words)
        ledger.hands[who] = [ledger.hands[who][kept]]
    elif isinstance(phase, Keeping):
        _, kept = _kept(words)
        if kept < len(ledger.drawn):  # cards from under the pile came without a word
            ledger.gain(t.active, *ledger.drawn[kept])
        ledger.drawn.clear()


def _kept(words: str) -> tuple[Seat, int]:
    seat, _, card = words.split()
    return int(seat), int(card)


def _drawn(ledger: Ledger, before: State[Race], item: Item, token: Token) -> None:
    phase, t = before.phase, before.table
    if isinstance(phase, Relay):
        ledger.drawn.append((item, token))
        if t.active != ledger.seat:
            ledger.secret[token] = None
    else:
        ledger.gain(phase.dealt // 2 if isinstance(phase, Deal) else t.active, item, token)
