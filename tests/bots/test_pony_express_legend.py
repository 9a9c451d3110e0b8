"""The legend of Pony Express: what it remembers, how it reads rivals, and that it wins."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import posse
from posse.bots import Bot
from posse.games import load_package
from posse.games.pony_express.bots.chronicle import Chronicle, Said
from posse.games.pony_express.bots.memory import Last
from posse.games.pony_express.bots.prospects import Public
from posse.games.pony_express.bots.rivals import Rivals
from posse.games.pony_express.bots.styles import Moment
from posse.games.pony_express.rules import Race
from posse.games.pony_express.rules.actions import Claim
from posse.games.pony_express.rules.dice import HANDS, Hand
from posse.kernel import Chance, Decision, Event, Over, Seat, State
from posse.lab.simulation import series

GAME = posse.load("pony-express")

Step = tuple[State[Race], Seat, Decision, list[Event]]


def course(seats: int, seed: int) -> Iterator[Step]:
    """A game of greedy riders: before each choice the position, who chooses, and what this seat has heard."""
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
        told = state.take_events()
        for at, player in enumerate(players):
            known = [event for event in told if event.heard_by(at)]
            heard[at] += known
            player.hear(known)


def test_the_chronicle_has_it_as_it_was() -> None:
    """From what a bystander heard: where all stood, what they had, and what they could see."""
    claims, watched = [], 0
    for state, _, ask, heard in course(4, seed=3):
        table = state.table
        if ask.prompt == "claim":
            visible = tuple(sorted([face for i, face in enumerate(table.faces) if table.shown >> i & 1]))
            claims.append(
                (table.active, tuple(table.pos), tuple(table.gold), table.jailed, visible, table.callers())
            )
        if ask.prompt == "doubt":
            chronicle = Chronicle()
            chronicle.hear(heard)
            chronicle.read(table.rules, 4)
            said = chronicle.said
            seen = [(s.now.active, s.now.pos, s.now.gold, s.now.jailed, s.visible, s.callers) for s in said]
            assert seen == claims[: len(seen)]
            assert len(seen) == len(claims) - 1  # the last is still open
            watched += 1
    assert watched > 10


def test_a_legend_made_anew_goes_on_as_it_was() -> None:
    """A server seats a bot for one question, with all that its seat has heard."""
    lasting: dict[Seat, tuple[Bot[posse.kernel.View], int]] = {}
    compared = 0
    for state, seat, ask, heard in course(3, seed=5):
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
NOW = Public(RULES, 0, (12, 12, 14, 16), (3, 3, 3, 3), 0, (1, 1, 1, 1), stock=True)
MOMENT = Moment(NOW, (1,), Last.FIRST, (), choosy=True, slyness=1.0)


def said(claim: Hand, hand: Hand | None, doubter: Seat | None) -> Said:
    return Said(NOW, (1,), Last.FIRST, (), True, 1.0, claim, hand, doubter)


def test_a_liar_is_found_out() -> None:
    rivals, before = Rivals(4, 3), Rivals(4, 3).lying(MOMENT, Hand.FIVE_OF_A_KIND)
    for _ in range(3):
        rivals.learn(said(Hand.FIVE_OF_A_KIND, Hand.PAIR, 1))
    assert rivals.lying(MOMENT, Hand.FIVE_OF_A_KIND) > max(before, 0.9)
    assert rivals.at(0).claiming["the-most"] > 0.9


def test_the_honest_are_believed() -> None:
    rivals, before = Rivals(4, 3), Rivals(4, 3).lying(MOMENT, Hand.TWO_PAIRS)
    for hand in (Hand.PAIR, Hand.TWO_PAIRS, Hand.PAIR, Hand.TWO_PAIRS, Hand.PAIR):
        rivals.learn(said(hand, hand, 1))
    assert rivals.lying(MOMENT, Hand.TWO_PAIRS) < before


def test_who_always_doubts_is_reckoned_with() -> None:
    rivals = Rivals(4, 3)
    [before] = rivals.doubts(MOMENT, Hand.THREE_OF_A_KIND)
    for _ in range(4):
        rivals.learn(said(Hand.THREE_OF_A_KIND, Hand.THREE_OF_A_KIND, 1))
        rivals.learn(said(Hand.TWO_PAIRS, None, None))
    [after] = rivals.doubts(MOMENT, Hand.THREE_OF_A_KIND)
    assert after > max(before, 0.7)


def test_who_was_heard_tells_most_and_of_the_others_a_little() -> None:
    rivals, fresh = Rivals(4, 3), Rivals(4, 3)
    for _ in range(2):
        rivals.learn(Said(NOW, (1, 2), Last.FIRST, (), True, 1.0, Hand.FIVE_OF_A_KIND, Hand.PAIR, 1))
    known, other, before = [r.claiming["the-most"] for r in (rivals.at(0), rivals.at(2), fresh.at(2))]
    assert known > other > before


def test_nothing_is_learned_from_oneself() -> None:
    rivals, fresh = Rivals(4, 0), Rivals(4, 0)
    rivals.learn(Said(NOW, (), Last.FIRST, (), True, 1.0, Hand.FIVE_OF_A_KIND))
    assert rivals.at(2).claiming == fresh.at(2).claiming


def test_no_claim_that_the_open_dice_belie() -> None:
    for state, seat, ask, heard in course(3, seed=8):
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
