"""Redacted records: what a seat was never shown is written `?`, and the game still replays."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, field
from functools import cache

import pytest

import posse
from games.pony_express.race import GAME
from laws.subjects import subject_of
from posse.games.pony_express.rules import Race
from posse.kernel import Chance, Decision, Event, Over, Record, Seat, State
from posse.laws import any_input

FEW, MANY = 18, 72  # games told in every run, and with those of a long one
LOADED = 71  # a game in which a die is turned under the cup: at random that is rare
SOME = range(0, FEW, 4)  # each with other seats and other options: looked at word by word in every run


# --- games to redact ---


def whole(seats: int, options: dict[str, object], rng: random.Random) -> Record:
    state = GAME.setup(seats, options)
    record = Record.begin(GAME, state, seats)
    while (words := any_input(state, rng)) is not None:
        record.inputs.append(words)
    return _ended(record, state)


def _ended(record: Record, state: State[Race]) -> Record:
    ask = state.ask()
    assert isinstance(ask, Over)
    record.ended(ask.ranks)
    return record


@cache
def played(number: int) -> Record:
    """Play the game of this number: three to five seats, every set of options in turn."""
    tables = subject_of("pony-express").tables
    return whole(3 + number % 3, dict(tables[number // 3 % len(tables)]), random.Random(number))


CARD_WORDS = {"load", "horseshoe", "spyglass", "spurs", "lasso", "whisky", "colt", "barrel", "file", "pipe"}


@dataclass
class Hoarders:
    """Riders who go back and forth between the first relay and the Indians, until the pile is empty.

    `aside` rides with them but never stops at the relay; the `thrifty` never play a card.
    """

    rng: random.Random
    aside: Seat | None = None
    thrifty: bool = False

    def play(self, seats: int) -> Record:
        state = GAME.setup(seats)
        record = Record.begin(GAME, state, seats)
        while not isinstance(ask := state.ask(), Over):
            if isinstance(ask, Chance):
                outcome = ask.sample(self.rng)
                if ask.kind == "shot" and self._greedy(state):
                    outcome = ask.parse("touched fell")
                record.happened(ask, outcome)
                state.happen(outcome)
            else:
                assert isinstance(ask, Decision)
                seat = self.rng.choice(ask.seats)
                action = GAME.catalogue.parse(self._choice(state, seat, list(map(str, ask.options[seat]))))
                record.chose(seat, action)
                state.choose(seat, action)
        return _ended(record, state)

    def _greedy(self, state: State[Race]) -> bool:
        """Return whether they go on drawing: some cards from under the pile must come up too."""
        t = state.table
        return t.rounds < 100 and (len(t.rest) > 0 or len(t.under) > 3)

    def _choice(self, state: State[Race], seat: Seat, options: list[str]) -> str:
        if self.thrifty:
            options = [words for words in options if words.split()[0] not in CARD_WORDS]
        if not self._greedy(state) or (not self.thrifty and self.rng.random() < 0.02):
            return self.rng.choice(options)
        first = "two_pairs" if seat == self.aside else "pair"
        claim = {4: "pair", 5: first, 6: "two_pairs", 7: "pair"}.get(state.table.pos[seat], "pair")
        wanted = [f"claim {claim}", "believe", "stay", "stand none", "roll", "aim 0 0 21 0"]
        likely = [words for words in options if words in wanted]
        return likely[0] if likely else self.rng.choice(options)


def drained(seed: int) -> Record:
    record = Hoarders(random.Random(seed)).play(5)
    assert not record.final().table.rest
    return record


# --- what was shown to whom, from the events and the words of the record alone ---

Token = tuple[int, int]


@dataclass
class Followed:
    """Follows every die and card, from the word that names it to where it went."""

    seats: int
    dice: dict[int, Token] = field(default_factory=dict)
    rolling: list[int] = field(default_factory=lambda: [0, 1, 2, 3, 4])
    hands: dict[Seat, list[tuple[str, Token]]] = field(default_factory=dict)
    kept: dict[Seat, int] = field(default_factory=dict)
    fingers: list[tuple[str, Token]] = field(default_factory=list)
    under: list[tuple[str, Token]] = field(default_factory=list)
    secrets: dict[Token, set[Seat]] = field(default_factory=dict)
    """The words that were not public at once, each with the seats that were shown it since."""

    def show(self, token: Token, event: Event) -> None:
        self.secrets[token].update([seat for seat in range(-1, self.seats) if event.heard_by(_who(seat))])


def _who(seat: Seat) -> Seat | None:
    return None if seat < 0 else seat


def follow(record: Record) -> dict[Token, set[Seat]]:
    """Return for each secret word of the record who was shown it; -1 is the public."""
    table = Followed(record.seats)
    steps = record.replay()
    state = next(steps)
    state.listen()
    for line, words in enumerate(record.inputs[:-1]):
        active = state.table.active
        next(steps)
        events = state.take_events()
        _input(table, line, words.split(), {event.kind for event in events}, active)
        for event in events:
            _event(table, event)
        assert not table.fingers or not [event for event in events if event.kind == "began"]
    return table.secrets


def _input(table: Followed, line: int, words: list[str], told: set[str], active: Seat) -> None:
    match words:
        case [_, "reroll", _, rolled] | [_, "horseshoe", rolled]:
            table.rolling = [int(digit) - 1 for digit in rolled[1:]]
        case [_, "load", die]:
            table.rolling = [int(die) - 1]
        case ["chance", "dice", *faces] if "cup" in told:
            assert len(faces) == len(table.rolling)
            for word, number in enumerate(table.rolling, start=2):
                table.dice[number] = line, word
                table.secrets[line, word] = set()
        case [_, "set", _]:
            table.dice[table.rolling[0]] = line, 2
            table.secrets[line, 2] = set()
        case ["chance", "card", item]:
            table.secrets[line, 2] = {active} if "took" not in told or "began" in told else set()
            table.fingers.append((item, (line, 2)))
        case [seat, "keep", kept] if "took" in told:
            while len(table.fingers) < 2:
                table.fingers.append(table.under.pop(0))
                table.secrets[table.fingers[-1][1]].add(int(seat))
            table.under.append(table.fingers.pop(1 - int(kept)))
        case [seat, "keep", kept]:  # one of the two cards of the start
            table.kept[int(seat)] = int(kept)
        case _:
            pass


def _event(table: Followed, event: Event) -> None:
    match event.kind:
        case "began":
            table.rolling = [0, 1, 2, 3, 4]
        case "rolled" | "cup" | "showed" | "lifted" | "peeked":
            faces = event.args["dice"]
            assert isinstance(faces, tuple)
            for die, face in enumerate(faces):
                if face != "?":
                    table.show(table.dice[die], event)
        case "took":
            if not table.fingers:  # from under the pile: no input names it
                table.fingers.append(table.under.pop(0))
            [card] = table.fingers
            assert card[0] == event.args["item"]
            table.show(card[1], event)
            table.hands.setdefault(_seat(event), []).append(table.fingers.pop())
        case "chose":
            seat = _seat(event)
            table.hands[seat] = [table.hands[seat][table.kept[seat]]]
            assert table.hands[seat][0][0] == event.args["item"]
        case "played":
            # Everybody sees the card, but only its owner knows which draw it was: there are two of each kind.
            hand = table.hands[_seat(event)]
            hand.remove(next(card for card in hand if card[0] == event.args["item"]))
        case _:
            pass


def _seat(event: Event) -> Seat:
    seat = event.args["seat"]
    assert isinstance(seat, int)
    return seat


# --- the comparison ---


def course(record: Record) -> list[tuple[object, list[Event]]]:
    """Return for each input the riders' places and belongings afterwards, and the events; at the end the
    ranks."""
    found: list[tuple[object, list[Event]]] = []
    state: State[Race] | None = None
    for state in record.replay():
        t = state.table
        counts = [len(cards) for cards in t.cards]
        found.append(((t.pos, t.gold, t.bank, t.jailed, t.active, t.rounds, counts), state.take_events()))
        state.listen()
    assert state is not None
    ask = state.ask()
    assert isinstance(ask, Over)
    return [*found, (ask.ranks, [])]


def told_rightly(record: Record) -> None:
    """Check the records redacted for every seat and for the public."""
    secrets, full = follow(record), course(record)
    for seat in range(-1, record.seats):
        _told_rightly(record, secrets, full, seat)


def _told_rightly(
    record: Record, secrets: dict[Token, set[Seat]], full: list[tuple[object, list[Event]]], seat: Seat
) -> None:
    told = GAME.redact(record, _who(seat))
    assert told.redacted
    for line, (words, truth) in enumerate(zip(told.inputs, record.inputs, strict=True)):
        for word, (said, meant) in enumerate(zip(words.split(), truth.split(), strict=True)):
            shown = (line, word) not in secrets or seat in secrets[line, word]
            assert said == (meant if shown else "?"), (line, words, truth, seat)
    for line, (own, true) in enumerate(zip(course(told), full, strict=True)):
        assert own[0] == true[0], (line, seat)
        heard, truly = [[e for e in events if e.heard_by(_who(seat))] for events in (own[1], true[1])]
        assert heard == truly, (line, seat)


def test_a_told_record_hides_what_was_never_shown_and_nothing_else() -> None:
    """For the public and for every seat; and it replays to the same end, step by step."""
    for number in SOME:
        told_rightly(played(number))


@pytest.mark.long
@pytest.mark.parametrize("number", [number for number in range(MANY) if number not in SOME])
def test_a_told_record_hides_what_was_never_shown_in_many_games(number: int) -> None:
    told_rightly(played(number))


def test_the_games_told_contain_every_kind_of_secret() -> None:
    """Otherwise the test above would be worth little."""
    kinds = set()
    for number in (*range(FEW), LOADED):
        told = GAME.redact(played(number), None)
        kinds |= {" ".join(words.split()[:2]).lstrip("01234 ") for words in told.inputs if "?" in words}
        kinds |= {
            words.split()[1] for words in told.inputs if re.match(r"\d (spyglass|load|horseshoe)", words)
        }
    assert kinds == {"chance dice", "chance card", "set", "spyglass", "load", "horseshoe"}


@pytest.mark.sampled
@pytest.mark.parametrize("seed", range(2))
def test_a_told_record_replays_when_the_pile_has_run_out(seed: int) -> None:
    """Others may draw, unseen, cards that the reader did not keep; an empty pile must not stop the replay."""
    record = drained(seed)
    for seat in (None, *range(record.seats)):
        told = GAME.redact(record, seat)
        final = told.final()
        assert final.table.pos == record.final().table.pos
        assert final.table.gold == record.final().table.gold


def test_a_told_record_replays_when_others_drew_the_whole_pile_unseen() -> None:
    """The card that the reader laid aside at the start is among those, and nothing tells him which."""
    record = Hoarders(random.Random(5), aside=0, thrifty=True).play(3)
    told = GAME.redact(record, 0)
    drawn = [words for words in told.inputs if words.startswith("chance card")]
    assert drawn[2:] == ["chance card ?"] * (len(drawn) - 2)
    assert len(drawn) == 2 * 3 + 17
    assert told.final().table.gold == record.final().table.gold


@pytest.mark.sampled
@pytest.mark.parametrize("seed", range(2))
def test_a_card_drawn_from_under_the_pile_is_known_to_who_drew_it_and_to_nobody_else(seed: int) -> None:
    told_rightly(drained(seed))


def test_a_told_record_can_be_written_and_read() -> None:
    for number in range(3):
        record = played(number)
        for seat in (None, 0):
            told = GAME.redact(record, seat)
            for text in (str(told), told.on_one_line()):
                [back] = Record.parse(text.splitlines())
                assert back.redacted
                assert (back.inputs, back.header()) == (told.inputs, told.header())
                assert back.final().table.gold == record.final().table.gold


def test_a_told_record_says_so_and_a_full_one_does_not() -> None:
    record = played(0)
    told = GAME.redact(record, None)
    assert '"told": true' in str(told).splitlines()[0]
    assert "told" not in str(record).splitlines()[0]
    assert not record.redacted


def test_a_told_record_passed_off_as_a_full_one_is_refused() -> None:
    told = GAME.redact(played(0), None)
    head, *inputs = str(told).splitlines()
    [forged] = Record.parse([head.replace(', "told": true', ""), *inputs])
    with pytest.raises(posse.Damaged) as refusal:
        forged.final()
    assert refusal.value.reason == "impossible-outcome"
    line = forged.line + 1 + next(n for n, words in enumerate(told.inputs) if "?" in words)
    assert refusal.value.line == line


def test_telling_changes_nothing_in_the_record_itself() -> None:
    record = played(1)
    before = list(record.inputs)
    for seat in (None, 0, 1):
        GAME.redact(record, seat)
    assert record.inputs == before


def test_a_record_retold_to_the_public_is_the_public_one() -> None:
    """A seat's own record loses what was the seat's own, and no more."""
    for number in range(3):
        record = played(number)
        assert GAME.redact(GAME.redact(record, 0), None).inputs == GAME.redact(record, None).inputs


def test_an_unfinished_game_is_not_told() -> None:
    """Riders may still be asked: who has believed so far is secret."""
    record = played(0)
    started = Record(record.game, record.rules, record.seats, record.options, record.inputs[:40])
    with pytest.raises(posse.Illegal) as refusal:
        GAME.redact(started, None)
    assert refusal.value.reason == "not-over"


def opened(items: bool) -> State[Race]:
    """Return a new game in which r2 has won the first roll."""
    state = GAME.setup(3, {"items": items})
    for faces in ("9 9 10 J A", "9 9 10 J K", "A A A A A"):
        ask = state.ask()
        assert isinstance(ask, Chance)
        state.happen(ask.parse(faces))
    return state


@pytest.mark.parametrize("dice", ["? ? ? ? ?", "A A A A ?"])
def test_unknown_dice_are_refused_in_an_ordinary_game(dice: str) -> None:
    for state in (GAME.setup(3), opened(items=False)):
        before, ask = GAME.dump(state), state.ask()
        assert isinstance(ask, Chance)
        assert ask.kind == "dice"
        with pytest.raises(posse.Illegal, match="impossible-outcome"):
            ask.parse(dice)
        with pytest.raises(posse.Illegal, match="impossible-outcome"):
            state.happen((6, 6, 6, 6, 6))
        assert GAME.dump(state) == before


def test_unknown_cards_are_refused_in_an_ordinary_game() -> None:
    state = opened(items=True)
    ask = state.ask()
    assert isinstance(ask, Chance)
    assert ask.kind == "card"
    with pytest.raises(posse.Illegal, match="impossible-outcome"):
        ask.parse("?")
    with pytest.raises(posse.Illegal, match="impossible-outcome"):
        state.happen(("?",))


def test_open_rolls_stay_open_in_a_told_game() -> None:
    """Poker, mines, saloons, prison and the first roll are never secret, so `?` is refused there too."""
    state = GAME.setup(3)
    GAME.start_redacted(state)
    ask = state.ask()
    assert isinstance(ask, Chance)
    with pytest.raises(posse.Illegal, match="impossible-outcome"):
        ask.parse("? 9 9 9 9")


def test_a_forged_record_that_hides_a_lifted_cup_is_damaged() -> None:
    """A verifier or a replay must name the line, not fail."""
    record = next(r for r in map(played, range(99)) if any(words.endswith(" doubt") for words in r.inputs))
    told = GAME.redact(record, None)
    line = next(number for number, words in enumerate(told.inputs) if words.endswith(" doubt"))
    rolled = max(n for n in range(line) if told.inputs[n].startswith("chance dice"))
    kind, dice, *faces = told.inputs[rolled].split()
    told.inputs[rolled] = " ".join([kind, dice, *["?" for _ in faces]])
    with pytest.raises(posse.Damaged) as caught:
        told.final()
    assert (caught.value.reason, caught.value.line) == ("does-not-fit", line + 2)
