"""The matters of a table: sitting down, bots, starting, leaving, resigning, orders, talk, a rematch."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from posse.games import load_package
from posse.kernel import Illegal, Seat
from posse.server.live_table import LiveTable
from posse.server.seats import Caller
from posse.table import draft
from posse.table.draft import Draft
from posse.table.play import Play

NAME: Final = 24
TALK: Final = 400
SAID: Final = 500
"""So many lines of talk a table keeps."""
ORDERS: Final = 20


async def sit(table: LiveTable, caller: Caller, seat: Seat, name: str, salt: str = "") -> None:
    """Take a free seat, or one that was offered to newcomers."""
    shown = tidy(name, NAME)

    async def decide(play: Play) -> Draft | None:
        chair = play.roster.chair(seat)
        if play.status == "over":
            raise Illegal("over")
        if caller.person in chair.holders and not chair.offered:
            return None  # sits here already
        if not chair.empty and not chair.offered:
            raise Illegal("seat-taken", seat=seat)
        told = {"person": caller.person, "name": shown}
        # What is brought along counts only until the first roll: see docs/fairness.md.
        fresh = {"salt": salt[:64]} if play.status == "waiting" else {}
        entry = draft.matter(play, "sat", table.registry.now(), seat, **told, **fresh)
        return Draft([entry], holders=(caller.person,))

    await table.write(decide)


async def leave(table: LiveTable, caller: Caller, seat: Seat) -> None:
    """Get up: before the start the seat is free again, later it is kept for its person."""
    _own(table, caller, seat)

    async def decide(play: Play) -> Draft | None:
        if not table.may(caller, seat) or play.roster.chairs[seat].gone:
            return None
        return _one(table, play, "left", seat, free=play.status == "waiting")

    await table.write(decide)


async def seat_bot(table: LiveTable, caller: Caller, seat: Seat, bot: str) -> None:
    """The host fills a free seat with a bot, or has one stand in for somebody who is away."""
    _known(table, bot)

    async def decide(play: Play) -> Draft | None:
        _host(table, caller)
        chair = play.roster.chair(seat)
        if play.status == "over":
            raise Illegal("over")
        if chair.abandoned:
            return _one(table, play, "stood_in", seat, bot=bot)
        if not chair.empty and not (chair.bot and not chair.holders):
            raise Illegal("seat-taken", seat=seat)
        return _one(table, play, "bot", seat, bot=bot)

    await table.write(decide)


async def free(table: LiveTable, caller: Caller, seat: Seat) -> None:
    """The host sends a bot away before the game."""

    async def decide(play: Play) -> Draft | None:
        _host(table, caller)
        chair = play.roster.chair(seat)
        if play.status != "waiting":
            raise Illegal("already-started")
        if chair.holders:
            raise Illegal("seat-taken", seat=seat)
        return _one(table, play, "freed", seat) if chair.bot else None

    await table.write(decide)


async def start(table: LiveTable, caller: Caller, fill: str = "") -> None:
    """The host begins the game; bots take the free seats if one is named."""
    if fill:
        _known(table, fill)

    async def decide(play: Play) -> Draft | None:
        _host(table, caller)
        if play.status != "waiting":
            raise Illegal("already-started")
        empty = [seat for seat, chair in enumerate(play.roster.chairs) if chair.empty]
        if empty and not fill:
            raise Illegal("seats-empty", seats=tuple(map(str, empty)))
        if empty:
            return _filled(table, play, empty, fill)
        return await draft.opening(play, table.registry.now(), table.registry.answer(play))

    await table.registry.reserve(table)
    await table.write(decide)
    if table.play.status == "waiting":
        await table.write(decide)  # the bots have sat down: now it begins
    await table.registry.keep(table)


def _filled(table: LiveTable, play: Play, empty: Sequence[Seat], bot: str) -> Draft:
    entries = [draft.matter(play, "bot", table.registry.now(), seat, bot=bot) for seat in empty]
    return Draft(draft.in_order(play, entries))


async def claim(table: LiveTable, caller: Caller) -> Seat:
    """A browser opens a seat's link: from now on its cookie will do."""
    grant = caller.grant
    if grant is None or grant.table != table.id or grant.seat not in range(table.play.sheet.seats):
        raise Illegal("bad-link")

    async def decide(play: Play) -> Draft | None:
        chair = play.roster.chairs[grant.seat]
        if chair.epoch != grant.epoch:
            raise Illegal("link-ended")
        if caller.person in chair.holders:
            return None
        entry = draft.matter(play, "claimed", table.registry.now(), grant.seat, person=caller.person)
        return Draft([entry], holders=(caller.person,))

    await table.write(decide)
    return grant.seat


async def renew(table: LiveTable, caller: Caller, seat: Seat) -> None:
    """A new link for a seat; the old one, and every other device, loses it."""
    _own(table, caller, seat)

    async def decide(play: Play) -> Draft | None:
        _own(table, caller, seat)
        return _one(table, play, "renewed", seat, person=caller.person)

    await table.write(decide)


async def offer(table: LiveTable, caller: Caller, seat: Seat) -> None:
    """The host offers an abandoned seat to whoever comes."""

    async def decide(play: Play) -> Draft | None:
        _host(table, caller)
        chair = play.roster.chair(seat)
        if play.status != "playing":
            raise Illegal("over" if play.status == "over" else "not-started")
        if not chair.abandoned and not (chair.bot and not chair.holders) and not chair.resigned:
            raise Illegal("not-abandoned", seat=seat)
        return None if chair.offered else _one(table, play, "offered", seat)

    await table.write(decide)


async def back(table: LiveTable, caller: Caller, seat: Seat) -> None:
    """A person takes back the seat that a bot played meanwhile."""
    _own(table, caller, seat)

    async def decide(play: Play) -> Draft | None:
        _own(table, caller, seat)
        chair = play.roster.chairs[seat]
        if chair.resigned:
            raise Illegal("resigned", seat=seat)
        return _one(table, play, "returned", seat) if chair.bot or chair.abandoned else None

    await table.write(decide)


async def resign(table: LiveTable, caller: Caller, seat: Seat) -> None:
    """Give up.  Of two, the other wins; among more, a bot plays on, until no person is left."""
    _own(table, caller, seat)

    async def decide(play: Play) -> Draft | None:
        _own(table, caller, seat)
        if play.status != "playing":
            raise Illegal("over" if play.status == "over" else "not-started")
        if play.roster.chairs[seat].resigned:
            return None
        bot = play.sheet.absent or load_package(play.sheet.game).usual_bot
        gone = draft.matter(play, "resigned", table.registry.now(), seat, bot=bot)
        left = [s for s in play.roster.people if s != seat]
        if play.sheet.seats > 2 and left:
            return Draft([gone])
        ranks = [1 + (s == seat) for s in range(2)] if play.sheet.seats == 2 else []
        over = draft.matter(play, "ended", table.registry.now(), ranks=ranks)
        return Draft([gone, over._replace(seq=gone.seq + 1, heard=play.everyone)], status="over")

    await table.write(decide)


async def give_orders(table: LiveTable, caller: Caller, seat: Seat, orders: Sequence[str]) -> None:
    """Leave orders for one's absence, in place of any before.  Nobody else is told, not even that."""
    _own(table, caller, seat)
    if len(orders) > ORDERS:
        raise Illegal("too-many-orders", most=ORDERS)
    catalogue = table.play.game.orders
    listed = [str(catalogue.parse(words)) for words in orders]

    async def decide(play: Play) -> Draft | None:
        _own(table, caller, seat)
        return _one(table, play, "orders", seat, orders=listed)

    await table.write(decide)


async def say(table: LiveTable, caller: Caller, text: str, name: str = "") -> None:
    """A word to everybody; it is kept with the table."""
    said = tidy(text, TALK)
    if not said:
        raise Illegal("nothing-said")

    async def decide(play: Play) -> Draft | None:
        if len(play.said) >= SAID:
            raise Illegal("said-enough", most=SAID)
        at = table.seat_of(caller)
        seat = None if at == play.spectators else at
        shown = play.roster.chairs[at].name if seat is not None else tidy(name, NAME)
        return _one(table, play, "said", seat, name=shown, text=said)

    await table.write(decide)


async def rematch(table: LiveTable, caller: Caller) -> LiveTable:
    """The same people and bots at a new table, everybody one seat further; asked twice, the same one."""
    registry, roster = table.registry, table.play.roster
    if table.play.status != "over":
        raise Illegal("not-over", game=table.play.sheet.game)
    if table.seat_of(caller) == table.play.spectators and not table.may_host(caller):
        raise Illegal("not-host")
    if not roster.rematch:
        fresh = await registry.again(table.play.sheet, roster.host)
        await fresh.write(lambda play: _moved_on(play, table.play, registry.now()))

        async def decide(play: Play) -> Draft | None:
            return _one(table, play, "rematched", None, table=fresh.id) if not play.roster.rematch else None

        await table.write(decide)
    return await registry.table(roster.rematch)


async def _moved_on(play: Play, old: Play, now: int) -> Draft:
    """Whoever sat at the old table sits at the new one: their cookies hold, their links are new."""
    entries = []
    for seat, chair in enumerate(old.roster.chairs):
        to = (seat + 1) % old.sheet.seats
        for number, person in enumerate(sorted(chair.holders)):
            told = {"person": person, **({} if number else {"name": chair.name})}
            entries.append(draft.matter(play, "claimed" if number else "sat", now, to, **told))
        if chair.bot and not chair.holders:
            entries.append(draft.matter(play, "bot", now, to, bot=chair.bot))
    people = tuple(sorted({person for chair in old.roster.chairs for person in chair.holders}))
    return Draft(draft.in_order(play, entries), holders=people)


def tidy(text: str, most: int) -> str:
    """A person's words without what could upset a screen: control signs, and more than their share."""
    kept = [sign if sign.isprintable() else " " for sign in unicodedata.normalize("NFC", text)]
    return " ".join("".join(kept).split())[:most]


def _one(table: LiveTable, play: Play, kind: str, seat: Seat | None, /, **told: object) -> Draft:
    return Draft([draft.matter(play, kind, table.registry.now(), seat, **told)])


def _own(table: LiveTable, caller: Caller, seat: Seat) -> None:
    table.play.roster.chair(seat)
    if not table.may(caller, seat):
        raise Illegal("not-your-seat", seat=seat)


def _host(table: LiveTable, caller: Caller) -> None:
    if not table.may_host(caller):
        raise Illegal("not-host")


def _known(table: LiveTable, bot: str) -> None:
    known = load_package(table.play.sheet.game).bot_names
    if bot not in known:
        raise Illegal("unknown-bot", bot=bot[:40], known=known)
