"""The greedy bot: legal, repeatable, blind to what is hidden, and sensible with dice and claims."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt

import pytest

import posse
from posse.games import load_package
from posse.games.pony_express.bots.aim import usual_aim
from posse.games.pony_express.bots.odds import chance_to_ride, reroll_odds, rolls, usual_hand_odds
from posse.games.pony_express.rules import Race, shots
from posse.games.pony_express.rules.actions import (
    ADVANCE,
    AIMS,
    BELIEVE,
    DOUBT,
    FILE,
    PAY,
    PIPE,
    ROLL,
    SPURS,
    STAY,
    TRAIN,
    Aim,
    Claim,
    Corner,
    Horseshoe,
    Keep,
    Lasso,
    Load,
    Reroll,
    Set,
    Stand,
)
from posse.games.pony_express.rules.cards import Keeping
from posse.games.pony_express.rules.dice import ALL, NAMES, Hand
from posse.games.pony_express.rules.flow import Phase
from posse.games.pony_express.rules.gunfight import Aiming, Bout
from posse.games.pony_express.rules.road import Arrived
from posse.games.pony_express.rules.spaces import Ambush, Station
from posse.games.pony_express.rules.turn import Chase, Claiming, Doubts, Loading, Prison, Ready, Rerolls
from posse.kernel import Action, Decision, Seat, State, replaced
from posse.lab.simulation import series

GAME = posse.load("pony-express")
SEEDS = range(20)


def wins(seated: Sequence[str], seat: Seat, games: int) -> int:
    matches = [posse.play(GAME, seated, seed=f"wins {i}") for i in range(games)]
    return [match.ranks[seat] for match in matches].count(1)


# --- whole games ---

TABLES: tuple[Mapping[str, object], ...] = (
    {"liars_go_to_jail": True, "desert_price": "forever", "hand": "shaky"},
    {"figure_must_fall": True, "prisoners_met": True, "poker_debt": "broke"},
    {"items": False, "hand": "steady", "prisoners_met": True},
)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_table_is_played_to_its_end(seats: int, options: Mapping[str, object]) -> None:
    match = posse.play(GAME, ["greedy"] * seats, seed=seats, options=options)
    assert match.statistics["rounds"] <= 40


# --- decisions in set positions ---


@dataclass
class Drawn:
    """A position: riders on their spaces with their gold, and the dice."""

    phase: Phase
    pos: Sequence[int] = (10, 9, 11, 12)
    gold: Sequence[int] = (3, 3, 3, 3)
    dice: str = ""
    shown: int = 0
    jailed: int = 0
    active: Seat = 0
    cards: Mapping[Seat, str] = field(default_factory=dict)
    options: Mapping[str, object] = field(default_factory=dict)

    def state(self) -> State[Race]:
        table = GAME.setup(len(self.pos), self.options).table
        table.pos, table.gold = tuple(self.pos), tuple(self.gold)
        table.bank = 30 - sum(self.gold)
        table.rounds, table.active, table.jailed = 5, self.active, self.jailed
        table.faces = tuple([NAMES.index(face) for face in self.dice.split()])
        table.shown = self.shown
        rest = list(table.rest)
        for seat, item in self.cards.items():
            rest.remove(item)
            table.cards = replaced(table.cards, seat, (item,))
        table.rest = tuple(rest)
        return State(table, self.phase)

    def choices(self, seat: Seat = 0, tries: int = len(SEEDS)) -> list[Action]:
        """Return what greedy chooses for several seeds; always a legal action."""
        state, found = self.state(), []
        ask = state.ask()
        assert isinstance(ask, Decision)
        for seed in range(tries):
            bot = load_package(GAME.name).make_bot("greedy", seat, random.Random(seed))
            found.append(bot.choose(GAME.view(state, seat), ask.prompt, ask.options[seat]))
            assert ask.offers(seat, found[-1])
        return found


def test_a_pair_is_kept_and_the_rest_rerolled() -> None:
    rolled = Drawn(Rerolls(True), dice="Q 9 Q J A").choices()
    assert all(isinstance(action, Reroll) and action.roll == 0b11010 for action in rolled)
    hidden = [action for action in rolled if isinstance(action, Reroll) and action.show == 0b00101]
    assert len(hidden) > len(rolled) / 2  # a pair is shown, the others roll under the cup


def test_three_of_a_kind_stay_under_the_cup() -> None:
    for action in Drawn(Rerolls(True), dice="Q 9 Q Q A").choices():
        assert isinstance(action, Reroll)
        assert action.show == action.roll == 0b10010


@pytest.mark.parametrize("dice", ["9 10 J Q K", "K K K Q Q", "A A A A A"])
def test_what_is_good_enough_stands(dice: str) -> None:
    assert all(isinstance(action, Stand) for action in Drawn(Rerolls(True), dice=dice).choices())


def test_without_gold_there_is_no_reroll() -> None:
    drawn = Drawn(Rerolls(False), gold=(0, 3, 3, 3), dice="9 9 J Q A")
    assert all(isinstance(action, Stand) for action in drawn.choices())


def test_a_reroll_that_is_free_is_taken() -> None:
    drawn = Drawn(Rerolls(True), pos=(8, 9, 11, 12), gold=(0, 3, 3, 3), dice="9 10 J Q A")
    assert all(isinstance(action, Reroll) for action in drawn.choices())


def test_the_horseshoe_saves_a_poor_rider() -> None:
    drawn = Drawn(Rerolls(False), gold=(0, 3, 3, 3), dice="9 9 J Q A", cards={0: "horseshoe"})
    assert all(isinstance(action, Horseshoe) for action in drawn.choices())


def test_a_loaded_die_makes_the_straight() -> None:
    drawn = Drawn(Rerolls(False), gold=(0, 3, 3, 3), dice="9 10 J Q A", cards={0: "loaded_die"})
    assert set(drawn.choices()) == {Load(1)} or set(drawn.choices()) == {Load(5)}
    [face] = set(Drawn(Loading(0, False), dice="9 10 J Q A", gold=(0, 3, 3, 3)).choices())
    assert isinstance(face, Set)
    assert NAMES[face.face] == "K"


@pytest.mark.parametrize(
    ("dice", "hand"),
    [("K K K Q Q", Hand.FULL_HOUSE), ("9 9 J J A", Hand.TWO_PAIRS), ("A A A A J", Hand.FOUR_OF_A_KIND)],
)
def test_most_claims_are_true(dice: str, hand: Hand) -> None:
    assert Counter(Drawn(Claiming(), dice=dice).choices())[Claim(hand)] >= 16


def test_with_nothing_claims_are_low_and_vary() -> None:
    claims = Drawn(Claiming(), dice="9 10 J Q A").choices()
    little = [claim for claim in claims if isinstance(claim, Claim) and claim.hand <= Hand.THREE_OF_A_KIND]
    assert len(little) > len(claims) / 2
    assert len(set(claims)) > 1


def test_no_claim_is_less_than_what_is_in_the_open() -> None:
    for action in Drawn(Claiming(), dice="K K K Q J", shown=0b00111).choices():
        assert isinstance(action, Claim)
        assert action.hand in (
            Hand.THREE_OF_A_KIND,
            Hand.FULL_HOUSE,
            Hand.FOUR_OF_A_KIND,
            Hand.FIVE_OF_A_KIND,
        )


def test_no_claim_is_made_that_the_open_dice_disprove() -> None:
    for action in Drawn(Claiming(), dice="K Q 9 9 J", shown=0b00011).choices():
        assert action != Claim(Hand.FIVE_OF_A_KIND)


def doubts(claim: Hand, dice: str, shown: int, **more: object) -> list[Action]:
    drawn = Drawn(Doubts(claim, (0,), (0,)), pos=(9, 10, 20, 20), active=1, dice=dice, shown=shown)
    for name, value in more.items():
        setattr(drawn, name, value)
    return drawn.choices()


def test_what_lies_in_the_open_is_not_doubted() -> None:
    assert set(doubts(Hand.FULL_HOUSE, "K K K Q Q", ALL)) == {BELIEVE}


def test_what_cannot_be_is_doubted() -> None:
    assert set(doubts(Hand.FIVE_OF_A_KIND, "K Q 9 9 J", 0b00011)) == {DOUBT}


def test_less_than_what_is_seen_is_doubted() -> None:
    """A claim too low is a bluff too (PE-R13)."""
    assert set(doubts(Hand.PAIR, "K K K Q J", 0b00111)) == {DOUBT}


def test_a_mere_pair_is_hardly_ever_doubted() -> None:
    assert doubts(Hand.PAIR, "K K 9 Q J", 0).count(DOUBT) <= 2


def test_the_last_to_stop_a_rider_doubts() -> None:
    """If the claim is true, the other two fight the last duel and this rider has lost anyway (PE-R48)."""
    drawn = Drawn(
        Doubts(Hand.PAIR, (0,), (0,)), pos=(31, 32, 33, 20), active=1, dice="K K 9 Q J", shown=0b00001
    )
    assert drawn.state().table.pos[2] == 33
    assert set(drawn.choices()) == {DOUBT}


def test_a_right_doubt_is_followed_by_a_ride() -> None:
    assert set(Drawn(Chase(Hand.FULL_HOUSE, 0), active=1, dice="K K 9 Q J").choices()) == {ADVANCE}


def test_a_train_is_worth_its_fare() -> None:
    drawn = Drawn(Station(), pos=(7, 8, 9, 9), gold=(5, 3, 3, 3))
    assert set(drawn.choices()) == {TRAIN}


@pytest.mark.parametrize(
    ("gold", "pos", "card", "expected"),
    [
        (8, (10, 9, 11, 12), "", PAY),
        (4, (10, 9, 11, 12), "", ROLL),
        (4, (25, 30, 29, 28), "", PAY),
        (2, (25, 30, 29, 28), "", ROLL),
        (8, (10, 9, 11, 12), "file", FILE),
    ],
)
def test_bail(gold: int, pos: Sequence[int], card: str, expected: Action) -> None:
    cards = {0: card} if card else {}
    drawn = Drawn(Prison(), pos=pos, gold=(gold, 3, 3, 3), jailed=1, cards=cards)
    assert set(drawn.choices()) == {expected}


def test_the_leader_is_roped_in() -> None:
    drawn = Drawn(Ready(), pos=(24, 20, 25, 31), cards={0: "lasso"})
    [action] = set(drawn.choices())
    assert isinstance(action, Lasso)
    assert action.rider == 3


def test_the_better_card_is_kept() -> None:
    drawn = Drawn(Keeping(("whisky", "horseshoe"))).state()
    table = drawn.table
    table.rest = tuple([item for item in table.rest if item not in ("whisky", "horseshoe")])
    bot = load_package(GAME.name).make_bot("greedy", 0, random.Random(1))
    ask = drawn.ask()
    assert isinstance(ask, Decision)
    assert bot.choose(GAME.view(drawn, 0), ask.prompt, ask.options[0]) == Keep(1)


def test_the_pipe_is_smoked_with_the_indians() -> None:
    assert set(Drawn(Ambush(), pos=(8, 9, 11, 12), cards={0: "peace_pipe"}).choices()) == {PIPE}
    assert all(action in AIMS for action in Drawn(Ambush(), pos=(8, 9, 11, 12)).choices(tries=4))


def test_a_shot_is_aimed_at_the_rival() -> None:
    drawn = Drawn(Aiming(Bout(0, 1, Corner.NW, False), False), pos=(11, 11, 2, 2))
    table = drawn.state().table
    scene = table.duel_scene(0, 1, Corner.NW)
    aim = drawn.choices(tries=1)[0]
    assert isinstance(aim, Aim)
    rng, hits = random.Random(5), Counter[str]()
    for _ in range(400):
        touched, _fell = shots.sample(scene, aim, 4, rng)
        hits.update(touched[:1])
    assert hits["r1"] > 60
    assert hits["r2"] + hits["r3"] < hits["r1"] / 3


def test_bots_have_a_hand_where_players_use_their_own() -> None:
    """Their aim wavers by as much as a person's gesture, and no more."""
    phase = Aiming(Bout(0, 1, Corner.NW, False), False)
    drawn = Drawn(phase, pos=(11, 11, 2, 2), options={"hand": "own"})
    aims = [aim for aim in drawn.choices(tries=200) if isinstance(aim, Aim)]
    middle = sum([aim.angle for aim in aims]) / 200
    spread = sqrt(sum([(aim.angle - middle) ** 2 for aim in aims]) / 200)
    assert 0.8 < spread < 1.3  # quarter degrees


def test_spurs_are_for_the_mine_not_the_saloon() -> None:
    assert set(Drawn(Arrived(), pos=(8, 2, 2, 2), cards={0: "spurs"}).choices()) == {SPURS}  # Indians, a mine
    assert set(Drawn(Arrived(), pos=(9, 2, 2, 2), cards={0: "spurs"}).choices()) == {STAY}  # a mine, a saloon


# --- odds ---


def test_the_odds_are_exact() -> None:
    of_7776 = [round(odds * 7776) for odds in reroll_odds().odds[0]]
    assert of_7776 == [480, 3600, 1800, 1200, 240, 300, 150, 6]
    assert len(rolls(5)) == 252
    assert sum([hand * odds for hand, odds in enumerate(usual_hand_odds())]) == pytest.approx(
        3.095, abs=0.001
    )
    assert chance_to_ride(0, 0) == 1
    assert chance_to_ride(1, 1) == pytest.approx(1)
    assert chance_to_ride(8, 1) == 0


def test_the_usual_aim_is_always_the_same() -> None:
    rules = GAME.setup(3, {}).table.rules
    first = usual_aim(rules, indians=False)
    usual_aim.cache_clear()
    assert usual_aim(rules, indians=False) == first


# --- large samples ---


@pytest.mark.long
def test_many_games_of_four() -> None:
    results = list(series(GAME.name, [("greedy",) * 4], 400, seed=1))
    firsts = Counter([result.ranks.index(1) for result in results])
    assert max(firsts.values()) < 112 + 16  # a quarter and three points, and the luck of four hundred games
    assert min(firsts.values()) > 88 - 16
    rounds = sum([result.statistics["rounds"] for result in results]) / len(results)
    assert 8 <= rounds <= 16


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_greedy_beats_randoms_at_every_table(seats: int) -> None:
    assert wins(["greedy"] + ["random"] * (seats - 1), 0, 100) >= 80
