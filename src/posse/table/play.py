"""A table as its entries make it.  No clock is read here: the same entries give the same table."""

from __future__ import annotations

import base64
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from posse.kernel import (
    Action,
    AnyGame,
    Briefing,
    Chance,
    Decision,
    Element,
    Event,
    Illegal,
    Over,
    Phase,
    Record,
    Seat,
    State,
    load,
)
from posse.table import json_codec
from posse.table.clocks import Timing
from posse.table.entry import CHANCE, CHOICE, Entry, Sheet, Status
from posse.table.fair.dice_source import ROLLS
from posse.table.roster import Roster

if TYPE_CHECKING:
    from posse.table.draft import Draft

Audience = int
"""A seat's number; the number after the last seat stands for the spectators."""

Told = tuple[int, bytes]
"""An event in JSON, and a bit for each audience that hears it."""


class Play:
    """A table so far: who sits there, the position, and what each audience has been told."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet: Final = sheet
        self.game: Final[AnyGame] = load(sheet.game).by_rules(sheet.rules)
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
        self._undoable: list[tuple[Seat, int, State[Any]]] = []
        """Choices that may be taken back: whose, how many inputs came before, and the position then."""
        self.answered: dict[tuple[Seat, str], int] = {}
        """For the inputs that had an id, the number of the state in which each was acknowledged."""
        self._latest: tuple[Seat, str] | None = None
        self._mover: Seat | None = None
        self._question: Phase[Any] | None = None
        """The last one, as the public saw it."""
        self._attendance: list[tuple[Seat, str]] = []
        """Who has answered, and by whose hand, since the public last heard anything."""
        self._briefs: list[Briefing] | None = None
        self._encoded: dict[Audience, bytes] = {}
        self._considered: dict[Seat, bytes] = {}

    @classmethod
    def of(cls, sheet: Sheet, entries: Iterable[Entry]) -> Play:
        play = cls(sheet)
        for entry in entries:
            play.apply(entry)
        return play

    # -- entries

    def apply(self, entry: Entry) -> None:
        """The next entry, as the store has it: a move is played.  It was checked before it was written."""
        told: list[Told] = []
        if entry.kind in (CHOICE, CHANCE):
            assert self.state is not None
            before = self.state.clone() if self._may_be_undone(entry) else self.state
            put(self.game, self.state, entry.words)
            _, told = tell(self.state.take_events(), self.everyone, entry.trail)
            self._enter(entry, told, before)
        else:
            self._enter(entry, told, self.state)
            if entry.kind == "started":
                self.state = self.beginning(self.position)
        if entry.kind in (CHOICE, CHANCE, "started"):
            self._moved(entry.at)

    def commit(self, draft: Draft) -> None:
        """Entries that were worked out here and are durable now: the draft's position becomes the table's."""
        if draft.state is None:
            for entry in draft.entries:
                self.apply(entry)
            return
        for entry, told in zip(draft.entries, draft.told, strict=True):
            self._enter(entry, told, self.state)
        self.state = draft.state
        self._moved(draft.entries[-1].at)
        self._briefs = draft.briefs

    def _enter(self, entry: Entry, told: list[Told], before: State[Any] | None) -> None:
        """Write an entry down: what it tells, who has heard of it, who moved."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} after {self.seq}")
        self.seq = entry.seq
        if entry.kind not in (CHOICE, CHANCE):
            told = self._table_entry(entry, json_codec.loads(entry.words)) or told
        elif entry.kind == CHANCE:
            self.rolls += 1
            self.revision += self.rolls % ROLLS == 0  # the next book of commitments is shown
            self._undoable.clear()
        else:
            assert entry.seat is not None
            self._mover = entry.seat
            self._attendance.append((entry.seat, entry.by))
            if not self._may_be_undone(entry):
                self._undoable.clear()
            elif before is not None:
                self._undoable.append((entry.seat, len(self.inputs), before))
        if entry.kind in (CHOICE, CHANCE):
            if entry.trail:
                self.trails[len(self.inputs)] = entry.trail
            self.inputs.append(entry.words)
            if self._attendance and entry.heard >> self.spectators & 1:
                self._attended()
        if told or entry.heard:
            self.told.append(told)
            self._heard.append(entry.heard)
            for audience in self.audiences:
                self.counts[audience] += entry.heard >> audience & 1
        if entry.kind != CHANCE:
            self._latest = (entry.seat, entry.id) if entry.id and entry.seat is not None else None
        if self._latest is not None:  # what chance answers to a choice belongs to it
            self.answered[self._latest] = self.counts[self._latest[0]]

    def _may_be_undone(self, entry: Entry) -> bool:
        return entry.kind == CHOICE and not entry.by and entry.words.split(" ", 2)[1] in self.game.takes_back

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

    def _table_entry(self, entry: Entry, details: dict[str, Any]) -> list[Told]:
        """An entry that is not a move; the events that it tells."""
        self.roster.apply(entry.kind, entry.seat, details)
        self.revision += 1
        if entry.kind == "started":
            self.position = str(details.get("position", ""))
            self.status, self.salt = "playing", str(details["salt"])
        elif entry.kind == "undone":
            return self._undo(entry)
        elif entry.kind == "ended":
            self.status = "over"
            self.ranks = tuple(details["ranks"]) if details["ranks"] else None
            self._encoded.clear()  # nobody is asked any more, even if the position is the same
        elif entry.kind == "said":
            self.said.append(kept_json({"type": "said", "seat": entry.seat, "at": entry.at, **details}))
        return []

    def beginning(self, position: str = "") -> State[Any]:
        """The position before the first input; `position` where it was not the start of a game."""
        sheet = self.sheet
        state = self.game.load(position) if position else self.game.setup(sheet.seats, sheet.options)
        state.listen()
        return state

    def undoable(self, seat: Seat) -> bool:
        """Whether this seat may take its last choice back: nothing hidden was shown, nobody else is asked."""
        if self.state is None or not self._undoable or self._undoable[-1][0] != seat:
            return False
        # As the public knows it: in a window, who is truly left would tell that the other has answered.
        return self.status == "playing" and self.game.awaited(self.state, None) == (seat,)

    def _undo(self, entry: Entry) -> list[Told]:
        """Go back to before the last choice; what was told of it stays told, and that it was undone."""
        assert entry.seat is not None
        _, kept, self.state = self._undoable.pop()
        del self.inputs[kept:]
        self.state.listen()
        self._mover = entry.seat
        self._moved(entry.at)
        return tell([Event("undone", {"seat": entry.seat})], self.everyone)[1]

    def _moved(self, at: int) -> None:
        self._briefs = None
        self._encoded.clear()
        self._considered.clear()
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

    # -- what is asked

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Who is truly asked.  Not for anybody's eyes."""
        ask = self.state.ask() if self.state is not None and self.status == "playing" else None
        return tuple(ask.options) if isinstance(ask, Decision) else ()

    # -- what each audience receives

    def briefs(self) -> list[Briefing]:
        if self._briefs is None:
            assert self.state is not None
            seats: list[Seat | None] = [*range(self.sheet.seats), None]
            self._briefs = [self.game.brief(self.state, seat) for seat in seats]
        return self._briefs

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
            clock = b'"clock":' + json_codec.dumps({**self.timing.plain(), "now": now}) + b","
        ending = b""
        if self.status == "over" and self.ranks is not None:
            ending = b'"ranks":' + json_codec.dumps(self.ranks) + b","
        if audience not in self._encoded:
            self._encoded[audience] = self._encode(audience)
        return head + clock + ending + self._encoded[audience][1:]

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
        """What an audience sees and is asked now.  An option is encoded once for all positions."""
        brief = self.briefs()[audience]
        plain: dict[str, object] = {"view": brief.view.plain(), "awaited": list(brief.awaited)}
        if self.status == "over":
            return json_codec.dumps({**plain, "awaited": []})
        if brief.range is not None:
            plain["range"] = {"kind": brief.range.kind, "bounds": dict(brief.range.bounds)}
        if brief.prompt is None:
            return json_codec.dumps(plain)
        plain["prompt"] = brief.prompt
        if self._undoable and self.undoable(audience):
            plain["undo"] = True
        options = b",".join(map(option_json, brief.options, brief.elements))
        return json_codec.dumps(plain)[:-1] + b',"options":[' + options + b"]}"

    def consider(self, seat: Seat) -> bytes:
        """What each option of a seat costs and brings, and where its piece could get to: from its view alone.

        It is worked out when somebody asks, once for each position."""
        if seat not in self._considered:
            brief = self.briefs()[seat] if self.state is not None and self.status == "playing" else None
            if brief is None or brief.prompt is None:
                raise Illegal("not-asked", seat=seat)
            notes = self.game.notes(brief.view, brief.prompt, brief.options)
            found = {"notes": notes, "reach": self.game.reach(brief.view, brief.prompt)}
            self._considered[seat] = json_codec.dumps(found)
        return self._considered[seat]

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


WRITTEN: Final = 50_000
_written: dict[tuple[int, tuple[Element, ...]], tuple[Action, bytes]] = {}
"""Options in JSON, by the action and what is pointed at for it.  Actions are shared and look alike from one
position to the next; the action is kept beside its text, so that its id stays its own."""


def option_json(action: Action, elements: tuple[Element, ...]) -> bytes:
    found = _written.get((id(action), elements))
    if found is None:
        if len(_written) >= WRITTEN:
            _written.clear()
        found = _written[id(action), elements] = (
            action,
            kept_json({"words": action.words, "elements": elements}),
        )
    return found[1]


def tell(events: Sequence[Event], everyone: int, trail: bytes = b"") -> tuple[int, list[Told]]:
    """Events in JSON with the audiences of each, and all these audiences together."""
    heard, told = 0, []
    for event in events:
        bits = everyone if event.audience is None else sum([1 << seat for seat in event.audience])
        heard |= bits
        told.append((bits, kept_json({"event": event.kind, **event.args})))
    if trail and told:
        bits, first = told[0]  # the eye follows the bullet before the ear hears what it hit
        told[0] = bits, first[:-1] + b',"trail":"' + trail_text(trail).encode() + b'"}'
    return heard, told


def trail_text(trail: bytes) -> str:
    return base64.b64encode(trail).decode()


def kept_json(plain: object) -> bytes:
    """JSON to be kept for long.  What orjson returns holds on to a kilobyte, however short it is: a copy
    does not."""
    return bytes(memoryview(json_codec.dumps(plain)))


def put(game: AnyGame, state: State[Any], words: str) -> None:
    """One input, in words, onto a position."""
    ask = state.ask()
    if words.startswith(f"{CHANCE} "):
        assert isinstance(ask, Chance)
        state.happen(ask.parse(words.split(" ", 2)[2]))
    else:
        seat, _, what = words.partition(" ")
        state.choose(int(seat), game.catalogue.parse(what))
