"""Each interface is imported when it is first used, and says what it needs."""

from __future__ import annotations

import subprocess
import sys

import pytest

from posse import learn

HEAVY = ("gymnasium", "numpy", "pettingzoo", "pyspiel")


def run(script: str) -> str:
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_no_library_is_imported_before_its_interface_is_used() -> None:
    imported = "import sys, posse, posse.learn, posse.learn.live_agent"
    script = f"{imported}; print([m for m in {HEAVY} if m in sys.modules])"
    assert run(script).strip() == "[]"


def test_the_rest_of_posse_does_not_import_the_interfaces() -> None:
    script = "import sys, posse; print([m for m in sys.modules if m.startswith('posse.learn')])"
    assert run(script).strip() == "[]"


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("interface", "missing"),
    [
        ("pettingzoo", "pettingzoo"),
        ("pettingzoo", "numpy"),
        ("gymnasium", "gymnasium"),
        ("openspiel", "pyspiel"),
    ],
)
def test_a_missing_library_is_named_with_what_to_install(interface: str, missing: str) -> None:
    script = f"""
import importlib.util, sys
real = importlib.util.find_spec
importlib.util.find_spec = lambda name, *more: None if name == {missing!r} else real(name, *more)
from posse import learn
try:
    learn.{interface}("stage-coach")
except ImportError as error:
    print(error)
"""
    told = run(script)
    assert f"{missing} is not installed" in told
    assert "install learn" in told


def test_text_needs_nothing_more() -> None:
    script = f"""
import sys
for name in {HEAVY}:
    sys.modules[name] = None
from posse import learn
print(learn.text("stage-coach").options[0])
"""
    assert run(script).strip() == "destination north"


def test_an_unknown_game_is_refused() -> None:
    for interface in (learn.pettingzoo, learn.gymnasium, learn.openspiel, learn.text):
        with pytest.raises(ValueError, match="unknown-game"):
            interface("poker")
