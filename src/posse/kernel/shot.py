"""A shot: a die flicked across the board.  The rules ask what it touched; physics or a real table answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from posse.kernel.ask import Chance, Outcome
from posse.kernel.illegal import Illegal

Point = tuple[int, int]
"""A place on the board in millimetres: x to the east, y to the south."""

TOUCHED: Final = "touched"
FELL: Final = "fell"


class Aim(Protocol):
    """What a shooter chooses.  A game's own action has these fields."""

    @property
    def along(self) -> int:
        """Where the die starts: millimetres from the middle of the line."""

    @property
    def angle(self) -> int:
        """Quarter degrees to the right of the straight line to the target."""

    @property
    def strength(self) -> int:
        """In 0.1 m/s."""

    @property
    def spin(self) -> int:
        """How far to the right of its middle the nail strikes the die, in half millimetres."""


@dataclass(frozen=True)
class Figure:
    """A piece on the board, such as a rider standing or lying."""

    id: str
    at: Point
    kind: str
    """What the physics knows it as: rider, prone, indian."""
    toward: Point | None = None
    """Where it shows its broad side, if that matters."""


@dataclass(frozen=True)
class Scene:
    """Where everything stands before a shot: the line to shoot from, the target, and the figures."""

    line: tuple[Point, Point]
    target: Point
    figures: tuple[Figure, ...]

    def words(self) -> tuple[str, ...]:
        """Return one line for each part, for drawing: `r0 rider 34 34 566 386` is a figure's id, kind and
        place, and the point to which it shows its broad side.  Figures come in the order of the
        bodies in a shot's frames, after the die.
        """
        (ax, ay), (bx, by) = self.line
        drawn = [
            f"{figure.id} {figure.kind} {' '.join(map(str, (*figure.at, *(figure.toward or ()))))}"
            for figure in self.figures
        ]
        return (f"line {ax} {ay} {bx} {by}", f"target {self.target[0]} {self.target[1]}", *drawn)


class Shot(Chance):
    """What did the die touch, in order, and what fell?  A game's subclass may `sample` by a fast model."""

    __slots__ = ("aim", "scene", "tremor")

    def __init__(self, scene: Scene, aim: Aim, tremor: int) -> None:
        super().__init__("shot", ())
        self.scene = scene
        self.aim = aim
        self.tremor = tremor
        """How much the hand shakes; see `posse.physics`."""

    def accepts(self, outcome: Outcome) -> bool:
        if outcome[:1] != (TOUCHED,) or outcome.count(TOUCHED) != 1 or outcome.count(FELL) != 1:
            return False
        known = [figure.id for figure in self.scene.figures]
        for part in touched_and_fell(outcome):
            for figure in part:
                if figure not in known or part.count(figure) > 1:
                    return False
        return True

    def parse(self, words: str) -> Outcome:
        outcome: Outcome = tuple(words.split())
        if not self.accepts(outcome):
            raise Illegal("impossible-outcome", chance=self.kind, outcome=words[:80])
        return outcome


def shot_outcome(touched: tuple[str, ...], fell: tuple[str, ...]) -> Outcome:
    """Return the outcome of a shot, as `Shot.accepts` wants it."""
    return (TOUCHED, *touched, FELL, *fell)


def touched_and_fell(outcome: Outcome) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the ids of the figures that were touched, and of those that fell."""
    at = outcome.index(FELL)
    return tuple([str(part) for part in outcome[1:at]]), tuple([str(part) for part in outcome[at + 1 :]])
