"""Standing orders: what a seat leaves to be done in its absence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from posse.kernel.action import Action, Catalogue, Range
from posse.kernel.illegal import Illegal
from posse.kernel.view import View


@dataclass(frozen=True)
class Order(Action):
    """Something a seat asks to be done in its absence; written and parsed as actions are.

    It is given what the seat itself receives, and so knows no more.  *Whether* it answers may depend on
    nothing but what the whole table knows: the others see how long they wait, and an order that is
    silent because of a hidden card would tell them of it.  *What* it answers may depend on everything.
    """

    def obeyed(self, view: View, prompt: str, options: tuple[Action, ...]) -> Action | None:
        """One of the options, or an action of the decision's range; None for "ask me"."""
        raise NotImplementedError


@dataclass(frozen=True)
class TakeDefault(Order):
    """At this prompt, the default.  For games to offer where that is never rash."""

    prompt: str

    @cached_property
    def kind(self) -> str:
        return "leave"  # the word that stored tables have

    def obeyed(self, view: View, prompt: str, options: tuple[Action, ...]) -> Action | None:
        return options[0] if prompt == self.prompt else None


class Orders(Catalogue):
    """All orders of a game, in words and back."""

    def __init__(self, *groups: Iterable[Order], ranges: Iterable[Range] = ()) -> None:
        super().__init__(*groups, ranges=ranges)

    def __iter__(self) -> Iterator[Order]:
        for order in self.actions:
            assert isinstance(order, Order)
            yield order

    def mixes(self) -> dict[str, dict[str, list[str]]]:
        """For each kind the values of its fields, in words: every mix of them is an order."""
        found: dict[str, dict[str, list[str]]] = {}
        for order in self:
            fields = found.setdefault(order.kind, {name: [] for name in order.arguments})
            for values, value in zip(fields.values(), str(order).split()[1:], strict=True):
                if value not in values:
                    values.append(value)
        return found

    def parse(self, words: str) -> Order:
        """The order these words name; `str(order)` is the way back."""
        try:
            order = super().parse(words)
        except Illegal as refused:
            told = refused.details
            raise Illegal("unknown-order", words=told["words"], near=told["near"]) from None
        assert isinstance(order, Order)
        return order
