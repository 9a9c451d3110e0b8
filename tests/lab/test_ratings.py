"""Strengths, and the test between two bots: against games whose chances are known."""

from __future__ import annotations

from itertools import islice

import pytest

from lab.results import drawn, result
from posse import Illegal, lab
from posse.lab.pairings import against, paces
from posse.lab.sequential import FEWEST, Comparison, judged, lead_of

ELO = {"weak": -250.0, "fair": 0.0, "strong": 250.0}


@pytest.mark.parametrize("seats", [2, *[pytest.param(more, marks=pytest.mark.long) for more in (3, 4)]])
def test_strengths_are_found_again(seats: int) -> None:
    worth = [80.0 * seat for seat in range(seats)]
    results = list(drawn(lab.seatings("pony-express", list(ELO), seats), 250, ELO, worth, seed=seats))
    found = lab.rate(results)
    assert list(found.bots) == ["strong", "fair", "weak"]
    for name, rating in found.bots.items():
        assert rating.interval[0] <= rating.elo <= rating.interval[1]
        assert rating.elo == pytest.approx(ELO[name], abs=60)
        assert rating.interval[1] - rating.interval[0] < 160
    mean = sum(worth) / seats
    for seat, rating in enumerate(found.seats):
        assert rating.elo == pytest.approx(worth[seat] - mean, abs=60)
    assert sum([rating.elo for rating in found.bots.values()]) == pytest.approx(0, abs=1e-9)
    assert seats > 2 or lab.rate(results) == found, "the same games, the same intervals"


@pytest.mark.long
def test_an_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    """At least 34 of 40 tournaments, at a confidence of 95%."""
    pair = {"one": 60.0, "two": 0.0}
    held = 0
    for seed in range(40):
        results = list(drawn([("one", "two"), ("two", "one")], 60, pair, (0, 40), seed))
        low, high = lab.rate(results, "two").bots["one"].interval
        held += low <= 60 <= high
    assert held >= 34


def test_a_role_is_not_taken_for_strength() -> None:
    """The second seat nearly always wins, whoever sits there."""
    same = {"one": 0.0, "two": 0.0}
    found = lab.rate(list(drawn([("one", "two"), ("two", "one")], 300, same, (0, 600))), "two")
    assert found.bots["two"].elo == 0
    low, high = found.bots["one"].interval
    assert low < 0 < high
    assert found.seats[1].elo - found.seats[0].elo == pytest.approx(600, abs=150)


def test_who_never_lost_is_strong_and_nobody_knows_how_strong() -> None:
    always = [
        result(seated, n, [1 + (name != "one") for name in seated])
        for seated in (("one", "two"), ("two", "one"))
        for n in range(50)
    ]
    rating = lab.rate(always, "two").bots["one"]
    assert rating.elo > 500
    assert rating.interval[1] - rating.interval[0] > 300


def test_a_draw_is_half_a_win() -> None:
    drawn_games = [result(seated, n, (1, 1)) for seated in (("one", "two"), ("two", "one")) for n in range(9)]
    assert lab.rate(drawn_games).bots["one"].elo == pytest.approx(0, abs=1e-6)
    cell = against(drawn_games)["one", "two"]
    assert (cell.games, cell.wins, cell.share) == (18, 9, 0.5)


def test_an_anchor_must_have_played() -> None:
    with pytest.raises(Illegal, match="unknown-bot"):
        lab.rate([result(("one", "two"), 0, (1, 2))], "three")


def test_one_against_all_others_is_the_only_pairing_that_counts() -> None:
    cells = against(
        [result(("one", "two", "two"), 0, (1, 2, 2)), result(("one", "two", "three"), 0, (1, 2, 3))]
    )
    assert {pair: (cell.games, cell.wins) for pair, cell in cells.items()} == {("one", "two"): (1, 1.0)}


def test_the_time_of_a_turn() -> None:
    timed = [
        lab.Result(("one", "two"), n, (1, 2), 1, {}, {}, (), "", ((1000 * (n + 1),), ())) for n in range(200)
    ]
    pace = paces(timed)["one"]
    assert pace.mean == pytest.approx(0.1005)
    assert (pace.turns, pace.most, pace.worst) == (200, 0.199, 0.2)
    assert "two" not in paces(timed)


# --- until it is clear ---


def settled(test: Comparison, elo: float, seed: int, most: int = 3000) -> str:
    """The verdict on a bot that is stronger by `elo` points, after as many games as it takes."""
    strengths = {"one": elo, "two": 0.0}
    games = [
        drawn([seated], most, strengths, seed=1000 * seed + at) for at, seated in enumerate(test.seatings)
    ]
    for round_ in islice(zip(*games, strict=True), most):
        if any(test.take(found) for found in round_):
            break
    return test.state.verdict


@pytest.mark.sampled
@pytest.mark.parametrize("seats", [2, 4])
def test_it_is_seldom_wrong(seats: int) -> None:
    """By design at most 1 in 20 either way; of 40, up to 5 are allowed as luck."""
    for elo, wrong in ((0.0, "better"), (60.0, "not-better")):
        found = [settled(Comparison("one", "two", seats, 60), elo, seed) for seed in range(40)]
        assert found.count("open") == 0
        assert found.count(wrong) <= 5


def test_a_great_difference_is_seen_soon() -> None:
    test = Comparison("one", "two", 2, 60)
    assert settled(test, 600, seed=1) == "better"
    assert FEWEST <= test.state.rounds < 60
    assert len(test.results) == test.state.rounds * 2


def test_rounds_are_judged_in_their_order() -> None:
    games = list(drawn(Comparison("one", "two", 3, 60).seatings, 40, {"one": 300.0, "two": 0.0}))
    one, two = Comparison("one", "two", 3, 60), Comparison("one", "two", 3, 60)
    for found in sorted(games, key=lambda found: found.number):
        one.take(found)
    for found in reversed(games):
        two.take(found)
    assert one.state == two.state
    assert one.results == two.results


def test_what_a_lead_is() -> None:
    assert lead_of(0, 4) == pytest.approx(0)
    assert lead_of(400, 2) == pytest.approx(9 / 11)
    assert judged([0.0] * 5, 0.1).verdict == "open", "too few rounds"
    assert judged([1.0] * FEWEST, 0.3).verdict == "better"
