"""The section on the rules: decisions per second, and the costs of a clone and of an input."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bench import report
from bench.adapters import UNITS
from bench.aims import Aim, verdicts
from bench.pairing import SECONDS, Broken, Engine, Measured, Pairing, Spread, pair
from bench.peers import COMMIT, COMPILED, EARLIER, PEERS

GAMES: Final = {
    "stage-coach": "Stage Coach",
    "pony-express": "Pony Express",
    "pappy-winchester": "Pappy Winchester",
}


def _ours(adapter: str, how: str = "", home: str | None = None) -> dict[str, Engine]:
    """Return one engine for each of our games."""
    return {game: Engine(title + how, home, adapter, game) for game, title in GAMES.items()}


SEEN: Final = _ours("posse-seen", ", events and views")
BARE: Final = _ours("posse-bare", ", bare")
OURS: Final = _ours("posse")
COMPILED_SEEN: Final = _ours("posse-seen", ", events and views, compiled", COMPILED)
COMPILED_BARE: Final = _ours("posse-bare", ", bare, compiled", COMPILED)
EARLIER_SEEN: Final = _ours("posse-seen", ", events and views, earlier", EARLIER)
EARLIER_BARE: Final = _ours("posse-bare", ", bare, earlier", EARLIER)
RACE, AUCTION, COACH = "pony-express", "pappy-winchester", "stage-coach"

LIARS_DICE: Final = Engine("OpenSpiel C++ liar's dice", "open_spiel", "openspiel", "liars_dice")
LEDUC: Final = Engine("OpenSpiel C++ leduc poker", "open_spiel", "openspiel", "leduc_poker")
HEX: Final = Engine("OpenSpiel C++ hex 11", "open_spiel", "openspiel", "hex(board_size=11)")
BACKGAMMON: Final = Engine("OpenSpiel C++ backgammon", "open_spiel", "openspiel", "backgammon")
LIARS_POKER: Final = Engine("OpenSpiel Python liar's poker", "open_spiel", "openspiel", "python_liars_poker")
DOMINOES: Final = Engine("OpenSpiel Python team dominoes", "open_spiel", "openspiel", "python_team_dominoes")
HOLDEM: Final = Engine("PettingZoo texas hold'em, 4 players", "pettingzoo", "pettingzoo", "texas_holdem_v4:4")
CONNECT_FOUR: Final = Engine("PettingZoo connect four", "pettingzoo", "pettingzoo", "connect_four_v3")
POKERKIT: Final = Engine("PokerKit fixed-limit hold'em, 4 players", "pokerkit", "pokerkit", "4")
RLCARD: Final = Engine("RLCard limit hold'em, 4 players", "rlcard", "rlcard", "limit-holdem:4")
CHESS: Final = Engine("python-chess", "chess", "chess")
CATANATRON: Final = Engine("catanatron, 4 players", "catanatron", "catanatron")


PYTHON_PEERS: Final = (LIARS_POKER, DOMINOES, HOLDEM, CONNECT_FOUR, RLCARD, POKERKIT, CHESS, CATANATRON)
"""Of our kind: rules written in Python."""


@dataclass(frozen=True)
class Measure:
    """A measure of several engines; the adapters implement it for each."""

    name: str
    kind: str
    """The key of `UNITS`."""
    about: str
    ours: tuple[Engine, ...]
    theirs: tuple[Engine, ...]


MEASURES: Final = (
    Measure(
        "play",
        "play",
        "Random games from the first question to the last.  *Bare*: ask and choose, every check made.  "
        "*Events and views*: besides, all events are taken up and the chooser's view is built at every "
        "decision.",
        tuple([kind[game] for game in GAMES for kind in (SEEN, BARE)]),
        (LIARS_DICE, LEDUC, HEX, BACKGAMMON, *PYTHON_PEERS),
    ),
    Measure(
        "clone",
        "clone",
        "A copy of a position that can be played on: the middle of eight random games.  OpenSpiel `clone()`, "
        "python-chess `copy(stack=False)`, catanatron `copy()`.",
        tuple(OURS.values()),
        (LIARS_DICE, HEX, BACKGAMMON, LIARS_POKER, CHESS, CATANATRON),
    ),
    Measure(
        "input",
        "input",
        "One answer and the next question with its options, in eight recorded random games: ours `choose` or "
        "`happen`, then `ask`; python-chess `push`, then the list of legal moves; OpenSpiel `apply_action`, "
        "then `legal_actions`.",
        tuple(OURS.values()),
        (LIARS_DICE, LEDUC, HEX, BACKGAMMON, LIARS_POKER, CHESS),
    ),
    Measure(
        "earlier, bare",
        "play",
        f"Our rules beside themselves at commit {COMMIT}, before options, decisions and views were shared.",
        tuple(BARE.values()),
        tuple(EARLIER_BARE.values()),
    ),
    Measure(
        "earlier, seen",
        "play",
        "With events and views.",
        tuple(SEEN.values()),
        tuple(EARLIER_SEEN.values()),
    ),
    Measure(
        "compiled, bare",
        "play",
        "The same rules from the wheel that mypyc compiled (`scripts/compile.py`), driven by the same "
        "interpreted loop.",
        tuple(COMPILED_BARE.values()),
        (*BARE.values(), LIARS_DICE, LEDUC),
    ),
    Measure(
        "compiled, seen",
        "play",
        "With events and views.",
        tuple(COMPILED_SEEN.values()),
        tuple(SEEN.values()),
    ),
)

_ISSUE: Final = "the issue"

AIMS: Final = (
    *[Aim("play", BARE[COACH], peer, 10, source=_ISSUE) for peer in (CATANATRON, HOLDEM, CONNECT_FOUR)],
    *[Aim("play", SEEN[COACH], peer, 10, source=_ISSUE) for peer in (CATANATRON, HOLDEM, CONNECT_FOUR)],
    *[
        Aim("play", SEEN[game], peer, 1, source="issue 8")
        for game in (RACE, AUCTION)
        for peer in PYTHON_PEERS
    ],
    Aim("clone", OURS[COACH], CHESS, 1, source=_ISSUE),
    Aim("play", SEEN[COACH], CATANATRON, 7, 14),
    Aim("play", SEEN[COACH], RLCARD, 6, 12),
    Aim("play", SEEN[COACH], LIARS_POKER, 6, 12),
    Aim("play", SEEN[COACH], DOMINOES, 6, 12),
    Aim("play", SEEN[COACH], HOLDEM, 20, 40),
    Aim("play", SEEN[COACH], LIARS_DICE, 0.5, 1),
    Aim("play", SEEN[COACH], LEDUC, 0.5, 1),
    Aim("clone", OURS[COACH], CATANATRON, 10, 25),
    Aim("clone", OURS[COACH], CHESS, 0.5, 1),
    *[Aim("compiled, bare", COMPILED_BARE[game], BARE[game], 1.8, 3) for game in GAMES],
    *[Aim("compiled, bare", COMPILED_BARE[COACH], peer, 2, 4) for peer in (LIARS_DICE, LEDUC)],
    Aim("compiled, bare", COMPILED_BARE[RACE], LIARS_DICE, 1, 2),
    *[Aim("earlier, bare", BARE[game], EARLIER_BARE[game], 2, 4) for game in (RACE, AUCTION)],
    *[Aim("earlier, seen", SEEN[game], EARLIER_SEEN[game], 2, 4) for game in (RACE, AUCTION)],
    Aim("earlier, bare", BARE[COACH], EARLIER_BARE[COACH], 1),
    Aim("earlier, seen", SEEN[COACH], EARLIER_SEEN[COACH], 1),
)

COMPARED: Final = """
**What is compared with what.**  Different games: a decision of Stage Coach, of chess and of leduc poker are
not equal work, and nobody's rules are measured against the same rules.  The ratios say how long a program
waits for one decision of a random game in each library, as that library is ordinarily driven from Python:
no more.  Our own three differ as much: a third of Pony Express's decisions list 272 ways to arrange and
reroll five dice, and half of its inputs are rolls, which the decisions pay for; Pappy Winchester lists every
bid a purse allows, and its view shows nineteen plots.  Chance is not counted as a decision in ours and
OpenSpiel's games; catanatron counts rolling the dice and ending a turn, and so do we for it.  PettingZoo and
RLCard build an observation at every step and cannot do without; OpenSpiel, PokerKit, python-chess and
catanatron build none here, so *bare* is the nearer match for them and *events and views* the harder one for
us.  Options are drawn in the same cheap way wherever the loop is ours; catanatron and PettingZoo draw by
their own means.  That makes OpenSpiel (about 1.6 times) and RLCard (its own agent is left out) faster here
than in the measurement the aims come from: those aims are harder to meet than they were meant.  PokerKit
deals, collects and pays by its own automations.  python-chess plays the first 120 plies and looks for no
draws.  Clones and inputs differ as much: a board of 64 squares is not a trail with seven warriors.

**Not covered here:** boardgame.io (see the server's section), our own PettingZoo environment, memory,
start-up, and play by bots that think.  The aims for those are left out rather than guessed.
"""


def section(rounds: int) -> Iterator[str]:
    """Yield the parts of the section, each as soon as it has been measured."""
    yield (
        f"Peers: {', '.join([pins[0] for pins in PEERS.values()])}.\n"
        f"{rounds} rounds of {SECONDS:g} s CPU slices, each slice of a peer between two of ours; ratios are\n"
        "medians of the slices' ratios [quartiles]; above 1 we are the faster."
    )
    pairings: dict[str, Pairing] = {}
    for measure in MEASURES:
        head = f"### {UNITS[measure.kind].capitalize()}{_which(measure)}\n\n{measure.about}"
        try:
            found = pair(measure.kind, measure.ours, measure.theirs, rounds)
        except Broken as reason:
            if all(engine.home is None for engine in measure.ours):
                raise
            yield f"{head}\n\n**Not measured** ({reason})"
            continue
        pairings[measure.name] = found
        figures = _games(found) if measure.kind == "play" else _costs(found, UNITS[measure.kind])
        yield f"{head}\n\n{figures}{_missing(found)}"
    yield f"### Aims\n\n{verdicts(AIMS, pairings)}"
    yield COMPARED.strip()


def _which(measure: Measure) -> str:
    return "" if measure.name == measure.kind else f": {measure.name}"


def _games(found: Pairing) -> str:
    """Return the rates of all engines, and the ratios of each of ours to each of theirs."""
    rates = report.table(
        ("engine", "decisions/s", "games/s", "decisions/game"),
        [
            (name, f"{row.rate:,.0f}", f"{row.games_rate:,.1f}", f"{row.per_game:.1f}")
            for name, row in _rows(found)
        ],
    )
    ratios = report.table(
        ("it", *[f"{row.engine.title} / it" for row in found.ours]),
        [(row.engine.title, *_ratios(found, row)) for row in found.theirs],
    )
    return f"{rates}\n\n{ratios}"


def _costs(found: Pairing, units: str) -> str:
    head = ("engine", f"{units}/s", "µs each", *[f"{row.engine.title} / it" for row in found.ours])
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
