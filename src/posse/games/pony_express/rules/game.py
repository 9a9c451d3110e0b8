"""Pony Express: the game as the rest of Posse uses it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from posse.games.pony_express.rules import cards, dice, ending, gunfight, opening, outlook, road, spaces, turn
from posse.games.pony_express.rules import view as sight
from posse.games.pony_express.rules.actions import CATALOGUE
from posse.games.pony_express.rules.dice import ALL, DICE, HIDDEN
from posse.games.pony_express.rules.flow import Phase
from posse.games.pony_express.rules.options import Rules, table_options
from posse.games.pony_express.rules.orders import ORDERS
from posse.games.pony_express.rules.redaction import redact
from posse.games.pony_express.rules.table import DECK, UNKNOWN, Race
from posse.games.pony_express.rules.track import track
from posse.kernel import (
    Action,
    Damaged,
    Game,
    Note,
    Option,
    Record,
    Seat,
    Setting,
    State,
    Statistic,
)
from posse.kernel.codec import Reader

SEAT_ARGUMENTS: Final = {
    **dict.fromkeys(("seat", "payer", "payee", "liar", "shooter", "target"), ""),
    **dict.fromkeys(("winner", "loser", "one", "two"), ""),
    **dict.fromkeys(("rider", "touched", "fell"), "r"),
}


class PonyExpress(Game[Race, sight.RaceView]):
    """A race from St Joseph to Sacramento: dice under a cup, claims that may be doubted, and gunfights."""

    name = "pony-express"
    rules = 2
    fewest, most = 3, 5
    pieces = ("ted", "bill", "harry", "sammy", "rick")  # everybody chooses a rider (PE-R54)
    seat_arguments = SEAT_ARGUMENTS
    catalogue = CATALOGUE
    orders = ORDERS
    phases = (
        opening.FirstRoll,
        opening.Deal,
        opening.Choice,
        turn.Prison,
        turn.Escape,
        turn.Ready,
        turn.Rolling,
        turn.Rerolls,
        turn.Loading,
        turn.Claiming,
        turn.Doubts,
        turn.AllAnswer,
        turn.Heard,
        turn.Chase,
        road.Arrived,
        road.PokerGame,
        gunfight.Bout,
        gunfight.Corners,
        gunfight.Drawing,
        gunfight.Aiming,
        gunfight.Bullet,
        gunfight.Struck,
        gunfight.Missed,
        gunfight.RollOff,
        spaces.Station,
        spaces.Ambush,
        spaces.Volley,
        spaces.Mine,
        spaces.Saloon,
        cards.OneCard,
        cards.Relay,
        cards.Keeping,
        ending.End,
    )
    statistics = (
        Statistic("rounds", "round"),
        Statistic("claims", "claimed", seat="seat", by="hand"),
        Statistic("bluffs", "bluffed", seat="seat", by="claimed.hand", among="claims"),
        Statistic("doubts", "doubted", seat="liar", by="claimed.hand", among="claims"),
        Statistic("caught", "doubted", {"lied": 1}, seat="liar", by="claimed.hand", among="bluffs"),
        Statistic("doubts_right", "doubted", {"lied": 1}, seat="seat", by="claimed.hand"),
        Statistic("doubts_wrong", "doubted", {"lied": 0}, seat="seat", by="claimed.hand"),
        Statistic("duels", "faced", {"final": 0}),
        Statistic("shots", "shot"),
        Statistic("hits", "duel_won", {"arrested": 0}),
        Statistic("arrests", "duel_won", {"arrested": 1}),
        Statistic("poker_games", "poker"),
        Statistic("prison", "jailed"),
        Statistic("items", "played"),
        *[Statistic(name, "ended", {"ending": name}) for name in ending.ENDINGS],
    )
    prompts = (
        "keep",
        "prison",
        "ready",
        "reroll",
        "face",
        "claim",
        "doubt",
        "chase",
        "arrived",
        "corner",
        "shot_at",
        "aim",
        "hit",
        "missed",
        "train",
        "ambush",
    )
    events = (
        "open_roll",
        "starts",
        "took",
        "drew",
        "chose",
        "began",
        "round",
        "paid",
        "moved",
        "jailed",
        "freed",
        "rolled",
        "cup",
        "showed",
        "claimed",
        "bluffed",
        "believed",
        "heard",
        "doubted",
        "lifted",
        "peeked",
        "played",
        "faced",
        "shot",
        "duel_won",
        "duel_drawn",
        "roll_off",
        "poker",
        "poker_won",
        "ended",
    )
    reasons = ()
    noted = (
        "price",
        "moves",
        "train",
        "lands",
        "truth",
        "pulls",
        "odds_claim",
        "odds_true",
        "odds_better",
        "odds_escape",
        "odds_shot",
    )

    @property
    def options(self) -> tuple[Option, ...]:
        return table_options(self.rules)

    def usual_options(self, people: int) -> Mapping[str, Setting]:
        """Where no two people have screens of their own, nobody can be first to doubt (PE-R16).  Programs
        could miss each other for ever, for instance across a prisoner who lies between them (PE-R49)."""
        if self.rules < 2 or people > 1:
            return {}
        return {"doubts": "drawn"} if people else {"doubts": "drawn", "last_duel_shots": "200"}

    def roles(self, seats: int) -> tuple[str, ...]:
        return self.pieces[:seats]

    def deal(self, seats: int, options: Mapping[str, Setting]) -> tuple[Race, Phase]:
        table = Race.laid_out(Rules.of(options, self.rules), seats)
        return table, opening.opening(table)

    def settings(self, table: Race) -> Mapping[str, Setting]:
        return table.rules.settings

    view = staticmethod(sight.view)
    imagine = staticmethod(sight.imagine)

    def board(self, options: Mapping[str, Setting]) -> Mapping[str, object]:
        printed = track()
        return {
            "provenance": printed.provenance,
            "size": printed.board,
            "start": printed.start,
            "peaceful": printed.peaceful,
            "desert": printed.desert,
            "sacramento": printed.sacramento,
            "spaces": [
                {"kind": space.kind, "at": space.at, "price": space.price, "to": space.to}
                for space in printed.spaces
            ],
            "mailboxes": printed.mailboxes,
            "corners": {name: {"rider": c.rider, "line": c.line} for name, c in printed.corners.items()},
            "indians": {"spots": printed.spots, "line": printed.line},
        }

    def notes(
        self, view: sight.RaceView, prompt: str, options: tuple[Action, ...]
    ) -> tuple[tuple[Note, ...], ...]:
        return outlook.notes(view, options)

    def offered(self, view: sight.RaceView, prompt: str, options: tuple[Action, ...]) -> Action:
        """A good aim for this board; nothing hidden changes it."""
        return sight.offered(view) or options[0]

    # -- redacted records

    def start_redacted(self, state: State[Race]) -> None:
        state.table.redacted = True
        state.table.rest = (UNKNOWN,) * len(state.table.rest)

    def redact(self, record: Record, seat: Seat | None) -> Record:
        return redact(super().redact(record, seat), seat)

    # -- saving

    def dump_table(self, table: Race) -> dict[str, object]:
        return {
            "rounds": table.rounds,
            "first": table.first,
            "active": table.active,
            "pos": list(table.pos),
            "gold": list(table.gold),
            "bank": table.bank,
            "jailed": table.jailed,
            "crossed": table.crossed,
            "cards": [list(held) for held in table.cards],
            "rest": list(table.rest),
            "under": list(table.under),
            "played": list(table.played),
            "dice": [dice.NAMES[face] for face in table.faces],
            "shown": table.shown,
            "peeked": table.peeked,
            "veiled": table.redacted,
        }

    def load_table(self, data: Mapping[str, object], options: Mapping[str, Setting]) -> Race:
        reader = _Reader(data)
        seats = reader.seats()
        everyone = (1 << seats) - 1
        return Race(
            Rules.of(options, self.rules),
            reader.number("rounds", 0, 1 << 20),
            reader.number("first", 0, seats - 1),
            reader.number("active", 0, seats - 1),
            reader.numbers("pos", seats, track().start, track().last),
            reader.numbers("gold", seats, 0, track().nuggets),
            reader.number("bank", 0, track().nuggets),
            reader.number("jailed", 0, everyone),
            reader.number("crossed", 0, everyone),
            tuple([reader.items(held) for held in reader.several("cards", seats)]),
            reader.items(data.get("rest")),
            reader.items(data.get("under")),
            reader.items(data.get("played")),
            reader.faces(),
            reader.number("shown", 0, ALL),
            reader.number("peeked", 0, everyone),
            reader.truth("veiled"),
        )

    def check(self, table: Race, phase: Phase) -> None:
        held = phase.drawn if isinstance(phase, cards.Relay | cards.Keeping) else ()
        found = [i for hand in table.cards for i in hand] + [*table.rest, *table.under, *table.played, *held]
        deck = DECK if table.rules.items else ()
        known = [item for item in found if item != UNKNOWN]
        fits = (
            sum(table.gold) + table.bank == track().nuggets
            and len(found) == len(deck)
            and all(known.count(item) <= deck.count(item) for item in set(known))
            and (table.redacted or (len(known) == len(found) and HIDDEN not in table.faces))
        )
        there = [seat for seat in range(table.seats) if table.pos[seat] >= track().sacramento]
        won = isinstance(phase, ending.End)
        final = (
            isinstance(phase, gunfight.Corners | gunfight.RollOff) or getattr(phase, "bout", None) is not None
        )
        fits = fits and (won or track().last not in table.pos) and len(there) <= (2 if won or final else 1)
        on_the_road = isinstance(
            phase, turn.Ready | turn.Rolling | turn.Rerolls | turn.Loading | turn.Claiming
        )
        if on_the_road:
            fits = fits and not table.is_jailed(table.active) and table.active not in there
        if not fits:
            raise Damaged("does-not-fit", phase=type(phase).__name__)


class _Reader(Reader):
    def seats(self) -> int:
        value = self.data.get("pos")
        return self.check("pos", len(value) if isinstance(value, list) else None, 3, 5)

    def items(self, value: object) -> tuple[str, ...]:
        if not isinstance(value, list) or not all(item == UNKNOWN or item in DECK for item in value):
            raise self.bad("cards", value)
        return tuple(value)

    def faces(self) -> tuple[int, ...]:
        value = self.data.get("dice")
        known = isinstance(value, list) and len(value) in (0, DICE) and all(f in dice.NAMES for f in value)
        if not isinstance(value, list) or not known:
            raise self.bad("dice", value)
        return tuple([dice.NAMES.index(face) for face in value])
