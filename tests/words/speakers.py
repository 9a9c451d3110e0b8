"""What the tests of the sentences need to know of each game.  A new game adds one speaker here."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from math import prod
from typing import Any

import pytest

import posse
from laws.subjects import any_input, pappy_winchester_subject, pony_express_subject, setups
from posse.games import load_package
from posse.games.pappy_winchester.rules import land, will
from posse.games.pony_express.rules.dice import Hand
from posse.games.pony_express.rules.ending import ENDINGS as RACE_ENDINGS
from posse.games.pony_express.rules.table import CORNERS, DECK
from posse.games.pony_express.rules.track import KINDS
from posse.games.stage_coach.rules import COACH, Trail
from posse.games.stage_coach.rules.actions import AHEAD, Town, Warrior
from posse.games.stage_coach.rules.ending import ENDINGS as TRAIL_ENDINGS
from posse.games.stage_coach.rules.hexes import Direction
from posse.games.stage_coach.rules.land import SHIPPED
from posse.games.stage_coach.rules.turn import Volley
from posse.kernel import Action, AnyGame, Decision, Event, Illegal, Over, State

LISTED = 30
"""Of more orders of a kind the page asks field by field: see web/src/shell/orders.ts."""

Start = tuple[State[Any], random.Random]
"""A generator for each game, so that a change of one start leaves the other games as they are."""


@dataclass(frozen=True)
class Speaker:
    """One game and its words."""

    game: AnyGame
    endings: tuple[str, ...]
    rulings: tuple[str, int]
    """The rulings' prefix, and how many there are."""
    starts: Callable[[], Iterator[Start]]
    """Games to be played at random, in which every event is told."""
    tries: int | None = None
    """How many actions are tried for a refusal at each decision; None for all."""
    lean: Action | None = None
    """What is mostly chosen where it can be, so that games get somewhere."""
    more: frozenset[str] = frozenset()
    """Keys that only this game has, without its name."""
    alike: frozenset[str] = frozenset()
    """Names, numbers and words that are the same in two languages."""
    unsaid: Mapping[str, set[str]] = field(default_factory=dict)
    """What an event tells but its sentence leaves out."""
    shipped: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """An option's own choices, where tests of other things may have added some."""
    samples: tuple[tuple[Event, tuple[str, ...]], ...] = ()
    """Rare events, and what must be heard in them in every language."""

    def keys(self) -> set[str]:
        """Every key somebody asks this game's words for."""
        game = self.game
        keys = {"title", "pitch", "length", *self.more}
        keys |= {f"role-{role}" for role in game.roles(game.most)}
        for action in game.catalogue:
            keys |= {f"action-{action.kind}", f"action-{action.kind}-about"}
        for kind, fields in game.orders.mixes().items():
            keys |= {f"order-{kind}"}
            if prod([len(values) for values in fields.values()]) > LISTED:
                keys |= {f"order-{kind}-any", *[f"order-{kind}-{name}" for name in fields]}
                keys |= {
                    f"order-{kind}-{name}-{value}"
                    for name, values in fields.items()
                    for value in values
                    if not value.isdecimal()
                }
        keys |= {f"event-{event}" for event in game.events}
        keys |= {f"note-{note}" for note in game.noted}
        keys |= {f"review-{line}" for line in load_package(game.name).loaded_report.lines}
        keys |= {f"prompt-{prompt}" for prompt in game.prompts}
        keys |= {f"reason-{reason}" for reason in game.reasons}
        keys |= {f"figure-{figure.name}" for figure in game.figures}
        keys |= {f"figure-{figure.name}-by" for figure in game.figures if figure.by and not figure.among}
        keys |= {f"ending-{ending}" for ending in self.endings}
        for name, choices in self.choices().items():
            keys |= {f"option-{name}", f"option-{name}-about"}
            keys |= {f"option-{name}-{choice}" for choice in choices}
        return {f"{game.name}-{key}" for key in keys}

    def choices(self) -> dict[str, tuple[str, ...]]:
        """Each option's choices, as far as they are words."""
        return {
            option.name: self.shipped.get(option.name)
            or tuple([choice for choice in option.choices if isinstance(choice, str)])
            for option in self.game.options
        }

    def heard(self) -> tuple[tuple[Event, ...], tuple[Illegal, ...]]:
        return _heard(self.game.name)


@cache
def _heard(name: str) -> tuple[tuple[Event, ...], tuple[Illegal, ...]]:
    """All that is told in some games, and every refusal met on the way."""
    speaker = SPEAKERS[name]()
    catalogue = speaker.game.catalogue
    events: dict[str, Event] = {}
    refusals: list[Illegal] = []
    heard: set[tuple[object, ...]] = set()

    def refuse(state: State[Any], seat: int, action: Action) -> None:
        try:
            state.choose(seat, action)
        except Illegal as refusal:
            if not (tones := set(_tones(refusal))) <= heard:
                heard.update(tones)
                refusals.append(refusal)
        else:
            pytest.fail(f"{action} was not refused")

    for state, rng in speaker.starts():
        state.listen()
        while not isinstance(ask := state.ask(), Over):
            lean = False
            if isinstance(ask, Decision):
                seat = rng.choice(ask.seats)
                tried = rng.sample(catalogue.actions, speaker.tries) if speaker.tries else catalogue.actions
                for action in tried:
                    if action not in ask.options[seat]:
                        refuse(state, seat, action)
                lean = speaker.lean in ask.options[seat] and rng.random() < 0.7
            if lean and speaker.lean:
                state.choose(seat, speaker.lean)
            else:
                any_input(state, rng)
            events.update({_sound(event): event for event in state.take_events()})
        refuse(state, 0, catalogue.actions[0])
    return tuple(events.values()), tuple(refusals)


def _sound(event: Event) -> str:
    """Events that differ only in their dice sound alike."""
    return " ".join([event.kind, *[f"{name}={it}" for name, it in event.args.items() if name != "dice"]])


def _tones(refusal: Illegal) -> Iterator[tuple[object, ...]]:
    """What a refusal has that another of its kind may lack: some particular, or small numbers that meet.
    Thousands differ in a sum only."""
    told = refusal.details.items()
    yield from [(refusal.reason, name, value) for name, value in told]
    yield refusal.reason, *[min(value, 3) if isinstance(value, int) else "" for _, value in told]


# --- Stage Coach ---

TABLES: tuple[dict[str, object], ...] = (
    {},
    {"turning": "sixths", "towns_closed": True, "reinforcements": True},
    {"map": "cutoff", "proposals": "on_turn"},
)


def _crowded(options: dict[str, object], rng: random.Random) -> State[Trail]:
    """A start with all the pieces around one town or village, so that much happens soon."""
    state: State[Trail] = posse.load("stage-coach").setup(options={**options, "turn_limit": 12})
    t = state.table
    near = [rng.choice((*t.land.towns, *t.land.villages))]
    for h in near:  # it grows as it goes: the nearest first
        near += [to for _, to in t.land.ways[h] if to not in near]
        if len(near) > 12:
            break
    t.coach, *t.at = rng.sample([h for h in near if h not in t.land.towns], 1 + len(t.at))
    return state


def _lonely() -> State[Trail]:
    """The one warrior awake is about to fall, and the others sleep."""
    state: State[Trail] = posse.load("stage-coach").setup()
    t = state.table
    t.begin(COACH)
    t.destine(Town.NORTH)
    t.strength, t.force[Warrior.W1], t.awake = 4, 1, 1 << Warrior.W1
    t.at[Warrior.W1] = t.land.around[t.coach][Direction.E]
    state.phase = Volley(Warrior.W1, (Warrior.W1,))
    return state


def _trails() -> Iterator[Start]:
    yield _lonely(), random.Random(0)
    for seed, options in product(range(16), TABLES):
        rng = random.Random(seed)
        yield _crowded(options, rng), rng


def _trail_samples() -> Iterator[tuple[Event, tuple[str, ...]]]:
    for (ending, _), (town, name) in product(
        TRAIL_ENDINGS, (("north", "North City"), ("south", "South Corner"))
    ):
        yield Event("ended", {"ending": ending, "destination": town, "turn": 7}), ("7", name)
    for loss, strength in product((1, 2), range(4)):
        heard = (str(loss), *([str(strength)] if strength else []))
        yield Event("coach_lost", {"loss": loss, "strength": strength}), heard
        yield Event("warrior_lost", {"warrior": "w4", "loss": loss, "strength": strength}), (*heard, "4")


@cache
def stage_coach() -> Speaker:
    return Speaker(
        posse.load("stage-coach"),
        tuple([name for name, _ in TRAIL_ENDINGS]),
        ("SC", 28),
        _trails,
        lean=AHEAD,
        more=frozenset([f"map-{name}" for name in SHIPPED]),
        alike=frozenset(["title", "town", "bound-for", "warrior-number"]),
        shipped={"map": tuple(SHIPPED)},
        samples=tuple(_trail_samples()),
    )


# --- Pony Express ---

RIDERS = ("ted", "bill", "harry", "sammy", "rick")


def _races() -> Iterator[Start]:
    subject = pony_express_subject()
    for seed, (seats, options) in product(range(3), list(setups(subject))):
        yield subject.game.setup(seats, options), random.Random(seed)


def _race_samples() -> Iterator[tuple[Event, tuple[str, ...]]]:
    for ending in RACE_ENDINGS:
        yield Event("ended", {"ending": ending, "seat": 3, "round": 12}), ("Sammy", "12")
    for seat, name in enumerate(RIDERS):
        said = name.capitalize()
        yield Event("paid", {"payer": -1, "payee": seat, "amount": 3}), (said, "3")
        yield Event("paid", {"payer": seat, "payee": -1, "amount": 1}), (said, "1")
        yield Event("paid", {"payer": seat, "payee": (seat + 1) % 5, "amount": 2}), (said, "2")
        yield Event("doubted", {"seat": seat, "liar": 4 - seat, "lied": 1}), (said,)
        yield Event("shot", {"seat": 0, "touched": (f"r{seat}",), "fell": ()}), (said,)
    yield Event("moved", {"seat": 1, "start": 31, "to": 33}), ("Bill", "31", "Sacramento")
    yield Event("took", {"seat": 2, "item": "?"}), ("Harry",)
    yield Event("shot", {"seat": 4, "touched": ("i1", "i2"), "fell": ("i1", "i2", "i3")}), ("Rick",)


@cache
def pony_express() -> Speaker:
    more = {"items-about", *[f"corner-{corner}" for corner in CORNERS], *[f"space-{kind}" for kind in KINDS]}
    more |= {f"item-{item}{part}" for item in DECK for part in ("", "-about")}
    more |= {f"hand-{hand.name.lower()}" for hand in Hand}
    seats = ("rider", "payer", "payee", "liar", "shooter", "target", "winner", "loser", "one", "two", "roped")
    return Speaker(
        posse.load("pony-express"),
        RACE_ENDINGS,
        ("PE", 53),
        _races,
        tries=2,
        more=frozenset(more),
        alike=frozenset(
            [
                "title",
                "corner",
                "face",
                "item-lasso",
                "hand-full_house",
                *seats,
                *[f"role-{rider}" for rider in RIDERS],
            ]
        ),
        # a list of numbers: who plays is heard as they roll; where all stand is for the eye
        unsaid={"poker": {"seats"}, "shot": {"scene"}},
        samples=tuple(_race_samples()),
    )


# --- Pappy Winchester ---

HEIRS = ("ada", "boyd", "cleo", "dexter", "etta")


def _auctions() -> Iterator[Start]:
    subject = pappy_winchester_subject()
    for seed, (seats, options) in product(range(2), list(setups(subject))):
        yield subject.game.setup(seats, options), random.Random(seed)


def _auction_samples() -> Iterator[tuple[Event, tuple[str, ...]]]:
    for seat, heir in enumerate(HEIRS):
        said = heir.capitalize()
        yield Event("bid", {"seat": seat, "amount": 12}), (said, "12")
        yield Event("forced", {"seat": seat, "plot": 17, "price": 0}), (said, "17")
        yield Event("looked", {"seat": 4 - seat, "card": f"heir{seat}b"}), (said,)
        yield Event("duelled", {"winner": seat, "loser": (seat + 1) % 5}), (said,)
        yield Event("ended", {"winners": (seat,), "seat": seat, "count": 1}), (said,)
    yield Event("shared", {"seat": 0, "each": 2, "tip": 1}), ("Ada", "2", "1")
    yield Event("ended", {"winners": (1, 3), "seat": 1, "count": 2}), ("2", "Boyd")


@cache
def pappy_winchester() -> Speaker:
    more = {"land-about", *[f"terrain-{terrain}" for terrain in land.TERRAINS]}
    more |= {f"token-{kind}{part}" for kind in will.KINDS for part in ("", "-about")}
    objectives = (*will.COMMON, *will.PERSONAL)
    more |= {f"objective-{objective}{part}" for objective in objectives for part in ("", "-about")}
    names = ("heir", "first", "rival", "winner", "loser", "the-objective", "the-secret", "the-token")
    return Speaker(
        posse.load("pappy-winchester"),
        (),
        ("PW", 28),
        _auctions,
        tries=12,
        more=frozenset(more),
        alike=frozenset(
            [
                *names,
                *[f"role-{heir}" for heir in HEIRS],
                "title",
                "event-bid",
                "token-saloon",
                "terrain-prairie",
                "objective-prairie",
                "figure-duels",
            ]
        ),
        unsaid={"laid": {"tokens"}, "ended": {"winners"}},  # lists; `seat` names a winner
        samples=tuple(_auction_samples()),
    )


SPEAKERS: Mapping[str, Callable[[], Speaker]] = {
    "stage-coach": stage_coach,
    "pony-express": pony_express,
    "pappy-winchester": pappy_winchester,
}
