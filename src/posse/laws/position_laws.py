"""What holds at every position of every game.

Each law takes a subject and a position, changes neither, and raises `Broken` where it does not hold.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from posse.kernel import (
    Action,
    AnyGame,
    Chance,
    Decision,
    Event,
    Illegal,
    Over,
    Seat,
    SharedPatches,
    State,
    apply_patch,
    narrow,
    view_patch,
)
from posse.laws.broken import Broken, demand, demand_refusal
from posse.laws.order_laws import orders_betray_nothing, orders_stay_within_the_law
from posse.laws.random_play import any_input, same_input
from posse.laws.subject import Subject

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
    raise Broken(f"seat {seat} was not offered {action}, and it was accepted")


def clones_are_independent(subject: Subject, state: State[Any], rng: random.Random) -> None:
    """A clone is the same position, and what is played on it leaves the original as it was."""
    before = subject.game.dump(state)
    clone = state.clone()
    demand(subject.game.dump(clone) == before, "a clone is dumped otherwise than its original")
    for _ in range(12):
        any_input(clone, rng)
    demand(subject.game.dump(state) == before, "a move of the clone changed the original")


def dump_and_load_round_trip(subject: Subject, state: State[Any], rng: random.Random) -> None:
    """A position that was dumped and loaded is the same to everybody, and goes on in the same way."""
    game = subject.game
    loaded = game.load(game.dump(state))
    demand(game.dump(loaded) == game.dump(state), "what was loaded is dumped otherwise")
    demand(repr(loaded.ask()) == repr(state.ask()), "what was loaded asks {}", loaded.ask())
    for seat in everyone(subject, state):
        same = game.brief(loaded, seat).encode() == game.brief(state, seat).encode()
        demand(same, "seat {} receives something else after loading", seat)
    twin, seed = state.clone(), rng.random()
    ours, theirs = random.Random(seed), random.Random(seed)
    for _ in range(6):
        demand(any_input(loaded, ours) == any_input(twin, theirs), "what was loaded goes on otherwise")
    demand(game.dump(loaded) == game.dump(twin), "what was loaded goes on otherwise")


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
                demand(refusal(state, seat, action) is not None, "{} is no option, and offered", action)
    for stranger in (-1, 99, True, "0", None):
        for words in (game.catalogue.actions[0], "nonsense", None):
            nonsense = partial(state.choose, stranger, words)  # type: ignore[arg-type]
            demand_refusal(nonsense, "{} of seat {} was accepted", words, stranger)
    demand(game.dump(state) == before, "a refusal changed the position")


def words_masks_and_elements_agree(subject: Subject, state: State[Any], rng: random.Random) -> None:
    """Every option has its own words, its own number, and its own elements to point at."""
    game, ask = subject.game, state.ask()
    if not isinstance(ask, Decision):
        return
    for options in ask.options.values():
        demand(len(set(options)) == len(options), "an option is listed twice: {}", options)
        for action in options:
            demand(action in game.catalogue, "{} is an option, and not in the catalogue", action)
            demand(game.catalogue.parse(str(action)) is action, "the words of {} name another", action)
            number = game.catalogue.number(action)
            demand(game.catalogue.actions[number] is action, "the number of {} is another's", action)
        mask = game.catalogue.mask(options)
        demand(len(mask) == len(game.catalogue), "the mask has {} places", len(mask))
        masked = {action for action, bit in zip(game.catalogue, mask, strict=True) if bit}
        demand(masked == set(options), "the mask is not the options")
        pointed = {action: game.elements(state, action) for action in options}
        for action, elements in pointed.items():
            same = [other for other in narrow(pointed, elements) if set(pointed[other]) == set(elements)]
            demand(same == [action], "pointing cannot tell {} apart", same)


def nobody_is_stuck(subject: Subject, state: State[Any], rng: random.Random) -> None:
    """Whoever is asked has an option, the first of which is the default; chance can answer."""
    ask = state.ask()
    if isinstance(ask, Decision):
        demand(bool(ask.options), "nobody is asked")
        demand(all(ask.options.values()), "a seat is asked without an option")
        demand(ask.prompt in subject.game.prompts, "{} is not among the game's prompts", ask.prompt)
        for seat in ask.seats:
            demand(ask.default(seat) in ask.options[seat], "the default of seat {} is no option", seat)
    elif isinstance(ask, Over):
        seats = len(everyone(subject, state)) - 1
        demand(len(ask.ranks) == seats, "{} ranks for {} seats", len(ask.ranks), seats)
        demand(min(ask.ranks) == 1, "nobody won: ranks {}", ask.ranks)
        demand(max(ask.ranks) <= seats, "ranks {} for {} seats", ask.ranks, seats)


def nothing_is_lost(subject: Subject, state: State[Any], rng: random.Random) -> None:
    """What a game never makes nor loses is the same after any input."""
    after = state.clone()
    any_input(after, rng)
    before, now = subject.conserved(state), subject.conserved(after)
    demand(now == before, "{} was conserved, and became {}", before, now)


def chance_is_asked(subject: Subject, state: State[Any], rng: random.Random) -> None:
    """Every outcome is taken and written back; every impossible one is refused, and changes nothing."""
    ask, before = state.ask(), subject.game.dump(state)
    nonsense: tuple[Any, ...] = ((), (0,), (7,), ("?",), (1, 1, 1, 1, 1, 1, 1), None, 4, [4], "4")
    for outcome in nonsense:
        if isinstance(ask, Chance) and isinstance(outcome, tuple) and ask.accepts(outcome):
            continue
        demand_refusal(partial(state.happen, outcome), "chance answered {}, and it was accepted", outcome)
    demand(subject.game.dump(state) == before, "a refused outcome changed the position")
    if isinstance(ask, Chance):
        demand(ask.accepts(ask.sample(rng)), "{} does not accept its own sample", ask)
        for outcome in (ask.sample(rng), *ask.outcomes[:: len(ask.outcomes) // 12 + 1]):
            demand(ask.parse(ask.words(outcome)) == outcome, "the words of {} name another", outcome)
            state.clone().happen(outcome)


def stale_input_is_refused(subject: Subject, state: State[Any], rng: random.Random) -> None:
    """An answer to an earlier or a later position is refused, and changes nothing."""
    ask, before = state.ask(), subject.game.dump(state)
    for at in (state.played - 1, state.played + 1):
        if isinstance(ask, Decision):
            late = partial(state.choose, ask.seats[0], ask.options[ask.seats[0]][0], at=at)
        elif isinstance(ask, Chance):
            late = partial(state.happen, ask.sample(rng), at=at)
        else:
            continue
        refused = demand_refusal(late, "an answer to position {} was accepted", at)
        demand(refused.reason == "stale", "an answer to position {} was refused for {}", at, refused)
    demand(subject.game.dump(state) == before, "a stale answer changed the position")


def views_survive_imagination(subject: Subject, state: State[Any], rng: random.Random) -> None:
    """What a seat imagines from its view gives the same view and the same briefing."""
    game = subject.game
    for seat in everyone(subject, state):
        view = game.view(state, seat)
        imagined = game.imagine(view, rng)
        demand(game.view(imagined, seat) == view, "what seat {} imagines looks otherwise to it", seat)
        same = game.brief(imagined, seat).encode() == game.brief(state, seat).encode()
        demand(same, "what seat {} imagines tells it something else", seat)


def secrets_change_no_byte(subject: Subject, state: State[Any], rng: random.Random) -> None:
    """What a seat cannot know changes nothing that it receives, now or by any one input from here."""
    game = subject.game
    for seat in everyone(subject, state):
        before = received(game, state, seat)
        for other in subject.lookalikes(state, seat):
            same = received(game, other, seat) == before
            demand(same, "seat {} can tell {} from {}", seat, other, state)
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
    # Each position may show something that the other does not.
    told = {event.kind for event in (*ours, *theirs) if event.heard_by(seat)}
    if subject.reveals is None or told & set(subject.reveals):
        return
    if game.view(one, seat) == game.view(two, seat):
        news, others = told_to(seat, ours), told_to(seat, theirs)
        demand(news == others, "seat {} is told {}, and elsewhere {}", seat, news, others)
    elif subject.parts is not None:
        shown = bool(told & set(subject.parts))
        demand(shown, "seat {} sees a difference that nobody told it of", seat)


def told_to(seat: Seat | None, events: list[Event]) -> list[object]:
    return [event.plain() for event in events if event.heard_by(seat)]


def patches_lead_from_view_to_view(subject: Subject, state: State[Any], rng: random.Random) -> None:
    """What is sent of a change leads from what a seat saw to what it sees, and names the places plainly."""
    game, later, shared = subject.game, state.clone(), SharedPatches()
    for _ in range(1 + int(rng.random() * 3)):
        any_input(later, rng)
    for seat in everyone(subject, state):
        before, after = game.view(state, seat), game.view(later, seat)
        seen = json.loads(json.dumps(before.plain()))
        apply_patch(seen, json.loads(json.dumps(view_patch(before, after, shared))))
        demand(seen == json.loads(json.dumps(after.plain())), "the patch of seat {} leads elsewhere", seat)
        demand(not view_patch(after, after), "seat {} is sent a change where there is none", seat)
        places = [name for name in _names(after.plain()) if set(name) & set("/~")]
        demand(not places, "a patch cannot name {}", places)


def _names(plain: object) -> Iterator[str]:
    if isinstance(plain, dict):
        yield from map(str, plain)
    for value in plain.values() if isinstance(plain, dict) else plain if isinstance(plain, list) else ():
        yield from _names(value)


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
            same = subject.game.dump(one) == subject.game.dump(two)
            demand(same, "{} of seat {} and {} of seat {}: the order matters", a, first, b, second)


def the_awaited_are_known(subject: Subject, state: State[Any], rng: random.Random) -> None:
    """Everybody knows of all who are asked, and each seat exactly whether it is asked itself."""
    ask = state.ask()
    asked = ask.seats if isinstance(ask, Decision) else ()
    for seat in everyone(subject, state):
        awaited = subject.game.awaited(state, seat)
        everybody = set(range(subject.seats_at(state)))
        all_known = set(asked) <= set(awaited) <= everybody
        demand(all_known, "seats {} are asked, and seat {} knows of {}", asked, seat, awaited)
        demand(list(awaited) == sorted(set(awaited)), "the awaited are not in order: {}", awaited)
        itself = seat is None or (seat in awaited) == (seat in asked)
        demand(itself, "seat {} does not know whether it is asked itself", seat)
        demand(isinstance(ask, Decision) or not awaited, "nobody is asked, and {} are awaited", awaited)
        told = subject.game.brief(state, seat).plain()["awaited"]
        demand(told == list(awaited), "seat {} is told that {} are awaited", seat, told)


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
    patches_lead_from_view_to_view,
    answers_in_a_window_commute,
    the_awaited_are_known,
    orders_stay_within_the_law,
    orders_betray_nothing,
)
