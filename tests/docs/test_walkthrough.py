"""The commands on the protocol's page, run one after another against a real server."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import httpx2 as httpx
import pytest

import posse
from server.server_process import Running, running

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
COMMANDS = [
    line
    for block in re.findall(r"```sh\n(.*?)```", PAGE, flags=re.S)
    for line in block.replace("\\\n", " ").splitlines()
]
SERVE = "posse serve --port 4141"


class Reader:
    """Somebody who follows the page, filling in what they were answered."""

    def __init__(self, server: Running, folder: Path) -> None:
        self.server = server
        self.folder = folder
        self.known: dict[str, str] = {"http://localhost:4141": server.address}

    def follow(self, command: str) -> None:
        for word, value in self.known.items():
            command = command.replace(word, value)
        program, *arguments = shlex.split(command)
        if program == "curl":
            self.curl(arguments)
        elif program == "python":
            self.run(str(ROOT / arguments[0]), *arguments[1:])
        else:
            self.run("-m", program, *arguments)

    def run(self, *arguments: str) -> None:
        subprocess.run([sys.executable, *arguments], cwd=self.folder, check=True, timeout=120)

    def curl(self, arguments: list[str]) -> None:
        """As much of curl as the page needs, for machines that have none."""
        url, *flags = arguments
        given = list(zip(flags[::2], flags[1::2], strict=True))
        heads = dict([value.split(": ", 1) for flag, value in given if flag == "-H"])
        body = next((value for flag, value in given if flag == "-d"), None)
        assert {flag for flag, _ in given} <= {"-H", "-d", "-o"}
        method = "GET" if body is None else "POST"
        answer = httpx.request(method, url, headers=heads, content=body, timeout=60)
        assert answer.is_success, answer.text
        for flag, value in given:
            if flag == "-o":
                (self.folder / value).write_bytes(answer.content)
                return
        told = answer.json()
        names = {
            "table": "TABLE",
            "host": "HOST",
            "token": "TOKEN",
            "commitment": "COMMITMENT",
            "salt": "SALT",
        }
        self.known |= {name: told[key] for key, name in names.items() if key in told}


@pytest.mark.long
def test_the_page_leads_to_a_finished_game(tmp_path: Path) -> None:
    assert COMMANDS[0] == SERVE
    with running(tmp_path / "posse.db") as server:
        reader = Reader(server, tmp_path)
        for command in COMMANDS[1:]:
            reader.follow(command)
    record = posse.Record.read(tmp_path / "game.posse")
    assert record.inputs[0] == "0 destination north"
    assert isinstance(record.final().ask(), posse.Over)
