"""The report after a game: chances at every step, and lines on dice, bluffs, doubts and shots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from posse.games.pony_express.bots.aim import wins_duel
from posse.games.pony_express.bots.odds import rolls
from posse.games.pony_express.rules.cards import Keeping, OneCard, Relay
from posse.games.pony_express.rules.dice import ALL, DICE, HANDS, HIDDEN, Faces, Hand
from posse.games.pony_express.rules.gunfight import Aiming, Bullet, Corners, Drawing, Missed, RollOff, Struck
from posse.games.pony_express.rules.opening import Choice, Deal, FirstRoll
from posse.games.pony_express.rules.road import Arrived, PokerGame
from posse.games.pony_express.rules.spaces import Ambush, Mine, Saloon, Station, Volley
from posse.games.pony_express.rules.turn import (
    Chase,
    Claiming,
    Doubts,
    Escape,
    Heard,
    Loading,
    Prison,
    Ready,
    Rerolls,
    Rolling,
)
from posse.games.pony_express.winning_chances import PositionChances, any_hand
from posse.kernel import Chance, Outcome, State, Value
from posse.kernel.shot import touched_and_fell
from posse.report.critic import UNSEEN, Cause, Chances, Critic, Line, Step, sampled

SAMPLED_SHOTS: Final = 60
"""How many shots with the fast model estimate the value of an aim."""

FIRST_ROLL: Final = 1.8
"""The mean value of a first roll, in spaces."""

_CUP_PHASES: Final = (Rolling, Rerolls, Loading, Claiming, Doubts, Heard)


@dataclass
class RiderCounts:
    """What is counted for one rider."""

    rolls: list[int] = field(default_factory=list)
    bluffs: int = 0
    caught: int = 0
    doubts: int = 0
    right: int = 0
    gain: float = 0.0
    shots: int = 0
    hits: int = 0
    expected: float = 0.0


class PonyExpressCritic(Critic):
    lines = ("dice", "bluffs", "doubts", "shots")
    telling = (
        "ended",
        "duel_won",
        "poker_won",
        "doubted",
        "jailed",
        "believed",
        "claimed",
        "open_roll",
        "faced",
        "played",
        "shot",
        "duel_drawn",
        "lifted",
        "moved",
        "freed",
        "paid",
        "rolled",
        "cup",
        "drew",
        "starts",
        "showed",
        "took",
        "began",
    )

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self._counts = [RiderCounts() for _ in range(seats)]

    # -- chances

    def judged(self, state: State[Any]) -> Chances | None:
        position, phase = PositionChances(state.table), state.phase
        match phase:
            case FirstRoll() | Deal() | Choice():
                return position.at_start()
            case Prison():
                return position.in_prison()
            case Ready() | Rolling():
                return position.before_roll()
            case Rerolls() | Loading():
                return position.with_dice(state.table.faces, phase.first)
            case Claiming():
                return position.before_claim()
            case Doubts():
                return position.after_claim(phase.claim, phase.callers)
            case Heard():
                return position.after_claim(phase.claim, phase.doubters)
            case Chase():
                return position.after_caught(phase.claim, phase.caller)
            case Arrived():
                return position.after_ride(0.0)
            case Station() | Ambush() | Relay() | Keeping() | OneCard():
                return position.arrived()
            case Corners():
                return position.before_corners(phase)
            case Drawing() | Aiming():
                return position.before_shot(phase.bout)
            case Missed():
                return position.after_miss(phase.bout)
            case Struck():
                return position.after_hit(phase.bout)
            case PokerGame() | RollOff():
                return position.in_showdown(phase)
            case _:
                raise TypeError(type(phase).__name__)

    def spread(self, state: State[Any], ask: Chance) -> Sequence[tuple[Outcome, float]] | None:
        phase = state.phase
        if isinstance(phase, Bullet | Volley):
            return sampled(ask, SAMPLED_SHOTS)
        if isinstance(phase, Mine | Saloon | Escape):
            return any_hand()
        if isinstance(phase, Rolling) and phase.mask != ALL:
            kept = tuple([f for i, f in enumerate(state.table.faces) if not phase.mask >> i & 1])
            return None if HIDDEN in kept else _rerolls(kept)
        return None

    def cause(self, step: Step) -> Cause:
        """Return who made a step; over dice that were never shown nobody can tell luck from play."""
        t = step.after.table if isinstance(step.before.phase, Rolling) else step.before.table
        if isinstance(step.before.phase, _CUP_PHASES) and HIDDEN in t.faces:
            return UNSEEN
        return super().cause(step)

    # -- lines

    def watch(self, step: Step) -> None:
        phase, t = step.before.phase, step.before.table
        faces: Faces = step.after.table.faces
        if isinstance(phase, Rolling) and phase.mask == ALL and phase.first and HIDDEN not in faces:
            self._counts[t.active].rolls.append(HANDS[faces])
        elif isinstance(phase, Claiming) and HIDDEN not in t.faces:
            then = step.after.phase
            if isinstance(then, Doubts) and then.claim != HANDS[t.faces]:
                self._counts[t.active].bluffs += 1
        elif isinstance(phase, Doubts | Heard):
            self._doubted(step)
        elif isinstance(phase, Bullet):
            self._shot(step, phase)

    def _doubted(self, step: Step) -> None:
        doubts = [event for event in step.events if event.kind == "doubted"]
        if not doubts:
            return
        # not always the one whose answer this step is: of several doubts one is drawn
        doubter, lied = int(str(doubts[0].args["seat"])), bool(doubts[0].args["lied"])
        own = self._counts[doubter]
        own.doubts += 1
        own.right += lied
        self._counts[step.before.table.active].caught += lied
        before, after = self.chances(step.before), self.chances(step.after)
        if before is not None and after is not None:
            own.gain += after[doubter] - before[doubter]

    def _shot(self, step: Step, bullet: Bullet) -> None:
        ask, table = step.before.ask(), step.before.table
        assert isinstance(ask, Chance)
        shooter, target = bullet.bout.shooter, bullet.bout.target
        own = self._counts[shooter]
        own.shots += 1
        for outcome, odds in sampled(ask, SAMPLED_SHOTS):
            own.expected += odds * wins_duel(table.rules, shooter, target, *touched_and_fell(outcome))
        [shot] = [event for event in step.events if event.kind == "shot"]
        touched, fell = [_names(shot.args[name]) for name in ("touched", "fell")]
        own.hits += wins_duel(table.rules, shooter, target, touched, fell)

    def written(self) -> Iterable[Line]:
        for seat, own in enumerate(self._counts):
            if own.rolls:
                mean = round(sum(own.rolls) / len(own.rolls), 1)
                yield Line("dice", seat, {"rolls": len(own.rolls), "mean": mean, "expected": FIRST_ROLL})
            if own.bluffs:
                yield Line("bluffs", seat, {"made": own.bluffs, "caught": own.caught})
            if own.doubts:
                gain = round(100 * own.gain)
                yield Line("doubts", seat, {"doubts": own.doubts, "right": own.right, "gain": gain})
            if own.shots:
                expected = round(own.expected, 1)
                yield Line("shots", seat, {"shots": own.shots, "hits": own.hits, "expected": expected})


def _names(value: Value) -> tuple[str, ...]:
    return tuple(map(str, value)) if isinstance(value, tuple) else ()


@cache
def _rerolls(kept: Faces) -> tuple[tuple[Outcome, float], ...]:
    """Return, for each hand that `kept` can become, the likeliest new faces and the hand's probability."""
    found: dict[Hand, tuple[float, Faces]] = {}
    total: dict[Hand, float] = {}
    for fresh, odds in rolls(DICE - len(kept)):
        hand = HANDS[kept + fresh]
        total[hand] = total.get(hand, 0.0) + odds
        found[hand] = max(found.get(hand, (0.0, ())), (odds, fresh))
    return tuple([(found[hand][1], odds) for hand, odds in total.items()])


CRITIC: Final = PonyExpressCritic
