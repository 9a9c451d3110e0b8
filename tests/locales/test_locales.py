"""The sentences: none missing, none idle, none that cannot be said, and each in its language's own hand."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse, serialize
from fluent.syntax.visitor import Visitor

from posse import bots
from posse.games.stage_coach import COACH, StageCoach, Trail
from posse.games.stage_coach.actions import AHEAD, Town, Warrior
from posse.games.stage_coach.ending import ENDINGS
from posse.games.stage_coach.hexes import Direction
from posse.games.stage_coach.land import SHIPPED
from posse.games.stage_coach.turn import Volley
from posse.kernel import Action, Chance, Decision, Event, Illegal, Over, State
from posse.locales import LANGUAGES, source, words

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "posse"
RULES_PAGES = ROOT / "docs" / "rules"
GAME = StageCoach()
NAMES_ALIKE = {  # proper names and bare numbers
    "stage-coach-title", "stage-coach-town", "stage-coach-bound-for", "stage-coach-warrior-number",
}  # fmt: skip

every_language = pytest.mark.parametrize("language", LANGUAGES)


# --- what the files say ---


class Inside(Visitor):
    """The variables and messages a pattern refers to, and its text, each placeable an x."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.texts: list[str] = []
        self.visit(pattern)

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802 - the visitor's way
        pieces = [e.value if isinstance(e, ftl.TextElement) else "x" for e in node.elements]
        self.texts.append("".join(pieces))
        self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def entries(language: str) -> list[ftl.Message | ftl.Term]:
    body = parse(source(language)).body
    junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert not junk, junk[0]
    return [entry for entry in body if isinstance(entry, ftl.Message | ftl.Term)]


@cache
def patterns(language: str) -> dict[str, Inside]:
    """What stands behind each message's key."""
    found = {}
    for entry in entries(language):
        assert entry.value is not None
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = Inside(entry.value)
    return found


def variables(language: str, key: str) -> set[str]:
    """The arguments a sentence needs, also through the words it borrows."""
    inside = patterns(language)[key]
    return inside.variables.union(*[variables(language, other) for other in inside.messages])


# --- what the engine speaks of ---


@cache
def raised() -> dict[str, set[str]]:
    """Every refusal's id found in the source, with the particulars that all its places give."""
    found: dict[str, set[str]] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or not node.args:
                continue
            if node.func.id not in ("Illegal", "Damaged"):
                continue
            given = {keyword.arg for keyword in node.keywords if keyword.arg} - {"line"}
            for reason in _ids(node.args[0]):
                found[reason] = found.get(reason, given) & given
    return found


def _ids(node: ast.expr) -> Iterator[str]:
    """The words an id may be: a constant, or the branches of an expression that picks one."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from [*_ids(node.body), *_ids(node.orelse)]
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from _ids(value)


@cache
def terminal() -> tuple[set[str], list[re.Pattern[str]]]:
    """The terminal's keys: whole ones, and what the ones put together from parts look like."""
    whole: set[str] = set()
    made: list[re.Pattern[str]] = []
    for path in sorted((SOURCE / "cli").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if re.fullmatch(r"cli-[a-z0-9_-]*[a-z0-9]", node.value):
                    whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in node.values
                ]
                if parts and parts[0].startswith(re.escape("cli-")):
                    made.append(re.compile("".join(parts)))
    return whole, made


@cache
def spoken() -> set[str]:
    """Every key somebody asks for."""
    own = GAME.name
    keys = {f"{own}-title", f"{own}-pitch"}
    keys |= {f"{own}-role-{role}" for role in GAME.roles(2)}
    for action in GAME.catalogue:
        keys |= {f"{own}-action-{action.kind}", f"{own}-action-{action.kind}-about"}
    keys |= {f"{own}-event-{event}" for event in GAME.events}
    keys |= {f"{own}-prompt-{prompt}" for prompt in GAME.prompts}
    keys |= {f"{own}-reason-{reason}" for reason in GAME.reasons}
    keys |= {f"{own}-figure-{figure.name}" for figure in GAME.figures}
    keys |= {f"{own}-ending-{ending}" for ending, _ in ENDINGS}
    for option in GAME.options:
        keys |= {f"{own}-option-{option.name}", f"{own}-option-{option.name}-about"}
        # tests of other games may have added maps of their own
        choices = SHIPPED if option.name == "map" else option.choices
        keys |= {f"{own}-option-{option.name}-{c}" for c in choices if isinstance(c, str)}
    keys |= {f"{own}-map-{name}" for name in SHIPPED}
    keys |= {f"reason-{reason}" for reason in raised() if reason not in GAME.reasons}
    for bot in bots.names(own):
        keys |= {f"bot-{bot}", f"bot-{bot}-about"}
    return keys | terminal()[0]


def test_the_same_keys_in_the_same_order() -> None:
    order = {language: [entry.id.name for entry in entries(language)] for language in LANGUAGES}
    for language in LANGUAGES:
        assert order[language] == order["en"], language
        assert len(set(order[language])) == len(order[language]), "a key stands twice"


def test_the_same_arguments() -> None:
    for key in patterns("en"):
        needs = {language: variables(language, key) for language in LANGUAGES}
        assert len({frozenset(need) for need in needs.values()}) == 1, (key, needs)


@every_language
def test_no_key_is_missing_and_none_is_idle(language: str) -> None:
    there = set(patterns(language))
    asked = spoken()
    assert not asked - there, "missing"
    borrowed = set().union(*[inside.messages for inside in patterns(language).values()])
    idle = there - asked - borrowed
    assert not [key for key in idle if not any(made.fullmatch(key) for made in terminal()[1])], "idle"
    terms = {entry.id.name for entry in entries(language) if isinstance(entry, ftl.Term)}
    assert all(f"{{ -{term} }}" in source(language) for term in terms), "idle term"


def test_the_game_lists_the_reasons_it_raises() -> None:
    assert set(GAME.reasons) <= _literals(SOURCE / "games" / "stage_coach")


def _literals(folder: Path) -> set[str]:
    return {
        node.value
        for path in folder.glob("*.py")
        if path.name != "game.py"  # where they are listed
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


# --- whether it can be said ---

TABLES: tuple[dict[str, object], ...] = (
    {},
    {"turning": "sixths", "towns_closed": True, "reinforcements": True},
    {"map": "cutoff", "proposals": "on_turn"},
)


def crowded(options: dict[str, object], rng: random.Random) -> State[Trail]:
    """A start with all the pieces around one town or village, so that much happens soon."""
    state = GAME.setup(options={**options, "turn_limit": 12})
    t = state.table
    near = [rng.choice((*t.land.towns, *t.land.villages))]
    for h in near:  # it grows as it goes: the nearest first
        near += [to for _, to in t.land.ways[h] if to not in near]
        if len(near) > 12:
            break
    t.coach, *t.at = rng.sample([h for h in near if h not in t.land.towns], 1 + len(t.at))
    return state


def lonely() -> State[Trail]:
    """The one warrior awake is about to fall, and the others sleep."""
    state = GAME.setup()
    t = state.table
    t.begin(COACH)
    t.destine(Town.NORTH)
    t.strength, t.force[Warrior.W1], t.awake = 4, 1, 1 << Warrior.W1
    t.at[Warrior.W1] = t.land.around[t.coach][Direction.E]
    state.phase = Volley(Warrior.W1, (Warrior.W1,))
    return state


@cache
def heard() -> tuple[tuple[Event, ...], tuple[Illegal, ...]]:
    """All that is told in some games, and every refusal met on the way."""
    events: dict[str, Event] = {}
    refusals: dict[str, Illegal] = {}

    def refuse(state: State[Trail], seat: int, action: Action) -> None:
        try:
            state.choose(seat, action)
        except Illegal as refusal:
            refusals.setdefault(str(refusal), refusal)
        else:
            pytest.fail(f"{action} was not refused")

    # A generator for each game, so that a change of one map leaves the other games as they are.
    starts = [(options, random.Random(seed)) for seed in range(16) for options in TABLES]
    crowds = [(crowded(options, rng), rng) for options, rng in starts]
    for state, rng in [(lonely(), random.Random(0)), *crowds]:
        state.listen()
        while not isinstance(ask := state.ask(), Over):
            if isinstance(ask, Chance):
                state.happen(ask.sample(rng))
            elif isinstance(ask, Decision):
                seat = rng.choice(ask.seats)
                for action in GAME.catalogue:
                    if action not in ask.options[seat]:
                        refuse(state, seat, action)
                onward = AHEAD in ask.options[seat] and rng.random() < 0.7
                state.choose(seat, AHEAD if onward else rng.choice(ask.options[seat]))
            events.update({str(event): event for event in state.heard()})
        refuse(state, 0, GAME.catalogue.actions[0])
    return tuple(events.values()), tuple(refusals.values())


@every_language
def test_every_action_can_be_said(language: str) -> None:
    said = [words(language).action(GAME.name, action) for action in GAME.catalogue]
    assert len(set(said)) == len(said), "two actions sound alike"
    assert all(said)


@every_language
def test_every_event_of_a_game_can_be_said(language: str) -> None:
    for event in heard()[0]:
        assert words(language).event(GAME.name, event)


def test_the_games_tell_every_event_with_what_its_sentence_needs() -> None:
    assert {event.kind for event in heard()[0]} == set(GAME.events)
    for event in heard()[0]:
        needs = variables("en", f"{GAME.name}-event-{event.kind}")
        assert needs == set(event.args), event


@every_language
def test_every_ending_can_be_said(language: str) -> None:
    for (ending, _), town in product(ENDINGS, ("north", "south")):
        event = Event("ended", {"ending": ending, "destination": town, "turn": 7})
        said = words(language).event(GAME.name, event)
        assert "7" in said
        assert ("North City" if town == "north" else "South Corner") in said
        assert words(language).say(f"{GAME.name}-ending-{ending}")


@every_language
def test_every_loss_can_be_said(language: str) -> None:
    for loss, strength in product((1, 2), range(4)):
        coach = Event("coach_lost", {"loss": loss, "strength": strength})
        warrior = Event("warrior_lost", {"warrior": "w4", "loss": loss, "strength": strength})
        for event in (coach, warrior):
            said = words(language).event(GAME.name, event)
            assert str(loss) in said
            assert strength == 0 or str(strength) in said


@every_language
def test_every_refusal_of_a_game_can_be_said(language: str) -> None:
    for refusal in heard()[1]:
        assert words(language).reason(GAME.name, refusal)


def test_the_games_refuse_for_every_reason_of_their_own() -> None:
    assert set(GAME.reasons) <= {refusal.reason for refusal in heard()[1]}


@every_language
@pytest.mark.parametrize("value", [0, 1, 2, 12, "k7", "", "-", ("north", "south"), ()])
def test_every_refusal_can_be_said_with_what_it_is_given(
    language: str, value: int | str | tuple[str, ...]
) -> None:
    for reason, given in raised().items():
        assert words(language).reason(GAME.name, Illegal(reason, **dict.fromkeys(given, value)))


@every_language
def test_sentences_without_arguments_can_be_said(language: str) -> None:
    for key in patterns(language):
        if not variables(language, key):
            assert words(language).say(key).strip()


@pytest.mark.parametrize(
    ("language", "one", "two"), [("en", "1 point ", "2 points "), ("fr", "seul point ", "2 points "),
                                 ("it", "unico punto ", "2 punti ")]
)  # fmt: skip
def test_plurals(language: str, one: str, two: str) -> None:
    for points, told in ((1, one), (2, two)):
        assert told in words(language).reason(GAME.name, Illegal("too-dear", to="w", points=points))


# --- whether it is in its own hand ---


def test_no_sentence_was_left_in_another_language() -> None:
    said = {
        language: {
            entry.id.name: serialize(ftl.Resource([entry])).partition("=")[2].strip()
            for entry in entries(language)
            if isinstance(entry, ftl.Message) and entry.id.name not in NAMES_ALIKE
        }
        for language in LANGUAGES
    }
    alike = [
        (key, one, other)
        for one, other in (("en", "fr"), ("en", "it"), ("fr", "it"))
        for key, text in said[one].items()
        if text == said[other][key] and any(letter.isalpha() for letter in text)
    ]
    assert not alike


@every_language
def test_typography(language: str) -> None:
    for key, inside in patterns(language).items():
        for text in inside.texts:
            assert not _slips(language, text), (key, text)


def _slips(language: str, text: str) -> list[str]:
    """What a compositor would mark."""
    marks = [r"['\"]", r"\.\.\.", r" $", r"  "]
    if language == "fr":  # a narrow no-break space inside guillemets and before double punctuation
        marks += [r"(?<!\u202f)[;!?»](?!\w)", r"(?<!\u202f):(?=\s|$)", r"«(?!\u202f)", r"[“”]"]
    else:
        marks += [r"\s[;:!](?=\s|$)", r"\u202f"]
    return [mark for mark in marks if re.search(mark, text)]


# --- the rules pages ---


def prose(language: str) -> str:
    """A rules page without its tables' rulers, code and addresses."""
    page = (RULES_PAGES / f"stage_coach.{language}.md").read_text(encoding="utf-8")
    page = re.sub(r"^```.*?^```$", "", page, flags=re.S | re.M)
    page = re.sub(r"`[^`\n]*`|\]\([^)\n]*\)|^[|:\s-]+$", "", page, flags=re.M)
    return "\n".join([line.strip() for line in page.splitlines()])


@every_language
def test_the_rules_page_names_every_ruling_option_and_map(language: str) -> None:
    page = (RULES_PAGES / f"stage_coach.{language}.md").read_text(encoding="utf-8")
    rulings = re.findall(r"^\| SC-R(\d+) \|", page, flags=re.M)
    assert rulings == [str(number) for number in range(1, 29)]
    for option in GAME.options:
        assert f"`{option.name}`" in page
        for choice in SHIPPED if option.name == "map" else option.choices:
            assert isinstance(choice, bool) or f"`{choice}`" in page


@every_language
def test_the_rules_page_is_well_set(language: str) -> None:
    for line in prose(language).splitlines():
        marks = [mark for mark in _slips(language, line) if mark != r"  "]
        assert not marks, line


def test_the_rules_pages_are_built_alike() -> None:
    shapes = {
        language: [
            (line.count("|") if line.startswith("|") else len(line) - len(line.lstrip("#")))
            for line in (RULES_PAGES / f"stage_coach.{language}.md").read_text(encoding="utf-8").splitlines()
            if line.startswith(("|", "#"))
        ]
        for language in LANGUAGES
    }
    assert shapes["fr"] == shapes["en"]
    assert shapes["it"] == shapes["en"]
