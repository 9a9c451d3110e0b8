"""What the laws need to know of this game: what an heir cannot know, what is conserved, sample sentences.

An heir does not know the others' purses, objectives and the cards that only they have seen.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import product

from posse.games.pappy_winchester.bots.reasons import REASONS
from posse.games.pappy_winchester.rules import Estate, land, will
from posse.games.pappy_winchester.rules.auction import Bidding, Called, Calling, Duelling
from posse.games.pappy_winchester.rules.ending import Will
from posse.games.pappy_winchester.rules.purchase import Peeking
from posse.kernel import Event, Record, Seat, State, load
from posse.laws import Sentences, Subject, any_input, setups

MINES, RANCH = (0, 2, 3, 4, 6), (0, 4, 8)
PERSONAL = (
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


def undisclosed(state: State[Estate], seat: Seat | None) -> Iterator[State[Estate]]:
    """Other purses behind the same payments, other objectives dealt, other cards seen by others."""
    if isinstance(state.phase, Will):
        return  # the reading of the will hides nothing
    rng = random.Random(state.played)
    if not state.table.rules.open_ledger:
        for _ in range(2):
            yield State(_other_purses(state, seat, rng), state.phase, state.played)
    yield State(_other_objectives(state.table.copy(), seat, rng), state.phase, state.played)
    yield State(_other_cards(state.table.copy(), seat, rng), state.phase, state.played)
    both = _other_cards(_other_objectives(state.table.copy(), seat, rng), seat, rng)
    yield State(both, state.phase, state.played)


def _other_purses(state: State[Estate], seat: Seat | None, rng: random.Random) -> Estate:
    """The others' money, note by note to any of them; only a bid that stands must be payable."""
    t, phase = state.table.copy(), state.phase
    others = [s for s in range(t.seats) if s != seat]
    least = dict.fromkeys(others, 0)
    if isinstance(phase, Bidding | Calling | Called) and phase.bidder in least:
        least[phase.bidder] = phase.bid
    if isinstance(phase, Duelling):
        least |= {s: phase.bid for s in (phase.challenger, phase.rival) if s in least}
    notes = sum([t.purses[s] for s in others]) - sum(least.values())
    poor = rng.choice(others)  # one is left with what he needs: an empty purse, mostly
    purses = [least.get(s, purse) for s, purse in enumerate(t.purses)]
    for _ in range(notes):
        purses[rng.choice([s for s in others if s != poor])] += 1
    t.purses = tuple(purses)
    return t


def _other_objectives(t: Estate, seat: Seat | None, rng: random.Random) -> Estate:
    """All objectives that this seat does not know, dealt anew, those left in the box among them."""
    places = [(s, k) for s, pair in enumerate(t.objectives) for k in range(len(pair))]
    known = [(s, k) for s, k in places if s == seat or (seat is not None and t.spied[2 * s + k] >> seat & 1)]
    pool = [o for o in PERSONAL if o not in [t.objectives[s][k] for s, k in known]]
    rng.shuffle(pool)
    t.objectives = tuple(
        [
            tuple([o if (s, k) in known else pool.pop() for k, o in enumerate(pair)])
            for s, pair in enumerate(t.objectives)
        ]
    )
    return t


def _other_cards(t: Estate, seat: Seat | None, rng: random.Random) -> Estate:
    """What others saw on the land may have been any card that is not accounted for."""
    for kind, deck in (("mine", MINES), ("ranch", RANCH)):
        cards = [card for card, (_, other) in enumerate(t.land.cards) if other == kind]
        secret = [
            card
            for card in cards
            if t.values[card] >= 0 and t.buried >> card & 1
            if seat is None or not t.seen[card] >> seat & 1
        ]
        pool = list(deck)
        for card in cards:
            if t.values[card] >= 0 and card not in secret:
                pool.remove(t.values[card])
        rng.shuffle(pool)
        for card in secret:
            t.value(card, pool.pop())
    return t


def other_wills(record: Record, seat: Seat | None, rng: random.Random) -> Iterator[list[str]]:
    """The same game with other objectives dealt, but for those that this seat held or ever looked at."""
    looked = {words.split()[2] for words in record.inputs if words.startswith(f"{seat} look heir")}
    dealt = [at for at, words in enumerate(record.inputs) if words.startswith("chance objectives")]
    pairs = [record.inputs[at].split()[2:] for at in dealt]
    known = {f"heir{s}{k}" for s in range(len(pairs)) for k in "ab" if s == seat} | looked
    kept = [
        o for s, pair in enumerate(pairs) for k, o in zip("ab", pair, strict=True) if f"heir{s}{k}" in known
    ]
    pool = [o for o in PERSONAL if o not in kept]
    rng.shuffle(pool)
    inputs = list(record.inputs)
    for s, (at, pair) in enumerate(zip(dealt, pairs, strict=True)):
        told = [o if f"heir{s}{k}" in known else pool.pop() for k, o in zip("ab", pair, strict=True)]
        inputs[at] = " ".join(["chance objectives", *told])
    yield inputs


def other_histories(record: Record, seat: Seat | None, rng: random.Random) -> Iterator[list[str]]:
    yield from other_wills(record, seat, rng)
    yield from other_looks(record, seat, rng)


def other_looks(record: Record, seat: Seat | None, rng: random.Random) -> Iterator[list[str]]:
    """The same game in which another saw another card, up to where this seat gets to see it too."""
    looks: list[tuple[int, int, str, list[int]]] = []
    ends: dict[int, int] = {}
    for at, state in enumerate(record.replay()):
        t, phase = state.table, state.phase
        if isinstance(phase, Peeking) and phase.seat != seat:
            looks.append(
                (at, phase.card, t.land.cards[phase.card][1], list(t.left(t.land.cards[phase.card][1])))
            )
        for _, card, _, _ in looks:
            if not t.buried >> card & 1 or (seat is not None and t.seen[card] >> seat & 1):
                ends.setdefault(card, at)
    for at, card, kind, left in looks:
        # Up to the input that shows it: none, where he looked at the mine that he had just bought.
        told = record.inputs[at : ends.get(card, len(record.inputs)) - 1]
        drawn = [int(words.split()[2]) for words in told if words.startswith(f"chance {kind} ")]
        others = [value for value in left if value not in drawn]
        if told and others:
            yield [*record.inputs[:at], f"chance {kind} {rng.choice(others)}", *told[1:]]


def inheritance(state: State[Estate]) -> object:
    """All money, to the note; nineteen plots and tokens; nobody pays what he does not have."""
    t = state.table
    assert min(t.purses) >= 0
    assert t.saloon >= 0
    sold = sum([own.bit_count() for own in t.hats])
    assert sold == sum(t.hats).bit_count(), "a plot has two hats"
    assert sold - 1 <= sum(t.held) <= sold, "a token is taken with each plot, soon after"
    if isinstance(state.phase, Will):
        assert sum(t.hats) == sum([1 << plot for plot in range(1, 20)])
        assert [sum(t.held[kind::3]) for kind in range(3)] == [7, 6, 6]
        assert not t.buried
    piles = sum([prize for prize, taker in zip((3, 4, 5, 6, 7), t.taken, strict=True) if taker < 0])
    return sum(t.purses) + t.saloon + piles + t.bank


# --- sentences ---

HEIRS = ("ada", "boyd", "cleo", "dexter", "etta")


def _auctions() -> Iterator[tuple[State[Estate], random.Random]]:
    auctions = subject()
    for seed, (seats, options) in product(range(2), list(setups(auctions))):
        yield auctions.game.setup(seats, options), random.Random(seed)
    # Two rare moments: by the first version of the rules the last one left was refused a higher bid (PW-R7);
    # and where the bidder may call the duel, its winner may be unable to pay (PW-R17).
    for seed in range(6):
        yield _reached(auctions.game.by_rules(1).setup(3), _left_alone, seed), random.Random(seed)
        yield _reached(auctions.game.setup(3, {"duel_by": "either"}), _called_poor, seed), random.Random(seed)


def _reached(start: State[Estate], wanted: Callable[[State[Estate]], bool], seed: int) -> State[Estate]:
    """The first such moment in a game played at random, or in the next one."""
    rng = random.Random(seed)
    state = start.clone()
    while not wanted(state):
        if any_input(state, rng) is None:
            state = start.clone()
    return state


def _left_alone(state: State[Estate]) -> bool:
    phase = state.phase
    return isinstance(phase, Bidding) and phase.alone and state.table.purses[phase.turn] > 8


def _called_poor(state: State[Estate]) -> bool:
    return isinstance(state.phase, Called) and state.table.purses[state.phase.rival] < state.phase.bid


def _samples() -> Iterator[tuple[Event, tuple[str, ...]]]:
    for seat, heir in enumerate(HEIRS):
        said = heir.capitalize()
        yield Event("bid", {"seat": seat, "amount": 12}), (said, "12")
        yield Event("forced", {"seat": seat, "plot": 17, "price": 0}), (said, "17")
        yield Event("looked", {"seat": 4 - seat, "card": f"heir{seat}b"}), (said,)
        yield Event("duelled", {"winner": seat, "loser": (seat + 1) % 5}), (said,)
        yield Event("ended", {"winners": (seat,), "seat": seat, "count": 1}), (said,)
    yield Event("shared", {"seat": 0, "each": 2, "tip": 1}), ("Ada", "2", "1")
    yield Event("ended", {"winners": (1, 3), "seat": 1, "count": 2}), ("2", "Boyd")


def _sentences() -> Sentences:
    more = {"land-about", "map-reconstructed", *[f"terrain-{terrain}" for terrain in land.TERRAINS]}
    more |= {f"token-{kind}{part}" for kind in will.KINDS for part in ("", "-about")}
    objectives = (*will.COMMON, *will.PERSONAL)
    more |= {f"objective-{objective}{part}" for objective in objectives for part in ("", "-about")}
    names = ("heir", "first", "rival", "winner", "loser", "the-objective", "the-secret", "the-token")
    shared = ("title", "event-bid", "token-saloon", "terrain-prairie", "objective-prairie", "statistic-duels")
    return Sentences(
        rulings=("PW", 28),
        bot_reasons=REASONS,
        starts=_auctions,
        refusals_tried=12,
        own_choices={"map": land.SHIPPED},
        more=frozenset(more),
        alike=frozenset([*names, *shared, *[f"role-{heir}" for heir in HEIRS]]),
        unsaid={"laid": {"tokens"}, "ended": {"winners"}},  # lists; `seat` names a winner
        samples=tuple(_samples()),
    )


def subject() -> Subject:
    return Subject(
        load("pappy-winchester"),
        tables=(
            {},
            {"vehicles": "random", "tokens_hidden": True, "numbering": "common"},
            {"open_ledger": True},
            {"duel_by": "either"},
        ),
        unknown=undisclosed,
        twins=other_histories,
        conserved=inheritance,
        reveals=("forced", "unpaid", "revealed", "counted"),
        parts=("saw", "spied"),
        sentences=_sentences(),
    )
