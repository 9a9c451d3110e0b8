"""What the search of Pappy Winchester knows: past auctions, rivals' objectives, and how an auction ends."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from math import log
from statistics import fmean
from typing import Any

import pytest

from posse.games import load_package
from posse.games.pappy_winchester.bots.auction_outcome import DUEL_TOKEN_VALUE, AuctionOutcome
from posse.games.pappy_winchester.bots.belief import PAIRS, ObjectiveBelief
from posse.games.pappy_winchester.bots.evaluation import WEIGHTS, winning_chances
from posse.games.pappy_winchester.bots.history import AuctionHistory
from posse.games.pappy_winchester.bots.plot_values import PlotValues
from posse.games.pappy_winchester.rules import Estate, PappyWinchester
from posse.games.pappy_winchester.rules.actions import BIDS, DUEL, PASS
from posse.games.pappy_winchester.rules.auction import Bidding, Drawing
from posse.games.pappy_winchester.rules.ending import count
from posse.games.pappy_winchester.rules.land import PLOTS
from posse.games.pappy_winchester.rules.will import KINDS
from posse.kernel import Chance, Decision, Over, Seat, State, replaced

GAME = PappyWinchester()


def positions(seated: Sequence[str], seed: int, history: AuctionHistory) -> Iterator[State[Any]]:
    """Play a game between bots and yield every position; `history` hears what seat 0 hears."""
    state, rng = GAME.setup(len(seated), {}), random.Random(seed)
    state.listen()
    players = [
        load_package(GAME.name).make_bot(name, at, random.Random(at)) for at, name in enumerate(seated)
    ]
    while not isinstance(ask := state.ask(), Over):
        yield state
        if isinstance(ask, Chance):
            state.happen(ask.sample(rng))
        else:
            assert isinstance(ask, Decision)
            [seat] = ask.seats
            state.choose(seat, players[seat].choose(GAME.view(state, seat), ask.prompt, ask.options[seat]))
        told = state.take_events()
        for at, player in enumerate(players):
            player.hear([event for event in told if event.heard_by(at)])
        history.hear([event for event in told if event.heard_by(0)])
    yield state


# --- history ---


def test_the_history_rebuilds_the_land_of_every_auction() -> None:
    """At every draw of some games, the recorded land is what lay on the table."""
    for seats in (3, 5):
        history, lay = AuctionHistory(), []
        for state in positions(["greedy"] * seats, seats, history):
            if isinstance(state.phase, Bidding) and state.phase == Bidding(
                0, -1, (1 << seats) - 1, state.table.first
            ):
                t = state.table
                lay.append((t.plot, t.hats, t.held, t.taken, t.lying, t.saloon))
        told = [
            (
                it.plot,
                tuple(it.hats[:seats]),
                tuple(it.held[: seats * len(KINDS)]),
                tuple(it.taken),
                tuple(it.lying),
                it.saloon,
            )
            for it in history.auctions
        ]
        assert told == lay
        assert len(told) == 19


def test_the_history_knows_how_far_everybody_bid() -> None:
    history = AuctionHistory()
    for _ in positions(["greedy"] * 3, 4, history):
        pass
    for auction in history.auctions:
        for seat, price in auction.refused.items():
            assert price > auction.bids.get(seat, 0)
            assert price <= max(auction.bids.values(), default=0) + 1


# --- rivals' objectives ---


def test_bids_reveal_a_rivals_objectives() -> None:
    """The true pair is likelier than before after five auctions, and much likelier after fifteen."""
    found: dict[int, list[float]] = {5: [], 15: []}
    for seed in range(4):
        history = AuctionHistory()
        belief = ObjectiveBelief(history)
        for state in positions(["greedy"] * 4, seed, history):
            sold = state.table.owned.bit_count()
            if isinstance(state.phase, Drawing) and sold in found:
                found[sold] += [_insight(belief, state, rival) for rival in (1, 2, 3)]
    assert fmean(found[5]) > log(1.4)
    assert fmean(found[15]) > log(3)


def _insight(belief: ObjectiveBelief, state: State[Estate], rival: Seat) -> float:
    """Return how much likelier the true pair is than without any bids, as a logarithm."""
    weights = belief.weights(GAME.view(state, 0), rival)
    truth = state.table.objectives[rival]
    at = next(at for at, pair in enumerate(PAIRS) if set(pair) == set(truth))
    return log(weights[at] / sum(weights) * len(PAIRS))


def test_sampled_objectives_fit_what_is_known() -> None:
    """No objective is dealt twice, known ones stay in place, and every other objective is possible."""
    state = next(s for s in positions(["greedy"] * 4, 1, AuctionHistory()) if isinstance(s.phase, Drawing))
    spied = state.table.spied
    state.table.spied = replaced(spied, 2 * 2 + 1, 1)  # seat 0 looked at seat 2's second objective
    view, belief, rng = GAME.view(state, 0), ObjectiveBelief(AuctionHistory()), random.Random(1)
    seen = set()
    for _ in range(200):
        dealt = belief.sample_objectives(view, rng)
        assert len({objective for pair in dealt for objective in pair}) == 8
        assert dealt[0] == view.objectives[0]
        assert dealt[2][1] == view.objectives[2][1]
        seen |= {objective for pair in dealt[1:] for objective in pair}
    assert len(seen) == 10 - 2


# --- how an auction ends ---


def auction(limits: Sequence[float], duels: int = 0, purses: Sequence[int] = (20, 20, 20)) -> AuctionOutcome:
    """Return an auction with these limits."""
    state = next(s for s in positions(["greedy"] * 3, 2, AuctionHistory()) if isinstance(s.phase, Bidding))
    state.table.purses, state.table.duels, state.table.first = list(purses), duels, 1
    values = PlotValues(state.table)
    values.reservation_prices[:] = limits
    return AuctionOutcome(values, state.table, [0.0] * 3)


@pytest.mark.parametrize(
    ("limits", "phase", "outcome"),
    [
        ((5, 2, 0), Bidding(0, -1, 0b111, 0), (0, (2, 3))),  # the highest limit buys at the second highest
        ((5, 2, 0), Bidding(4, 1, 0b011, 0), (0, (5, 5))),  # the buyer must still overbid
        ((3, 2, 0), Bidding(4, 1, 0b011, 0), (1, (4, 4))),  # nobody goes further
        ((5, 9, 0), Bidding(1, 0, 0b101, 2), (0, (1, 1))),  # whoever passed is out
        ((0, 0, 0), Bidding(0, -1, 0b111, 0), (1, (1, 1))),  # nobody wants it: the first player must buy
        ((0.9, 2, 0), Bidding(0, -1, 0b111, 0), (1, (1, 1))),  # less than $1,000 is not a bid
    ],
)
def test_an_auction_ends_at_the_second_highest_limit(
    limits: Sequence[float], phase: Bidding, outcome: tuple[Seat, tuple[int, int]]
) -> None:
    buyer, price = auction(limits).sale(phase)
    assert buyer == outcome[0]
    assert outcome[1][0] <= price <= outcome[1][1]


def test_nobody_is_expected_to_bid_more_than_their_cash() -> None:
    assert auction((9, 4, 0), purses=(3, 20, 20)).sale(Bidding(0, -1, 0b111, 0))[0] == 1


def test_a_duel_token_never_harms_the_second_bidder() -> None:
    phase = Bidding(1, 0, 0b011, 1)
    armed, unarmed = (
        auction((9, 6, 0), duels=0b010).chances_from(phase),
        auction((9, 6, 0)).chances_from(phase),
    )
    assert armed[1] >= unarmed[1]


def test_passing_to_the_last_bidder_is_a_sale_and_a_duel_is_half_of_one() -> None:
    """Two heirs are left and the other has bid $3,000, so nobody's limit matters any more."""
    phase = Bidding(3, 1, 0b011, 0)
    drawn = auction((9, 9, 0))
    bought = auction((9, 0, 0)).chances_after(Bidding(2, 1, 0b011, 0), 0, BIDS[2])
    sold, shot = drawn.chances_after(phase, 0, PASS), drawn.chances_after(phase, 0, DUEL)
    assert shot[0] == pytest.approx((sold[0] + bought[0]) / 2 - DUEL_TOKEN_VALUE)
    assert shot[2] == pytest.approx((sold[2] + bought[2]) / 2)


# --- evaluation ---


def test_the_last_sale_is_evaluated_exactly() -> None:
    """For the buyer and price of the last sale, the plot's values equal the final count exactly."""
    compared = 0
    for seed in range(6):
        history = AuctionHistory()
        for state in positions(["greedy"] * 4, seed, history):
            t = state.table
            if isinstance(state.phase, Bidding) and t.owned.bit_count() == PLOTS - 1:
                plot, values, duels = t.plot, PlotValues(t), t.duels
        if plot in [where for where, _ in t.land.cards]:
            continue  # nobody can foresee the value of that card
        buyer = next(seat for seat in range(4) if t.hats[seat] >> plot & 1)
        price = max(history.auctions[-1].bids.values(), default=1)
        shares = count(t.land, t.hats, [t.tokens_of(seat) for seat in range(4)], t.purses, t.objectives, 0)
        for seat, share in enumerate(shares):
            paid = price if seat == buyer else -(price // 3)
            kept = WEIGHTS[0].duel * (duels >> seat & 1)
            assert values.wealth[buyer][seat] - kept - paid == pytest.approx(share.total)
            compared += 1
    assert compared > 8


def test_chances_add_up_and_sharpen_towards_the_end() -> None:
    early, late = (
        winning_chances([30, 34, 31], WEIGHTS[15].temperature),
        winning_chances([30, 34, 31], WEIGHTS[2].temperature),
    )
    assert sum(early) == pytest.approx(1) == sum(late)
    assert early[1] > early[2] > early[0]
    assert late[1] > early[1] > 1 / 3
