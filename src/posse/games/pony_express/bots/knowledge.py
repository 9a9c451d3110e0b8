"""What Pony Express teaches the search: where gold, cards and ground are weighed against each other."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from posse.bots.search import Candidate, Knowledge, Plan
from posse.games.pony_express.bots import quick
from posse.games.pony_express.bots.character import EQUILIBRIUM, Veteran
from posse.games.pony_express.bots.fitted_prospects import Seasoned
from posse.games.pony_express.bots.prospects import public
from posse.games.pony_express.rules import PonyExpress, Race, RaceView
from posse.kernel import Action, Decision, Seat, State

WEIGHED: Final = ("prison", "train", "arrived", "ready", "keep")
"""The questions that are worth a search: what follows from them is more than a rate of exchange tells."""

EDGE: Final = 0.04
"""What the choice of a veteran promises more than any other, in chances."""

ROUNDS: Final = 1
"""How far games are played on."""


class Lore(Knowledge[RaceView]):
    def __init__(self, rng: random.Random) -> None:
        super().__init__(PonyExpress())
        self._veteran: Final = Veteran(rng, EQUILIBRIUM)

    def candidates(
        self, view: RaceView, prompt: str, options: tuple[Action, ...], rng: random.Random
    ) -> Sequence[Candidate]:
        """What a veteran would do at a glance, and everything else."""
        assert view.seat is not None
        usual, now = self._veteran.choose(view, prompt, options), Seasoned(public(view)).now()[view.seat]
        others = [action for action in options if action != usual]
        return [Candidate((usual,), now + EDGE), *[Candidate((other,), now) for other in others]]

    def base(self, state: State[Race], seat: Seat, ask: Decision, rng: random.Random) -> Plan:
        return (quick.answer(state, seat, ask, rng),)

    def settled(self, state: State[Race], begun: State[Race]) -> bool:
        return _turns(state.table) - _turns(begun.table) >= ROUNDS * state.table.seats

    def chances(self, state: State[Race]) -> Sequence[float]:
        """As it was when this turn began."""
        table = state.table
        return Seasoned(quick.public(table, (table.active - 1) % table.seats)).now()


def _turns(table: Race) -> int:
    return table.rounds * table.seats + (table.active - table.first) % table.seats
