"""Make positions of the race in one call, and play and read them in words.

    state = race(pos=[7, 7, 3], gold=[3, 3, 3], faces="A A K K 9", shown="12", cards=[["spurs"], [], []])
    done = play(state, "0 stand none, 0 claim pair", "1 doubt")
    assert done.told == [...] and done.changed == {...}
    assert asked(state) == "chase 1"

Whatever is not given has a default: 30 nuggets less the purses are in the bank, and the cards nobody holds,
of 20, are in the pile.  Inputs are the words of a record: `0 claim pair`, `chance dice A K Q J 10`,
`chance card spurs`, `chance shot touched r1 fell r1`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

import pytest

import posse
from posse.games.pony_express.rules import PonyExpress, Race
from posse.games.pony_express.rules.dice import ALL, DICE, NAMES
from posse.games.pony_express.rules.flow import Phase
from posse.games.pony_express.rules.table import DECK
from posse.games.pony_express.rules.turn import Ready, Rerolls, Rolling
from posse.kernel import Chance, Decision, Event, Over, Setting, State

GAME: Final = PonyExpress()
NUGGETS: Final = 30
CARDS: Final = 20
DESERT: Final = 25


def race(
    pos: Sequence[int],
    *,
    phase: Phase | None = None,
    gold: Sequence[int] | None = None,
    active: int = 0,
    faces: str = "",
    shown: str = "",
    jailed: Iterable[int] = (),
    cards: Sequence[Sequence[str]] = (),
    pile: Sequence[str] | None = None,
    under: Sequence[str] = (),
    drawn: Sequence[str] = (),
    first: int = 0,
    rounds: int = 1,
    crossed: Iterable[int] = (),
    peeked: Iterable[int] = (),
    rules: Mapping[str, Setting] | None = None,
    **options: Setting,
) -> State[Race]:
    """Return a position in which `active` has rolled `faces`; the digits `shown` name the dice in the open.

    Without a `phase` it is the decision about rerolls, none bought so far; without dice, the moment before
    the first roll.  With a `pile`, all cards not named here have been played already; `drawn` are the cards
    of a relay's phase.  `crossed` names riders who were in the desert and have left it.  Table options are
    given by name, or together as `rules`.
    """
    seats = len(pos)
    t = GAME.setup(seats, {**(rules or {}), **options}).table
    t.pos = tuple(pos)
    t.gold = tuple(gold or [3] * seats)
    t.bank = NUGGETS - sum(t.gold)
    t.active, t.first, t.rounds = active, first, rounds
    t.jailed, t.peeked = _bits(jailed), _bits(peeked)
    t.crossed = _bits({*crossed, *[seat for seat in range(seats) if pos[seat] >= DESERT]})
    t.faces = tuple([NAMES.index(face) for face in faces.split()])
    t.shown = _bits([int(digit) - 1 for digit in shown])
    _deal(t, cards, pile, under, drawn)
    if phase is None:
        phase = Rerolls(True) if faces else Ready() if t.cards[active] else Rolling(ALL, True)
    state: State[Race] = State(t, phase)
    assert t.bank >= 0
    assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)
    state.listen()
    return state


def _bits(numbers: Iterable[int]) -> int:
    return sum([1 << number for number in set(numbers)])


def _deal(
    t: Race,
    cards: Sequence[Sequence[str]],
    pile: Sequence[str] | None,
    under: Sequence[str],
    drawn: Sequence[str],
) -> None:
    if not t.rules.items:
        assert not any([cards, pile, under, drawn])
        return
    hands = [*cards, *[()] * (t.seats - len(cards))]
    left = list(DECK)
    for item in [*[item for hand in hands for item in hand], *(pile or ()), *under, *drawn]:
        left.remove(item)
    t.cards = tuple([tuple(hand) for hand in hands])
    t.under = tuple(under)
    t.rest, t.played = (tuple(left), ()) if pile is None else (tuple(sorted(pile)), tuple(left))
    assert sum(map(len, t.cards)) + len(t.rest) + len(t.under) + len(t.played) + len(drawn) == CARDS


# -- playing inputs, in the words of a record


class Done(NamedTuple):
    """The result of a play: the public events, everything that changed on the table (see `pieces`), and the
    secret events, each with its seat: `0: rolled seat=0 dice=A A K K 9`."""

    told: list[str]
    changed: dict[str, str]
    secret: list[str]


def put(state: State[Race], words: str) -> None:
    """Play one input."""
    who, _, what = words.partition(" ")
    if who != "chance":
        state.choose(int(who), GAME.catalogue.parse(what))
        return
    ask = state.ask()
    kind, _, outcome = what.partition(" ")
    if not isinstance(ask, Chance) or kind != ask.kind:
        raise posse.Illegal("no-chance", outcome=what)
    state.happen(ask.parse(outcome))


def play(state: State[Race], *inputs: str) -> Done:
    """Play the inputs, separated by commas or given one by one."""
    before = pieces(state)
    state.listen()
    state.take_events()
    for words in [words.strip() for line in inputs for words in line.split(",")]:
        put(state, words)
    conserved(state)
    events = state.take_events()
    after = pieces(state)
    return Done(
        [in_words(event) for event in events if event.audience is None],
        {name: words for name, words in after.items() if before[name] != words},
        [
            f"{' '.join(map(str, event.audience))}: {in_words(event)}"
            for event in events
            if event.audience is not None
        ],
    )


def refused(state: State[Race], words: str) -> str:
    """Return why the input is refused: the reason and its details.  It must change nothing."""
    before, asked_before = GAME.dump(state), asked(state)
    state.listen()
    state.take_events()
    with pytest.raises(posse.Illegal) as refusal:
        put(state, words)
    assert GAME.dump(state) == before
    assert asked(state) == asked_before
    assert state.take_events() == []
    return str(refusal.value)


def in_words(event: Event) -> str:
    """Return an event in words: `cup seat=0 dice=A A ? ? ? rolled=5`, without the scene of a shot."""
    told = [
        f"{name}={' '.join(map(str, value)) if isinstance(value, tuple) else value}"
        for name, value in event.args.items()
        if name != "scene"
    ]
    return " ".join([event.kind, *told])


# -- reading a position


def pieces(state: State[Race]) -> dict[str, str]:
    """Return the whole table in words.

    `r0`: the rider's space, gold and prison (`7 $3 jailed`); `hand0`: its cards; `dice`: those under the
    cup in brackets; `turn`: round and whose turn; `bank`, `pile` (how many), `under`, `played`, `crossed`.
    """
    t = state.table
    words = {"turn": f"{t.rounds} r{t.active}", "first": f"r{t.first}", "bank": str(t.bank)}
    for seat in range(t.seats):
        words[f"r{seat}"] = f"{t.pos[seat]} ${t.gold[seat]}{' jailed' if t.is_jailed(seat) else ''}"
        words[f"hand{seat}"] = " ".join(t.cards[seat])
    words["pile"] = str(len(t.rest))
    words["under"] = " ".join(t.under)
    words["played"] = " ".join(t.played)
    words["crossed"] = " ".join([f"r{seat}" for seat in range(t.seats) if t.crossed >> seat & 1])
    words["dice"] = " ".join(
        [NAMES[face] if t.shown >> i & 1 else f"({NAMES[face]})" for i, face in enumerate(t.faces)]
    )
    return words


def riders(state: State[Race]) -> list[str]:
    """Return `7 $3 jailed` for each rider."""
    words = pieces(state)
    return [words[f"r{seat}"] for seat in range(state.table.seats)]


def asked(state: State[Race]) -> str:
    """Return what is asked: prompt and seats (`doubt 1 2`), `dice 5`, `card`, `shot`, or `over 1 2 2`."""
    ask = state.ask()
    if isinstance(ask, Decision):
        return " ".join([ask.prompt, *map(str, ask.seats)])
    if isinstance(ask, Chance):
        count = f" {len(ask.outcomes[0])}" if ask.kind == "dice" else ""
        return ask.kind + count
    assert isinstance(ask, Over)
    return f"over {' '.join(map(str, ask.ranks))}"


def may(state: State[Race], seat: int) -> list[str]:
    """Return the seat's options as words, the default first."""
    ask = state.ask()
    assert isinstance(ask, Decision)
    return [str(action) for action in ask.options[seat]]


def conserved(state: State[Race]) -> None:
    """Check that no nugget, card or die is lost or made, and that the position can be saved."""
    t = state.table
    assert sum(t.gold) + t.bank == NUGGETS
    assert min(*t.gold, t.bank) >= 0
    assert len(t.faces) in (0, DICE)
    saved = GAME.dump(state)
    assert GAME.dump(GAME.load(saved)) == saved
