"""A table, built from its entries.  No clock is read here: the same entries give the same table."""

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

EncodedEvent = tuple[int, bytes]
"""A bit for each audience that is sent the event, and the event in JSON."""


class Play:
    """A table so far: who sits there, the position, and what each audience has been sent."""

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
        """Grows when something changes that the `table` message shows."""
        self.salt = ""
        self._roles: tuple[str, ...] = ()
        """The role of each seat, from the start on."""
        self.inputs: list[str] = []
        self.trails: dict[int, bytes] = {}
        """The paths of flicked dice, by the number of the input."""
        self.said: list[bytes] = []
        self.counts = [0] * (sheet.seats + 1)
        """How many states each audience has been sent: its own sequence number."""
        self._events: list[list[EncodedEvent]] = []
        """The events of every entry of which somebody was sent something."""
        self.position = ""
        """The first position of a branch of another game; empty for a game from the start."""
        self._heard: list[int] = []
        """The audiences that were sent something, for each item of `_events`."""
        self._undoable: list[tuple[Seat, int, State[Any]]] = []
        """Choices that may be taken back: the seat, the number of inputs before, and the position before."""
        self.answered: dict[tuple[Seat, str], int] = {}
        """For each input that had an id, the number of the state in which it was acknowledged."""
        self._latest: tuple[Seat, str] | None = None
        self._mover: Seat | None = None
        self._question: Phase[Any] | None = None
        """The last decision, as the public saw it."""
        self._attendance: list[tuple[Seat, str]] = []
        """The seats that have answered since the public last heard anything, with `Entry.by`."""
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
        """Apply the next entry, as stored.  It was checked before it was stored."""
        events: list[EncodedEvent] = []
        if entry.kind in (CHOICE, CHANCE):
            assert self.state is not None
            before = self.state.clone() if self._may_be_undone(entry) else self.state
            apply_input(self.game, self.state, entry.words)
            _, events = encode_events(self.state.take_events(), self.everyone, entry.trail)
            self._enter(entry, events, before)
        else:
            self._enter(entry, events, self.state)
            if entry.kind == "started":
                self.state = self.beginning(self.position)
        if entry.kind in (CHOICE, CHANCE, "started"):
            self._moved(entry.at)

    def commit(self, draft: Draft) -> None:
        """Apply a draft whose entries are durable now: its position becomes the table's."""
        if draft.state is None:
            for entry in draft.entries:
                self.apply(entry)
            return
        for entry, events in zip(draft.entries, draft.events, strict=True):
            self._enter(entry, events, self.state)
        self.state = draft.state
        self._moved(draft.entries[-1].at)
        self._briefs = draft.briefs

    def _enter(self, entry: Entry, events: list[EncodedEvent], before: State[Any] | None) -> None:
        """Note an entry: its events, the audiences that are sent something, and who moved."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} after {self.seq}")
        self.seq = entry.seq
        if entry.kind not in (CHOICE, CHANCE):
            events = self._table_entry(entry, json_codec.loads(entry.words)) or events
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
        if events or entry.heard:
            self._events.append(events)
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
        """Note which players are present and which are away, but only when the public hears of the move: a
        seat that is suddenly no longer away would show that it has answered in a window that is still open.
        """
        for seat, by in self._attendance:
            chair = self.roster.chairs[seat]
            if by == "clock":
                self.roster.timed_out(seat)
                self.revision += 1
            elif not by and (chair.missed or chair.gone):
                self.roster.played(seat)
                self.revision += 1
        self._attendance.clear()

    def _table_entry(self, entry: Entry, details: dict[str, Any]) -> list[EncodedEvent]:
        """Apply an entry that is not a move; return its events."""
        self.roster.apply(entry.kind, entry.seat, details)
        self.revision += 1
        if entry.kind == "started":
            self.position = str(details.get("position", ""))
            self.status, self.salt, self._roles = "playing", str(details["salt"]), self.roles
        elif entry.kind == "undone":
            return self._undo(entry)
        elif entry.kind == "ended":
            self.status = "over"
            self.ranks = tuple(details["ranks"]) if details["ranks"] else None
            self._encoded.clear()  # nobody is asked any more, even if the position is the same
        elif entry.kind == "said":
            self.said.append(compact_json({"type": "said", "seat": entry.seat, "at": entry.at, **details}))
        return []

    @property
    def roles(self) -> tuple[str, ...]:
        """The role of each seat: what its player chose, or what is left.  From the start on it is fixed."""
        return self._roles or self.game.roles_with(self.roster.chosen)

    def piece(self, seat: Seat) -> dict[str, str]:
        """The detail of an entry that seats somebody with the piece of this seat; none without pieces."""
        return {"piece": self.roles[seat]} if self.game.pieces else {}

    def beginning(self, position: str = "") -> State[Any]:
        """Return the position before the first input; `position` is that of a branch."""
        sheet = self.sheet
        state = self.game.load(position) if position else self.game.setup(sheet.seats, sheet.options)
        state.listen()
        return state

    def undoable(self, seat: Seat) -> bool:
        """Return whether this seat may take its last choice back: nothing hidden was shown since then, and no
        other seat is asked.
        """
        if self.state is None or not self._undoable or self._undoable[-1][0] != seat:
            return False
        # As the public knows it: the seats that are really left would show who has answered in a window.
        return self.status == "playing" and self.game.awaited(self.state, None) == (seat,)

    def _undo(self, entry: Entry) -> list[EncodedEvent]:
        """Go back to the position before the last choice.  Its events stay; an event `undone` is added."""
        assert entry.seat is not None
        _, inputs_before, self.state = self._undoable.pop()
        del self.inputs[inputs_before:]
        self.state.listen()
        self._mover = entry.seat
        self._moved(entry.at)
        return encode_events([Event("undone", {"seat": entry.seat})], self.everyone)[1]

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
        """The seats that are really asked.  This must not be sent to anybody."""
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
        """Return the `state` message for an audience: its number, the events after state `since`, what the
        audience sees and what it is asked.

        Nothing else sends the state of a game.
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
        """Return the events sent to this audience after its state numbered `since`."""
        missed = self.counts[audience] - since
        found: list[list[bytes]] = []
        for heard, events in zip(reversed(self._heard), reversed(self._events), strict=True):
            missed -= heard >> audience & 1
            if missed < 0:
                break
            found.append([event for bits, event in events if bits >> audience & 1])
        return [event for events in reversed(found) for event in events]

    def _encode(self, audience: Audience) -> bytes:
        """Return what an audience sees and is asked now.  `option_json` encodes an option once for all
        positions.
        """
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
        """Return the notes on each option of a seat, and what its piece can reach: from its view alone.

        They are computed on request, once for each position.
        """
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
        """Return the full record of the game so far.  It holds every secret: see `Game.redact`."""
        if self.position:
            raise Illegal("no-record")
        sheet = self.sheet
        record = Record(sheet.game, sheet.rules, sheet.seats, dict(sheet.options), list(self.inputs))
        record.cast(self.roles)
        if self.state is not None and isinstance(ask := self.state.ask(), Over):
            record.ended(ask.ranks)
        return record


MAX_CACHED_OPTIONS: Final = 50_000
_option_cache: dict[tuple[int, tuple[Element, ...]], tuple[Action, bytes]] = {}
"""Options in JSON, by the id of the action and its elements.  Actions are shared by all positions.  The
action is kept beside its text, so that no other object can get its id."""


def option_json(action: Action, elements: tuple[Element, ...]) -> bytes:
    found = _option_cache.get((id(action), elements))
    if found is None:
        if len(_option_cache) >= MAX_CACHED_OPTIONS:
            _option_cache.clear()
        found = _option_cache[id(action), elements] = (
            action,
            compact_json({"words": action.words, "elements": elements}),
        )
    return found[1]


def encode_events(
    events: Sequence[Event], everyone: int, trail: bytes = b""
) -> tuple[int, list[EncodedEvent]]:
    """Return the bits of all audiences that hear any of the events, and each event in JSON with its own."""
    heard, encoded = 0, []
    for event in events:
        bits = everyone if event.audience is None else sum([1 << seat for seat in event.audience])
        heard |= bits
        encoded.append((bits, compact_json({"event": event.kind, **event.args})))
    if trail and encoded:
        bits, first = encoded[0]  # the page shows the flight before what was hit
        encoded[0] = bits, first[:-1] + b',"trail":"' + trail_text(trail).encode() + b'"}'
    return heard, encoded


def trail_text(trail: bytes) -> str:
    return base64.b64encode(trail).decode()


def compact_json(plain: object) -> bytes:
    """Return JSON for keeping in memory.  What orjson returns occupies a kilobyte, however short it is; a
    copy does not.
    """
    return bytes(memoryview(json_codec.dumps(plain)))


def apply_input(game: AnyGame, state: State[Any], words: str) -> None:
    """Apply an input, in words, to a position."""
    ask = state.ask()
    if words.startswith(f"{CHANCE} "):
        assert isinstance(ask, Chance)
        state.happen(ask.parse(words.split(" ", 2)[2]))
    else:
        seat, _, what = words.partition(" ")
        state.choose(int(seat), game.catalogue.parse(what))
