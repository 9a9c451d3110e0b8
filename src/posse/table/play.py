"""A table as its entries make it.  No clock is read here: the same entries give the same table."""

from __future__ import annotations

import base64
from collections.abc import Iterable, Sequence
from typing import Any, Final

import orjson

from posse.kernel import (
    Action,
    AnyGame,
    Briefing,
    Chance,
    Decision,
    Element,
    Event,
    Illegal,
    Note,
    Over,
    Phase,
    Record,
    Seat,
    State,
    load,
)  # fmt: skip
from posse.kernel.view import plain_option
from posse.table.clocks import Timing
from posse.table.entry import CHANCE, CHOICE, Entry, Sheet, Status
from posse.table.fair.dice_source import ROLLS
from posse.table.roster import Roster

Audience = int
"""A seat's number; the number after the last seat stands for the spectators."""

Told = tuple[int, bytes]
"""An event in JSON, and a bit for each audience that hears it."""


class Play:
    """A table so far: who sits there, the position, and what each audience has been told."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet: Final = sheet
        self.game: Final[AnyGame] = load(sheet.game)
        if self.game.rules != sheet.rules:
            raise Illegal("other-rules", game=sheet.game, rules=sheet.rules)
        self.roster: Final = Roster(sheet.seats)
        self.timing: Final = Timing(sheet.clock, sheet.seats)
        self.spectators: Final[Audience] = sheet.seats
        self.audiences: Final = range(sheet.seats + 1)
        self.everyone: Final = (1 << (sheet.seats + 1)) - 1
        self.state: State[Any] | None = None
        self.status: Status = "waiting"
        self.ranks: tuple[int, ...] | None = None
        self.seq = 0
        self.rolls = 0
        self.revision = 0
        """Grows with everything that the table itself, apart from the game, may show."""
        self.salt = ""
        self.inputs: list[str] = []
        self.trails: dict[int, bytes] = {}
        """The paths of flicked dice, by the number of the input."""
        self.said: list[bytes] = []
        self.counts = [0] * (sheet.seats + 1)
        """How many states each audience has been sent: its own sequence number."""
        self.told: list[list[Told]] = []
        """The events of every entry that told anybody anything."""
        self.position = ""
        """Where it began, if not at the start: a game played on from another."""
        self._heard: list[int] = []
        self._undoable: list[tuple[Seat, int]] = []
        self._answered: dict[tuple[Seat, str], int] = {}
        self._latest: tuple[Seat, str] | None = None
        self._mover: Seat | None = None
        self._question: Phase[Any] | None = None
        """The last one, as the public saw it."""
        self._attendance: list[tuple[Seat, str]] = []
        """Who has answered, and by whose hand, since the public last heard anything."""
        self._briefs: list[Briefing] | None = None
        self._encoded: dict[Audience, bytes] = {}

    @classmethod
    def of(cls, sheet: Sheet, entries: Iterable[Entry]) -> Play:
        play = cls(sheet)
        for entry in entries:
            play.apply(entry)
        return play

    # -- entries

    def apply(self, entry: Entry) -> None:
        """The next entry.  It was checked before it was written."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} after {self.seq}")
        self.seq = entry.seq
        if entry.kind in (CHOICE, CHANCE):
            self._input(entry)
        else:
            self._matter(entry, orjson.loads(entry.words))
        if entry.heard:
            for audience in self.audiences:
                self.counts[audience] += entry.heard >> audience & 1
        if entry.kind != CHANCE:
            self._latest = (entry.seat, entry.id) if entry.id and entry.seat is not None else None
        if self._latest is not None:  # what chance answers to a choice belongs to it
            self._answered[self._latest] = self.counts[self._latest[0]]

    def _input(self, entry: Entry) -> None:
        state = self.state
        assert state is not None
        ask = state.ask()
        if entry.kind == CHANCE:
            assert isinstance(ask, Chance)
            self.rolls += 1
            self.revision += self.rolls % ROLLS == 0  # the next book of commitments is shown
            state.happen(ask.parse(entry.words.split(" ", 2)[2]))
            self._undoable.clear()
        else:
            assert entry.seat is not None
            action = self.game.catalogue.parse(entry.words.partition(" ")[2])
            state.choose(entry.seat, action)
            self._mover = entry.seat
            self._attendance.append((entry.seat, entry.by))
            if action.kind not in self.game.takes_back or entry.by:
                self._undoable.clear()
            else:
                self._undoable.append((entry.seat, len(self.inputs)))
        if entry.trail:
            self.trails[len(self.inputs)] = entry.trail
        self.inputs.append(entry.words)
        self._tell(entry, state.take_events())
        if entry.heard >> self.spectators & 1:
            self._attended()
        self._moved(entry.at)

    def _attended(self) -> None:
        """Who is there and who is away.  Not before the public hears of the move: a seat that is no longer
        away would tell that it has answered in a window that is still open."""
        for seat, by in self._attendance:
            chair = self.roster.chairs[seat]
            if by == "clock":
                self.roster.timed_out(seat)
                self.revision += 1
            elif not by and (chair.missed or chair.gone):
                self.roster.played(seat)
                self.revision += 1
        self._attendance.clear()

    def _matter(self, entry: Entry, told: dict[str, Any]) -> None:
        self.roster.apply(entry.kind, entry.seat, told)
        self.revision += 1
        if entry.kind == "started":
            self.position = str(told.get("position", ""))
            self.state = self.beginning()
            self.status, self.salt = "playing", str(told["salt"])
            self._moved(entry.at)
        elif entry.kind == "undone":
            self._undo(entry)
        elif entry.kind == "ended":
            self.status = "over"
            self.ranks = tuple(told["ranks"]) if told["ranks"] else None
        elif entry.kind == "said":
            self.said.append(kept_json({"type": "said", "seat": entry.seat, "at": entry.at, **told}))
        if entry.heard and entry.kind != "undone":
            self._tell(entry, [])

    def beginning(self) -> State[Any]:
        """The position before the first input."""
        sheet = self.sheet
        position = self.position
        state = self.game.load(position) if position else self.game.setup(sheet.seats, sheet.options)
        state.listen()
        return state

    def undoable(self, seat: Seat) -> bool:
        """Whether this seat may take its last choice back: nothing hidden was shown, nobody else is asked."""
        if self.state is None or not self._undoable or self._undoable[-1][0] != seat:
            return False
        # As the public knows it: in a window, who is truly left would tell that the other has answered.
        return self.status == "playing" and self.game.awaited(self.state, None) == (seat,)

    def _undo(self, entry: Entry) -> None:
        """The position before the last choice; what was told of it stays told, and that it was undone."""
        assert entry.seat is not None
        _, kept = self._undoable.pop()
        del self.inputs[kept:]
        self.state = self.beginning()
        for words in self.inputs:
            put(self.game, self.state, words)
        self.state.take_events()
        self._tell(entry, [Event("undone", {"seat": entry.seat})])
        self._mover = entry.seat
        self._moved(entry.at)

    def _tell(self, entry: Entry, events: Sequence[Event]) -> None:
        told = [(self._bits(event), kept_json(event.plain())) for event in events]
        if entry.trail and told:
            bits, event = told[0]  # the eye follows the bullet before the ear hears what it hit
            told[0] = bits, event[:-1] + b',"trail":"' + trail_text(entry.trail).encode() + b'"}'
        if told or entry.heard:
            self.told.append(told)
            self._heard.append(entry.heard)

    def _moved(self, at: int) -> None:
        self._briefs = None
        self._encoded.clear()
        state = self.state
        assert state is not None
        ask = state.ask()
        if isinstance(ask, Over):
            self.status, self.ranks = "over", ask.ranks
            self.revision += 1
        if not isinstance(ask, Chance):
            question = state.phase.seen(state.table, None)
            awaited = self.game.awaited(state, None)
            self.timing.moved(at, self._mover, self.asked, awaited, question != self._question)
            self._question = question

    def _bits(self, event: Event) -> int:
        return bits(event, self.everyone)

    # -- what is asked

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Who is truly asked.  Not for anybody's eyes."""
        ask = self.state.ask() if self.state is not None and self.status == "playing" else None
        return ask.seats if isinstance(ask, Decision) else ()

    def answered(self, seat: Seat, id: str) -> int | None:
        """The number of the state in which this input was acknowledged, if it was."""
        return self._answered.get((seat, id))

    # -- what each audience receives

    def briefs(self) -> list[Briefing]:
        if self._briefs is None:
            assert self.state is not None
            self._briefs = brief_all(self.game, self.state, self.sheet.seats)
        return self._briefs

    def seen(self, briefs: list[Briefing]) -> None:
        """The briefings of this very position, worked out before it was written."""
        self._briefs = briefs

    def state_message(self, audience: Audience, since: int | None, now: int) -> bytes:
        """All that an audience receives: its number, what it was told since, what it sees and is asked.

        This is the only place that speaks of a game to anybody.
        """
        head = b'{"type":"state","seq":%d,"events":[%b],' % (
            self.counts[audience],
            b",".join(self.events(audience, self.counts[audience] if since is None else since)),
        )
        clock = b""
        if self.sheet.clock.turn:
            clock = b'"clock":' + orjson.dumps({**self.timing.plain(), "now": now}) + b","
        ending = b""
        if self.status == "over" and self.ranks is not None:
            ending = b'"ranks":' + orjson.dumps(self.ranks) + b","
        return head + clock + ending + self._encode(audience)[1:]

    def events(self, audience: Audience, since: int) -> list[bytes]:
        """The events told to this audience after its state of that number."""
        missed = self.counts[audience] - since
        found: list[list[bytes]] = []
        for heard, told in zip(reversed(self._heard), reversed(self.told), strict=True):
            missed -= heard >> audience & 1
            if missed < 0:
                break
            found.append([event for bits, event in told if bits >> audience & 1])
        return [event for told in reversed(found) for event in told]

    def _encode(self, audience: Audience) -> bytes:
        encoded = self._encoded.get(audience)
        if encoded is None:
            encoded = self._encoded[audience] = orjson.dumps(self._plain(audience))
        return encoded

    def _plain(self, audience: Audience) -> dict[str, object]:
        brief = self.briefs()[audience]
        if self.status == "over":
            return {"view": brief.view.plain(), "awaited": []}
        if brief.prompt is None:
            plain = brief.plain()
        else:
            notes = iter(self.game.notes(brief.view, brief.prompt, brief.options))
            plain = brief.plain(lambda action, elements: option_json(action, elements, next(notes)))
        plain.pop("ranks", None)  # said once, by whoever ended the game
        if brief.prompt is not None:
            if reach := self.game.reach(brief.view, brief.prompt):
                plain["reach"] = reach
            if self.undoable(audience):
                plain["undo"] = True
        return plain

    # -- the record

    def record(self) -> Record:
        """The game as it was played so far.  Not for anybody's eyes: see `Game.told`."""
        if self.position:
            raise Illegal("no-record")
        sheet = self.sheet
        record = Record(sheet.game, sheet.rules, sheet.seats, dict(sheet.options), list(self.inputs))
        if self.state is not None and isinstance(ask := self.state.ask(), Over):
            record.ended(ask.ranks)
        return record


Written = tuple[Action, tuple[Element, ...], tuple[Note, ...], orjson.Fragment]
_written: dict[int, list[Written]] = {}
VARIANTS: Final = 4
"""So many ways of an option are kept: it costs this here and that there."""


def option_json(action: Action, elements: tuple[Element, ...], notes: tuple[Note, ...]) -> orjson.Fragment:
    """An option in JSON.  Options are shared and live for ever, and look alike from one time to the next."""
    known = _written.setdefault(id(action), [])
    for written in known:
        if written[0] is action and written[1] == elements and written[2] == notes:
            return written[3]
    plain = {**plain_option(action, elements), **({"notes": notes} if notes else {})}
    fragment = orjson.Fragment(kept_json(plain))
    known.insert(0, (action, elements, notes, fragment))
    del known[VARIANTS:]
    return fragment


def trail_text(trail: bytes) -> str:
    return base64.b64encode(trail).decode()


def kept_json(plain: object) -> bytes:
    """JSON to be kept for long.  What orjson returns holds on to a kilobyte, however short it is: a copy
    does not."""
    return bytes(memoryview(orjson.dumps(plain)))


def put(game: AnyGame, state: State[Any], words: str) -> None:
    """One input, in words, onto a position."""
    ask = state.ask()
    if words.startswith(f"{CHANCE} "):
        assert isinstance(ask, Chance)
        state.happen(ask.parse(words.split(" ", 2)[2]))
    else:
        seat, _, what = words.partition(" ")
        state.choose(int(seat), game.catalogue.parse(what))


def brief_all(game: AnyGame, state: State[Any], seats: int) -> list[Briefing]:
    return [*[game.brief(state, seat) for seat in range(seats)], game.brief(state, None)]


def bits(event: Event, everyone: int) -> int:
    """The audiences that hear an event."""
    if event.audience is None:
        return everyone
    return sum([1 << seat for seat in event.audience])


def alike(one: Briefing, other: Briefing) -> bool:
    """Whether an audience would be sent the same bytes.  A range is made anew at every question."""
    if one.range is None or other.range is None:
        return one == other
    same_range = one.range.kind == other.range.kind and dict(one.range.bounds) == dict(other.range.bounds)
    return same_range and one.view == other.view and one.prompt == other.prompt and (
        one.options == other.options and one.elements == other.elements and one.awaited == other.awaited
    )  # fmt: skip
