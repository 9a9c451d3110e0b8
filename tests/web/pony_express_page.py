"""What a person does at a table of Pony Express: lift the cup, move dice, claim, doubt, play a card."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Locator, expect

import posse
from games.pony_express.race import race
from posse.games import load_package
from posse.games.pony_express.rules import cards, gunfight, road, spaces
from posse.games.pony_express.rules.actions import Corner
from posse.games.pony_express.rules.dice import Hand
from posse.games.pony_express.rules.gunfight import Bout
from posse.games.pony_express.rules.turn import Chase, Claiming, Doubts, Loading, Prison
from posse.kernel import Chance, Decision, Over, State
from posse.table.fair import DiceSource
from posse.words import words
from server.server_process import Running
from web.browser import Message, Visitor
from web.stage_coach_page import dock, moved_on
from web.stored_tables import GAME, Prepared, prepare

DICE: Final = "A A K K 9"
DUEL: Final = Bout(0, 1, Corner.NW, False)


@dataclass(frozen=True)
class Tables:
    """A server, and the store from which it reads its tables."""

    server: Running
    database: str

    def begin(self, state: State[Any] | None = None, **wanted: Any) -> Prepared:
        return prepare(self.server, self.database, state, **wanted)


# --- every question there is, as seat 0 is asked it ---

PROMPTS: Final[dict[str, Callable[[], State[Any]]]] = {
    "keep": lambda: race(
        [14, 3, 12],
        phase=cards.Keeping(("file", "lasso")),
        drawn=["file", "lasso"],
        cards=[["spurs"], [], []],
    ),
    "prison": lambda: race([8, 3, 12], gold=[4, 3, 3], jailed=[0], phase=Prison(), cards=[["file"], [], []]),
    "ready": lambda: race([7, 10, 12], cards=[["lasso"], [], []]),
    "reroll": lambda: race([7, 10, 5], faces=DICE, shown="12", cards=[["loaded_die", "horseshoe"], [], []]),
    "face": lambda: race([7, 10, 12], faces=DICE, phase=Loading(4, True)),
    "claim": lambda: race([7, 10, 12], faces=DICE, shown="12", phase=Claiming(), cards=[["spurs"], [], []]),
    "doubt": lambda: race(
        [8, 8, 8],
        active=2,
        faces=DICE,
        shown="12",
        phase=Doubts(Hand.FULL_HOUSE, (0, 1), (0, 1)),
        cards=[["spyglass"], [], []],
    ),
    "chase": lambda: race([8, 10, 8], active=2, faces=DICE, shown="12345", phase=Chase(Hand.FULL_HOUSE, 0)),
    "arrived": lambda: race([9, 7, 12], faces=DICE, phase=road.Arrived(), cards=[["spurs"], [], []]),
    "corner": lambda: race([33, 33, 12], faces=DICE, phase=gunfight.Corners(0, 1, 1, True, 0)),
    "shot_at": lambda: race(
        [8, 8, 12], active=1, faces=DICE, phase=gunfight.Drawing(DUEL.turned()), cards=[["whisky"], [], []]
    ),
    "aim": lambda: race([8, 8, 12], faces=DICE, phase=gunfight.Aiming(DUEL, False)),
    "hit": lambda: race(
        [8, 8, 12], active=1, faces=DICE, phase=gunfight.Struck(DUEL.turned()), cards=[["barrel"], [], []]
    ),
    "missed": lambda: race(
        [8, 8, 12],
        faces=DICE,
        phase=gunfight.Missed(Bout(0, 1, Corner.NW, False, 1)),
        cards=[["second_colt"], [], []],
    ),
    "train": lambda: race([7, 3, 12], faces=DICE, phase=spaces.Station()),
    "ambush": lambda: race([8, 3, 12], faces=DICE, phase=spaces.Ambush(), cards=[["peace_pipe"], [], []]),
}


def rider(tables: Tables, welcome: Callable[..., Visitor], **wishes: Any) -> Visitor:
    """Somebody who comes to play.  A shot is drawn without a graphics card here, and the driver grumbles."""
    visitor = welcome(tables.server, **wishes)
    visitor.expect("GPU stall due to ReadPixels")
    return visitor


def at(tables: Tables, visitor: Visitor, prompt: str) -> None:
    """The visitor sits in seat 0, and is asked this."""
    visitor.visit(tables.begin(PROMPTS[prompt](), people=3).door(0))
    assert asked(visitor)
    assert visitor.state["prompt"] == prompt
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.evaluate("() => document.fonts.ready.then(() => undefined)")


# --- reading ---


def asked(visitor: Visitor) -> bool:
    """Wait until one is asked, and the page says so; False when the game is over instead."""
    visitor.until(lambda: visitor.over or (visitor.asked and _said(visitor)))
    return not visitor.over


def _said(visitor: Visitor) -> bool:
    place = dock(visitor)
    prompt = visitor.state.get("prompt")
    if not prompt or not place.count():
        return False
    return visitor.say(f"{GAME}-prompt-{prompt}") in place.inner_text()


def told(visitor: Visitor, kind: str) -> list[Message]:
    """The events of this kind that the page has received."""
    states = [m for line in visitor.lines for m in line.messages if m["type"] == "state"]
    return [event for state in states for event in state["events"] if event["event"] == kind]


def options(visitor: Visitor) -> list[str]:
    return [str(option["words"]) for option in visitor.state["options"]]


def cup(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=visitor.say("page-pe-cup-yours"))


def faces(visitor: Visitor) -> list[str]:
    """The dice of one's own cup as the page shows them."""
    return cup(visitor).locator(".die text").all_text_contents()


def die(visitor: Visitor, number: int, face: str, where: str) -> Locator:
    label = visitor.say("page-pe-die", number=number, face=face, where=where)
    return cup(visitor).get_by_role("button", name=label, exact=True)


def card(visitor: Visitor, item: str) -> Locator:
    """A card that may be played now."""
    name = visitor.say(f"{GAME}-item-{item}")
    return dock(visitor).locator("button.card.now").filter(has_text=name)


def answer(visitor: Visitor, label: str) -> Locator:
    text = visitor.page.get_by_text(label, exact=True)
    return dock(visitor).locator("button.choice-button").filter(has=text)


# --- doing ---


def choose(visitor: Visitor, button: Locator) -> None:
    """Press it, and see the table move on."""
    now = visitor.state
    button.click()
    moved_on(visitor, now)


def label(visitor: Visitor, choice: str) -> str:
    """What the button of a plain choice says."""
    prompt = visitor.state["prompt"]
    if choice in ("stay", "roll"):
        return visitor.say(f"page-pe-{choice}-{prompt}")
    if choice.startswith("claim "):
        return visitor.say(f"{GAME}-hand-{choice.removeprefix('claim ')}")
    if choice.startswith("stand"):
        return visitor.say("page-pe-stand")
    return words(visitor.language).action(GAME, posse.load(GAME).catalogue.parse(choice))


def put(visitor: Visitor, table: Prepared, seat: int, choice: str) -> None:
    """Choose over the plain requests: what the screen does is seen elsewhere."""
    now = visitor.state
    with table.server.client() as client:
        bearer = {"authorization": f"Bearer {table.links[seat]}"}
        path = f"/api/tables/{table.table}"
        at = client.get(f"{path}/state", headers=bearer).json()["seq"]
        body = {"id": f"put-{at}", "at": at, "words": choice}
        response = client.post(f"{path}/moves", json=body, headers=bearer)
        assert response.status_code == 200, response.text
    if seat == now["view"]["seat"]:
        moved_on(visitor, now)


def first_choice(visitor: Visitor, table: Prepared) -> None:
    """What an absent rider would do, by the page: keep the dice, tell the truth, believe, go on."""
    choice = options(visitor)[0]
    now = visitor.state
    if choice.startswith("aim"):  # the shots have tests of their own
        put(visitor, table, 0, choice)
        return
    if choice.startswith("keep"):
        button = dock(visitor).locator("button.card").first
    else:
        button = answer(visitor, label(visitor, choice))
    try:
        button.click(timeout=10_000)
    except Exception:
        if visitor.state["seq"] == now["seq"]:
            raise
        return  # somebody else has doubted meanwhile
    visitor.until(lambda: visitor.state["seq"] > now["seq"])


def rehearsed(chance: DiceSource, seats: int) -> list[tuple[int, str]]:
    """Every choice of a whole game with these dice: seat 0 as an absent rider would, the others as greedy
    bots."""
    game = posse.load(GAME)
    state = game.setup(seats)
    state.listen()
    rivals = {
        seat: load_package(GAME).make_bot("greedy", seat, random.Random(seat)) for seat in range(1, seats)
    }
    choices: list[tuple[int, str]] = []
    rolls = 0
    while not isinstance(ask := state.ask(), Over):
        if isinstance(ask, Chance):
            state.happen(chance.answer(ask, rolls)[0])
            rolls += 1
        else:
            assert isinstance(ask, Decision)
            seat = ask.seats[0]
            offered = ask.options[seat]
            rival = rivals.get(seat)
            choice = rival.choose(game.view(state, seat), ask.prompt, offered) if rival else offered[0]
            state.choose(seat, choice)
            choices.append((seat, str(choice)))
        heard = state.take_events()
        for seat, rival in rivals.items():
            rival.hear([event for event in heard if event.heard_by(seat)])
    return choices


def play_on(visitor: Visitor, table: Prepared) -> None:
    """To the end, always by the first choice."""
    while asked(visitor):
        first_choice(visitor, table)
    expect(visitor.page.locator("#result-title")).to_be_visible()
