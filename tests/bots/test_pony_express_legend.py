"""The legend of Pony Express: what it remembers, how it reads model, and that it wins."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

import posse
from posse.bots import Bot
from posse.games import load_package
from posse.games.pony_express.bots.belief import LastRoll
from posse.games.pony_express.bots.opponent_model import ClaimHistory, OpponentModel, PastClaim
from posse.games.pony_express.bots.personality import ClaimContext
from posse.games.pony_express.bots.prospects import PublicState
from posse.games.pony_express.rules import Race
from posse.games.pony_express.rules.actions import Claim
from posse.games.pony_express.rules.dice import HANDS, Hand
from posse.kernel import Chance, Decision, Event, Over, Seat, State
from posse.lab.simulation import series

GAME = posse.load("pony-express")

Position = tuple[State[Race], Seat, Decision, list[Event]]


def positions(seats: int, seed: int) -> Iterator[Position]:
    """Play a game of greedy bots; yield the position at each choice, the seat, and the events it heard."""
    state, rng = GAME.setup(seats, {}), random.Random(seed)
    state.listen()
    players = [load_package(GAME.name).make_bot("greedy", at, random.Random(at)) for at in range(seats)]
    heard: list[list[Event]] = [[] for _ in players]
    while not isinstance(ask := state.ask(), Over):
        if isinstance(ask, Chance):
            state.happen(ask.sample(rng))
        else:
            assert isinstance(ask, Decision)
            seat = ask.seats[int(rng.random() * len(ask.seats))]
            yield state, seat, ask, heard[seat]
            state.choose(seat, players[seat].choose(GAME.view(state, seat), ask.prompt, ask.options[seat]))
        events = state.take_events()
        for at, player in enumerate(players):
            known = [event for event in events if event.heard_by(at)]
            heard[at] += known
            player.hear(known)


def test_the_history_is_the_game_as_it_was() -> None:
    """From the events of one seat: where all riders stood, what they had, and the open dice."""
    claims, watched = [], 0
    for state, _, ask, heard in positions(4, seed=3):
        table = state.table
        if ask.prompt == "claim":
            visible = tuple(sorted([face for i, face in enumerate(table.faces) if table.shown >> i & 1]))
            claims.append(
                (table.active, tuple(table.pos), tuple(table.gold), table.jailed, visible, table.callers())
            )
        if ask.prompt == "doubt":
            history = ClaimHistory()
            history.hear(heard)
            history.read(table.rules, 4)
            contexts = [past.context for past in history.claims]
            seen = [
                (c.state.active, c.state.pos, c.state.gold, c.state.jailed, c.visible, c.callers)
                for c in contexts
            ]
            assert seen == claims[: len(seen)]
            assert len(seen) == len(claims) - 1  # the last is still open
            watched += 1
    assert watched > 10


@pytest.mark.long
def test_a_legend_made_again_plays_as_before() -> None:
    """A server seats a bot for one question, with all that its seat has heard."""
    lasting: dict[Seat, tuple[Bot[posse.kernel.View], int]] = {}
    compared = 0
    for state, seat, ask, heard in positions(3, seed=5):
        bot, known = lasting.get(seat, (load_package(GAME.name).make_bot("legend", seat, random.Random()), 0))
        fresh = load_package(GAME.name).make_bot("legend", seat, random.Random())
        bot.hear(heard[known:])
        lasting[seat] = (bot, len(heard))
        fresh.hear(heard)
        found = []
        for one in (bot, fresh):
            one.rng.seed(state.played)
            found.append(one.choose(GAME.view(state, seat), ask.prompt, ask.options[seat]))
        if ask.prompt not in ("aim", "ambush"):  # a hand may remember its last aim
            assert found[0] == found[1]
            compared += 1
            if compared == 60:
                return
    assert compared > 40


# --- reading ---

RULES = GAME.setup(4, {}).table.rules
STATE = PublicState(RULES, 0, (12, 12, 14, 16), (3, 3, 3, 3), 0, (1, 1, 1, 1), stock=True)
CONTEXT = ClaimContext(STATE, (1,), LastRoll.FIRST, (), can_reroll=True, bluff_ratio=1.0)


def past(claim: Hand, hand: Hand | None, doubter: Seat | None, callers: tuple[Seat, ...] = (1,)) -> PastClaim:
    return PastClaim(replace(CONTEXT, callers=callers), claim, hand, doubter)


def test_a_liar_is_found_out() -> None:
    model, before = OpponentModel(4, 3), OpponentModel(4, 3).bluff_chance(CONTEXT, Hand.FIVE_OF_A_KIND)
    for _ in range(3):
        model.learn(past(Hand.FIVE_OF_A_KIND, Hand.PAIR, 1))
    assert model.bluff_chance(CONTEXT, Hand.FIVE_OF_A_KIND) > max(before, 0.9)
    assert model.at(0).claiming["highest"] > 0.9


def test_the_honest_are_believed() -> None:
    model, before = OpponentModel(4, 3), OpponentModel(4, 3).bluff_chance(CONTEXT, Hand.TWO_PAIRS)
    for hand in (Hand.PAIR, Hand.TWO_PAIRS, Hand.PAIR, Hand.TWO_PAIRS, Hand.PAIR):
        model.learn(past(hand, hand, 1))
    assert model.bluff_chance(CONTEXT, Hand.TWO_PAIRS) < before


def test_a_rider_who_always_doubts_is_expected_to_doubt() -> None:
    model = OpponentModel(4, 3)
    [before] = model.doubt_rates(CONTEXT, Hand.THREE_OF_A_KIND)
    for _ in range(4):
        model.learn(past(Hand.THREE_OF_A_KIND, Hand.THREE_OF_A_KIND, 1))
        model.learn(past(Hand.TWO_PAIRS, None, None))
    [after] = model.doubt_rates(CONTEXT, Hand.THREE_OF_A_KIND)
    assert after > max(before, 0.7)


def test_a_claim_tells_most_of_its_rider_and_a_little_of_the_others() -> None:
    model, fresh = OpponentModel(4, 3), OpponentModel(4, 3)
    for _ in range(2):
        model.learn(past(Hand.FIVE_OF_A_KIND, Hand.PAIR, 1, callers=(1, 2)))
    known, other, before = [r.claiming["highest"] for r in (model.at(0), model.at(2), fresh.at(2))]
    assert known > other > before


def test_nothing_is_learned_from_the_observers_own_claims() -> None:
    model, fresh = OpponentModel(4, 0), OpponentModel(4, 0)
    model.learn(past(Hand.FIVE_OF_A_KIND, None, None, callers=()))
    assert model.at(2).claiming == fresh.at(2).claiming


def test_no_claim_that_the_open_dice_disprove() -> None:
    for state, seat, ask, heard in positions(3, seed=8):
        if ask.prompt == "claim":
            bot = load_package(GAME.name).make_bot("legend", seat, random.Random(1))
            bot.hear(heard)
            action = bot.choose(GAME.view(state, seat), ask.prompt, ask.options[seat])
            assert isinstance(action, Claim)
            table = state.table
            fits = [
                h
                for f, h in HANDS.items()
                if all(not table.shown >> i & 1 or f[i] == table.faces[i] for i in range(5))
            ]
            assert action.hand in fits or action.hand is Hand.PAIR


# --- tournaments: small, and with wide margins ---


def wins(hero: str, rival: str, seats: int, games: int) -> int:
    seatings = [tuple([hero if seat == at else rival for seat in range(seats)]) for at in range(seats)]
    results = series(GAME.name, seatings, games // seats, seed=11)
    return len([r for r in results if r.ranks[r.seated.index(hero)] == 1])


@pytest.mark.long
@pytest.mark.parametrize("rival", ["equilibrium", "all-in"])
def test_the_legend_wins_more_than_its_share(rival: str) -> None:
    assert wins("legend", rival, 4, 24) >= 8  # a quarter would be six; twice that is usual


@pytest.mark.long
@pytest.mark.parametrize(
    ("better", "worse"), [("cowhand", "greenhorn"), ("deputy", "cowhand"), ("sheriff", "deputy")]
)
def test_the_levels_are_in_order(better: str, worse: str) -> None:
    assert wins(better, worse, 3, 60) >= 20  # a third would be twenty
