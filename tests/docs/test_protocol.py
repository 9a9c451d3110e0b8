"""The protocol's page says what the server does."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from pydantic import TypeAdapter

from posse.kernel import Illegal
from posse.server import frames, headers, protocol, socket, table_actions, talk_actions, throttle
from posse.server.api.dependencies import refusal_response
from posse.server.settings import Settings
from posse.table import talk
from words.sentences import raised

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "protocol.md").read_text(encoding="utf-8")
FROM_CLIENT: TypeAdapter[protocol.Message] = TypeAdapter(protocol.FromClient)
FROM_SERVER: TypeAdapter[protocol.Message] = TypeAdapter(protocol.FromServer)

EXAMPLES = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, flags=re.S)]

TO_CLIENTS = ("server/api/*.py", "server/*.py", "table/*.py", "games/package.py")
"""Where refusals are made that a client may get."""
TO_OPERATORS = ("server/bus.py", "server/serve.py")
"""Where the server speaks to its operator only."""


def section(title: str) -> str:
    [found] = re.findall(rf"^##+ {title}\n(.*?)(?=^## |\Z)", PAGE, flags=re.S | re.M)
    return str(found)


def rows(title: str) -> list[list[str]]:
    """The cells of a section's first table, without its head."""
    lines = [line for line in section(title).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_the_schema_is_the_servers() -> None:
    """Else: python3 run.py python scripts/write_protocol_schema.py, and npm run types in web/"""
    written = json.loads((DOCS / "protocol.schema.json").read_text(encoding="utf-8"))
    made = protocol.schema()
    # Games that are installed beside ours are in the server's schema and not in the document.
    made["games"] = {name: made["games"][name] for name in written["games"]}
    assert written == made


def test_the_page_is_of_this_version() -> None:
    assert f"This is version **{protocol.VERSION}** of the protocol" in PAGE


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: str(example["type"]))
def test_every_example_is_a_message(example: dict[str, object]) -> None:
    """As strict as the server reads, and nothing left out that it sends."""
    text = json.dumps(example)
    answers = ("ok", "considered", "refused")
    from_client = example["type"] == "hello" or ("id" in example and example["type"] not in answers)
    reader = FROM_CLIENT if from_client else FROM_SERVER
    sent = reader.validate_json(text).model_dump(mode="json", exclude_unset=True)
    assert sent == example


@pytest.mark.parametrize("side", ["client", "server"])
def test_every_message_has_an_example(side: str) -> None:
    wanted = set(protocol.schema()[side]["discriminator"]["mapping"])
    assert wanted <= {example["type"] for example in EXAMPLES}


def test_every_refusal_is_listed() -> None:
    listed = {reason.strip("`") for reason, *_ in rows("Refusals")}
    told = set().union(*[raised(pattern) for pattern in TO_CLIENTS])
    kept = set().union(*[raised(pattern) for pattern in TO_OPERATORS])
    assert not sorted(told - kept - listed), "missing"
    assert not sorted(listed - set(raised())), "idle"


@pytest.mark.parametrize("row", rows("Refusals"), ids=lambda row: row[0].strip("`"))
def test_a_refusal_comes_as_listed(row: list[str]) -> None:
    reason, details = row[0].strip("`"), set(re.findall(r"`(\w+)`", row[1]))
    assert details == raised()[reason]
    status = refusal_response(Illegal(reason)).status_code
    by_the_guard = {"other-host": 421, "other-origin": 403}
    assert int(row[2]) == by_the_guard.get(reason, status)


def test_the_refusals_are_in_order() -> None:
    listed = [row[0] for row in rows("Refusals")]
    assert listed == sorted(listed)


def test_the_limits_are_as_listed() -> None:
    rate = Settings(database="").rate
    limits = {
        "a message on the socket": f"{headers.LARGEST // 1024} KiB",
        "the body of a request": f"{headers.BODY // 1024} KiB",
        "requests of one address": f"{rate} per second",
        "tables made from one address": f"{rate} per minute",
        "tables in use that one address": f"{throttle.Throttle(rate).most_tables}",
        "sockets open from one address": f"{throttle.Throttle(rate).most_sockets}",
        "pings, pongs and fragments": f"{frames.MOST_CONTROL} per {frames.PERIOD:.0f} seconds",
        "practice boards and shots": f"{rate} per minute",
        "wrong links": f"{throttle.GUESSES} per minute",
        "a name": f"{table_actions.NAME} characters",
        "one message": f"{talk_actions.TALK} characters",
        "messages of one player, or": f"{throttle.LINES} in 30 seconds",
        "messages of one player at a table": f"{talk_actions.SAID}",
        "messages of players that": f"{talk.PLAYERS_LINES}",
        "computing for one address": f"{rate * throttle.WORK // 1000} seconds per minute",
        "standing orders of a seat": f"{table_actions.ORDERS}",
    }
    told = {of: limit for limit, of in rows("Limits")}
    assert len(told) == len(limits)
    for of, limit in limits.items():
        assert [said for about, said in told.items() if about.startswith(of)] == [limit], of


def test_the_close_codes_are_as_listed() -> None:
    told = {row[1].strip("`"): row for row in rows("The end of a connection") if row[1].startswith("`")}
    source = (Path(socket.__file__)).read_text(encoding="utf-8")
    for reason, (code, _, again, _) in told.items():
        [(made, back)] = re.findall(rf'close\((\w+), "{reason}", again=(\w+)\)', source)
        assert int(code) == (int(made) if made.isdecimal() else getattr(socket, made))
        assert (again == "yes") == (back == "True")
    others = set(re.findall(r'close\(\w+, "([a-z-]+)", again', source)) - set(told)
    assert others <= {row[0].strip("`") for row in rows("Refusals")}
    text = section("The end of a connection")
    assert f"within {socket.PATIENCE:.0f} seconds" in text
    assert f"{frames.MOST_WAITING // 2**20} MiB" in text


def test_every_request_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """And no other."""
    from posse.server.api import api
    from posse.server.registry import TableRegistry

    monkeypatch.delenv("POSSE_SETTINGS", raising=False)
    described = api(TableRegistry(Settings(database="")), throttle.Throttle(0)).openapi()["paths"]
    listed: dict[str, set[str]] = {}
    for first, about in rows("Plain requests"):
        for method, path in re.findall(r"`([A-Z]+) /api(/[^`]*)`", first):
            also = re.findall(r"`([A-Z]+)`", about)
            listed.setdefault(path, set()).update([method.lower(), *map(str.lower, also)])
    assert listed == {path: set(methods) for path, methods in described.items()}
