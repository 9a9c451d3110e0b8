"""The land's data: its content in both numberings (PW-R2), and how each kind of damage is named."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib import resources
from itertools import permutations, product

import pytest

import posse
from games.pappy_winchester.estate import GAME, PLOTS, asked, estate, may, play, sees, sold
from golden.words import put
from posse.games.pappy_winchester.rules.land import SHIPPED as LANDS
from posse.games.pappy_winchester.rules.land import Land, add, find, forget, names, read
from posse.words import LANGUAGES, words

DATA = resources.files("posse.games.pappy_winchester").joinpath("data")
SHIPPED = DATA.joinpath("land.toml").read_text("utf-8")

# The rulebook's lists.  Where they contradict each other, the map decides (PW-R2).
RIVER = [5, 6, 7, 8, 10, 11, 12, 16]
RAILS = [1, 2, 7, 8, 11, 12, 13, 14, 15]
OFF_RIVER_PRINTED = [1, 2, 3, 6, 9, 13, 14, 15, 17, 18, 19]
OFF_RAILS_PRINTED = [2, 3, 4, 5, 9, 10, 16, 17, 18, 19]
ADJACENT = (
    "1-10 1-11 2-3 2-7 3-4 3-7 4-5 4-6 4-7 5-6 6-7 8-9 9-15 10-11 12-13 12-16 13-14 13-16 13-17 13-18 14-18 "
    "14-19 16-17 17-18 18-19"
)


def listed(known: Land, name: str) -> list[int]:
    return [plot for plot in PLOTS if known.sets[name] >> plot & 1]


def touched(known: Land, line: str) -> list[int]:
    spaces = known.river if line == "river" else known.rails
    return sorted({plot for space in spaces for plot in space.touches})


# -- what it says


def test_pw_r2_the_personal_lists_are_the_map() -> None:
    known = find(LANDS[0], "personal")
    assert touched(known, "river") == listed(known, "river") == RIVER
    assert touched(known, "rails") == listed(known, "rails") == RAILS
    assert listed(known, "mines") == [2, 3, 4]
    assert listed(known, "saloon") == [8, 9, 14, 15]
    assert listed(known, "ranch") == [12, 13, 14, 16, 17, 18]


def test_pw_r2_what_lies_off_river_and_rails_follows_from_the_map() -> None:
    known = find(LANDS[0], "personal")
    assert listed(known, "off_river") == [1, 2, 3, 4, 9, 13, 14, 15, 17, 18, 19]
    assert listed(known, "off_rails") == [3, 4, 5, 6, 9, 10, 16, 17, 18, 19]
    for line in ("river", "rails"):
        assert sorted(listed(known, line) + listed(known, f"off_{line}")) == list(PLOTS)


def test_pw_r2_in_the_other_numbering_the_common_lists_are_right() -> None:
    known = find(LANDS[0], "common")
    assert listed(known, "off_river") == OFF_RIVER_PRINTED
    assert listed(known, "off_rails") == OFF_RAILS_PRINTED
    assert listed(known, "saloon") == [8, 9, 14, 15]
    assert listed(known, "ranch") == [12, 13, 14, 16, 17, 18]


def test_pw_r2_the_two_numberings_are_one_map() -> None:
    """Plots 1 to 6 shift by one; shape, terrain, cards and neighbours go with them."""
    ours, other = find(LANDS[0], "personal"), find(LANDS[0], "common")
    moved = {plot: plot if plot > 6 else (plot - 2) % 6 + 1 for plot in PLOTS}
    assert [moved[plot] for plot in range(1, 8)] == [6, 1, 2, 3, 4, 5, 7]
    for plot in ours.plots:
        twin = other.plots[moved[plot.number] - 1]
        assert twin.number == moved[plot.number]
        assert (twin.terrain, twin.card, twin.polygon) == (plot.terrain, plot.card, plot.polygon)
        assert set(twin.neighbours) == {moved[n] for n in plot.neighbours}
    assert other.card_ids == ("mine1", "mine2", "mine3", "ranch")


def test_pw_r2_a_table_in_the_other_numbering() -> None:
    """Plot 6 is what 1 was: beside the rails and off the river; mine1 is what mine2 was."""
    state = estate(numbering="common", tokens={6: "rumour", 1: "move"})
    sold(state, 6)
    assert {"look mine1", "look mine2", "look mine3"} <= set(may(state))
    play(state, "0 look mine1, chance mine 6")
    assert sees(state, 0)["plots"][0]["value"] == 6
    sold(state, 1)
    assert asked(state) == "move 0"
    done = play(state, "0 steam r1")  # along 1 and 2 there, along 6 and 1 here
    assert done.told[1:] == [
        "earned seat=0 amount=2 vehicle=train",
        "revealed seat=0 plot=1 card=mine value=6",
    ]


def test_pw_r2_saloon_and_ranch_reach_across_the_rails() -> None:
    known = find(LANDS[0], "personal")
    assert 14 in known.around_saloon
    assert 14 in known.around_ranch
    assert not set(known.plots[13].neighbours) & {8, 9, 15}


def test_seven_deserts_six_prairies_six_forests() -> None:
    for numbering in ("personal", "common"):
        plots = find(LANDS[0], numbering).plots
        kinds = [plot.terrain for plot in plots]
        assert [kinds.count(kind) for kind in ("desert", "prairie", "forest")] == [7, 6, 6]
        assert [plot.terrain for plot in plots if plot.card == "mine"] == ["desert"] * 3
        assert [plot.terrain for plot in plots if plot.card == "ranch"] == ["prairie"]


def test_who_is_adjacent_to_whom() -> None:
    plots = find(LANDS[0], "personal").plots
    pairs = [f"{p.number}-{n}" for p in plots for n in p.neighbours if p.number < n]
    assert " ".join(pairs) == ADJACENT
    for plot in plots:
        assert all(plot.number in plots[other - 1].neighbours for other in plot.neighbours)


def test_the_bridge_is_a_space_of_both_lines_with_four_corners() -> None:
    known = find(LANDS[0], "personal")
    bridges = [space for space in (*known.river, *known.rails) if space.bridge]
    assert [(space.id, space.touches) for space in bridges] == [
        ("w4", (7, 8, 11, 12)),
        ("r4", (7, 8, 11, 12)),
    ]
    assert sorted(set(RIVER) & set(RAILS)) == [7, 8, 11, 12]


def inside(polygon: tuple[tuple[float, float], ...], x: float, y: float) -> bool:
    """Return whether a ray to the right crosses the outline an odd number of times."""
    sides = zip(polygon, (*polygon[1:], polygon[0]), strict=True)
    crossed = [(ax, ay, bx, by) for (ax, ay), (bx, by) in sides if (ay > y) != (by > y)]
    return sum([x < ax + (y - ay) * (bx - ax) / (by - ay) for ax, ay, bx, by in crossed]) % 2 == 1


def test_the_drawing_is_planar_every_point_lies_in_one_shape() -> None:
    """Shapes that do not overlap, and share a side exactly where they are neighbours, draw the map in the
    plane.  The loader compares the sides; here, points all over the board are looked up."""
    known = find(LANDS[0], "personal")
    lines = {polygon for space in (*known.river, *known.rails) for polygon in space.polygons}
    shapes = [*[plot.polygon for plot in known.plots], *lines, known.saloon]
    width, height = known.size
    found = []
    for x, y in product(range(7, int(width), 31), range(5, int(height), 29)):
        found.append(len([shape for shape in shapes if inside(shape, x + 0.37, y + 0.41)]))
    assert found.count(1) > 0.99 * len(found)  # a point may hit the thin slack between two outlines
    assert max(found) <= 2


def test_every_label_stands_on_its_own_plot() -> None:
    known = find(LANDS[0], "personal")
    for plot in known.plots:
        assert inside(plot.polygon, *plot.label)
    assert inside(known.saloon, *known.saloon_label)


# -- what we reconstructed is marked as ours


def test_reconstructions_are_labelled() -> None:
    assert "Reconstruction (mark D)" in SHIPPED
    assert "not the published map" in find(LANDS[0], "personal").provenance
    for numbering in ("personal", "common"):
        board = GAME.board({"numbering": numbering})
        assert board["provenance"] == find(LANDS[0], numbering).provenance
    will = DATA.joinpath("will.toml").read_text("utf-8")
    for section in ("tokens", "cards"):
        before = will[: will.index(f"[{section}]")].rstrip().rsplit("\n\n", 1)[-1]
        assert "Reconstruction (mark D)" in before


def test_the_money_and_cards_are_those_of_the_rules_page() -> None:
    data = tomllib.loads(DATA.joinpath("will.toml").read_text("utf-8"))
    assert {key: data[key] for key in ("notes", "purse", "saloon", "piles", "majority", "objectives")} == {
        "notes": 110,
        "purse": 8,
        "saloon": 1,
        "piles": [3, 4, 5, 6, 7],
        "majority": 5,
        "objectives": 2,
    }
    assert data["tokens"] == {"move": 7, "saloon": 6, "rumour": 6}
    assert data["cards"] == {"mine": [0, 2, 3, 4, 6], "ranch": [0, 4, 8]}


@pytest.mark.parametrize("numbering", ["personal", "common"])
def test_the_board_shows_the_land_as_the_table_numbers_it(numbering: str) -> None:
    board, known = GAME.board({"numbering": numbering}), find(LANDS[0], numbering)
    plots, saloon = board["plots"], board["saloon"]
    assert isinstance(plots, list)
    assert isinstance(saloon, dict)
    assert [plot["plot"] for plot in plots] == list(PLOTS)
    assert [plot["plot"] for plot in plots if plot["mine"]] == listed(known, "mines")
    assert [plot["plot"] for plot in plots if plot["ranch"]] == [13]
    assert tuple(saloon["around"]) == (8, 9, 14, 15)
    assert board["ranch"] == (12, 13, 14, 16, 17, 18)


# -- damage


def damage(text: str, numbering: str = "personal") -> str:
    with pytest.raises(posse.Damaged) as error:
        read(text, numbering)
    return str(error.value)


def changed(plot: int, old: str, new: str) -> str:
    """Return the land's text with one line of a plot changed."""
    start = SHIPPED.index(f"[[plots]]\nplot = {plot}\n")
    end = SHIPPED.index("\n\n", start)
    assert old in SHIPPED[start:end]
    return SHIPPED[:start] + SHIPPED[start:end].replace(old, new, 1) + SHIPPED[end:]


def test_the_shipped_land_is_sound_in_both_numberings() -> None:
    for numbering in ("personal", "common"):
        assert len(read(SHIPPED, numbering).plots) == 19


def count(what: str, wanted: int, found: int) -> str:
    return f"land-wrong-count (what={what!r}, wanted={wanted}, found={found})"


def bad(what: str, field: str, value: str) -> str:
    return f"land-bad-field (what={what!r}, field={field!r}, value={value!r})"


LINES = SHIPPED[SHIPPED.index("[[river]]") :]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("plots = [", "not-toml"),
        (changed(19, "plot = 19", "plot = 20"), bad("20", "plot", "20")),
        (changed(19, "plot = 19", "plot = 18"), "land-double-id (what='18')"),
        (SHIPPED[: SHIPPED.index("[[plots]]\nplot = 19")] + LINES, count("plots", 19, 18)),
        (changed(5, '"desert"', '"prairie"'), count("desert", 7, 6)),
        (changed(9, '"prairie"', '"forest"'), count("prairie", 6, 5)),
        (changed(8, '"forest"', '"swamp"'), bad("8", "terrain", "swamp")),
        (changed(2, 'card = "mine"\n', ""), count("mine", 3, 2)),
        (changed(5, "neighbours", 'card = "mine"\nneighbours'), count("mine", 3, 4)),
        (changed(13, 'card = "ranch"\n', ""), count("ranch", 1, 0)),
        (changed(14, "neighbours", 'card = "ranch"\nneighbours'), count("ranch", 1, 2)),
        (
            changed(2, "neighbours = [3, 7]", "neighbours = [3, 7, 20]"),
            "land-unknown-plot (what='2', plot=20)",
        ),
        (changed(2, "neighbours = [3, 7]", "neighbours = [0, 3, 7]"), "land-unknown-plot"),
        (SHIPPED.replace("touches = [1, 2]", "touches = [1, 2, 20]"), "land-unknown-plot"),
        (SHIPPED.replace("around = [8, 9, 14, 15]", "around = [8, 9, 14, 25]"), "land-unknown-plot"),
        (SHIPPED.replace("around = [12, 13,", "around = [0, 13,"), "land-unknown-plot"),
        (changed(2, "neighbours = [3, 7]", "neighbours = [3]"), "land-one-sided (plot=7, other=2)"),
        (changed(2, "neighbours = [3, 7]", "neighbours = [3, 7, 8]"), "land-one-sided (plot=2, other=8)"),
        (changed(2, "neighbours = [3, 7]", "neighbours = [2, 3, 7]"), "land-one-sided (plot=2, other=2)"),
        (SHIPPED.replace("touches = [5, 8]", "touches = [5]"), "land-drawn-otherwise (what='w1'"),
        (SHIPPED.replace("touches = [14, 15]", "touches = [14]", 1), "land-drawn-otherwise (what='r7'"),
        (
            SHIPPED.replace("[1040, 380], [1016.2", "[1000, 420], [1016.2"),
            "land-gap (what='saloon', other='9', x=916, y=367)",
        ),
        (
            SHIPPED.replace("[905, 365], [1040, 380], [1016.2", "[905, 365], [1040, 350], [1016.2"),
            "land-overlap (what='9', other='saloon'",
        ),
        (SHIPPED.replace("[[0, 0], [126.5", "[[-5, 0], [126.5"), "land-outside (what='1', x=-5, y=0)"),
        (SHIPPED.replace('id = "w2"', 'id = "w1"'), "land-double-id (what='w1')"),
        (SHIPPED.replace('id = "r8"', 'id = "r9"'), "land-bad-field (what='r9', field='id'"),
        (
            SHIPPED.replace("touches = [14, 15]", "touches = [9, 10, 11, 12, 13, 14, 15]", 1),
            "land-too-many (what='r7'",
        ),
        (
            SHIPPED.replace("around = [8, 9, 14, 15]", "around = [8, 9, 14]"),
            "land-not-in-group (plot=15, what='saloon')",
        ),
        (
            SHIPPED.replace("around = [8, 9, 14, 15]", "around = [8, 9, 10, 14, 15]"),
            "land-far-from-group (plot=10, what='saloon')",
        ),
        (
            SHIPPED.replace("around = [12, 13, 14, 16, 17, 18]", "around = [12, 14, 16, 17, 18]"),
            "land-not-in-group (plot=13, what='ranch')",
        ),
        (
            SHIPPED.replace("around = [12, 13, 14, 16, 17, 18]", "around = [12, 13, 14, 16, 17, 18, 19]"),
            "land-far-from-group (plot=19, what='ranch')",
        ),
        (SHIPPED.replace("size = [1200, 900]", 'size = "wide"'), bad("-", "size", "wide")),
        (SHIPPED.replace("provenance =", "origin ="), bad("-", "provenance", "-")),
        (SHIPPED.replace("[saloon]", "[bar]"), bad("-", "saloon", "-")),
        (SHIPPED.replace("bridge = true", 'bridge = "yes"', 1), bad("w4", "bridge", "yes")),
        (changed(3, "label = [491, 90]", "label = [491]"), bad("3", "label", "[491]")),
        (
            changed(3, "neighbours = [2, 4, 7]", "neighbours = [2, 2, 4, 7]"),
            bad("3", "neighbours", "[2, 2, 4, 7]"),
        ),
        (
            changed(3, "polygon = [[365, 0],", 'polygon = [[365, "x"],'),
            "land-bad-field (what='3', field='polygon'",
        ),
        (changed(7, "label", "lable"), bad("7", "label", "-")),
    ],
)
def test_damage_is_named(text: str, told: str) -> None:
    assert damage(text).startswith(told)


def test_a_mine_lies_in_the_desert_and_the_ranch_on_the_prairie() -> None:
    mine = changed(2, 'card = "mine"\n', "").replace("plot = 9\n", 'plot = 9\ncard = "mine"\n')
    assert damage(mine) == "land-misplaced (plot=9, what='mine')"
    ranch = changed(13, 'card = "ranch"\n', "").replace("plot = 17\n", 'plot = 17\ncard = "ranch"\n')
    assert damage(ranch) == "land-misplaced (plot=17, what='ranch')"


def test_neighbours_that_do_not_touch_are_refused_though_both_say_so() -> None:
    """Across the river: no drawing in the plane has them side by side."""
    text = changed(5, "neighbours = [4, 6]", "neighbours = [4, 6, 8]").replace(
        "neighbours = [9]\nlabel = [823", "neighbours = [5, 9]\nlabel = [823"
    )
    assert damage(text).startswith("land-drawn-otherwise (what='5'")


def test_a_shape_moved_away_is_refused_though_the_areas_still_add_up() -> None:
    start = SHIPPED.index("[[plots]]\nplot = 19\n")
    end = SHIPPED.index("[[river]]")
    moved = re.sub(r"\[(\d{3,4}), (\d{3})\]", lambda m: f"[{int(m[1]) - 300}, {m[2]}]", SHIPPED[start:end])
    assert damage(SHIPPED[:start] + moved + SHIPPED[end:]).startswith("land-overlap (what='13', other='19'")


def test_a_numbering_must_give_every_plot_a_number_of_its_own() -> None:
    text = SHIPPED.replace("common = { 1 = 6,", "common = { 1 = 5,")
    assert damage(text).startswith("land-bad-field (what='numberings', field='common'")


def test_pw_r2_common_is_one_of_eight_renumberings_that_fit_and_has_mines_on_1_2_and_3() -> None:
    """All ways to renumber plots 1 to 6 by which the map has the rulebook's common lists."""
    ours = find(LANDS[0], "personal")
    lists = [set(PLOTS) - set(printed) for printed in (OFF_RIVER_PRINTED, OFF_RAILS_PRINTED)]
    fits = []
    for order in permutations(range(1, 7)):
        renamed = {plot: order[plot - 1] if plot <= 6 else plot for plot in PLOTS}
        if [{renamed[plot] for plot in listed(ours, line)} for line in ("river", "rails")] == lists:
            fits.append(sorted([renamed[plot] for plot in listed(ours, "mines")]))
    assert len(fits) == 8
    mines = listed(find(LANDS[0], "common"), "mines")
    assert mines == [1, 2, 3]
    assert fits.count(mines) == 4
    for language in LANGUAGES:
        said = words(language).say("pappy-winchester-option-numbering-common")
        assert re.findall(r"\d", said) == [str(plot) for plot in mines]


# -- a land of one's own


@pytest.fixture
def altered() -> Iterator[str]:
    """Our land with seven spaces of rails, the last two joined, and a mine on plot 7 instead of 2."""
    text = changed(2, 'card = "mine"\n', "").replace("plot = 7\n", 'plot = 7\ncard = "mine"\n')
    text = re.sub(r'\[\[rails\]\]\nid = "r8"\n.*?\n\n', "", text, flags=re.S)
    text = re.sub(r'(id = "r7".*?polygons = \[\[.*?\]\])\]\n', rf"\1, {R8}]\n", text, flags=re.S)
    add("altered", read(text))
    yield "altered"
    forget("altered")


R8 = "[[1070.1, 531], [1200, 531], [1200, 573], [1060.7, 573]]"


def test_a_land_of_ones_own_is_offered_and_played(altered: str) -> None:
    state = estate(map=altered, boat="w7", train="r7", tokens={7: "rumour"})
    assert state.table.land.card_ids == ("mine3", "mine4", "mine7", "ranch")
    sold(state, 7)
    assert {"look mine7", "look mine3"} <= set(may(state))
    assert "look mine2" not in may(state)
    assert "reconstruct" in str(GAME.board({"numbering": "personal", "map": altered})["provenance"]).lower()
    for bots in (["random"] * 3, ["greedy"] * 3, ["shader", "greenhorn", "deputy"]):
        assert posse.play("pappy-winchester", bots, seed=1, options={"map": altered}).record.inputs


def test_a_land_of_ones_own_has_its_spaces_and_no_others(altered: str) -> None:
    state = GAME.setup(3, {"map": altered})
    put(GAME, state, "chance first 0")
    assert may(state) == [f"sail w{n}" for n in range(1, 8)]
    put(GAME, state, "0 sail w1")
    assert may(state) == [f"steam r{n}" for n in range(1, 8)]


def test_our_land_keeps_its_name_and_a_forgotten_one_is_gone(altered: str) -> None:
    with pytest.raises(posse.Illegal, match="map-name-taken"):
        add(LANDS[0], find(altered, "personal"))
    forget(LANDS[0])
    assert names() == (LANDS[0], altered)
    forget(altered)
    with pytest.raises(posse.Illegal, match="unknown-map"):
        find(altered, "personal")
    with pytest.raises(posse.Illegal, match="bad-option"):
        GAME.setup(3, {"map": altered})


def test_the_first_version_knows_no_other_land(altered: str) -> None:
    with pytest.raises(posse.Illegal, match="unknown-option"):
        GAME.by_rules(1).setup(3, {"map": altered})
