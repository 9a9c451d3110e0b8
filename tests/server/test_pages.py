"""The page's files: how they are sent and cached, and what an unknown address shows."""

from __future__ import annotations

import gzip
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from posse.server import pages
from posse.server.app import create
from posse.server.settings import Settings
from posse.words import source

ENGINE = Path(__file__).parents[2] / "engine"
PACK = "import sys, pathlib, page; page.pack(pathlib.Path(sys.argv[1]))"
SCRIPT = 'console.log("a stage coach, a posse");\n' * 50
PERSON = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
PLAIN = {"accept-encoding": "identity"}


@pytest.fixture
def visitor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A visitor of a server with a built client: one page, one script, one font."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Posse</title>", encoding="utf-8")
    (static / "assets" / "index-1a2b.js").write_text(SCRIPT, encoding="utf-8")
    (static / "assets" / "rye-3c4d.woff2").write_bytes(b"wOF2")
    subprocess.run(
        [sys.executable, "-c", PACK, str(static)], cwd=ENGINE, check=True
    )  # as the build hook does
    monkeypatch.setattr(pages, "STATIC", static)
    monkeypatch.setattr(pages, "INDEX", static / "index.html")
    with TestClient(create(Settings(database=str(tmp_path / "posse.db"))), "http://localhost") as client:
        yield client


def test_what_was_packed_is_sent_packed_to_whoever_can_unpack_it(visitor: TestClient) -> None:
    packed = visitor.get("/assets/index-1a2b.js", headers={"accept-encoding": "br, gzip"})
    assert (packed.headers["content-encoding"], packed.headers["vary"]) == ("gzip", "Accept-Encoding")
    assert packed.headers["content-type"].startswith("text/javascript")
    assert int(packed.headers["content-length"]) < len(SCRIPT) / 5
    assert packed.text == SCRIPT
    plain = visitor.get("/assets/index-1a2b.js", headers=PLAIN)
    assert ("content-encoding" in plain.headers, plain.text) == (False, SCRIPT)
    font = visitor.get("/assets/rye-3c4d.woff2")
    assert ("content-encoding" in font.headers, font.content) == (False, b"wOF2")


def test_what_has_its_number_in_its_name_is_kept_for_ever_and_the_rest_asked_about(
    visitor: TestClient,
) -> None:
    for kept in ("/assets/index-1a2b.js", "/assets/rye-3c4d.woff2"):
        assert "immutable" in visitor.get(kept).headers["cache-control"]
    for path in ("/", "/t/abc", "/words/fr.ftl"):
        for headers in ({}, PLAIN):
            first = visitor.get(path, headers=headers)
            assert (first.status_code, first.headers["cache-control"]) == (200, "no-cache")
            again = visitor.get(path, headers={**headers, "if-none-match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")


def test_the_sentences_come_packed_too(visitor: TestClient) -> None:
    with visitor.stream("GET", "/words/it.ftl") as answer:
        raw = b"".join(answer.iter_raw())
    assert gzip.decompress(raw).decode() == source("it")
    assert visitor.get("/words/it.ftl", headers=PLAIN).text == source("it")


@pytest.mark.sampled(2)
@pytest.mark.parametrize("path", ["/nowhere", "/table/xyz", "/assets/gone.js", "/words/de.ftl"])
def test_a_person_at_an_unknown_address_is_shown_the_page_and_a_program_is_told(
    visitor: TestClient, path: str
) -> None:
    shown = visitor.get(path, headers={**PERSON, "if-none-match": visitor.get("/").headers["etag"]})
    assert (shown.status_code, shown.text) == (404, "<!doctype html><title>Posse</title>")
    assert "script-src 'self'" in shown.headers["content-security-policy"]
    told = visitor.get(path)
    assert (told.status_code, told.json()) == (404, {"reason": "no-such-page", "details": {}})


def test_the_rest_side_speaks_to_programs_alone(visitor: TestClient) -> None:
    told = visitor.get("/api/nowhere", headers=PERSON)
    assert (told.status_code, told.json()["reason"]) == (404, "no-such-page")
    refused = visitor.post("/nowhere", headers={**PERSON, "origin": "http://localhost"})
    assert (refused.status_code, refused.json()["reason"]) == (405, "no-such-method")


def test_without_a_client_an_unknown_address_greets(visitor: TestClient) -> None:
    pages.INDEX.unlink()
    shown = visitor.get("/nowhere", headers={**PERSON, "accept-language": "fr"})
    assert (shown.status_code, 'lang="fr"' in shown.text) == (404, True)
