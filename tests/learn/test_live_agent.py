"""An agent file at a real server, over a real socket, for a whole game."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import posse
from posse.bots import Bot
from posse.cli.seat import agent_of
from posse.games import load_package
from posse.kernel import Illegal
from posse.learn.live_agent import LiveAgent, LiveDecision, SeatLink
from server.server_process import Running, make, running, sit

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house") / "posse.db") as found:
        yield found


def seated(server: Running, game: str) -> tuple[str, str]:
    """A game that has begun, with a bot in every seat but the first: the table, and that seat's link."""
    with server.client() as host:
        table, _ = make(host, game, seats=posse.load(game).fewest)
        token = sit(server, table, 0)
        begun = host.post(f"/api/tables/{table}/start", json={"fill": "random"})
        assert begun.json()["status"] == "playing", begun.text
    return table, f"{server.address}/t/{table}#{token}"


def record(server: Running, table: str, link: str) -> posse.Record:
    with server.client() as client:
        token = link.partition("#")[2]
        told = client.get(f"/api/tables/{table}/record", headers={"authorization": f"Bearer {token}"}).text
    return next(posse.Record.parse(told.splitlines()))


def posse_seat(file: Path, link: str, *more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "posse", "seat", str(file), link, *more]
    environment = {**os.environ, "POSSE_LANG": "en"}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment, timeout=300)


@pytest.mark.long
@pytest.mark.parametrize("game", posse.games())
def test_a_file_plays_a_whole_game(server: Running, game: str) -> None:
    table, link = seated(server, game)
    done = posse_seat(EXAMPLES / "agent.py", link, "--seed", "3")
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    assert isinstance(record(server, table, link).final().ask(), posse.Over)
    sat, *told = done.stdout.splitlines()
    assert sat.startswith("Your agent is at the table: ")
    assert len(told) > 5


@pytest.mark.long
def test_a_policy_of_the_environments_plays(server: Running) -> None:
    table, link = seated(server, "pony-express")
    ranks = LiveAgent(SeatLink.read(link), agent_of(EXAMPLES / "policy.py"), random.Random(0)).play()
    over = record(server, table, link).final().ask()
    assert isinstance(over, posse.Over)
    assert over.ranks == ranks


class Reader:
    """Somebody who reads what a language model would, in French, and answers by a choice's words."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def choose(self, decision: LiveDecision, options: tuple[str, ...], rng: random.Random) -> str:
        self.texts.append(decision.text("fr"))
        return rng.choice(options)


@pytest.mark.long
@pytest.mark.parametrize("game", posse.games())
def test_a_language_model_plays(server: Running, game: str) -> None:
    _, link = seated(server, game)
    reader = Reader()
    LiveAgent(SeatLink.read(link), reader, random.Random(1)).play()
    assert all(text.endswith(("]", "…")) or "]\n" in text for text in reader.texts), "the choices are told"
    assert any("\n· " in text for text in reader.texts), "what happened is told"


class House:
    """One of our own bots, from outside."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.bot: Bot[Any] | None = None

    def choose(self, decision: LiveDecision, options: tuple[str, ...], rng: random.Random) -> str:
        self.bot = self.bot or load_package(decision.game.name).make_bot(self.name, decision.seat, rng)
        self.bot.hear(decision.events)
        actions = tuple([decision.game.catalogue.parse(option) for option in options])
        return str(self.bot.choose(decision.view_object, decision.prompt, actions))


@pytest.mark.long
@pytest.mark.parametrize("game", posse.games())
def test_our_own_bots_play_from_outside(server: Running, game: str) -> None:
    table, link = seated(server, game)
    ranks = LiveAgent(
        SeatLink.read(link), House(load_package(game).bot_names[:2][-1]), random.Random(1)
    ).play()
    over = record(server, table, link).final().ask()
    assert isinstance(over, posse.Over)
    assert over.ranks == ranks


@pytest.mark.long
@pytest.mark.parametrize("game", posse.games())
def test_a_search_of_openspiels_plays(server: Running, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    agent: Any = agent_of(EXAMPLES / "search.py")
    monkeypatch.setattr(agent, "SIMULATIONS", 3)
    table, link = seated(server, game)
    LiveAgent(SeatLink.read(link), agent, random.Random(1)).play()
    assert isinstance(record(server, table, link).final().ask(), posse.Over)


class Wrong:
    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, decision: LiveDecision, options: tuple[str, ...], rng: random.Random) -> str:
        return self.answer  # type: ignore[return-value]


@pytest.mark.long
@pytest.mark.parametrize(
    ("answer", "reason"),
    [("fly", "unknown-words"), ("ahead", "not-an-option"), (10**6, "not-an-action"), (None, "not-an-action")],
)
def test_a_wrong_answer_is_refused_by_name(server: Running, answer: object, reason: str) -> None:
    _, link = seated(server, "stage-coach")
    with pytest.raises(Illegal) as refused:
        LiveAgent(SeatLink.read(link), Wrong(answer), random.Random(0)).play()
    assert refused.value.reason == reason


@pytest.mark.long
def test_a_link_that_opens_nothing_is_told(server: Running) -> None:
    _, link = seated(server, "stage-coach")
    done = posse_seat(EXAMPLES / "agent.py", link.partition("#")[0] + "#nonsense")
    assert done.returncode == 2
    assert "link" in done.stderr


def test_a_link_that_is_none_is_refused() -> None:
    house = "http://127.0.0.1:8000"
    for text in ("", "nonsense", f"{house}/t/table", f"{house}#table", "ftp://x/t/y#z"):
        with pytest.raises(Illegal, match="bad-link"):
            SeatLink.read(text)
    below = SeatLink.read("https://example.org/games/t/abc#def")
    assert below == SeatLink("https://example.org/games", "abc", "def")
    assert below.socket == "wss://example.org/games/socket"


def test_an_agent_whose_extra_is_not_installed_is_told_which(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    agent = tmp_path / "needy_agent.py"
    agent.write_text("import pettingzoo\n", encoding="utf-8")
    with pytest.raises(Illegal, match="needs-extra") as caught:
        agent_of(agent)
    assert caught.value.details == {"extra": "learn"}


def test_a_file_without_an_agent_is_told(tmp_path: Path) -> None:
    empty = tmp_path / "empty_agent.py"
    empty.write_text("answer = 42\n", encoding="utf-8")
    with pytest.raises(Illegal, match="no-agent"):
        agent_of(empty)
    with pytest.raises(Illegal, match="no-such-file"):
        agent_of(tmp_path / "missing.py")


@pytest.mark.long
def test_a_server_that_is_not_there_is_told() -> None:
    done = posse_seat(EXAMPLES / "agent.py", "http://127.0.0.1:9/t/table#token")
    assert done.returncode == 2
    assert "127.0.0.1:9" in done.stderr


class Slow:
    """Thinks over its fifth choice until it is told to go on, so that something can happen meanwhile."""

    def __init__(self) -> None:
        self.asked, self.go_on = threading.Event(), threading.Event()
        self.prompts: list[str] = []

    def choose(self, decision: LiveDecision, options: tuple[str, ...], rng: random.Random) -> str:
        self.prompts.append(decision.prompt)
        if len(self.prompts) == 5:
            self.asked.set()
            assert self.go_on.wait(60)
        return rng.choice(options)


@pytest.mark.long
def test_it_comes_back_when_the_server_does(tmp_path: Path) -> None:
    first = Running(tmp_path / "posse.db")
    table, link = seated(first, "stage-coach")
    agent, lost, ranks = Slow(), threading.Event(), []
    live = LiveAgent(
        SeatLink.read(link), agent, random.Random(2), lambda what, _: lost.set() if what == "lost" else None
    )
    playing = threading.Thread(target=lambda: ranks.append(live.play()))
    playing.start()
    assert agent.asked.wait(60)
    first.process.send_signal(signal.SIGKILL)
    first.kill()
    agent.go_on.set()
    assert lost.wait(60)
    second = Running(tmp_path / "posse.db", port=first.port)
    try:
        playing.join(120)
        over = record(second, table, link).final().ask()
        assert isinstance(over, posse.Over)
        assert ranks == [over.ranks]
    finally:
        second.stop()
