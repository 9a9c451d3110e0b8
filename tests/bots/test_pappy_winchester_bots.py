"""The greedy bidder: legal moves, the same moves from the same seed, blind to what is hidden, and sound at
auctions.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import pytest

import posse
from posse.games import load_package
from posse.games.pappy_winchester.bots.history import CashLedger
from posse.games.pappy_winchester.bots.objective_odds import exclusive_chances, majority_chances
from posse.games.pappy_winchester.rules import Estate, Rules
from posse.games.pappy_winchester.rules.actions import BIDS, DUEL, LOOKS, PASS, Bid
from posse.games.pappy_winchester.rules.auction import Bidding
from posse.games.pappy_winchester.rules.flow import Phase
from posse.games.pappy_winchester.rules.land import PLOTS, plots
from posse.games.pappy_winchester.rules.purchase import Moving, Rumour
from posse.games.pappy_winchester.rules.table import NOBODY
from posse.games.pappy_winchester.rules.will import KINDS, NOTES, PILES, TOKENS
from posse.kernel import Action, Chance, Decision, Over, Seat, State, replaced
from posse.lab.simulation import series
from posse.lab.statistics import share_interval

GAME = posse.load("pappy-winchester")
TABLES: tuple[Mapping[str, object], ...] = (
    {},
    {"vehicles": "random", "tokens_hidden": True, "numbering": "common"},
    {"open_ledger": True},
)


def wins(seats: int, games: int, seed: int) -> int:
    """Count the games in which one greedy bidder beats random ones; it plays every seat in turn."""
    won = 0
    for game in range(games):
        at = game % seats
        seated = ["greedy" if seat == at else "random" for seat in range(seats)]
        ranks = posse.play(GAME, seated, seed=f"{seed}/{game}").ranks
        won += ranks[at] == 1 and ranks.count(1) == 1
    return won


@pytest.mark.long
def test_greedy_beats_two_randoms() -> None:
    """The whole interval for its share of wins is above nine in ten."""
    assert share_interval(wins(3, 60, seed=1), 60)[0] > 0.9


@pytest.mark.sampled(3)
@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_table_is_played_to_its_end(seats: int, options: Mapping[str, object]) -> None:
    match = posse.play(GAME, ["greedy"] * seats, seed=seats, options=options)
    assert match.state.table.owned.bit_count() == PLOTS


# --- the ledger ---


def test_whoever_counts_knows_every_purse() -> None:
    """A spectator's ledger equals the purses after every input of some games."""
    for seats in (3, 4, 5):
        state, rng, ledger = GAME.setup(seats, {}), random.Random(seats), CashLedger()
        state.listen()
        while not isinstance(ask := state.ask(), Over):
            if isinstance(ask, Chance):
                state.happen(ask.sample(rng))
            elif isinstance(ask, Decision):
                [seat] = ask.seats
                state.choose(seat, rng.choice(ask.options[seat][:3]))
            ledger.hear([event for event in state.take_events() if event.heard_by(None)])
            assert tuple(ledger.purses(GAME.view(state, None))) == state.table.purses


def test_a_late_ledger_splits_the_hidden_cash_equally() -> None:
    view = GAME.view(Drawn(plot=9, purses=(20, 3, 7), turn=0).state(), 0)
    assert CashLedger().purses(view) == [20, 5, 5]


# --- drawn auctions ---


@dataclass
class Drawn:
    """An auction of three heirs: what everybody has, and the bidding so far. The objectives do not matter."""

    plot: int
    purses: Sequence[int] = (10, 10, 10)
    hats: Sequence[Sequence[int]] = ((), (), ())
    bid: int = 0
    bidder: Seat = NOBODY
    within: Sequence[Seat] = (0, 1, 2)
    turn: Seat = 0
    first: Seat = 0
    token: str = "rumour"
    saloon: int = 1
    duels: int = 0
    common: Sequence[str] = ("last_auction", "empty_saloon", "four_isolated", "five_plots", "four_same_token")
    objectives: Sequence[Sequence[str]] = (("forest", "saloon"), ("desert", "mines"), ("prairie", "river"))
    seen: Mapping[int, int] = field(default_factory=dict)
    """The values of the cards, by number, that seat 0 looked at: the mines in order, then the ranch."""
    phase: Phase | None = None

    def state(self) -> State[Estate]:
        table = Estate.laid_out(
            Rules.of({option.name: option.default for option in GAME.options}, GAME.rules), 3
        )
        table.hats = tuple([plots(own) for own in self.hats])
        table.plot, table.first, table.saloon, table.duels = self.plot, self.first, self.saloon, self.duels
        table.purses, table.boat, table.train = tuple(self.purses), "w1", "r1"
        table.bank = NOTES - sum(self.purses) - self.saloon - sum(PILES)
        table.common, table.objectives = tuple(self.common), tuple([tuple(p) for p in self.objectives])
        self._lay(table)
        for card, value in self.seen.items():
            table.value(card, value)
            table.seen = replaced(table.seen, card, 1)
        within = sum([1 << seat for seat in self.within])
        return State(table, self.phase or Bidding(self.bid, self.bidder, within, self.turn))

    def _lay(self, table: Estate) -> None:
        """Lay the wanted token on the plot and any others on the rest; owners hold none."""
        kinds = [kind for kind in KINDS for _ in range(TOKENS[kind])]
        kinds.remove(self.token)
        kinds.insert(self.plot - 1, self.token)
        table.lying = ("", *["" if table.owned >> n + 1 & 1 else kind for n, kind in enumerate(kinds)])

    def choice(self, seat: Seat = 0) -> Action:
        state = self.state()
        ask = state.ask()
        assert isinstance(ask, Decision)
        bot = load_package(GAME.name).make_bot("greedy", seat, random.Random(1))
        return bot.choose(GAME.view(state, seat), ask.prompt, ask.options[seat])

    def highest(self) -> int:
        """Return how far seat 0 bids against seat 1, who always bids on, while seat 2 is out."""
        bid = 0
        while True:
            self.bid, self.bidder, self.within = bid + 1, 1, (0, 1)
            action = self.choice()
            if not isinstance(action, Bid):
                return bid
            bid = action.amount


RICH = (30, 30, 30)


def test_a_plot_that_two_objectives_want_is_worth_more() -> None:
    """Plot 15: a forest at the saloon; 19: a forest; 18: neither."""
    both, one, none = [Drawn(plot, RICH).highest() for plot in (15, 19, 18)]
    assert both > one >= none


def test_nobody_bids_more_than_their_cash() -> None:
    assert Drawn(15, (2, 30, 30)).highest() <= 2


def test_the_price_goes_to_the_others_so_nobody_bids_the_full_worth() -> None:
    """The objectives pay $8,000, and there is little else."""
    assert 3 <= Drawn(15, RICH).highest() < 8


def test_a_look_at_a_mine_pays() -> None:
    """The mine cards are the first three; plot 2 has the first."""
    full, empty = [Drawn(2, RICH, seen={0: value}).highest() for value in (6, 0)]
    assert full > empty


def test_a_full_saloon_raises_bids() -> None:
    full, poor = [Drawn(18, RICH, token="saloon", saloon=saloon).highest() for saloon in (7, 1)]
    assert full > poor


def test_a_common_objective_within_reach_raises_bids() -> None:
    """With four plots, the fifth takes a pile, here one of $7,000."""
    common = ("last_auction", "empty_saloon", "one_of_each_token", "four_same_token", "five_plots")
    near = Drawn(18, RICH, hats=((5, 6, 9, 10), (1,), (2,)), common=common).highest()
    far = Drawn(18, RICH, hats=((5,), (1, 6, 9), (2, 10)), common=common).highest()
    assert near > far + 1


def test_a_rival_does_not_get_a_prize_free() -> None:
    """The plot is useless to seat 0, but it is the fifth of a rival who would get it for $1,000."""
    common = ("last_auction", "empty_saloon", "one_of_each_token", "four_same_token", "five_plots")
    drawn = Drawn(18, RICH, hats=((5,), (1, 6, 9, 10), (2,)), bid=1, bidder=1, within=(0, 1), common=common)
    assert drawn.choice() == BIDS[1]


def test_an_expensive_plot_is_left_to_the_rival() -> None:
    assert Drawn(18, RICH, bid=9, bidder=1, within=(0, 1)).choice() is PASS


def test_the_last_one_in_takes_a_good_plot_for_the_least() -> None:
    assert Drawn(15, within=(0,), first=1).choice() == BIDS[0]


def test_a_duel_for_a_cheap_plot_and_never_for_an_expensive_one() -> None:
    """The rival has all the money: outbidding is hopeless, but an even chance at $2,000 is good."""
    cheap = Drawn(15, (2, 40, 10), bid=2, bidder=1, within=(0, 1), duels=0b001)
    assert cheap.choice() is DUEL
    dear = Drawn(18, RICH, bid=12, bidder=1, within=(0, 1), duels=0b001)
    assert dear.choice() is PASS


# --- tokens ---


def test_a_vehicle_goes_where_it_pays_us_and_not_them() -> None:
    """Seat 0 owns 5 and 8, seat 1 owns 7 and 11: the boat at w1 pays both of ours and none of theirs."""
    drawn = Drawn(8, hats=((5, 8), (7, 11), ()), token="move", phase=Moving(0))
    assert str(drawn.choice()) == "sail w1"


def test_a_rumour_is_about_what_can_still_be_had() -> None:
    """The ranch is on plot 13, the mines on 2, 3 and 4."""
    ranch = Drawn(9, hats=((9,), (), ()), phase=Rumour(0))
    assert ranch.choice() is LOOKS["ranch"]
    gone = Drawn(9, hats=((9,), (13,), (3, 4)), phase=Rumour(0))
    assert gone.choice() is LOOKS["mine2"]
    nothing = Drawn(9, (9, 12, 4), hats=((9,), (2, 13), (3, 4)), phase=Rumour(0))
    assert nothing.choice() in (LOOKS["heir1a"], LOOKS["heir2a"])


# --- objective odds ---


def test_a_completed_objective_is_certain() -> None:
    assert exclusive_chances([0.3, 1.0, 0.5]) == [0.0, 1.0, 0.0]
    likely = exclusive_chances([0.6, 0.3, 0.0])
    assert likely[0] == 2 * likely[1] > likely[2] == 0
    assert sum(likely) == pytest.approx(1 - 0.4 * 0.7)


def test_a_majority_is_likelier_with_every_plot_and_settled_at_the_end() -> None:
    early, late = (
        majority_chances([(3, 2), (2, 2), (2, 1)], 12),
        majority_chances([(7, 2), (6, 2), (5, 1)], 1),
    )
    assert early[0] > early[1] > early[2]
    assert late[0] > early[0]
    assert majority_chances([(7, 3), (7, 2), (5, 4)], 0) == [1.0, 0.0, 0.0]
    assert majority_chances([(7, 3), (7, 3), (5, 4)], 0) == [1.0, 1.0, 0.0]


# --- large samples ---


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_seat_is_better_than_another(seats: int) -> None:
    results = list(series(GAME.name, [("greedy",) * seats], 160, seed=1))
    firsts = Counter([seat for result in results for seat in range(seats) if result.ranks[seat] == 1])
    for seat in range(seats):
        low, high = share_interval(firsts[seat], len(results))
        assert low - 0.02 <= 1 / seats <= high + 0.02  # the interval alone misses one seat in twenty
