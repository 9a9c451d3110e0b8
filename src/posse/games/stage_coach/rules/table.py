"""The pieces on the map, and the methods that change them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Final, Self

from posse.games.stage_coach.rules import combat, hexes
from posse.games.stage_coach.rules.actions import WARRIORS, WORDS, Town, Warrior
from posse.games.stage_coach.rules.hexes import Direction
from posse.games.stage_coach.rules.land import MOUNTAIN, NOWHERE, Hex, Land, find
from posse.kernel import Event, Seat, Setting, Table

COACH: Final[Seat] = 0
INDIANS: Final[Seat] = 1
SIDES: Final = ("coach", "indians")
EVERY_WARRIOR: Final = (1 << len(Warrior)) - 1


@dataclass(frozen=True)
class Rules:
    """The table options; `StageCoach.options` lists their values."""

    map: str
    turning: str
    towns_closed: bool
    reinforcements: bool
    proposals: str
    turn_limit: int

    @classmethod
    def of(cls, options: Mapping[str, Setting]) -> Rules:
        return cls(
            map=str(options["map"]),
            turning=str(options["turning"]),
            towns_closed=bool(options["towns_closed"]),
            reinforcements=bool(options["reinforcements"]),
            proposals=str(options["proposals"]),
            turn_limit=int(options["turn_limit"]),
        )

    def settings(self) -> dict[str, Setting]:
        return {field.name: getattr(self, field.name) for field in fields(self)}


class Trail(Table):
    """The coach, the seven warriors, and the secret destination."""

    __slots__ = (
        "active",
        "at",
        "awake",
        "boarded",
        "coach",
        "destination",
        "facing",
        "force",
        "land",
        "ridden",
        "rules",
        "strength",
        "turn",
    )

    def __init__(
        self,
        rules: Rules,
        land: Land,
        turn: int,
        active: Seat,
        destination: Town | None,
        coach: Hex,
        facing: Direction,
        strength: int,
        boarded: int,
        at: list[Hex],
        force: list[int],
        awake: int,
        ridden: int,
        emitted: list[Event] | None = None,
    ) -> None:
        self.rules = rules
        self.land = land
        self.turn = turn
        self.active = active
        self.destination = destination
        self.coach = coach
        self.facing = facing
        self.strength = strength
        self.boarded = boarded  # a bit for each relay whose passenger is aboard
        self.at = at  # each warrior's hex; NOWHERE once it has left the map
        self.force = force  # each warrior's strength
        self.awake = awake  # a bit for each warrior that is awake
        self.ridden = ridden  # a bit for each warrior that has had its move this turn
        self.emitted = emitted

    def copy(self) -> Self:
        return type(self)(
            self.rules,
            self.land,
            self.turn,
            self.active,
            self.destination,
            self.coach,
            self.facing,
            self.strength,
            self.boarded,
            self.at[:],
            self.force[:],
            self.awake,
            self.ridden,
        )

    @classmethod
    def laid_out(cls, rules: Rules) -> Self:
        """Lay out the map: a sleeping warrior in each village and tepee, the coach at West Point."""
        land = find(rules.map)
        camps = list(land.camps)
        return cls(
            rules,
            land,
            0,
            COACH,
            None,
            land.start,
            Direction.E,
            combat.STRENGTH,
            0,
            camps,
            [combat.STRENGTH] * len(camps),
            0,
            0,
        )

    # -- reading the table

    def is_awake(self, warrior: int) -> bool:
        return bool(self.awake >> warrior & 1)

    def sleepers(self) -> tuple[Warrior, ...]:
        return tuple([w for w in Warrior if self.at[w] != NOWHERE and not self.is_awake(w)])

    def in_contact(self) -> tuple[Warrior, ...]:
        """Return the warriors on the six hexes around the coach (SC-R13)."""
        near = self.land.near[self.coach]
        return tuple([w for w, h in zip(WARRIORS, self.at, strict=True) if h in near])

    def behind(self) -> Hex:
        """Return the hex behind the coach (SC-R18)."""
        return self.land.around[self.coach][self.facing.back]

    def forces(self, warrior: Warrior) -> tuple[int, int]:
        """Return the strengths of attacker and defender as they count for the odds, on this turn."""
        if self.active == COACH:  # a sleeper is taken by surprise (SC-R19)
            return self.strength, self.force[warrior] if self.is_awake(warrior) else combat.SURPRISED
        surprised = self.at[warrior] == self.behind()
        return self.force[warrior], combat.SURPRISED if surprised else self.strength

    # -- changes

    def destine(self, town: Town) -> None:
        self.destination = town
        if self.emitted is not None:
            self.emit("destined", audience=(COACH,), town=town.name.lower())

    def begin(self, side: Seat) -> None:
        """Begin a side's turn; the coach's turn begins a new round."""
        self.active = side
        self.ridden = 0
        if side == COACH:
            self.turn += 1
        if self.emitted is not None:
            self.emit("began", side=SIDES[side], turn=self.turn)

    def face(self, to: Direction) -> None:
        self.facing = to
        if self.emitted is not None:
            self.emit("turned", to=hexes.WORDS[to])

    def drive(self, to: Hex) -> None:
        self.coach = to
        if self.emitted is not None:
            self.emit("drove", to=self.land.names[to])
        if to in self.land.relays:
            self.board(self.land.relays.index(to))

    def board(self, relay: int) -> None:
        """Take a passenger aboard: one at each relay, when the coach first enters it (SC-R22)."""
        if self.boarded >> relay & 1:
            return
        self.boarded |= 1 << relay
        self.strength = min(self.strength + 1, combat.MOST)
        if self.emitted is not None:
            self.emit("boarded", at=self.land.names[self.coach], strength=self.strength)

    def ride(self, warrior: Warrior, to: Hex) -> None:
        """Move a warrior to a hex; it wakes a warrior that sleeps there (SC-R9)."""
        found = self.at.index(to) if to in self.at else None
        self.at[warrior] = to
        if self.emitted is not None:
            self.emit("rode", warrior=WORDS[warrior], to=self.land.names[to])
        if found is not None and not self.is_awake(found):
            self.wake(Warrior(found))
            self.ridden |= 1 << found  # it may ride from the next turn on

    def wake(self, warrior: Warrior) -> None:
        self.awake |= 1 << warrior
        if self.emitted is not None:
            self.emit("woke", warrior=WORDS[warrior], at=self.land.names[self.at[warrior]])

    def wound_coach(self, loss: int) -> None:
        self.strength = max(self.strength - loss, 0)
        if self.emitted is not None:
            self.emit("coach_lost", loss=loss, strength=self.strength)

    def wound(self, warrior: Warrior, loss: int) -> None:
        """Take strength from a warrior; with none left it leaves the map (SC-R21)."""
        self.force[warrior] = max(self.force[warrior] - loss, 0)
        if self.emitted is not None:
            self.emit("warrior_lost", warrior=WORDS[warrior], loss=loss, strength=self.force[warrior])
        if self.force[warrior] == 0:
            self.at[warrior] = NOWHERE
            self.awake &= ~(1 << warrior)

    def __repr__(self) -> str:
        names = self.land.names
        force = " ".join(
            [
                f"{w.name}{'' if self.is_awake(w) else 'z'}@{names[self.at[w]]}:{self.force[w]}"
                for w in Warrior
                if self.at[w] != NOWHERE
            ]
        )
        coach = f"coach@{names[self.coach]}>{self.facing.name}:{self.strength}"
        return f"<Trail {self.rules.map} turn {self.turn} {SIDES[self.active]} {coach} {force}>"


# --- where a piece can go ---


def obstacle(t: Trail, to: Hex) -> str | None:
    """Return why no piece can enter a hex, other pieces apart; None if one can."""
    if to == NOWHERE:
        return "edge"
    return "mountain" if t.land.signs[to] == MOUNTAIN else None


def steps(t: Trail, warrior: Warrior, start: Hex, points: int) -> int:
    """Return a bit for each side the warrior can step to: not onto the coach (SC-R7), not into a closed
    town (SC-R23), and onto another warrior only if it can leave that hex again (SC-R8, SC-R9)."""
    coach, at = t.coach, t.at
    near = t.land.near[start]
    if coach not in near and not t.rules.towns_closed and near.isdisjoint(at):
        return t.land.open[start]  # no other piece is near, as on most steps
    mask = 0
    closed = t.land.towns if t.rules.towns_closed else ()
    for direction, to in t.land.ways[start]:
        if to == coach or to in closed:
            continue
        # The warrior's own hex is free, unless it is just passing over another warrior there.
        taken = to in at and (to != at[warrior] or at.count(to) > 1)
        if taken and (points < 2 or not steps(t, warrior, to, points - 1)):
            continue
        mask |= 1 << direction
    return mask


def named(t: Trail, h: Hex) -> str:
    return t.land.names[h] if h != NOWHERE else "-"
