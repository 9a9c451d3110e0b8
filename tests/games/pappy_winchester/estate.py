"""Make positions of the estate in one call, and play and read them in words.

    state = estate(purses=[8, 3, 0], plots=[[1, 10], [], [7]], tokens={17: "saloon"}, saloon=4, first=1)
    done = play(state, "chance plot 17, 1 bid 2, 2 pass, 0 pass")
    assert done.told == [...] and done.changed == {...}
    assert asked(state) == "bid 1"

A position is always the moment before the next plot is drawn.  Whatever is not given has a default: the
notes nobody has are in the bank, the tokens not named are spread over the land and the buyers, and seat 0
took the piles not named.  Money is counted in notes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import pytest

import posse
from golden.words import put, shown
from posse.games.pappy_winchester.rules import Estate, PappyWinchester
from posse.games.pappy_winchester.rules.auction import Drawing
from posse.games.pappy_winchester.rules.table import NO_TOKEN, NOBODY, UNKNOWN
from posse.kernel import Chance, Decision, Over, Setting, State, replaced

GAME: Final = PappyWinchester()
# Typed from the rulebook and the rules page, not taken from the code.
NOTES: Final = 110
PLOTS: Final = range(1, 20)
PILES: Final = (3, 4, 5, 6, 7)
TOKENS: Final = {"move": 7, "saloon": 6, "rumour": 6}
COMMON: Final = (
    "one_of_each_terrain",
    "one_of_each_token",
    "five_plots",
    "last_auction",
    "three_connected",
    "four_same_token",
    "three_off_river",
    "three_off_rails",
    "empty_saloon",
    "four_isolated",
)
PERSONAL: Final = (
    "forest",
    "desert",
    "prairie",
    "river",
    "saloon",
    "rails",
    "mines",
    "ranch",
    "rumour_tokens",
    "move_tokens",
)


def estate(
    *,
    purses: Sequence[int] = (8, 8, 8),
    plots: Sequence[Sequence[int]] = (),
    first: int = 0,
    saloon: int = 1,
    tokens: Mapping[int, str] | None = None,
    held: Sequence[str] = (),
    common: Sequence[str] = (),
    secret: Sequence[str] = (),
    dueless: Iterable[int] = (),
    boat: str = "w1",
    train: str = "r1",
    cards: Mapping[str, tuple[int, Sequence[int]]] | None = None,
    spied: Mapping[str, Sequence[int]] | None = None,
    rules: Mapping[str, Setting] | None = None,
    version: int = GAME.rules,
    **options: Setting,
) -> State[Estate]:
    """Return a position before a plot is drawn.

    `held` and `secret` name each heir's tokens and objectives: `"move rumour"`, `"forest river"`.  `common`
    are the objectives still open, on the piles of 3, 4, 5 notes and so on.  `cards` are the hidden cards that
    were looked at, with their value and the heirs who looked: `{"mine2": (6, [1])}`; `spied` are the
    objectives that were looked at.
    Table options are given by name, or together as `rules`; `version` is that of the game's rules.
    """
    seats = len(purses)
    t = GAME.by_rules(version).setup(seats, {**(rules or {}), **options}).table
    t.first, t.saloon, t.boat, t.train = first, saloon, boat, train
    t.purses = tuple(purses)
    t.hats = tuple([_bits(own) for own in [*plots, *[()] * (seats - len(plots))]])
    t.duels = _bits(set(range(seats)) - set(dueless))
    t.common = (*common, *[objective for objective in COMMON if objective not in common])[: len(PILES)]
    t.taken = (NOBODY,) * len(common) + (0,) * (len(PILES) - len(common))
    t.bank = NOTES - sum(purses) - saloon - sum(PILES[: len(common)])
    _spread(t, tokens or {}, held)
    _hide(t, cards or {})
    _deal(t, secret, spied or {})
    state: State[Estate] = State(t, Drawing())
    conserved(state)
    return state


def _spread(t: Estate, tokens: Mapping[int, str], held: Sequence[str]) -> None:
    """Lay a token on each plot for sale, and give each heir as many as they have plots."""
    left = dict(TOKENS)
    for kind in [*tokens.values(), *" ".join(held).split()]:
        left[kind] -= 1

    def any_kind() -> str:
        kind = max(left, key=lambda kind: left[kind])
        left[kind] -= 1
        return kind

    for seat, own in enumerate(t.hats):
        named = held[seat].split() if seat < len(held) else []
        for kind in [*named, *[any_kind() for _ in range(own.bit_count() - len(named))]]:
            at = 3 * seat + list(TOKENS).index(kind)
            t.held = replaced(t.held, at, t.held[at] + 1)
    for plot in PLOTS:
        if t.owned >> plot & 1:
            token = NO_TOKEN
        elif t.rules.tokens_hidden:
            token = UNKNOWN
        else:
            token = tokens[plot] if plot in tokens else any_kind()
        t.lying = replaced(t.lying, plot, token)


def _hide(t: Estate, cards: Mapping[str, tuple[int, Sequence[int]]]) -> None:
    """Lay the hidden cards; those of plots already bought are turned over."""
    decks = {"mine": [0, 2, 3, 4, 6], "ranch": [0, 4, 8]}
    for card, (value, _) in cards.items():
        decks[card.rstrip("0123456789")].remove(value)
    for at, (plot, kind) in enumerate(t.land.cards):
        name = t.land.card_ids[at]
        if name in cards:
            t.value(at, cards[name][0])
            t.seen = replaced(t.seen, at, _bits(cards[name][1]))
        if t.owned >> plot & 1:
            t.buried &= ~(1 << at)
            t.value(at, t.values[at] if name in cards else decks[kind].pop())


def _deal(t: Estate, secret: Sequence[str], spied: Mapping[str, Sequence[int]]) -> None:
    pool = [objective for objective in PERSONAL if objective not in " ".join(secret).split()]
    for seat in range(t.seats):
        named = tuple(secret[seat].split()) if seat < len(secret) else ()
        t.objectives = replaced(t.objectives, seat, named or (pool.pop(0), pool.pop(0)))
    for card, seats in spied.items():
        t.spied = replaced(t.spied, 2 * int(card[4]) + "ab".index(card[5]), _bits(seats))


def _bits(numbers: Iterable[int]) -> int:
    return sum([1 << number for number in set(numbers)])


# -- playing inputs, in the words of a record


class Done(NamedTuple):
    """The result of a play: the public events, everything that changed on the table (see `pieces`), and the
    secret events, each with its seat: `0: saw card=mine2 value=6`."""

    told: list[str]
    changed: dict[str, str]
    secret: list[str]


def play(state: State[Estate], *inputs: str) -> Done:
    """Play the inputs, separated by commas or given one by one."""
    before = pieces(state)
    state.listen()
    state.take_events()
    for words in [words.strip() for line in inputs for words in line.split(",")]:
        put(GAME, state, words)
        conserved(state)
    events = state.take_events()
    after = pieces(state)
    return Done(
        [shown(event) for event in events if event.audience is None],
        {name: words for name, words in after.items() if before[name] != words},
        [f"{' '.join(map(str, event.audience))}: {shown(event)}" for event in events if event.audience],
    )


def sold(state: State[Estate], plot: int, price: int = 1) -> Done:
    """Draw the plot; the first player bids `price`, and all others pass."""
    t = state.table
    others = [f"{(t.first + step) % t.seats} pass" for step in range(1, t.seats)]
    return play(state, f"chance plot {plot}", f"{t.first} bid {price}", *others)


def settled(state: State[Estate]) -> list[str]:
    """Answer every decision with its default, and chance with its first outcome, until the next plot is drawn
    or the game is over.  Return the public events."""
    told = []
    while asked(state) != "plot" and not asked(state).startswith("over"):
        ask = state.ask()
        kind = f"chance {ask.kind}" if isinstance(ask, Chance) else asked(state).split()[1]
        told += play(state, f"{kind} {ask.outcomes[0][0] if isinstance(ask, Chance) else may(state)[0]}").told
    return told


def refused(state: State[Estate], words: str) -> str:
    """Return why the input is refused: the reason and its details.  It must change nothing."""
    before = _dumped(state)
    state.listen()
    state.take_events()
    with pytest.raises(posse.Illegal) as refusal:
        put(GAME, state, words)
    assert _dumped(state) == before
    assert state.take_events() == []
    return str(refusal.value)


# -- reading a position


def pieces(state: State[Estate]) -> dict[str, str]:
    """Return the whole table in words.

    `heir0`: purse and plots (`$8 1 10`); `tokens0`: the tokens taken; `saloon`, `bank`, `first`, `boat`,
    `train`; `duels`: who still has the token; `piles`: who took which; `looked`: who saw which card.
    """
    t = state.table
    words = {"saloon": f"${t.saloon}", "bank": f"${t.bank}", "first": str(t.first), "boat": t.boat}
    words |= {"train": t.train, "duels": _seats(t.duels)}
    for seat in range(t.seats):
        own = [str(plot) for plot in PLOTS if t.hats[seat] >> plot & 1]
        words[f"heir{seat}"] = " ".join([f"${t.purses[seat]}", *own])
        kinds = zip(TOKENS, t.tokens_of(seat), strict=True)
        words[f"tokens{seat}"] = " ".join([f"{kind} {count}" for kind, count in kinds if count])
    taken = zip(t.common, t.taken, strict=False)
    words["piles"] = " ".join([f"{objective}:{seat}" for objective, seat in taken if seat != NOBODY])
    dealt = [f"heir{seat}{which}" for seat in range(t.seats) for which in "ab"]
    masks = zip((*t.land.card_ids, *dealt), (*t.seen, *t.spied), strict=True)
    words["looked"] = ", ".join([f"{card} {_seats(mask)}" for card, mask in masks if mask])
    return words


def _seats(mask: int) -> str:
    return " ".join([str(seat) for seat in range(5) if mask >> seat & 1])


def purses(state: State[Estate]) -> list[int]:
    return list(state.table.purses)


def asked(state: State[Estate]) -> str:
    """Return what is asked: prompt and seat (`bid 1`), the kind of chance, or `over 1 2 2`."""
    ask = state.ask()
    if isinstance(ask, Decision):
        return " ".join([ask.prompt, *map(str, ask.seats)])
    if isinstance(ask, Chance):
        return ask.kind
    assert isinstance(ask, Over)
    return f"over {' '.join(map(str, ask.ranks))}"


def may(state: State[Estate]) -> list[str]:
    """Return the options of the seat asked, as words, the default first."""
    ask = state.ask()
    assert isinstance(ask, Decision)
    [options] = ask.options.values()
    return [str(action) for action in options]


def sees(state: State[Estate], seat: int | None) -> Any:
    """Return the view as plain data, as the page gets it."""
    return GAME.view(state, seat).plain()


def conserved(state: State[Estate]) -> None:
    """Check that no note is lost or made, that no heir owes any, and that the position can be saved."""
    t = state.table
    left = sum([prize for prize, taker in zip(PILES, t.taken, strict=True) if taker == NOBODY])
    assert sum(t.purses) + t.saloon + left + t.bank == NOTES
    assert min(*t.purses, t.saloon) >= 0
    saved, game = _dumped(state), GAME.by_rules(t.rules.version)
    assert game.dump(game.load(saved)) == saved


def _dumped(state: State[Estate]) -> str:
    return GAME.by_rules(state.table.rules.version).dump(state)
