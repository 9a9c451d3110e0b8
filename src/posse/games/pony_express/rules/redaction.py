"""Redact a record: dice that stayed under the cup and cards that were never played become unknown.

A redacted record replays like any other: what was never shown decided nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from posse.games.pony_express.rules.cards import Keeping, Relay
from posse.games.pony_express.rules.dice import DICE
from posse.games.pony_express.rules.opening import DEALT, Choice, Deal
from posse.games.pony_express.rules.table import UNKNOWN, Item, Race
from posse.games.pony_express.rules.turn import Loading, Rolling
from posse.kernel import Event, Record, Seat, State

Token = tuple[int, int]
"""A word of the record: the number of the input, and of the word in it."""

CARD = 2  # `chance card spurs`: the word that names the card
FIRST_DIE = 2  # `chance dice A K ...`
FACE = 2  # `1 set K`


Card = tuple[Item, Token]


@dataclass
class Ledger:
    """Where each die and each card came from, and which of them the reader was shown."""

    seat: Seat | None
    dice: dict[int, Token] = field(default_factory=dict)
    hands: dict[Seat, list[Card]] = field(default_factory=dict)
    drawn: list[Card] = field(default_factory=list)  # by the active seat, not kept yet
    under: list[Card] = field(default_factory=list)
    hidden: dict[Token, None] = field(default_factory=dict)  # every word that was not public at once
    known: set[Token] = field(default_factory=set)

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            if not event.heard_by(self.seat):
                continue
            if event.kind in ("rolled", "cup", "showed", "lifted", "peeked"):
                faces = event.args["dice"]
                assert isinstance(faces, tuple)
                self.known.update([self.dice[die] for die, face in enumerate(faces) if face != UNKNOWN])
            elif event.kind == "played":
                self._played(int(str(event.args["seat"])), str(event.args["item"]))

    def _played(self, seat: Seat, item: Item) -> None:
        """Everybody sees a played card, but not which draw it came from: there are two of each kind."""
        hand = self.hands[seat]
        hand.remove(next(card for card in hand if card[0] in (item, UNKNOWN)))

    def hide(self, token: Token) -> None:
        self.hidden[token] = None

    def show(self, seat: Seat, card: Card) -> Card:
        """A seat draws a card, and the reader knows it if the seat is the reader's."""
        if seat == self.seat:
            self.known.add(card[1])
        return card

    def gain(self, seat: Seat, card: Card) -> None:
        self.hands.setdefault(seat, []).append(self.show(seat, card))

    def follow(self, state: State[Race], active: Seat) -> None:
        """Follow the cards that no input names: those drawn from under the pile, and a single last card,
        which is kept without a choice."""
        phase = state.phase
        fingers = len(phase.drawn) if isinstance(phase, Relay | Keeping) else 0
        while len(self.under) > len(state.table.under):
            card = self.under.pop(0)
            if len(self.drawn) < fingers:
                self.drawn.append(self.show(active, card))
            else:
                self.gain(active, card)
        if self.drawn and not fingers:
            self.gain(active, self.drawn.pop())


def redact(record: Record, seat: Seat | None) -> Record:
    """Return the record as this seat may read it; None is the public."""
    ledger = Ledger(seat)
    before: State[Race] | None = None
    for number, state in enumerate(record.replay()):
        if before is not None:
            _enter(ledger, before, record.inputs[number - 1], number - 1)
            ledger.follow(state, before.table.active)
            ledger.hear(state.take_events())
        state.listen()
        before = state.clone()
    inputs = [words.split() for words in record.inputs]
    for line, word in ledger.hidden:
        if (line, word) not in ledger.known:
            inputs[line][word] = UNKNOWN
    return replace(record, inputs=[" ".join(words) for words in inputs], redacted=True)


def _enter(ledger: Ledger, before: State[Race], words: str, line: int) -> None:
    """Enter the dice and cards that this input brings, each with the word that names it."""
    phase, t = before.phase, before.table
    if isinstance(phase, Rolling):
        rolled = [die for die in range(DICE) if phase.mask >> die & 1]
        for word, die in enumerate(rolled, start=FIRST_DIE):
            ledger.dice[die] = (line, word)
            ledger.hide((line, word))
    elif isinstance(phase, Loading):
        ledger.dice[phase.die] = (line, FACE)
        ledger.hide((line, FACE))
    elif words.startswith("chance card"):
        card = (words.split()[CARD], (line, CARD))
        ledger.hide(card[1])
        if isinstance(phase, Relay):
            ledger.drawn.append(ledger.show(t.active, card))
        else:
            ledger.gain(phase.dealt // DEALT if isinstance(phase, Deal) else t.active, card)
    elif isinstance(phase, Choice):
        who, kept = _kept(words)
        ledger.hands[who] = [ledger.hands[who][kept]]
    elif isinstance(phase, Keeping):
        _, kept = _kept(words)
        ledger.gain(t.active, ledger.drawn[kept])
        ledger.under.append(ledger.drawn[1 - kept])
        ledger.drawn.clear()


def _kept(words: str) -> tuple[Seat, int]:
    seat, _, card = words.split()
    return int(seat), int(card)
