"""Map data: how it is read, and how each kind of damage is named."""

from __future__ import annotations

import pytest

import posse
from posse.games.stage_coach.rules import Land, add, find, read
from posse.games.stage_coach.rules.hexes import Direction, name

GOOD = """
. . T . . V . . . N
 . . . . ^ . T . . .
W . . T . . . . . .
 . . R . . . T . . .
. . T . . V . . . S
"""


def toml(rows: str, **more: str) -> str:
    keys = {"title": '"A"', "provenance": '"B"', "map": f'"""{rows}"""', **more}
    return "\n".join([f"{key} = {value}" for key, value in keys.items() if value])


def damage(text: str) -> posse.Damaged:
    with pytest.raises(posse.Damaged) as error:
        read(text)
    return error.value


def test_a_good_map_is_read_whole() -> None:
    land = read(toml(GOOD))
    assert (land.title, land.provenance, land.columns, land.rows) == ("A", "B", 10, 5)
    named = {
        "start": [land.start],
        "towns": land.towns,
        "villages": land.villages,
        "tepees": land.tepees,
        "relays": land.relays,
    }
    assert {what: " ".join([land.names[h] for h in hexes]) for what, hexes in named.items()} == {
        "start": "a3",
        "towns": "j1 j5",
        "villages": "f1 f5",
        "tepees": "c1 g2 d3 g4 c5",
        "relays": "f1 f5 c4",
    }
    assert [h for h in range(50) if not land.passable(h)] == [land.numbers["e2"]]


def test_hexes_are_named_by_column_and_row() -> None:
    assert [name(*at) for at in [(0, 0), (25, 12), (26, 0), (27, 4), (51, 0), (52, 0), (702, 9)]] == [
        "a1",
        "z13",
        "aa1",
        "ab5",
        "az1",
        "ba1",
        "aaa10",
    ]


def test_the_six_sides_of_a_hex_in_an_even_and_an_odd_row() -> None:
    """Odd rows lie half a hex to the right, as they are drawn above."""
    land = read(toml(GOOD))

    def sides(hex: str) -> dict[str, str]:
        around = land.around[land.numbers[hex]]
        return {d.name: land.names[around[d]] if around[d] >= 0 else "-" for d in Direction}

    assert sides("d3") == {"E": "e3", "NE": "d2", "NW": "c2", "W": "c3", "SW": "c4", "SE": "d4"}
    assert sides("d2") == {"E": "e2", "NE": "e1", "NW": "d1", "W": "c2", "SW": "d3", "SE": "e3"}
    assert sides("a1") == {"E": "b1", "NE": "-", "NW": "-", "W": "-", "SW": "-", "SE": "a2"}
    assert sides("j4") == {"E": "-", "NE": "-", "NW": "j3", "W": "i4", "SW": "j5", "SE": "-"}


def test_sc_r6_no_way_leads_over_mountains_or_the_edge() -> None:
    land = read(toml(GOOD))
    ways = {land.names[h]: {d.name: land.names[to] for d, to in land.ways[h]} for h in range(50)}
    assert ways["d2"] == {"NE": "e1", "NW": "d1", "W": "c2", "SW": "d3", "SE": "e3"}
    assert ways["e2"] == {}
    assert ways["a1"] == {"E": "b1", "SE": "a2"}
    assert all("e2" not in sides.values() for sides in ways.values())


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("W . .", "W x .", "map-unknown-sign (hex='b3', sign='x')"),
        ("W . .", "W .. ", "map-ragged (hex='j3', columns=10)"),
        ("W . .", "W ? .", "map-unknown-sign (hex='b3', sign='?')"),
        ("W . .", "W v .", "map-unknown-sign (hex='b3', sign='v')"),
        ("W . .", "W . . .", "map-ragged (hex='k3', columns=10)"),
        ("W . .", "W .", "map-ragged (hex='j3', columns=10)"),
        (" . . R . . . T . . .\n", "\n", "map-ragged (hex='a4', columns=10)"),
        ("W", ".", "map-wrong-count (sign='W', wanted=1, found=0, hex='-')"),
        ("N", ".", "map-wrong-count (sign='N', wanted=1, found=0, hex='-')"),
        ("S", ".", "map-wrong-count (sign='S', wanted=1, found=0, hex='-')"),
        ("W .", "W W", "map-wrong-count (sign='W', wanted=1, found=2, hex='a3, b3')"),
        (". N", "N N", "map-wrong-count (sign='N', wanted=1, found=2, hex='i1, j1')"),
        (". S", "S S", "map-wrong-count (sign='S', wanted=1, found=2, hex='i5, j5')"),
        ("V . . . N", ". . . . N", "map-wrong-count (sign='V', wanted=2, found=1, hex='f5')"),
        ("V . . . N", "V V . . N", "map-wrong-count (sign='V', wanted=2, found=3, hex='f1, g1, f5')"),
        ("W . . T", "W . . .", "map-wrong-count (sign='T', wanted=5, found=4, hex='c1, g2, g4, c5')"),
        ("W . . T", "W . T T", "map-wrong-count (sign='T', wanted=5, found=6, hex='c1, g2, c3, d3, g4, c5')"),
    ],
)
def test_damage_is_named_with_its_hex(old: str, new: str, told: str) -> None:
    assert old in GOOD
    assert str(damage(toml(GOOD.replace(old, new, 1)))) == told


@pytest.mark.parametrize(
    ("rows", "told"),
    [
        (
            """
            . . T . V . ^ N
             . . . . . . ^ ^
            W . T T . . . .
             . . . . . . . .
            . T T . V . . S
            """,
            "map-out-of-reach (hex='h1', sign='N')",
        ),
        (
            """
            ^ ^ T . V . . N
             . ^ . . . . . .
            W ^ T T . . . .
             ^ . . . . . . .
            . T T . V . . S
            """,
            "map-out-of-reach (hex='h1', sign='N')",
        ),
        (
            """
            . . . . . . ^ T
             N S V V . . ^ ^
            W T T T T . . .
            """,
            "map-out-of-reach (hex='h1', sign='T')",
        ),
        (
            """
            . . . . . . ^ R
             N S V V . . ^ ^
            W T T T T T . .
            """,
            "map-out-of-reach (hex='h1', sign='R')",
        ),
    ],
)
def test_what_nobody_can_reach_is_damage(rows: str, told: str) -> None:
    assert str(damage(toml(rows))) == told


def test_a_town_behind_the_other_town_is_out_of_the_coachs_reach() -> None:
    """Entering a town ends the game (SC-R24): no road to one goal may lead through the other."""
    rows = """
        . . . . . . . S N
         . . V V . . . ^ ^
        W T T T T T . . .
    """
    error = damage(toml(rows))
    assert (error.reason, error.details["hex"]) == ("map-out-of-reach", "i1")


def test_an_empty_map_is_damage() -> None:
    assert damage(toml("")).reason == "map-wrong-count"


@pytest.mark.parametrize("key", ["title", "provenance", "map"])
def test_every_field_is_wanted(key: str) -> None:
    assert str(damage(toml(GOOD, **{key: ""}))) == f"map-lacks (field='{key}')"
    assert str(damage(toml(GOOD, **{key: "7"}))) == f"map-lacks (field='{key}')"


@pytest.mark.parametrize("text", ["title = ", "map = 'a\nb'", "= 3", '"""', "title = 1\ntitle = 2"])
def test_broken_toml_is_damage(text: str) -> None:
    error = damage(text)
    assert error.reason == "not-toml"
    assert error.details["problem"]


def test_a_name_of_ours_cannot_be_taken_and_an_unknown_one_not_found() -> None:
    land = read(toml(GOOD))
    with pytest.raises(posse.Illegal, match="map-name-taken"):
        add("overland", land)
    with pytest.raises(posse.Illegal, match="unknown-map"):
        find("nowhere")
    add("a-map-of-my-own", land)
    assert find("a-map-of-my-own") is land


def mirrored(land: Land) -> list[str]:
    """Return the symbols read from the southern edge, north and south exchanged."""
    rows = [land.signs[row * land.columns : (row + 1) * land.columns] for row in range(land.rows)]
    exchanged = {"N": "S", "S": "N"}
    return [exchanged.get(sign, sign) for row in reversed(rows) for sign in row]


@pytest.mark.parametrize("shipped", ["overland", "cutoff"])
def test_the_shipped_maps_favour_neither_town(shipped: str) -> None:
    """Mirror symmetric north and south.  The shifted rows must fall on one another: an odd count of rows."""
    land = find(shipped)
    assert land.rows % 2 == 1
    assert mirrored(land) == list(land.signs)
    assert land.start % land.columns == 0
    assert all(town % land.columns > land.columns // 2 for town in land.towns)


@pytest.mark.parametrize("shipped", ["overland", "cutoff"])
def test_the_shipped_maps_say_what_they_are(shipped: str) -> None:
    """They are reconstructions, and never presented as the published map."""
    land = find(shipped)
    assert land.title
    assert "mark D" in land.provenance
    assert "not the published map" in " ".join(land.provenance.split())
