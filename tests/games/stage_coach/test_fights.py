"""The combat table, cell by cell, and the strengths that count (SC-R17 to SC-R21, SC-R28)."""

from __future__ import annotations

from typing import Final

import pytest

from games.stage_coach.draw import asked, may, pieces, play, position
from posse.games.stage_coach.rules import combat

# The combat table, typed from the rulebook: a row for each face, a column for each of the odds (SC-R28).
CELLS: Final = """
     1/3  1/2  1/1  2/1  3/1
1    X    D1   D1   D2   D2
2    X    X    D1   D1   D2
3    A1   X    X    D1   D1
4    A1   A1   X    X    D1
5    A2   A1   A1   X    X
6    A2   A2   A1   A1   X
"""
# The ruling's table of odds: a row for the attacker's strength, a column for the defender's.
ODDS: Final = """
     1    2    3    4
1    1/1  1/2  1/3  1/3
2    2/1  1/1  1/2  1/2
3    3/1  1/1  1/1  1/2
4    3/1  2/1  1/1  1/1
"""


def table(text: str) -> dict[tuple[int, str], str]:
    head, *rows = [line.split() for line in text.strip().splitlines()]
    return {(int(row[0]), name): cell for row in rows for name, cell in zip(head, row[1:], strict=True)}


CELL: Final = table(CELLS)
COLUMN: Final = {(attacker, int(defender)): cell for (attacker, defender), cell in table(ODDS).items()}
LOSSES: Final = {"X": (1, 1), "D1": (0, 1), "D2": (0, 2), "A1": (1, 0), "A2": (2, 0)}
FACES: Final = range(1, 7)

FRONT = """
    . . . . .
     . C 1 . .
    . . . . .
     . . . . .
"""


def fight(
    *, attacker: str, coach: int, warrior: int, die: int, facing: str = "e", asleep: str = ""
) -> list[str]:
    """Let the coach on b2 and w1 on c2 fight; return the odds, both pieces afterwards, and the next ask."""
    state = position(
        FRONT,
        side="coach" if attacker == "coach" else "indians",
        strength=coach,
        weak="1" if warrior == 1 else "",
        facing=facing,
        asleep=asleep,
        awake="2",
    )
    done = play(state, "0 halt" if attacker == "coach" else "1 ride w1, 1 halt", "0 fight w1", f"die {die}")
    fought = next(words for words in done.told if words.startswith("fought"))
    shown = pieces(state)
    return [fought.split("odds=")[1].split()[0], shown["coach"], shown["w1"], asked(state)]


def expected(
    column: str, attacker: str, coach: int, warrior: int, die: int, asleep: bool = False
) -> list[str]:
    """Return the same by the rules: losses off the real strengths, not below zero; the coach's fall ends the
    game."""
    attack_loss, defence_loss = LOSSES[CELL[die, column]]
    coach_loss, warrior_loss = (
        (attack_loss, defence_loss) if attacker == "coach" else (defence_loss, attack_loss)
    )
    left = max(coach - coach_loss, 0)
    stands = max(warrior - warrior_loss, 0)
    shown = f"c2 {stands}{' asleep' if asleep else ''}" if stands else "out"
    ready = "ride w1, ride w2" if stands and not asleep else "ride w2"
    riders = ready if attacker == "coach" else "ride w2"
    return [column, str(left), shown, f"muster 1: rest, {riders}" if left else "over 2 1"]


def compare(found: list[str], wanted: list[str], facing: str = "e") -> None:
    assert found == [wanted[0], f"b2 {facing} {wanted[1]}", *wanted[2:]]


@pytest.mark.parametrize("die", FACES)
@pytest.mark.parametrize("warrior", [1, 2])
@pytest.mark.parametrize("coach", [1, 2, 3, 4])
def test_sc_r17_the_coach_attacks_at_every_odds(coach: int, warrior: int, die: int) -> None:
    found = fight(attacker="coach", coach=coach, warrior=warrior, die=die)
    compare(found, expected(COLUMN[coach, warrior], "coach", coach, warrior, die))


@pytest.mark.parametrize("die", FACES)
@pytest.mark.parametrize("warrior", [1, 2])
@pytest.mark.parametrize("coach", [1, 2, 3, 4])
def test_sc_r17_a_warrior_attacks_at_every_odds(coach: int, warrior: int, die: int) -> None:
    found = fight(attacker="warrior", coach=coach, warrior=warrior, die=die)
    compare(found, expected(COLUMN[warrior, coach], "warrior", coach, warrior, die))


def test_sc_r17_all_sixteen_odds() -> None:
    """Including odds that single pieces never reach: three or four against three or four."""
    assert len(COLUMN) == 16
    assert {pair: combat.COLUMNS[combat.column(*pair)] for pair in COLUMN} == COLUMN


def test_sc_r17_beyond_three_to_one_the_outer_columns_hold() -> None:
    assert combat.COLUMNS[combat.column(9, 1)] == "3/1"
    assert combat.COLUMNS[combat.column(1, 9)] == "1/3"


def test_sc_r17_every_column_occurs_in_real_fights() -> None:
    real = [(coach, warrior) for coach in range(1, 5) for warrior in (1, 2)]
    assert {COLUMN[pair] for pair in [*real, *[(w, c) for c, w in real]]} == {
        "1/3",
        "1/2",
        "1/1",
        "2/1",
        "3/1",
    }


@pytest.mark.parametrize(
    ("column", "attacker", "coach", "warrior"),
    [
        ("1/3", "warrior", 3, 1),
        ("1/2", "warrior", 4, 2),
        ("1/1", "coach", 2, 2),
        ("2/1", "coach", 4, 2),
        ("3/1", "coach", 3, 1),
    ],
)
@pytest.mark.parametrize("die", FACES)
def test_sc_r28_thirty_cells_rows_the_die_columns_the_odds(
    column: str, attacker: str, coach: int, warrior: int, die: int
) -> None:
    """One real fight for every cell of the printed table."""
    assert len(CELL) == 30
    found = fight(attacker=attacker, coach=coach, warrior=warrior, die=die)
    compare(found, expected(column, attacker, coach, warrior, die))


@pytest.mark.parametrize("die", FACES)
@pytest.mark.parametrize("warrior", [1, 2])
@pytest.mark.parametrize("coach", [1, 2, 3, 4])
def test_sc_r18_an_attack_from_behind_meets_one(coach: int, warrior: int, die: int) -> None:
    """The coach faces west, w1 stands east of it: 1 for the odds, losses off what it really has."""
    found = fight(attacker="warrior", coach=coach, warrior=warrior, die=die, facing="w")
    compare(found, expected(COLUMN[warrior, 1], "warrior", coach, warrior, die), facing="w")


@pytest.mark.parametrize("facing", ["e", "ne", "nw", "sw", "se"])
def test_sc_r18_only_the_one_hex_opposite_the_front_is_the_rear(facing: str) -> None:
    assert fight(attacker="warrior", coach=4, warrior=2, die=1, facing=facing)[0] == "1/2"


@pytest.mark.parametrize(
    ("facing", "hex"), [("e", "a2"), ("ne", "b3"), ("nw", "c3"), ("w", "c2"), ("sw", "c1"), ("se", "b1")]
)
def test_sc_r18_each_facing_has_its_rear(facing: str, hex: str) -> None:
    state = position(FRONT, side="indians", facing=facing, strength=4)
    state.table.at[0] = state.table.land.numbers[hex]
    done = play(state, "1 rest, 1 fight w1, die 1")
    assert done.told[1:3] == ["fought warrior=w1 odds=2/1 die=1", "coach_lost loss=2 strength=2"]


@pytest.mark.parametrize("coach", [1, 2, 3, 4])
@pytest.mark.parametrize("proposer", [0, 1])
def test_sc_r18_a_coach_attacking_backwards_has_its_full_strength(coach: int, proposer: int) -> None:
    """Even if the warrior behind it proposed the fight."""
    state = position(FRONT, facing="w", strength=coach)
    done = play(state, f"0 halt, {proposer} fight w1, die 3")
    assert done.told[1] == f"fought warrior=w1 odds={COLUMN[coach, 2]} die=3"


def test_sc_r18_a_coach_that_asks_for_the_fight_is_still_taken_from_behind() -> None:
    state = position(FRONT, side="indians", facing="w", strength=4)
    done = play(state, "1 rest, 0 fight w1, die 1")
    assert done.told[:3] == [
        "proposed seat=0 warrior=w1",
        "fought warrior=w1 odds=2/1 die=1",
        "coach_lost loss=2 strength=2",
    ]


@pytest.mark.parametrize("die", FACES)
@pytest.mark.parametrize("warrior", [1, 2])
@pytest.mark.parametrize("coach", [1, 2, 3, 4])
def test_sc_r19_a_sleeper_counts_one_and_sleeps_on(coach: int, warrior: int, die: int) -> None:
    """Losses come off its real strength; a survivor stays asleep and does not ride."""
    found = fight(attacker="coach", coach=coach, warrior=warrior, die=die, asleep="1")
    compare(found, expected(COLUMN[coach, 1], "coach", coach, warrior, die, asleep=True))


def test_sc_r19_a_wounded_sleeper_can_still_be_woken() -> None:
    state = position(
        """
        . . . . .
         . C 1 2 .
        . . . . .
         . . . . .
        """,
        asleep="1",
    )
    play(state, "0 halt, 0 fight w1, die 3")
    assert pieces(state)["w1"] == "c2 1 asleep"
    done = play(state, "1 ride w2, 1 step w, 1 step e, 1 halt")
    assert done.told == [
        "rode warrior=w2 to=c2",
        "woke warrior=w1 at=c2",
        "rode warrior=w2 to=d2",
        "began side=coach turn=2",
    ]
    assert pieces(state)["w1"] == "c2 1"


@pytest.mark.parametrize("attacker", ["coach", "warrior"])
def test_sc_r20_x_costs_both_one(attacker: str) -> None:
    odds, coach, warrior, _ = fight(attacker=attacker, coach=2, warrior=2, die=3)
    assert (odds, coach, warrior) == ("1/1", "b2 e 1", "c2 1")


@pytest.mark.parametrize(
    ("side", "out"), [("coach", ""), ("indians", ""), ("coach", "234567"), ("indians", "234567")]
)
def test_sc_r20_if_both_fall_the_indians_win(side: str, out: str) -> None:
    """Even if the warrior that fell was the last of the seven."""
    state = position(FRONT, side=side, strength=1, weak="1", out=out)
    done = play(state, "0 halt" if side == "coach" else "1 rest", "1 fight w1, die 4")
    assert done == (
        [
            "proposed seat=1 warrior=w1",
            "fought warrior=w1 odds=1/1 die=4",
            "coach_lost loss=1 strength=0",
            "warrior_lost warrior=w1 loss=1 strength=0",
            "ended ending=stopped destination=north turn=1",
        ],
        {"coach": "b2 e 0", "w1": "out"},
    )
    assert asked(state) == "over 2 1"


def test_sc_r21_two_lost_with_one_left_is_the_end_and_no_more() -> None:
    """Losses do not carry over: a weak warrior falls to D2, and the next one keeps its two."""
    state = position(FRONT.replace(". . . . .", ". . 2 . .", 1), strength=4, weak="1")
    done = play(state, "0 halt, 0 fight w1, die 1")
    assert done.told[1:] == ["fought warrior=w1 odds=3/1 die=1", "warrior_lost warrior=w1 loss=2 strength=0"]
    assert done.changed == {"w1": "out"}
    assert asked(state) == "contact 0: hold, fight w2\ncontact 1: hold, fight w2"


def test_sc_r21_a_coach_down_to_one_falls_to_two() -> None:
    state = position(FRONT, side="indians", facing="w", strength=1)
    done = play(state, "1 rest, 1 fight w1, die 1")
    assert done.told[2:] == ["coach_lost loss=2 strength=0", "ended ending=stopped destination=north turn=1"]
    assert asked(state) == "over 2 1"


def test_sc_r21_an_attacker_down_to_one_falls_to_two() -> None:
    """One against three, a six: the attack costs two, the warrior has one."""
    odds, coach, warrior, then = fight(attacker="warrior", coach=3, warrior=1, die=6)
    assert (odds, coach, warrior, then) == ("1/3", "b2 e 3", "out", "muster 1: rest, ride w2")


def test_sc_r21_a_flipped_warrior_rides_as_far_as_before() -> None:
    state = position(
        """
        . . . . . C
         1 . . . . .
        . . . . . .
        """,
        side="indians",
        weak="1",
    )
    done = play(state, "1 ride w1, 1 step e, 1 step e, 1 step e")
    assert done.changed == {"turn": "2 coach", "w1": "d2 1"}


def test_sc_r21_a_fallen_warrior_leaves_its_hex() -> None:
    state = position(FRONT, strength=4)
    play(state, "0 halt, 0 fight w1, die 1")
    assert pieces(state)["w1"] == "out"
    assert "ahead" in may(state, 0)
