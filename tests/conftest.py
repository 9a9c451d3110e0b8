"""The long tests run in CI, or when asked for by marker; and in CI nothing is skipped.

Of the tests marked `sampled` the fast run takes a few cases, CI all of them.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

CI = bool(os.environ.get("CI"))
WEB = Path(__file__).parent / "web"

# Where bytecode may not be kept, every worker and every process of a test would compile everything anew.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# Hypothesis tries the same cases every time: what fails here fails everywhere.
settings.register_profile("fast", settings.get_profile("ci"), max_examples=25)
settings.load_profile("ci" if CI else "fast")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Files that are long as a whole are not read where no long test runs: to collect them takes seconds."""
    wanted = config.getoption("markexpr") or ("" if CI else "not long")
    if wanted != "not long" or collection_path.suffix != ".py":
        return None
    return "\npytestmark = pytest.mark.long" in collection_path.read_text(encoding="utf-8") or None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if CI:
        items[:] = _spread(items)
    elif not config.getoption("markexpr"):
        quick = [item for item in items if not item.get_closest_marker("long")]
        if not any("::" in argument for argument in config.args):
            quick = _sampled(quick)
        # Each process gets a stretch of the list: only the first then has to start a server.
        quick.sort(key=lambda item: "server" not in getattr(item, "fixturenames", ()))
        kept = set(quick)
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = quick


def _sampled(items: list[pytest.Item]) -> list[pytest.Item]:
    """Of a test marked `sampled`, some of its cases: the same every time, and other ones for every test, so
    that together the samples meet every game, every language and every number of seats."""
    cases: dict[str, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("sampled"):
            cases.setdefault(item.nodeid.partition("[")[0], []).append(item)
    dropped: set[pytest.Item] = set()
    for test, all_of_it in cases.items():
        marker = all_of_it[0].get_closest_marker("sampled")
        count = marker.args[0] if marker and marker.args else 1
        taken = random.Random(test).sample(all_of_it, min(count, len(all_of_it)))
        dropped.update(set(all_of_it) - set(taken))
    return [item for item in items if item not in dropped]


def _spread(items: list[pytest.Item]) -> list[pytest.Item]:
    """The order for CI.  Each process gets a stretch of the list, which begins with its files of long tests:
    a process that came to them at the end would keep the others waiting.  The tests of a file stay together,
    because they share a server; so do the page's."""
    files: dict[Path, list[pytest.Item]] = {}
    rest = []
    for item in items:
        if item.get_closest_marker("long") and WEB not in item.path.parents:
            files.setdefault(item.path, []).append(item)
        else:
            rest.append(item)
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    part = -(-len(rest) // processes)
    found = []
    for n in range(processes):
        for file in list(files.values())[n::processes]:
            found += file
        found += rest[n * part : (n + 1) * part]
    return found


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
