"""What a flicked die finds on the board, and the answer of chance to a shot."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

from posse.games.pony_express.rules import shots
from posse.games.pony_express.rules.actions import Aim
from posse.games.pony_express.rules.track import Point
from posse.kernel import Chance, Illegal, Outcome

TOUCHED: Final = "touched"
FELL: Final = "fell"


@dataclass(frozen=True)
class Figure:
    """A piece on the board: a rider (`r0`) standing or lying, or an Indian (`i1`)."""

    id: str
    at: Point
    kind: str  # rider, prone, indian
    toward: Point | None = None  # whom it shows its broad side to, where it matters


@dataclass(frozen=True)
class Scene:
    """From behind this line, at that point, among these figures."""

    line: tuple[Point, Point]
    target: Point
    figures: tuple[Figure, ...]

    def words(self) -> tuple[str, ...]:
        """All of it, a line each, for whoever draws it: `r0 rider 34 34 566 386` shows its broad side there.
        The figures come in the order of the bodies in a shot's frames, after the die."""
        (ax, ay), (bx, by) = self.line
        drawn = [
            f"{figure.id} {figure.kind} {' '.join(map(str, (*figure.at, *(figure.toward or ()))))}"
            for figure in self.figures
        ]
        return (f"line {ax} {ay} {bx} {by}", f"target {self.target[0]} {self.target[1]}", *drawn)


class Shot(Chance):
    """What did the die touch, in order, and what fell?  The physics or the real table answers; `sample`
    answers by the fast model made from the physics."""

    __slots__ = ("aim", "scene", "tremor")

    def __init__(self, scene: Scene, aim: Aim, tremor: int) -> None:
        super().__init__("shot", ())
        self.scene = scene
        self.aim = aim
        self.tremor = tremor

    def sample(self, rng: random.Random) -> Outcome:
        touched, fell = shots.sample(self.scene, self.aim, self.tremor, rng)
        return (TOUCHED, *touched, FELL, *fell)

    def accepts(self, outcome: Outcome) -> bool:
        if outcome[:1] != (TOUCHED,) or outcome.count(TOUCHED) != 1 or outcome.count(FELL) != 1:
            return False
        known = {figure.id for figure in self.scene.figures}
        return all(len(set(part)) == len(part) and known.issuperset(part) for part in read(outcome))

    def parse(self, words: str) -> Outcome:
        outcome: Outcome = tuple(words.split())
        if not self.accepts(outcome):
            raise Illegal("impossible-outcome", chance=self.kind, outcome=words[:80])
        return outcome


def fired(scene: Scene, aim: Aim, drunk: bool = False) -> tuple[str, ...]:
    """A shot as it left the hand, for whoever draws it: the scene, the aim, and whether whisky was in it."""
    return (*scene.words(), str(aim), *(["drunk"] if drunk else []))


def read(outcome: Outcome) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What was touched, and what fell."""
    ids = tuple([str(part) for part in outcome])
    at = ids.index(FELL)
    return ids[1:at], ids[at + 1 :]
