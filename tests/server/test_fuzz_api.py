"""Schemathesis over the whole REST API of a real server: every operation, with real tables and rights.

No request may cause a server error; every answer must fit its documentation, and every refusal has a reason.
"""

from __future__ import annotations

import re
import time
import zlib
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

import httpx2 as httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.specs.openapi.schemas import OpenApiSchema

from posse.server.api import api
from posse.server.registry import TableRegistry
from posse.server.settings import Settings
from posse.server.throttle import Throttle
from server.server_process import Running, make, running, sit
from words.sentences import raised

pytestmark = pytest.mark.long  # it has a server of its own, and is slow

ACCEPTED = ["2xx", "403", "404", "409"]
"""The statuses of a request that fits the schema.  422 is not among them: the schema would be incomplete."""
USES = 20
"""The number of requests after which a table is replaced."""
STATUSES = ("waiting", "playing", "playing", "over", "finished")
SEATS = (0, 0, 0, 1, 2)
REAL = {
    "game": "stage-coach",
    "seats": 2,
    "options": {},
    "absent": "greedy",
    "bot": "random",
    "fill": "random",
    "orders": ["leave contact"],
    "step": 1,
    "seat": 0,
}
RIGHTS = ("none", "host", "host", "seat0", "seat0", "seat0", "seat1", "ended", "elsewhere", "forged")
"""The rights of the caller; useful ones are more frequent."""


def documented() -> OpenApiSchema:
    """The schema as the server publishes it.  It is made here because it is needed before a server runs."""
    described = api(TableRegistry(Settings(database="")), Throttle(0)).openapi()
    schema = schemathesis.openapi.from_dict(described)
    schema.config.checks.positive_data_acceptance.expected_statuses = ACCEPTED
    schema.config.generation.allow_extra_parameters = False  # the server ignores extra parameters
    return schema


WHOLE = documented()


@dataclass
class Place:
    """A table, and the links that a caller may have."""

    table: str
    tokens: dict[str, str]
    body: dict[str, object] = field(default_factory=dict)
    """Replace random words by words that this table knows."""
    uses: int = 0


class Places:
    """Tables in every status.  A table that requests may change is replaced from time to time."""

    def __init__(self, server: Running, client: httpx.Client) -> None:
        self.server = server
        self.client = client
        self._now: dict[str, Place] = {}

    def at(self, status: str) -> Place:
        place = self._now.get(status)
        if place is None or place.uses >= USES:
            place = self._now[status] = self._made(status)
        place.uses += 1
        return place

    def _made(self, status: str) -> Place:
        table, host = make(self.client, "stage-coach", options={"turn_limit": 1}, open=True)
        elsewhere, _ = make(self.client, "stage-coach")
        ended = sit(self.server, table, 0)
        place = Place(table, {"host": host, "ended": ended, "elsewhere": sit(self.server, elsewhere, 0)})
        place.tokens["seat0"] = self._post(place, "seats/0/link", "ended")["token"]
        if status == "waiting":
            return place
        if status == "finished":
            self._post(place, "seats/0", "seat0", "DELETE")
            self._post(place, "start", "host", json={"fill": "random"})
            while "ranks" not in self._post(place, "state", "host", "GET"):
                time.sleep(0.02)
            return place
        place.tokens["seat1"] = sit(self.server, table, 1)
        self._post(place, "start", "host", json={})
        if status == "over":
            self._post(place, "seats/1/resign", "seat1")
        state = self._post(place, "state", "seat0", "GET")
        options = state.get("options", {"list": [{"words": "ahead"}]})["list"]
        place.body = {"at": state["seq"], "words": options[0]["words"]}
        return place

    def _post(self, place: Place, what: str, right: str, method: str = "POST", **more: Any) -> Any:
        headers = {"authorization": f"Bearer {place.tokens[right]}"}
        answer = self.client.request(method, f"/api/tables/{place.table}/{what}", headers=headers, **more)
        assert answer.is_success, answer.text
        return answer.json()


@pytest.fixture(scope="module")
def places(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Places]:
    with ExitStack() as stack:
        server = stack.enter_context(running(tmp_path_factory.mktemp("fuzz") / "posse.db"))
        yield Places(server, stack.enter_context(server.client()))
        assert not [line for line in server.lines if "Traceback" in line]


def ask(case: Case[Any], places: Places) -> None:
    """Send the case to a real table with some right, and check the answer."""
    assert case.meta is not None
    # The choice depends on the case only, so that a failure can be reproduced.
    pick = zlib.crc32(repr((case.path, case.path_parameters, case.query, case.body)).encode(errors="replace"))
    place = places.at(STATUSES[pick % len(STATUSES)])
    right = RIGHTS[pick // 7 % len(RIGHTS)]
    headers = {"authorization": f"Bearer {_token(place, right)}"} if right != "none" else {}
    if pick // 64 % 8:
        _led_to(case, place, SEATS[pick // 512 % len(SEATS)])
    if case.meta.generation.mode.is_positive:
        case.body = _whole(case.body)
        if isinstance(case.body, dict):
            real: dict[str, Any] = {**REAL, **place.body, "token": _token(place, right)}
            case.body.update({name: value for name, value in real.items() if name in case.body})
    answer = case.call(base_url=f"{places.server.address}/api", headers=headers)
    case.validate_response(answer)
    if answer.status_code >= 400:
        body = answer.json()
        assert set(body) - {"state"} == {"reason", "details"}, body
        assert body["reason"] in raised(), body


def _token(place: Place, right: str) -> str:
    token = place.tokens.get(right, place.tokens["host"])
    return token[:-4] + "AAAA" if right == "forged" else token


def _whole(value: Any) -> Any:
    """Return whether the case has a float such as 17.0, which is an integer for a schema but not for us."""
    if isinstance(value, dict):
        return {name: _whole(one) for name, one in value.items()}
    if isinstance(value, list):
        return [_whole(one) for one in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def _led_to(case: Case[Any], place: Place, seat: int) -> None:
    """Put an existing table and seat into the path, even if the rest of the request is wrong: otherwise the
    rest would never be checked.
    """
    where = case.path_parameters
    if re.fullmatch("[a-z0-9]{1,64}", str(where.get("table"))):
        where["table"] = place.table
    if re.fullmatch("[0-9]{1,2}", str(where.get("seat"))):
        where["seat"] = seat


MUCH = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


@WHOLE.parametrize()
@MUCH
def test_requests_of_every_kind(case: Case[Any], places: Places) -> None:
    ask(case, places)
