"""What all plots share: colours, fonts, titles, and the folder they are written to."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from posse.cli.lab_output import heading
from posse.kernel import AnyGame
from posse.lab import Result, SeriesPlan
from posse.words import Words

PAPER: Final = "#f4ead6"
SHADE: Final = "#e9dbbf"
INK: Final = "#241a13"
RULE: Final = "#5b4a3c"
COLOURS: Final = ("#23425f", "#b9822b", "#8f2d20", "#5d6f3f", "#4a4038")
"""Prussian, mustard, oxblood, sage, rail: without colour they still differ, by lightness or by hatch."""
HATCHES: Final = ("", "///", "...", "xxx", "---")
DOTS: Final = 110

_STYLE: Final = {
    "font.family": "serif",
    "font.size": 11,
    "axes.titlesize": 12,
    "figure.facecolor": PAPER,
    "axes.facecolor": PAPER,
    "savefig.facecolor": PAPER,
    "text.color": INK,
    "axes.edgecolor": RULE,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "grid.color": SHADE,
    "hatch.linewidth": 0.6,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
}


@dataclass(frozen=True)
class Sheet:
    """A series to draw, and where its plots go."""

    folder: Path
    game: AnyGame
    plan: SeriesPlan
    results: Sequence[Result]
    words: Words

    def begin(self, width: float, height: float, panels: int = 1) -> tuple[Any, Any]:
        """Make a matplotlib figure with `panels` axes side by side."""
        figure, axes = _pyplot().subplots(1, panels, figsize=(width, height), layout="constrained")
        return figure, axes

    def finish(self, figure: Any, name: str, title: str) -> Path:
        figure.suptitle(title, x=0.012, ha="left", fontsize=15, fontweight="bold")
        figure.supxlabel(heading(self.plan, len(self.results), self.words), fontsize=9, color=RULE)
        path = self.folder / f"{name}.png"
        # Without matplotlib's version in the file, the same games give the same file.
        figure.savefig(path, dpi=DOTS, metadata={"Software": None})
        _pyplot().close(figure)
        return path

    def statistic_name(self, name: str) -> str:
        return self.words.say(f"{self.game.name}-statistic-{name}")

    def broken_down(self, name: str) -> str:
        return self.words.say(f"{self.game.name}-statistic-{name}-by")

    def seat_names(self) -> list[str]:
        """The role of each seat and the bot in it."""
        seated = self.plan.seatings[0]
        roles = self.game.roles(len(seated))
        return [
            f"{self.words.say(f'{self.game.name}-role-{role}')}\n{self.words.say(f'bot-{bot}')}"
            for role, bot in zip(roles, seated, strict=True)
        ]

    def key_name(self, by: str, key: str) -> str:
        """The key in words if the game has a sentence for it, as for a hand; else the key itself."""
        label = f"{self.game.name}-{by.rpartition('.')[2]}-{key}"
        return self.words.say(label) if self.words.has(label) else key


def drawing() -> AbstractContextManager[None]:
    """A context in which matplotlib draws in our style."""
    found: AbstractContextManager[None] = _pyplot().rc_context(_STYLE)
    return found


def _pyplot() -> Any:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    return pyplot
