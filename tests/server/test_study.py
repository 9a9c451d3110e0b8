"""Hints, explanations, undo, replays and branches."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

import pytest

import posse
from posse.games import load_package
from posse.kernel import Illegal
from posse.server import finished, study
from posse.server.bot_pool import BotPool, Question
from posse.server.live_table import LiveTable
from posse.server.registry import TableRegistry, TableRequest
from posse.server.seats import Caller
from posse.table.play import Play, apply_input
from posse.words import words
from server.in_process import Ear, inputs, open_registry, person, seated

pytestmark = pytest.mark.anyio

T = TypeVar("T")


async def put(table: LiveTable, seat: int, said: str) -> None:
    await table.choose(seat, said, table.play.counts[seat])


async def coach(opened: TableRegistry) -> LiveTable:
    """The coach's first turn on the short map, with two people."""
    table = await seated(opened, TableRequest("stage-coach", options={"map": "cutoff"}), 2)
    for seat, said in ((0, "destination north"), (0, "turn ne"), (1, "designate w1")):
        await put(table, seat, said)
    return table


async def play_out(table: LiveTable, rng: random.Random) -> None:
    while table.play.status == "playing":
        seat = rng.choice(table.play.asked)
        await put(table, seat, str(rng.choice(table.play.briefs()[seat].options)))


async def test_a_step_can_be_taken_back_until_somebody_else_is_asked(
    tmp_path: Path, sitters: BotPool
) -> None:
    async with open_registry(tmp_path, sitters=sitters) as opened:
        table = await coach(opened)
        ears = [await Ear.at(table, seat, person(seat)) for seat in (0, 1)]
        start = table.play.briefs()[0].view
        with pytest.raises(Illegal, match="no-undo"):  # the Indians chose last
            await table.undo(0, table.play.counts[0])
        await put(table, 0, "ahead")
        await put(table, 0, "turn e")
        assert ears[0].messages("state")[-1]["undo"]
        assert "undo" not in ears[1].messages("state")[-1]
        with pytest.raises(Illegal, match="no-undo"):
            await table.undo(1, table.play.counts[1])
        with pytest.raises(Illegal, match="stale"):
            await table.undo(0, table.play.counts[0] - 1)
        await table.undo(0, table.play.counts[0], "u1")
        await table.undo(0, table.play.counts[0], "u2")
        assert table.play.briefs()[0].view == start
        assert (await inputs(table))[-1] == "1 designate w1"
        assert [event["event"] for event in ears[1].events()][-2:] == ["undone", "undone"]
        # the stored entries give the same table, and the record does not contain the undone choice
        again = await table.history()
        assert (again.counts, len(again.inputs)) == (table.play.counts, table.play.played)
        assert again.briefs() == table.play.briefs()
        await put(table, 0, "ahead")
        await put(table, 0, "halt")
        with pytest.raises(Illegal, match="no-undo"):
            await table.undo(0, table.play.counts[0])


async def test_taking_back_does_not_tell_of_an_answer_in_an_open_window(
    tmp_path: Path, sitters: BotPool
) -> None:
    """A last step brings both sides into contact.  Whether the other has already held stays secret."""
    async with open_registry(tmp_path, sitters=sitters) as opened:
        rng = random.Random(2)
        players = [load_package("stage-coach").make_bot("greedy", seat, rng) for seat in range(2)]
        table = await coach(opened)
        while len(table.play.asked) < 2 or (await inputs(table))[-1].split()[1] != "step":
            seat = table.play.asked[0]
            brief = table.play.briefs()[seat]
            assert brief.prompt is not None
            chosen = players[seat].choose(brief.view, brief.prompt, brief.options)
            await put(table, seat, "hold" if brief.prompt == "contact" else str(chosen))
        mover = int((await inputs(table))[-1].split()[0])
        before = await table.present(mover)
        await put(table, 1 - mover, "hold")
        assert await table.present(mover) == before
        with pytest.raises(Illegal, match="no-undo"):
            await table.undo(mover, table.play.counts[mover])


@pytest.mark.long
async def test_a_hint_is_one_of_the_options_and_only_for_who_is_asked(
    tmp_path: Path, sitters: BotPool
) -> None:
    async with open_registry(tmp_path, sitters=sitters) as opened:
        table = await coach(opened)
        found = await study.hint(table, 0)
        assert found.words in [str(option) for option in table.play.briefs()[0].options]
        assert found.reason is not None
        assert words("en").say(f"stage-coach-why-{found.reason.id}", found.reason.args)
        with pytest.raises(Illegal, match="not-asked"):
            await study.hint(table, 1)


class Listening(BotPool):
    """Keeps every question that is sent to the process."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[Question] = []

    async def _run(self, number: int, failed: Illegal, work: Callable[..., T], *arguments: object) -> T:
        self.asked += [argument for argument in arguments if isinstance(argument, Question)]
        return await super()._run(number, failed, work, *arguments)


@pytest.mark.long
async def test_a_bot_hears_each_event_once_and_all_of_them_if_it_was_lost(tmp_path: Path) -> None:
    pool = Listening()
    async with open_registry(tmp_path, sitters=pool) as opened:
        table = await seated(opened, TableRequest("stage-coach"), 0, bot="greedy")
        while len(pool.asked) < 20 and table.play.status == "playing":
            await asyncio.sleep(0.01)
        for seat in range(2):
            own = [question for question in pool.asked if question.seat == seat]
            assert own[0].since == 0
            assert all(later.since == earlier.at for earlier, later in pairwise(own))
            heard = [event for question in own for event in question.events]
            assert heard == (await table.events(seat, 0))[: len(heard)]
        pool.close()  # the processes end, and the bots are lost
        start = len(pool.asked)
        again: list[Question] = []
        async with asyncio.timeout(60):
            while {question.seat for question in again} != {0, 1}:
                await asyncio.sleep(0.01)
                again = [question for question in pool.asked[start:] if question.since == 0]
        for question in again:
            told = await table.events(question.seat, 0)
            assert list(question.events) == told[: len(question.events)]
            assert len(question.events) > 5


@pytest.mark.long
async def test_hints_that_are_followed_are_not_thought_of_again(tmp_path: Path) -> None:
    """The adviser keeps its plan: later hints of one turn take a fraction of the first."""
    pool = Listening()
    async with open_registry(tmp_path, sitters=pool) as opened:
        table = await coach(opened)
        for _ in range(4):
            await put(table, 0, (await study.hint(table, 0)).words)
        assert [question.purpose for question in pool.asked] == ["hint"] * 4
        assert all(later.since == earlier.at for earlier, later in pairwise(pool.asked))


async def test_why_not_there(tmp_path: Path, sitters: BotPool) -> None:
    async with open_registry(tmp_path, sitters=sitters) as opened:
        table = await coach(opened)
        assert study.why_element(table.play, 0, "hex:b5") is None
        turned = study.why_words(table.play, 0, "turn ne")
        assert turned is not None
        assert turned.reason == "already-facing"
        far = study.why_element(table.play, 0, "hex:o1")
        assert far is not None
        assert far.reason == "nothing-there"
        with pytest.raises(Illegal, match="not-asked"):
            study.why_element(table.play, 1, "hex:b5")


@pytest.mark.sampled
@pytest.mark.parametrize("game", posse.games())
async def test_a_replay_shows_what_the_seat_knew(tmp_path: Path, sitters: BotPool, game: str) -> None:
    async with open_registry(tmp_path, sitters=sitters) as opened:
        rules = posse.load(game)
        table = await seated(opened, TableRequest(game), rules.fewest)
        with pytest.raises(Illegal, match="not-over"):
            await finished.replay(table, 0)
        ear = await Ear.at(table, 1, person(1))
        await play_out(table, random.Random(4))
        steps = json.loads(await finished.replay(table, 1))["steps"]
        assert len(steps) == table.play.played + 1
        told = [event for step in steps for event in step["events"]]
        assert told == ear.events()  # the paths of the dice too
        assert table.play.state is not None
        assert steps[-1]["view"] == json.loads(json.dumps(rules.view(table.play.state, 1).plain()))
        assert {step["words"] for step in steps if step["words"]} <= set(await inputs(table))


@pytest.mark.sampled
@pytest.mark.parametrize("game", posse.games())
async def test_another_way_on_from_any_step(tmp_path: Path, sitters: BotPool, game: str) -> None:
    async with open_registry(tmp_path, sitters=sitters) as opened:
        rules = posse.load(game)
        table = await seated(opened, TableRequest(game), rules.fewest)
        await play_out(table, random.Random(5))
        for step in (0, table.play.played // 2, table.play.played - 1):
            fresh, seat = await study.branch(opened, table, Caller("me"), step, 1, "random")
            assert seat == 1
            assert fresh.play.status in ("playing", "over")
            assert fresh.play.roster.chairs[1].holders == {"me"}
            seq, briefs = fresh.play.seq, fresh.play.briefs()  # the bots go on meanwhile
            stored = await opened.store.entries(fresh.id)
            assert Play.of(fresh.play.sheet, stored[:seq]).briefs() == briefs
            with pytest.raises(Illegal, match="no-record"):
                (await fresh.history()).record()
        with pytest.raises(Illegal, match="no-such-step"):
            await study.branch(opened, table, Caller("me"), 10**6, 1, "random")


async def test_what_nobody_called_stays_secret_in_another_way_on(tmp_path: Path, sitters: BotPool) -> None:
    """The dice under the cup are imagined again: of many branches, some differ from the true dice."""
    async with open_registry(tmp_path, sitters=sitters) as opened:
        table = await seated(opened, TableRequest("pony-express", 3), 3)
        await play_out(table, random.Random(6))
        state = table.play.beginning()
        step = 0
        for step, words in enumerate(await inputs(table), start=1):  # noqa: B007 - the step is used after the loop
            ask = state.ask()
            if isinstance(ask, posse.Decision) and ask.prompt == "doubt":
                break
            apply_input(table.play.game, state, words)
        truth = state.table.faces
        watcher = next(s for s in range(3) if s != state.table.active)
        imagined = set()
        for _ in range(4):
            fresh, _ = await study.branch(opened, table, Caller("me"), step - 1, watcher, "random")
            imagined.add(fresh.play.beginning().table.faces)
        assert imagined != {truth}
