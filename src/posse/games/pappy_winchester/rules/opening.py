"""The start: the first player, boat and locomotive, tokens, the common and the personal objectives."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Annotated, Final

from posse.games.pappy_winchester.rules.actions import HEIRS, Sail, Steam, ways
from posse.games.pappy_winchester.rules.deck import Several
from posse.games.pappy_winchester.rules.flow import Open, Phase, next_turn
from posse.games.pappy_winchester.rules.land import PLOTS, Land
from posse.games.pappy_winchester.rules.table import NO_TOKEN, NOWHERE, Estate
from posse.games.pappy_winchester.rules.will import (
    COMMON,
    KINDS,
    OBJECTIVES,
    PERSONAL,
    PILES,
    TOKENS,
    Objective,
)
from posse.kernel import Action, Ask, Chance, Decision, OptionList, Outcome, Seat
from posse.kernel.fields import OneOf

BOAT: Final = "boat"
TRAIN: Final = "train"
VEHICLES: Final = (BOAT, TRAIN)
_TOKENS: Final = tuple([kind for kind in KINDS for _ in range(TOKENS[kind])])
_EVERY_TOKEN: Final = Several("tokens", _TOKENS, PLOTS)
_EVERY_PILE: Final = Several("common", tuple(COMMON), len(PILES))


@dataclass(frozen=True)
class FirstPlayer(Open):
    """Chance names the first player; in the rulebook, it is whoever saw a western last."""

    def ask(self, t: Estate) -> Ask:
        return _anybody(t.seats)

    def happened(self, t: Estate, outcome: Outcome) -> Phase:
        t.begin(int(outcome[0]))
        return _PLACING[BOAT]

    def is_consistent(self, t: Estate) -> bool:
        return t.boat == NOWHERE and t.train == NOWHERE


@cache
def _anybody(seats: int) -> Chance:
    return Chance("first", tuple([(seat,) for seat in range(seats)]))


@dataclass(frozen=True)
class Placing(Open):
    """The first player, or chance, decides where a vehicle starts (PW-R5)."""

    vehicle: Annotated[str, OneOf(VEHICLES)]

    def ask(self, t: Estate) -> Ask:
        if t.rules.vehicles == "random":
            return Chance(self.vehicle, tuple([(way.space,) for way in _ways(t.land, self.vehicle)]))
        return _places(t.land, self.vehicle, t.first)

    def chosen(self, t: Estate, seat: Seat, action: Action) -> Phase:
        assert isinstance(action, Sail | Steam)
        return self._placed(t, action.space)

    def happened(self, t: Estate, outcome: Outcome) -> Phase:
        return self._placed(t, str(outcome[0]))

    def _placed(self, t: Estate, space: str) -> Phase:
        t.place(self.vehicle, space)
        if self.vehicle == BOAT:
            return _PLACING[TRAIN]
        return _POSTING if t.rules.tokens_hidden else _LAYING

    def is_consistent(self, t: Estate) -> bool:
        return (
            self.vehicle in VEHICLES and (t.boat == NOWHERE) == (self.vehicle == BOAT) and t.train == NOWHERE
        )


def _ways(land: Land, vehicle: str) -> tuple[Sail | Steam, ...]:
    kind = Sail if vehicle == BOAT else Steam
    return tuple([way for way in ways(land) if isinstance(way, kind)])


@lru_cache(64)
def _places(land: Land, vehicle: str, seat: Seat) -> Decision:
    return Decision("place", {seat: OptionList(_ways(land, vehicle))})


@dataclass(frozen=True)
class Laying(Open):
    """A bonus token is laid on each plot, face up (PW-R4)."""

    def ask(self, t: Estate) -> Ask:
        return _EVERY_TOKEN

    def happened(self, t: Estate, outcome: Outcome) -> Phase:
        t.lay(tuple(map(str, outcome)))
        return _POSTING

    def is_consistent(self, t: Estate) -> bool:
        return t.train != NOWHERE and not any(t.lying) and not t.rules.tokens_hidden


@dataclass(frozen=True)
class Posting(Open):
    """A common objective is laid on each of the five piles."""

    def ask(self, t: Estate) -> Ask:
        return _EVERY_PILE

    def happened(self, t: Estate, outcome: Outcome) -> Phase:
        t.post(tuple(map(str, outcome)))
        return _DEALING[0]

    def is_consistent(self, t: Estate) -> bool:
        return t.train != NOWHERE and not t.common and NO_TOKEN not in t.lying[1:]


@dataclass(frozen=True)
class Dealing(Open):
    """Each heir gets two personal objectives and keeps both (PW-R3)."""

    seat: Seat

    def ask(self, t: Estate) -> Ask:
        return _undealt(t.objectives[: self.seat])

    def happened(self, t: Estate, outcome: Outcome) -> Phase:
        t.deal(self.seat, tuple(map(str, outcome)))
        return _DEALING[self.seat + 1] if self.seat + 1 < t.seats else next_turn(t)

    def is_consistent(self, t: Estate) -> bool:
        fits = 0 <= self.seat < t.seats and bool(t.common)
        return fits and all(bool(pair) == (seat < self.seat) for seat, pair in enumerate(t.objectives))


_PLACING: Final = {vehicle: Placing(vehicle) for vehicle in VEHICLES}
_LAYING: Final = Laying()
_POSTING: Final = Posting()
_DEALING: Final = tuple([Dealing(seat) for seat in range(HEIRS)])


@lru_cache(1024)
def _undealt(dealt: tuple[tuple[Objective, ...], ...]) -> Several:
    taken = {objective for pair in dealt for objective in pair}
    return Several("objectives", tuple([o for o in PERSONAL if o not in taken]), OBJECTIVES)
