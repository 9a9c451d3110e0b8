"""Shots to practise, asked for as the page does."""

from __future__ import annotations

import base64
from pathlib import Path

import httpx2 as httpx
import pytest

from posse.physics import decode
from server.server_process import Running, running

AT = "/api/practice/pony-express"


def reason(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, str(answer.json()["reason"])


def test_a_board_is_shown_and_shot_at(server: Running) -> None:
    with server.client() as client:
        [practice] = [game["practice"] for game in client.get("/api/games").json() if game["practice"]]
        assert "hand" in practice["options"]
        for number in range(len(practice["boards"])):
            asked = client.post(f"{AT}/{number}", json={"options": {"hand": "own"}}).json()
            assert asked["view"]["seat"] == 0
            assert asked["view"]["options"]["hand"] == "own"
            assert asked["range"]["kind"] == "aim"
            assert asked["board"]["size"] == [600, 420]
            words = asked["options"][0]["words"]
            told = client.post(f"{AT}/{number}/shots", json={"words": words}).json()
            shot = told["events"][0]
            assert shot["event"] == "shot"
            assert words in shot["scene"]
            assert decode(base64.b64decode(shot["trail"]))[0].body == 0
            assert 0 <= told["hits"] <= told["of"]
            assert told["stray"] in (True, False)


def test_every_shot_trembles_anew(server: Running) -> None:
    body = {"words": "aim 0 0 22 0"}
    with server.client() as client:
        trails = {client.post(f"{AT}/0/shots", json=body).json()["events"][0]["trail"] for _ in range(3)}
    assert len(trails) == 3


@pytest.mark.parametrize(
    ("path", "body", "expected"),
    [
        (f"{AT}/99", {}, (404, "no-such-board")),
        (f"{AT}/-1", {}, (422, "bad-message")),
        (f"{AT}/one", {}, (422, "bad-message")),
        ("/api/practice/stage-coach/0", {}, (409, "no-shots")),
        ("/api/practice/chess/0", {}, (409, "unknown-game")),
        (f"{AT}/0", {"options": {"hand": "iron"}}, (409, "bad-option")),
        (f"{AT}/0", {"options": {"gravity": 0}}, (409, "unknown-option")),
        (f"{AT}/0", {"words": "aim 0 0 21 0"}, (422, "bad-message")),
        (f"{AT}/0/shots", {}, (422, "bad-message")),
        (f"{AT}/0/shots", {"words": ""}, (409, "unknown-words")),
        (f"{AT}/0/shots", {"words": "aim 0 0 21"}, (409, "unknown-words")),
        (f"{AT}/0/shots", {"words": "aim 0 0 1e3 0"}, (409, "unknown-words")),
        (f"{AT}/0/shots", {"words": "aim 0 999 21 0"}, (409, "unknown-words")),
        (f"{AT}/0/shots", {"words": "roll"}, (409, "not-an-option")),
        (f"{AT}/0/shots", {"words": "x" * 201}, (422, "bad-message")),
        (f"{AT}/0/shots", {"words": ["aim"]}, (422, "bad-message")),
        (f"{AT}/0/shots", {"words": "aim 0 0 21 0", "seed": "mine"}, (422, "bad-message")),
    ],
)
def test_nonsense_is_refused(
    server: Running, path: str, body: dict[str, object], expected: tuple[int, str]
) -> None:
    with server.client() as client:
        assert reason(client.post(path, json=body)) == expected


def test_an_address_may_practise_so_often_a_minute(tmp_path: Path) -> None:
    with running(tmp_path / "posse.db", "--rate", "5") as server, server.client() as client:
        body = {"words": "aim 0 0 22 0"}
        answers = [client.post(f"{AT}/0/shots", json=body) for _ in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429]
        assert reason(answers[-1]) == (429, "too-fast")
        assert int(answers[-1].headers["retry-after"]) <= 60
        assert client.get("/api/games").status_code == 200  # nothing else is slowed down
