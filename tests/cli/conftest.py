"""Calling a command."""

from __future__ import annotations

import io
import sys

import pytest

from cli.calls import Call, Done
from posse.cli.app import main


@pytest.fixture
def posse(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    """The entry point with these arguments, its input typed ahead."""

    def call(*arguments: str, typed: str = "", lang: str = "en") -> Done:
        monkeypatch.setenv("POSSE_LANG", lang)
        monkeypatch.setenv("COLUMNS", "120")
        monkeypatch.setattr(sys, "argv", ["posse", *arguments])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            main()
        said = capsys.readouterr()
        return Done(int(left.value.code or 0), said.out, said.err)

    return call
