"""A table, built from its entries.  No clock is read here: the same entries give the same table."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from posse.kernel import (
    AnyGame,
    Briefing,
    Chance,
    Decision,
    Event,
    Illegal,
    Over,
    Patch,
    Phase,
    Record,
    Seat,
    State,
    apply_choice,
    load,
    seats_of,
)
from posse.table import json_codec
from posse.table.clocks import Timing
from posse.table.entry import CHANCE, CHOICE, TOGETHER, Entry, Sheet, Status
from posse.table.fair.dice_source import ROLLS
from posse.table.moment import EncodedEvent, Moment, encode_events, option_set
from posse.table.roster import Roster
from posse.table.talk import Talk

if TYPE_CHECKING:
    from posse.table.draft import Draft

Audience = int
"""A seat's number; the number after the last seat stands for the spectators."""

RECENT: Final = 24
"""The number of inputs whose events a table in use remembers.  Older ones are read from the store if somebody
asks for them."""
UNDOS: Final = 5
"""How often the choice at one decision may be taken back."""
UNDOS_IN_ALL: Final = 200
"""How often choices may be taken back in a game, by all seats together."""
REPEATS: Final = 16
"""The number of inputs of a seat that are recognised when they are sent again."""


class Past(NamedTuple):
    """What was sent for an entry: the audiences, and the events."""

    heard: int
    events: list[EncodedEvent]


class Undoable(NamedTuple):
    """A choice that may be taken back."""

    seat: Seat
    played: int
    """The number of inputs before it."""
    before: State[Any]
    since: int | None
    bank: int
    """The clock of the decision: since when it ran, and what the seat had in its bank then."""


class Play:
    """A table so far: who sits there, the position, and what each audience was sent lately.

    A `whole` one keeps everything since the beginning; another one keeps the same amount however long the
    game is.
    """

    def __init__(self, sheet: Sheet, whole: bool = False) -> None:
        self.sheet: Final = sheet
        self.whole: Final = whole
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
        self.links_on = False
        """Whether people are asked for a link of their chains to every roll."""
        self.links: list[str] = []
        """What they revealed for each roll, if it is `whole`."""
        self.brought: list[tuple[str, str]] = []
        """The salt and the chain of each seat at the start; somebody else may sit there later."""
        self._roles: tuple[str, ...] = ()
        """The role of each seat, from the start on."""
        self.played = 0
        """The number of inputs that led to the position."""
        self.inputs: list[str] = []
        """All of them, if it is `whole`."""
        self.trails: dict[int, bytes] = {}
        """The paths of flicked dice, by the number of the input, if it is `whole`."""
        self.talk: Final = Talk()
        self.counts = [0] * (sheet.seats + 1)
        """How many states each audience has been sent: its own sequence number."""
        self._past: Final[deque[Past]] = deque(maxlen=None if whole else RECENT)
        """The entries of which somebody was sent something."""
        self._forgotten = [0] * (sheet.seats + 1)
        """How many states of each audience are no longer in `_past`."""
        self.position = ""
        """The first position of a branch of another game; empty for a game from the start."""
        self._undoable: list[Undoable] = []
        """Choices that may be taken back."""
        self._undone: Final[Counter[int]] = Counter()
        """How often a choice was taken back, by the number of inputs before it."""
        self._answered: Final[list[dict[str, int]]] = [{} for _ in range(sheet.seats)]
        """For the last inputs of each seat that had an id, the number of the state after it."""
        self._latest: list[tuple[Seat, str]] = []
        """The seats that chose last, with the ids of their inputs."""
        self._mover: Seat | None = None
        self._question: Phase[Any] | None = None
        """The last decision, as the public saw it."""
        self._attendance: list[tuple[Seat, str]] = []
        """The seats that have answered since the public last heard anything, with `Entry.by`."""
        self._briefs: list[Briefing] | None = None
        self.considered: Final[dict[Seat, bytes]] = {}
        """What was considered for a seat in this position."""

    @classmethod
    def of(cls, sheet: Sheet, entries: Iterable[Entry], whole: bool = False) -> Play:
        play = cls(sheet, whole)
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
            self._attendance += zip(_seats(entry), entry.by.split(TOGETHER), strict=True)
            if not self._may_be_undone(entry):
                self._undoable.clear()
            elif before is not None:
                since, bank = self.timing.since.get(entry.seat), self.timing.banks[entry.seat]
                self._undoable.append(Undoable(entry.seat, self.played, before, since, bank))
        if entry.kind in (CHOICE, CHANCE):
            if self.whole:
                self.inputs.append(entry.words)
                if entry.kind == CHANCE:
                    self.links.append(entry.by)
                if entry.trail:
                    self.trails[self.played] = entry.trail
            self.played += 1
            if self._attendance and entry.heard >> self.spectators & 1:
                self._attended()
        if events or entry.heard:
            forgets = len(self._past) == self._past.maxlen
            for audience in self.audiences:
                self._forgotten[audience] += forgets and self._past[0].heard >> audience & 1
                self.counts[audience] += entry.heard >> audience & 1
            self._past.append(Past(entry.heard, events))
        if entry.kind != CHANCE:
            ids = zip(_seats(entry), entry.id.split(" "), strict=False)
            self._latest = [(seat, id) for seat, id in ids if id]  # a bot's choice has none
        for seat, id in self._latest:  # what chance answers to a choice belongs to it
            answered = self._answered[seat]
            answered[id] = self.counts[seat]
            if len(answered) > REPEATS:
                del answered[next(iter(answered))]

    def answered(self, seat: Seat, id: str) -> int | None:
        """Return the number of the seat's state after the input with this id, if it was one of its last."""
        return self._answered[seat].get(id)

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
            self.links_on = bool(details.get("links"))
            self.brought = [(chair.salt, chair.chain) for chair in self.roster.chairs]
        elif entry.kind == "undone":
            return self._undo(entry)
        elif entry.kind == "ended":
            self.status = "over"
            self.ranks = tuple(details["ranks"]) if details["ranks"] else None
        else:
            self.talk.apply(entry, details)
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
        if self.state is None or not self._undoable or self._undoable[-1].seat != seat:
            return False
        if self._undone[self._undoable[-1].played] >= UNDOS or self._undone.total() >= UNDOS_IN_ALL:
            return False
        # As the public knows it: the seats that are really left would show who has answered in a window.
        return self.status == "playing" and self.game.awaited(self.state, None) == (seat,)

    def _undo(self, entry: Entry) -> list[EncodedEvent]:
        """Go back to the position before the last choice.  Its events stay; an event `undone` is added."""
        assert entry.seat is not None
        _, self.played, self.state, since, bank = self._undoable.pop()
        self._undone[self.played] += 1
        del self.inputs[self.played :]
        self.state.listen()
        self._mover = entry.seat
        self._moved(entry.at)
        self.timing.resume(entry.seat, since, bank)
        return encode_events([Event("undone", {"seat": entry.seat})], self.everyone)[1]

    def _moved(self, at: int) -> None:
        self._briefs = None
        self.considered.clear()
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

    def moment(
        self, audience: Audience, events: Sequence[bytes], now: int, patch: Patch | None = None
    ) -> Moment:
        """Return what an audience is sent: these events, how its view has changed, or the whole view without
        a `patch`, and what it is asked.

        Nothing else sends the state of a game.
        """
        brief, over = self.briefs()[audience], self.status == "over"
        told: dict[str, object] = {"view": brief.view.plain()} if patch is None else {"patch": patch}
        if self.sheet.clock.turn:
            told["clock"] = {**self.timing.plain(), "now": now}
        if over and self.ranks is not None:
            told["ranks"] = self.ranks
        told["awaited"] = () if over else brief.awaited
        asked = brief.prompt is not None and not over
        if asked:
            told["prompt"] = brief.prompt
            if brief.range is not None:
                told["range"] = {"kind": brief.range.kind, "bounds": dict(brief.range.bounds)}
            if self._undoable and self.undoable(audience):
                told["undo"] = True
        head = b'{"type":"state","seq":%d,"events":[%b],' % (self.counts[audience], b",".join(events))
        return Moment(head + json_codec.dumps(told)[1:-1], option_set(brief) if asked else None)

    def remembers(self, audience: Audience, since: int) -> bool:
        """Return whether all events after this state are still here."""
        return since >= self._forgotten[audience]

    def events(self, audience: Audience, since: int) -> list[bytes]:
        """Return the events sent to this audience after its state numbered `since`."""
        if since < self._forgotten[audience]:
            raise LookupError(f"events after {since} are no longer here")
        missed = self.counts[audience] - since
        found: list[list[bytes]] = []
        for heard, events in reversed(self._past):
            missed -= heard >> audience & 1
            if missed < 0:
                break
            found.append([event for bits, event in events if bits >> audience & 1])
        return [event for events in reversed(found) for event in events]

    def considering(self, seat: Seat) -> Briefing:
        """Return what a seat is asked, for `consider`; refused if it is not asked."""
        brief = self.briefs()[seat] if self.state is not None and self.status == "playing" else None
        if brief is None or brief.prompt is None:
            raise Illegal("not-asked", seat=seat)
        return brief

    # -- the record

    def record(self) -> Record:
        """Return the full record of the game so far.  It holds every secret: see `Game.redact`."""
        assert self.whole
        if self.position:
            raise Illegal("no-record")
        sheet = self.sheet
        record = Record(sheet.game, sheet.rules, sheet.seats, dict(sheet.options), list(self.inputs))
        record.cast(self.roles)
        if self.state is not None and isinstance(ask := self.state.ask(), Over):
            record.ended(ask.ranks)
        elif self.status == "over":
            record.resigned(self.ranks or ())
        return record


def _seats(entry: Entry) -> tuple[Seat, ...]:
    """Return the seats whose input this is; several if they chose at the same moment."""
    if entry.kind == CHOICE and TOGETHER in entry.by:
        return seats_of(entry.words.partition(" ")[0])
    return () if entry.seat is None else (entry.seat,)


def consider(game: AnyGame, brief: Briefing) -> bytes:
    """Return the notes on each option of a seat, what its piece can reach, and what it might begin with: from
    its view alone.  It may take long.
    """
    assert brief.prompt is not None
    found: dict[str, object] = {
        "notes": game.notes(brief.view, brief.prompt, brief.options),
        "reach": game.reach(brief.view, brief.prompt),
    }
    if brief.range is not None:
        found["offered"] = game.offered(brief.view, brief.prompt, brief.options).words
    return json_codec.dumps(found)


def apply_input(game: AnyGame, state: State[Any], words: str) -> None:
    """Apply an input, in words, to a position."""
    ask = state.ask()
    if words.startswith(f"{CHANCE} "):
        assert isinstance(ask, Chance)
        state.happen(ask.parse(words.split(" ", 2)[2]))
    else:
        apply_choice(game, state, words)
