"""The messages on the socket, both ways.  docs/protocol.md explains them; its schema is made from here."""

from __future__ import annotations

import builtins
from typing import Annotated, Any, Final, Literal

import orjson
from pydantic import BaseModel, ConfigDict, Field, JsonValue, TypeAdapter, ValidationError

from posse.games import packages
from posse.kernel import AnyGame, Illegal
from posse.server.headers import LARGEST

VERSION: Final = 2

Id = Annotated[str, Field(min_length=1, max_length=64, pattern="^[!-~]+$")]
"""Printable ASCII only: ids are stored, and not every database stores all other characters."""
TableId = Annotated[str, Field(min_length=1, max_length=64, pattern="^[a-z0-9]+$")]
Words = Annotated[str, Field(min_length=1, max_length=200)]
Number = Annotated[int, Field(ge=0, le=2**31 - 1)]


class Message(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


# --- from the client ---


class Hello(Message):
    """The first message: the table, and the number of the last state received."""

    type: Literal["hello"]
    protocol: int
    table: TableId
    token: Annotated[str, Field(max_length=400)] | None = None
    """A seat's link; a browser may rely on its cookie instead."""
    seat: Annotated[int, Field(ge=0, le=99)] | None = None
    """The seat to play, for a client that has several; without it the first one, or as a spectator."""
    since: Number | None = None
    """The number of the last state received: the next state has all events after it."""


class Choose(Message):
    """A choice among the options of the state numbered `at`."""

    type: Literal["choose"]
    id: Id
    at: Number
    words: Words


class Orders(Message):
    """Replace the standing orders of the seat."""

    type: Literal["orders"]
    id: Id
    orders: Annotated[list[Words], Field(max_length=50)]


class Say(Message):
    type: Literal["say"]
    id: Id
    text: Annotated[str, Field(max_length=2000)]
    name: Annotated[str, Field(max_length=100)] = ""
    """The name of a spectator; a seat has its own name."""


Moderation = Literal["everybody", "players", "nobody", "clear", "mute", "unmute", "remove", "readmit"]
Voice = Annotated[str, Field(max_length=20, pattern="^[a-z0-9]*$")]


class Moderate(Message):
    """For the host: say who may talk, clear what was said, mute a voice, or remove a spectator."""

    type: Literal["moderate"]
    id: Id
    action: Moderation
    voice: Voice = ""
    """Whom to mute or to remove: the `voice` of something that was said."""


class Undo(Message):
    """Take back the seat's last choice; allowed if the state has `undo`."""

    type: Literal["undo"]
    id: Id
    at: Number


class Resign(Message):
    type: Literal["resign"]
    id: Id


class Back(Message):
    """Take the seat back from the stand-in."""

    type: Literal["back"]
    id: Id


class Consider(Message):
    """Ask what each option of the current decision costs and brings."""

    type: Literal["consider"]
    id: Id
    at: Number


class Link(Message):
    """The seat's link for a roll, as asked for by `reveal`."""

    type: Literal["link"]
    id: Id
    roll: Number
    link: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]


class Ping(Message):
    type: Literal["ping"]
    id: Id


Request = Choose | Orders | Say | Moderate | Undo | Resign | Back | Consider | Link | Ping
FromClient = Annotated[Hello | Request, Field(discriminator="type")]


# --- from the server ---


class Welcome(Message):
    """The answer to `hello`: the client's seat, or null for a spectator."""

    type: Literal["welcome"]
    protocol: int
    seat: int | None
    seats: list[int]
    """All seats of this client: several players may share a device."""
    host: bool


class Event(BaseModel):
    """Something that happened: its kind, and arguments that depend on the kind."""

    model_config = ConfigDict(extra="allow", strict=True)
    __pydantic_extra__: dict[str, JsonValue] = Field(init=False)
    event: str
    trail: str | None = None
    """The path of a flicked die, in base64."""


class Note(BaseModel):
    """What an option costs or brings: its kind, and arguments that depend on the kind."""

    model_config = ConfigDict(extra="allow", strict=True)
    __pydantic_extra__: dict[str, int | str] = Field(init=False)
    note: str


class Option(Message):
    words: str
    elements: list[str]


class Options(Message):
    """The options of a decision, and their name, a digest.  The list is left out if this connection was sent
    it before.
    """

    set: str
    list: builtins.list[Option] | None = None


class Range(Message):
    kind: str
    bounds: dict[str, tuple[int, int]]


class Clocks(Message):
    """Deadlines and `now` in milliseconds since 1970; `banks` are the milliseconds left to each seat."""

    deadlines: dict[str, int | None]
    banks: list[int]
    now: int


class State(Message):
    """Everything that a seat or a spectator receives of a game: events, the view or what changed in it, and
    the decision.
    """

    type: Literal["state"]
    seq: int
    events: list[Event]
    view: dict[str, JsonValue] | None = None
    patch: dict[str, JsonValue] | None = None
    """What changed in the view since the last state: by its place, a JSON Pointer, the new value."""
    awaited: list[int]
    prompt: str | None = None
    options: Options | None = None
    range: Range | None = None
    undo: bool | None = None
    """Whether the seat's last choice may be taken back."""
    clock: Clocks | None = None
    ranks: list[int] | None = None


class Chair(Message):
    who: Literal["person", "bot", "empty"]
    name: str
    bot: str
    abandoned: bool
    offered: bool
    resigned: bool
    salt: str
    """What the seat's player contributed to the dice; see docs/fairness.md."""
    chain: str
    """The end of the chain of secrets that the seat's player brought; empty without one."""
    piece: str
    """The piece that the seat's player chose; empty without a choice."""


class TableClock(Message):
    turn: int
    bank: int
    window: int


class TableTalk(Message):
    """Who may talk, which voices the host has muted, and which spectators may no longer come."""

    who: Literal["everybody", "players", "nobody"]
    muted: list[str]
    removed: list[str]


class Table(Message):
    """The table: its options, its clock, and who sits where."""

    type: Literal["table"]
    table: str
    name: str
    game: str
    rules: int
    options: dict[str, bool | int | str]
    open: bool
    days: bool
    clock: TableClock
    absent: str
    commitment: str
    books: list[str]
    """The commitments of later rolls, in a game with more than 1024."""
    salt: str
    links: bool
    """Whether people's chains take part in every roll."""
    status: Literal["waiting", "playing", "over"]
    roles: list[str]
    """The role of each seat.  Until the start it changes when somebody chooses a piece."""
    seats: list[Chair]
    hosts: list[int]
    rematch: str
    talk: TableTalk


class OwnOrders(Message):
    type: Literal["orders"]
    orders: list[str]


class Said(Message):
    type: Literal["said"]
    seat: int | None
    at: int
    name: str
    text: str
    voice: str
    """By which the host can mute or remove whoever said it."""


class Cleared(Message):
    """The host has removed everything that was said so far."""

    type: Literal["cleared"]


class Ok(Message):
    """The request is done and durable.  `seq` is the number of the seat's state after it."""

    type: Literal["ok"]
    id: str
    seq: int


class Considered(Message):
    """The answer to `consider`, for the state numbered `at`."""

    type: Literal["considered"]
    id: str
    at: int
    notes: list[list[Note]]
    """The notes on each option, in the order of the state."""
    reach: list[str]
    """The elements that the piece being moved can still reach."""
    offered: str | None = None
    """With a range: the words of a good choice to begin with."""


class Refused(Message):
    """The request was refused and nothing was changed: the reason as an id, with details."""

    type: Literal["refused"]
    id: str
    reason: str
    details: dict[str, JsonValue]
    state: State | None = None
    """After a stale input: the current state."""


class RevealLink(Message):
    """A roll is due: the seat's player reveals the link of their chain for it."""

    type: Literal["reveal"]
    roll: int


class Bye(Message):
    """The server closes the socket; `again` says whether to connect again."""

    type: Literal["bye"]
    reason: str
    again: bool


FromServer = Annotated[
    Welcome | State | Table | OwnOrders | Said | Cleared | Ok | Considered | Refused | RevealLink | Bye,
    Field(discriminator="type"),
]

_reader: Final[TypeAdapter[Any]] = TypeAdapter(FromClient)


def read(text: str | bytes) -> Hello | Request:
    """Parse a client's message; raise the reason if it is not valid."""
    if len(text) > LARGEST:
        raise Illegal("message-too-large", most=LARGEST)
    try:
        message: Hello | Request = _reader.validate_python(orjson.loads(text))
    except orjson.JSONDecodeError:
        raise Illegal("bad-message", problem="json") from None
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        where = ".".join([str(part) for part in first["loc"]][:4])
        raise Illegal("bad-message", problem=f"{first['type']} {where}"[:80].strip()) from None
    return message


def id_of(text: str | bytes) -> str:
    """Return the id of a message that was refused before it was read; empty if it has none."""
    try:
        message = read(text)
    except Illegal:
        return ""
    return "" if isinstance(message, Hello) else message.id


def refused(id: str, refusal: Illegal, state: bytes | None = None) -> bytes:
    """Return the message for a refusal, with the current state if the input was stale."""
    message = orjson.dumps(
        {"type": "refused", "id": id, "reason": refusal.reason, "details": refusal.details}
    )
    return message if state is None else message[:-1] + b',"state":' + state + b"}"


def ok(id: str, seq: int) -> bytes:
    return orjson.dumps({"type": "ok", "id": id, "seq": seq})


def considered(id: str, at: int, found: bytes) -> bytes:
    head = orjson.dumps({"type": "considered", "id": id, "at": at})
    return head[:-1] + b"," + found[1:]


def schema() -> dict[str, Any]:
    """Return the JSON schema of all messages, and the names that each game uses in them."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Posse socket protocol {VERSION}",
        "client": TypeAdapter(FromClient).json_schema(ref_template="#/client/$defs/{model}"),
        "server": _without_null(TypeAdapter(FromServer).json_schema(ref_template="#/server/$defs/{model}")),
        "games": {package.name: _names(package.loaded_game) for package in packages()},
    }


def _names(game: AnyGame) -> dict[str, list[str]]:
    """Return the names of a game's phases, prompts and events."""
    return {
        "phases": [phase.__name__ for phase in game.phases],
        "prompts": list(game.prompts),
        "events": list(game.events),
    }


def _without_null(server: dict[str, Any]) -> dict[str, Any]:
    """Remove null from the optional fields: the server omits them and never sends null."""
    for model in server["$defs"].values():
        for field in model.get("properties", {}).values():
            if field.pop("default", "none") is None:
                [only] = [kind for kind in field.pop("anyOf") if kind != {"type": "null"}]
                field.update(only)
    return server
