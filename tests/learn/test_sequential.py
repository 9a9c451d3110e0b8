"""One at a time: seats asked together answer in seat order and learn nothing from each other; rewards."""

from __future__ import annotations

import random
from typing import Any

import pytest

import posse
from posse.kernel import Chance, Decision, Over, Record, Seat, State, load
from posse.learn import payoffs
from posse.learn.sequential import GameWithBots, SequentialGame, new_game, rival_bots

games = pytest.mark.parametrize("game", posse.games())


def windows(game: str, wanted: int) -> list[State[Any]]:
    """Positions in which several seats are asked at once."""
    rng, found = random.Random(5), []
    for _ in range(60):
        state = load(game).setup(load(game).most)
        while not isinstance(ask := state.ask(), Over):
            if isinstance(ask, Chance):
                state.happen(ask.sample(rng))
                continue
            assert isinstance(ask, Decision)
            if len(ask.options) > 1:
                found.append(state.clone())
                if len(found) == wanted:
                    return found
            seat = rng.choice(ask.seats)
            state.choose(seat, rng.choice(ask.options[seat]))
    return found


@games
def test_whoever_is_asked_later_sees_what_all_saw(game: str) -> None:
    """Whatever the earlier seats say, the later ones are asked the same, and see the same."""
    rules = load(game)
    for state in windows(game, 40):
        ask = state.ask()
        assert isinstance(ask, Decision)
        before = {seat: rules.brief(state, seat).encode() for seat in ask.options}
        for favourite in (0, -1):
            sequential = SequentialGame(rules, state.clone(), rules.most)
            for seat in sorted(ask.options):
                assert sequential.turn == seat
                assert rules.brief(sequential.state, seat).encode() == before[seat]
                sequential.answer(sequential.options()[favourite])
            assert not sequential.given


def test_there_are_windows() -> None:
    """Else the test above would say nothing."""
    assert len(windows("pony-express", 40)) == 40
    assert windows("stage-coach", 2)


def test_answers_are_heard_in_seat_order_and_the_first_doubt_counts() -> None:
    game = load("pony-express")
    doubt, believe = game.catalogue.parse("doubt"), game.catalogue.parse("believe")
    tried = 0
    for state in windows("pony-express", 200):
        ask = state.ask()
        assert isinstance(ask, Decision)
        if ask.prompt != "doubt":
            continue
        tried += 1
        last = max(ask.options)
        for doubter, loud in ((min(ask.options), True), (last, False)):
            sequential = SequentialGame(game, state.clone(), game.most)
            sequential.state.listen()
            while sequential.given or sequential.state.ask() is ask:
                turn = sequential.turn
                sequential.answer(doubt if turn == doubter or (loud and turn == last) else believe)
                if not sequential.given:
                    break
            [told] = [event for event in sequential.state.take_events() if event.kind == "doubted"]
            assert told.args["seat"] == doubter
    assert tried > 20


def test_an_answer_to_what_has_changed_is_asked_for_again() -> None:
    """Somebody looks under the cup while another doubts: the doubt was given before the look, and the doubter
    sees that a card was played; so both are asked again."""
    game = load("pony-express")
    glass, doubt = game.catalogue.parse("spyglass"), game.catalogue.parse("doubt")
    for seed in range(400):
        rng = random.Random(seed)
        sequential = new_game("pony-express", 3, None)
        sequential.roll(rng)
        while sequential.turn is not None:
            ask = sequential.state.ask()
            assert isinstance(ask, Decision)
            if len(ask.options) == 2 and ask.prompt == "doubt" and glass in ask.options[min(ask.options)]:
                seats = sorted(ask.options)
                sequential.answer(glass)
                sequential.answer(doubt)
                again = sequential.state.ask()
                assert isinstance(again, Decision)
                assert sorted(again.options) == seats
                assert not sequential.given
                return
            sequential.answer(rng.choice(sequential.options()))
            sequential.roll(rng)
    pytest.fail("nobody had a spyglass")


@games
def test_an_action_that_is_not_offered_changes_nothing(game: str) -> None:
    sequential, rng = new_game(game, None, None), random.Random(1)
    for _ in range(60):
        sequential.roll(rng)
        if sequential.turn is None:
            break
        before, given = sequential.game.dump(sequential.state), dict(sequential.given)
        wrong = [action for action in sequential.game.catalogue if action not in sequential.options()]
        with pytest.raises(posse.Illegal):
            sequential.answer(rng.choice(wrong))
        assert (sequential.game.dump(sequential.state), sequential.given) == (before, given)
        sequential.answer(rng.choice(sequential.options()))


@games
def test_a_sequential_game_is_a_game_like_any_other(game: str) -> None:
    """Its inputs make a record that replays to the same ranks."""
    rules, rng = load(game), random.Random(3)
    sequential = new_game(game, None, None)
    record = Record.begin(rules, sequential.state, sequential.seats)
    state = sequential.state
    choose, happen = type(state).choose, type(state).happen

    class Noted(State[Any]):
        """A position that writes down what is put to it."""

        def choose(self, seat: Seat, action: posse.Action, at: int | None = None) -> None:
            choose(self, seat, action, at)
            record.chose(seat, action)

        def happen(self, outcome: Any, at: int | None = None) -> None:
            ask = self.ask()
            assert isinstance(ask, Chance)
            happen(self, outcome, at)
            record.happened(ask, outcome)

    sequential.state = Noted(state.table, state.phase)
    while True:
        sequential.roll(rng)
        if sequential.turn is None:
            break
        sequential.answer(rng.choice(sequential.options()))
    over = record.final().ask()
    assert isinstance(over, Over)
    assert over.ranks == sequential.ranks()


@pytest.mark.parametrize(
    ("ranks", "worth"),
    [
        ((1, 2), (1, -1)),
        ((1, 1), (0, 0)),
        ((2, 1, 3), (0, 1, -1)),
        ((1, 2, 2), (1, -0.5, -0.5)),
        ((1, 1, 3), (0.5, 0.5, -1)),
        ((1, 2, 3, 4, 5), (1, 0.5, 0, -0.5, -1)),
        ((1, 2, 2, 2), (1, -1 / 3, -1 / 3, -1 / 3)),
    ],
)
def test_places_are_worth(ranks: tuple[int, ...], worth: tuple[float, ...]) -> None:
    assert payoffs(ranks) == pytest.approx(worth)
    assert sum(payoffs(ranks)) == pytest.approx(0)


def test_rivals_are_named_once_or_each() -> None:
    game = load("pony-express")
    assert set(rival_bots(game, 4, "random", 2, 0)) == {0, 1, 3}
    assert set(rival_bots(game, 3, ["random", "greedy"], 0, 0)) == {1, 2}
    for names, own, reason in (
        (["random"], 0, "bad-seats"),
        ("nobody", 0, "unknown-bot"),
        ("random", 3, "no-such-seat"),
    ):
        with pytest.raises(posse.Illegal) as refused:
            rival_bots(game, 3, names, own, 0)
        assert refused.value.reason == reason


def test_bots_hear_what_their_seat_is_told() -> None:
    """Each bot is told what it would hear in a match, and nothing else."""

    class Ear:
        def __init__(self, seat: Seat) -> None:
            self.seat, self.heard = seat, 0

        def hear(self, events: list[Any]) -> None:
            assert all(event.heard_by(self.seat) for event in events)
            self.heard += len(events)

        def choose(self, view: Any, prompt: str, options: tuple[posse.Action, ...]) -> posse.Action:
            assert view.seat == self.seat
            return options[0]

    sequential = new_game("pony-express", 3, None)
    ears = {seat: Ear(seat) for seat in range(3)}
    with_bots = GameWithBots(sequential, random.Random(0), ears)  # type: ignore[arg-type]
    assert with_bots.advance() is None
    for seat, ear in ears.items():
        assert ear.heard == len([event for event in with_bots.heard if event.heard_by(seat)]) > 0
