"""The effects of the spaces (PE-R35 to PE-R40)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from posse.games.pony_express.rules.actions import AIM_GRID, AIMS, STAY, TRAIN, Aim
from posse.games.pony_express.rules.cards import relay
from posse.games.pony_express.rules.dice import DICE, OPEN, faces
from posse.games.pony_express.rules.flow import Next, Open, Phase, go
from posse.games.pony_express.rules.items import Moment, Question, is_card, play
from posse.games.pony_express.rules.options import TREMORS
from posse.games.pony_express.rules.scene import ModelledShot, fired
from posse.games.pony_express.rules.table import BANK, Race
from posse.kernel import Action, Ask, Decision, Outcome, Seat
from posse.kernel.shot import touched_and_fell


def space(t: Race) -> Phase:
    """Apply the effect of the space, unless the meeting there put the rider in prison."""
    seat = t.active
    here = t.track.space(min(t.pos[seat], t.track.sacramento))
    if here.kind == "plain" or t.is_jailed(seat):
        return go(t, Next.END_TURN)
    if here.kind == "relay":
        return relay(t)
    if here.kind == "station" and not (here.price and t.gold[seat] >= here.price):
        return go(t, Next.END_TURN)
    return _EFFECTS[here.kind] if here.kind in _EFFECTS else go(t, Next.END_TURN)


def _on(t: Race, kind: str) -> bool:
    at = t.pos[t.active]
    return at <= t.track.sacramento and t.track.space(at).kind == kind and not t.is_jailed(t.active)


@dataclass(frozen=True)
class Station(Open):
    """A train ride of one leg for the printed price; nobody is met at the other end (PE-R36)."""

    def ask(self, t: Race) -> Ask:
        return Decision("train", {t.active: (STAY, TRAIN)})

    def chosen(self, t: Race, seat: Seat, action: Action) -> Phase:
        if action is TRAIN:
            here = t.track.space(t.pos[seat])
            t.pay(seat, BANK, here.price)
            t.move(seat, here.to)
        return go(t, Next.END_TURN)

    def is_consistent(self, t: Race) -> bool:
        return _on(t, "station") and 0 < t.track.space(t.pos[t.active]).price <= t.gold[t.active]


@dataclass(frozen=True)
class Ambush(Open):
    """The rider shoots once at three Indians, or plays the peace pipe."""

    def ask(self, t: Race) -> Ask:
        return _AMBUSH.ask(t, t.active)

    def chosen(self, t: Race, seat: Seat, action: Action) -> Phase:
        if is_card(action):
            return play(t, seat, action, self)
        assert isinstance(action, Aim)
        return Volley(action)

    def on(self, t: Race, action: Action) -> Phase:
        return go(t, Next.END_TURN)

    def is_consistent(self, t: Race) -> bool:
        return _on(t, "indians")


_AMBUSH: Final = Question("ambush", AIM_GRID, Moment.INDIANS, AIMS)


@dataclass(frozen=True)
class Volley(Open):
    """Gold for each Indian that fell, a step back for each other; prison for hitting a rider (PE-R37)."""

    aim: Aim

    def ask(self, t: Race) -> Ask:
        return ModelledShot(t.ambush_scene(), self.aim, TREMORS[t.rules.hand])

    def happened(self, t: Race, outcome: Outcome) -> Phase:
        seat = t.active
        touched, fell = touched_and_fell(outcome)
        if t.emitted is not None:
            t.emit("shot", seat=seat, touched=touched, fell=fell, scene=fired(t.ambush_scene(), self.aim))
        if any(name.startswith("r") and name != f"r{seat}" for name in touched):
            t.jail(seat)
            return go(t, Next.END_TURN)
        down = len([name for name in fell if name.startswith("i")])
        t.pay(BANK, seat, down)
        standing = len(t.track.spots) - down
        if standing:
            t.move(seat, max(t.pos[seat] - standing, t.track.start))
        return go(t, Next.END_TURN)

    def is_consistent(self, t: Race) -> bool:
        return _on(t, "indians") and self.aim in AIMS


@dataclass(frozen=True)
class Mine(Open):
    """The rider takes 1 gold for each space the hand is worth (PE-R39)."""

    def ask(self, t: Race) -> Ask:
        return OPEN[DICE]

    def happened(self, t: Race, outcome: Outcome) -> Phase:
        hand = t.open_roll(t.active, faces(outcome))
        t.pay(BANK, t.active, hand)
        return go(t, Next.END_TURN)

    def is_consistent(self, t: Race) -> bool:
        return _on(t, "mine")


@dataclass(frozen=True)
class Saloon(Open):
    """The rider pays 1 gold for each space the hand is worth, or pays all and goes to prison (PE-R39)."""

    def ask(self, t: Race) -> Ask:
        return OPEN[DICE]

    def happened(self, t: Race, outcome: Outcome) -> Phase:
        seat = t.active
        hand = t.open_roll(seat, faces(outcome))
        if t.pay(seat, BANK, hand) < hand:
            t.jail(seat)
        return go(t, Next.END_TURN)

    def is_consistent(self, t: Race) -> bool:
        return _on(t, "saloon")


_EFFECTS: Final[Mapping[str, Phase]] = {
    "station": Station(),
    "indians": Ambush(),
    "mine": Mine(),
    "saloon": Saloon(),
}
