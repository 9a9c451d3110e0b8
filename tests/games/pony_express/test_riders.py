"""PE-R54: everybody chooses a rider.  Names, letters and colours follow the choice; the rules never do."""

from __future__ import annotations

import re
from itertools import permutations, product
from pathlib import Path

import pytest
from rich.console import Console

import posse
from posse.cli import boards
from posse.games.pony_express.rules import PonyExpress
from posse.kernel import Damaged, Illegal, Record
from posse.words import LANGUAGES, words
from words.sentences import patterns, variables

PONY_EXPRESS = PonyExpress()
GAME = PONY_EXPRESS.name
KEPT = Path(__file__).parents[2] / "records"
CHOSEN = ("sammy", "ted", "rick")
"""The riders of three seats, which would be Ted, Bill and Harry by their numbers."""


# --- who is who ---


@pytest.mark.parametrize(
    ("chosen", "riders"),
    [
        (("", "", ""), ("ted", "bill", "harry")),
        (("", "", "ted"), ("harry", "bill", "ted")),
        (("rick", "", ""), ("rick", "bill", "harry")),
        (("bill", "", "sammy", "", "ted"), ("bill", "harry", "sammy", "rick", "ted")),
        (("harry", "sammy", "", "bill", ""), ("harry", "sammy", "ted", "bill", "rick")),
    ],
)
def test_pe_r54_who_did_not_choose_gets_what_is_left(
    chosen: tuple[str, ...], riders: tuple[str, ...]
) -> None:
    assert PONY_EXPRESS.roles_with(chosen) == riders


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_pe_r54_no_two_seats_have_one_rider(seats: int) -> None:
    for chosen in product(("", *PONY_EXPRESS.pieces), repeat=seats):
        picked = [piece for piece in chosen if piece]
        if len(picked) == len(set(picked)):
            riders = PONY_EXPRESS.roles_with(chosen)
            assert len(set(riders)) == seats
            assert all(piece in ("", rider) for piece, rider in zip(chosen, riders, strict=True))


def test_pe_r54_a_rider_that_is_taken_or_unknown_is_refused() -> None:
    with pytest.raises(Illegal, match="piece-taken") as taken:
        PONY_EXPRESS.check_pieces(("", "rick", "rick"))
    assert taken.value.details == {"piece": "rick", "seat": 1}
    assert words("en").reason(GAME, taken.value) == "Rick is taken, by seat 1: choose another."
    with pytest.raises(Illegal, match="unknown-piece") as unknown:
        PONY_EXPRESS.check_pieces(("zorro", "", ""))
    assert "ted, bill, harry, sammy, rick" in words("en").reason(GAME, unknown.value)


@pytest.mark.parametrize("name", posse.games())
def test_pe_r54_other_games_have_no_choice_and_lose_nothing_by_it(name: str) -> None:
    game = posse.load(name)
    assert game.roles_with([""] * game.most) == game.roles(game.most)
    assert set(game.roles(game.most)) == set(game.pieces) or not game.pieces
    if not game.pieces:
        with pytest.raises(Illegal, match="unknown-piece"):
            game.check_pieces(["ted"])
        assert words("en").at_table(game, game.roles(game.most)) is words("en")


# --- words ---


def renamed(text: str) -> str:
    """A sentence of a table by numbers, with the names of those who ride instead."""
    names = dict(zip(("Ted", "Bill", "Harry"), (rider.title() for rider in CHOSEN), strict=True))
    return re.sub("|".join(names), lambda found: names[found[0]], text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pe_r54_every_sentence_names_the_chosen_rider(language: str) -> None:
    """Whatever a sentence calls its seats: no argument that means one may be missing from the list."""
    plain, seated = words(language), words(language).at_table(PONY_EXPRESS, CHOSEN)
    different = 0
    names = [f"{GAME}-role-{rider}" for rider in PONY_EXPRESS.pieces]
    for key in [key for key in patterns(language) if key.startswith(f"{GAME}-") and key not in names]:
        for seat, mark in product(range(3), ("", "r")):
            value: int | str = f"r{seat}" if mark else seat
            given = dict.fromkeys(variables(language, key), value)
            assert seated.say(key, given) == renamed(plain.say(key, given)), key
            different += seated.say(key, given) != plain.say(key, given)
    assert different > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_pe_r54_a_whole_game_is_told_with_the_chosen_riders(language: str) -> None:
    plain, seated = words(language), words(language).at_table(PONY_EXPRESS, CHOSEN)
    record = Record.read(KEPT / "pony-express-rules2-1.posse")
    assert record.seats == len(CHOSEN)
    told = 0
    for state in record.replay():
        for event in state.take_events():
            assert seated.event(GAME, event) == renamed(plain.event(GAME, event))
            told += 1
        state.listen()
    assert told > 100


def test_pe_r54_the_bank_and_the_indians_are_nobodys_rider() -> None:
    seated = words("en").at_table(PONY_EXPRESS, CHOSEN)
    paid = seated.say(f"{GAME}-event-paid", payer=-1, payee=0, amount=2)
    assert paid == "The bank paid Sammy 2 nuggets."
    shot = seated.say(f"{GAME}-event-shot", seat=1, touched=("i2",), fell=("r2",))
    assert shot == "Ted fired. Touched: an Indian piece. Down: Rick."


# --- records ---


def test_pe_r54_a_record_keeps_the_riders_and_its_game_is_the_same() -> None:
    """The choice is in the header and nowhere else: every position is the one of the record without it."""
    plain = Record.read(KEPT / "pony-express-rules2-1.posse")
    text = str(plain)
    plain.cast(CHOSEN)
    for written in (str(plain), plain.on_one_line()):
        [read] = Record.parse(written.splitlines())
        assert read.roles() == CHOSEN
        assert PONY_EXPRESS.dump(read.final()) == (KEPT / "pony-express-rules2-1.dump").read_text().strip()
        assert PONY_EXPRESS.redact(read, 1).roles() == CHOSEN
    plain.cast(PONY_EXPRESS.roles(plain.seats))
    assert str(plain) == text


@pytest.mark.parametrize("number", [1, 2])
def test_pe_r54_an_older_record_is_ridden_by_seat(number: int) -> None:
    record = Record.read(KEPT / f"pony-express-rules{number}-1.posse")
    assert record.roles() == PONY_EXPRESS.roles(record.seats)
    assert "pieces" not in record.header()


@pytest.mark.parametrize(
    ("pieces", "reason"),
    [
        ('["ted", "bill"]', "bad-pieces"),
        ('["ted", "", "bill"]', "bad-pieces"),
        ('["ted", "bill", "ted"]', "piece-taken"),
        ('["ted", "bill", "zorro"]', "unknown-piece"),
        ("[0, 1, 2]", "bad-header"),
        ('"ted"', "bad-header"),
    ],
)
def test_pe_r54_a_header_with_impossible_riders_is_refused(pieces: str, reason: str) -> None:
    head = f'{{"posse": 1, "game": "{GAME}", "rules": 2, "seats": 3, "options": {{}}, "pieces": {pieces}}}'
    with pytest.raises(Damaged, match=reason) as damaged:
        list(next(Record.parse([head])).replay())
    assert damaged.value.line == 1


# --- the terminal ---


def drawn(riders: tuple[str, ...]) -> str:
    """The board of a new game, with its colours."""
    state = PONY_EXPRESS.setup(3, {})
    console = Console(width=100, force_terminal=True, color_system="standard", highlight=False)
    speech = words("en").at_table(PONY_EXPRESS, riders)
    with console.capture() as captured:
        console.print(boards.draw(GAME, PONY_EXPRESS.view(state, None), speech, 100, ()))
    return captured.get()


def test_pe_r54_letters_and_colours_of_the_terminal_follow_the_rider() -> None:
    by_rider: dict[str, set[str]] = {}
    for riders in permutations(PONY_EXPRESS.pieces, 3):
        lines = drawn(riders).splitlines()
        for seat, rider in enumerate(riders):
            [line] = [line for line in lines if f"{rider.title()} on" in line]
            letter = line.partition(f"{rider.title()} on")[0].removeprefix("▸ ").removeprefix("  ")
            by_rider.setdefault(rider, set()).add(letter.strip())
            assert rider[0].upper() in letter, seat
    assert all(len(looks) == 1 for looks in by_rider.values())  # whatever the seat
    assert len(set.union(*by_rider.values())) == len(PONY_EXPRESS.pieces)
