"""Shots, arrivals and poker games in one call, from the positions of `race`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from games.pony_express.race import Done, asked, play, race
from posse.games.pony_express.rules import Race
from posse.kernel import Decision, Setting, Shot, State

AIM: Final = "aim 0 0 21 0"
PAIR: Final = "A A K Q J"


def shoot(seat: int, touched: str = "", fell: str = "") -> str:
    """Return the inputs of one shot; by default, a miss."""
    return f"{seat} {AIM}, chance shot touched {touched} fell {fell}"


def believed(state: State[Race]) -> None:
    """All riders who may doubt the claim believe it."""
    ask = state.ask()
    if isinstance(ask, Decision) and ask.prompt == "doubt":
        play(state, *[f"{seat} believe" for seat in ask.seats])


def landed(
    pos: Sequence[int],
    *,
    active: int = 0,
    gold: Sequence[int] | None = None,
    jailed: Iterable[int] = (),
    cards: Sequence[Sequence[str]] = (),
    pile: Sequence[str] | None = None,
    under: Sequence[str] = (),
    wait: bool = False,
    rules: Mapping[str, Setting] | None = None,
    **options: Setting,
) -> State[Race]:
    """The active rider has come to its space by a normal move of one, which everybody believed.

    If it holds cards, it has declined to play one at the start, unless the test is to `wait` there.
    """
    before = [space - (seat == active) for seat, space in enumerate(pos)]
    state = race(
        before,
        active=active,
        gold=gold,
        jailed=jailed,
        cards=cards,
        pile=pile,
        under=under,
        faces=PAIR,
        rules={**(rules or {}), **options},
    )
    play(state, f"{active} stand none, {active} claim pair")
    believed(state)
    if asked(state) == f"arrived {active}" and not wait:
        play(state, f"{active} stay")
    state.take_events()
    assert state.table.pos[active] == pos[active]
    return state


def facing(
    pos: Sequence[int] = (11, 11, 2),
    *,
    active: int = 0,
    gold: Sequence[int] | None = None,
    jailed: Iterable[int] = (),
    cards: Sequence[Sequence[str]] = (),
    **options: Setting,
) -> State[Race]:
    """The active rider has landed on another's space and chosen the north-west corner."""
    state = landed(pos, active=active, gold=gold, jailed=jailed, cards=cards, rules=options)
    assert asked(state) == f"corner {active}"
    play(state, f"{active} place nw")
    return state


def shootout(state: State[Race], shots: int) -> list[int]:
    """Fire misses, one after another, and return who fired them."""
    fired = []
    for _ in range(shots):
        prompt, seat = asked(state).split()
        assert prompt == "aim"
        play(state, shoot(int(seat)))
        fired.append(int(seat))
    return fired


def tremor(state: State[Race]) -> int:
    """Return the tremor of the shot that is asked for."""
    ask = state.ask()
    assert isinstance(ask, Shot)
    return ask.tremor


def rolls(*dice: str) -> list[str]:
    return [f"chance dice {faces}" for faces in dice]


def moved_on(done: Done) -> list[str]:
    """Return the public events, without the beginning of the next turn."""
    return [words for words in done.told if words.split()[0] not in ("began", "round")]
