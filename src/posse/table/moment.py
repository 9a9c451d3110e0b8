"""A moment is what one audience is sent after an input: what it is told, how its view changed, what it is
asked.
"""

from __future__ import annotations

import base64
from collections.abc import Mapping, Sequence
from copy import deepcopy
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from posse.kernel import Action, Briefing, Element, Event, apply_patch
from posse.table import json_codec

KNOWN_SETS: Final = 256
"""The number of option sets that are noted for a connection.  Beyond it, sets are sent to it again."""

EncodedEvent = tuple[int, bytes]
"""A bit for each audience that is sent the event, and the event in JSON."""


class OptionSet(NamedTuple):
    """The options of a decision.  Many decisions have the same ones, so a connection is sent a set once, and
    afterwards its digest.

    The digest is made of what the audience is sent, and of nothing else: it tells nobody more than that.
    """

    digest: str
    encoded: bytes
    """The list of options, in JSON."""


class Moment(NamedTuple):
    """A `state` message, but for the options that the receiver may know already."""

    body: bytes
    """The message up to its options, without the closing brace."""
    options: OptionSet | None

    def encode(self, known: set[str]) -> bytes:
        """Return the message for a connection that was sent the option sets with these digests; add its own
        to them.
        """
        if self.options is None:
            return self.body + b"}"
        digest, encoded = self.options
        named = b',"options":{"set":"%b"' % digest.encode()
        if digest in known:
            return self.body + named + b"}}"
        if len(known) >= KNOWN_SETS:
            known.clear()
        known.add(digest)
        return self.body + named + b',"list":%b}}' % encoded


class StateReader:
    """The receiving end: it makes every `state` message of a connection whole again."""

    def __init__(self) -> None:
        self._view: dict[str, Any] = {}
        self._sets: dict[str, Any] = {}

    def read(self, state: Mapping[str, Any]) -> dict[str, Any]:
        """Return the state with its whole `view`, and with the list of its `options`."""
        whole = {name: value for name, value in state.items() if name != "patch"}
        if "patch" in state:
            whole["view"] = deepcopy(self._view)  # the receiver may have kept the last one
            apply_patch(whole["view"], state["patch"])
        self._view = whole["view"]
        if "options" in state:
            options = state["options"]
            self._sets[options["set"]] = options.get("list", self._sets.get(options["set"]))
            whole["options"] = self._sets[options["set"]]
        return whole


MAX_CACHED: Final = 4096
MANY: Final = 40
"""A game that lists more options than this shares their tuples between positions."""
SetKey = tuple[object, object]
_sets: dict[SetKey, tuple[tuple[Action, ...], tuple[tuple[Element, ...], ...], OptionSet]] = {}
"""Option sets by the ids of their two tuples, and by the ids of their actions with their elements.  What has
these ids is kept beside them, so that no other object can get them meanwhile."""
_options: dict[tuple[int, tuple[Element, ...]], tuple[Action, bytes]] = {}
"""Options in JSON, by the id of the action, which all positions share, and its elements."""


def option_set(brief: Briefing) -> OptionSet:
    key: SetKey = id(brief.options), id(brief.elements)
    found = _sets.get(key)
    if found is None and len(brief.options) < MANY:
        key = tuple(map(id, brief.options)), brief.elements
        found = _sets.get(key)
    if found is None:
        encoded = b"[%b]" % b",".join(map(_option, brief.options, brief.elements))
        digest = base64.urlsafe_b64encode(blake2b(encoded, digest_size=9).digest()).decode()
        if len(_sets) >= MAX_CACHED:
            _sets.clear()
        found = _sets[key] = brief.options, brief.elements, OptionSet(digest, encoded)
    return found[2]


def _option(action: Action, elements: tuple[Element, ...]) -> bytes:
    found = _options.get((id(action), elements))
    if found is None:
        if len(_options) >= 16 * MAX_CACHED:
            _options.clear()
        words = compact_json({"words": action.words, "elements": elements})
        found = _options[id(action), elements] = action, words
    return found[1]


def encode_events(
    events: Sequence[Event], everyone: int, trail: bytes = b""
) -> tuple[int, list[EncodedEvent]]:
    """Return the bits of all audiences that hear any of the events, and each event in JSON with its own."""
    heard, encoded = 0, []
    for event in events:
        bits = everyone if event.audience is None else sum([1 << seat for seat in event.audience])
        heard |= bits
        encoded.append((bits, compact_json({"event": event.kind, **event.args})))
    if trail and encoded:
        bits, first = encoded[0]  # the page shows the flight before what was hit
        encoded[0] = bits, first[:-1] + b',"trail":"' + trail_text(trail).encode() + b'"}'
    return heard, encoded


def trail_text(trail: bytes) -> str:
    return base64.b64encode(trail).decode()


def compact_json(plain: object) -> bytes:
    """Return JSON for keeping in memory.  What orjson returns occupies a kilobyte, however short it is; a
    copy does not.
    """
    return bytes(memoryview(json_codec.dumps(plain)))
