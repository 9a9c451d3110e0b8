"""Convert the table to plain data and back."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from posse.games.pappy_winchester.rules.land import PLOTS
from posse.games.pappy_winchester.rules.options import Rules
from posse.games.pappy_winchester.rules.table import (
    NO_PLOT,
    NO_TOKEN,
    NOBODY,
    NOWHERE,
    UNKNOWN,
    UNSEEN,
    Estate,
)
from posse.games.pappy_winchester.rules.will import (
    CARDS,
    COMMON,
    KINDS,
    NOTES,
    OBJECTIVES,
    PERSONAL,
    PILES,
    TOKENS,
)
from posse.kernel.codec import Reader

_MONEY: Final = 1 << 20


def dumped(t: Estate) -> dict[str, object]:
    return {
        "first": t.first,
        "plot": t.plot,
        "hats": [[plot for plot in range(1, PLOTS + 1) if own >> plot & 1] for own in t.hats],
        "lying": list(t.lying[1:]),
        "held": list(t.held),
        "duels": t.duels,
        "purses": list(t.purses),
        "saloon": t.saloon,
        "bank": t.bank,
        "common": list(t.common),
        "taken": list(t.taken),
        "boat": t.boat,
        "train": t.train,
        "buried": t.buried,
        "values": list(t.values),
        "seen": list(t.seen),
        "objectives": [list(pair) for pair in t.objectives],
        "spied": list(t.spied),
        **({"forced": t.forced} if t.rules.version > 1 else {}),
    }


def loaded(data: Mapping[str, object], rules: Rules) -> Estate:
    """Rebuild a table from its dump; `Damaged` names the invalid field."""
    reader = _Reader(data)
    seats = reader.seats()
    everyone = (1 << seats) - 1
    cards = len(rules.land.cards)
    return Estate(
        rules,
        reader.number("first", 0, seats - 1),
        reader.number("plot", NO_PLOT, PLOTS),
        tuple([reader.plots(own) for own in reader.several("hats", seats)]),
        (NO_TOKEN, *reader.words("lying", reader.several("lying", PLOTS), (*KINDS, NO_TOKEN, UNKNOWN))),
        reader.numbers("held", seats * len(KINDS), 0, PLOTS),
        reader.number("duels", 0, everyone),
        reader.numbers("purses", seats, 0, _MONEY),
        reader.number("saloon", 0, _MONEY),
        reader.number("bank", -_MONEY, NOTES),
        tuple(reader.words("common", data.get("common"), COMMON)),
        reader.numbers("taken", len(PILES), NOBODY, seats - 1),
        reader.word("boat", (*[space.id for space in rules.land.river], NOWHERE)),
        reader.word("train", (*[space.id for space in rules.land.rails], NOWHERE)),
        reader.number("buried", 0, (1 << cards) - 1),
        reader.numbers("values", cards, UNSEEN, _MONEY),
        reader.numbers("seen", cards, 0, everyone),
        tuple([tuple(reader.words("objectives", p, PERSONAL)) for p in reader.several("objectives", seats)]),
        reader.numbers("spied", seats * OBJECTIVES, 0, everyone),
        reader.flag("forced") if rules.version > 1 else False,
    )


def is_consistent(t: Estate) -> bool:
    """Return whether the table fits together: every note, hat, token and card is in a possible place."""
    piles = sum([prize for prize, taken in zip(PILES, t.taken, strict=True) if taken == NOBODY])
    dealt = [objective for pair in t.objectives for objective in pair]
    return (
        sum(t.purses) + t.saloon + t.bank + piles == NOTES
        and t.owned.bit_count() == sum([own.bit_count() for own in t.hats])
        and _tokens_fit(t)
        and _cards_fit(t)
        and len(set(t.common)) == len(t.common)
        and len(t.common) in (0, len(PILES))
        and len(set(dealt)) == len(dealt)
        and all(len(pair) in (0, OBJECTIVES) for pair in t.objectives)
    )


def begun(t: Estate) -> bool:
    """Return whether the opening is over: vehicles placed, tokens laid, objectives posted and dealt."""
    laid = bool(t.owned) or any(t.lying)
    return laid and NOWHERE not in (t.boat, t.train) and bool(t.common) and all(t.objectives)


def _tokens_fit(t: Estate) -> bool:
    held = {kind: sum(t.held[at :: len(KINDS)]) for at, kind in enumerate(KINDS)}
    lying = [kind for kind in t.lying if kind]
    # The token of the plot just bought may still lie on it, face down.
    there = [plot for plot in range(1, PLOTS + 1) if not t.owned >> plot & 1]
    if t.rules.tokens_hidden:
        fits = set(lying) <= {UNKNOWN} and all(held[kind] <= TOKENS[kind] for kind in KINDS)
        return fits and all(t.lying[plot] for plot in there) and len(lying) + sum(held.values()) == PLOTS
    if not lying and not t.owned:
        return not any(t.held)
    fits = UNKNOWN not in lying and all(held[k] + lying.count(k) == TOKENS[k] for k in KINDS)
    return fits and len(lying) == len(there) and all(t.lying[plot] for plot in there)


def _cards_fit(t: Estate) -> bool:
    for kind, values in CARDS.items():
        found = [v for v, (_, k) in zip(t.values, t.land.cards, strict=True) if k == kind and v != UNSEEN]
        if any(found.count(value) > values.count(value) for value in found):
            return False
    for card, (plot, _) in enumerate(t.land.cards):
        lies, known = t.buried >> card & 1, t.values[card] != UNSEEN
        sold = t.owned >> plot & 1
        if (lies and known != bool(t.seen[card])) or (not lies and not (known and sold)):
            return False
        if lies and sold and plot != t.plot:
            return False
    return True


class _Reader(Reader):
    def seats(self) -> int:
        value = self.data.get("purses")
        return self.check("purses", len(value) if isinstance(value, list) else None, 3, 5)

    def plots(self, value: object) -> int:
        if not isinstance(value, list) or len(set(map(str, value))) != len(value):
            raise self.bad("hats", value)
        return sum([1 << self.check("hats", plot, 1, PLOTS) for plot in value])

    def words(self, field: str, value: object, known: Collection[str]) -> list[str]:
        if not isinstance(value, list) or not all(isinstance(it, str) and it in known for it in value):
            raise self.bad(field, value)
        return value

    def flag(self, field: str) -> bool:
        value = self.data.get(field)
        if not isinstance(value, bool):
            raise self.bad(field, value)
        return value

    def word(self, field: str, known: Collection[str]) -> str:
        [found] = self.words(field, [self.data.get(field)], known)
        return found
