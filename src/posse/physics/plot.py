"""Plots of shots, for tuning them: paths over the board, and the chance of a hit for each aim.

Only this file needs matplotlib: `python3 run.py install plots`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from posse.kernel import Illegal
from posse.physics.aim import USUAL, Aim, tremble
from posse.physics.frames import Key, decode
from posse.physics.model import KINDS, model
from posse.physics.scene import Scene
from posse.physics.shot import shoot
from posse.physics.trig import PI, sincos

_COLOURS: Final = {"rider": "#7a4a1e", "prone": "#b08968", "indian": "#a4243b"}


_PROFILES: Final = {
    "along": (range(-45, 46, 10), 1, "along the line, mm"),
    "angle": (range(-16, 17, 4), 4, "degrees to the right of this aim"),
    "strength": (range(18, 31, 2), 10, "strength, m/s"),
    "spin": (range(-8, 9, 2), 2, "strike to the right of the middle, mm"),
}
"""For each number of an aim: the values to try, how many of its units make one of the axis, and its label."""


def paths(
    scene: Scene, aim: Aim, to: Path, *, seed: bytes = b"plot", shots: int = 24, scale: int = USUAL
) -> None:
    """Plot the die's path in each shot, and one of the shots with the die drawn in every third frame."""
    plt = _matplotlib()
    figure, (many, one) = plt.subplots(1, 2, figsize=(17, 6.2), layout="constrained")
    touched = 0
    best: tuple[int, bytes] = (-1, b"")
    for number in range(shots):
        shot = shoot(scene, tremble(aim, seed, number, scale))
        keys = decode(shot.frames)[0].keys
        hit = scene.pieces[0].id in shot.touched
        touched += hit
        colour = "#2a7f3f" if hit else "#c77d1a" if shot.touched else "#888888"
        many.plot([key.x / 10 for key in keys], [key.y / 10 for key in keys], color=colour, lw=1, alpha=0.8)
        many.plot(keys[-1].x / 10, keys[-1].y / 10, "s", color=colour, ms=4)
        best = max(best, (len(shot.fell), shot.frames))
    _board(many, scene)
    many.set_title(f"{shots} shots, {_words(aim)}: {touched} touch {scene.pieces[0].id}")
    _board(one, scene)
    for track in decode(best[1]):
        for key in track.keys[:: 3 if track.body == 0 else 6]:
            _footprint(one, scene, track.body, key)
    one.set_title("the shot of these in which most fell; every third frame of the die")
    figure.savefig(to, dpi=90)
    plt.close(figure)


def chances(
    scene: Scene,
    to: Path,
    *,
    angles: Sequence[int] = range(-24, 25, 3),
    strengths: Sequence[int] = range(14, 33, 2),
    shots: int = 20,
    scale: int = USUAL,
) -> None:
    """Plot how often the first piece is touched first, and how often another one, over angle and strength."""
    plt = _matplotlib()
    target = scene.pieces[0].id
    hit = [[0.0] * len(angles) for _ in strengths]
    other = [[0.0] * len(angles) for _ in strengths]
    for row, strength in enumerate(strengths):
        for column, angle in enumerate(angles):
            for number in range(shots):
                flick = tremble(Aim(angle=angle, strength=strength), b"chances", number, scale)
                first = shoot(scene, flick, first_touch=True).touched
                hit[row][column] += (first == (target,)) / shots
                other[row][column] += (first not in ((), (target,))) / shots
    figure, axes = plt.subplots(1, 2, figsize=(13, 5), layout="constrained")
    extent = (angles[0] / 4, angles[-1] / 4, strengths[0] / 10, strengths[-1] / 10)
    for axis, values, title in ((axes[0], hit, f"{target} first"), (axes[1], other, "somebody else first")):
        shown = axis.imshow(
            values, origin="lower", aspect="auto", extent=extent, vmin=0, vmax=1, cmap="viridis"
        )
        axis.set(title=f"{title}, {shots} shots a cell", xlabel="degrees to the right", ylabel="m/s")
        figure.colorbar(shown, ax=axis)
    figure.savefig(to, dpi=90)
    plt.close(figure)


def profiles(scene: Scene, aim: Aim, to: Path, *, shots: int = 150, scale: int = USUAL) -> None:
    """Plot how often the first piece is touched first, and how often another one, when one number of an aim
    changes and the others stay."""
    plt = _matplotlib()
    figure, axes = plt.subplots(1, 4, figsize=(17, 4), layout="constrained", sharey=True)
    for axis, (name, (values, unit, label)) in zip(axes, _PROFILES.items(), strict=True):
        hit, other = [], []
        for value in values:
            aimed = replace(aim, **{name: value + (getattr(aim, name) if name == "angle" else 0)})
            flicks = [tremble(aimed, b"profiles", number, scale) for number in range(shots)]
            first = [shoot(scene, flick, first_touch=True).touched for flick in flicks]
            hit.append(first.count((scene.pieces[0].id,)) / shots)
            other.append(len([one for one in first if one]) / shots - hit[-1])
        at = [value / unit for value in values]
        axis.plot(at, hit, "o-", color="#2a7f3f", label="the target first")
        axis.plot(at, other, "s--", color="#a4243b", label="another figure first")
        axis.set(xlabel=label, ylim=(0, 1))
        axis.grid(alpha=0.3)
    axes[0].set_ylabel(f"share of {shots} shots")
    axes[0].legend()
    figure.suptitle(f"one number changed at a time, around {_words(aim)}, {aim.along} mm along")
    figure.savefig(to, dpi=70)
    plt.close(figure)


def _matplotlib() -> Any:
    try:
        import matplotlib
    except ImportError:
        raise Illegal("needs-extra", extra="plots") from None
    matplotlib.use("Agg")
    from matplotlib import pyplot

    return pyplot


def _words(aim: Aim) -> str:
    return f"{aim.angle / 4:+g} degrees, {aim.strength / 10} m/s, spin {aim.spin}"


def _board(axis: Any, scene: Scene) -> None:
    width, depth = (length / 10 for length in model().size)
    axis.plot([0, width, width, 0, 0], [0, 0, depth, depth, 0], color="black", lw=1.5)
    axis.plot(*zip(*[(x / 10, y / 10) for x, y in scene.line], strict=True), color="#1d4e89", lw=2)
    for piece in scene.pieces:
        shape = model().shapes[KINDS[piece.kind]]
        back, front, right, left = (10 * reach * 100 for reach in shape.reach)
        if piece.kind == "prone":
            right, left = -shape.height * 500, shape.height * 500
        sine, cosine = sincos(piece.turn * (PI / 180))
        corners = [(front, left), (front, right), (back, right), (back, left)]
        axis.fill(
            [piece.x / 10 + a * cosine - b * sine for a, b in corners],
            [piece.y / 10 - a * sine - b * cosine for a, b in corners],
            color=_COLOURS[piece.kind],
        )
        axis.annotate(piece.id, (piece.x / 10, piece.y / 10), (6, 6), textcoords="offset points", fontsize=8)
    axis.set_aspect("equal")
    axis.set(xlim=(-30, width + 60), ylim=(depth + 60, -30), xlabel="mm", ylabel="mm, to the south")


def _footprint(axis: Any, scene: Scene, body: int, key: Key) -> None:
    """Draw the edges of a body's box, seen from above."""
    if body == 0:
        half = [model().die.half * 1000] * 3
        middle = 0.0
        colour = "#333333"
    else:
        shape = model().shapes[KINDS[scene.pieces[body - 1].kind]]
        half = [shape.boxes[0].half[0] * 1000, shape.boxes[0].half[1] * 1000, shape.height * 500]
        middle = half[2]
        colour = _COLOURS[scene.pieces[body - 1].kind]
    signs = (-1, 1)
    corners = [(a, b, c) for a in signs for b in signs for c in signs]
    seen = [_turned(key, (a * half[0], b * half[1], c * half[2] + middle)) for a, b, c in corners]
    for first, one in enumerate(corners):
        for second in range(first + 1, 8):
            if sum([p != q for p, q in zip(one, corners[second], strict=True)]) == 1:
                axis.plot(*zip(seen[first], seen[second], strict=True), color=colour, lw=0.6, alpha=0.7)


def _turned(key: Key, point: tuple[float, float, float]) -> tuple[float, float]:
    x, y, z, w = (part / 16384 for part in key.turn)
    a, b, c = point
    east = (1 - 2 * (y * y + z * z)) * a + 2 * (x * y - z * w) * b + 2 * (x * z + y * w) * c
    north = 2 * (x * y + z * w) * a + (1 - 2 * (x * x + z * z)) * b + 2 * (y * z - x * w) * c
    return key.x / 10 + east, key.y / 10 - north
