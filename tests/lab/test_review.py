"""Reports after a game: what luck did and what play did, and nothing that stays secret."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path

import pytest

from posse.games import Package, load_package
from posse.games.pony_express.rules.dice import HIDDEN, NAMES
from posse.games.stage_coach.bots.greedy_coach import GreedyCoach
from posse.games.stage_coach.rules import COACH, Trail
from posse.games.stage_coach.rules.actions import AHEAD, HALT, TURNS
from posse.games.stage_coach.rules.turn import Journey
from posse.kernel import Action, Chance, Decision, Illegal, Over, Record, Seat, State, load
from posse.lab import play
from posse.report import Critic, Review

RECORDS = Path(__file__).parents[1] / "records"
GAMES = [("stage-coach", 2), ("pony-express", 3), ("pappy-winchester", 3)]


def critic(game: str) -> type[Critic]:
    return load_package(game).loaded_report


def review(record: Record, reader: Seat | None) -> Review:
    return load_package(record.game).review(record, reader)


@cache
def finished(game: str, seats: int, seed: int) -> Record:
    return play(game, ["greedy"] * seats, seed).record


@cache
def reported(game: str, seats: int, seed: int, reader: Seat | None) -> Review:
    return review(finished(game, seats, seed), reader)


def kept(game: str, number: int) -> Record:
    return Record.read(RECORDS / f"{game}-rules1-{number}.posse")


@pytest.mark.sampled
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_luck_and_play_add_up(game: str, seats: int) -> None:
    for reader in (None, 0):
        found = reported(game, seats, 1, reader)
        for own in found.seats:
            parts = own.luck + own.play + own.rivals + own.hidden
            assert own.start + parts == pytest.approx(own.end)
            assert own.lost >= 0
        for part in ("start", "end"):
            assert sum([getattr(own, part) for own in found.seats]) == pytest.approx(1)
        for part in ("luck", "hidden"):  # what one gains the others lose
            assert sum([getattr(own, part) for own in found.seats]) == pytest.approx(0, abs=1e-9)
        winners = found.ranks.count(1)
        ends = [1 / winners if rank == 1 else 0.0 for rank in found.ranks]
        assert [own.end for own in found.seats] == pytest.approx(ends)
        for _, chances in found.chances:
            assert sum(chances) == pytest.approx(1)
            assert min(chances) >= 0


@pytest.mark.sampled
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_moments_are_told_by_what_the_reader_heard(game: str, seats: int) -> None:
    record = finished(game, seats, 1)
    for reader in (None, 1):
        told = load(game).redact(record, reader)
        heard: list[list[str]] = []
        for state in told.replay():
            heard.append([str(event.plain()) for event in state.take_events() if event.heard_by(reader)])
            state.listen()
        found = reported(game, seats, 1, reader)
        assert found.moments
        sizes = [moment.size for moment in found.moments]
        assert sizes == sorted(sizes, reverse=True)
        for moment in found.moments:
            assert 0 < moment.step < len(heard)
            assert any(str(moment.event.plain()) in events for events in heard[: moment.step + 1])


@pytest.mark.sampled
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_line_is_announced(game: str, seats: int) -> None:
    known = critic(game).lines
    found = {line.id for seed in range(3) for line in reported(game, seats, seed, 0).lines}
    assert found <= set(known)
    assert len(found) >= len(known) - 1


@pytest.mark.sampled
@pytest.mark.parametrize("game", [game for game, _ in GAMES])
def test_a_report_is_the_same_every_time(game: str) -> None:
    record = kept(game, 1)
    one, two = [json.dumps(review(record, None).plain()) for _ in range(2)]
    assert one == two


def test_a_game_without_a_critic_or_an_end_has_no_report() -> None:
    with pytest.raises(Illegal, match="no-review"):
        Package("chess", "posse.games.stage_coach.rules:StageCoach").review(kept("stage-coach", 1), None)
    record = kept("stage-coach", 1)
    record.inputs[-3:] = []
    with pytest.raises(Illegal, match="not-over"):
        review(record, None)


# --- luck is fair ---


@pytest.mark.parametrize("game", ["stage-coach", "pappy-winchester"])
def test_before_chance_answers_a_position_is_worth_its_average(game: str) -> None:
    """A die, a plot, a duel: what may follow is on the average what was expected."""
    record = kept(game, 1)
    judge, checked = critic(game)(record.seats), 0
    for state in record.replay():
        ask = state.ask()
        if not isinstance(ask, Chance) or not 0 < len(ask.outcomes) <= 6:
            continue
        before = judge.chances(state)
        after = []
        for outcome in ask.outcomes:
            then = state.clone()
            then.happen(outcome)
            after.append(judge.chances(then))
        weights = ask.weights or (1,) * len(after)
        assert before is not None
        for seat in range(record.seats):
            mean = sum([w * c[seat] for w, c in zip(weights, after, strict=True) if c]) / sum(weights)
            assert before[seat] == pytest.approx(mean)
        checked += 1
    assert checked


# --- blunders ---


def coach_that_turns_round() -> tuple[Record, int]:
    """A coach that spends its second turn on driving back to where it came from."""
    game = load("stage-coach")
    state: State[Trail] = game.setup(2)
    record, rng = Record.begin(game, state, 2), random.Random(4)
    players = [
        GreedyCoach(random.Random(1)),
        load_package("stage-coach").make_bot("greedy", 1, random.Random(2)),
    ]
    blunder = 0
    while not isinstance(ask := state.ask(), Over):
        if isinstance(ask, Chance):
            outcome = ask.sample(rng)
            record.happened(ask, outcome)
            state.happen(outcome)
            continue
        assert isinstance(ask, Decision)
        seat = ask.seats[0]
        phase, t = state.phase, state.table
        if seat == COACH and isinstance(phase, Journey) and t.turn == 2:
            back: Action = TURNS[t.facing.back] if phase.points == 5 else AHEAD
            action: Action = back if back in ask.options[seat] else HALT
            blunder = len(record.inputs) + 1
        else:
            action = players[seat].choose(game.view(state, seat), ask.prompt, ask.options[seat])
        record.chose(seat, action)
        state.choose(seat, action)
    record.ended(ask.ranks)
    return record, blunder


@pytest.mark.long
def test_a_coach_that_turns_round_is_told_so() -> None:
    record, blunder = coach_that_turns_round()
    own = review(record, COACH).seats[COACH]
    assert own.slip is not None
    assert own.slip.step == blunder
    assert own.slip.swing[COACH] < -0.05
    assert own.lost >= -own.slip.swing[COACH]


@pytest.mark.long
def test_a_doubt_is_judged_by_what_lay_under_the_cup() -> None:
    """Right doubts bring chances, wrong ones cost some: over all games, and for their own seat."""
    right: list[float] = []
    wrong: list[float] = []
    for seed in range(4):
        for swing, lied in _doubts(review(finished("pony-express", 4, seed), None)):
            (right if lied else wrong).append(swing)
    assert right
    assert wrong
    assert sum(right) / len(right) > 0 > sum(wrong) / len(wrong)


def _doubts(found: Review) -> list[tuple[float, bool]]:
    told = [moment for moment in found.moments if moment.event.kind == "doubted"]
    told += [own.slip for own in found.seats if own.slip is not None and own.slip.event.kind == "doubted"]
    swings = []
    for moment in told:
        seat = moment.event.args["seat"]
        assert isinstance(seat, int)
        swings.append((moment.swing[seat], bool(moment.event.args["lied"])))
    return swings


# --- secrets ---


@pytest.mark.sampled
@pytest.mark.parametrize("reader", [None, 0, 1, 2])
def test_dice_that_nobody_showed_change_nothing(reader: int | None) -> None:
    """Two games that differ only in what stays hidden from the reader have the same report, byte for byte."""
    record = finished("pony-express", 3, 5)
    told = load("pony-express").redact(record, reader)
    rng, changed = random.Random(8), 0
    other = Record(record.game, record.rules, record.seats, record.options, list(record.inputs))
    for line, (whole, seen) in enumerate(zip(record.inputs, told.inputs, strict=True)):
        words = whole.split()
        for at, shown in enumerate(seen.split()):
            if shown == NAMES[HIDDEN] and whole.startswith("chance dice"):
                words[at] = rng.choice(NAMES[:HIDDEN])
        other.inputs[line] = " ".join(words)
        changed += other.inputs[line] != whole
    assert changed
    assert json.dumps(review(other, reader).plain()) == json.dumps(
        reported("pony-express", 3, 5, reader).plain()
    )


def test_what_stays_under_the_cup_is_neither_luck_nor_play() -> None:
    found = reported("pony-express", 3, 5, None)
    assert any(own.hidden for own in found.seats)
    own, public = [
        sum([int(line.args["rolls"]) for line in told.lines if line.id == "dice" and line.seat == 0])
        for told in (reported("pony-express", 3, 5, 0), found)
    ]
    assert own > public  # one knows one's own dice
