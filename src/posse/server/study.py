"""Hints and explanations during a game; replays and branches of finished games."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from posse.games import load_package
from posse.kernel import Decision, Element, Illegal, Seat, State
from posse.server.bot_pool import BotAnswer, SeatedBot
from posse.server.live_table import LiveTable
from posse.server.registry import TableRegistry
from posse.server.seats import Caller
from posse.table import draft
from posse.table.draft import Draft, in_order
from posse.table.play import Audience, Play, apply_input


async def hint(table: LiveTable, seat: Seat, address: str = "") -> BotAnswer:
    """Return what the best bot would choose for this seat, with the seat's knowledge, and why."""
    play = table.play
    brief = play.briefs()[seat] if play.state is not None and play.status == "playing" else None
    if brief is None or brief.prompt is None:
        raise Illegal("not-asked", seat=seat)
    bot = table.advisers.setdefault(
        seat, SeatedBot(table.id, play.sheet.game, load_package(play.sheet.game).best_bot, seat, "hint")
    )
    return await table.registry.bot_pool.choose(bot, table, table.registry.entropy(16), address)


def position(table: LiveTable, audience: Audience) -> str:
    """Return a possible position consistent with this audience's view, made from the view alone."""
    play = table.play
    if play.state is None:
        raise Illegal("not-started")
    seen = play.briefs()[audience].view
    return play.game.dump(play.game.imagine(seen, random.Random(table.registry.entropy(16))))


def why_words(play: Play, seat: Seat, words: str) -> Illegal | None:
    """Return why these words would be refused; None if they would not."""
    state, ask = _asked(play, seat)
    action = play.game.catalogue.parse(words)
    return None if ask.offers(seat, action) else state.phase.why(state.table, seat, action)


def why_element(play: Play, seat: Seat, element: Element) -> Illegal | None:
    """Return why no option has this element; None if one has."""
    state, ask = _asked(play, seat)
    options = ask.options[seat]
    if any(element in play.game.elements(state, action) for action in options):
        return None
    kinds = {action.kind for action in options}
    meant = [a for a in play.game.catalogue if element in play.game.elements(state, a)]
    meant.sort(key=lambda action: action.kind not in kinds)
    refusals = [state.phase.why(state.table, seat, action) for action in meant]
    # A reason of the game explains more than `not-an-option`.
    telling = [refusal for refusal in refusals if refusal.reason != "not-an-option"]
    return (telling or refusals or [Illegal("nothing-there")])[0]


def _asked(play: Play, seat: Seat) -> tuple[State[Any], Decision]:
    state = play.state
    if state is None or play.status != "playing":
        raise Illegal("over" if play.status == "over" else "not-started")
    ask = state.ask()
    if not isinstance(ask, Decision) or seat not in ask.options:
        raise Illegal("not-asked", seat=seat)
    return state, ask


async def branch(
    registry: TableRegistry, table: LiveTable, caller: Caller, step: int, knows: Seat | None, bot: str
) -> tuple[LiveTable, Seat]:
    """Make a new table that goes on from a step of a finished game, against bots.

    What the caller did not know at that step is imagined: a hand that nobody doubted stays secret here too.
    """
    sheet = table.play.sheet
    if table.play.status != "over":
        raise Illegal("not-over", game=sheet.game)
    play = await table.history()
    if not 0 <= step <= len(play.inputs):
        raise Illegal("no-such-step", step=step, steps=len(play.inputs))
    load_package(sheet.game).check_bot(bot)
    chance = random.Random(registry.entropy(16))
    position = await asyncio.to_thread(_imagined, play, step, knows, chance)
    seat = 0 if knows is None else knows
    fresh = await registry.again(sheet, caller.person, caller.address)

    async def decide(new: Play) -> Draft:
        person = {"person": caller.person, "name": play.roster.chairs[seat].name, **play.piece(seat)}
        entries = [draft.table_entry(new, "sat", registry.now(), seat, **person)]
        for at in range(sheet.seats):
            if at != seat:
                entries.append(draft.table_entry(new, "bot", registry.now(), at, bot=bot, **play.piece(at)))
        return Draft(in_order(new, entries), holders=(caller.person,))

    async def begin(new: Play) -> Draft:
        return await draft.opening(new, registry.now(), fresh.answer, position)

    await fresh.write(decide)
    await fresh.write(begin)
    await registry.keep(fresh)
    return fresh, seat


def _imagined(play: Play, step: int, knows: Seat | None, rng: random.Random) -> str:
    state = play.beginning(play.position)
    for words in play.inputs[:step]:
        apply_input(play.game, state, words)
    game = play.game
    guess = game.imagine(game.view(state, knows), rng)
    if not isinstance(guess.ask(), Decision) and step == len(play.inputs):
        raise Illegal("over")
    return game.dump(guess)
