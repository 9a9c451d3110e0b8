"""Boards to practise shots on: a rival, with more and more people in the way; and Indians."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from posse.games.pony_express.rules import PonyExpress, Race, Rules
from posse.games.pony_express.rules.actions import Corner
from posse.games.pony_express.rules.flow import Phase
from posse.games.pony_express.rules.gunfight import Aiming, Bout, Bullet, decisive
from posse.games.pony_express.rules.spaces import Ambush
from posse.games.practice import SHOOTER, Practice, PracticeBoard, Verdict
from posse.kernel import Outcome, Setting, State
from posse.kernel.shot import touched_and_fell

RIVAL: Final = 1


def _position(
    phase: Phase, spaces: Sequence[int], jailed: int
) -> Callable[[Mapping[str, Setting]], State[Race]]:
    """Riders on these spaces; a bit for each who is in prison, and so lies down."""

    def position(options: Mapping[str, Setting]) -> State[Race]:
        table = Race.laid_out(Rules.of(options, PonyExpress.rules), len(spaces))
        table.pos = tuple(spaces)
        table.active, table.rounds, table.jailed = SHOOTER, 1, jailed
        return State(table, phase)

    return position


def _duel(name: str, *bystanders: int, corner: Corner = Corner.NW, jailed: int = 0) -> PracticeBoard:
    phase = Aiming(Bout(SHOOTER, RIVAL, corner, False), False)
    return PracticeBoard(name, _position(phase, (12, 12, *bystanders), jailed), _judge_duel)


def _indians(name: str, here: int, *others: int) -> PracticeBoard:
    return PracticeBoard(name, _position(Ambush(), (here, *others), 0), _judge_indians)


def _judge_duel(state: State[Race], outcome: Outcome) -> Verdict:
    assert isinstance(state.phase, Bullet)
    bout = state.phase.bout
    struck = decisive(state.table.rules, bout.shooter, bout.target, *touched_and_fell(outcome))
    return Verdict(int(struck == f"r{bout.target}"), 1, struck not in (None, f"r{bout.target}"))


def _judge_indians(state: State[Race], outcome: Outcome) -> Verdict:
    touched, fell = touched_and_fell(outcome)
    stray = any(name[0] == "r" and name != f"r{SHOOTER}" for name in touched)
    down = len([name for name in fell if name[0] == "i"])
    return Verdict(0 if stray else down, len(state.table.track.spots), stray)


PRACTICE: Final = Practice(
    (
        _duel("alone", 2),
        _duel("bystander", 18),
        _duel("gate", 13, 22),
        _duel("crowd", 14, 17, 23),
        _duel("prisoner", 16, 22, corner=Corner.SE, jailed=0b1000),
        _indians("indians", 8, 3, 2),
        _indians("company", 13, 16, 2),
    ),
    options=("hand", "stray_bullet", "figure_must_fall"),
)
