"""The terminal board of Pappy Winchester: the map, the auction, the heirs, their objectives, and the will."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from posse.games.pappy_winchester.rules.auction import Bidding, Calling
from posse.games.pappy_winchester.rules.land import PLOTS
from posse.games.pappy_winchester.rules.objectives import COUNTS, fulfilled, have
from posse.games.pappy_winchester.rules.purchase import Moving, Rumour
from posse.games.pappy_winchester.rules.table import NO_PLOT, NOBODY, UNKNOWN, UNSEEN
from posse.games.pappy_winchester.rules.view import EstateView
from posse.games.pappy_winchester.rules.will import COMMON, KINDS, PERSONAL, PILES, Objective
from posse.games.pappy_winchester.terminal_map import SALOON, Cell, CharacterMap, character_map
from posse.kernel import Element, Seat, load

if TYPE_CHECKING:
    from posse.words import Words

GAME: Final = "pappy-winchester"
LETTERS: Final = "ABCDE"  # Ada, Boyd, Cleo, Dexter, Etta
COLOURS: Final = ("red", "bright_blue", "magenta", "cyan", "bright_white")
WIDEST: Final = 79
NARROWEST: Final = 60

# Every symbol has its own shape: colour is never the only difference.
TERRAINS: Final = {"desert": (".", "yellow"), "prairie": ('"', "bright_green"), "forest": ("♣", "green")}
TOKENS: Final = {"move": "»", "saloon": "$", "rumour": "?", UNKNOWN: "▪"}
RIVER: Final = ("~", "blue")
RAILS: Final = ("#", "bright_black")
SIGNS: Final = {
    "river": RIVER[0],
    "rails": RAILS[0],
    "boat": "\\w4/",
    "train": "[r5]",
    "hat": "(A)",
    "hammer": "[17]",
    "cards": "M R",
    "hidden": TOKENS[UNKNOWN],
}
LABEL: Final = "bold"
HAMMER: Final = "bold black on yellow"
FIGURES: Final = ("purse", "prize", "need", "count", "worth", "cash", "majority", "objectives", "total")
VEHICLE: Final = "bold reverse"
MARK: Final = "bold underline"


def draw(view: EstateView, words: Words, width: int, marked: Collection[Element]) -> Group:
    columns = max(min(width - 1, WIDEST), NARROWEST)
    tables = [_will(view, words) if view.will() else _heirs(view, words)]
    tables += [_common(view, words)] if view.common else []
    tables += [_personal(view, words)] if any(_known(view)) else []
    return Group(
        *_map(view, columns, marked),
        *_legend(words, columns),
        *[Text(line, style="bold") for line in _auction(view, words)],
        *tables,
    )


# --- the map ---


def _map(view: EstateView, columns: int, marked: Collection[Element]) -> Iterator[Text]:
    drawn = character_map(view.land, columns)
    signs = {at: _ground(view, drawn, at, name) for at, name in drawn.names.items()}
    for name, lines in _labels(view, marked):
        row, column = drawn.spot(name, tuple([len(text) for text, _ in lines]))
        wide = max([len(text) for text, _ in lines])
        for down, (text, style) in enumerate(lines):
            for right, sign in enumerate(text.center(wide)):
                signs[row + down, column + right] = sign, style
    for row in range(drawn.rows):
        line = [signs.get((row, column), (" ", "")) for column in range(columns)]
        runs = groupby(line, key=lambda sign: sign[1])
        yield Text.assemble(*[("".join([sign for sign, _ in run]), style) for style, run in runs])


def _ground(view: EstateView, drawn: CharacterMap, at: Cell, name: str) -> tuple[str, str]:
    """Return a cell's symbol and style: water, track, a fence, or sparse symbols of terrain and owner."""
    if name == SALOON:
        return " ", ""
    if not name.isdecimal():
        return RIVER if name.startswith("w") else RAILS
    if at in drawn.fences:
        return drawn.fences[at], "dim"
    row, column = at
    if (column + 2 * row) % 4:
        return " ", ""
    owner = _owner(view, int(name))
    if owner is not None and row % 2:
        return LETTERS[owner], COLOURS[owner]
    return TERRAINS[view.land.plots[int(name) - 1].terrain]


def _owner(view: EstateView, plot: int) -> Seat | None:
    return next((seat for seat, own in enumerate(view.hats) if own >> plot & 1), None)


Label = tuple[str, list[tuple[str, str]]]
"""A plot or space, and the lines to write there, each with its style."""


def _labels(view: EstateView, marked: Collection[Element]) -> Iterator[Label]:
    for line, spaces in (("river", view.land.river), ("rails", view.land.rails)):
        for space in spaces:
            yield space.id, [_stretch(view, space.id, f"{line}:{space.id}" in marked)]
    yield SALOON, [("SALOON", LABEL), (f"${view.saloon}", LABEL)]
    for plot in range(1, PLOTS + 1):
        yield str(plot), [_number(view, plot), _second(view, plot)]


def _stretch(view: EstateView, space: str, mark: bool) -> tuple[str, str]:
    """Return the label of a space of the river or the rails, with the vehicle that stands there."""
    if space == view.boat:
        return f"\\{space}/", VEHICLE
    if space == view.train:
        return f"[{space}]", VEHICLE
    return space, MARK if mark else "dim"


def _number(view: EstateView, plot: int) -> tuple[str, str]:
    said = f"{plot}{_card(view, plot)}"
    return (f"[{said}]", HAMMER) if plot == view.plot else (f" {said} ", LABEL)


def _card(view: EstateView, plot: int) -> str:
    """Return the hidden card that still lies on a plot, with its value where this seat knows it."""
    for card, (at, kind) in enumerate(view.land.cards):
        if at == plot and view.buried >> card & 1:
            value = view.values[card]
            return f" {kind[0].upper()}{'' if value == UNSEEN else value}"
    return ""


def _second(view: EstateView, plot: int) -> tuple[str, str]:
    """Return the line under the number: the owner's hat, or the token still on the plot."""
    owner = _owner(view, plot)
    if owner is not None:
        return f" ({LETTERS[owner]}) ", f"bold {COLOURS[owner]}"
    return f" {TOKENS.get(view.lying[plot], ' ')} ", LABEL


def _legend(words: Words, columns: int) -> Iterator[Text]:
    signs = [(sign, f"{GAME}-terrain-{terrain}") for terrain, (sign, _) in TERRAINS.items()]
    signs += [(sign, f"cli-pappy-sign-{name}") for name, sign in SIGNS.items()]
    signs += [(TOKENS[kind], f"{GAME}-token-{kind}") for kind in KINDS]
    line = ""
    for sign, key in signs:
        said = f"{sign} {words.say(key).lower()}"
        if line and len(f"{line} · {said}") > columns:
            yield Text(line, style="dim")
            line = ""
        line = f"{line} · {said}" if line else said
    yield Text(line, style="dim")


# --- the auction ---


def _auction(view: EstateView, words: Words) -> Iterator[str]:
    phase = view.phase
    if isinstance(phase, Bidding | Calling) and view.plot != NO_PLOT:
        bidder = max(phase.bidder, 0)
        yield words.say("cli-pappy-auction", plot=view.plot, bid=phase.bid, seat=bidder)
        within = [_name(words, seat) for seat in range(len(view.hats)) if phase.within >> seat & 1]
        yield words.say("cli-pappy-within", heirs=", ".join(within))


# --- the heirs ---


def _heirs(view: EstateView, words: Words) -> Table:
    shown = [seat for seat, purse in enumerate(view.purses) if purse is not None]
    heads = ["heir", "duel", "tokens", "plots", *(["purse"] if shown else [])]
    table = _table(words, heads)
    for seat, own in enumerate(view.hats):
        tokens = [f"{TOKENS[kind]}{n}" for kind, n in zip(KINDS, view.tokens_of(seat), strict=True)]
        plots = [str(plot) for plot in range(1, PLOTS + 1) if own >> plot & 1]
        cells = ["✓" if view.duels >> seat & 1 else "–", " ".join(tokens), " ".join(plots) or "–"]
        purse = view.purses[seat]
        if shown:
            cells.append("?" if purse is None else _money(words, purse))
        table.add_row(_heir(words, seat, seat == _turn(view)), *cells)
    return table


def _heir(words: Words, seat: Seat, ahead: bool) -> Text:
    mark = "▸ " if ahead else "  "
    return Text.assemble(mark, (LETTERS[seat], f"bold {COLOURS[seat]}"), " ", _name(words, seat))


def _turn(view: EstateView) -> Seat:
    """Return whose turn it is; otherwise the heir who starts the next auction."""
    match view.phase:
        case Bidding(turn=seat) | Calling(bidder=seat) | Moving(seat=seat) | Rumour(seat=seat):
            return seat
        case _:
            return view.first


def _common(view: EstateView, words: Words) -> Table:
    """Show how near everybody is to each common objective, and a tick for the heir who took it."""
    table = _table(words, ["prize", "common", "need"])
    for seat in range(len(view.hats)):
        table.add_column(Text(LETTERS[seat], style=f"bold {COLOURS[seat]}"), justify="right")
    for pile, objective in enumerate(view.common):
        taken = view.taken[pile]
        need = str(COMMON[objective]) if objective in COUNTS else ""
        cells = [_near(view, objective, seat, taken) for seat in range(len(view.hats))]
        name = words.say(f"{GAME}-objective-{objective}")
        style = "" if taken == NOBODY else "dim"
        table.add_row(_money(words, PILES[pile]), name, need, *cells, style=style)
    return table


def _near(view: EstateView, objective: str, seat: Seat, taken: Seat) -> str:
    if taken != NOBODY:
        return "✓" if taken == seat else ""
    if objective not in COUNTS:
        return "·"
    return str(have(view.land, objective, view.hats[seat], view.tokens_of(seat), False))


def _known(view: EstateView) -> Iterator[tuple[Seat, Objective]]:
    """List the seat's own objectives and those it saw through rumours; at the end, everybody's."""
    for seat, pair in enumerate(view.objectives):
        yield from [(seat, objective) for objective in pair if objective != UNKNOWN]


def _personal(view: EstateView, words: Words) -> Table:
    table = _table(words, ["heir", "secret", "count", "worth"])
    for seat, objective in _known(view):
        count = fulfilled(view.land, objective, view.hats[seat], view.tokens_of(seat))
        about = words.say(f"{GAME}-objective-{objective}-about")
        worth = _money(words, count * PERSONAL[objective])
        table.add_row(_heir(words, seat, seat == view.seat), about, str(count), worth)
    return table


# --- the end ---


def _will(view: EstateView, words: Words) -> Table:
    """Show the final count, item by item."""
    table = _table(words, ["heir", "plots", "cash", "majority", "objectives", "total"])
    shares = view.will()
    best = max([share.order for share in shares])
    for share in shares:
        sums = [_money(words, n) for n in (share.cash, share.majority, share.earned, share.total)]
        table.add_row(_heir(words, share.seat, share.order == best), str(share.plots), *sums)
    return table


# --- words ---


def _table(words: Words, heads: Collection[str]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim")
    for head in heads:
        right = head in FIGURES
        table.add_column(
            words.say(f"cli-pappy-head-{head}"), justify="right" if right else "left", no_wrap=right
        )
    return table


def _money(words: Words, notes: int) -> str:
    return words.say(f"{GAME}-sum-amount", amount=notes)


def _name(words: Words, seat: Seat) -> str:
    role = load(GAME).roles(len(LETTERS))[seat]
    return words.say(f"{GAME}-role-{role}")
