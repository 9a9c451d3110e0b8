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
    long = [item for item in items if item.get_closest_marker("long")]
    quick = [item for item in items if not item.get_closest_marker("long")]
    if CI:
        items[:] = _spread(long, quick)
    elif not config.getoption("markexpr"):
        config.hook.pytest_deselected(items=long)
        items[:] = quick


def _spread(long: list[pytest.Item], quick: list[pytest.Item]) -> list[pytest.Item]:
    """Every process is handed a stretch of the list.  Each begins with its part of the long ones: who is left
    with two of those at the end keeps all the others waiting."""
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    part = -(-len(quick) // processes)
    return [
        item for n in range(processes) for item in (*long[n::processes], *quick[n * part : (n + 1) * part])
    ]


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
