"""Records: written, read, replayed; and refused with the line and the reason when damaged."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import posse
from posse import Damaged, Record

HEAD = '{"posse": 1, "game": "stage-coach", "rules": 1, "seats": 2, "options": {}}'
OPENING = ["0 destination north", "0 turn e", "1 designate w1", "0 ahead"]


@pytest.fixture(scope="module")
def match() -> posse.Match:
    return posse.play("stage-coach", ["random", "random"], seed=5)


def parse(*lines: str) -> Record:
    [record] = Record.parse(lines)
    return record


def test_a_record_reads_back_and_replays_to_the_same_dump(match: posse.Match, tmp_path: Path) -> None:
    path = tmp_path / "game.posse"
    match.record.write(path)
    read = Record.read(path)
    assert str(read) == str(match.record)
    assert match.game.dump(read.final()) == match.game.dump(match.state)


def test_a_game_on_one_line_is_the_same_game(match: posse.Match, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(match.record.on_one_line() + "\n" + match.record.on_one_line() + "\n", encoding="utf-8")
    one, two = Record.read_all(path)
    assert one.inputs == two.inputs == match.record.inputs
    with pytest.raises(Damaged, match="line 2: not-one-record"):
        Record.read(path)


def test_replay_yields_every_position(match: posse.Match) -> None:
    assert [state.played for state in match.record.replay()] == list(range(len(match.record.inputs)))


def test_an_unfinished_record_replays_as_far_as_it_goes() -> None:
    state = parse(HEAD, *OPENING).final()
    assert state.played == 4
    assert isinstance(state.ask(), posse.Decision)


@pytest.mark.parametrize(
    ("line", "lines", "reason"),
    [
        (1, ["{"], "not-json"),
        (1, ["[" * 100_000], "no-header"),
        (1, ['{"a": ' * 100_000], "not-json"),
        (1, ["0 turn e"], "no-header"),
        (1, ['{"posse": 1}'], "bad-header"),
        (1, [HEAD.replace('"seats": 2', '"seats": "2"')], "bad-header"),
        (1, [HEAD.replace('"seats": 2', '"seats": true')], "bad-header"),
        (1, [HEAD.replace('"options": {}', '"options": []')], "bad-header"),
        (1, [HEAD.replace("}}", '}, "inputs": [1]}')], "bad-header"),
        (1, [HEAD.replace("}}", '}, "inputs": "0 turn e"}')], "bad-header"),
        (2, [HEAD.replace("}}", '}, "inputs": []}'), "0 turn e"], "stray-input"),
        (1, [HEAD.replace('"posse": 1', '"posse": 2')], "other-format"),
        (1, [HEAD.replace('"rules": 1', '"rules": 99')], "other-rules"),
        (1, [HEAD.replace("stage-coach", "chess")], "unknown-game"),
        (1, [HEAD.replace('"seats": 2', '"seats": 5')], "bad-seats"),
        (1, [HEAD.replace("{}", '{"map": "atlantis"}')], "bad-option"),
        (1, [HEAD.replace("{}", '{"tower": 1}')], "unknown-option"),
        (3, [HEAD, "0 destination north", "0 destination north"], "not-an-option"),
        (2, [HEAD, "1 destination north"], "not-asked"),
        (2, [HEAD, "7 destination north"], "not-asked"),
        (2, [HEAD, "0 fly me to the moon"], "unknown-words"),
        (2, [HEAD, "zero destination north"], "unknown-input"),
        (2, [HEAD, "99999999999999 destination north"], "unknown-input"),
        (2, [HEAD, "chance die 4"], "no-chance"),
        (5, [HEAD, *OPENING[:3], "1 rest"], "not-asked"),
        (6, [HEAD, *OPENING, "over 1 2"], "other-ending"),
        (4, [HEAD, OPENING[0], "", OPENING[1]], "stray-input"),
    ],
)
def test_a_damaged_record_is_refused_with_line_and_reason(line: int, lines: list[str], reason: str) -> None:
    with pytest.raises(Damaged) as caught:
        parse(*lines).final()
    assert (caught.value.line, caught.value.reason) == (line, reason)


def test_damage_inside_a_one_line_game_names_that_line(match: posse.Match) -> None:
    data = json.loads(match.record.on_one_line())
    data["inputs"][3] = "0 nonsense"
    [_, record] = Record.parse([match.record.on_one_line(), json.dumps(data)])
    with pytest.raises(Damaged, match="line 2: unknown-words"):
        record.final()


def test_the_closing_line_is_checked_and_closes(match: posse.Match) -> None:
    lines = str(match.record).splitlines()
    with pytest.raises(Damaged, match=f"line {len(lines)}: other-ending"):
        parse(*lines[:-1], "over 3 3").final()
    with pytest.raises(Damaged, match=f"line {len(lines) + 1}: after-the-end"):
        parse(*lines, "0 halt").final()
    with pytest.raises(Damaged, match=f"line {len(lines)}: over"):
        parse(*lines[:-1], "0 halt").final()


def test_a_lost_line_is_noticed(match: posse.Match) -> None:
    """Losing an input makes a later one illegal, or the closing line untrue."""
    lines = str(match.record).splitlines()
    for lost in range(1, len(lines) - 1, 17):
        with pytest.raises(Damaged):
            parse(*lines[:lost], *lines[lost + 1 :]).final()


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "noise.posse"
    path.write_bytes(b"\xff\xfe\x00\x80")
    with pytest.raises(Damaged, match="not-text"):
        Record.read(path)
