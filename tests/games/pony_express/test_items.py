"""The item cards, each at its moment and at no other (PE-R49, PE-R51, PE-R52)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pytest

from games.pony_express.fights import PAIR, facing, landed, shoot, shootout, tremor
from games.pony_express.race import GAME, asked, may, pieces, play, race, refused, riders
from posse.games.pony_express.rules import Race
from posse.games.pony_express.rules.table import DECK
from posse.games.pony_express.rules.turn import Prison
from posse.kernel import State

Hand = Sequence[str]

# Each card's moment, and words that play it there.
CARDS: Final = {
    "loaded_die": ("rolled", "load 2"),
    "horseshoe": ("rolled", "horseshoe d135"),
    "spyglass": ("doubt", "spyglass"),
    "spurs": ("arrived", "spurs"),
    "lasso": ("turn", "lasso r1"),
    "whisky": ("shot_at", "whisky"),
    "second_colt": ("missed", "colt"),
    "barrel": ("hit", "barrel"),
    "file": ("prison", "file"),
    "peace_pipe": ("indians", "pipe"),
}
WORDS: Final = tuple([words.split()[0] for _, words in CARDS.values()])


# --- the moments, r0 holding the cards ---


def at_turn(hand: Hand) -> State[Race]:
    return race([7, 10, 2], cards=[hand])


def at_prison(hand: Hand) -> State[Race]:
    return race([7, 10, 2], cards=[hand], jailed=[0], phase=Prison())


def at_rolled(hand: Hand) -> State[Race]:
    return race([7, 10, 2], cards=[hand], faces="A A K Q 9")


def at_doubt(hand: Hand) -> State[Race]:
    state = race([7, 7, 2], active=1, cards=[hand], faces="A A K Q 9", shown="5")
    play(state, "1 stand d5, 1 claim two_pairs")
    return state


def at_arrived(hand: Hand) -> State[Race]:
    return landed([10, 2, 2], cards=[hand], wait=True)


def at_indians(hand: Hand) -> State[Race]:
    return landed([13, 2, 2], cards=[hand])


def at_shot_at(hand: Hand) -> State[Race]:
    return facing([11, 11, 2], active=1, cards=[hand])


def at_missed(hand: Hand) -> State[Race]:
    state = facing([11, 11, 2], cards=[hand])
    play(state, shoot(0))
    return state


def at_hit(hand: Hand) -> State[Race]:
    state = at_shot_at(hand)
    play(state, "0 stay", shoot(1, "r0"))
    return state


MOMENTS: Final[dict[str, tuple[Callable[[Hand], State[Race]], str]]] = {
    "turn": (at_turn, "ready 0"),
    "prison": (at_prison, "prison 0"),
    "rolled": (at_rolled, "reroll 0"),
    "doubt": (at_doubt, "doubt 0"),
    "arrived": (at_arrived, "arrived 0"),
    "indians": (at_indians, "ambush 0"),
    "shot_at": (at_shot_at, "shot_at 0"),
    "missed": (at_missed, "missed 0"),
    "hit": (at_hit, "hit 0"),
}


def offered(state: State[Race], seat: int = 0) -> set[str]:
    """The kinds of cards among the options."""
    return {words.split()[0] for words in may(state, seat)} & set(WORDS)


def test_the_deck_is_two_of_each_of_ten() -> None:
    assert sorted(DECK) == sorted([*CARDS, *CARDS])


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_offered_at_its_moment_and_refused_at_any_other(card: str, moment: str) -> None:
    """The other options are the same, whatever the card."""
    draw, prompt = MOMENTS[moment]
    state = draw([card])
    assert asked(state) == prompt
    own, words = CARDS[card]
    assert offered(state) == ({words.split()[0]} if own == moment else set())
    if own != moment:
        assert refused(state, f"0 {words}").startswith("not-an-option")
    plain = [option for option in may(state, 0) if option.split()[0] not in WORDS]
    assert plain == [option for option in may(draw(["lasso"]), 0) if option.split()[0] not in WORDS]
    assert refused(state, f"2 {words}").startswith("not-asked")


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_others_cannot_tell_which_card_is_held(moment: str) -> None:
    draw, _ = MOMENTS[moment]
    for seat in (1, 2, None):
        assert len({GAME.brief(draw([card]), seat).encode() for card in CARDS}) == 1


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_owner_can(moment: str) -> None:
    draw, _ = MOMENTS[moment]
    assert len({GAME.brief(draw([card]), 0).encode() for card in CARDS}) == len(CARDS)


@pytest.mark.parametrize("card", CARDS)
def test_a_card_played_is_seen_by_all_and_leaves_the_game(card: str) -> None:
    moment, words = CARDS[card]
    state = MOMENTS[moment][0]([card, "lasso" if card != "lasso" else "file"])
    left = "file" if card == "lasso" else "lasso"
    done = play(state, f"0 {words}")
    assert done.told[0] == f"played seat=0 item={card}"
    assert done.changed["played"] == card
    assert done.changed["hand0"] == left
    for seat in (0, 1, 2, None):
        view = GAME.view(state, seat)
        assert view.played == (card,)
        assert view.cards == (1, 0, 0)
        assert view.hand == ((left,) if seat == 0 else ())


# The inputs that bring a card's moment again after it was played; the file and the pipe end theirs.
AGAIN: Final = {
    "loaded_die": "0 set k",
    "horseshoe": "chance dice 9 9 9",
    "spyglass": "",
    "spurs": "",
    "lasso": "",
    "whisky": f"{shoot(1)}, {shoot(0)}, 0 stay",
    "second_colt": shoot(0),
    "barrel": f"{shoot(0)}, 0 stay, 0 stay, {shoot(1, 'r0')}",
}


@pytest.mark.parametrize("card", AGAIN)
def test_a_second_card_of_the_kind_may_follow_when_its_moment_comes_again(card: str) -> None:
    moment, words = CARDS[card]
    state = MOMENTS[moment][0]([card, card])
    play(state, f"0 {words}")
    assert pieces(state)["hand0"] == card
    if AGAIN[card]:
        play(state, AGAIN[card])
    assert offered(state) == {words.split()[0]}
    play(state, f"0 {words}")
    assert pieces(state)["hand0"] == ""
    assert pieces(state)["played"] == f"{card} {card}"


@pytest.mark.parametrize("card", ["file", "peace_pipe"])
def test_a_second_file_or_pipe_is_kept_for_another_day(card: str) -> None:
    moment, words = CARDS[card]
    state = MOMENTS[moment][0]([card, card])
    play(state, f"0 {words}")
    assert pieces(state)["hand0"] == card
    assert asked(state) == ("ready 0" if card == "file" else "dice 5")
    assert refused(state, f"0 {words}").startswith("not-")


def test_pe_r51_how_many_one_holds_is_public_and_what_they_are_is_not() -> None:
    state = race([7, 10, 2], cards=[["lasso", "spurs"], ["file"], []])
    for seat in (0, 1, 2, None):
        text = GAME.brief(state, seat).encode().decode()
        assert GAME.view(state, seat).cards == (2, 1, 0)
        assert ("spurs" in text) == (seat == 0)
        assert ("file" in text) == (seat == 1)


def test_pe_r51_who_holds_no_card_is_not_asked() -> None:
    """The number of cards in a hand is public, so this shows nothing new."""
    assert asked(race([7, 10, 2])) == "dice 5"
    assert asked(landed([10, 2, 2])) == "dice 5"
    state = facing([11, 11, 2])
    assert asked(state) == "aim 0"
    play(state, shoot(0))
    assert asked(state) == "aim 1"


# --- one by one ---


@pytest.mark.parametrize("face", ["9", "10", "j", "q", "k", "a"])
def test_loaded_die_under_the_cup_stays_hidden(face: str) -> None:
    state = race([7, 10, 2], cards=[["loaded_die"]], faces="A A K Q 9", shown="12")
    play(state, "0 load 5")
    assert asked(state) == "face 0"
    assert len(may(state, 0)) == 6
    assert refused(state, "0 set ?").startswith("not-an-option")
    done = play(state, f"0 set {face}")
    assert done.told == ["cup seat=0 dice=A A ? ? ? rolled=1"]
    assert done.secret == [f"0: rolled seat=0 dice=A A K Q {face.upper()}"]
    assert asked(state) == "reroll 0"
    assert not [words for words in may(state, 0) if words.startswith("load")]


def test_loaded_die_others_cannot_tell_the_face() -> None:
    seen = set()
    for face in ("9", "k"):
        state = race([7, 10, 2], cards=[["loaded_die"]], faces="A A K Q 9")
        play(state, f"0 load 5, 0 set {face}")
        seen.add(tuple([GAME.brief(state, seat).encode() for seat in (1, 2, None)]))
    assert len(seen) == 1


def test_loaded_die_in_the_open_is_seen() -> None:
    state = race([7, 10, 2], cards=[["loaded_die"]], faces="A A K Q 9", shown="15")
    done = play(state, "0 load 5, 0 set a")
    assert done.told == ["played seat=0 item=loaded_die", "cup seat=0 dice=A ? ? ? A rolled=1"]
    assert pieces(state)["dice"] == "A (A) (K) (Q) A"


def test_loaded_die_makes_an_honest_claim() -> None:
    state = race([7, 10, 2], cards=[["loaded_die"]], faces="A A K Q 9")
    done = play(state, "0 load 5, 0 set a, 0 stand none, 0 claim three_of_a_kind, 1 doubt")
    assert "doubted seat=1 liar=0 lied=0" in done.told
    assert riders(state)[1] == "10 $3 jailed"


def test_loaded_die_costs_nothing_and_uses_no_reroll() -> None:
    """The last rider still has the free reroll."""
    state = race([2, 10, 7], gold=[0, 3, 3], cards=[["loaded_die"]], faces="A A K Q 9")
    play(state, "0 load 5, 0 set a")
    done = play(state, "0 reroll d125 d34")
    assert not [words for words in done.told if words.startswith("paid")]
    play(state, "chance dice 9 9")
    assert not [words for words in may(state, 0) if words.startswith("reroll")]


def test_horseshoe_rolls_any_dice_where_they_lie() -> None:
    state = race([7, 10, 2], cards=[["horseshoe"]], faces="A A K Q 9", shown="12")
    assert len([words for words in may(state, 0) if words.startswith("horseshoe")]) == 31
    done = play(state, "0 horseshoe d235")
    assert done.told == ["played seat=0 item=horseshoe"]
    assert asked(state) == "dice 3"
    done = play(state, "chance dice 10 J J")
    assert done.told == ["cup seat=0 dice=A 10 ? ? ? rolled=3"]
    assert pieces(state)["dice"] == "A 10 (J) (Q) (J)"
    assert riders(state)[0] == "7 $3"


def test_horseshoe_may_roll_all_five() -> None:
    state = race([7, 10, 2], gold=[0, 3, 3], cards=[["horseshoe"]], faces="A A K Q 9")
    done = play(state, "0 horseshoe d12345, chance dice 9 9 9 9 9")
    assert done.told == ["played seat=0 item=horseshoe", "cup seat=0 dice=? ? ? ? ? rolled=5"]
    assert riders(state)[0] == "7 $0"
    assert asked(state) == "reroll 0"


def test_horseshoe_leaves_the_free_reroll() -> None:
    state = race([2, 10, 7], gold=[0, 3, 3], cards=[["horseshoe"]], faces="A A K Q 9")
    play(state, "0 horseshoe d5, chance dice J")
    assert [words for words in may(state, 0) if words.startswith("reroll")]
    play(state, "0 reroll d1 d2345")
    assert riders(state)[0] == "2 $0"


def test_horseshoe_is_not_for_the_open_rolls_of_mine_and_saloon() -> None:
    state = landed([9, 2, 2], cards=[["horseshoe", "loaded_die"]])
    play(state, "chance dice 9 10 J Q A")
    assert pieces(state)["turn"] == "1 r1"


def test_spyglass_shows_the_cup_to_one_and_leaves_the_choice() -> None:
    state = at_doubt(["spyglass"])
    before = [GAME.view(state, seat).dice for seat in (2, None)]
    assert GAME.view(state, 0).dice == (6, 6, 6, 6, 0)
    done = play(state, "0 spyglass")
    assert done.told == ["played seat=0 item=spyglass"]
    assert done.secret == ["0: peeked seat=0 dice=A A K Q 9"]
    assert GAME.view(state, 0).dice == (5, 5, 4, 3, 0)
    assert [GAME.view(state, seat).dice for seat in (2, None)] == before
    assert asked(state) == "doubt 0"
    assert may(state, 0) == ["believe", "doubt"]
    play(state, "0 doubt")
    assert asked(state) == "chase 0"


def test_spyglass_knowledge_ends_with_the_turn() -> None:
    state = at_doubt(["spyglass"])
    play(state, "0 spyglass, 0 believe")
    assert riders(state)[1] == "9 $3"
    play(state, "chance dice 9 9 10 J Q")  # the mine; then r2 rolls
    play(state, "chance dice A A A A A")
    assert GAME.view(state, 0).dice == (6,) * 5


def test_spyglass_is_only_for_those_who_may_doubt() -> None:
    state = race([7, 7, 3], active=1, cards=[(), (), ["spyglass"]], faces="A A K Q 9")
    play(state, "1 stand none, 1 claim pair")
    assert asked(state) == "doubt 0"
    assert refused(state, "2 spyglass").startswith("not-asked")
    play(state, "0 believe")
    assert pieces(state)["hand2"] == "spyglass"


def test_spyglass_beside_others_who_may_doubt() -> None:
    """A second rider may answer while one looks; the rider who looked can still answer."""
    state = race([7, 7, 7], active=1, cards=[["spyglass"]], faces="A A K Q 9")
    play(state, "1 stand none, 1 claim two_pairs, 2 believe, 0 spyglass")
    assert asked(state) == "doubt 0"
    done = play(state, "0 doubt")
    assert "doubted seat=0 liar=1 lied=1" in done.told


def test_spurs_the_new_space_counts_and_the_old_one_does_not() -> None:
    """PE-R52: past a rider at a saloon, to a meeting on the next space."""
    state = landed([10, 10, 11], cards=[["spurs"]], gold=[3, 3, 4], wait=True)
    done = play(state, "0 spurs")
    assert done.told == ["played seat=0 item=spurs", "moved seat=0 start=10 to=11"]
    assert asked(state) == "corner 0"
    play(state, "0 place nw", shoot(0, "r2"))
    assert riders(state) == ["11 $5", "10 $3", "11 $2"]


def test_spurs_the_effect_is_that_of_the_new_space() -> None:
    state = landed([8, 2, 2], cards=[["spurs"]], wait=True)
    play(state, "0 spurs")
    assert asked(state) == "dice 5"  # the mine instead of the Indians
    play(state, "chance dice 9 9 9 9 9")
    assert riders(state)[0] == "9 $10"


def test_spurs_twice() -> None:
    state = landed([8, 2, 2], cards=[["spurs", "spurs"]], wait=True)
    play(state, "0 spurs")
    assert asked(state) == "arrived 0"
    done = play(state, "0 spurs")
    assert done.told == ["played seat=0 item=spurs", "moved seat=0 start=9 to=10"]
    assert asked(state) == "dice 5"
    play(state, "chance dice 9 9 9 J A")
    assert riders(state)[0] == "10 $0"


def test_spurs_may_carry_into_sacramento() -> None:
    state = landed([32, 33, 2], cards=[["spurs"]], wait=True)
    play(state, "0 spurs")
    assert riders(state)[0] == "33 $3"
    assert asked(state) == "corner 0"


def test_spurs_are_not_for_a_rider_who_is_there_already() -> None:
    state = race([32, 10, 2], cards=[["spurs"]], faces=PAIR)
    done = play(state, "0 stand none, 0 claim pair, 1 believe")
    assert done.told[-2:] == ["moved seat=0 start=32 to=33", "began seat=1"]


def test_spurs_are_for_the_normal_move_only() -> None:
    """Not for the doubter's ride, not for the train."""
    state = race([7, 7, 2], cards=[(), ["spurs"]], faces=PAIR)
    done = play(state, "0 stand none, 0 claim two_pairs, 1 doubt, 1 advance")
    assert done.told[-2:] == ["moved seat=1 start=7 to=9", "began seat=1"]
    assert asked(state) == "ready 1"
    state = landed([7, 2, 2], cards=[["spurs"]])
    play(state, "0 train")
    assert pieces(state)["turn"] == "1 r1"


def test_spurs_into_the_desert_count_as_having_crossed() -> None:
    state = landed([24, 2, 2], cards=[["spurs"]], wait=True)
    assert play(state, "0 spurs").changed["crossed"] == "r0"


def test_lasso_reaches_seven_spaces_and_not_sacramento() -> None:
    def caught(pos: Sequence[int]) -> list[str]:
        return [words for words in may(race(pos, cards=[["lasso"]]), 0) if words != "roll"]

    assert caught([10, 11, 17, 18, 9]) == ["lasso r1", "lasso r2"]
    assert caught([10, 10, 9, 18]) == []
    assert caught([26, 33, 32]) == ["lasso r2"]
    assert caught([27, 33, 2]) == []


def test_lasso_pulls_back_two_and_nothing_else_happens() -> None:
    """Onto a mine where another stands: no meeting, no gold."""
    state = race([8, 11, 9], cards=[["lasso"]])
    done = play(state, "0 lasso r1")
    assert done.told == ["played seat=0 item=lasso", "moved seat=1 start=11 to=9"]
    assert riders(state) == ["8 $3", "9 $3", "9 $3"]
    assert asked(state) == "dice 5"
    assert pieces(state)["turn"] == "1 r0"


def test_lasso_never_below_the_start_and_never_at_oneself() -> None:
    state = race([1, 2, 2], cards=[["lasso", "lasso"]])
    assert may(state, 0) == ["roll", "lasso r1", "lasso r2"]
    play(state, "0 lasso r1")
    assert riders(state) == ["1 $3", "1 $3", "2 $3"]
    assert may(state, 0) == ["roll", "lasso r2"]


def test_lasso_twice_at_the_same_rider() -> None:
    state = race([8, 13, 2], cards=[["lasso", "lasso"]])
    play(state, "0 lasso r1, 0 lasso r1")
    assert riders(state)[1] == "9 $3"
    assert pieces(state)["played"] == "lasso lasso"


def test_lasso_leaves_a_prisoner_in_prison() -> None:
    state = race([8, 13, 2], jailed=[1], cards=[["lasso"]])
    play(state, "0 lasso r1")
    assert riders(state)[1] == "11 $3 jailed"


def test_lasso_may_cost_the_thrower_his_free_reroll_and_no_more() -> None:
    """PE-R8 looks at the track when the reroll is bought."""
    state = race([8, 9, 12], gold=[0, 3, 3], cards=[["lasso"]])
    play(state, "0 lasso r1", f"chance dice {PAIR}")
    assert riders(state)[1] == "7 $3"
    assert not [words for words in may(state, 0) if words.startswith("reroll")]


def test_lasso_after_paying_the_sheriff() -> None:
    state = race([8, 13, 2], jailed=[0], cards=[["lasso"]], phase=Prison())
    assert refused(state, "0 lasso r1").startswith("not-an-option")
    play(state, "0 pay")
    assert asked(state) == "ready 0"
    assert may(state, 0) == ["roll", "lasso r1"]


def test_whisky_makes_one_shot_sway() -> None:
    state = at_shot_at(["whisky"])
    play(state, "0 whisky, 1 aim 0 0 21 0")
    drunk = tremor(state)
    play(state, "chance shot touched fell, 0 aim 0 0 21 0")
    own = tremor(state)
    play(state, "chance shot touched fell, 1 aim 0 0 21 0")
    assert drunk > own
    assert tremor(state) == own


def test_whisky_is_for_the_one_shot_at_and_not_for_indians() -> None:
    state = facing([11, 11, 2], cards=[["whisky"], (), ["whisky"]])
    assert asked(state) == "aim 0"  # neither the shooter nor the bystander may play whisky
    play(state, shoot(0))
    play(state, "0 stay")
    assert asked(state) == "shot_at 0"
    assert asked(landed([13, 2, 2], cards=[(), ["whisky"], ["whisky"]])) == "ambush 0"


def test_whisky_before_each_of_two_shots() -> None:
    state = at_shot_at(["whisky", "whisky"])
    play(state, "0 whisky", shoot(1), shoot(0), "0 stay, 0 whisky, 1 aim 0 0 21 0")
    assert tremor(state) == 6
    assert pieces(state)["played"] == "whisky whisky"


def test_second_colt_is_one_more_shot_at_once() -> None:
    """The extra shot is not one of the three: seven shots in all."""
    state = at_missed(["second_colt"])
    done = play(state, "0 colt")
    assert done.told == ["played seat=0 item=second_colt"]
    assert asked(state) == "aim 0"
    assert shootout(state, 6) == [0, 1, 0, 1, 0, 1]
    assert pieces(state)["turn"] == "1 r1"


def test_second_colt_may_hit() -> None:
    state = at_missed(["second_colt"])
    play(state, "0 colt", shoot(0, "r1"))
    assert riders(state) == ["11 $5", "11 $1", "2 $3"]


def test_second_colt_may_hit_the_wrong_one() -> None:
    state = at_missed(["second_colt"])
    play(state, "0 colt", shoot(0, "r2"))
    assert riders(state) == ["11 $1 jailed", "11 $5", "2 $3"]


def test_second_colt_after_the_very_last_miss() -> None:
    state = facing([11, 11, 2], active=1, cards=[["second_colt"]])
    for _ in range(2):
        play(state, "0 stay", shoot(1), shoot(0), "0 stay")
    play(state, "0 stay", shoot(1), shoot(0))
    assert asked(state) == "missed 0"
    play(state, "0 colt", shoot(0))
    assert pieces(state)["turn"] == "1 r2"


def test_second_colt_gives_the_target_his_moment_again() -> None:
    state = facing([11, 11, 2], cards=[["second_colt"], ["whisky"]])
    play(state, "1 stay", shoot(0), "0 colt")
    assert asked(state) == "shot_at 1"
    play(state, "1 whisky, 0 aim 0 0 21 0")
    assert tremor(state) == 6


def test_second_colt_is_not_for_indians() -> None:
    state = at_indians(["second_colt"])
    play(state, shoot(0))
    assert pieces(state)["turn"] == "1 r1"


def test_second_colt_after_a_touch_without_a_fall_with_the_option() -> None:
    """With this option a touch without a fall is a miss."""
    state = facing([11, 11, 2], cards=[["second_colt"]], figure_must_fall=True)
    play(state, shoot(0, "r1"))
    assert asked(state) == "missed 0"
    assert offered(state) == {"colt"}


def test_barrel_cancels_the_hit_and_the_fight_goes_on() -> None:
    state = at_hit(["barrel"])
    assert may(state, 0) == ["stay", "barrel"]
    done = play(state, "0 barrel")
    assert done.told == ["played seat=0 item=barrel"]
    assert asked(state) == "aim 0"
    assert shootout(state, 5) == [0, 1, 0, 1, 0]
    assert riders(state) == ["11 $3", "11 $3", "2 $3"]
    assert pieces(state)["turn"] == "1 r2"


def test_barrel_need_not_be_used() -> None:
    state = at_hit(["barrel"])
    play(state, "0 stay")
    assert riders(state) == ["11 $1", "11 $5", "2 $3"]
    assert pieces(state)["hand0"] == "barrel"


def test_barrel_against_the_last_shot_ends_the_fight_without_a_winner() -> None:
    state = facing([11, 11, 2], cards=[["barrel"]])
    for _ in range(2):
        play(state, shoot(0), "0 stay, 0 stay", shoot(1))
    play(state, shoot(0), "0 stay, 0 stay", shoot(1, "r0"))
    done = play(state, "0 barrel")
    assert done.told == ["played seat=0 item=barrel", "duel_drawn one=1 two=0", "began seat=1"]
    assert riders(state) == ["11 $3", "11 $3", "2 $3"]


def test_barrel_does_not_help_a_bystander_or_one_arrested() -> None:
    state = facing([11, 11, 2], cards=[["barrel"], (), ["barrel"]])
    done = play(state, shoot(0, "r2"))
    assert "duel_won winner=1 loser=0 arrested=1" in done.told
    assert riders(state)[0] == "11 $1 jailed"
    assert pieces(state)["played"] == ""


def test_file_opens_the_cell_for_a_normal_turn() -> None:
    state = race([7, 10, 2], gold=[2, 3, 3], cards=[["file"]], jailed=[0], phase=Prison())
    assert may(state, 0) == ["roll", "file"]
    done = play(state, "0 file")
    assert done.told == ["played seat=0 item=file", "freed seat=0"]
    assert done.changed == {"r0": "7 $2", "hand0": "", "played": "file"}
    assert asked(state) == "dice 5"
    assert pieces(state)["turn"] == "1 r0"


def test_file_and_charity() -> None:
    state = race([7, 10, 2], gold=[0, 3, 3], cards=[["file", "lasso"]], jailed=[0], phase=Prison())
    done = play(state, "0 file")
    assert done.told[1:] == ["freed seat=0", "paid payer=-1 payee=0 amount=1"]
    assert asked(state) == "ready 0"  # the normal turn begins, with its moment for a card


def test_file_in_sacramento_delivers_the_next_letter() -> None:
    state = race([34, 10, 2], cards=[["file"]], jailed=[0], phase=Prison())
    play(state, "0 file")
    assert asked(state) == "over 1 2 2"


def test_peace_pipe_passes_the_indians_by() -> None:
    state = at_indians(["peace_pipe"])
    done = play(state, "0 pipe")
    assert done.told == ["played seat=0 item=peace_pipe", "began seat=1"]
    assert done.changed == {"turn": "1 r1", "dice": "", "hand0": "", "played": "peace_pipe"}
    assert asked(state) == "dice 5"


def test_peace_pipe_settles_no_gunfight() -> None:
    state = facing([13, 13, 2], cards=[["peace_pipe"]])
    assert refused(state, "0 pipe").startswith("not-an-option")
    play(state, shoot(0, "r1"))
    assert asked(state) == "ambush 0"
    assert "pipe" in may(state, 0)


# --- in the last duel (PE-R49) ---


def last(hand: Hand) -> State[Race]:
    """r0, first in Sacramento, is about to shoot at r1."""
    state = landed([33, 33, 17], active=1, cards=[hand])
    play(state, "1 place nw")
    return state


def test_pe_r49_whisky_in_the_last_duel() -> None:
    state = last(["whisky"])
    play(state, shoot(0), "0 stay")
    assert asked(state) == "shot_at 0"
    play(state, "0 whisky, 1 aim 0 0 21 0")
    assert tremor(state) == 6


def test_pe_r49_second_colt_in_the_last_duel_twice() -> None:
    state = last(["second_colt", "second_colt"])
    play(state, shoot(0), "0 colt", shoot(0), "0 colt")
    assert asked(state) == "aim 0"
    play(state, shoot(0, "r1"))
    assert asked(state) == "over 1 2 2"


def test_pe_r49_barrel_in_the_last_duel_twice() -> None:
    state = last(["barrel", "barrel"])
    for _ in range(2):
        play(state, shoot(0), "0 stay, 0 stay", shoot(1, "r0"), "0 barrel")
    assert asked(state) == "aim 0"
    play(state, shoot(0), shoot(1, "r0"))
    assert asked(state) == "over 2 1 2"


@pytest.mark.parametrize("card", [c for c in CARDS if c not in ("whisky", "second_colt", "barrel")])
def test_pe_r49_other_cards_are_of_no_use_there(card: str) -> None:
    state = last([card])
    play(state, shoot(0))
    assert may(state, 0) == ["stay"]
    play(state, "0 stay")
    assert may(state, 0) == ["stay"]
    play(state, "0 stay", shoot(1, "r0"))
    assert may(state, 0) == ["stay"]
