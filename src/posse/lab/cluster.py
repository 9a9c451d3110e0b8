"""An executor on many machines, by Ray.

Posse must be installed on each of them, in the same version.  Ray's usage statistics are turned off.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Mapping
from secrets import token_hex
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from posse.kernel import Illegal

if TYPE_CHECKING:
    import ray

LOCAL: Final = "local"
SETTINGS: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    # Otherwise, under `uv run`, Ray copies the current folder to every machine and installs it there.
    "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # the behaviour of Ray's next version, without a warning
}
QUEUED: Final = 4
"""Jobs handed out per core: more than on one machine, as results have a longer way."""

Job = TypeVar("Job")
Result = TypeVar("Result")


class RayExecutor(Generic[Job, Result]):
    """Executes jobs on the cluster at `address`.  `auto` finds a cluster started on this machine, `local`
    starts one that ends with the executor."""

    def __init__(self, work: Callable[[Job], Result], address: str) -> None:
        _connect(address)
        import ray

        self._ray = ray
        self._work = ray.remote(work)
        self._submitted: list[ray.ObjectRef[Result]] = []
        cores: Mapping[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        self.capacity: Final = QUEUED * max(1, int(cores.get("CPU", 1)))

    def submit(self, job: Job) -> None:
        self._submitted.append(self._work.remote(job))

    def wait(self) -> list[Result]:
        done, self._submitted = self._ray.wait(self._submitted)
        return self._ray.get(done)

    def terminate(self) -> None:
        self._ray.shutdown()


def _connect(address: str) -> None:
    os.environ.update(SETTINGS)
    if address == LOCAL:
        # A token for this run only: otherwise Ray would make one and leave it in the home folder.
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
