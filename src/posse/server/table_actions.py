"""Actions at a table besides moves: seats, bots, start, resigning, orders, rematch."""

from __future__ import annotations

import hmac
import unicodedata
from collections.abc import Sequence
from functools import partial
from typing import Final

from posse.games import load_package
from posse.kernel import Illegal, Seat
from posse.server.live_table import LiveTable
from posse.server.seats import Caller, table_id
from posse.table import draft
from posse.table.draft import Draft
from posse.table.play import Play

NAME: Final = 24
ORDERS: Final = 20


async def sit(
    table: LiveTable,
    caller: Caller,
    seat: Seat,
    name: str,
    salt: str = "",
    piece: str = "",
    chain: str = "",
) -> None:
    """Take a free seat, perhaps with a piece, or a seat that was offered to newcomers.  `chain` is the end of
    a chain of secrets; who sits there already may bring it later, before the game.
    """
    shown = tidy(name, NAME)
    if not salt.isprintable():  # people note salts down, and compare them by eye
        raise Illegal("bad-salt")

    async def decide(play: Play) -> Draft | None:
        chair = play.roster.chair(seat)
        if play.status == "over":
            raise Illegal("over")
        if caller.person in chair.holders and not chair.offered:  # the caller has this seat already
            brings = chain and not chair.chain and play.status == "waiting"
            return _one(table, play, "chained", seat, chain=chain) if brings else None
        if not chair.empty and not chair.offered:
            raise Illegal("seat-taken", seat=seat)
        details = {"person": caller.person, "name": shown}
        if piece:
            _check_piece(play, seat, piece)
            details["piece"] = piece
        if play.status == "waiting":  # a salt counts only before the first roll: see docs/fairness.md
            details |= {"salt": salt[:64], **({"chain": chain} if chain else {})}
        entry = draft.table_entry(play, "sat", table.registry.now(), seat, **details)
        return Draft([entry], holders=(caller.person,))

    await table.write(decide)


async def choose_piece(table: LiveTable, caller: Caller, seat: Seat, piece: str) -> None:
    """Choose another piece for a seat before the game; an empty one gives the choice back."""
    _own(table, caller, seat)

    async def decide(play: Play) -> Draft | None:
        _own(table, caller, seat)
        _check_piece(play, seat, piece)
        if play.roster.chairs[seat].piece == piece:
            return None
        return _one(table, play, "piece", seat, piece=piece)

    await table.write(decide)


async def leave(table: LiveTable, caller: Caller, seat: Seat) -> None:
    """Leave a seat.  Before the start it is free again; later it is kept for its player, and the table's
    stand-in plays, if it has one.
    """
    _own(table, caller, seat)

    async def decide(play: Play) -> Draft | None:
        chair, now = play.roster.chairs[seat], table.registry.now()
        if not table.may(caller, seat) or chair.gone:
            return None
        entries = [draft.table_entry(play, "left", now, seat, free=play.status == "waiting")]
        if play.status == "playing" and play.sheet.absent and not chair.bot:
            entries.append(draft.table_entry(play, "stood_in", now, seat, bot=play.sheet.absent))
        return Draft(draft.in_order(play, entries))

    await table.write(decide)


async def seat_bot(table: LiveTable, caller: Caller, seat: Seat, bot: str) -> None:
    """Fill a free seat with a bot, or let a bot stand in for an absent player.  For the host."""
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
    """Remove a bot before the game.  For the host."""

    async def decide(play: Play) -> Draft | None:
        _host(table, caller)
        chair = play.roster.chair(seat)
        if play.status != "waiting":
            raise Illegal("already-started")
        if chair.holders:
            raise Illegal("seat-taken", seat=seat)
        return _one(table, play, "freed", seat) if chair.bot else None

    await table.write(decide)


async def start(table: LiveTable, caller: Caller, fill: str = "", links: bool | None = None) -> None:
    """Start the game; the bot `fill`, if given, takes the free seats.  For the host.

    `links`: whether people's chains take part in every roll; None: if there are chains and no bots.
    """
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
        chairs = play.roster.chairs
        usual = any(chair.chain for chair in chairs) and not any(chair.bot for chair in chairs)
        on = usual if links is None else links
        return await draft.opening(play, table.registry.now(), partial(table.answer, links=on), links=on)

    await table.registry.reserve(table)
    await table.write(decide)
    if table.play.status == "waiting":
        await table.write(decide)  # the first draft only seated the bots
    await table.registry.keep(table)


def _filled(table: LiveTable, play: Play, empty: Sequence[Seat], bot: str) -> Draft:
    entries = [draft.table_entry(play, "bot", table.registry.now(), seat, bot=bot) for seat in empty]
    return Draft(draft.in_order(play, entries))


async def claim(table: LiveTable, caller: Caller) -> Seat:
    """Let the caller's browser, which opened a seat's link, play this seat with its cookie."""
    grant = caller.grant
    if grant is None or grant.table != table.id or grant.seat not in range(table.play.sheet.seats):
        raise Illegal("bad-link")

    async def decide(play: Play) -> Draft | None:
        chair = play.roster.chairs[grant.seat]
        if chair.epoch != grant.epoch:
            raise Illegal("link-ended")
        if caller.person in chair.holders:
            return None
        entry = draft.table_entry(play, "claimed", table.registry.now(), grant.seat, person=caller.person)
        return Draft([entry], holders=(caller.person,))

    await table.write(decide)
    return grant.seat


async def renew(table: LiveTable, caller: Caller, seat: Seat) -> None:
    """Make a new link for a seat.  The old link, and every other device, loses the seat."""
    _own(table, caller, seat)

    async def decide(play: Play) -> Draft | None:
        _own(table, caller, seat)
        return _one(table, play, "renewed", seat, person=caller.person)

    await table.write(decide)


async def offer(table: LiveTable, caller: Caller, seat: Seat) -> None:
    """Offer an abandoned seat to newcomers.  For the host."""

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
    """Take a seat back from the stand-in."""
    _own(table, caller, seat)

    async def decide(play: Play) -> Draft | None:
        _own(table, caller, seat)
        chair = play.roster.chairs[seat]
        if chair.resigned:
            raise Illegal("resigned", seat=seat)
        return _one(table, play, "returned", seat) if chair.bot or chair.abandoned else None

    await table.write(decide)


async def resign(table: LiveTable, caller: Caller, seat: Seat) -> None:
    """Give up.  With two seats the other seat wins; with more, a bot plays on until no player is left."""
    _own(table, caller, seat)

    async def decide(play: Play) -> Draft | None:
        _own(table, caller, seat)
        if play.status != "playing":
            raise Illegal("over" if play.status == "over" else "not-started")
        if play.roster.chairs[seat].resigned:
            return None
        bot = play.sheet.absent or load_package(play.sheet.game).usual_bot
        gone = draft.table_entry(play, "resigned", table.registry.now(), seat, bot=bot)
        left = [s for s in play.roster.people if s != seat]
        if play.sheet.seats > 2 and left:
            return Draft([gone])
        ranks = [1 + (s == seat) for s in range(2)] if play.sheet.seats == 2 else []
        over = draft.table_entry(play, "ended", table.registry.now(), ranks=ranks)
        return Draft([gone, over._replace(seq=gone.seq + 1, heard=play.everyone)], status="over")

    await table.write(decide)


async def give_orders(table: LiveTable, caller: Caller, seat: Seat, orders: Sequence[str]) -> None:
    """Replace a seat's standing orders.  Nobody else learns that there are any."""
    _own(table, caller, seat)
    if len(orders) > ORDERS:
        raise Illegal("too-many-orders", most=ORDERS)
    catalogue = table.play.game.orders
    listed = [str(catalogue.parse(words)) for words in orders]

    async def decide(play: Play) -> Draft | None:
        _own(table, caller, seat)
        return _one(table, play, "orders", seat, orders=listed)

    await table.write(decide)


async def rematch(table: LiveTable, caller: Caller) -> LiveTable:
    """Return the table of the rematch: the same players and bots, everybody one seat further.

    It is made by the first call; later calls return the same table.
    """
    registry, roster = table.registry, table.play.roster
    if table.play.status != "over":
        raise Illegal("not-over", game=table.play.sheet.game)
    if table.seat_of(caller) == table.play.spectators and not table.may_host(caller):
        raise Illegal("not-host")
    if not roster.rematch:
        # Its id follows from the old table: two who ask at once make one table, in whichever processes.
        id = table_id(hmac.digest(table.play.sheet.secret, b"rematch", "sha256")[:16])
        fresh = await registry.again(table.play.sheet, roster.host, caller.address, id)
        await fresh.write(lambda play: _same_players(play, table.play, registry.now()))

        async def decide(play: Play) -> Draft | None:
            return _one(table, play, "rematched", None, table=fresh.id) if not play.roster.rematch else None

        await table.write(decide)
    return await registry.table(roster.rematch)


async def _same_players(play: Play, old: Play, now: int) -> Draft | None:
    """Draft the seats of a rematch, if nobody has done so.  Players keep cookies and pieces and get new
    links; bots get the rest.
    """
    if play.seq > 1:
        return None
    entries = []
    for seat, chair in enumerate(old.roster.chairs):
        to = (seat + 1) % old.sheet.seats
        for number, person in enumerate(sorted(chair.holders)):
            details = {"person": person, **({} if number else {"name": chair.name, **old.piece(seat)})}
            entries.append(draft.table_entry(play, "claimed" if number else "sat", now, to, **details))
        if chair.bot and not chair.holders:
            entries.append(draft.table_entry(play, "bot", now, to, bot=chair.bot))
    people = tuple(sorted({person for chair in old.roster.chairs for person in chair.holders}))
    return Draft(draft.in_order(play, entries), holders=people)


def tidy(text: str, most: int) -> str:
    """Return a person's text without control characters, cut to `most` characters."""
    printable = [char if char.isprintable() else " " for char in unicodedata.normalize("NFC", text)]
    return " ".join("".join(printable).split())[:most]


def _one(table: LiveTable, play: Play, kind: str, seat: Seat | None, /, **details: object) -> Draft:
    return Draft([draft.table_entry(play, kind, table.registry.now(), seat, **details)])


def _own(table: LiveTable, caller: Caller, seat: Seat) -> None:
    table.play.roster.chair(seat)
    if not table.may(caller, seat):
        raise Illegal("not-your-seat", seat=seat)


def _host(table: LiveTable, caller: Caller) -> None:
    if not table.may_host(caller):
        raise Illegal("not-host")


def _check_piece(play: Play, seat: Seat, piece: str) -> None:
    """Refuse a piece that this seat cannot choose now."""
    if play.status != "waiting":
        raise Illegal("already-started")
    others = play.roster.chosen
    others[seat] = ""
    play.game.check_pieces([*others, piece])


def _known(table: LiveTable, bot: str) -> None:
    known = load_package(table.play.sheet.game).bot_names
    if bot not in known:
        raise Illegal("unknown-bot", bot=bot[:40], known=known)
