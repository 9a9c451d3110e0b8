"""The tables in this process: making, loading and keeping them."""

from __future__ import annotations

import asyncio
import base64
import random
import secrets
import time
import tomllib
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Final, Protocol

from sqlalchemy.exc import IntegrityError

from posse.games import load_package
from posse.kernel import Chance, Illegal, Outcome, Seat, Setting, Shot, load
from posse.kernel.data import data_file
from posse.kernel.options import settle
from posse.physics.flick import recorded
from posse.server import metrics
from posse.server.autoplay import Autoplay
from posse.server.bot_pool import BotPool
from posse.server.bus import Bus, bus_for
from posse.server.finished import FinishedGames
from posse.server.live_table import LiveTable
from posse.server.logs import log
from posse.server.maintenance import Maintenance
from posse.server.seats import Grant, Signer, table_id
from posse.server.settings import Settings
from posse.server.store import Store, StoreDown
from posse.server.table_actions import NAME, tidy
from posse.table.draft import table_entry
from posse.table.entry import Clock, Sheet
from posse.table.fair import DiceSource, commitment
from posse.table.play import Play

SHOOTERS: Final = 2
"""The threads that simulate shots."""
_PLACES: Final[list[str]] = tomllib.loads(data_file(__package__, "places.toml"))["places"]


class Source(Protocol):
    """Answers the chance of a table."""

    def answer(self, ask: Chance, number: int) -> tuple[Outcome, bytes]: ...


@dataclass(frozen=True)
class Environment:
    """The clock and the sources of randomness.  A test may replace them; only a `source` can choose dice."""

    now: Callable[[], int] = lambda: time.time_ns() // 1_000_000
    entropy: Callable[[int], bytes] = secrets.token_bytes
    chance: Callable[[], float] = random.random
    """For delays only."""
    source: Callable[[bytes, bytes], Source] = lambda secret, salt: DiceSource(secret, salt, recorded)


@dataclass(frozen=True)
class TableRequest:
    """The settings of a table to be made."""

    game: str
    seats: int | None = None
    options: dict[str, Setting] = field(default_factory=dict)
    name: str = ""
    open: bool = False
    days: bool = False
    clock: Clock = field(default_factory=Clock)
    absent: str = ""


class TableRegistry:
    """Tables by their id.  Those in use are in memory; all of them are in the store."""

    def __init__(
        self, settings: Settings, environment: Environment | None = None, bot_pool: BotPool | None = None
    ) -> None:
        environment = environment or Environment()
        self.settings: Final = settings
        self.now = environment.now
        """The time, by the database's clock: those of several machines may differ."""
        self.chance: Final = environment.chance
        self.entropy: Final = environment.entropy
        self.bot_pool: Final = bot_pool or BotPool(settings.bot_processes)
        self.tables: Final[dict[str, LiveTable]] = {}
        self.started = self.now()
        self.id: Final = base64.b32encode(secrets.token_bytes(10)).decode()
        self.store: Store
        self.signer: Signer
        self.bus: Bus | None = bus_for(settings.bus_url())
        self.finished: Final = FinishedGames()
        self._source: Final = environment.source
        self._shots: Final = ThreadPoolExecutor(SHOOTERS, "posse-shot")
        self._autoplays: Final[dict[str, Autoplay]] = {}
        self._loading: Final[dict[str, asyncio.Task[LiveTable]]] = {}
        self._background_tasks: Final[set[asyncio.Task[None]]] = set()
        self._maintenance: Final = Maintenance(self, environment.now)

    # -- opening and closing

    async def open(self) -> None:
        self.store = await asyncio.to_thread(Store.open, self.settings.database)
        await asyncio.to_thread(self.store.enter)
        self.signer = Signer(await self.store.secret("signing", lambda: secrets.token_bytes(32)))
        if self.bus is not None:
            await self.bus.start(self._on_notice)
        await self._maintenance.set_clock()
        self.started = self.now()
        self._maintenance.start()

    async def close(self) -> None:
        """Stop everything and give up all leases.  The store finishes what is queued."""
        self._maintenance.stop()
        for autoplay in self._autoplays.values():
            autoplay.stop()
        for table in list(self.tables.values()):
            await self.let_go(table)
        if self.bus is not None:
            await self.bus.stop()
        self.bot_pool.close()
        self.finished.close()
        self._shots.shutdown(wait=False, cancel_futures=True)
        await self.store.close()

    # -- tables

    async def make(self, request: TableRequest, host: str, owner: str = "", id: str = "") -> LiveTable:
        """Make a new table.  Nobody sits at it yet.  If there is one with this `id`, return that one."""
        game = load(request.game)
        seats = game.fewest if request.seats is None else request.seats
        state = game.setup(seats, request.options)  # it refuses invalid options
        if request.absent:
            load_package(request.game).check_bot(request.absent)
        secret = self.entropy(32)
        sheet = Sheet(
            id=id or table_id(self.entropy(16)),
            created=self.now(),
            game=request.game,
            rules=game.rules,
            seats=seats,
            options=settle(game.options, dict(game.settings(state.table))),
            name=tidy(request.name, NAME) or self._name(),
            open=request.open,
            days=request.days,
            clock=request.clock,
            absent=request.absent,
            commitment=await asyncio.to_thread(commitment, secret),
            secret=secret,
        )
        play = Play(sheet)
        made = table_entry(play, "made", sheet.created, host=host)
        try:
            await self.store.create(sheet, [made])
        except StoreDown:
            raise Illegal("store-down") from None
        except IntegrityError:  # somebody else made the same one
            return await self.table(sheet.id)
        play.apply(made)
        table = self._hold(play)
        table.owner = owner
        return table

    async def again(self, old: Sheet, host: str, owner: str, id: str = "") -> LiveTable:
        """Make a new table with the settings of an old one."""
        settings = (old.seats, dict(old.options), old.name, old.open, old.days, old.clock, old.absent)
        return await self.make(TableRequest(old.game, *settings), host, owner, id)

    def owned_by(self, address: str) -> int:
        """Return how many tables of an address are in memory."""
        return sum([table.owner == address for table in self.tables.values()])

    async def table(self, id: str) -> LiveTable:
        """Return the table of this id; load it from the store if it is not in memory."""
        held = self.tables.get(id)
        if held is not None:
            return held
        if id not in self._loading:
            task = self._loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> LiveTable:
        try:
            sheet = await self.store.sheet(id)
            if sheet is None:
                raise Illegal("no-such-table")
            # A long game takes a while to replay, and everybody else's moves must not wait for it.
            play = await asyncio.to_thread(Play.of, sheet, await self.store.entries(id))
        except StoreDown:
            raise Illegal("store-down") from None
        table = self._hold(play)
        await self.keep(table)
        return table

    def _hold(self, play: Play) -> LiveTable:
        held = self.tables.get(play.sheet.id)
        if held is not None:  # somebody else was faster
            return held
        table = self.tables[play.sheet.id] = LiveTable(self, play)
        autoplay = self._autoplays[table.id] = Autoplay(table)
        table.on_change = autoplay.reschedule
        metrics.tables.set(len(self.tables))
        return table

    def dice_source(self, play: Play, salt: bytes) -> Source:
        """Return a table's source of chance, with what its players brought."""
        return self._source(play.sheet.secret, salt)

    async def roll(self, source: Source, ask: Chance, number: int) -> tuple[Outcome, bytes]:
        """Return an answer of chance.  A shot takes a while to simulate, so it runs in a thread of its own
        pool: it waits for nothing but other shots, and nothing else waits for it.
        """
        if not isinstance(ask, Shot):
            return source.answer(ask, number)
        return await asyncio.get_running_loop().run_in_executor(self._shots, _timed_shot, source, ask, number)

    def link(self, table: LiveTable, seat: Seat) -> str:
        """Return the current link of a seat; for `HOST`, that of the host."""
        roster = table.play.roster
        epoch = roster.chairs[seat].epoch if seat >= 0 else roster.host_epoch
        return self.signer.link(Grant(table.id, seat, epoch))

    def _name(self) -> str:
        number = int.from_bytes(self.entropy(3), "big")
        return f"{_PLACES[number % len(_PLACES)]} {100 + number // len(_PLACES) % 900}"

    # -- maintenance

    def background_task(self, work: Awaitable[None]) -> None:
        """Run something soon that nobody waits for."""

        async def run() -> None:
            try:
                await work
            except Illegal as refusal:
                log.warning("background_task refused", reason=refusal.reason)
            except StoreDown as error:
                log.warning("store down", problem=str(error))

        task = asyncio.get_running_loop().create_task(run())
        self._background_tasks.add(task)
        task.add_done_callback(self._background_tasks.discard)

    def _on_notice(self, notice: str) -> None:
        """Handle a notice of the bus: a table has new entries.  An empty notice: some may have been lost."""
        id, _, seq = notice.partition(" ")
        if not id:
            for table in self.tables.values():
                self.background_task(table.refresh())
        elif (held := self.tables.get(id)) is not None and (not seq.isdecimal() or held.behind(int(seq))):
            self.background_task(held.refresh())

    async def keep(self, table: LiveTable) -> None:
        """Run this table's bots and clocks, unless another process does."""
        if table.play.status == "playing" and not table.kept:
            table.kept = await self.reserve(table)
            table.on_change()

    async def reserve(self, table: LiveTable) -> bool:
        """Take the lease of a table; return whether this process has it.

        It is taken before a game starts, so that a game in play always has a keeper.
        """
        return await self._maintenance.reserve(table)

    def may_forget(self, table: LiveTable, until: int) -> bool:
        """Return whether nothing is to be done at this table before `until`."""
        due = self._autoplays[table.id].due()
        return due is None or due > until

    async def let_go(self, table: LiveTable) -> None:
        """Drop a table from memory, and give up its lease."""
        autoplay = self._autoplays.pop(table.id)
        autoplay.stop()
        self.tables.pop(table.id, None)
        metrics.tables.set(len(self.tables))
        if table.kept:
            table.kept = False
            await self.store.let_go(table.id, self.id, autoplay.due())


def _timed_shot(source: Source, ask: Chance, number: int) -> tuple[Outcome, bytes]:
    begun = time.thread_time()
    answer = source.answer(ask, number)
    metrics.shots.inc()
    metrics.shot_seconds.inc(time.thread_time() - begun)
    return answer
