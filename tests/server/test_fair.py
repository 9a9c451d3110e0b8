"""Provable chance: a secret gives the same rolls, what was shown is proved, the rest stays hidden."""

from __future__ import annotations

import hashlib
import hmac
import importlib
import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

import posse
from posse.games.pony_express.rules.cards import Draw
from posse.games.pony_express.rules.dice import OPEN
from posse.kernel import Chance, Damaged, Illegal, Outcome, Over, Record, Seat, die
from posse.physics import decode
from posse.physics.flick import recorded
from posse.table.fair import DiceSource, Report, blend, commitment, reveal, verify
from posse.table.fair.dice_source import ROLLS, WIDTH, Draws, answer, book, draw_keys, roll_key
from posse.table.fair.reveal import digest, grant, known_nodes
from posse.table.fair.tree import climb, grow, leaf

SALT = blend([b"ted's", b"bill's", b"harry's"])
AUDIENCES: dict[str, tuple[Seat | None, ...]] = {"pony-express": (None, 0, 1, 2), "stage-coach": (None, 0, 1)}
OPTIONS: dict[str, dict[str, object]] = {"pony-express": {}, "stage-coach": {"map": "cutoff"}}

Json = dict[str, Any]


def secret(number: int) -> bytes:
    return hashlib.sha256(b"table %d" % number).digest()


class Played(NamedTuple):
    record: Record
    trails: tuple[bytes, ...]
    """The trail of each answer of chance."""


@cache
def played(name: str, number: int) -> Played:
    """Play a game of random choices with the dice of this secret."""
    game, rng, fate = posse.load(name), random.Random(number), DiceSource(secret(number), SALT, recorded)
    state = game.setup(options=OPTIONS[name])
    record = Record.begin(game, state, game.fewest)
    trails: list[bytes] = []
    while not isinstance(ask := state.ask(), Over):
        if isinstance(ask, Chance):
            outcome, trail = fate.answer(ask, len(trails))
            trails.append(trail)
            record.happened(ask, outcome)
            state.happen(outcome)
        else:
            assert isinstance(ask, posse.Decision)
            seat = rng.choice(ask.seats)
            action = rng.choice(ask.options[seat])
            record.chose(seat, action)
            state.choose(seat, action)
    record.ended(ask.ranks)
    return Played(record, tuple(trails))


@cache
def shown(name: str, number: int, seat: Seat | None) -> tuple[Record, str]:
    """Return the redacted record of a game, and its reveal."""
    record = played(name, number).record
    told = posse.load(name).redact(record, seat)
    return told, json.dumps(reveal(record, told, secret(number), SALT))


def checked(told: Record, made: object, number: int) -> Report:
    return verify(told, made, recorded, commitment(secret(number)), SALT.hex())


def rolls(record: Record) -> list[tuple[int, list[str]]]:
    """Return every answer of chance: the number of its input, and its words."""
    lines = [(at, line.split()) for at, line in enumerate(record.inputs)]
    return [(at, words[1:]) for at, words in lines if words[0] == "chance"]


# --- rolling ---


def test_the_same_secret_rolls_the_same_and_any_other_does_not() -> None:
    def thirty(key: bytes, salt: bytes, first: int = 0) -> list[Outcome]:
        return [
            DiceSource(key, salt, recorded).answer(OPEN[5], number)[0] for number in range(first, first + 30)
        ]

    usual = thirty(secret(0), SALT)
    assert usual == thirty(secret(0), SALT)
    for other in (thirty(secret(1), SALT), thirty(secret(0), blend([])), thirty(secret(0), SALT, ROLLS)):
        assert usual != other


def test_a_die_by_hand() -> None:
    """The recipe of docs/fairness.md, step by step.  It must never change for tables with a commitment."""

    def mac(key: bytes, said: bytes) -> bytes:
        return hmac.new(key, said, hashlib.sha256).digest()

    roll = mac(mac(secret(0), b"posse/1/book/0"), b"posse/1/roll/7")
    faces = []
    for at in range(5):
        number = mac(mac(roll, b"posse/1/draw/%d" % at), SALT)
        faces.append(int.from_bytes(number[:7], "big") // 8 * 6 // 2**53)
    assert DiceSource(secret(0), SALT, recorded).answer(OPEN[5], 7) == (tuple(faces), b"")
    assert commitment(bytes(32)) == "7f8a2128768b311120c5bd6197ac53e3e3100beca0e046df28d432464ea949b4"


def test_faces_are_even_and_do_not_follow_one_another() -> None:
    fate = DiceSource(secret(2), SALT, recorded)
    thrown = [fate.answer(OPEN[5], number)[0] for number in range(2400)]
    faces = [face for roll in thrown for face in roll]
    pairs = [pair for roll in thrown for pair in pairwise(roll)]
    assert chi_square([faces.count(face) for face in range(6)]) < 20.5  # one fair die in 1000 exceeds it
    assert chi_square([pairs.count((a, b)) for a in range(6) for b in range(6)]) < 66.6


def chi_square(counts: Sequence[int]) -> float:
    mean = sum(counts) / len(counts)
    return sum((count - mean) ** 2 / mean for count in counts)


def test_chance_can_ask_for_random_alone() -> None:
    draws = Draws(draw_keys(secret(0)), SALT)
    assert 0 <= draws.random() < 1
    for name, arguments in (("choice", ("ab",)), ("randrange", (3,)), ("gauss", ()), ("seed", (1,))):
        with pytest.raises(TypeError, match="alone"):
            getattr(draws, name)(*arguments)
    assert draws.count == 1


def test_a_roll_may_draw_more_than_it_has_keys() -> None:
    keys = draw_keys(secret(0))
    draws, again = Draws(keys, SALT), Draws(keys, SALT)
    numbers = [draws.random() for _ in range(3 * WIDTH)]
    assert len(set(numbers)) == 3 * WIDTH
    assert numbers == [again.random() for _ in range(3 * WIDTH)]


def test_a_secret_has_its_size() -> None:
    for key, salt in ((b"", SALT), (secret(0), b"short")):
        with pytest.raises(ValueError, match="32"):
            DiceSource(key, salt, recorded)


def test_what_a_seat_brings_changes_the_salt() -> None:
    assert (
        len({blend(parts) for parts in ([], [b""], [b"a", b"b"], [b"b", b"a"], [b"ab"], [b"ab", b""])}) == 6
    )


# --- the tree ---


@given(st.sets(st.integers(0, 31), min_size=1), st.integers(0, 31))
def test_any_few_leaves_lead_to_the_root_and_no_others_do(few: set[int], wrong: int) -> None:
    leaves = [leaf(bytes([number])) for number in range(32)]
    nodes = grow(leaves)
    known = {32 + at: leaves[at] for at in few}
    assert climb(known, nodes.__getitem__) == nodes[1]
    known[32 + wrong] = leaf(b"another key")
    assert climb(known, nodes.__getitem__) != nodes[1]


def test_a_later_book_has_a_root_of_its_own() -> None:
    number = ROLLS + 6
    known = known_nodes(1, [*[None] * number, roll_key(secret(0), number)])
    assert climb(known, book(secret(0), 1).__getitem__) == book(secret(0), 1)[1] != book(secret(0), 0)[1]


# --- whole games ---


@pytest.mark.sampled
@pytest.mark.parametrize(("name", "number"), [("pony-express", 1), ("pony-express", 2), ("stage-coach", 5)])
def test_a_whole_game_is_proved_to_everybody(name: str, number: int) -> None:
    for seat in AUDIENCES[name]:
        told, text = shown(name, number, seat)
        report = checked(told, json.loads(text), number)
        assert report.mismatch is None
        asked = rolls(told)
        assert len(report.rolls) == len(asked)
        for roll, (at, (kind, *words)) in zip(report.rolls, asked, strict=True):
            known = 0 if kind == "card" else len(words) - words.count("?")
            why = "sealed" if kind == "card" else "hidden" if "?" in words else ""
            assert (roll.line, roll.kind, roll.words) == (at + 2, kind, len(words))
            assert (roll.proved, roll.why) == (known, why)
        unproved = report.unproved("hidden") + report.unproved("sealed")
        assert report.whole + len(report.in_part) + unproved == len(asked)
        assert report.whole > 0


def test_the_games_told_here_hold_every_kind_of_roll() -> None:
    told, text = shown("pony-express", 5, None)
    report = checked(told, json.loads(text), 5)
    assert min(report.whole, len(report.in_part), report.unproved("hidden"), report.unproved("sealed")) > 0
    assert {roll.kind for roll in report.rolls} == {"dice", "card", "shot"}


def test_a_reveal_is_small() -> None:
    for seat in AUDIENCES["pony-express"]:
        told, text = shown("pony-express", 1, seat)
        assert len(text) < 300 * len(rolls(told))


def test_a_long_game_goes_on_in_the_next_book(monkeypatch: pytest.MonkeyPatch) -> None:
    """With books of 32 rolls.  The modules are patched by import, because the package exports functions."""
    for module in ("dice_source", "reveal"):
        monkeypatch.setattr(importlib.import_module(f"posse.table.fair.{module}"), "ROLLS", 32)
    book.cache_clear()
    played.cache_clear()
    try:
        record = played("pony-express", 1).record
        told = posse.load("pony-express").redact(record, None)
        made = reveal(record, told, secret(1), SALT)
        assert isinstance(made["books"], list)
        assert len(made["books"]) == -(-len(rolls(record)) // 32) > 1
        assert checked(told, made, 1).mismatch is None
        made["books"][1]["root"] = made["books"][0]["root"]
        assert fault(told, made, 1) == "root"
    finally:
        book.cache_clear()
        played.cache_clear()


# --- secrets ---


@pytest.mark.parametrize("seat", AUDIENCES["pony-express"])
@pytest.mark.parametrize("number", [1, 2])
def test_no_key_of_what_stayed_hidden_is_shown(number: int, seat: Seat | None) -> None:
    told, text = shown("pony-express", number, seat)
    values = {bytes.fromhex(word) for word in strings(json.loads(text)) if len(word) == 64}
    values |= {key for value in values for key in draw_keys(value)}  # and the keys derived from a roll's key
    hidden = 0
    for at, (_, (kind, *words)) in enumerate(rolls(told)):
        key = roll_key(secret(number), at)
        if kind == "card" or "?" in words:
            assert key not in values
        for draw, own in enumerate(draw_keys(key)):
            known = kind != "card" and draw < len(words) and words[draw] != "?"
            assert (own in values) == (known or (kind != "card" and "?" not in words))
            hidden += not known and draw < len(words)
    assert hidden > 0
    assert secret(number) not in values


def strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from strings(part)


def test_cards_are_sealed_and_dice_are_not() -> None:
    assert Draw(("spurs",), redacted=False).sealed
    assert not die().sealed
    assert not OPEN[5].sealed


def test_the_last_key_waits_for_every_word_it_makes() -> None:
    words = ["1"] * (WIDTH + 2)
    assert grant(words, WIDTH + 2) == (True,) * WIDTH
    assert grant([*words[:-1], "?"], WIDTH + 2) == (True,) * (WIDTH - 1) + (False,)
    assert grant(["?", *words[1:]], WIDTH + 2) == (False,) + (True,) * (WIDTH - 1)
    assert grant(["1", "?"], 1) == (False,) * WIDTH
    assert grant(["1", "?"], 2) == (True,) + (False,) * (WIDTH - 1)


def test_nothing_is_revealed_for_another_game() -> None:
    record = played("pony-express", 1).record
    told = posse.load("pony-express").redact(played("pony-express", 2).record, None)
    with pytest.raises(Illegal, match="other-record"):
        reveal(record, told, secret(1), SALT)


# --- cheats and damage ---

GAME = "pony-express"


def fault(told: Record, made: object, number: int = 1) -> str:
    """Return what is wrong with a reveal: a mismatch or a refusal."""
    try:
        mismatch = checked(told, made, number).mismatch
    except Illegal as refusal:
        return refusal.reason
    return mismatch.fault if mismatch else ""


def forged(told: Record, at: int, line: str, text: str) -> tuple[Record, Json]:
    """Change a line of the record, and let the reveal refer to the changed record."""
    other = replace(told, inputs=[*told.inputs[:at], line, *told.inputs[at + 1 :]])
    return other, {**json.loads(text), "record": digest(other).hex()}


@pytest.mark.long
@given(st.data())
def test_a_changed_bit_is_caught(data: st.DataObject) -> None:
    """A change in the reveal, the record or the noted values is found, unless the meaning is the same."""
    told, text = shown(GAME, 1, None)
    texts = {"reveal": text, "record": str(told), "commitment": commitment(secret(1)), "salt": SALT.hex()}
    which = data.draw(st.sampled_from(sorted(texts)))
    raw = bytearray(texts[which].encode())
    raw[data.draw(st.integers(0, len(raw) - 1))] ^= 1 << data.draw(st.integers(0, 6))
    changed = {**texts, which: raw.decode()}
    if meant(changed) != meant(texts):
        with pytest.raises((Illegal, AssertionError, ValueError)):
            accept(changed)


def accept(texts: dict[str, str]) -> None:
    [told] = Record.parse(texts["record"].split("\n"))
    assert (
        verify(told, json.loads(texts["reveal"]), recorded, texts["commitment"], texts["salt"]).mismatch
        is None
    )


def meant(texts: dict[str, str]) -> object:
    """Return the meaning of the files: extra spaces, and capitals in a noted number, do not matter."""
    try:
        records = [str(record) for record in Record.parse(texts["record"].split("\n"))]
        made = json.loads(texts["reveal"])
    except ValueError:
        return None
    return records, made, texts["commitment"].strip().lower(), texts["salt"].strip().lower()


def test_what_was_not_changed_is_accepted() -> None:
    told, text = shown(GAME, 1, None)
    accept({"reveal": text, "record": str(told), "commitment": commitment(secret(1)), "salt": SALT.hex()})


@pytest.mark.long
@given(st.data())
def test_a_part_is_not_the_whole(data: st.DataObject) -> None:
    told, text = shown(GAME, 1, None)
    made = json.loads(text)
    lost = data.draw(st.sampled_from(sorted(made)))
    if isinstance(made[lost], list):
        del made[lost][data.draw(st.integers(0, len(made[lost]) - 1))]
    else:
        del made[lost]
    assert fault(told, made)
    short = replace(told, inputs=told.inputs[: data.draw(st.integers(0, len(told.inputs) - 2))])
    assert fault(short, json.loads(text)) == "other-record"
    assert fault(short, {**json.loads(text), "record": digest(short).hex()})


def test_a_game_without_dice_is_checked_for_its_end() -> None:
    """Such a record has nothing to prove, but it is only a part of the game."""
    told, text = shown("stage-coach", 1, None)
    assert not rolls(told)
    assert fault(told, json.loads(text)) == ""
    short = replace(told, inputs=told.inputs[:-2])
    assert fault(short, {**json.loads(text), "record": digest(short).hex()}) == "not-over"


def test_other_dice_than_the_keys_make_are_caught() -> None:
    """The first roll is open: the same hand with two dice exchanged replays just as well."""
    told, text = shown(GAME, 1, None)
    words = told.inputs[0].split()
    at = next(at for at in range(3, 7) if words[at] != words[2])
    words[2], words[at] = words[at], words[2]
    other, made = forged(told, 0, " ".join(words), text)
    report = checked(other, made, 1)
    assert report.mismatch is not None
    assert (report.mismatch.fault, report.mismatch.line) == ("outcome", 2)
    assert report.mismatch.said == " ".join(words[2:])
    assert report.mismatch.made == told.inputs[0].removeprefix("chance dice ")


def test_a_shot_is_proved_by_the_physics() -> None:
    told, text = shown(GAME, 1, None)
    shots = [(number, at) for number, (at, words) in enumerate(rolls(told)) if words[0] == "shot"]
    for number, _ in shots:
        assert decode(played(GAME, 1).trails[number])
    caught = 0
    for _, at in shots:  # whether an Indian fell does not affect a duel
        line = told.inputs[at]
        changed = line.removesuffix(" i1") if line.endswith(" i1") else f"{line} i1"
        other, made = forged(told, at, changed, text)
        found = fault(other, made)
        assert found
        caught += found == "outcome"
    assert caught


def test_a_key_held_back_is_missed() -> None:
    """The server makes a reveal for a reader who knows less."""
    record, (told, _) = played(GAME, 1).record, shown(GAME, 1, None)
    line = "chance dice ? ? ? ? ?"
    less = replace(told, inputs=[line, *told.inputs[1:]])
    made = {**reveal(record, less, secret(1), SALT), "record": digest(told).hex()}
    report = checked(told, made, 1)
    assert report.mismatch is not None
    assert (report.mismatch.fault, report.mismatch.line) == ("withheld", 2)


def test_a_reveal_that_tells_too_much_is_refused() -> None:
    record, (told, _) = played(GAME, 1).record, shown(GAME, 1, None)
    made = {**reveal(record, record, secret(1), SALT), "record": digest(told).hex()}
    assert fault(told, made) == "bad-reveal"


def test_a_host_cannot_change_secret_or_salt_afterwards() -> None:
    record, (told, text) = played(GAME, 1).record, shown(GAME, 1, None)
    other = reveal(record, told, secret(9), SALT)
    assert fault(told, other) == "commitment"
    assert verify(told, other, recorded).mismatch is not None  # even for a reader who noted nothing
    resalted = {**json.loads(text), "salt": blend([b"later"]).hex()}
    assert fault(told, resalted) == "salt"
    mismatch = verify(told, resalted, recorded).mismatch
    assert mismatch is not None
    assert mismatch.fault == "outcome"
    swapped = json.loads(text)
    swapped["books"][0]["root"] = other["books"][0]["root"]  # type: ignore[index]
    assert verify(told, swapped, recorded).mismatch is not None


@pytest.mark.parametrize(
    "change",
    [
        {"reveal": 2},
        {"reveal": True},
        {"game": 1},
        {"rules": "1"},
        {"record": "x"},
        {"salt": None},
        {"books": []},
        {"books": {}},
        {"books": [1]},
        {"books": [{"root": "00"}]},
        {"rolls": None},
        {"rolls": [1]},
        {"rolls": [[None]]},
        {"rolls": [["0"] * WIDTH]},
        {"more": 1},
    ],
)
def test_what_is_no_reveal_is_refused(change: Json) -> None:
    told, text = shown(GAME, 1, None)
    with pytest.raises(Damaged, match="bad-reveal"):
        verify(told, {**json.loads(text), **change}, recorded)


@pytest.mark.parametrize("data", [None, [], "x", 3, {}])
def test_no_json_makes_a_trace(data: object) -> None:
    with pytest.raises(Damaged, match="bad-reveal"):
        verify(shown(GAME, 1, None)[0], data, recorded)


def test_a_reveal_of_another_audience_is_refused() -> None:
    assert fault(shown(GAME, 1, 0)[0], json.loads(shown(GAME, 1, 1)[1])) == "other-record"


def test_a_draw_without_its_key_does_not_hinder_the_others() -> None:
    keys = draw_keys(secret(4))
    whole = answer(OPEN[5], keys, SALT, recorded)
    part = answer(OPEN[5], (None, *keys[1:]), SALT, recorded)
    assert part.outcome[1:] == whole.outcome[1:]
    assert (part.draws, whole.draws) == (5, 5)
