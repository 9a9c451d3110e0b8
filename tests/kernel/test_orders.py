"""Standing orders and who is awaited, as the kernel knows them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

import pytest

import posse
from posse import Illegal
from posse.kernel import Action, Order, Orders, Range, Seat, TakeDefault, View


@dataclass(frozen=True)
class Pass(Action):
    """Bid no more."""


@dataclass(frozen=True)
class Bid(Action):
    amount: int


class Auction(View):
    """An order sees what its seat sees: here, the last bid."""

    __slots__ = ("last", "seat")

    def __init__(self, seat: Seat, last: int) -> None:
        self.seat = seat
        self.last = last


class Then(Enum):
    PASS = 0
    ASK = 1


@dataclass(frozen=True)
class Upto(Order):
    """Bid one more each time, up to a limit; then pass, or ask me."""

    most: int
    then: Then

    def obeyed(self, view: View, prompt: str, options: tuple[Action, ...]) -> Action | None:
        assert isinstance(view, Auction)
        if prompt != "bid":
            return None
        if view.last < self.most:
            return Bid(view.last + 1)
        return options[0] if self.then is Then.PASS else None


@dataclass(frozen=True)
class Limit(Order):
    """Never bid beyond this."""

    most: int


OPTIONS = (Pass(), Bid(40), Bid(50))
LAST, FIRM = Upto(12, Then.PASS), Upto(20, Then.ASK)


def obey(orders: list[Order], last: int, prompt: str = "bid") -> str:
    """What is done in seat 0's absence when the last bid is this."""
    action = posse.load("stage-coach").obey(orders, Auction(0, last), prompt, OPTIONS)
    return "ask" if action is None else str(action)


def test_an_order_may_answer_from_a_range_too_large_to_list() -> None:
    assert [obey([LAST], last) for last in (3, 11, 12, 30)] == ["bid 4", "bid 12", "pass", "pass"]
    assert [obey([FIRM], last) for last in (3, 19, 20)] == ["bid 4", "bid 20", "ask"]
    assert obey([FIRM], 3, "auction") == "ask"


def test_the_first_order_with_an_answer_is_obeyed() -> None:
    assert obey([], 3) == "ask"
    assert obey([FIRM, LAST], 15) == "bid 16"
    assert obey([LAST, FIRM], 15) == "pass"
    assert obey([FIRM, LAST], 20) == "pass"


def test_to_leave_a_prompt_is_to_choose_its_default() -> None:
    assert obey([TakeDefault("bid")], 3) == "pass"
    assert obey([TakeDefault("ready")], 3) == "ask"


def test_orders_are_words_and_back() -> None:
    book = Orders([TakeDefault("bid")], [LAST, FIRM])
    assert [str(order) for order in book] == ["leave bid", "upto 12 pass", "upto 20 ask"]
    assert book.parse(" UPTO 12  pass") is LAST
    assert len(Orders()) == 0


def test_orders_may_be_too_many_to_list() -> None:
    book = Orders([TakeDefault("bid")], ranges=[Range(Limit, {"most": (1, 500)}, (Limit(1),))])
    assert book.parse("limit 321") == Limit(321)
    assert book.parse("leave bid") == TakeDefault("bid")
    with pytest.raises(Illegal, match="unknown-order"):
        book.parse("limit 501")


@pytest.mark.parametrize("words", ["", "trust", "trust nothing", "fight w1", "leave everything", "\x00"])
@pytest.mark.parametrize("name", posse.games())
def test_other_words_are_no_order(name: str, words: str) -> None:
    with pytest.raises(Illegal, match="unknown-order") as caught:
        posse.load(name).orders.parse(words)
    assert caught.value.details["words"] == words.strip()


def test_a_refused_order_comes_with_the_nearest_ones() -> None:
    with pytest.raises(Illegal) as caught:
        posse.load("pony-express").orders.parse("trust strait")
    assert "trust straight" in str(caught.value.details["near"])


@pytest.mark.parametrize("name", posse.games())
def test_what_can_be_left_is_a_prompt_of_the_game(name: str) -> None:
    game = posse.load(name)
    left = [order.prompt for order in game.orders if isinstance(order, TakeDefault)]
    assert left
    assert set(left) <= set(game.prompts)
