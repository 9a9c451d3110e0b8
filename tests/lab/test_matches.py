"""Matches, series, and their summaries."""

from __future__ import annotations

import pytest

import posse
from posse import lab
from posse.kernel import load
from posse.kernel.options import settle
from posse.lab.statistics import mean_interval, ratio_interval, share_interval

GAME = "stage-coach"
FAST = {"map": "cutoff", "turn_limit": 6}


def test_the_same_seed_gives_the_same_record() -> None:
    one, two, other = (posse.play(GAME, ["random", "random"], seed=seed, options=FAST) for seed in (3, 3, 4))
    assert str(one.record) == str(two.record) != str(other.record)
    assert one.ranks == two.ranks


@pytest.mark.long
def test_a_simulation_is_the_same_on_any_number_of_processes() -> None:
    runs = [
        sorted(lab.series(GAME, [("random", "random")], 45, 8, FAST, processes), key=lambda r: r.number)
        for processes in (1, 2)
    ]
    assert [r.record for r in runs[0]] == [r.record for r in runs[1]]
    assert [r.number for r in runs[0]] == list(range(45))


def test_a_summary_counts_what_happened() -> None:
    results = list(lab.series(GAME, [("random", "random")], 30, 2, FAST, processes=1))
    made = lab.summarise(load(GAME), results, settle(load(GAME).options, FAST), 2)
    coach, indians = made.seats
    assert (coach.role, indians.role, made.map, made.games) == ("coach", "indians", "cutoff", 30)
    assert coach.wins + coach.draws + coach.losses == 30
    assert (coach.wins, coach.draws) == (indians.losses, indians.draws)
    assert coach.share == coach.wins / 30
    assert coach.interval[0] <= coach.share <= coach.interval[1]
    endings = ("arrived", "wrong_town", "stopped", "cleared", "limit")
    assert sum(made.statistics[name].mean for name in endings) == pytest.approx(1)
    assert 1 <= made.statistics["turns"].mean <= 6


def test_a_sum_is_reported_for_a_game_and_for_each_event() -> None:
    auctions = "pappy-winchester"
    results = list(lab.series(auctions, [("random",) * 3], 6, 3, {}, processes=1))
    made = lab.summarise(load(auctions), results, settle(load(auctions).options, {}), 3)
    for name, times in (("prices", 19), ("price_desert", 7), ("price_17", 1), ("wealth", 3)):
        statistic = made.statistics[name]
        assert statistic.each is not None
        assert statistic.each.mean == pytest.approx(statistic.mean / times)
        assert statistic.each.interval == pytest.approx([end / times for end in statistic.interval])
    terrains = [made.statistics[f"price_{it}"].mean for it in ("desert", "prairie", "forest")]
    assert sum(terrains) == pytest.approx(made.statistics["prices"].mean)
    tips = [result.statistics["tips"] / result.times["tips"] for result in results]
    each = made.statistics["tips"].each
    assert each is not None
    assert min(tips) < each.mean < max(tips)
    assert made.statistics["duels"].each is None
    plain = made.plain()["statistics"]
    assert isinstance(plain, dict)
    assert set(plain["duels"]) == {"mean", "interval"}
    assert set(plain["tips"]) == {"mean", "interval", "each"}
    assert set(plain["tips"]["each"]) == {"mean", "interval"}


def test_a_tournament_seats_every_bot_in_every_role() -> None:
    assert lab.seatings(GAME, ["random", "greedy"]) == [("random", "greedy"), ("greedy", "random")]
    results = list(lab.series(GAME, lab.seatings(GAME, ["random", "greedy"]), 4, 1, FAST, processes=1))
    made = lab.summarise(load(GAME), results, settle(load(GAME).options, FAST), 1)
    assert {(s.seat, s.bot, s.games) for s in made.seats} == {
        (seat, bot, 4) for seat in (0, 1) for bot in ("random", "greedy")
    }
    assert {(s.bot, s.games) for s in lab.by_bot(made)} == {("random", 8), ("greedy", 8)}


def test_nonsense_is_refused_before_anything_is_played() -> None:
    for seated, options, reason in (
        (("nobody", "random"), {}, "unknown-bot"),
        (("random",), {}, "bad-seats"),
        (("random", "random"), {"map": "atlantis"}, "bad-option"),
    ):
        with pytest.raises(posse.Illegal, match=reason):
            list(lab.series(GAME, [seated], 2, 0, options))


def test_intervals() -> None:
    """Against published values of Wilson's interval, and the textbook's for a mean."""
    assert share_interval(80, 100) == pytest.approx((0.7112, 0.8666), abs=1e-4)
    assert share_interval(0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert share_interval(0, 0) == (0.0, 1.0)
    assert mean_interval([1.0, 2.0, 3.0, 4.0]) == pytest.approx((1.2349, 3.7651), abs=1e-4)
    assert mean_interval([2.0]) == (2.0, 2.0)
    # With a count of 1 in each game it is the interval of a mean; else it depends on the errors of the ratio.
    assert ratio_interval([1.0, 2.0, 3.0, 4.0], [1, 1, 1, 1]) == pytest.approx((1.2349, 3.7651), abs=1e-4)
    assert ratio_interval([1.0, 3.0], [1, 2]) == pytest.approx((4 / 3 - 0.4355, 4 / 3 + 0.4355), abs=1e-4)
    assert ratio_interval([6.0], [4]) == (1.5, 1.5)
