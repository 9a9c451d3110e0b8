"""The same games on many machines, by Ray.

Posse must be installed on each of them, in the same version.  Nothing is reported to Ray's makers.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from secrets import token_hex
from typing import TYPE_CHECKING, Final

from posse.kernel import Illegal

if TYPE_CHECKING:
    from posse.lab.simulation import Job, Result

LOCAL: Final = "local"
SETTINGS: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    # Else, under `uv run`, it would copy the folder we are called from to every machine and install it there.
    "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # its new way, without a warning
}
AHEAD: Final = 4  # jobs for each core that are handed out before they are begun


def run(jobs: Iterable[Job], address: str) -> Iterator[Result]:
    """The games of the jobs as they end, played by the cluster at the address; `auto` finds one that was
    started on this machine, `local` starts one for this run."""
    os.environ.update(SETTINGS)
    if address == LOCAL:
        # A token for this run alone: else Ray would make one and leave it in the home folder.
        os.environ.setdefault("RAY_AUTH_MODE", "token")
        os.environ.setdefault("RAY_AUTH_TOKEN", token_hex(32))
    try:
        import ray
    except ImportError:
        raise Illegal("needs-extra", extra="lab") from None
    try:
        ray.init(
            address=address,
            include_dashboard=False if address == LOCAL else None,
            configure_logging=True,
            logging_level=logging.ERROR,
            log_to_driver=False,
        )
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise Illegal("no-cluster", address=address, problem=str(error).partition("\n")[0][:120]) from None
    try:
        played = ray.remote(_played)
        ahead = iter(jobs)
        cores: Mapping[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        room = AHEAD * max(1, int(cores.get("CPU", 1)))
        pending: list[ray.ObjectRef[list[Result]]] = []
        while True:
            pending += [played.remote(job) for job in islice(ahead, room - len(pending))]
            if not pending:
                return
            done, pending = ray.wait(pending)
            for some in ray.get(done):
                yield from some
    finally:
        ray.shutdown()


def _played(job: Job) -> list[Result]:
    return job.played()
