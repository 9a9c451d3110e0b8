"""`posse seat`: put your own agent at a live table."""

from __future__ import annotations

import importlib.util
import random
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Annotated, Final

from cyclopts import Parameter

from posse.cli.arguments import Language, speech_of
from posse.kernel import Action, Illegal, load
from posse.learn.live_agent import Agent, LiveAgent, SeatLink
from posse.words import Words

LEARN: Final = ("gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel")
"""The modules that the extra `learn` installs."""


def seat(
    file: Annotated[Path, Parameter(help="a Python file with `choose(seen, options, rng)`, or an `agent`")],
    link: Annotated[str, Parameter(help="the seat's link, as the page shows it")],
    *,
    seed: Annotated[int | None, Parameter(help="the seed of the generator that the agent is given")] = None,
    lang: Language = None,
) -> int:
    """Put an agent of your own at a live table, until the game is over."""
    speech = speech_of(lang)
    where = SeatLink.read(link)
    live = LiveAgent(where, agent_of(file), random.Random(seed), partial(_print_event, speech))
    try:
        ranks = live.play()
    except OSError:
        raise Illegal("no-server", link=where.server) from None
    game = str(live.table["game"])
    best = [
        speech.say(f"{game}-role-{role}")
        for role, rank in zip(live.table["roles"], ranks, strict=True)
        if rank == 1
    ]
    print(speech.say("cli-won" if len(best) == 1 else "cli-drawn", who=", ".join(best)))
    return 0


def agent_of(file: Path) -> Agent:
    """Load the agent of a file: its `agent`, or the module itself if it has a function `choose`."""
    if not file.is_file():
        raise Illegal("no-such-file", file=str(file))
    spec = importlib.util.spec_from_file_location(file.stem, file)
    if spec is None or spec.loader is None:
        raise Illegal("no-agent", file=str(file))
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(file.resolve().parent))  # it may import files beside it
    sys.modules[file.stem] = module
    try:
        spec.loader.exec_module(module)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in LEARN:
            raise
        raise Illegal("needs-extra", extra="learn") from None
    agent: Agent | ModuleType = getattr(module, "agent", module)
    if not callable(getattr(agent, "choose", None)):
        raise Illegal("no-agent", file=str(file))
    return agent


def _print_event(speech: Words, what: str, details: Mapping[str, object]) -> None:
    """Print a line for each thing that happens."""
    if what == "lost":
        print(speech.say("cli-seat-lost"), file=sys.stderr, flush=True)
    elif what == "sat":
        game = load(str(details["game"])).name
        role = speech.say(f"{game}-role-{details['role']}")
        print(speech.say("cli-seat-sat", title=speech.say(f"{game}-title"), role=role), flush=True)
    elif isinstance(action := details["action"], Action):
        rules, roles = load(str(details["game"])), details["roles"]
        assert isinstance(roles, list)
        print("· " + speech.at_table(rules, roles).action(rules.name, action), flush=True)
