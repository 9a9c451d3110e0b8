"""What strangers cannot do: pose as others, read others' secrets, flood the server, learn from errors."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path

import httpx2 as httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from posse.kernel import Illegal
from posse.server.app import create
from posse.server.headers import BODY, HEADERS, known_host
from posse.server.seats import COOKIE, Grant, Signer
from posse.server.settings import Settings
from posse.server.throttle import GUESSES
from server.server_process import Message, Running, Seated, make, running, sit
from server.strict_server import Strict

pytestmark = pytest.mark.long  # it has a server of its own, and is slow

JSON = {"content-type": "application/json"}
RATE = Strict.rate


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("open") / "posse.db", "--name", "play.example") as found:
        yield found
        found.stop()
        assert not [line for line in found.lines if "Traceback" in line]


@pytest.fixture
def client(server: Running) -> Iterator[httpx.Client]:
    with server.client() as found:
        yield found


ADDRESSES = count(1)


@pytest.fixture
def somewhere() -> dict[str, str]:
    """Return the proxy's header for a client at a new IP address."""
    return {"x-forwarded-for": f"203.0.113.{next(ADDRESSES)}"}


def by(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def why(answer: httpx.Response) -> str:
    return str(answer.json()["reason"])


def reason(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, answer.text
    return why(answer)


def raw(server: Running, request: bytes) -> bytes:
    """A request that no library would send."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as line:
        line.sendall(request)
        answer = b""
        while part := line.recv(65536):
            answer += part
        return answer


# --- cookies, links ---


def flags(answer: httpx.Response) -> set[str]:
    cookie, *rest = [part.strip() for part in answer.headers["set-cookie"].split(";")]
    assert cookie.startswith(f"{COOKIE}=")
    return {flag.lower() for flag in rest}


def test_the_cookie_is_kept_from_scripts_and_from_other_sites(server: Running, strict: Strict) -> None:
    with server.client() as one, strict.client() as other:
        plain, secure = flags(one.get("/api/mine")), flags(other.get("/api/mine"))
        assert plain == {"httponly", "samesite=lax", "path=/", f"max-age={365 * 24 * 3600}"}
        assert secure == plain | {"secure"}
        assert "set-cookie" not in one.get("/api/mine").headers, "once is enough"


def test_no_sign_of_a_link_or_a_cookie_can_be_changed() -> None:
    signer, other = Signer(b"s" * 32), Signer(b"t" * 32)
    link, cookie = signer.link(Grant("abc", 1, 1)), signer.cookie(b"e" * 16)
    assert signer.grant(link) == Grant("abc", 1, 1)
    assert signer.person(cookie)
    for text in (link, cookie):
        # Two bits of the last character of a signature have no meaning.
        spoilt = [text[:n] + ("A" if text[n] != "A" else "B") + text[n + 1 :] for n in range(len(text) - 1)]
        shorter = [text[:n] for n in range(len(text))]
        strange = [text + "A", text + ".", "." + text, text.upper(), "\0", "é.é", "A" * 5000]
        for forged in (*spoilt, *shorter, *strange, other.link(Grant("abc", 1, 1)), other.cookie(b"e" * 16)):
            assert signer.person(forged) == ""
            with pytest.raises(Illegal, match="bad-link"):
                signer.grant(forged)
    assert signer.person(link) == "", "a link is no cookie"
    with pytest.raises(Illegal, match="bad-link"):
        signer.grant(cookie)


def test_forged_links_and_cookies_open_nothing(server: Running, client: httpx.Client) -> None:
    table, host = make(client, "stage-coach")
    token = sit(server, table, 0)
    for forged in (token[:-2], token[:-6] + "AAAAAA", host[:-6] + token[-6:], "x", "a.b.c", "é"):
        said = {b"authorization": f"Bearer {forged}".encode()}
        assert reason(client.get(f"/api/tables/{table}/seats/0/link", headers=said), 403) == "bad-link"
        answer = client.post(f"/api/tables/{table}/claim", json={"token": forged})
        assert reason(answer, 403) == "bad-link"
    mine = client.cookies[COOKIE]
    for forged in (mine[:-2], mine[:-6] + "AAAAAA", token, "x"):
        answer = httpx.get(f"{server.address}/api/mine", headers={"cookie": f"{COOKIE}={forged}"})
        assert "set-cookie" in answer.headers, "whoever cannot be known is somebody new"
        begin = f"{server.address}/api/tables/{table}/start"
        answer = httpx.post(begin, json={"fill": "random"}, headers={"cookie": f"{COOKIE}={forged}"})
        assert reason(answer, 403) == "not-host"


# --- where a request comes from ---


def test_other_sites_cannot_act_through_a_browser(server: Running, client: httpx.Client) -> None:
    own = server.address
    for origin in ("http://evil.example", "null", "", "http://[", "https://localhost", own + ".evil.example"):
        answer = client.post("/api/tables", json={"game": "stage-coach"}, headers={"origin": origin})
        assert reason(answer, 403) == "other-origin", origin
        assert not [name for name in answer.headers if name.startswith("access-control")]
    for fine in ({"origin": own}, {"origin": own.replace("http", "https", 1)}, {}):
        answer = client.post("/api/tables", json={"game": "stage-coach"}, headers=fine)
        assert answer.status_code == 201, fine


def test_other_sites_cannot_open_a_socket_through_a_browser(server: Running) -> None:
    address = server.address.replace("http", "ws", 1) + "/socket"
    for origin in ("http://evil.example", "null", "http://["):
        with pytest.raises(InvalidStatus) as refused, connect(address, additional_headers={"origin": origin}):
            pass
        assert refused.value.response.status_code == 403
    for headers in ({"origin": server.address}, {}):
        with connect(address, additional_headers=headers) as line:
            line.send("{}")
            assert json.loads(line.recv())["reason"] == "bad-message"


def test_only_names_that_are_ours_are_answered_to(server: Running, client: httpx.Client) -> None:
    for host in ("evil.example", "localhost.evil.example", "play.example.evil", "example"):
        assert reason(client.get("/health", headers={"host": host}), 421) == "other-host"
    for host in ("play.example", "PLAY.example:80", "127.0.0.1", "[::1]:99", "any.localhost"):
        assert client.get("/health", headers={"host": host}).status_code == 200, host
    for broken in (b"[::1", b"[", b"a]b", b"", b"\xff", b"a@b"):
        asked = b"GET /health HTTP/1.1\r\nConnection: close\r\nHost: %s\r\n\r\n" % broken
        assert raw(server, asked).startswith(b"HTTP/1.1 421"), broken
    upgrade = b"GET /socket HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nHost: evil.example\r\n"
    key = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    assert raw(server, upgrade + key).startswith(b"HTTP/1.1 403")
    assert known_host("evil.example", ["*"])


# --- every answer ---


def many_answers(client: httpx.Client) -> Iterator[tuple[int, httpx.Response]]:
    """Yield answers of every kind, and the status that each must have."""
    table, _ = make(client, "stage-coach")
    place = f"/api/tables/{table}"
    for status, path in [
        (200, "/"),
        (200, "/health"),
        (200, "/metrics"),
        (200, "/api/openapi.json"),
        (200, place),
        (404, "/nothing"),
        (404, "/../etc/passwd"),
        (404, "/%00"),
        (404, "/api/nothing"),
        (404, "/api/docs"),
        (404, "/api/redoc"),
        (404, "/api/tables/aaaa"),
        (404, "/api/tables/a%0Ab"),
        (405, f"{place}/start"),
        (405, f"{place}/seats/0/resign"),
        (409, f"{place}/state"),
        (422, "/api/tables/NO"),
        (422, "/api/tables?status=no"),
        (403, f"{place}/seats/0/link"),
    ]:
        yield status, client.get(path)
    yield 405, client.delete("/health")
    yield 421, client.get("/", headers={"host": "evil.example"})
    yield 403, client.post(f"{place}/start", json={}, headers={"origin": "http://evil.example"})
    yield 403, client.get("/api/mine", headers=by("x"))
    yield 413, client.post("/api/tables", content=b" " * (BODY + 1), headers=JSON)
    for body in (b"", b"{", b"[" * 60_000, b"\xff", b'{"game":"\\ud800"}', b'{"game":%s}' % (b"9" * 9_000)):
        yield 422, client.post("/api/tables", content=body, headers=JSON)
    for odd in ('{"game":"stage-coach","options":{"\\ud800":1}}', '{"game":"stage-coach","\\udfff":1}'):
        yield 422, client.post("/api/tables", content=odd, headers=JSON)
    yield (
        422,
        client.post("/api/tables", json={"game": "stage-coach"}, headers={"content-type": "text/plain"}),
    )
    yield 409, client.post("/api/tables", json={"game": "../../etc/passwd"})
    yield 409, client.post("/api/tables", json={"game": "stage-coach", "options": {"turn_limit": 10**30}})


def test_every_answer_is_dressed_and_no_refusal_tells_of_us(client: httpx.Client) -> None:
    for status, answer in many_answers(client):
        asked = f"{answer.request.method} {answer.request.url}"
        assert answer.status_code == status, (asked, answer.text)
        assert all(answer.headers.get(name) == value for name, value in HEADERS.items()), asked
        assert "server" not in answer.headers
        assert "x-powered-by" not in answer.headers
        if answer.request.url.path.startswith("/api"):
            assert answer.headers["cache-control"] == "no-store"
        if status >= 400:
            assert set(answer.json()) == {"reason", "details"}, asked
            for sign in (
                "Traceback",
                ".py",
                "/work",
                "site-packages",
                "posse.",
                "pydantic",
                "sqlite",
                "Error",
            ):
                assert sign not in answer.text, asked


def test_a_refusal_names_every_method_that_would_do(client: httpx.Client) -> None:
    table, _ = make(client, "stage-coach")
    answer = client.patch(f"/api/tables/{table}/seats/0/orders")
    assert reason(answer, 405) == "no-such-method"
    assert answer.headers["allow"] == "GET, PUT"


# --- how much, how often ---


def test_large_bodies_are_refused_whether_they_say_so_or_not(client: httpx.Client) -> None:
    def pieces(size: int) -> Iterator[bytes]:
        for _ in range(size // 1024):
            yield b" " * 1024
        yield b'{"game":"stage-coach"}'

    for body in (b" " * (BODY + 1), pieces(BODY), pieces(10 * BODY)):
        answer = client.post("/api/tables", content=body, headers=JSON)
        assert reason(answer, 413) == "message-too-large"
    for body in (b" " * (BODY - 22) + b'{"game":"stage-coach"}', pieces(BODY - 1024)):
        assert client.post("/api/tables", content=body, headers=JSON).status_code == 201
    lie = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: %s\r\n\r\n"
    for length in (b"-1", b"1e9", b"99999999999999999999", b"0x10"):
        assert raw_status(client, lie % length) in (b"400", b"413")


def raw_status(client: httpx.Client, request: bytes) -> bytes:
    with socket.create_connection(("127.0.0.1", client.base_url.port or 0), timeout=30) as line:
        line.sendall(request)
        return line.recv(65536).split(b" ")[1]


def test_one_address_asks_only_so_often(strict: Strict, somewhere: dict[str, str]) -> None:
    with strict.client() as client:
        assert client.get("/api/mine", headers=somewhere).status_code == 200
        for _ in range(RATE * 50):  # on a slow machine it may take more than one window of the limit
            if (answer := client.get("/api/mine", headers=somewhere)).status_code != 200:
                break
        assert reason(answer, 429) == "too-fast"
        assert int(answer.headers["retry-after"]) == answer.json()["details"]["seconds"] > 0
        assert client.get("/api/mine", headers={"x-forwarded-for": "198.51.100.1"}).status_code == 200


def knock(server: Strict, headers: dict[str, str], hello: Message) -> str:
    """Return why a socket is refused."""
    with connect(server.address.replace("http", "ws", 1) + "/socket", additional_headers=headers) as line:
        line.send(json.dumps(hello))
        return str(json.loads(line.recv())["reason"])


def test_nobody_says_of_themselves_where_they_are_unless_the_proxy_is_trusted(client: httpx.Client) -> None:
    answer = client.get("/metrics", headers={"x-forwarded-for": "203.0.113.9"})
    assert answer.status_code == 200, "it is us, whatever the header says"


def test_one_seat_speaks_only_so_often(strict: Strict, somewhere: dict[str, str]) -> None:
    with strict.client() as client:
        client.headers.update(somewhere)
        table, _ = make(client, "stage-coach")
        tokens = [
            client.post(f"/api/tables/{table}/seats/{seat}", json={}).json()["token"] for seat in (0, 1)
        ]

    def ping(seat: Seated) -> Message:
        seat.send({"type": "ping", "id": "p"})
        return seat.until(lambda message: message["type"] in ("ok", "refused"))

    with Seated(strict.address, table, tokens[0]) as hasty, Seated(strict.address, table, tokens[1]) as other:
        assert ping(hasty)["type"] == "ok"
        for _ in range(RATE * 50):
            if (answer := ping(hasty))["type"] != "ok":
                break
        assert answer["reason"] == "too-fast"
        assert ping(other)["type"] == "ok"


@pytest.mark.parametrize("way", ["link", "claim", "table", "socket", "token"])
def test_wrong_links_slow_one_down(strict: Strict, somewhere: dict[str, str], way: str) -> None:
    elsewhere = {"x-forwarded-for": f"198.51.100.{next(ADDRESSES)}"}
    with strict.client() as client:
        table = client.post("/api/tables", json={"game": "stage-coach"}, headers=elsewhere).json()["table"]
        client.headers.update(somewhere)
        hello, none = {"type": "hello", "protocol": 2, "table": table}, "a" * 26
        claim = f"/api/tables/{table}/claim"
        ways: dict[str, Callable[[], str]] = {
            "link": lambda: why(client.get("/api/mine", headers=by("x"))),
            "claim": lambda: why(client.post(claim, json={"token": "x"})),
            "table": lambda: why(client.get(f"/api/tables/{none}")),
            "socket": lambda: knock(strict, somewhere, {**hello, "table": none}),
            "token": lambda: knock(strict, somewhere, {**hello, "token": "x"}),
        }
        expected = "no-such-table" if way in ("table", "socket") else "bad-link"
        assert [ways[way]() for _ in range(GUESSES)] == [expected] * GUESSES
        assert [guess() for guess in ways.values()] == ["too-fast"] * len(ways), "nor by another way"
        assert reason(client.get(f"/api/tables/{table}"), 429) == "too-fast"
        assert client.get(f"/api/tables/{table}", headers=elsewhere).status_code == 200


# --- what is not theirs ---


def test_nobody_reads_what_another_seat_may(server: Running, client: httpx.Client) -> None:
    table, host = make(client, "stage-coach", options={"turn_limit": 1})
    tokens = [sit(server, table, seat) for seat in (0, 1)]
    place = f"/api/tables/{table}"
    client.post(f"{place}/start", json={})

    def nobody_reads(*paths: str) -> None:
        for path in paths:
            for right in ({}, by(host), by(tokens[1])):
                assert reason(client.get(f"{place}/{path}", headers=right), 403) == "not-your-seat", path

    nobody_reads("state?seat=0", "state?seat=0&since=0", "seats/0/orders", "seats/0/link")
    for path, body in (("hint", {"seat": 0}), ("why", {"seat": 0, "words": "ahead"})):
        answer = client.post(f"{place}/{path}", json=body, headers=by(tokens[1]))
        assert reason(answer, 403) == "not-your-seat"
    while "ranks" not in (state := client.get(f"{place}/state", headers=by(tokens[0])).json()):
        for token in tokens:
            state = client.get(f"{place}/state", headers=by(token)).json()
            if "prompt" in state:
                move = {
                    "id": f"m{state['seq']}",
                    "at": state["seq"],
                    "words": state["options"]["list"][0]["words"],
                }
                client.post(f"{place}/moves", json=move, headers=by(token))
    nobody_reads("record?seat=0", "reveal?seat=0", "replay?seat=0", "seats/0/orders", "seats/0/link")
    assert client.get(f"{place}/record?seat=0", headers=by(tokens[0])).status_code == 200


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("host", "shown"),
    [
        ("127.0.0.1", True),
        ("::1", True),
        ("127.9.9.9", True),
        ("10.0.0.1", False),
        ("203.0.113.9", False),
        ("2001:db8::1", False),
        ("?", False),
        ("localhost", False),
    ],
)
async def test_only_this_machine_reads_the_metrics(tmp_path: Path, host: str, shown: bool) -> None:
    for everybody in (False, True):
        app = create(Settings(database=str(tmp_path / "posse.db"), metrics=everybody, log="none"))
        door = httpx.ASGITransport(app, client=(host, 1))
        async with httpx.AsyncClient(transport=door, base_url="http://localhost") as asking:
            answer = await asking.get("/metrics")
        assert answer.status_code == (200 if shown or everybody else 404)
        if not (shown or everybody):
            assert answer.json()["reason"] == "no-such-page"


# --- the log ---


def test_the_log_keeps_every_secret(tmp_path: Path) -> None:
    """A game with every kind of action, and with everything that may go wrong."""
    secrets: dict[str, str] = {"talk": "Sesame-open", "name": "Calamity", "salt": "pepper-and-salt"}
    with running(tmp_path / "posse.db") as server, ExitStack() as stack:
        browsers = [stack.enter_context(server.client()) for _ in range(2)]
        table, secrets["host's link"] = make(
            browsers[0], "stage-coach", options={"turn_limit": 2}, name="Mesa Verde"
        )
        secrets |= {"table": table, "table's name": "Mesa Verde"}
        place, moves = f"/api/tables/{table}", set()
        for seat, browser in enumerate(browsers):
            body = {"name": secrets["name"], "salt": secrets["salt"]}
            secrets[f"link {seat}"] = browser.post(f"{place}/seats/{seat}", json=body).json()["token"]
            secrets[f"cookie {seat}"] = browser.cookies[COOKIE]
        browsers[0].put(f"{place}/seats/0/orders", json={"orders": ["leave contact"]})
        browsers[0].post(f"{place}/start", json={})
        browsers[1].post(f"{place}/talk", json={"text": secrets["talk"]})
        while "ranks" not in browsers[0].get(f"{place}/state").json():
            for browser in browsers:
                state = browser.get(f"{place}/state").json()
                if "prompt" in state:
                    words = state["options"]["list"][-1]["words"]
                    move = {"id": f"secret-id-{state['seq']}", "at": state["seq"], "words": words}
                    assert browser.post(f"{place}/moves", json=move).status_code == 200
                    moves.add(words)
                    browser.post(f"{place}/moves", json={**move, "id": "wrong"})
                    browser.post(f"{place}/moves", json={**move, "words": 5})
        with Seated(server.address, table, secrets["link 0"]) as line:
            line.choose("secret-words")
            line.send({"type": "secret-type"})
            line.send({"type": "ping", "id": "last"})
            line.until(lambda message: message.get("id") == "last")
        for wrong in (secrets["link 0"][:-3], secrets["link 1"] + "x"):
            browsers[0].post(f"{place}/claim", json={"token": wrong})
            with Seated(server.address, table, wrong) as line:
                line.until(lambda message: message["type"] == "bye")
        browsers[0].post(f"{place}/rematch")
        browsers[1].post(f"{place}/seats/1/link")
        server.stop()
        log = "\n".join(server.lines)
    for what, secret in secrets.items():
        assert secret not in log, what
    long = {words for words in moves if " " in words}
    assert long
    for words in (*long, "leave contact", "secret-"):
        assert words not in log
