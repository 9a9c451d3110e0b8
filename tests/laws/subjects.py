"""The subject of every installed game: what the laws need to know of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from posse.games import load_package
from posse.kernel import games
from posse.laws import Subject


def subject_of(game: str) -> Subject:
    subject = load_package(game).loaded_testing
    assert subject is not None, f"{game} says nothing of itself to the laws"
    return subject


SUBJECTS: Mapping[str, Callable[[], Subject]] = {name: partial(subject_of, name) for name in games()}
