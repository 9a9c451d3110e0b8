"""The engine: fetched by hash, compiled once; a clear refusal when it is missing."""

from __future__ import annotations

import hashlib
import math
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from physics.test_golden import ROOT, fetching
from posse.kernel import Illegal
from posse.physics import cache, engine
from posse.physics.trig import added, halved, heading, sincos


def test_the_engine_is_the_pinned_one() -> None:
    assert hashlib.sha256(engine.wasm()).hexdigest() == engine.pinned() == fetching().pinned()["sha256"]
    package = (ROOT / "engine" / "package.json").read_text(encoding="utf-8")
    lock = (ROOT / "engine" / "package-lock.json").read_text(encoding="utf-8")
    pin = fetching().pinned()
    assert f'"{pin["package"]}": "{pin["version"]}"' in package
    assert "sha512-" in lock
    assert "resolved" not in lock
    assert "://" not in lock


def test_without_the_engine_the_way_out_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(engine, "files", lambda _: tmp_path)
    for content in (None, b"not an engine"):
        if content is not None:
            (tmp_path / engine.WASM).write_bytes(content)
            (tmp_path / "data").mkdir()
            pin = ROOT / "src/posse/physics/data/engine.toml"
            (tmp_path / "data" / "engine.toml").write_bytes(pin.read_bytes())
        with pytest.raises(Illegal) as caught:
            engine.Engine()
        assert caught.value.reason == "no-engine"
        assert caught.value.details == {"missing": "rapier.wasm", "run": "uv sync --reinstall-package posse"}


def test_without_wasmtime_too_and_posse_can_be_imported() -> None:
    code = """
import sys
sys.modules["wasmtime"] = None
import posse, posse.physics as p
from posse.physics.model import model
scene = p.Scene(((920, 200), (200, 920)), (5660, 3860), ())
try:
    p.shoot(scene, p.tremble(p.Aim(), b"", 0))
except posse.Illegal as refusal:
    print(refusal)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("no-engine (missing='wasmtime'")


# --- the cache ---


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(cache, "directory", lambda: tmp_path / "posse" / "physics")
    return tmp_path / "posse" / "physics"


def test_what_is_kept_is_ours_alone(home: Path) -> None:
    assert cache.read("a.bin") is None
    cache.keep("a.bin", b"code")
    assert cache.read("a.bin") == b"code"
    assert home.stat().st_mode & 0o777 == 0o700
    assert (home / "a.bin").stat().st_mode & 0o777 == 0o600
    assert [path.name for path in home.iterdir()] == ["a.bin"]


@pytest.mark.skipif(os.name == "nt", reason="rights work otherwise there")
def test_what_others_could_have_written_is_not_read(home: Path, tmp_path: Path) -> None:
    cache.keep("a.bin", b"code")
    (home / "a.bin").chmod(0o666)
    assert cache.read("a.bin") is None
    (home / "a.bin").chmod(0o600)
    home.chmod(0o777)
    assert cache.read("a.bin") is None
    cache.keep("b.bin", b"code")
    assert not (home / "b.bin").exists()
    home.chmod(0o700)
    (tmp_path / "elsewhere").write_bytes(b"code")
    (home / "c.bin").symlink_to(tmp_path / "elsewhere")
    assert cache.read("c.bin") is None


def test_names_tell_engines_apart() -> None:
    assert cache.name("one", "50") == cache.name("one", "50")
    assert len({cache.name("one", "50"), cache.name("two", "50"), cache.name("one", "51")}) == 3


def test_spoilt_code_is_not_run(request: pytest.FixtureRequest) -> None:
    ready = engine.engine()
    request.getfixturevalue("home")  # from here on
    cache.keep("spoilt.bin", b"spoilt")
    assert ready._kept("spoilt.bin") is None


# --- fetching ---


def test_nothing_is_fetched_when_it_is_there_or_not_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    fetch: Any = fetching()
    monkeypatch.setattr(fetch, "unpack", lambda _: pytest.fail("fetched"))
    assert fetch.requirements() == []
    fetch.ensure()
    monkeypatch.setattr(fetch, "WASM", ROOT / "nowhere.wasm")
    assert fetch.wanted()
    monkeypatch.setenv(fetch.SKIP, "1")
    assert fetch.requirements() == []
    fetch.ensure()


def test_without_npm_it_comes_from_a_wheel(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    fetch: Any = fetching()
    monkeypatch.setattr(fetch, "WASM", tmp_path / "rapier.wasm")
    monkeypatch.setattr(fetch.shutil, "which", lambda _: None)
    assert fetch.requirements() == [fetch.NODE]
    monkeypatch.setattr(fetch, "wheel_npm", lambda: None)
    with pytest.raises(fetch.FetchError, match="there is no npm"):
        fetch.ensure()


def test_what_is_not_the_pinned_file_is_not_taken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    fetch: Any = fetching()
    monkeypatch.setattr(fetch, "WASM", tmp_path / "rapier.wasm")
    (tmp_path / fetch.pinned()["file"]).write_bytes(b"another")
    monkeypatch.setattr(fetch, "unpack", lambda _: tmp_path)
    with pytest.raises(fetch.FetchError, match="its sha256 differs"):
        fetch.ensure()
    assert not (tmp_path / "rapier.wasm").exists()


# --- angles ---


def test_angles_are_right() -> None:
    for step in range(-400, 401):
        angle = step / 50
        assert math.dist(sincos(angle), (math.sin(angle), math.cos(angle))) < 1e-13
        half = halved(sincos(angle))
        assert math.dist(added(half, half), sincos(angle)) < 1e-12
        assert half[1] >= 0
    assert heading(-3, 4) == (0.8, -0.6)
