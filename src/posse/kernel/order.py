"""Standing orders: instructions of a seat that are followed while its player is away."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from posse.kernel.action import Action, Catalogue, Range
from posse.kernel.illegal import Illegal
from posse.kernel.view import View


@dataclass(frozen=True)
class Order(Action):
    """An instruction for decisions that its player is not there to take; written and parsed like an action.

    An order receives what its seat receives, and so knows no more than its player.  *Whether* it answers
    may depend only on what the whole table knows: the others see how long they wait, so an order that
    stayed silent because of a hidden card would give that card away.  *What* it answers may depend on
    everything that the seat sees.
    """

    def obeyed(self, view: View, prompt: str, options: tuple[Action, ...]) -> Action | None:
        """Return one of the options, or an action of the decision's range; None to leave it to the player."""
        raise NotImplementedError


@dataclass(frozen=True)
class TakeDefault(Order):
    """Takes the default at this prompt.  A game offers it where the default does no harm."""

    prompt: str

    @cached_property
    def kind(self) -> str:
        return "leave"  # its name in stored tables

    def obeyed(self, view: View, prompt: str, options: tuple[Action, ...]) -> Action | None:
        return options[0] if prompt == self.prompt else None


class Orders(Catalogue):
    """All orders of a game, and their words."""

    def __init__(self, *groups: Iterable[Order], ranges: Iterable[Range] = ()) -> None:
        super().__init__(*groups, ranges=ranges)

    def __iter__(self) -> Iterator[Order]:
        for order in self.actions:
            assert isinstance(order, Order)
            yield order

    def mixes(self) -> dict[str, dict[str, list[str]]]:
        """Return the values of the fields of each kind of order, in words.  Every combination is an order."""
        found: dict[str, dict[str, list[str]]] = {}
        for order in self:
            fields = found.setdefault(order.kind, {name: [] for name in order.arguments})
            for values, value in zip(fields.values(), str(order).split()[1:], strict=True):
                if value not in values:
                    values.append(value)
        return found

    def parse(self, words: str) -> Order:
        """Return the order that these words name; `str(order)` is the inverse."""
        try:
            order = super().parse(words)
        except Illegal as refused:
            details = refused.details
            raise Illegal("unknown-order", words=details["words"], near=details["near"]) from None
        assert isinstance(order, Order)
        return order
