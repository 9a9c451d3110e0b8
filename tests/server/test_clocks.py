"""Clocks: turn, bank and window; no clock reveals a hidden answer."""

from __future__ import annotations

from posse.table.clocks import Timing
from posse.table.entry import Clock

CLOCK = Clock(turn=10, bank=60, window=5)


def test_a_turn_has_its_own_time_and_then_the_bank() -> None:
    timing = Timing(CLOCK, 3)
    timing.moved(0, None, (1,), (1,))
    assert timing.deadline(1) == 70_000
    assert timing.deadline(0) is None
    timing.moved(9_000, 1, (2,), (2,))
    assert timing.banks == [60_000, 60_000, 60_000]
    timing.moved(9_000 + 25_000, 2, (0,), (0,))
    assert timing.banks == [60_000, 60_000, 45_000]


def test_the_bank_never_falls_below_nothing() -> None:
    timing = Timing(CLOCK, 2)
    timing.moved(0, None, (0,), (0,))
    timing.moved(500_000, 0, (1,), (1,))
    assert timing.banks == [0, 60_000]
    timing.moved(500_000, 1, (0,), (0,))
    assert timing.deadline(0) == 510_000


def test_each_decision_of_a_turn_starts_anew() -> None:
    timing = Timing(CLOCK, 2)
    timing.moved(0, None, (0,), (0,))
    timing.moved(8_000, 0, (0,), (0,))
    assert timing.since == {0: 8_000}
    assert timing.banks == [60_000, 60_000]


def test_a_window_has_one_deadline_for_all_and_costs_no_bank() -> None:
    timing = Timing(CLOCK, 4)
    timing.moved(0, None, (1, 2, 3), (1, 2, 3))
    assert [timing.deadline(seat) for seat in (1, 2, 3)] == [5_000] * 3
    timing.moved(60_000, 3, (0,), (0,))
    assert timing.banks == [60_000] * 4


def test_a_hidden_answer_moves_no_clock_that_others_see() -> None:
    """After seat 2 has answered, the public still awaits all three seats and must see the same clocks."""
    timing = Timing(CLOCK, 4)
    timing.moved(0, None, (1, 2, 3), (1, 2, 3))
    before = timing.plain()
    timing.moved(2_000, 2, (1, 3), (1, 2, 3))
    assert timing.plain() == before


def test_without_a_turn_there_is_no_clock() -> None:
    timing = Timing(Clock(), 2)
    timing.moved(0, None, (0,), (0,))
    timing.moved(10**9, 0, (1,), (1,))
    assert timing.deadline(1) is None
    assert timing.banks == [0, 0]
