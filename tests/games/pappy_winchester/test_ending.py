"""The final count: unlimited hats and bank, the majority, ties at the top (PW-R23 to PW-R26)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from games.pappy_winchester.estate import PLOTS, asked, estate, play, purses, sees, sold
from posse.games.pappy_winchester.rules import Estate
from posse.kernel import State


def counted(
    plots: Sequence[Sequence[int]], purses: Sequence[int], *, last: int = 19, **more: object
) -> State[Estate]:
    """Return the final position: all plots as given, the last one just forced on its owner, for a note that
    goes to the saloon or free; its saloon token has found nothing."""
    first = next(seat for seat, own in enumerate(plots) if last in own)
    before = [[plot for plot in own if plot != last] for own in plots]
    state = estate(
        plots=before,
        purses=purses,
        first=first,
        tokens={last: "saloon"},
        saloon=0,
        **more,  # type: ignore[arg-type]
    )
    seats = len(purses)
    play(state, f"chance plot {last}", *[f"{(first + step) % seats} pass" for step in range(seats)])
    return state


def will(state: State[Estate], *fields: str) -> list[Any]:
    return [tuple([share[field] for field in fields]) for share in sees(state, None)["will"]]


def test_the_nineteenth_plot_ends_the_game_once_all_of_it_is_done() -> None:
    state = estate(plots=[[], [plot for plot in PLOTS if plot != 2], []], tokens={2: "move"})
    sold(state, 2)
    assert asked(state) == "move 0"
    play(state, "0 steam r1")
    assert asked(state) == "mine"
    assert sees(state, 0)["will"] is None
    done = play(state, "chance mine 2")
    assert asked(state).startswith("over ")
    assert [line.split()[0] for line in done.told] == ["revealed", "counted", "counted", "counted", "ended"]


def test_pw_r23_there_is_always_another_hat() -> None:
    own = [*range(1, 12)]
    state = estate(plots=[own, [], []], tokens={12: "saloon", 15: "saloon"})
    sold(state, 12)
    sold(state, 15)
    assert len(sees(state, 1)["heirs"][0]["plots"]) == 13


def test_pw_r23_one_heir_may_own_everything() -> None:
    state = counted([list(PLOTS), [], []], [8, 8, 8])
    assert will(state, "plots", "largest", "majority") == [(19, 7, 5), (0, 0, 0), (0, 0, 0)]


def test_pw_r24_the_bank_pays_although_it_has_nothing_left() -> None:
    state = estate(purses=[50, 30, 29], saloon=1, plots=[[], [7, 8], []], tokens={12: "move"})
    assert state.table.bank == 0
    sold(state, 12, 2)
    play(state, "0 sail w4")
    assert purses(state) == [49, 33, 30]
    assert state.table.bank == -3


def test_pw_r24_what_the_bank_owes_at_the_end_is_counted_not_handed_out() -> None:
    """Fifteen for the desert and the majority: the purses stay what they were."""
    state = counted([list(PLOTS), [], []], [1, 60, 30], secret=["desert mines"])
    assert purses(state) == [0, 60, 30]
    [ada, *_] = sees(state, 0)["will"]
    assert (ada["cash"], ada["majority"], ada["total"]) == (0, 5, 5 + 7 * 3 + 3 * 5)
    assert asked(state) == "over 2 1 3"


def test_pw_r25_most_plots_bring_five() -> None:
    state = counted([[1, 5, 9, 19], list(range(10, 18)), [2, 3, 4, 6, 7, 8, 18]], [8, 8, 8])
    assert will(state, "plots", "majority") == [(4, 0), (8, 5), (7, 0)]


def test_pw_r25_more_plots_beat_a_larger_group() -> None:
    """Seat 2 has six in one piece; seat 1 has no more than five, but eight in all."""
    state = counted([[10, 11, 8, 19], [1, 9, 12, 13, 14, 15, 16, 17], [2, 3, 4, 5, 6, 7, 18]], [8, 8, 8])
    assert will(state, "plots", "largest", "majority") == [(4, 2, 0), (8, 5, 5), (7, 6, 0)]


def test_pw_r25_of_equals_the_larger_connected_group_takes_it() -> None:
    state = counted([[1, 10, 11, 18, 19], [2, 3, 4, 5, 6, 7, 15], [12, 13, 16, 17, 9, 14, 8]], [8, 8, 8])
    assert will(state, "plots", "largest", "majority") == [(5, 3, 0), (7, 6, 5), (7, 5, 0)]


def test_pw_r25_still_equal_and_each_gets_five() -> None:
    state = counted([[1, 10, 11, 8, 19], [2, 3, 4, 5, 6, 7, 15], [12, 13, 16, 17, 9, 14, 18]], [8, 8, 8])
    assert will(state, "plots", "largest", "majority") == [(5, 3, 0), (7, 6, 5), (7, 6, 5)]


def test_the_richest_heads_the_family() -> None:
    """Cash, majority and objectives are added up, item by item."""
    state = counted(
        [[1, 10, 11, 8, 19], [2, 3, 4, 5, 6, 7, 15], [12, 13, 16, 17, 9, 14, 18]],
        [9, 6, 2],
        secret=["forest river", "desert mines", "ranch saloon"],
    )
    assert will(state, "cash", "majority", "total") == [
        (8, 0, 8 + 9 + 9),  # forests 8 10 19; river 8 10 11
        (6, 5, 11 + 18 + 15),  # deserts 2-7; mines 2 3 4
        (2, 5, 7 + 18 + 10),  # ranch 12 13 14 16 17 18; saloon 9 14
    ]
    assert asked(state) == "over 3 1 2"
    assert [share["total"] for share in sees(state, 2)["will"]] == [26, 44, 35]


# `forest` pays seat 1, `prairie` seat 2; their other objectives pay nothing, except seat 1's one desert.
WISHES = ["rumour_tokens saloon", "forest desert", "prairie mines"]
SEVEN = [[1, 2, 3, 4, 5, 19], [8, 10, 12, 15, 17, 7], [9, 11, 13, 14, 16, 18, 6]]


def test_pw_r26_at_the_same_fortune_more_cash_wins() -> None:
    """Five forests and six prairies: 33 and 15, 30 and 18."""
    plots = [[1, 2, 3, 4, 5, 6, 7, 19], [8, 10, 12, 15, 17], [9, 11, 13, 14, 16, 18]]
    state = counted(plots, [1, 33, 30], secret=WISHES)
    assert will(state, "majority", "total")[1:] == [(0, 48), (0, 48)]
    assert asked(state) == "over 3 1 2"


def test_pw_r26_the_majority_counts_as_cash() -> None:
    """Thirty in one purse, twenty-five and the majority for the other heir: they are equal."""
    state = counted(SEVEN, [1, 30, 25], secret=WISHES)
    assert will(state, "cash", "majority", "total")[1:] == [(30, 0, 48), (25, 5, 48)]
    assert asked(state) == "over 3 1 1"


@pytest.mark.parametrize(
    ("dueless", "ranks"), [([1], "3 2 1"), ([2], "3 1 2"), ([1, 2], "3 1 1"), ([0], "3 1 1")]
)
def test_pw_r26_at_the_same_cash_the_duel_token_kept_decides(dueless: list[int], ranks: str) -> None:
    state = counted(SEVEN, [1, 30, 25], secret=WISHES, dueless=dueless)
    assert asked(state) == f"over {ranks}"


def test_pw_r26_the_duel_token_does_not_outweigh_a_note() -> None:
    state = counted(SEVEN, [1, 31, 25], secret=WISHES, dueless=[1])
    assert asked(state) == "over 3 1 2"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_pw_r26_all_alike_share_the_place(seats: int) -> None:
    state = counted([list(PLOTS), *[[]] * (seats - 1)], [0, *[50] * (seats - 1)])
    assert asked(state) == f"over {seats} {' '.join(['1'] * (seats - 1))}"
    winners = [str(seat) for seat in range(1, seats)]
    assert [str(seat) for seat, share in enumerate(sees(state, 0)["will"]) if share["total"] == 50] == winners
