"""The long tests run in CI, or when asked for by marker; and in CI nothing is skipped."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator
from pathlib import Path

import pytest

CI = bool(os.environ.get("CI"))

# Where bytecode may not be kept, every worker and every process of a test would compile everything anew.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Files that are long as a whole are not read where no long test runs: to collect them takes seconds."""
    wanted = config.getoption("markexpr") or ("" if CI else "not long")
    if wanted != "not long" or collection_path.suffix != ".py":
        return None
    return "\npytestmark = pytest.mark.long" in collection_path.read_text(encoding="utf-8") or None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if CI or config.getoption("markexpr"):
        return
    long = [item for item in items if item.get_closest_marker("long")]
    config.hook.pytest_deselected(items=long)
    items[:] = [item for item in items if item not in long]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if CI and report.skipped:
        report.outcome = "failed"
        report.longrepr = f"skipped, which CI does not allow: {report.longrepr}"
    return report


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """A long run that is cut short must still have told what failed."""
    if CI and report.failed and "PYTEST_XDIST_WORKER" not in os.environ:
        print(f"\n{report.when} of {report.nodeid} failed:\n{report.longreprtext}", flush=True)
