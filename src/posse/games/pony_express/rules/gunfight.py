"""Gunfights: a die is flicked across the board at a rider; cards may be played before and after."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Annotated, Final

from posse.games.pony_express.rules.actions import (
    AIM_GRID,
    AIMS,
    PLACES,
    STAY,
    Aim,
    Barrel,
    Colt,
    Corner,
    Place,
    Whisky,
)
from posse.games.pony_express.rules.ending import ended
from posse.games.pony_express.rules.flow import Open, Phase
from posse.games.pony_express.rules.items import Moment, Question, is_card, play
from posse.games.pony_express.rules.options import NO_LIMIT, TREMORS, Rules
from posse.games.pony_express.rules.scene import ModelledShot, fired
from posse.games.pony_express.rules.showdown import Showdown
from posse.games.pony_express.rules.spaces import space
from posse.games.pony_express.rules.table import BANK, Race
from posse.kernel import Action, Ask, Decision, OptionList, Outcome, Scene, Seat
from posse.kernel.fields import Field, Number, Setup, Unbounded
from posse.kernel.shot import touched_and_fell

DUEL_SHOTS: Final = 6  # three each (PE-R28)
DRUNK: Final = 2  # what a bottle of whisky adds to the tremor

_SHOT_AT: Final = Question("shot_at", (STAY,), Moment.SHOT_AT)
_MISSED: Final = Question("missed", (STAY,), Moment.MISSED)
_HIT: Final = Question("hit", (STAY,), Moment.HIT)


def _shots(setup: Setup) -> Field:
    """Nothing bounds the last duel unless the table does."""
    limit = setup.options["last_duel_shots"]
    return Unbounded(DUEL_SHOTS) if limit == NO_LIMIT else Number(0, 2 * int(limit) + 1)


@dataclass(frozen=True)
class Bout:
    """The state of a gunfight: shooter, target and the shooter's corner; the shots fired so far; and how many
    more the shooter has before it is the other's turn."""

    shooter: Seat
    target: Seat
    corner: Corner
    final: bool
    shots: Annotated[int, _shots] = 0
    streak: Annotated[int, Number(0, 1)] = 0
    opening: Annotated[int, Number(0, 1)] = 0

    def turned(self) -> Bout:
        other = Corner.SE if self.corner is Corner.NW else Corner.NW
        return Bout(self.target, self.shooter, other, self.final, self.shots, self.streak, self.opening)

    def again(self, shots: int, streak: int) -> Bout:
        """Return the same gunfight with other counts of shots."""
        return Bout(self.shooter, self.target, self.corner, self.final, shots, streak, self.opening)

    def scene(self, t: Race) -> Scene:
        return t.duel_scene(self.shooter, self.target, self.corner)

    def is_consistent(self, t: Race) -> bool:
        seats = range(t.seats)
        two = self.shooter in seats and self.target in seats and self.shooter != self.target
        most = last_shot(t, self)
        shots = self.shots >= 0 and (most is None or self.shots <= most)
        return two and shots and 0 <= self.streak <= self.opening <= 1


@dataclass(frozen=True)
class Corners(Open):
    """The rider who moved chooses the corners (PE-R27); `first` shoots first."""

    mover: Seat
    other: Seat
    first: Seat
    final: bool
    streak: Annotated[int, Number(0, 1)]

    def ask(self, t: Race) -> Ask:
        return Decision("corner", {self.mover: PLACES})

    def chosen(self, t: Race, seat: Seat, action: Action) -> Phase:
        assert isinstance(action, Place)
        corner = action.corner if self.first == seat else Corner(1 - action.corner)
        target = self.other if self.first == self.mover else self.mover
        if t.emitted is not None:
            t.emit("faced", shooter=self.first, target=target, final=int(self.final))
        return draw(t, Bout(self.first, target, corner, self.final, 0, self.streak, self.streak))

    def is_consistent(self, t: Race) -> bool:
        seats = range(t.seats)
        two = self.mover in seats and self.other in seats and self.mover != self.other
        return two and self.first in (self.mover, self.other) and 0 <= self.streak <= 1


def draw(t: Race, bout: Bout) -> Phase:
    """Before a shot: a target that holds cards is asked, otherwise the shooter aims."""
    return Drawing(bout) if t.cards[bout.target] else Aiming(bout, False)


@dataclass(frozen=True)
class Drawing(Open):
    """The target may play a card before the shot."""

    bout: Bout

    def ask(self, t: Race) -> Ask:
        return _SHOT_AT.ask(t, self.bout.target)

    def chosen(self, t: Race, seat: Seat, action: Action) -> Phase:
        return play(t, seat, action, self) if is_card(action) else Aiming(self.bout, False)

    def on(self, t: Race, action: Action) -> Phase:
        assert isinstance(action, Whisky)
        return Aiming(self.bout, True)

    def is_consistent(self, t: Race) -> bool:
        return self.bout.is_consistent(t) and bool(t.cards[self.bout.target])


@dataclass(frozen=True)
class Aiming(Open):
    bout: Bout
    drunk: bool

    def ask(self, t: Race) -> Ask:
        return _aim(self.bout.shooter)

    def chosen(self, t: Race, seat: Seat, action: Action) -> Phase:
        assert isinstance(action, Aim)
        return Bullet(self.bout, self.drunk, action)

    def is_consistent(self, t: Race) -> bool:
        return self.bout.is_consistent(t)


@cache
def _aim(seat: Seat) -> Decision:
    return Decision("aim", {seat: OptionList(AIM_GRID)}, {seat: AIMS})


@dataclass(frozen=True)
class Bullet(Open):
    """The world answers: the rival is hit, or a bystander, or neither (PE-R28, PE-R29)."""

    bout: Bout
    drunk: bool
    aim: Aim

    def ask(self, t: Race) -> Ask:
        tremor = TREMORS[t.rules.hand] + (DRUNK if self.drunk else 0)
        return ModelledShot(self.bout.scene(t), self.aim, tremor)

    def happened(self, t: Race, outcome: Outcome) -> Phase:
        touched, fell = touched_and_fell(outcome)
        bout = self.bout.again(self.bout.shots + 1, self.bout.streak)
        struck = decisive(t.rules, bout.shooter, bout.target, touched, fell)
        if t.emitted is not None:
            scene = fired(bout.scene(t), self.aim, self.drunk)
            t.emit("shot", seat=bout.shooter, touched=touched, fell=fell, scene=scene)
        if struck is None:
            return missed(t, bout)
        if struck != f"r{bout.target}":
            return over(t, bout, winner=bout.target, arrested=True)
        return Struck(bout) if t.cards[bout.target] else over(t, bout, winner=bout.shooter, arrested=False)

    def is_consistent(self, t: Race) -> bool:
        return self.bout.is_consistent(t) and self.aim in AIMS


def decisive(
    rules: Rules, shooter: Seat, target: Seat, touched: tuple[str, ...], fell: tuple[str, ...]
) -> str | None:
    """The rider who decides a shot: the first one touched, or with `stray_bullet` any bystander; None for a
    miss.  Where figures must fall, only those count who were touched and fell (PE-R29)."""
    riders = [name for name in touched if name.startswith("r") and name != f"r{shooter}"]
    rival = f"r{target}"
    if rules.figure_must_fall and rules.version < 2:
        # then a bystander was struck by a touch, and a rival who stood ended the shot
        return None if riders[:1] == [rival] and rival not in fell else next(iter(riders), None)
    if rules.figure_must_fall:
        riders = [name for name in riders if name in fell]
    if rules.stray_bullet == "any":
        riders.sort(key=lambda name: name == rival)  # bystanders before the rival
    return riders[0] if riders else None


@dataclass(frozen=True)
class Struck(Open):
    """The target was hit and may play a card."""

    bout: Bout

    def ask(self, t: Race) -> Ask:
        return _HIT.ask(t, self.bout.target)

    def chosen(self, t: Race, seat: Seat, action: Action) -> Phase:
        if is_card(action):
            return play(t, seat, action, self)
        return over(t, self.bout, winner=self.bout.shooter, arrested=False)

    def on(self, t: Race, action: Action) -> Phase:
        assert isinstance(action, Barrel)
        return next_shot(t, self.bout)

    def is_consistent(self, t: Race) -> bool:
        return self.bout.is_consistent(t) and bool(t.cards[self.bout.target])


def missed(t: Race, bout: Bout) -> Phase:
    return Missed(bout) if t.cards[bout.shooter] else next_shot(t, bout)


@dataclass(frozen=True)
class Missed(Open):
    """The shooter missed and may play a card."""

    bout: Bout

    def ask(self, t: Race) -> Ask:
        return _MISSED.ask(t, self.bout.shooter)

    def chosen(self, t: Race, seat: Seat, action: Action) -> Phase:
        return play(t, seat, action, self) if is_card(action) else next_shot(t, self.bout)

    def on(self, t: Race, action: Action) -> Phase:
        assert isinstance(action, Colt)  # the extra shot does not count as one of the three
        return draw(t, self.bout.again(self.bout.shots - 1, self.bout.streak))

    def is_consistent(self, t: Race) -> bool:
        return self.bout.is_consistent(t) and bool(t.cards[self.bout.shooter])


def last_shot(t: Race, bout: Bout) -> int | None:
    """After how many shots it ends: three each; the last duel when the table says so, if ever (PE-R49)."""
    if not bout.final:
        return DUEL_SHOTS
    limit = t.rules.final_shots
    # whoever had two opening shots does not cheat the other of the last one
    return None if limit is None else limit + bout.opening


def next_shot(t: Race, bout: Bout) -> Phase:
    """In turn; a duel ends after three each, the last one only with a winner (PE-R32, PE-R48)."""
    last = last_shot(t, bout)
    if last is not None and bout.shots >= last:
        if bout.final:
            pair = (bout.shooter, bout.target)
            if t.emitted is not None:
                t.emit("roll_off", one=bout.shooter, two=bout.target, shots=bout.shots)
            return RollOff(pair, pair)
        if t.emitted is not None:
            t.emit("duel_drawn", one=bout.shooter, two=bout.target)
        return space(t)
    return draw(t, bout.again(bout.shots, bout.streak - 1) if bout.streak else bout.turned())


def over(t: Race, bout: Bout, winner: Seat, arrested: bool) -> Phase:
    """The loser gives half their gold, rounded up; a loser without gold goes to prison (PE-R30, PE-R31)."""
    loser = bout.target if winner == bout.shooter else bout.shooter
    if t.emitted is not None:
        t.emit("duel_won", winner=winner, loser=loser, arrested=int(arrested))
    if bout.final:
        return ended(t, "duel", winner)
    if t.gold[loser] == 0:
        t.pay(BANK, winner, 1)
        t.jail(loser)
    else:
        t.pay(loser, winner, (t.gold[loser] + 1) // 2)
    if arrested:
        t.jail(loser)
    return space(t)


@dataclass(frozen=True)
class RollOff(Showdown):
    """Nobody could hit anything for as long as the table allows: the dice end it (PE-R49)."""

    def won(self, t: Race, winner: Seat) -> Phase:
        return ended(t, "duel", winner)
