"""A live table.  Every change goes through `write`, one after another."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Final, Protocol

import orjson

from posse.kernel import Action, Chance, Illegal, Outcome, Seat, SharedPatches, view_patch
from posse.server import metrics
from posse.server.link_collector import LinkCollector
from posse.server.race import Race
from posse.server.seats import HOST, Caller
from posse.server.store import StoreDown
from posse.table import draft
from posse.table.draft import Contender, Draft
from posse.table.entry import CHOICE, Entry
from posse.table.fair import later_books
from posse.table.fair.links import encode, mixed
from posse.table.moment import Moment
from posse.table.play import Audience, Play, consider
from posse.table.talk import said_message

if TYPE_CHECKING:
    from posse.server.bot_pool import SeatedBot
    from posse.server.registry import Source, TableRegistry

Decide = Callable[[Play], Awaitable[Draft | None]]
"""Returns what to write, given the current table; None if nothing is left to do."""


class Subscriber(Protocol):
    """A connection that receives the messages of a table."""

    caller: Caller
    audience: Audience
    known_sets: set[str]
    """The digests of the option sets that it was sent."""

    def send(self, message: bytes) -> None: ...

    def round_trip(self) -> float:
        """Return how many seconds a message to the client and its answer take."""

    def end(self, reason: str) -> None:
        """Disconnect: the caller has lost this seat."""


class LiveTable:
    """A table in memory, and its subscribers.  Several processes may hold the same table: the store decides
    which write comes first.
    """

    def __init__(self, registry: TableRegistry, play: Play) -> None:
        self.registry: Final = registry
        self.play: Final = play
        self.id: Final = play.sheet.id
        self.subscribers: Final[set[Subscriber]] = set()
        self.owner = ""
        """The address that the thinking of its bots is charged to: that of whoever made it, or of the first
        player who came after it was loaded.  It is never stored."""
        self.kept = False
        """Whether this process runs the table's bots and clocks."""
        self.touched = registry.now()
        self.on_change: Callable[[], None] = lambda: None
        """Called after every change, so that bots and clocks are scheduled again."""
        self._lock: Final = asyncio.Lock()
        self._source: tuple[bytes, Source] | None = None
        """The table's dice, with the salt that they were made for."""
        self._dirty = False
        self.race: Race | None = None
        self.links: Final = LinkCollector(self)
        self._revision = play.revision
        self._shown = self.table_message()
        self.advisers: Final[dict[Seat, SeatedBot]] = {}
        """The bots that give hints to the seats."""

    # -- changing it

    async def write(self, decide: Decide) -> None:
        """Store what `decide` returns, then apply it.  If another process was faster, decide again."""
        async with self._lock:
            self.touched = self.registry.now()
            while True:
                if self._dirty:
                    await self._catch_up()
                wanted = await decide(self.play)
                if wanted is None:
                    return
                self._dirty = True  # until the result is known, even if this task is cancelled
                try:
                    if await self.registry.store.append(
                        self.id, wanted.entries, wanted.status, wanted.holders
                    ):
                        break
                except StoreDown:
                    raise Illegal("store-down") from None
            self._dirty = False
            self._publish(wanted.entries, lambda: self.play.commit(wanted))
        if self.registry.bus is not None:
            await self.registry.bus.notify(f"{self.id} {self.play.seq}")

    async def refresh(self) -> None:
        """Apply entries that another process may have written."""
        async with self._lock:
            await self._catch_up()

    def behind(self, seq: int) -> bool:
        return self.play.seq < seq

    async def _catch_up(self) -> None:
        try:
            entries = await self.registry.store.entries(self.id, self.play.seq)
        except StoreDown:
            raise Illegal("store-down") from None
        self._dirty = False
        if entries:
            self._publish(entries, lambda: self._replay(entries))

    def _replay(self, entries: Sequence[Entry]) -> None:
        """Apply entries that another process wrote."""
        for entry in entries:
            self.play.apply(entry)

    async def choose(
        self, seat: Seat, words: str, at: int, id: str = "", by: str = "", caller: Caller | None = None
    ) -> int:
        """Make a seat's choice; return the number of its state after it.

        A second call with the same `id` changes nothing and returns the same number.
        """
        repeated: list[int] = []

        async def decide(play: Play) -> Draft | None:
            if caller is not None and not self.may(caller, seat):  # a link may end during the wait
                raise Illegal("not-your-seat", seat=seat)
            done = play.answered(seat, id)
            if done is not None:
                repeated.append(done)
                return None
            if play.status != "playing":
                raise Illegal("over" if play.status == "over" else "not-started")
            if not by and play.roster.chairs[seat].bot:
                raise Illegal("bot-plays", seat=seat)
            if at != play.counts[seat]:
                raise Illegal("stale", at=at)
            action = play.game.catalogue.parse(words)
            window = play.state if len(play.timing.since) > 1 else None
            if window is not None and action in window.phase.contested():
                contested.append(action)
                return None
            return await draft.choice(play, seat, action, self.registry.now(), self.answer, id, by)

        contested: list[Action] = []
        await self.write(decide)
        if contested:
            await self._contest(contested[0], Contender(seat, id, by))
        return repeated[0] if repeated else self.play.counts[seat]

    async def _contest(self, action: Action, contender: Contender) -> None:
        """Make a choice of which only the first counts."""
        if self.race is None:
            self.race = Race(self, action)
        try:
            await self.race.enter(contender)
        except Illegal:
            # The same choice may have been sent to another process as well, and won there.
            if self.play.answered(contender.seat, contender.id) is None:
                raise

    async def answer(self, ask: Chance, number: int, links: bool = False) -> tuple[Outcome, bytes, str]:
        """Chance at this table: the answer of this number, and the links that it was made with."""
        salt = bytes.fromhex(self.play.salt or self.play.roster.salt())  # it changes until the start
        shown = ""
        if links or self.play.links_on:
            given = await self.links.collect(number)
            salt, shown = mixed(salt, given), encode(given)
        if self._source is None or self._source[0] != salt:
            self._source = salt, self.registry.dice_source(self.play, salt)
        return *await self.registry.roll(self._source[1], ask, number), shown

    async def undo(self, seat: Seat, at: int, id: str = "") -> int:
        """Take a seat's last choice back; refused if it showed anybody something hidden."""

        async def decide(play: Play) -> Draft | None:
            if play.answered(seat, id) is not None:
                return None
            if at != play.counts[seat]:
                raise Illegal("stale", at=at)
            if not play.undoable(seat):
                raise Illegal("no-undo")
            undone = draft.table_entry(play, "undone", self.registry.now(), seat)
            return Draft([undone._replace(id=id, heard=play.everyone)])

        await self.write(decide)
        return self.play.counts[seat]

    # -- sending

    def _publish(self, entries: Sequence[Entry], apply: Callable[[], None]) -> None:
        """Apply entries, and send each audience what is new.  A moment is made once for each audience."""
        play, counts = self.play, self.play.counts[:]
        before = play.briefs() if play.state is not None and self.subscribers else None
        apply()
        metrics.moves.inc(sum([entry.kind == CHOICE for entry in entries]))
        if self._revision != play.revision:
            self._publish_table()
        moments: dict[Audience, Moment] = {}
        shared: SharedPatches = {}
        for subscriber in self.subscribers:
            at = subscriber.audience
            if play.counts[at] == counts[at]:
                continue
            if at not in moments:
                patch = view_patch(before[at].view, play.briefs()[at].view, shared) if before else None
                moments[at] = play.moment(at, play.events(at, counts[at]), self.registry.now(), patch)
            subscriber.send(moments[at].encode(subscriber.known_sets))
        for entry in entries:
            if entry.kind == "orders":
                self._publish_orders(entry.seat)
            elif entry.kind == "said" or entry.kind == "moderated":
                self._publish_talk(entry)
        self.on_change()

    def _publish_orders(self, seat: Seat | None) -> None:
        for subscriber in self.subscribers:
            if seat == subscriber.audience:
                subscriber.send(self.orders_message(subscriber.audience))

    def _publish_talk(self, entry: Entry) -> None:
        if entry.kind == "said":
            message = said_message(entry)
        elif orjson.loads(entry.words)["action"] == "clear":
            message = b'{"type":"cleared"}'
        else:
            return
        for subscriber in self.subscribers:
            subscriber.send(message)

    def _publish_table(self) -> None:
        """Send the table message to everybody if it has changed; disconnect callers who lost their seat."""
        self._revision = self.play.revision
        last, self._shown = self._shown, self.table_message()
        for subscriber in list(self.subscribers):
            if last != self._shown:
                subscriber.send(self._shown)
            if not self.may(subscriber.caller, subscriber.audience):
                self.subscribers.discard(subscriber)
                subscriber.end("removed" if subscriber.audience == self.play.spectators else "link-ended")

    async def greet(self, subscriber: Subscriber, since: int | None) -> None:
        """Add a subscriber, and send it the current table, orders, chat and state."""
        seat = subscriber.audience
        events = [] if since is None or self.play.state is None else await self.events(seat, since)
        self.subscribers.add(subscriber)
        if seat != self.play.spectators:
            self.owner = self.owner or subscriber.caller.address
        self.touched = self.registry.now()
        subscriber.send(self._shown)
        if seat != self.play.spectators:
            subscriber.send(self.orders_message(seat))
        for message in self.play.talk.messages():
            subscriber.send(message)
        if self.play.state is not None:
            moment = self.play.moment(seat, events, self.registry.now())
            subscriber.send(moment.encode(subscriber.known_sets))

    async def events(self, audience: Audience, since: int) -> list[bytes]:
        """Return all events of an audience after its state numbered `since`, up to this instant.  What is no
        longer in memory is read from the store.
        """
        older: list[bytes] = []
        while not self.play.remembers(audience, since):
            past = await self.history()
            older += past.events(audience, since)
            since = past.counts[audience]
        return older + self.play.events(audience, since)

    async def history(self) -> Play:
        """Return the table with everything since its beginning, read from the store."""
        try:
            entries = await self.registry.store.entries(self.id)
        except StoreDown:
            raise Illegal("store-down") from None
        return await asyncio.to_thread(Play.of, self.play.sheet, entries, True)

    async def present(self, audience: Audience, since: int | None = None) -> bytes | None:
        """Return the current state message of an audience; None before the game."""
        if self.play.state is None:
            return None
        events = [] if since is None else await self.events(audience, since)
        return self.play.moment(audience, events, self.registry.now()).encode(set())

    async def consider(self, audience: Audience, at: int) -> bytes:
        """Return what the options of a seat cost and bring, in its state numbered `at`."""
        if audience == self.play.spectators:
            raise Illegal("spectator")
        if at != self.play.counts[audience]:
            raise Illegal("stale", at=at)
        play = self.play
        brief = play.considering(audience)
        found = play.considered.get(audience)
        if found is None:
            if brief.range is None:
                found = consider(play.game, brief)
            else:  # what is good in a range takes long to find
                found = await asyncio.to_thread(consider, play.game, brief)
            if play.briefs()[audience] is brief:
                play.considered[audience] = found
        return found

    def table_message(self) -> bytes:
        """Return the message for everybody at the table, and for everybody who has its link."""
        return orjson.dumps({"type": "table", **self.plain()})

    def plain(self) -> dict[str, object]:
        play, sheet = self.play, self.play.sheet
        return {
            "table": sheet.id,
            "name": sheet.name,
            "game": sheet.game,
            "rules": sheet.rules,
            "options": dict(sheet.options),
            "open": sheet.open,
            "days": sheet.days,
            "clock": {"turn": sheet.clock.turn, "bank": sheet.clock.bank, "window": sheet.clock.window},
            "absent": sheet.absent,
            "commitment": sheet.commitment,
            "books": later_books(sheet.secret, play.rolls),
            "salt": play.salt,
            "links": play.links_on,
            "status": play.status,
            "roles": list(play.roles),
            "seats": [chair.plain() for chair in play.roster.chairs],
            "hosts": play.roster.seats_of(play.roster.host),
            "rematch": play.roster.rematch,
            "talk": play.talk.plain(),
        }

    def orders_message(self, seat: Seat) -> bytes:
        """Return the message with a seat's standing orders, for this seat only."""
        return orjson.dumps({"type": "orders", "orders": list(self.play.roster.chairs[seat].orders)})

    # -- who may do what

    def admit(self, caller: Caller) -> None:
        """Raise `Illegal` if the caller's link is another table's, or has ended, or if the host has removed
        the caller.
        """
        grant = caller.grant
        if not self.may(caller, self.play.spectators) and not self.belongs_to(caller):
            raise Illegal("removed")
        if grant is None:
            return
        if grant.table != self.id:
            raise Illegal("bad-link")
        hosting = grant.seat == HOST
        if not (grant.epoch == self.play.roster.host_epoch if hosting else self.may(caller, grant.seat)):
            raise Illegal("link-ended")

    def voice(self, caller: Caller, at: Audience) -> str:
        """Return the name under which the host can mute a seat or remove a spectator.  A spectator who throws
        the cookie away keeps it.  It tells nobody else the address.
        """
        if at != self.play.spectators:
            return str(at)
        source = f"voice {caller.address or caller.person}"
        return "s" + hmac.digest(self.play.sheet.secret, source.encode(), "sha256").hex()[:10]

    def belongs_to(self, caller: Caller) -> bool:
        """Return whether the caller has a seat here, or is the host."""
        return self.may_host(caller) or bool(self._seats_of(caller))

    def may(self, caller: Caller, seat: Seat) -> bool:
        """Return whether the caller has this seat.  Everybody may watch whom the host has not removed."""
        if seat == self.play.spectators:
            removed = self.play.talk.removed
            return not removed or self.voice(caller, seat) not in removed or self.may_host(caller)
        chair, grant = self.play.roster.chairs[seat], caller.grant
        by_link = grant is not None and (grant.table, grant.seat, grant.epoch) == (self.id, seat, chair.epoch)
        return by_link or (caller.person != "" and caller.person in chair.holders)

    def may_host(self, caller: Caller) -> bool:
        grant, host = caller.grant, self.play.roster.host
        if grant is not None and grant.table == self.id:
            if grant.seat == HOST:
                return grant.epoch == self.play.roster.host_epoch
            if self.may(caller, grant.seat) and grant.seat in self.play.roster.seats_of(host):
                return True
        return caller.person != "" and caller.person == host

    def attendance(self) -> str:
        """Return who is there: `players` at their sockets, somebody who may look (`watched`), or nobody."""
        if any(subscriber.audience != self.play.spectators for subscriber in self.subscribers):
            return "players"
        return "watched" if self.subscribers or self.play.roster.people else "unattended"

    def asks(self, caller: Caller) -> bool:
        """Return whether a seat of the caller is asked something."""
        if self.play.status != "playing":
            return False
        briefs = self.play.briefs()
        return any(briefs[seat].prompt is not None for seat in self._seats_of(caller))

    def seat_of(self, caller: Caller, wanted: Seat | None = None) -> Audience:
        """Return the caller's seat: the one wanted, or the first; a caller without a seat is a spectator."""
        if wanted is not None:
            self.play.roster.chair(wanted)
            if not self.may(caller, wanted):
                raise Illegal("not-your-seat", seat=wanted)
            return wanted
        return next(iter(self._seats_of(caller)), self.play.spectators)

    def _seats_of(self, caller: Caller) -> list[Seat]:
        return [seat for seat in range(self.play.sheet.seats) if self.may(caller, seat)]
