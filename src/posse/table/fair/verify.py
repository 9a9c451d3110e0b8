"""Verify a finished game from its redacted record, its reveal, and the commitment that the reader noted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from posse.kernel import Chance, Damaged, Illegal, Record
from posse.table.fair import tree
from posse.table.fair.dice_source import WIDTH, Flick, answer, blend, draw_keys
from posse.table.fair.links import contribution, fits
from posse.table.fair.reveal import (
    UNKNOWN,
    Book,
    Reveal,
    Shown,
    chances,
    digest,
    grant,
    known_nodes,
    outcome_words,
)

NO_KEYS: Final = (None,) * WIDTH
NOTHING: Final = (False,) * WIDTH

Why = Literal["", "hidden", "sealed"]
"""Why a roll is not proved, or not fully: `hidden`, the reader never saw the rest; `sealed`, the proof would
reveal something hidden.  Empty if it is proved."""

Fault = Literal["commitment", "salt", "chain", "link", "root", "withheld", "outcome"]
"""In this order: the commitment or the salt is not the one noted; the chains are not those of the salt; a
link is not of its chain; the keys are not in the tree; a key is missing; the keys give another outcome."""


@dataclass(frozen=True)
class Roll:
    """An answer of chance, and how many of its words are proved."""

    line: int
    """Its line in the record; the header is line 1."""
    kind: str
    words: int
    proved: int
    why: Why


@dataclass(frozen=True)
class Mismatch:
    fault: Fault
    line: int = 0
    """Its line in the record; 0 if it does not concern a single roll."""
    said: str = ""
    made: str = ""
    """What the record says (`said`), and what the keys give (`made`)."""


@dataclass(frozen=True)
class Report:
    commitment: str
    salt: str
    rolls: tuple[Roll, ...]
    """The rolls checked, up to the mismatch if there is one."""
    mismatch: Mismatch | None = None
    links: tuple[int, ...] = ()
    """For each seat, to how many rolls its player revealed a link; empty if chains took no part."""
    unforeseen: int = 0
    """The rolls that nobody could know beforehand, if one of those who revealed a link kept it secret."""

    @property
    def whole(self) -> int:
        return sum([not roll.why for roll in self.rolls])

    @property
    def proved(self) -> int:
        """The number of words of chance that are proved."""
        return sum([roll.proved for roll in self.rolls])

    @property
    def in_part(self) -> tuple[Roll, ...]:
        return tuple([roll for roll in self.rolls if roll.why and roll.proved])

    def unproved(self, why: Why) -> int:
        return sum([roll.why == why and not roll.proved for roll in self.rolls])


def verify(
    record: Record, data: object, flick: Flick, commitment: str | None = None, salt: str | None = None
) -> Report:
    """Check that the keys of a reveal (`data`, from JSON) were committed to, and give the dice of the record.

    `commitment` and `salt` are those that the reader noted before the first roll.
    """
    shown = Reveal.read(data)
    asked = list(chances(record))
    belongs = (shown.game, shown.rules, shown.record) == (record.game, record.rules, digest(record))
    if not belongs or len(asked) != len(shown.rolls):
        raise Illegal("other-record", game=record.game)
    if not record.finished:  # a shortened record would hide the rest of the game
        raise Illegal("not-over", game=record.game)
    report = Report(shown.books[0].root.hex(), shown.salt.hex(), ())
    if not _noted(commitment, report.commitment):
        return replace(report, mismatch=Mismatch("commitment", made=report.commitment))
    if not _noted(salt, report.salt):
        return replace(report, mismatch=Mismatch("salt", made=report.salt))
    if (fault := _chained(shown)) is not None:
        return replace(report, mismatch=fault)
    seats = range(len(shown.seats) if shown.links else 0)
    given = tuple([sum([links[seat] is not None for links in shown.links]) for seat in seats])
    unforeseen = sum([any(link is not None for link in links) for links in shown.links])
    report = replace(report, links=given, unforeseen=unforeseen)
    if not all(_rooted(book, known_nodes(number, shown.rolls)) for number, book in enumerate(shown.books)):
        return replace(report, mismatch=Mismatch("root"))
    rolls: list[Roll] = []
    for number, ((line, ask), keys) in enumerate(zip(asked, shown.rolls, strict=True)):
        salt_here = shown.salt_of(number)
        found = _checked(ask, line + 2, outcome_words(record.inputs[line]), keys, salt_here, flick)
        if isinstance(found, Mismatch):
            return replace(report, rolls=tuple(rolls), mismatch=found)
        rolls.append(found)
    return replace(report, rolls=tuple(rolls))


def _chained(shown: Reveal) -> Mismatch | None:
    """Check that the chains went into the salt, and that every link is the right one of its chain."""
    if not shown.links:
        return None
    if blend([contribution(*brought) for brought in shown.seats]) != shown.salt:
        return Mismatch("chain")
    known = [(0, bytes.fromhex(chain)) for _, chain in shown.seats]
    for roll, links in enumerate(shown.links):
        for seat, link in enumerate(links):
            if link is None:
                continue
            at, earlier = known[seat]
            if not earlier or not fits(link, roll - at, earlier):
                return Mismatch("link", said=str(seat), made=str(roll))
            known[seat] = roll + 1, link
    return None


def _noted(noted: str | None, found: str) -> bool:
    return noted is None or noted.strip().lower() == found


def _rooted(book: Book, known: Mapping[int, bytes]) -> bool:
    """Return whether these nodes lead to the root, using exactly the neighbours given."""
    beside = iter(book.beside)
    try:
        # Without any node the root cannot be computed: it is only what the reveal says.
        root = tree.climb(known, lambda _: next(beside)) if known else book.root
    except StopIteration:
        return False
    return root == book.root and next(beside, None) is None


def _checked(
    ask: Chance, line: int, words: Sequence[str], shown: Shown, salt: bytes, flick: Flick
) -> Roll | Mismatch:
    keys = draw_keys(shown) if isinstance(shown, bytes) else shown or NO_KEYS
    made = None if ask.sealed else answer(ask, keys, salt, flick)
    due = NOTHING if made is None else grant(words, made.draws)
    given = tuple([key is not None for key in keys])
    if any(wanted and not there for wanted, there in zip(due, given, strict=True)):
        return Mismatch("withheld", line, " ".join(words))
    if given != due:  # it shows something that the record hides
        raise Damaged("bad-reveal", field="rolls")
    said = _seen(words, due)
    if made is not None and any(due) and (found := _seen(ask.words(made.outcome).split(), due)) != said:
        return Mismatch("outcome", line, " ".join(said), " ".join(found))
    why: Why = "sealed" if ask.sealed else "" if all(due) else "hidden"
    proved = sum([due[min(at, WIDTH - 1)] for at in range(len(words))])
    return Roll(line, ask.kind, len(words), proved, why)


def _seen(words: Sequence[str], due: Sequence[bool]) -> list[str]:
    """Return the words, with `?` for those whose keys are not there and which were not checked."""
    return [word if due[min(at, WIDTH - 1)] else UNKNOWN for at, word in enumerate(words)]
