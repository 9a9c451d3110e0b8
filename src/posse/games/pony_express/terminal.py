"""The trail in characters: three rows of spaces, the riders under them, the dice as this seat sees them."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.text import Text

from posse.games.pony_express.rules.dice import DICE, NAMES
from posse.games.pony_express.rules.table import UNKNOWN
from posse.games.pony_express.rules.track import track
from posse.games.pony_express.rules.view import RaceView
from posse.kernel import Element, Seat, load

if TYPE_CHECKING:
    from posse.words import Words

GAME: Final = "pony-express"
LETTERS: Final = "TBHSR"  # Ted, Bill, Harry, Sammy, Rick
COLOURS: Final = ("yellow", "bright_white", "green", "bright_blue", "red")
ROW: Final = 12
CELL: Final = 6

# Each kind of space has a letter of its own: colour is never the only difference.
SIGNS: Final = {
    "plain": ("·", "dim"),
    "station": ("S", "cyan"),
    "indians": ("I", "red"),
    "mine": ("M", "yellow"),
    "saloon": ("B", "magenta"),
    "relay": ("R", "green"),
    "sacramento": ("#1", "bold blue"),
}


def draw(view: RaceView, words: Words, width: int, _marked: Collection[Element]) -> Group:
    return Group(
        *_rows(view, words, max(min((width - 1) // CELL, ROW), 4)),
        Text(words.say("cli-pony-legend"), style="dim"),
        *[_rider(view, words, seat) for seat in range(len(view.pos))],
        *[Text(line) for line in _rest(view, words)],
    )


def _rows(view: RaceView, words: Words, length: int) -> Iterator[Text]:
    spaces = track()
    for start in range(1, spaces.last + 1, length):
        signs, riders = Text(), Text()
        for n in range(start, min(start + length, spaces.last + 1)):
            sign, style = _sign(n)
            desert = n >= spaces.desert
            signs.append(
                f"{n:>2}" if n <= spaces.sacramento else "  ", style="dim italic" if desert else "dim"
            )
            signs.append(sign.ljust(CELL - 2), style=style)
            here = [seat for seat, at in enumerate(view.pos) if at == n]
            for seat in here:
                riders.append(_letter(view, words, seat), style=f"bold {COLOURS[words.piece(seat)]}")
            riders.append(" " * (CELL - len(here)))
        yield signs
        yield riders


def _sign(n: int) -> tuple[str, str]:
    spaces = track()
    if n > spaces.sacramento:
        return f"#{n - spaces.sacramento + 1}", "bold blue"
    space = spaces.space(n)
    sign, style = SIGNS[space.kind]
    return (f"{sign}{space.price}", style) if space.price else (sign, style)


def _letter(view: RaceView, words: Words, seat: Seat) -> str:
    """Return the rider's letter: a capital, or a small letter in prison."""
    letter = LETTERS[words.piece(seat)]
    return letter.lower() if view.jailed >> seat & 1 else letter


def _rider(view: RaceView, words: Words, seat: Seat) -> Text:
    piece = words.piece(seat)
    said = words.say(
        "cli-pony-prisoner" if view.jailed >> seat & 1 else "cli-pony-rider",
        rider=words.say(f"{GAME}-role-{load(GAME).pieces[piece]}"),
        space=view.pos[seat],
        gold=view.gold[seat],
        cards=view.cards[seat],
    )
    mark = "▸ " if seat == view.active else "  "
    return Text.assemble(mark, (_letter(view, words, seat), f"bold {COLOURS[piece]}"), " ", said)


def _rest(view: RaceView, words: Words) -> Iterator[str]:
    yield words.say("cli-pony-bank", gold=view.bank, pile=view.pile + view.under)
    if view.dice:
        dice = [
            f"[{NAMES[face]}]" if view.shown >> i & 1 else NAMES[face] for i, face in enumerate(view.dice)
        ]
        yield words.say("cli-pony-dice", dice=" ".join([f"{i + 1}:{dice[i]}" for i in range(DICE)]))
    for item in [item for item in view.hand if item != UNKNOWN]:
        about = words.say(f"{GAME}-item-{item}-about")
        yield words.say("cli-pony-card", name=words.say(f"{GAME}-item-{item}"), about=about)
