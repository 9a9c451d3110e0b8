"""The laws: what holds at every position of every game.

Each takes a subject and a position, changes neither, and raises AssertionError when it is broken.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import posse
from laws.orders import orders_betray_nothing, orders_stay_within_the_law
from laws.subjects import Subject, any_input, same_input
from posse.kernel import Action, AnyGame, Chance, Decision, Event, Illegal, Over, Record, Seat, State

Law = Callable[[Subject, State[Any], random.Random], None]


def everyone(subject: Subject, state: State[Any]) -> tuple[Seat | None, ...]:
    """All seats, and the spectators."""
    return (*range(subject.seats_at(state)), None)


def received(game: AnyGame, state: State[Any], seat: Seat | None) -> tuple[bytes, ...]:
    """Every byte that could reach a seat: what it sees and is asked, and every refusal it could provoke."""
    told = [game.brief(state, seat).encode()]
    if seat is not None:
        for action in game.catalogue:
            refused = refusal(state, seat, action)
            told.append(b"" if refused is None else str(refused).encode())
    return tuple(told)


def refusal(state: State[Any], seat: Seat, action: Action) -> Illegal | None:
    """The refusal of a choice that is not offered; None for one that is.  Nothing is changed."""
    ask = state.ask()
    if isinstance(ask, Decision) and ask.offers(seat, action):
        return None
    try:
        state.choose(seat, action)
    except Illegal as error:
        return error
    raise AssertionError(f"seat {seat} was not offered {action}, and it was accepted")


def clones_are_independent(subject: Subject, state: State[Any], rng: random.Random) -> None:
    before = subject.game.dump(state)
    clone = state.clone()
    assert subject.game.dump(clone) == before
    for _ in range(12):
        any_input(clone, rng)
    assert subject.game.dump(state) == before, "a move of the clone changed the original"


def dump_and_load_round_trip(subject: Subject, state: State[Any], rng: random.Random) -> None:
    game = subject.game
    loaded = game.load(game.dump(state))
    assert game.dump(loaded) == game.dump(state)
    assert repr(loaded.ask()) == repr(state.ask())
    for seat in everyone(subject, state):
        assert game.brief(loaded, seat).encode() == game.brief(state, seat).encode()
    # and it goes on as the original does
    twin, seed = state.clone(), rng.random()
    ours, theirs = random.Random(seed), random.Random(seed)
    for _ in range(6):
        assert any_input(loaded, ours) == any_input(twin, theirs)
    assert game.dump(loaded) == game.dump(twin)


def options_are_the_law(subject: Subject, state: State[Any], rng: random.Random) -> None:
    """Every option is accepted; everything else in the catalogue is refused, and changes nothing."""
    game, ask = subject.game, state.ask()
    before = game.dump(state)
    for seat in everyone(subject, state):
        if seat is None:
            continue
        offered = ask.options.get(seat, ()) if isinstance(ask, Decision) else ()
        for action in rng.sample(offered, min(len(offered), 40)):
            state.clone().choose(seat, action)
        if isinstance(ask, Decision) and seat in ask.ranges:
            state.clone().choose(seat, ask.ranges[seat].sample(rng))
        for action in game.catalogue:
            if action not in offered:
                assert refusal(state, seat, action) is not None
    for stranger in (-1, 99, True, "0", None):
        for words in (game.catalogue.actions[0], "nonsense", None):
            with pytest.raises(Illegal):
                state.choose(stranger, words)  # type: ignore[arg-type]
    assert game.dump(state) == before, "a refusal changed the position"


def words_masks_and_elements_agree(subject: Subject, state: State[Any], rng: random.Random) -> None:
    game, ask = subject.game, state.ask()
    if not isinstance(ask, Decision):
        return
    for options in ask.options.values():
        assert len(set(options)) == len(options), "an option is listed twice"
        mask = game.catalogue.mask(options)
        assert len(mask) == len(game.catalogue)
        masked = {action for action, bit in zip(game.catalogue, mask, strict=True) if bit}
        assert masked == set(options), "the mask is not the options"
        for action in options:
            assert game.catalogue.parse(str(action)) is action
            assert game.catalogue.actions[game.catalogue.number(action)] is action
        pointed = {action: game.elements(state, action) for action in options}
        for action, elements in pointed.items():
            same = [
                other for other in posse.narrow(pointed, elements) if set(pointed[other]) == set(elements)
            ]
            assert same == [action], f"pointing cannot tell {same} apart"


def nobody_is_stuck(subject: Subject, state: State[Any], rng: random.Random) -> None:
    """Whoever is asked has an option, the first of which is the default; chance can answer."""
    ask = state.ask()
    if isinstance(ask, Decision):
        assert ask.options, "nobody is asked"
        assert all(ask.options.values()), "a seat is asked without an option"
        assert ask.prompt in subject.game.prompts
        for seat in ask.seats:
            assert ask.default(seat) in ask.options[seat]
    elif isinstance(ask, Over):
        seats = len(everyone(subject, state)) - 1
        assert len(ask.ranks) == seats
        assert min(ask.ranks) == 1
        assert max(ask.ranks) <= seats


def nothing_is_lost(subject: Subject, state: State[Any], rng: random.Random) -> None:
    """What a game never makes nor loses is the same after any input."""
    after = state.clone()
    any_input(after, rng)
    assert subject.conserved(after) == subject.conserved(state)


def chance_is_asked(subject: Subject, state: State[Any], rng: random.Random) -> None:
    """Every outcome is taken and written back; every impossible one is refused, and changes nothing."""
    ask, before = state.ask(), subject.game.dump(state)
    nonsense: tuple[Any, ...] = ((), (0,), (7,), ("?",), (1, 1, 1, 1, 1, 1, 1), None, 4, [4], "4")
    for outcome in nonsense:
        if isinstance(ask, Chance) and isinstance(outcome, tuple) and ask.accepts(outcome):
            continue
        with pytest.raises(Illegal):
            state.happen(outcome)
    assert subject.game.dump(state) == before
    if isinstance(ask, Chance):
        assert ask.accepts(ask.sample(rng))
        for outcome in (ask.sample(rng), *ask.outcomes[:: len(ask.outcomes) // 12 + 1]):
            assert ask.parse(ask.words(outcome)) == outcome
            state.clone().happen(outcome)


def stale_input_is_refused(subject: Subject, state: State[Any], rng: random.Random) -> None:
    ask, before = state.ask(), subject.game.dump(state)
    for at in (state.played - 1, state.played + 1):
        if isinstance(ask, Decision):
            with pytest.raises(Illegal, match="stale"):
                state.choose(ask.seats[0], ask.options[ask.seats[0]][0], at=at)
        elif isinstance(ask, Chance):
            with pytest.raises(Illegal, match="stale"):
                state.happen(ask.sample(rng), at=at)
    assert subject.game.dump(state) == before


def views_survive_imagination(subject: Subject, state: State[Any], rng: random.Random) -> None:
    game = subject.game
    for seat in everyone(subject, state):
        view = game.view(state, seat)
        imagined = game.imagine(view, rng)
        assert game.view(imagined, seat) == view
        assert game.brief(imagined, seat).encode() == game.brief(state, seat).encode()


def secrets_change_no_byte(subject: Subject, state: State[Any], rng: random.Random) -> None:
    """What a seat cannot know changes nothing that it receives, now or by any one input from here."""
    game = subject.game
    for seat in everyone(subject, state):
        before = received(game, state, seat)
        for other in subject.unknown(state, seat):
            assert received(game, other, seat) == before, f"seat {seat} can tell {other} from {state}"
            same_news(subject, state, other, seat, rng)


def same_news(
    subject: Subject, here: State[Any], there: State[Any], seat: Seat | None, rng: random.Random
) -> None:
    """One input put in both positions is told alike and leads to what looks alike, unless it shows the seat
    where it is."""
    game = subject.game
    one, two = here.clone(), there.clone()
    one.listen()
    two.listen()
    if same_input(one, two, rng) is None:
        return  # the secret itself decides what can be said
    ours, theirs = one.take_events(), two.take_events()
    told = {event.kind for event in ours if event.heard_by(seat)}
    if told & set(subject.reveals):
        return
    if game.view(one, seat) == game.view(two, seat):
        assert told_to(seat, ours) == told_to(seat, theirs)
    elif subject.parts is not None:
        assert told & set(subject.parts), f"seat {seat} sees a difference that nobody told it of"


def told_to(seat: Seat | None, events: list[Event]) -> list[object]:
    return [event.plain() for event in events if event.heard_by(seat)]


def answers_in_a_window_commute(subject: Subject, state: State[Any], rng: random.Random) -> None:
    """Where two seats can answer in either order, the order does not matter."""
    ask = state.ask()
    if not isinstance(ask, Decision) or len(ask.seats) < 2:
        return
    first, second = rng.sample(ask.seats, 2)
    for a in ask.options[first]:
        for b in ask.options[second]:
            one, two = state.clone(), state.clone()
            try:
                one.choose(first, a)
                one.choose(second, b)
                two.choose(second, b)
                two.choose(first, a)
            except Illegal:
                continue  # one of them closes the window: whoever speaks first is heard
            assert subject.game.dump(one) == subject.game.dump(two)


def the_awaited_are_known(subject: Subject, state: State[Any], rng: random.Random) -> None:
    """Everybody knows of all who are asked, and each seat exactly whether it is asked itself."""
    ask = state.ask()
    asked = ask.seats if isinstance(ask, Decision) else ()
    for seat in everyone(subject, state):
        awaited = subject.game.awaited(state, seat)
        assert set(asked) <= set(awaited) <= set(range(subject.seats_at(state)))
        assert list(awaited) == sorted(set(awaited))
        assert seat is None or (seat in awaited) == (seat in asked)
        assert isinstance(ask, Decision) or not awaited
        assert subject.game.brief(state, seat).plain()["awaited"] == list(awaited)


POSITION_LAWS: tuple[Law, ...] = (
    clones_are_independent,
    dump_and_load_round_trip,
    options_are_the_law,
    words_masks_and_elements_agree,
    nobody_is_stuck,
    nothing_is_lost,
    chance_is_asked,
    stale_input_is_refused,
    views_survive_imagination,
    secrets_change_no_byte,
    answers_in_a_window_commute,
    the_awaited_are_known,
    orders_stay_within_the_law,
    orders_betray_nothing,
)


# --- laws of whole games ---


def replay_equals_play(subject: Subject, record: Record, final: State[Any]) -> None:
    game = subject.game
    for text in (str(record), record.on_one_line()):
        [read] = Record.parse(text.splitlines())
        assert game.dump(read.final()) == game.dump(final)


def histories_look_alike(subject: Subject, record: Record, rng: random.Random) -> None:
    """Two games that differ only in what a seat cannot know tell it the same, up to the end."""
    for seat in everyone(subject, record.final()):
        ours = transcript(subject, record, seat)
        for inputs in subject.twins(record, seat, rng):
            twin = Record(record.game, record.rules, record.seats, record.options, inputs)
            for mine, other in zip(ours, transcript(subject, twin, seat), strict=False):
                assert mine == other, f"seat {seat} could tell its game from its twin"


def transcript(subject: Subject, record: Record, seat: Seat | None) -> list[object]:
    """All that a seat received, input by input, until the game was over."""
    game = subject.game
    told: list[object] = []
    for state in record.replay():
        state.listen()
        if isinstance(state.ask(), Over):
            break
        told.append((game.brief(state, seat).encode(), told_to(seat, state.take_events())))
    return told


def nodes(state: State[Any], depth: int) -> int:
    """How many ways there are to go on for so many inputs: the count that a lost option would change."""
    ask = state.ask()
    if depth == 0 or isinstance(ask, Over):
        return 1
    total = 0
    if isinstance(ask, Chance):
        if not ask.outcomes:
            return 1  # a shot cannot be counted
        for outcome in ask.outcomes[:: max(len(ask.outcomes) // 6, 1)]:
            after = state.clone()
            after.happen(outcome)
            total += nodes(after, depth - 1)
    elif isinstance(ask, Decision):
        for seat, options in ask.options.items():
            for action in options:
                after = state.clone()
                after.choose(seat, action)
                total += nodes(after, depth - 1)
    return total
