"""Step 3, the ten common objectives, and the ten personal ones (PW-R20 to PW-R22)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.pappy_winchester.estate import (
    COMMON,
    GAME,
    PERSONAL,
    PLOTS,
    estate,
    pieces,
    play,
    purses,
    sees,
    settled,
    sold,
)
from posse.games.pappy_winchester.rules import Estate
from posse.kernel import State


def bought(
    objective: str, own: Sequence[int], plot: int, held: str = "", token: str = "rumour", **more: object
) -> bool:
    """Return whether seat 0, with these plots and tokens, completes the objective by buying this plot."""
    state = estate(plots=[own], held=[held], tokens={plot: token}, common=[objective], **more)  # type: ignore[arg-type]
    told = taken(state, plot)
    met = f"objective seat=0 id={objective} prize=3" in told
    assert (pieces(state)["piles"].split()[0] == f"{objective}:0") == met
    return met


def taken(state: State[Estate], plot: int) -> list[str]:
    """The first player buys the plot for a note; return all public events of the purchase."""
    return sold(state, plot).told + settled(state)


# -- each common objective: just missed, and just met


@pytest.mark.parametrize(
    ("objective", "own", "plot", "met"),
    [
        # desert 1-7; prairie 9 11 13 14 16 18; forest 8 10 12 15 17 19
        ("one_of_each_terrain", [1, 8], 5, False),
        ("one_of_each_terrain", [1, 8], 19, False),
        ("one_of_each_terrain", [1, 8], 18, True),
        ("one_of_each_terrain", [9, 18], 5, False),
        ("one_of_each_terrain", [9, 15], 5, True),
        ("five_plots", [1, 5, 8], 12, False),
        ("five_plots", [1, 5, 8, 17], 12, True),
        ("five_plots", [1, 5, 8, 17, 19, 6], 12, True),  # at least
        ("three_connected", [2, 3], 6, False),
        ("three_connected", [2, 3], 7, True),
        ("three_connected", [8, 15], 9, True),  # a chain will do
        ("three_connected", [8, 9, 18], 19, False),  # two pairs are not three
        ("three_connected", [6, 7], 8, False),  # the river lies between
        ("three_connected", [12, 16], 8, False),  # the rails lie between
        ("three_connected", [9, 15], 14, False),  # the saloon does not join them
        ("three_connected", [7, 11], 12, False),  # nor does the bridge
        ("three_off_river", [1, 9], 10, False),
        ("three_off_river", [1, 9], 15, True),
        ("three_off_river", [1, 4], 6, False),  # the map says so, not the printed list (PW-R2)
        ("three_off_river", [1, 6], 4, False),
        ("three_off_river", [1, 2], 4, True),
        ("three_off_rails", [9, 10], 8, False),
        ("three_off_rails", [9, 10], 16, True),
        ("three_off_rails", [9, 10], 2, False),  # the map says so, not the printed list (PW-R2)
        ("three_off_rails", [9, 10], 6, True),
        ("four_isolated", [1, 5, 8], 9, False),
        ("four_isolated", [1, 5, 8], 6, False),
        ("four_isolated", [1, 5, 8], 12, True),
        ("four_isolated", [1, 5, 8, 12], 16, False),
        ("four_isolated", [1, 5, 17, 18, 8], 12, True),  # others may be adjacent
        ("four_isolated", [7, 8, 11], 12, True),  # the bridge does not join them
    ],
)
def test_pw_r21_plots(objective: str, own: list[int], plot: int, met: bool) -> None:
    assert bought(objective, own, plot) == met


@pytest.mark.parametrize(
    ("objective", "held", "token", "met"),
    [
        ("one_of_each_token", "move rumour", "rumour", False),
        ("one_of_each_token", "move rumour", "saloon", True),
        ("one_of_each_token", "saloon saloon", "move", False),
        ("one_of_each_token", "saloon rumour", "move", True),
        ("four_same_token", "rumour rumour", "rumour", False),
        ("four_same_token", "rumour rumour rumour", "rumour", True),
        ("four_same_token", "rumour rumour rumour", "saloon", False),
        ("four_same_token", "saloon saloon saloon", "saloon", True),
        ("four_same_token", "move move move", "move", True),
        ("four_same_token", "move move saloon saloon rumour rumour", "move", False),
    ],
)
def test_pw_r21_tokens(objective: str, held: str, token: str, met: bool) -> None:
    own = [1, 5, 8, 12, 17, 19][: len(held.split())]
    assert bought(objective, own, 9, held, token) == met


@pytest.mark.parametrize(
    ("token", "saloon", "met"), [("saloon", 1, False), ("rumour", 0, False), ("saloon", 0, True)]
)
def test_the_empty_saloon(token: str, saloon: int, met: bool) -> None:
    assert bought("empty_saloon", [], 9, token=token, saloon=saloon) == met


@pytest.mark.parametrize("left", [1, 2, 3])
def test_pw_r22_the_last_auction_is_the_nineteenth(left: int) -> None:
    others = [plot for plot in PLOTS if plot != 9][left - 1 :]
    state = estate(plots=[[], others, []], tokens={9: "rumour"}, common=["last_auction"])
    assert ("objective seat=0 id=last_auction prize=3" in taken(state, 9)) == (left == 1)


LAST = {"plots": [[], [plot for plot in PLOTS if plot != 17], []], "tokens": {17: "saloon"}}


@pytest.mark.parametrize(("version", "prize"), [(1, 3), (2, 0)])
def test_pw_r22_nobody_wins_a_last_auction_in_which_nobody_bid(version: int, prize: int) -> None:
    """By the first version of the rules whoever had to take it was paid."""
    state = estate(**LAST, common=["last_auction"], first=2, version=version)  # type: ignore[arg-type]
    done = play(state, "chance plot 17, 2 pass, 0 pass, 1 pass")
    assert ("objective seat=2 id=last_auction prize=3" in done.told) == bool(prize)
    assert purses(state) == [8, 8, 8 - 1 + 1 + prize]


def test_pw_r22_what_was_forced_before_the_last_one_does_not_count() -> None:
    others = [plot for plot in PLOTS if plot not in (9, 17)]
    state = estate(plots=[[], others, []], tokens={9: "saloon", 17: "saloon"}, common=["last_auction"])
    play(state, "chance plot 9, 0 pass, 1 pass, 2 pass")
    assert "objective seat=0 id=last_auction prize=3" in sold(state, 17).told


def test_pw_r22_a_saved_game_remembers_that_nobody_bid() -> None:
    """A forced purchase of the last plot, saved while its token still acts."""
    last = {**LAST, "tokens": {17: "rumour"}}
    state = estate(**last, common=["last_auction"])  # type: ignore[arg-type]
    play(state, "chance plot 17, 0 pass, 1 pass, 2 pass")
    again = GAME.load(GAME.dump(state))
    told = play(again, "0 look heir1a").told
    assert not [line for line in told if line.startswith("objective")]


def test_pw_r22_the_last_one_by_duel() -> None:
    state = estate(**LAST, common=["last_auction"])  # type: ignore[arg-type]
    done = play(state, "chance plot 17, 0 pass, 1 bid 4, 2 duel, chance duel 2")
    assert "objective seat=2 id=last_auction prize=3" in done.told


def test_each_common_objective_was_missed_and_met_above() -> None:
    """The tables above are complete."""
    tables = [test_pw_r21_plots, test_pw_r21_tokens]
    rows = [row for test in tables for row in test.pytestmark[0].args[1]]  # type: ignore[attr-defined]
    seen = {(row[0], row[-1]) for row in rows}
    seen |= {(objective, met) for objective in ("empty_saloon", "last_auction") for met in (True, False)}
    assert seen == {(objective, met) for objective in COMMON for met in (True, False)}


# -- who takes them, and when


def test_pw_r20_all_that_are_completed_are_taken_at_once() -> None:
    state = estate(
        plots=[[1, 5, 8, 12]],
        held=["move move move rumour"],
        tokens={9: "saloon"},
        saloon=0,
        common=["five_plots", "one_of_each_token", "empty_saloon", "four_isolated", "one_of_each_terrain"],
    )
    told = taken(state, 9)
    assert told[-4:] == [
        "objective seat=0 id=five_plots prize=3",
        "objective seat=0 id=one_of_each_token prize=4",
        "objective seat=0 id=empty_saloon prize=5",
        "objective seat=0 id=one_of_each_terrain prize=7",
    ]
    assert purses(state)[0] == 8 - 1 + 3 + 4 + 5 + 7


def test_pw_r20_only_the_buyer_is_looked_at() -> None:
    """Seat 1 has five plots already: an odd position, but it is seat 0 who buys."""
    state = estate(plots=[[], [1, 5, 8, 12, 17], []], common=["five_plots"])
    assert not [line for line in taken(state, 9) if line.startswith("objective")]


def test_pw_r20_what_is_taken_is_gone() -> None:
    state = estate(
        plots=[[1, 5, 8, 12], [3, 6, 10, 17], []], common=["five_plots"], tokens={9: "saloon", 18: "saloon"}
    )
    taken(state, 9)
    assert pieces(state)["piles"].split()[0] == "five_plots:0"
    done = play(state, "chance plot 18, 0 pass, 1 bid 3, 2 pass")
    assert not [line for line in done.told if line.startswith("objective")]
    assert [pile["taken"] for pile in sees(state, 2)["common"]] == [0] * 5


@pytest.mark.parametrize(("pile", "prize"), list(enumerate([3, 4, 5, 6, 7])))
def test_pw_r20_each_pile_pays_its_notes(pile: int, prize: int) -> None:
    never = ["last_auction", "four_same_token", "three_off_river", "three_off_rails"]
    common = [*never[:pile], "empty_saloon", *never[pile:]]
    state = estate(tokens={8: "saloon"}, saloon=0, common=common)
    done = sold(state, 8, 2)
    assert done.told[-1] == f"objective seat=0 id=empty_saloon prize={prize}"
    assert purses(state) == [6 + prize, 9, 9]


def test_how_far_each_has_come_is_shown_to_all() -> None:
    state = estate(
        plots=[[2, 3], [1, 8, 9, 19], []], common=["five_plots", "three_connected", "four_isolated"]
    )
    for seat in (0, 1, None):
        piles = {pile["id"]: pile for pile in sees(state, seat)["common"]}
        assert (piles["five_plots"]["need"], piles["five_plots"]["have"]) == (5, [2, 4, 0])
        assert (piles["three_connected"]["need"], piles["three_connected"]["have"]) == (3, [2, 2, 0])
        assert (piles["four_isolated"]["need"], piles["four_isolated"]["have"]) == (4, [0, 2, 0])


# -- the personal objectives, as the rulebook lists them

GROUPS = {
    "forest": (3, [8, 10, 12, 15, 17, 19]),
    "desert": (3, [1, 2, 3, 4, 5, 6, 7]),
    "prairie": (3, [9, 11, 13, 14, 16, 18]),
    "river": (3, [5, 6, 7, 8, 10, 11, 12, 16]),
    "saloon": (5, [8, 9, 14, 15]),
    "rails": (3, [1, 2, 7, 8, 11, 12, 13, 14, 15]),
    "mines": (5, [2, 3, 4]),
    "ranch": (3, [12, 13, 14, 16, 17, 18]),
}


def counted(objective: str, own: Sequence[int], held: str = "") -> tuple[int, int]:
    """Return how often the final count pays seat 0 for this objective, and how much.  Plot 19 or 9 is sold
    last."""
    last = next(plot for plot in (19, 9, 1) if plot not in own)
    rest = [plot for plot in PLOTS if plot not in own and plot != last]
    other = next(it for it in PERSONAL if it != objective)
    state = estate(
        plots=[own, rest, []], held=[held], secret=[f"{objective} {other}"], first=1, tokens={last: "saloon"}
    )
    shown = sees(state, 0)["heirs"][0]["objectives"][0]
    play(state, f"chance plot {last}, 1 bid 1, 2 pass, 0 pass")
    settled(state)
    [item, _] = sees(state, None)["will"][0]["objectives"]
    assert (item["id"], item["each"], item["count"]) == (objective, shown["each"], shown["count"])
    return item["count"], item["sum"]


@pytest.mark.parametrize("objective", GROUPS)
def test_a_personal_objective_pays_for_each_plot_of_its_group_and_no_other(objective: str) -> None:
    each, group = GROUPS[objective]
    outside = [plot for plot in PLOTS if plot not in group][:-1]
    assert counted(objective, outside) == (0, 0)
    for plot in group:
        assert counted(objective, [plot]) == (1, each)
    assert counted(objective, group) == (len(group), each * len(group))


@pytest.mark.parametrize("kind", ["rumour", "move"])
def test_a_personal_objective_pays_for_each_token_of_its_kind_and_no_other(kind: str) -> None:
    other = {"rumour": "move", "move": "rumour"}[kind]
    assert counted(f"{kind}_tokens", [1, 5], f"saloon {other}") == (0, 0)
    assert counted(f"{kind}_tokens", [1, 5], f"{kind} {other}") == (1, 3)
    assert counted(f"{kind}_tokens", [1, 5, 8, 12], " ".join([kind] * 4)) == (4, 12)


def test_personal_objectives_are_worth_nothing_before_the_end() -> None:
    state = estate(plots=[[8, 10, 12]], secret=["forest river"], tokens={17: "saloon"}, saloon=0)
    sold(state, 17, 2)
    assert purses(state)[0] == 6
    assert sees(state, 0)["heirs"][0]["objectives"] == [
        {"id": "forest", "each": 3, "count": 4},
        {"id": "river", "each": 3, "count": 3},
    ]
