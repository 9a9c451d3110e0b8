"""Gunfights on the road (PE-R28 to PE-R32)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.pony_express.fights import facing, landed, shoot, shootout
from games.pony_express.race import asked, may, play, race, refused, riders
from posse.games.pony_express.rules.gunfight import decisive
from posse.kernel import Shot


def test_pe_r28_shots_alternate_from_the_mover_and_there_are_three_each() -> None:
    state = facing(gold=[4, 5, 3])
    assert asked(state) == "aim 0"
    assert shootout(state, 5) == [0, 1, 0, 1, 0]
    done = play(state, shoot(1))
    assert done.told == ["shot seat=1 touched= fell=", "duel_drawn one=1 two=0", "began seat=1"]
    assert done.changed == {"turn": "1 r1", "dice": ""}
    assert riders(state) == ["11 $4", "11 $5", "2 $3"]
    assert asked(state) == "dice 5"


def test_pe_r28_the_mover_is_the_active_rider_whatever_the_seat() -> None:
    state = facing([11, 2, 11], active=2)
    assert shootout(state, 6) == [2, 0, 2, 0, 2, 0]
    assert asked(state) == "dice 5"


@pytest.mark.parametrize("fell", ["", "r1"])
def test_pe_r28_touching_is_enough(fell: str) -> None:
    """The rider hit pays half; whether the figure fell does not matter."""
    state = facing(gold=[3, 6, 3])
    done = play(state, shoot(0, "r1", fell))
    assert done.told == [
        f"shot seat=0 touched=r1 fell={fell}",
        "duel_won winner=0 loser=1 arrested=0",
        "paid payer=1 payee=0 amount=3",
        "began seat=1",
    ]
    assert done.changed == {"turn": "1 r1", "dice": "", "r0": "11 $6", "r1": "11 $3"}
    assert asked(state) == "dice 5"


@pytest.mark.parametrize("misses", range(6))
def test_pe_r28_the_first_hit_ends_it_whoever_fires_it(misses: int) -> None:
    state = facing(gold=[7, 7, 3])
    shootout(state, misses)
    shooter, target = misses % 2, 1 - misses % 2
    done = play(state, shoot(shooter, f"r{target}"))
    assert f"duel_won winner={shooter} loser={target} arrested=0" in done.told
    assert f"paid payer={target} payee={shooter} amount=4" in done.told
    assert state.table.gold == ((11, 3, 3) if shooter == 0 else (3, 11, 3))
    assert not state.table.jailed
    assert asked(state) == "dice 5"


def test_pe_r28_with_the_option_the_figure_must_fall() -> None:
    state = facing(gold=[3, 3, 3], figure_must_fall=True)
    done = play(state, shoot(0, "r1"))
    assert done.told == ["shot seat=0 touched=r1 fell="]
    assert done.changed == {}
    assert asked(state) == "aim 1"
    done = play(state, shoot(1, "r0", "r0"))
    assert done.changed == {"turn": "1 r1", "dice": "", "r0": "11 $1", "r1": "11 $5"}
    assert asked(state) == "dice 5"


WON = "duel_won winner=0 loser=1 arrested=0"
ARRESTED = "duel_won winner=1 loser=0 arrested=1"
SHOTS = (
    # touched, fell: decided by the first, by any bystander, and the same where figures must fall
    ("r1", "r1", WON, WON, WON, WON),
    ("r1", "", WON, WON, None, None),
    ("r2", "", ARRESTED, ARRESTED, None, None),
    ("r2", "r2", ARRESTED, ARRESTED, ARRESTED, ARRESTED),
    ("r1 r2", "r1 r2", WON, ARRESTED, WON, ARRESTED),
    ("r2 r1", "r1 r2", ARRESTED, ARRESTED, ARRESTED, ARRESTED),
    ("r1 r2", "r1", WON, ARRESTED, WON, WON),
    ("r1 r2", "r2", WON, ARRESTED, ARRESTED, ARRESTED),
    ("r2 r1", "r1", ARRESTED, ARRESTED, WON, WON),
    ("r0 i1 r1", "r1", WON, WON, WON, WON),
    ("r0 i1", "r2", None, None, None, None),  # a rider who falls untouched
)


@pytest.mark.parametrize("fall", [False, True])
@pytest.mark.parametrize("stray", ["first", "any"])
def test_pe_r29_who_decides_a_shot(stray: str, fall: bool) -> None:
    for touched, fell, *decided in SHOTS:
        state = facing(stray_bullet=stray, figure_must_fall=fall)
        told = play(state, shoot(0, touched, fell)).told
        expected = decided[2 * fall + (stray == "any")]
        assert next((words for words in told if words.startswith("duel_won")), None) == expected, touched
        assert (asked(state) == "aim 1") == (expected is None)


def test_pe_r29_where_figures_must_fall_a_prisoner_who_lies_cannot_be_hit() -> None:
    state = facing(figure_must_fall=True, stray_bullet="any", jailed=[2])
    play(state, shoot(0, "r2 r1", "r1"))
    assert riders(state)[0] == "11 $5"


@pytest.mark.parametrize(("touched", "fell", "struck"), [("r1 r2", "r2", None), ("r2", "", "r2")])
def test_pe_r29_the_first_rules_counted_a_bystander_who_was_touched(
    touched: str, fell: str, struck: str | None
) -> None:
    """With `figure_must_fall`: records of that time replay so."""
    first = replace(facing(figure_must_fall=True).table.rules, version=1)
    assert decisive(first, 0, 1, tuple(touched.split()), tuple(fell.split())) == struck


def test_pe_r29_the_first_rider_touched_decides_opponent() -> None:
    state = facing(gold=[3, 1, 3])
    done = play(state, shoot(0, "r1 r2", "r1 r2"))
    assert done.told[1:] == [
        "duel_won winner=0 loser=1 arrested=0",
        "paid payer=1 payee=0 amount=1",
        "began seat=1",
        "paid payer=-1 payee=1 amount=1",  # charity, for the turn that begins
    ]
    assert riders(state) == ["11 $4", "11 $1", "2 $3"]


def test_pe_r29_the_first_rider_touched_decides_bystander() -> None:
    state = facing(gold=[3, 1, 3])
    done = play(state, shoot(0, "r2 r1", "r1"))
    assert done.told == [
        "shot seat=0 touched=r2 r1 fell=r1",
        "duel_won winner=1 loser=0 arrested=1",
        "paid payer=0 payee=1 amount=2",
        "jailed seat=0",
        "began seat=1",
    ]
    assert done.changed == {"turn": "1 r1", "dice": "", "r0": "11 $1 jailed", "r1": "11 $3"}
    assert asked(state) == "dice 5"


def test_pe_r29_a_lying_prisoner_is_a_bystander_too() -> None:
    state = facing([11, 11, 11], jailed=[2])
    play(state, shoot(0))
    done = play(state, shoot(1, "r2"))
    assert done.changed == {"turn": "1 r1", "dice": "", "r0": "11 $5", "r1": "11 $1 jailed"}
    assert state.table.is_jailed(2)
    assert asked(state) == "prison 1"


@pytest.mark.parametrize("touched", ["", "r0", "i1 i2 i3", "r0 i2"])
def test_pe_r29_indians_the_own_rider_and_the_edge_are_misses(touched: str) -> None:
    state = facing()
    done = play(state, shoot(0, touched, touched))
    assert done.told == [f"shot seat=0 touched={touched} fell={touched}"]
    assert done.changed == {}
    assert asked(state) == "aim 1"


@pytest.mark.parametrize(("touched", "won"), [("r0 i1 r1", True), ("i3 r0 r2", False)])
def test_pe_r29_what_has_no_effect_does_not_stop_the_die(touched: str, won: bool) -> None:
    state = facing()
    play(state, shoot(0, touched))
    assert riders(state) == (["11 $5", "11 $1", "2 $3"] if won else ["11 $1 jailed", "11 $5", "2 $3"])


@pytest.mark.parametrize(
    "shot",
    [
        "touched r3 fell",  # nobody of that name
        "touched r1 r1 fell",
        "touched i4 fell",
        "touched r1",
        "fell r1 touched r1",
        "r1 fell",
        "touched r1 fell fell",
        "",
    ],
)
def test_a_shot_that_cannot_be_is_refused(shot: str) -> None:
    state = facing()
    play(state, "0 aim -30 48 32 4")
    assert refused(state, f"chance shot {shot}".strip()).startswith("impossible-outcome (chance='shot'")


@pytest.mark.parametrize(
    "aim", ["aim 46 0 21 0", "aim 0 -49 21 0", "aim 0 0 33 0", "aim 0 0 21 9", "aim 0 0"]
)
def test_an_aim_beyond_what_a_hand_can_do_is_refused(aim: str) -> None:
    assert refused(facing(), f"0 {aim}").startswith("unknown-words")


def test_only_the_shooter_aims() -> None:
    state = facing()
    assert refused(state, "1 aim 0 0 21 0").startswith("not-asked")
    assert refused(state, "2 aim 0 0 21 0").startswith("not-asked")
    assert refused(state, "chance shot touched r1 fell").startswith("no-chance")
    play(state, "0 aim 7 -3 20 1")  # within the bounds, off the grid
    assert asked(state) == "shot"


def test_duellists_stand_in_the_corners_and_everybody_else_where_he_was() -> None:
    """With the shooter's corner mixed up, the shot would go backwards."""
    state = landed([11, 11, 2, 19], jailed=[3])
    play(state, "0 place se, 0 aim 0 0 21 0")
    ask = state.ask()
    assert isinstance(ask, Shot)
    track = state.table.track
    corners = track.corners
    at = {figure.id: (figure.at, figure.kind) for figure in ask.scene.figures}
    assert ask.scene.line == corners["se"].line
    assert ask.scene.target == corners["nw"].rider
    assert at["r0"] == (corners["se"].rider, "rider")
    assert at["r1"] == (corners["nw"].rider, "rider")
    assert at["r2"] == (track.place(2), "rider")
    assert at["r3"] == (track.place(19), "prone")
    assert [at[f"i{n}"] for n in (1, 2, 3)] == [(spot, "indian") for spot in track.spots]
    play(state, "chance shot touched fell, 1 aim 0 0 21 0")
    back = state.ask()
    assert isinstance(back, Shot)
    assert (back.scene.line, back.scene.target) == (corners["nw"].line, corners["se"].rider)


@pytest.mark.parametrize(("purse", "lost"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (9, 5)])
def test_pe_r30_an_arrested_shooter_loses_half_his_gold_and_his_freedom(purse: int, lost: int) -> None:
    state = facing([9, 9, 2], gold=[purse, 3, 3])
    done = play(state, shoot(0, "r2"))
    assert done.told[1:] == [
        "duel_won winner=1 loser=0 arrested=1",
        f"paid payer=0 payee=1 amount={lost}",
        "jailed seat=0",
        "began seat=1",
    ]
    assert riders(state) == [f"9 ${purse - lost} jailed", f"9 ${3 + lost}", "2 $3"]
    assert asked(state) == "dice 5"  # the next rider's roll; the mine had no effect


def test_pe_r30_when_the_other_is_arrested_the_mover_goes_on_with_the_space() -> None:
    state = facing([9, 9, 2], gold=[3, 5, 3])
    play(state, shoot(0))
    done = play(state, shoot(1, "r2 r0"))
    assert done.told[1:] == [
        "duel_won winner=0 loser=1 arrested=1",
        "paid payer=1 payee=0 amount=3",
        "jailed seat=1",
    ]
    assert done.changed == {"r0": "9 $6", "r1": "9 $2 jailed"}
    done = play(state, "chance dice 9 9 9 J K")
    assert done.told == [
        "open_roll seat=0 dice=9 9 9 J K hand=three_of_a_kind",
        "paid payer=-1 payee=0 amount=3",
        "began seat=1",
    ]
    assert asked(state) == "prison 1"


def test_pe_r31_a_penniless_loser_goes_to_prison_and_the_bank_pays_one() -> None:
    state = facing(gold=[3, 0, 3])
    done = play(state, shoot(0, "r1"))
    assert done.told == [
        "shot seat=0 touched=r1 fell=",
        "duel_won winner=0 loser=1 arrested=0",
        "paid payer=-1 payee=0 amount=1",
        "jailed seat=1",
        "began seat=1",
    ]
    assert done.changed == {"turn": "1 r1", "dice": "", "bank": "23", "r0": "11 $4", "r1": "11 $0 jailed"}
    assert asked(state) == "prison 1"
    assert may(state, 1) == ["roll"]


def test_pe_r31_a_penniless_shooter_who_is_arrested_goes_to_prison_once() -> None:
    state = facing(gold=[0, 3, 3])
    done = play(state, shoot(0, "r2"))
    assert done.told == [
        "shot seat=0 touched=r2 fell=",
        "duel_won winner=1 loser=0 arrested=1",
        "paid payer=-1 payee=1 amount=1",
        "jailed seat=0",
        "began seat=1",
    ]
    assert done.changed == {"turn": "1 r1", "dice": "", "bank": "23", "r0": "11 $0 jailed", "r1": "11 $4"}


def test_pe_r31_an_empty_bank_pays_nothing() -> None:
    """PE-R50 limits the gain; prison stays."""
    state = facing(gold=[15, 0, 15])
    done = play(state, shoot(0, "r1"))
    assert riders(state) == ["11 $15", "11 $0 jailed", "2 $15"]
    assert not [words for words in done.told if words.startswith("paid")]


def test_pe_r32_without_a_hit_nothing_happens_and_the_space_acts() -> None:
    state = facing([10, 10, 2], gold=[2, 9, 3])
    shootout(state, 5)
    done = play(state, shoot(1))
    assert done.told == ["shot seat=1 touched= fell=", "duel_drawn one=1 two=0"]
    assert done.changed == {}
    done = play(state, "chance dice A A 9 10 J")  # the saloon
    assert done.changed == {"turn": "1 r1", "dice": "", "bank": "17", "r0": "10 $1"}


def test_a_prisoner_who_is_met_stands_up_to_fight_with_the_option() -> None:
    """A prisoner who loses cannot be jailed again."""
    state = facing(gold=[3, 0, 3], jailed=[1], prisoners_met=True)
    play(state, "0 aim 0 0 21 0")
    ask = state.ask()
    assert isinstance(ask, Shot)
    assert [figure.kind for figure in ask.scene.figures[:3]] == ["rider", "rider", "rider"]
    done = play(state, "chance shot touched r1 fell")
    assert done.told[1:] == [
        "duel_won winner=0 loser=1 arrested=0",
        "paid payer=-1 payee=0 amount=1",
        "began seat=1",
    ]
    assert riders(state) == ["11 $4", "11 $0 jailed", "2 $3"]
    assert asked(state) == "prison 1"


def test_a_space_shared_before_the_turn_brings_no_gunfight() -> None:
    """Leaving a shared space is not a meeting."""
    state = race([11, 11, 2], faces="A A K K J")
    play(state, "0 stand none, 0 claim two_pairs, 1 believe")
    assert asked(state) == "ambush 0"
