"""The bank, the moments for cards, normal moves, absent riders (PE-R50 to PE-R53); the table options; the
track's data."""

from __future__ import annotations

import json
import random
import tomllib
from dataclasses import replace
from importlib import resources

import pytest

import posse
from games.pony_express.race import GAME, asked, may, pieces, play, put, race, refused, riders
from posse.games.pony_express.rules import Race
from posse.games.pony_express.rules.actions import Corner
from posse.games.pony_express.rules.cards import Keeping
from posse.games.pony_express.rules.dice import Hand
from posse.games.pony_express.rules.flow import Phase
from posse.games.pony_express.rules.gunfight import Aiming, Bout, Corners, Drawing, Missed, Struck
from posse.games.pony_express.rules.opening import Choice
from posse.games.pony_express.rules.road import Arrived, PokerGame
from posse.games.pony_express.rules.spaces import Ambush, Mine, Station
from posse.games.pony_express.rules.track import Track, track
from posse.games.pony_express.rules.turn import Chase, Claiming, Doubts, Escape, Prison, Rerolls
from posse.kernel import Chance, Decision, Over, Setting, State

PAIR = "9 9 A K J"
FIVE = "A A A A A"
SHORT = {"poker_debt": "short"}
DUEL = Bout(0, 1, Corner.NW, final=False)
AIM = "0 aim 0 0 21 0"


# -- the bank


@pytest.mark.parametrize("left", [0, 1, 4, 6])
def test_pe_r50_a_mine_gives_what_the_bank_has_left(left: int) -> None:
    state = race([9, 20, 21], gold=[30 - left - 4, 2, 2], phase=Mine())
    done = play(state, f"chance dice {FIVE}")
    assert riders(state)[0] == f"9 ${26}"
    assert pieces(state)["bank"] == "0"
    assert (f"paid payer=-1 payee=0 amount={left}" in done.told) == (left > 0)
    assert asked(state) == "dice 5"


def test_pe_r50_no_charity_from_an_empty_bank() -> None:
    """The turn goes on without it."""
    state = race([10, 12, 14], gold=[20, 0, 10], faces=PAIR, phase=Chase(Hand.STRAIGHT, 2))
    done = play(state, "2 stay")
    assert done.told == ["began seat=1"]
    assert riders(state) == ["10 $20", "12 $0", "14 $10"]
    assert asked(state) == "dice 5"


def test_pe_r50_indians_pay_what_the_bank_has() -> None:
    state = race([13, 20, 21], gold=[27, 1, 0], phase=Ambush())
    done = play(state, AIM, "chance shot touched i1 i2 i3 fell i1 i2 i3")
    assert done.told[1:3] == ["paid payer=-1 payee=0 amount=2", "began seat=1"]
    assert riders(state)[0] == "13 $29"


def test_pe_r50_prison_gold_comes_from_what_is_left() -> None:
    state = race([13, 20, 21], gold=[0, 20, 10], jailed=[0], phase=Escape())
    done = play(state, "chance dice A A K K 9")
    assert done.told[1:] == ["freed seat=0", "began seat=1"]
    assert riders(state) == ["13 $0", "20 $20", "21 $10"]


def test_pe_r50_an_empty_bank_still_sends_the_penniless_loser_to_prison() -> None:
    state = race([11, 11, 20], gold=[20, 0, 10], phase=Aiming(DUEL, False))
    done = play(state, AIM, "chance shot touched r1 fell r1")
    assert done.told[1:] == ["duel_won winner=0 loser=1 arrested=0", "jailed seat=1", "began seat=1"]
    assert riders(state) == ["11 $20", "11 $0 jailed", "20 $10"]


def test_pe_r50_at_poker_the_bank_adds_what_it_can() -> None:
    """Seat 1 owes 2 and has none, seat 2 has 1; one nugget is left, and seat 1 is served first."""
    state = race([11, 11, 11], gold=[28, 0, 1], phase=PokerGame((0, 1, 2), (0, 1, 2)), rules=SHORT)
    done = play(state, f"chance dice {FIVE}", f"chance dice {PAIR}", f"chance dice {PAIR}")
    assert [line for line in done.told if line.startswith(("paid", "jailed"))] == [
        "paid payer=-1 payee=0 amount=1",
        "jailed seat=1",
        "paid payer=2 payee=0 amount=1",
        "jailed seat=2",
    ]
    assert riders(state) == ["11 $30", "11 $0 jailed", "11 $0 jailed"]


def test_pe_r50_what_is_paid_comes_back_into_it() -> None:
    """A reroll, a train and the bail fill an empty bank."""
    state = race([10, 3, 14], gold=[20, 5, 5], faces=PAIR)
    assert play(state, "0 reroll d12 d345").changed == {
        "r0": "10 $19",
        "bank": "1",
        "dice": "9 9 (A) (K) (J)",
    }
    state = race([12, 3, 14], gold=[20, 5, 5], phase=Station())
    assert play(state, "0 train").changed == {"turn": "1 r1", "r0": "17 $17", "bank": "3"}
    state = race([12, 3, 14], gold=[20, 5, 5], jailed=[0], phase=Prison())
    assert play(state, "0 pay").changed == {"r0": "12 $17", "bank": "3"}


# -- the moments for cards


def believed(pos: list[int], cards: list[list[str]], claim: str = "pair") -> State[Race]:
    """Seat 0 has claimed, and all who could have doubted believed it."""
    state = race(pos, faces=PAIR, phase=Claiming(), cards=cards)
    play(state, f"0 claim {claim}")
    while asked(state).startswith("doubt"):
        play(state, f"{asked(state).split()[1]} believe")
    return state


def test_pe_r51_a_card_played_is_seen_and_out_of_the_game() -> None:
    state = believed([10, 20, 21], [["spurs", "file"], ["lasso"], []])
    assert asked(state) == "arrived 0"
    assert may(state, 0) == ["stay", "spurs"]
    done = play(state, "0 spurs")
    assert done.told == ["played seat=0 item=spurs", "moved seat=0 start=11 to=12"]
    assert done.changed == {"r0": "12 $3", "hand0": "file", "played": "spurs"}
    for seat in (0, 1, 2, None):
        seen = GAME.view(state, seat)
        assert seen.played == ("spurs",)
        assert seen.cards == (1, 1, 0)
    assert may(state, 0) == ["stay"]
    assert refused(state, "0 spurs").startswith("not-an-option")


def test_pe_r51_one_card_at_a_time() -> None:
    """Both pairs of spurs, one after the other; then no card is left and nothing is asked."""
    state = believed([9, 20, 21], [["spurs", "spurs"], [], []])
    play(state, "0 spurs")
    assert asked(state) == "arrived 0"
    done = play(state, "0 spurs")
    assert done.changed == {"r0": "12 $3", "hand0": "", "played": "spurs spurs"}
    assert asked(state) == "train 0"


def test_pe_r51_a_card_not_held_cannot_be_played() -> None:
    state = believed([10, 20, 21], [["file"], ["spurs"], []])
    assert may(state, 0) == ["stay"]
    assert refused(state, "0 spurs").startswith("not-an-option")
    assert refused(state, "1 spurs") == "not-asked (seat=1)"


def test_pe_r51_each_card_has_its_own_moment() -> None:
    """With every card in the hand, only those that fit the moment are offered."""
    every = ["loaded_die", "horseshoe", "spyglass", "spurs", "lasso", "whisky", "second_colt", "barrel"]
    every += ["file", "peace_pipe"]
    moments: list[tuple[Phase, dict[str, object], set[str]]] = [
        (Rerolls(True), {"faces": PAIR}, {"stand", "reroll", "load", "horseshoe"}),
        (Claiming(), {"faces": PAIR}, {"claim"}),
        (Arrived(), {}, {"stay", "spurs"}),
        (Ambush(), {}, {"aim", "pipe"}),
        (Station(), {}, {"stay", "train"}),
    ]
    for phase, more, kinds in moments:
        space = 8 if isinstance(phase, Ambush) else 7
        state = race([space, 10, 21], cards=[every, [], []], phase=phase, faces=str(more.get("faces", "")))
        assert {words.split()[0] for words in may(state, 0)} == kinds
    state = race([7, 10, 21], cards=[every, [], []])
    assert may(state, 0) == ["roll", "lasso r1"]
    state = race([7, 10, 21], cards=[every, [], []], jailed=[0], phase=Prison())
    assert may(state, 0) == ["roll", "pay", "file"]
    hand = [[], every, []]
    state = race([7, 10, 21], cards=hand, faces=PAIR, phase=Doubts(Hand.PAIR, (1,), (1,)))
    assert may(state, 1) == ["believe", "doubt", "spyglass"]
    state = race([11, 11, 21], cards=hand, phase=Drawing(DUEL))
    assert may(state, 1) == ["stay", "whisky"]
    state = race([11, 11, 21], cards=hand, phase=Struck(DUEL))
    assert may(state, 1) == ["stay", "barrel"]
    state = race([11, 11, 21], cards=[every, [], []], phase=Missed(DUEL))
    assert may(state, 0) == ["stay", "colt"]


@pytest.mark.parametrize("held", ["spurs", "barrel", "peace_pipe"])
def test_pe_r51_being_asked_tells_nothing_of_the_hand(held: str) -> None:
    """A rider with any card is asked at each moment; the others receive the same whatever the card is."""
    state = believed([10, 20, 21], [[held], [], []])
    other = believed([10, 20, 21], [["whisky"], [], []])
    assert asked(state) == asked(other) == "arrived 0"
    for seat in (1, 2, None):
        assert GAME.brief(state, seat).encode() == GAME.brief(other, seat).encode()


def test_pe_r51_without_cards_nobody_is_asked() -> None:
    state = believed([10, 20, 21], [[], ["spurs"], ["spurs"]])
    assert asked(state) == "ready 1"
    state = race([10, 12, 14])
    assert asked(state) == "dice 5"
    state = race([11, 11, 20], phase=Corners(0, 1, 0, False, 0))
    play(state, "0 place nw")
    assert asked(state) == "aim 0"
    play(state, AIM, "chance shot touched fell")
    assert asked(state) == "aim 1"


def test_pe_r51_several_with_cards_are_asked_clockwise() -> None:
    state = race(
        [10, 10, 10, 10], faces=PAIR, active=2, phase=Claiming(), cards=[["spyglass"], [], [], ["spyglass"]]
    )
    play(state, "2 claim pair")
    assert asked(state) == "doubt 3 0 1"
    assert [may(state, seat)[2:] for seat in (3, 0, 1)] == [["spyglass"], ["spyglass"], []]


def test_pe_r51_the_hand_is_its_owners_secret() -> None:
    state = race([10, 12, 14], cards=[["spurs", "file"], ["lasso"], []])
    assert GAME.view(state, 0).hand == ("spurs", "file")
    assert [GAME.view(state, seat).hand for seat in (1, 2, None)] == [("lasso",), (), ()]
    for seat in (1, 2, None):
        told = GAME.brief(state, seat).encode()
        assert b"spurs" not in told
        assert b"file" not in told


# -- what belongs to a normal move


def test_pe_r52_spurs_change_whom_one_meets_and_what_the_space_does() -> None:
    """From 7 to 8: the rider on 7 is passed, the one on 8 is met, then the Indians of 8 attack."""
    state = believed([6, 7, 8], [["spurs"], [], []])
    assert asked(state) == "arrived 0"
    done = play(state, "0 spurs")
    assert done.told == ["played seat=0 item=spurs", "moved seat=0 start=7 to=8"]
    assert state.phase == Corners(0, 2, 0, False, 0)
    play(state, "0 place nw", AIM, "chance shot touched r2 fell")
    assert asked(state) == "ambush 0"
    assert riders(state) == ["8 $5", "7 $3", "8 $1"]


def test_pe_r52_spurs_can_lead_out_of_a_meeting_and_into_a_mine() -> None:
    state = believed([7, 8, 20], [["spurs"], [], []])
    play(state, "0 spurs")
    assert state.phase == Mine()
    assert play(state, f"chance dice {FIVE}").changed["r0"] == "9 $10"


def test_pe_r52_without_spurs_the_space_reached_counts() -> None:
    state = believed([6, 7, 8], [["spurs"], [], []])
    play(state, "0 stay")
    assert state.phase == Corners(0, 1, 0, False, 0)


def test_pe_r52_spurs_can_reach_sacramento() -> None:
    state = believed([31, 20, 3], [["spurs"], [], []])
    done = play(state, "0 spurs")
    assert done.told == ["played seat=0 item=spurs", "moved seat=0 start=32 to=33", "began seat=1"]
    state = believed([31, 33, 3], [["spurs"], [], []])
    play(state, "0 spurs")
    assert state.phase == Corners(0, 1, 1, True, 0)


def test_pe_r52_a_lasso_makes_nobody_meet_and_sets_off_nothing() -> None:
    """Pulled back from 11 to a mine where another stands; then the turn begins as usual."""
    state = race([8, 11, 9], cards=[["lasso"], [], []])
    done = play(state, "0 lasso r1")
    assert done.told == ["played seat=0 item=lasso", "moved seat=1 start=11 to=9"]
    assert done.changed == {"r1": "9 $3", "hand0": "", "played": "lasso"}
    assert asked(state) == "dice 5"
    assert state.table.active == 0


def test_pe_r52_no_meeting_and_no_effect_at_the_end_of_a_train_ride() -> None:
    """Another waits in the station of 12, which would sell a ticket too."""
    state = race([7, 12, 20], gold=[9, 3, 3], phase=Station())
    done = play(state, "0 train")
    assert done.told == ["paid payer=0 payee=-1 amount=2", "moved seat=0 start=7 to=12", "began seat=1"]
    assert riders(state) == ["12 $7", "12 $3", "20 $3"]


@pytest.mark.parametrize(("standing", "to"), [(3, 10), (2, 11), (1, 12)])
def test_pe_r52_no_meeting_and_no_effect_on_the_way_back(standing: int, to: int) -> None:
    """Back from 13 to a saloon, a plain space or a station, with two riders there."""
    state = race([13, to, to], phase=Ambush())
    down = ["i1", "i2", "i3"][: 3 - standing]
    done = play(state, AIM, f"chance shot touched {' '.join(down)} fell {' '.join(down)}")
    assert done.told[-2:] == [f"moved seat=0 start=13 to={to}", "began seat=1"]
    assert riders(state) == [f"{to} ${3 + len(down)}", f"{to} $3", f"{to} $3"]


def test_pe_r52_no_meeting_and_no_effect_after_a_callers_ride() -> None:
    state = race([10, 8, 9], faces=PAIR, phase=Chase(Hand.PAIR, 1))
    done = play(state, "1 advance")
    assert done.told == ["moved seat=1 start=8 to=9", "began seat=1"]
    assert asked(state) == "dice 5"
    assert riders(state) == ["10 $3", "9 $3", "9 $3"]


def test_pe_r52_a_caller_plays_no_spurs() -> None:
    state = race([10, 8, 20], faces=PAIR, phase=Chase(Hand.TWO_PAIRS, 1), cards=[[], ["spurs"], []])
    assert may(state, 1) == ["advance", "stay"]
    play(state, "1 advance")
    assert asked(state) == "ready 1"
    assert may(state, 1) == ["roll"]


# -- absent riders

HANDS = {
    "A Q J 10 9": "pair",
    "9 A 9 K J": "pair",
    "K 10 K J 10": "two_pairs",
    "Q Q A 9 Q": "three_of_a_kind",
    "K 9 Q 10 J": "straight",
    "K Q K Q K": "full_house",
    "9 9 A 9 9": "four_of_a_kind",
    "J J J J J": "five_of_a_kind",
}


def default(state: State[Race], seat: int) -> str:
    ask = state.ask()
    assert isinstance(ask, Decision)
    assert str(ask.default(seat)) == may(state, seat)[0]
    return str(ask.default(seat))


@pytest.mark.parametrize(("faces", "claim"), HANDS.items())
def test_pe_r53_an_absent_rider_claims_the_truth(faces: str, claim: str) -> None:
    state = race([10, 12, 14], faces=faces, phase=Claiming())
    assert default(state, 0) == f"claim {claim}"


@pytest.mark.parametrize("shown", ["", "1", "135", "12345"])
def test_pe_r53_an_absent_rider_rolls_nothing_again(shown: str) -> None:
    """Not even where a reroll is free; the dice stay as they lie."""
    for pos in ([10, 12, 14], [10, 3, 14]):
        state = race(pos, faces=PAIR, shown=shown, cards=[["horseshoe", "loaded_die"], [], []])
        assert default(state, 0) == (f"stand d{shown}" if shown else "stand none")


def test_pe_r53_the_other_defaults() -> None:
    """Whatever else is offered, cards included."""
    hand = [["lasso", "file", "spurs", "peace_pipe", "second_colt"], ["spyglass", "whisky", "barrel"], []]
    drawn: dict[str, tuple[State[Race], int]] = {
        "believe": (race([10, 10, 20], faces=PAIR, cards=hand, phase=Doubts(Hand.PAIR, (1,), (1,))), 1),
        "roll": (race([10, 12, 14], cards=hand), 0),
        "keep 0": (race([6, 12, 14], phase=Keeping(("spurs", "file")), drawn=["spurs", "file"]), 0),
        "place nw": (race([11, 11, 14], phase=Corners(0, 1, 0, False, 0)), 0),
    }
    for words, (state, seat) in drawn.items():
        assert default(state, seat) == words
    stays: list[tuple[State[Race], int]] = [
        (race([7, 12, 14], gold=[9, 3, 3], phase=Station()), 0),
        (race([11, 12, 14], cards=hand, phase=Arrived()), 0),
        (race([11, 11, 14], cards=hand, phase=Drawing(DUEL)), 1),
        (race([11, 11, 14], cards=hand, phase=Struck(DUEL)), 1),
        (race([11, 11, 14], cards=hand, phase=Missed(DUEL)), 0),
    ]
    for state, seat in stays:
        assert default(state, seat) == "stay"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_pe_r54_a_rider_goes_with_the_seat_and_changes_no_rule(seats: int) -> None:
    """Whoever chooses a seat chooses its rider.  All begin alike, so that it is a name and a colour."""
    riders_ = GAME.roles(seats)
    assert len(set(riders_)) == seats
    table = GAME.setup(seats).table
    assert {(table.pos[seat], table.gold[seat], table.cards[seat]) for seat in range(seats)} == {(1, 3, ())}


def test_pe_r55_a_right_doubter_who_is_silent_rides() -> None:
    state = race([10, 12, 14], faces=PAIR, phase=Chase(Hand.STRAIGHT, 1))
    assert default(state, 1) == "advance"
    state.table.rules = replace(state.table.rules, version=1)
    assert may(State(state.table, state.phase), 1) == ["stay", "advance"]  # as the first rules had it


def test_pe_r53_an_absent_prisoner_rolls() -> None:
    """Even with the bail in the purse and a file in the pocket."""
    state = race([10, 12, 14], gold=[9, 3, 3], jailed=[0], phase=Prison(), cards=[["file"], [], []])
    assert may(state, 0) == ["roll", "pay", "file"]
    assert default(state, 0) == "roll"


def test_pe_r53_an_absent_shooter_shoots_straight() -> None:
    """From the middle of the line, with no angle and no spin, at a rider and at Indians."""
    for state in (
        race([11, 11, 14], phase=Aiming(DUEL, False)),
        race([8, 11, 14], phase=Ambush(), cards=[["peace_pipe"], [], []]),
    ):
        kind, along, angle, strength, spin = default(state, 0).split()
        assert (kind, along, angle, spin) == ("aim", "0", "0", "0")
        assert int(strength) > 0


def test_pe_r53_a_race_of_absent_riders_comes_to_an_end() -> None:
    """With all riders absent nobody bluffs, doubts or pays, and one of them arrives."""
    for seats in (3, 4, 5):
        state = GAME.setup(seats)
        state.listen()
        rng = random.Random(seats)
        seen = set()
        for _ in range(5000):
            ask = state.ask()
            if isinstance(ask, Over):
                break
            if isinstance(ask, Chance):
                state.happen(ask.sample(rng))
            else:
                assert isinstance(ask, Decision)
                put(state, f"{ask.seats[0]} {default(state, ask.seats[0])}")
            seen |= {event.kind for event in state.take_events()}
        assert asked(state).startswith("over")
        assert sorted(asked(state).split()[1:]) == ["1"] + ["2"] * (seats - 1)
        assert not seen & {"doubted", "lifted", "played", "peeked"}


def test_pe_r53_choice_of_cards_for_the_absent() -> None:
    hand = [["spurs", "file"], ["lasso", "barrel"], ["whisky", "spyglass"]]
    state = race([1, 1, 1], cards=hand, phase=Choice((-1, -1, -1)), rounds=0)
    assert [default(state, seat) for seat in (0, 1, 2)] == ["keep 0"] * 3


# -- table options


def test_the_rulebooks_way_is_the_default() -> None:
    assert GAME.settings(GAME.setup().table) == {
        "liars_go_to_jail": False,
        "figure_must_fall": False,
        "prisoners_met": False,
        "desert_price": "there",
        "poker_debt": "broke",
        "items": True,
        "hand": "usual",
        "stray_bullet": "first",
        "last_duel_shots": "none",
        "doubts": "first",
    }


def test_the_first_rules_know_nothing_of_the_second() -> None:
    first = GAME.by_rules(1)
    settings = first.settings(first.setup().table)
    assert settings["poker_debt"] == "short"
    assert not settings.keys() & {"stray_bullet", "last_duel_shots", "doubts"}
    assert first.usual_options(0) == {}
    with pytest.raises(posse.Illegal, match="unknown-option"):
        first.setup(3, {"doubts": "drawn"})


def test_what_a_table_takes_unless_somebody_chose() -> None:
    """PE-R16, PE-R49: no race to be first at one screen; programs that miss for ever come to an end."""
    assert GAME.usual_options(2) == {}
    assert GAME.usual_options(1) == {"doubts": "drawn"}
    played = posse.play(GAME, ["random"] * 3, options={"doubts": "first"}).record.options
    assert (played["doubts"], played["last_duel_shots"]) == ("first", "200")


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("liars_go_to_jail", 1, "false, true"),
        ("liars_go_to_jail", "yes", "false, true"),
        ("figure_must_fall", None, "false, true"),
        ("prisoners_met", 0, "false, true"),
        ("desert_price", "always", "there, forever"),
        ("desert_price", True, "there, forever"),
        ("desert_price", 2, "there, forever"),
        ("poker_debt", "", "broke, short"),
        ("items", "false", "false, true"),
        ("items", 0, "false, true"),
        ("hand", "left", "steady, usual, shaky, own"),
        ("hand", ["usual"], "steady, usual, shaky, own"),
    ],
)
def test_bad_values_are_refused_with_what_is_allowed(option: str, value: object, allowed: str) -> None:
    with pytest.raises(posse.Illegal) as refusal:
        GAME.setup(3, {option: value})
    assert refusal.value.reason == "bad-option"
    assert refusal.value.details == {"option": option, "value": repr(value), "allowed": allowed}


def test_unknown_options_are_refused() -> None:
    with pytest.raises(posse.Illegal) as refusal:
        GAME.setup(3, {"cards": True})
    assert (refusal.value.reason, refusal.value.details["option"]) == ("unknown-option", "cards")


def test_the_options_survive_saving() -> None:
    chosen: dict[str, Setting] = {"liars_go_to_jail": True, "prisoners_met": True, "desert_price": "forever"}
    state = GAME.setup(3, {**chosen, "items": False})
    loaded = GAME.load(GAME.dump(state))
    assert GAME.settings(loaded.table) == {**GAME.settings(GAME.setup().table), **chosen, "items": False}


def test_option_without_items_there_is_no_card_anywhere() -> None:
    """No card is dealt, at a relay or in prison either; nobody is asked at a card's moment."""
    state = GAME.setup(3, {"items": False})
    done = play(state, f"chance dice {FIVE}", f"chance dice {PAIR}", f"chance dice {PAIR}")
    assert done.told[3:] == ["starts seat=0", "round round=1", "began seat=0"]
    assert pieces(state)["pile"] == "0"
    assert asked(state) == "dice 5"
    state = race([5, 20, 21], faces=PAIR, phase=Claiming(), items=False)
    done = play(state, "0 claim pair, 1 believe")
    assert done.told[-2:] == ["moved seat=0 start=5 to=6", "began seat=1"]
    state = race([5, 20, 21], jailed=[0], phase=Escape(), items=False)
    done = play(state, "chance dice 9 9 9 J K")
    assert done.told[1:] == ["freed seat=0", "began seat=1"]
    assert riders(state) == ["5 $3", "20 $3", "21 $3"]


# -- loaded positions


@pytest.mark.parametrize(
    "change",
    [
        pytest.param({"pos": [32, 33, 34]}, id="two-in-Sacramento-and-no-duel"),
        pytest.param({"pos": [10, 35, 12]}, id="somebody-has-won-already"),
        pytest.param({"jailed": 1}, id="the-active-rider-is-in-prison"),
        pytest.param({"pos": [33, 3, 12]}, id="the-active-rider-has-arrived"),
    ],
)
def test_a_position_no_race_reaches_is_not_loaded(change: dict[str, object]) -> None:
    """In each position a claim comes next; there it would lead to a place without rules."""
    data = json.loads(GAME.dump(race([10, 3, 12], faces=PAIR, phase=Claiming())))
    data["table"].update(change)
    with pytest.raises(posse.Damaged):
        GAME.load(json.dumps(data))


# -- the track's data

TEXT = resources.files("posse.games.pony_express").joinpath("data", "track.toml").read_text("utf-8")
HEAD, *SPACES = TEXT.split("[[spaces]]")


def damaged(space: int, old: str, new: str) -> str:
    """Return the track's text with this changed on one space."""
    assert old in SPACES[space - 1]
    changed = [entry.replace(old, new) if n == space else entry for n, entry in enumerate(SPACES, start=1)]
    return "[[spaces]]".join([HEAD, *changed])


def test_the_track_is_the_one_agreed_on() -> None:
    """The same as the table of the reconstruction."""
    kinds = {
        "station": {7, 12, 17, 22},
        "indians": {8, 13, 18, 24, 26, 30},
        "mine": {9, 15, 20, 27, 31},
        "saloon": {10, 16, 23, 28, 32},
        "relay": {6, 14, 21, 29},
        "plain": {1, 2, 3, 4, 5, 11, 19, 25},
        "sacramento": {33},
    }
    for kind, spaces in kinds.items():
        assert {n for n in range(1, 34) if track().space(n).kind == kind} == spaces
    trains = {
        n: (track().space(n).price, track().space(n).to) for n in range(1, 34) if track().space(n).price
    }
    assert trains == {7: (2, 12), 12: (3, 17), 17: (4, 22)}
    facts = track()
    assert (facts.start, facts.peaceful, facts.desert, facts.sacramento, facts.last) == (1, 5, 25, 33, 35)
    assert (facts.nuggets, facts.purse, facts.bail) == (30, 3, 3)
    assert "not the published one" in " ".join(facts.provenance.split())


def test_the_undamaged_text_is_read() -> None:
    assert Track(TEXT).spaces == track().spaces
    assert len(tomllib.loads(TEXT)["mailboxes"]) == 2, "Sacramento itself is the first of three"


@pytest.mark.parametrize(
    ("space", "text", "reason"),
    [
        (11, damaged(11, '"plain"', '"swamp"'), "track-unknown-kind"),
        (7, damaged(7, "to = 12", "to = 11"), "track-bad-train"),
        (7, damaged(7, "to = 12", ""), "track-bad-train"),
        (9, damaged(9, '"mine"', '"mine"\nprice = 2\nto = 12'), "track-bad-train"),
        (15, damaged(15, "at = [227, 193]", ""), "track-bad-space"),
        (15, damaged(15, "at = [227, 193]", "at = [227]"), "track-bad-space"),
        (15, damaged(15, "at = [227, 193]", "at = [227, 193, 1]"), "track-bad-space"),
        (15, damaged(15, "at = [227, 193]", "at = 227"), "track-bad-space"),
        (15, damaged(15, 'kind = "mine"', ""), "track-bad-space"),
        (15, damaged(15, 'kind = "mine"', 'kind = "mine"\ndepth = 3'), "track-bad-space"),
        (33, damaged(33, '"sacramento"', '"plain"'), "track-wrong-end"),
        (32, "[[spaces]]".join([HEAD, *SPACES[:-1]]), "track-wrong-end"),
        (34, "[[spaces]]".join([HEAD, *SPACES, SPACES[-1]]), "track-wrong-end"),
    ],
)
def test_a_damaged_track_is_refused_with_the_space_named(space: int, text: str, reason: str) -> None:
    with pytest.raises(posse.Damaged) as refusal:
        Track(text)
    assert refusal.value.reason == reason
    assert refusal.value.details["space"] == space


@pytest.mark.parametrize(
    ("space", "text"),
    [
        (7, damaged(7, "to = 12", "to = 99")),  # a train beyond the end
        (7, damaged(7, "to = 12", "to = 17")),  # past the next station (PE-R36: one leg)
        (12, damaged(12, "to = 17", "to = 7")),  # backwards
        (17, damaged(17, "to = 22", "to = 17")),  # to where it starts
        (7, damaged(7, "price = 2", "price = -2")),  # a fare below nothing
        (7, damaged(7, "price = 2", 'price = "2"')),  # a string for a number
        (7, damaged(7, "to = 12", 'to = "12"')),
        (15, damaged(15, "at = [227, 193]", 'at = ["x", 193]')),
        (11, damaged(11, '"plain"', '"sacramento"')),  # a second Sacramento
        (22, damaged(22, '"station"', '"station"\nprice = 5\nto = 7')),  # the end of the line (fact 5)
    ],
)
def test_a_track_that_cannot_be_ridden_is_refused_with_the_space_named(space: int, text: str) -> None:
    with pytest.raises(posse.Damaged) as refusal:
        Track(text)
    assert refusal.value.details["space"] == space
    assert refusal.value.reason.startswith("track-")


def test_pe_r24_a_track_may_have_an_action_in_st_joseph() -> None:
    """The action would work: only meetings are excluded there."""
    assert Track(damaged(3, '"plain"', '"mine"')).space(3).kind == "mine"
