"""Stage Coach: the game as the rest of Posse uses it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from posse.games.stage_coach.rules import combat, land, opening, outlook, turn
from posse.games.stage_coach.rules import view as sight
from posse.games.stage_coach.rules.actions import (
    CATALOGUE,
    Town,
    Warrior,
)
from posse.games.stage_coach.rules.ending import ENDINGS, End
from posse.games.stage_coach.rules.hexes import Direction
from posse.games.stage_coach.rules.land import MOUNTAIN, NOWHERE, Hex
from posse.games.stage_coach.rules.options import Rules, table_options
from posse.games.stage_coach.rules.orders import ORDERS
from posse.games.stage_coach.rules.phase import Phase
from posse.games.stage_coach.rules.table import COACH, EVERY_WARRIOR, INDIANS, SIDES, Trail, most_strength
from posse.kernel import Action, Damaged, Element, Game, Note, Option, Setting, Statistic
from posse.kernel.codec import Reader

_PLACES: Final = {"stopped": "drove.to"}
"""Endings that can happen anywhere, each with the event argument that says where."""

LONGEST: Final = 10**6
"""No game without a turn limit is longer than this, for a dump that is read back."""


class StageCoach(Game[Trail, sight.CoachView]):
    """A coach with a secret destination against seven warriors that wake one another."""

    name = "stage-coach"
    rules = 2
    fewest = most = 2
    catalogue = CATALOGUE
    orders = ORDERS
    phases = (
        opening.Slip,
        opening.Harness,
        opening.Vanguard,
        turn.Journey,
        turn.Reinforcements,
        turn.Muster,
        turn.Riding,
        turn.Contact,
        turn.Volley,
        End,
    )
    statistics = (
        Statistic("turns", "began", {"side": "coach"}),
        Statistic("fights", "fought"),
        Statistic("woken", "woke"),
        Statistic("passengers", "boarded"),
        *[
            Statistic(ending, "ended", {"ending": ending}, by=_PLACES.get(ending, ""))
            for ending, _ in ENDINGS
        ],
    )
    prompts = ("destination", "facing", "designate", "journey", "reinforce", "muster", "riding", "contact")
    events = (
        "destined",
        "began",
        "turned",
        "drove",
        "boarded",
        "rode",
        "woke",
        "designated",
        "skipped",
        "proposed",
        "held",
        "fought",
        "coach_lost",
        "warrior_lost",
        "adjudicated",
        "ended",
    )
    reasons = (
        "already-facing",
        "too-dear",
        "edge",
        "mountain",
        "blocked",
        "occupied",
        "coach",
        "town-closed",
        "no-room",
        "gone",
        "has-ridden",
        "asleep",
    )
    noted = ("cost", "lost", "touches", "boards", "arrives", "points", "wakes", "behind", "beside", "odds")
    takes_back = frozenset({"turn", "ahead", "ride", "step"})

    @property
    def options(self) -> tuple[Option, ...]:
        return table_options(self.rules)

    def roles(self, seats: int) -> tuple[str, ...]:
        return SIDES

    def deal(self, seats: int, options: Mapping[str, Setting]) -> tuple[Trail, Phase]:
        return Trail.laid_out(Rules.of(options, self.rules)), opening.Slip()

    def settings(self, table: Trail) -> Mapping[str, Setting]:
        return table.rules.settings

    view = staticmethod(sight.view)
    imagine = staticmethod(sight.imagine)
    elements = staticmethod(sight.elements)

    def board(self, options: Mapping[str, Setting]) -> Mapping[str, object]:
        where = land.find(str(options["map"]))
        return {
            "title": where.title,
            "provenance": where.provenance,
            "columns": where.columns,
            "rows": where.rows,
            "signs": where.signs,
            "names": where.names,
        }

    def notes(
        self, view: sight.CoachView, prompt: str, options: tuple[Action, ...]
    ) -> tuple[tuple[Note, ...], ...]:
        return outlook.notes(view, options)

    def reach(self, view: sight.CoachView, prompt: str) -> tuple[Element, ...]:
        names = land.find(view.rules.map).names
        return tuple([f"hex:{names[h]}" for h in outlook.reach(view)])

    # -- saving

    def dump_table(self, table: Trail) -> dict[str, object]:
        names = table.land.names
        dumped: dict[str, object] = {
            "turn": table.turn,
            "active": table.active,
            "destination": None if table.destination is None else int(table.destination),
            "coach": names[table.coach],
            "facing": int(table.facing),
            "strength": table.strength,
            "boarded": table.boarded,
            "at": [None if h == NOWHERE else names[h] for h in table.at],
            "force": table.force[:],
            "awake": table.awake,
            "ridden": table.ridden,
        }
        if self.rules > 1:
            proposed = None if table.proposed is None else int(table.proposed)
            dumped |= {"touched": table.touched, "barred": table.barred, "proposed": proposed}
        return dumped

    def load_table(self, data: Mapping[str, object], options: Mapping[str, Setting]) -> Trail:
        rules = Rules.of(options, self.rules)
        where = land.find(rules.map)
        reader = _Reader(data, where)
        town = data.get("destination")
        return Trail(
            rules,
            where,
            reader.number("turn", 0, LONGEST if rules.last_turn is None else rules.last_turn),
            reader.number("active", COACH, INDIANS),
            None if town is None else Town(reader.number("destination", 0, len(Town) - 1)),
            reader.hex("coach", data.get("coach")),
            Direction(reader.number("facing", 0, len(Direction) - 1)),
            reader.number("strength", 0, most_strength(where)),
            reader.number("boarded", 0, (1 << len(where.relays)) - 1),
            [NOWHERE if h is None else reader.hex("at", h) for h in reader.several("at", len(Warrior))],
            list(reader.numbers("force", len(Warrior), 0, combat.STRENGTH)),
            reader.number("awake", 0, EVERY_WARRIOR),
            reader.number("ridden", 0, EVERY_WARRIOR),
            reader.number("touched", 0, EVERY_WARRIOR) if self.rules > 1 else 0,
            reader.number("barred", 0, EVERY_WARRIOR) if self.rules > 1 else 0,
            None if data.get("proposed") is None else Warrior(reader.number("proposed", 0, len(Warrior) - 1)),
        )

    def check(self, table: Trail, phase: Phase) -> None:
        out = [w for w in Warrior if table.at[w] == NOWHERE]
        rider = phase.warrior if isinstance(phase, turn.Riding) else None  # it may pass over others
        standing = [table.at[w] for w in Warrior if w not in out and w != rider]
        fits = (
            all((table.force[w] == 0) == (w in out) for w in Warrior)
            and not any(table.is_awake(w) for w in out)
            and table.coach not in table.at
            and len(standing) == len(set(standing))
            and (table.strength > 0 or isinstance(phase, End))
            and table.barred & ~table.touched == 0
            and (table.rules.fight_or_move or table.touched == 0)
            and (table.proposed is None or isinstance(phase, turn.Contact | turn.Volley))
        )
        if not fits:
            raise Damaged("does-not-fit", phase=type(phase).__name__)


class _Reader(Reader):
    def __init__(self, data: Mapping[str, object], where: land.Land) -> None:
        super().__init__(data)
        self.land = where

    def hex(self, field: str, name: object) -> Hex:
        h = self.land.numbers.get(name) if isinstance(name, str) else None
        if h is None or self.land.signs[h] == MOUNTAIN:
            raise self.bad(field, name)
        return h
