"""Schemathesis over the whole REST side of a real server: every operation, with real tables and rights.

Whatever comes: no fault, an answer as it is documented, and a refusal that gives its reason.
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

pytestmark = pytest.mark.long  # a server of its own, and much of it

ACCEPTED = ["2xx", "403", "404", "409"]
"""What may come of a request that fits the schema: 422 may not, or the schema would not say enough."""
USES = 20
"""So many requests one table must bear."""
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
"""Those with which one gets somewhere come more often."""


def documented() -> OpenApiSchema:
    """The schema as the server shows it.  Made here, since it must be there before any server runs."""
    described = api(TableRegistry(Settings(database="")), Throttle(0)).openapi()
    schema = schemathesis.openapi.from_dict(described)
    schema.config.checks.positive_data_acceptance.expected_statuses = ACCEPTED
    schema.config.generation.allow_extra_parameters = False  # what nobody asked for is not looked at
    return schema


WHOLE = documented()


@dataclass
class Place:
    """A table, and what one may hold at it."""

    table: str
    tokens: dict[str, str]
    body: dict[str, object] = field(default_factory=dict)
    """Words that mean something here, in place of any."""
    uses: int = 0


class Places:
    """Tables in every status.  What a request may change is made anew now and then."""

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
        options = state.get("options", [{"words": "ahead"}])
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
    """Send it to a real table with some right or other, and look at the answer."""
    assert case.meta is not None
    # What is picked must follow from the case, so that a failure can be found again.
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
    """To a schema 17.0 is a whole number.  To us it is not, and no program writes one so."""
    if isinstance(value, dict):
        return {name: _whole(one) for name, one in value.items()}
    if isinstance(value, list):
        return [_whole(one) for one in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def _led_to(case: Case[Any], place: Place, seat: int) -> None:
    """A table and a seat that there are, where those asked for might have been: also when the rest of the
    request is wrong, or nobody would ever look at that."""
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
