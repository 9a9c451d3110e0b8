"""The golden shots: the same on every Python at hand, and in Node with the engine's own JavaScript."""

from __future__ import annotations

import functools
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from physics import golden
from web.browser import CHROMIUM, chromium

ROOT = Path(__file__).parents[2]
KEPT: dict[str, Any] = json.loads(golden.FILE.read_text(encoding="utf-8"))


@pytest.mark.sampled(8)
@pytest.mark.parametrize("number", range(len(golden.SHOTS)))
def test_a_golden_shot_is_as_it_was(number: int) -> None:
    came = json.loads(json.dumps(golden.shot(number, *golden.SHOTS[number])))
    assert came == KEPT["shots"][number]


@pytest.mark.long
def test_the_file_is_what_would_be_written() -> None:
    assert golden.said() == golden.FILE.read_text(encoding="utf-8")


def test_the_golden_shots_show_what_can_happen() -> None:
    shots = KEPT["shots"]
    assert len(shots) >= 24
    assert {shot["scene"] for shot in shots} == set(KEPT["scenes"])
    assert {len(shot["fell"]) for shot in shots if shot["scene"] == "indians"} >= {1, 2, 3}
    assert any(shot["rest"] is None for shot in shots)
    assert any(shot["rest"] is not None and not shot["touched"] for shot in shots)
    assert any(len(shot["touched"]) > 1 for shot in shots)
    assert any(set(shot["fell"]) - set(shot["touched"]) for shot in shots)  # a piece felled by another


def others() -> list[str]:
    """List the other CPythons from 3.11 on that this machine has, one for each minor version."""
    found = {sys.version_info[:2]: sys.executable}
    candidates = [shutil.which(f"python3.{minor}") for minor in range(11, 20)]
    candidates += map(str, sorted(Path.home().glob(".pyenv/versions/3.*/bin/python")))
    check = "import sys; print(*sys.version_info[:2]) if sys.implementation.name == 'cpython' else 0"
    for path in filter(None, candidates):
        done = subprocess.run([path, "-c", check], capture_output=True, text=True, check=False)
        version = tuple(map(int, done.stdout.split())) if done.returncode == 0 else ()
        if len(version) == 2 and version >= (3, 11):
            found.setdefault((version[0], version[1]), path)
    return [path for path in found.values() if path != sys.executable]


@pytest.mark.long
def test_the_shots_are_the_same_on_other_pythons() -> None:
    uv = os.environ.get("UV") or shutil.which("uv")
    if uv is None:
        pytest.skip("no uv here to make an environment with")
    made = f"{uv} run --quiet --isolated --no-project --with wasmtime==50.0.1 --python".split()
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    environment.pop("VIRTUAL_ENV", None)
    missing = []
    for python in others():
        command = [*made, python, "python", golden.__file__]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode == 2 and not done.stdout:  # uv's own failure
            missing.append(f"{python}: {done.stderr.strip()[:200]}")
            continue
        assert done.returncode == 0, python + done.stdout + done.stderr
        assert f"{len(golden.SHOTS)} shots as they were" in done.stdout
    if missing:
        pytest.skip(f"wasmtime cannot be had for {', '.join(missing)}")


@functools.cache
def fetching() -> Any:
    """Import engine/fetch.py, which is not part of the package."""
    spec = importlib.util.spec_from_file_location("fetch", ROOT / "engine" / "fetch.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def unpacked(folder: Path, with_node: list[str]) -> Path:
    """Unpack the engine's npm package, and return where its JavaScript is."""
    command = ["python" if with_node else sys.executable, str(ROOT / "engine/fetch.py"), str(folder)]
    done = subprocess.run([*with_node, *command], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        pytest.skip(done.stderr.strip())
    return Path(done.stdout.strip())


def wanted() -> list[dict[str, Any]]:
    return [{key: shot[key] for key in ("touched", "ticks", "poses")} for shot in KEPT["shots"]]


@pytest.mark.long
def test_the_shots_are_the_same_in_node(tmp_path: Path) -> None:
    """With the machine's Node, or the one from PyPI."""
    uv, with_node = os.environ.get("UV") or shutil.which("uv"), []
    if shutil.which("node") is None:
        if uv is None:
            pytest.skip("no node here, and no uv to fetch it with")
        with_node = [uv, "run", "--quiet", "--isolated", "--no-project", "--with", fetching().NODE]
    package = unpacked(tmp_path, with_node)
    script = [str(golden.FILE.with_name("golden_node.mjs")), str(package), str(golden.FILE)]
    done = subprocess.run([*with_node, "node", *script], capture_output=True, text=True, check=True)
    told = json.loads(done.stdout)
    assert told["engine"] == KEPT["engine"]  # the same bytes
    assert told["shots"] == wanted()


IN_THE_PAGE = """async (golden) => {
  const { played } = await import("/golden.mjs");
  const R = await import("/rapier.mjs");
  await R.init();
  const digest = async (bytes) =>
    [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))]
      .map((byte) => byte.toString(16).padStart(2, "0"))
      .join("");
  return await played(R, golden, digest);
}"""


@pytest.mark.long
def test_the_shots_are_the_same_in_chromium(tmp_path: Path) -> None:
    if CHROMIUM is None or shutil.which("npm") is None:
        pytest.skip("no Chromium here, or no npm to fetch the engine's JavaScript with")
    package = unpacked(tmp_path, [])
    site = tmp_path / "site"
    site.mkdir()
    shutil.copy(package / "rapier.mjs", site)
    shutil.copy(golden.FILE.with_name("golden.mjs"), site)
    (site / "index.html").write_text("<!doctype html>", encoding="utf-8")
    _Quiet.extensions_map[".mjs"] = "text/javascript"
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(_Quiet, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        with chromium() as browser:
            page = browser.new_page()
            page.goto(f"http://127.0.0.1:{server.server_port}/index.html")
            assert page.evaluate(IN_THE_PAGE, KEPT) == wanted()
    finally:
        server.shutdown()
        server.server_close()


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """A test prints nothing."""
