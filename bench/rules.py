"""The section on the rules: decisions a second, what a clone costs, what an input costs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bench import report
from bench.adapters import UNITS
from bench.aims import Aim, verdicts
from bench.pairing import SECONDS, Engine, Measured, Pairing, Spread, pair
from bench.peers import PEERS

BARE: Final = Engine("bare", None, "posse-bare")
SEEN: Final = Engine("with events and views", None, "posse-seen")
OURS: Final = Engine("Stage Coach", None, "posse")

LIARS_DICE: Final = Engine("OpenSpiel C++ liar's dice", "open_spiel", "openspiel", "liars_dice")
LEDUC: Final = Engine("OpenSpiel C++ leduc poker", "open_spiel", "openspiel", "leduc_poker")
HEX: Final = Engine("OpenSpiel C++ hex 11", "open_spiel", "openspiel", "hex(board_size=11)")
BACKGAMMON: Final = Engine("OpenSpiel C++ backgammon", "open_spiel", "openspiel", "backgammon")
LIARS_POKER: Final = Engine("OpenSpiel Python liar's poker", "open_spiel", "openspiel", "python_liars_poker")
DOMINOES: Final = Engine("OpenSpiel Python team dominoes", "open_spiel", "openspiel", "python_team_dominoes")
HOLDEM: Final = Engine("PettingZoo texas hold'em, 4 players", "pettingzoo", "pettingzoo", "texas_holdem_v4:4")
CONNECT_FOUR: Final = Engine("PettingZoo connect four", "pettingzoo", "pettingzoo", "connect_four_v3")
RLCARD: Final = Engine("RLCard limit hold'em, 4 players", "rlcard", "rlcard", "limit-holdem:4")
CHESS: Final = Engine("python-chess", "chess", "chess")
CATANATRON: Final = Engine("catanatron, 4 players", "catanatron", "catanatron")


@dataclass(frozen=True)
class Measure:
    """A question put to some engines; the adapters know what it means for each."""

    name: str
    about: str
    ours: tuple[Engine, ...]
    theirs: tuple[Engine, ...]


MEASURES: Final = (
    Measure(
        "play",
        "Random games from the first question to the last.  *Bare*: ask and choose, every check made.  "
        "*With events and views*: besides, all events are taken up and the chooser's view is built at every "
        "decision.",
        (SEEN, BARE),
        (
            LIARS_DICE, LEDUC, HEX, BACKGAMMON, LIARS_POKER, DOMINOES, HOLDEM, CONNECT_FOUR, RLCARD, CHESS,
            CATANATRON,
        ),
    ),
    Measure(
        "clone",
        "A copy of a position that can be played on: the middle of eight random games.  OpenSpiel `clone()`, "
        "python-chess `copy(stack=False)`, catanatron `copy()`.",
        (OURS,),
        (LIARS_DICE, HEX, BACKGAMMON, LIARS_POKER, CHESS, CATANATRON),
    ),
    Measure(
        "input",
        "One answer and the next question with its options, in eight recorded random games: ours `choose` or "
        "`happen`, then `ask`; python-chess `push`, then the list of legal moves; OpenSpiel `apply_action`, "
        "then `legal_actions`.",
        (OURS,),
        (LIARS_DICE, LEDUC, HEX, BACKGAMMON, LIARS_POKER, CHESS),
    ),
)  # fmt: skip

_ISSUE: Final = "the issue"

AIMS: Final = (
    *[Aim("play", BARE, peer, 10, source=_ISSUE) for peer in (CATANATRON, HOLDEM, CONNECT_FOUR)],
    *[Aim("play", SEEN, peer, 10, source=_ISSUE) for peer in (CATANATRON, HOLDEM, CONNECT_FOUR)],
    Aim("clone", OURS, CHESS, 1, source=_ISSUE),
    Aim("play", SEEN, CATANATRON, 7, 14),
    Aim("play", SEEN, RLCARD, 6, 12),
    Aim("play", SEEN, LIARS_POKER, 6, 12),
    Aim("play", SEEN, DOMINOES, 6, 12),
    Aim("play", SEEN, HOLDEM, 20, 40),
    Aim("play", SEEN, LIARS_DICE, 0.5, 1),
    Aim("play", SEEN, LEDUC, 0.5, 1),
    Aim("clone", OURS, CATANATRON, 10, 25),
    Aim("clone", OURS, CHESS, 0.5, 1),
)  # fmt: skip

COMPARED: Final = """
**What is compared with what.**  Different games: a decision of Stage Coach, of chess and of leduc poker are
not equal work, and nobody's rules are measured against the same rules.  The ratios say how long a program
waits for one decision of a random game in each library, as that library is ordinarily driven from Python:
no more.  Chance is not counted as a decision in ours and OpenSpiel's games, and is paid for by the
decisions; catanatron counts rolling the dice and ending a turn, and so do we for it.  PettingZoo and RLCard
build an observation at every step and cannot do without; OpenSpiel, python-chess and catanatron build none
here, so *bare* is the nearer match for them and *with events and views* the harder one for us.  Options are
drawn in the same cheap way wherever the loop is ours; catanatron and PettingZoo draw by their own means.
That makes OpenSpiel (about 1.6 times) and RLCard (its own agent is left out) faster here than in the
measurement the aims come from: those aims are harder to meet than they were meant.  python-chess plays the
first 120 plies and looks for no draws.  Clones and inputs differ as much: a board of 64 squares is not a
trail with seven warriors.

**Not covered here:** boardgame.io and PokerKit (not among the peers set up), our rules compiled by mypyc,
our own PettingZoo environment, the server, memory, start-up, and play by bots that think.  The aims for
those are left out rather than guessed.
"""


def section(rounds: int) -> Iterator[str]:
    """The parts of the section, each as soon as it has been measured."""
    yield (
        f"Peers: {', '.join([pins[0] for pins in PEERS.values()])}.\n"
        f"{rounds} rounds of {SECONDS:g} s CPU slices, each slice of a peer between two of ours; ratios are\n"
        "medians of the slices' ratios [quartiles]; above 1 we are the faster."
    )
    pairings: dict[str, Pairing] = {}
    for measure in MEASURES:
        found = pairings[measure.name] = pair(measure.name, measure.ours, measure.theirs, rounds)
        figures = _games(found) if measure.name == "play" else _costs(found, UNITS[measure.name])
        yield f"### {UNITS[measure.name].capitalize()}\n\n{measure.about}\n\n{figures}{_missing(found)}"
    yield f"### Aims\n\n{verdicts(AIMS, pairings)}"
    yield COMPARED.strip()


def _games(found: Pairing) -> str:
    head = (
        "engine",
        "decisions/s",
        "games/s",
        "decisions/game",
        *[f"ours {row.engine.title} / it" for row in found.ours],
    )
    rows = [
        (name, f"{row.rate:,.0f}", f"{row.games_rate:,.1f}", f"{row.per_game:.1f}", *_ratios(found, row))
        for name, row in _rows(found)
    ]  # fmt: skip
    return report.table(head, rows)


def _costs(found: Pairing, units: str) -> str:
    head = ("engine", f"{units}/s", "µs each", "ours / it")
    rows = [
        (name, f"{row.rate:,.0f}", f"{1e6 / row.rate:.2f}", *_ratios(found, row))
        for name, row in _rows(found)
    ]
    return report.table(head, rows)


def _rows(found: Pairing) -> list[tuple[str, Measured]]:
    return [
        *[(f"**ours: {row.engine.title}**", row) for row in found.ours],
        *[(row.engine.title, row) for row in found.theirs],
    ]


def _ratios(found: Pairing, row: Measured) -> list[str]:
    if not row.ratios:  # one of ours
        return ["" for _ in found.ours]
    return [_shown(row.spread(at)) for at in range(len(found.ours))]


def _shown(spread: Spread) -> str:
    return f"{spread.median:.2f} [{spread.low:.2f}..{spread.high:.2f}]"


def _missing(found: Pairing) -> str:
    return "".join([f"\n\n**Not measured: {engine.title}** ({reason})" for engine, reason in found.missing])
