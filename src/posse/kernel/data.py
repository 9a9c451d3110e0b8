"""Read the data files of a package: boards, cards, fitted tables."""

from __future__ import annotations

from importlib import resources


def data_file(package: str, name: str) -> str:
    """Return the text of a file in the package's `data` folder."""
    return resources.files(package).joinpath("data", name).read_text("utf-8")
