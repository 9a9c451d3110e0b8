"""Ask for a choice out of a range, such as an aim, one field after the other."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from posse.kernel import Action, Range
from posse.words import Words

_NUMBER: Final = re.compile(r"[+-]?[0-9]{1,6}")


def ask_range(wide: Range, offered: Action, words: Words, read: Callable[[str], str]) -> str:
    """Return the words of the choice.  Enter keeps what is offered; what is no such number is asked again."""
    values = []
    for field, (least, most) in wide.bounds.items():
        usual = offered.arguments[field]
        asked = words.say(
            "cli-range-field", field=words.say(f"page-range-{field}"), least=least, most=most, value=usual
        )
        typed = read(f"{asked} ").strip()
        while typed and not (_NUMBER.fullmatch(typed) and least <= int(typed) <= most):
            typed = read(words.say("cli-range-again", least=least, most=most) + " ").strip()
        values.append(int(typed) if typed else usual)
    return " ".join([wide.kind, *map(str, values)])


def about_range(wide: Range, words: Words) -> str:
    """Say what may be typed for a range."""
    bounds = "  ".join([f"{name} {low}…{high}" for name, (low, high) in wide.bounds.items()])
    return words.say("cli-range-about", kind=wide.kind, bounds=bounds)
