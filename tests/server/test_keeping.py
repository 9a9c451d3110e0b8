"""Automatic moves: time-outs, stand-ins, orders, and races in a window."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from posse.kernel import Chance, Illegal
from posse.physics.flick import recorded
from posse.server import table_actions
from posse.server.live_table import LiveTable
from posse.server.registry import Environment, TableRequest
from posse.server.seats import Caller
from posse.table.entry import Clock, Entry
from posse.table.fair import DiceSource
from server.in_process import Ear, inputs, open_registry, person, seated

pytestmark = [pytest.mark.anyio, pytest.mark.long]  # it waits for clocks

PATIENCE = 120


async def until(wanted: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not wanted():
            await asyncio.sleep(0.01)


async def play_until(table: LiveTable, wanted: Callable[[], bool], people: int) -> None:
    """Let all seats take the default until a condition is true."""
    async with asyncio.timeout(PATIENCE):
        while not wanted() and table.play.status == "playing":
            for seat in table.play.asked:
                if seat < people and not wanted():
                    words = str(table.play.briefs()[seat].options[0])
                    await table.choose(seat, words, table.play.counts[seat])
            await asyncio.sleep(0)


def prompt(table: LiveTable) -> str | None:
    seats = table.play.asked
    return table.play.briefs()[seats[0]].prompt if seats else None


async def test_the_default_is_played_when_time_is_up(tmp_path: Path) -> None:
    async with open_registry(tmp_path) as opened:
        table = await seated(opened, TableRequest("stage-coach", clock=Clock(turn=1)), 2)
        opened.started -= 60_000  # as if the server had started earlier
        table.on_change()
        default = str(table.play.briefs()[0].options[0])
        await until(lambda: table.play.played > 0)
        assert (await inputs(table))[0] == f"0 {default}"
        stored = await opened.store.entries(table.id)
        assert [entry.by for entry in stored if entry.kind == "choice"][:1] == ["clock"]
        assert table.play.roster.chairs[0].missed == 1


async def test_a_bot_stands_in_for_who_is_away_and_gives_the_seat_back(tmp_path: Path) -> None:
    async with open_registry(tmp_path) as opened:
        table = await seated(opened, TableRequest("stage-coach", clock=Clock(turn=1), absent="greedy"), 2)
        opened.started -= 60_000
        table.on_change()
        ear = await Ear.at(table, 1, person(1))
        await until(lambda: table.play.roster.chairs[0].bot == "greedy")
        shown = ear.messages("table")[-1]["seats"][0]
        assert (shown["who"], shown["bot"], shown["abandoned"]) == ("person", "greedy", True)
        played = table.play.played
        async with asyncio.timeout(PATIENCE):
            while not any(words.startswith("0 ") for words in (await inputs(table))[played:]):
                await asyncio.sleep(0.01)
        with pytest.raises(Illegal, match="bot-plays"):
            await table.choose(0, "halt", table.play.counts[0])
        await table_actions.back(table, person(0), 0)
        chair = table.play.roster.chairs[0]
        assert (chair.bot, chair.missed, chair.abandoned) == ("", 0, False)


async def test_nobody_is_timed_out_right_after_a_start(tmp_path: Path) -> None:
    """After a restart players must have time to reconnect, even if the deadline has passed."""
    async with open_registry(tmp_path) as opened:
        table = await seated(opened, TableRequest("stage-coach", clock=Clock(turn=1)), 2)
        id = table.id
    await asyncio.sleep(1.1)
    async with open_registry(tmp_path) as opened:
        table = await opened.table(id)
        deadline = table.play.timing.deadline(0)
        assert deadline is not None
        assert deadline < opened.now()
        await asyncio.sleep(0.3)
        assert not table.play.played
        await until(lambda: table.play.played > 0)


@pytest.mark.parametrize("answers", [("doubt", "doubt"), ("believe", "doubt"), ("doubt", "believe")])
async def test_the_first_durable_call_wins(tmp_path: Path, answers: tuple[str, str]) -> None:
    async with open_registry(tmp_path) as opened:
        table = await seated(opened, TableRequest("pony-express", 3), 3)
        await play_until(table, lambda: prompt(table) == "doubt" and len(table.play.asked) == 2, 3)
        callers = table.play.asked
        ear = await Ear.at(table, table.play.spectators, person(9))
        done = await asyncio.gather(
            *[
                table.choose(seat, words, table.play.counts[seat], by="")
                for seat, words in zip(callers, answers, strict=True)
            ],
            return_exceptions=True,
        )
        doubts = [event for event in ear.events() if event["event"] == "doubted"]
        assert len(doubts) <= 1
        refused = [answer for answer in done if isinstance(answer, BaseException)]
        assert all(isinstance(answer, Illegal) for answer in refused)
        if answers == ("doubt", "doubt"):
            assert len(doubts) == 1
            assert [answer.reason for answer in refused if isinstance(answer, Illegal)] == ["stale"]
        stored = [e for e in await opened.store.entries(table.id) if e.kind == "choice"]
        assert len(stored) == table.play.played - table.play.rolls


async def test_a_window_closes_when_its_time_is_up(tmp_path: Path) -> None:
    async with open_registry(tmp_path) as opened:
        table = await seated(opened, TableRequest("pony-express", 4, clock=Clock(turn=3600, window=1)), 4)
        opened.started -= 60_000
        await play_until(table, lambda: prompt(table) == "doubt" and len(table.play.asked) > 1, 4)
        watcher = await Ear.at(table, table.play.spectators, person(9))
        first, *others = table.play.asked
        await table.choose(first, "believe", table.play.counts[first])
        assert len(watcher.messages("state")) == 1  # the state at the start: the answer is not sent
        await until(lambda: not set(others) & set(table.play.asked))
        stored = await opened.store.entries(table.id)
        last = [entry for entry in stored if entry.kind == "choice"][-len(others) :]
        assert {(entry.seat, entry.words, entry.by) for entry in last} == {
            (seat, f"{seat} believe", "clock") for seat in others
        }


async def test_a_standing_order_is_played_and_told_to_nobody(tmp_path: Path) -> None:
    async with open_registry(tmp_path, Environment(chance=lambda: 0.0)) as opened:
        table = await seated(opened, TableRequest("pony-express", 3), 3)
        await play_until(table, lambda: prompt(table) == "claim", 3)
        active = table.play.asked[0]
        caller = next(s for s in range(3) if s != active)
        ears = {seat: await Ear.at(table, seat, person(seat)) for seat in range(4)}
        heard = {seat: len(ear.raw) for seat, ear in ears.items()}
        await table_actions.give_orders(table, person(caller), caller, ["trust five_of_a_kind"])
        assert {seat: len(ear.raw) for seat, ear in ears.items()} == {**heard, caller: heard[caller] + 1}
        with pytest.raises(Illegal, match="not-your-seat"):
            await table_actions.give_orders(table, person(active), caller, [])
        with pytest.raises(Illegal, match="unknown-order"):
            await table_actions.give_orders(table, person(caller), caller, ["trust nobody"])
        # A claim that the dice in the open do not decide, so that the order answers it.
        await table.choose(active, "claim pair", table.play.counts[active])
        if caller in table.play.asked:
            before = [e.seq for e in await opened.store.entries(table.id)][-1]
            began = opened.now()
            await until(lambda: caller not in table.play.asked)
            entry = next(e for e in await opened.store.entries(table.id, before) if e.kind == "choice")
            assert (entry.seat, entry.words, entry.by) == (caller, f"{caller} believe", "order")
            assert entry.at - began >= 1_500  # as long as a person might take


async def test_bots_wait_so_that_people_can_follow(tmp_path: Path) -> None:
    async with open_registry(tmp_path, bot_pace=400) as opened:
        table = await seated(opened, TableRequest("stage-coach"), 1)
        await play_until(table, lambda: table.play.asked == (1,), 1)
        began = table.play.timing.since[1]
        moves = table.play.played
        await until(lambda: table.play.played > moves)
        assert (await opened.store.entries(table.id))[-1].at - began >= 280


async def test_the_dice_follow_the_salt_that_was_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody sits down in another process while the start is being written: it is worked out again, with
    the salt that holds then."""
    async with open_registry(tmp_path) as here, open_registry(tmp_path) as there:
        table = await here.make(TableRequest("pony-express", 3), "host")
        for seat in range(3):
            await table_actions.sit(table, person(seat), seat, f"p{seat}", salt="mine")
        elsewhere = await there.table(table.id)
        append, raced = here.store.append, list[bool]()

        async def slow(id: str, entries: Sequence[Entry], *rest: Any) -> bool:
            if entries[0].kind == "started" and not raced:
                raced.append(True)
                await table_actions.leave(elsewhere, person(0), 0)
                await table_actions.sit(elsewhere, person(0), 0, "p0", salt="another")
            return await append(id, entries, *rest)

        monkeypatch.setattr(here.store, "append", slow)
        await table_actions.start(table, Caller("host"))
        assert raced
        dice = DiceSource(table.play.sheet.secret, bytes.fromhex(table.play.salt), recorded)
        ask = table.play.beginning().ask()
        assert isinstance(ask, Chance)
        outcome, _ = dice.answer(ask, 0)
        assert (await inputs(table))[0] == f"chance {ask.kind} {ask.words(outcome)}"
