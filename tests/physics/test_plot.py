"""Plots of shots; without matplotlib, a refusal that names it."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from physics.places import SCENES
from posse.kernel import Illegal
from posse.physics import Aim, plot


@pytest.mark.long
def test_pictures_are_drawn_or_what_is_missing_is_named(tmp_path: Path) -> None:
    if importlib.util.find_spec("matplotlib") is None:
        with pytest.raises(Illegal) as caught:
            plot.chances(SCENES["empty"], tmp_path / "chances.png")
        assert caught.value.details == {"extra": "plots"}
        return
    plot.paths(SCENES["prone"], Aim(), tmp_path / "paths.png", shots=2)
    plot.chances(SCENES["prone"], tmp_path / "chances.png", angles=(0, 1), strengths=(20, 22), shots=1)
    plot.profiles(SCENES["prone"], Aim(), tmp_path / "profiles.png", shots=1)
    drawn = ("paths.png", "chances.png", "profiles.png")
    assert all((tmp_path / name).stat().st_size > 10000 for name in drawn)
