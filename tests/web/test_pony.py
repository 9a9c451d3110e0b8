"""Pony Express on the page: whole games, a turn, doubts, and no die out of place."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from games.pony_express.race import race
from web.browser import Visitor
from web.conftest import Welcome
from web.pony_express_page import (
    DICE,
    PROMPTS,
    Tables,
    answer,
    asked,
    at,
    choose,
    cup,
    die,
    faces,
    first_choice,
    label,
    options,
    play_on,
    put,
    rehearsed,
    rider,
    told,
)
from web.stage_coach_page import dock
from web.test_keyboard import tab_to

pytestmark = pytest.mark.long


# --- whole games ---


def test_a_whole_game_against_bots(tables: Tables, welcome: Welcome) -> None:
    """From the first roll to the end, always by the first choice.  The dice are seeded; but who is first to
    speak when several are asked is not, so the race may end either way."""
    table = tables.begin(seed=10)
    visitor = rider(tables, welcome)
    visitor.visit(table.door(0))
    assert asked(visitor)
    expect(visitor.page.get_by_role("region", name=visitor.say("page-pe-showdown-start"))).to_be_visible()
    play_on(visitor, table)
    ended(visitor)


@pytest.mark.parametrize(("seed", "ending"), [(6, "jackrabbit"), (18, "duel")])
def test_a_seeded_game_to_a_known_end(tables: Tables, welcome: Welcome, seed: int, ending: str) -> None:
    """From the first roll; the rivals do what greedy bots would, each at its turn.  Other bots or rules need
    other seeds."""
    table = tables.begin(seed=seed, people=3)
    visitor = rider(tables, welcome)
    visitor.context.add_init_script("localStorage.setItem('posse.settings', '{\"scenes\": \"flat\"}')")
    visitor.visit(table.door(0))
    for seat, choice in rehearsed(table.chance, 3):
        if seat:
            put(visitor, table, seat, choice)
        else:
            assert asked(visitor)
            assert options(visitor)[0] == choice
            first_choice(visitor, table)
    visitor.until(lambda: visitor.over)
    assert ended(visitor)[0] == ending


def test_the_third_mailbox_wins(tables: Tables, welcome: Welcome) -> None:
    """Nobody can come in time: the race is won by delivering."""
    table = tables.begin(race([34, 5, 3], active=1))
    visitor = rider(tables, welcome)
    visitor.visit(table.door(0))
    play_on(visitor, table)
    assert ended(visitor) == ("jackrabbit", 0)


def test_a_last_duel_ends_the_race(tables: Tables, welcome: Welcome) -> None:
    """Two bots one space before Sacramento: whatever they claim and doubt, one of them arrives."""
    table = tables.begin(race([33, 32, 32], active=1), seed=1)
    visitor = rider(tables, welcome)
    visitor.visit(table.door(0))
    play_on(visitor, table)
    assert told(visitor, "faced")[-1]["final"] == 1
    assert ended(visitor)[0] == "duel"


def ended(visitor: Visitor) -> tuple[str, int]:
    """How, and for whom; the page says so too."""
    [end] = told(visitor, "ended")
    verdict = visitor.say("page-result-won" if end["seat"] == 0 else "page-result-lost")
    expect(visitor.page.get_by_role("region", name=verdict)).to_be_visible()
    return end["ending"], end["seat"]


def test_the_last_duel_is_announced(tables: Tables, welcome: Welcome) -> None:
    table = tables.begin(PROMPTS["corner"](), people=3)
    ann, zoe = rider(tables, welcome), rider(tables, welcome)
    ann.visit(table.door(0))
    zoe.visit(table.door(None))
    for visitor in (ann, zoe):
        expect(visitor.page.get_by_text(visitor.say("page-pe-duel-last"), exact=True)).to_be_visible()
    assert asked(ann)
    choose(ann, answer(ann, label(ann, "place nw")))
    [faced] = told(ann, "faced")
    assert (faced["shooter"], faced["final"]) == (1, 1)


# --- a turn ---


def test_a_first_turn_by_what_the_page_says(tables: Tables, welcome: Welcome) -> None:
    """Roll, lift the cup, take dice out, roll the rest again for gold, keep them, claim: nothing but the last
    gesture of each step plays it."""
    ann = rider(tables, welcome)
    ann.visit(tables.begin(race([7, 10, 5], cards=[["lasso"], [], []]), people=3).door(0))
    assert asked(ann)
    choose(ann, answer(ann, label(ann, "roll")))
    assert asked(ann)
    dice = ann.state["view"]["dice"]
    seq = ann.state["seq"]
    assert set(faces(ann)) == {"?"}
    lift = cup(ann).get_by_role("button", name=ann.say("page-pe-cup-lift"))
    lift.click()
    assert faces(ann) == dice
    shake = cup(ann).locator("button.roll").first
    expect(shake).to_be_disabled()  # one die at least is kept
    die(ann, 1, dice[0], "cup").click()
    die(ann, 2, dice[1], "cup").click()
    die(ann, 2, dice[1], "open").click()
    expect(die(ann, 1, dice[0], "open")).to_be_visible()
    assert ann.state["seq"] == seq
    expect(shake).to_have_text(ann.say("page-pe-shake", count=4, price=1))
    choose(ann, shake)
    assert asked(ann)
    assert ann.state["view"]["riders"][0]["gold"] == 2
    assert ann.state["view"]["shown"] == [1]
    assert ann.state["view"]["dice"][0] == dice[0]
    choose(ann, answer(ann, ann.say("page-pe-stand")))
    assert asked(ann)
    assert ann.state["prompt"] == "claim"
    pair = answer(ann, ann.say("pony-express-hand-pair"))
    expect(pair).to_contain_text(ann.say("page-pe-ride", spaces=1))
    expect(pair).to_contain_text(ann.say("page-pe-space", space=8, land="road"))
    choose(ann, answer(ann, ann.say("pony-express-hand-straight")))
    assert told(ann, "claimed")[0]["hand"] == "straight"


def test_dice_are_dragged_out_of_the_cup_and_rolled_in_the_open(tables: Tables, welcome: Welcome) -> None:
    ann = rider(tables, welcome)
    ann.visit(tables.begin(race([7, 10, 5], faces=DICE), people=3).door(0))
    assert asked(ann)
    cup(ann).get_by_role("button", name=ann.say("page-pe-cup-lift")).click()
    for number, face in ((5, "9"), (4, "K")):
        die(ann, number, face, "cup").drag_to(cup(ann).locator("[data-tray=open]"))
        expect(die(ann, number, face, "open")).to_be_visible()
    cup(ann).get_by_role("button", name=ann.say("page-pe-again-die", number=5)).click()
    throw = cup(ann).locator("[data-tray=open] button.roll")
    expect(throw).to_have_text(ann.say("page-pe-throw", count=1, price=1))
    choose(ann, throw)
    view = ann.state["view"]
    assert view["shown"] == [4, 5]
    assert view["dice"][:4] == ["A", "A", "K", "K"]


def test_the_cup_is_lifted_as_long_as_it_is_held(tables: Tables, welcome: Welcome) -> None:
    ann = rider(tables, welcome)
    at(tables, ann, "claim")
    lift = cup(ann).get_by_role("button", name=ann.say("page-pe-cup-lift"))
    box = lift.bounding_box()
    assert box is not None
    ann.page.mouse.move(box["x"] + 20, box["y"] + 20)
    ann.page.mouse.down()
    expect(cup(ann).locator(".die text").nth(0)).to_have_text("K")
    assert faces(ann) == ["K", "K", "9", "A", "A"]
    expect(dock(ann).get_by_text(ann.say("page-pe-true"))).to_be_visible()
    ann.page.wait_for_timeout(400)  # a press, not a tap
    ann.page.mouse.up()
    expect(cup(ann).locator(".die text").nth(0)).to_have_text("?")
    assert faces(ann) == ["?", "?", "?", "A", "A"]
    expect(dock(ann).get_by_text(ann.say("page-pe-true"))).to_have_count(0)


def test_a_turn_with_the_keyboard_alone(tables: Tables, welcome: Welcome) -> None:
    ann = rider(tables, welcome)
    ann.visit(tables.begin(race([7, 10, 5], cards=[["lasso"], [], []]), people=3).door(0))
    assert asked(ann)
    _press(ann, "button.choice-button")
    assert asked(ann)
    tab_to(ann, "button.lift")
    ann.page.keyboard.press("Enter")
    assert faces(ann) == ann.state["view"]["dice"]
    tab_to(ann, "button.die")
    ann.page.keyboard.press("Enter")
    expect(cup(ann).locator("[data-tray=open] .die")).to_have_count(1)
    _press(ann, "button.roll:enabled")
    assert asked(ann)
    assert ann.state["view"]["shown"] == [1]
    _press(ann, "button.choice-button")
    assert asked(ann)
    _press(ann, "button.choice-button")
    assert told(ann, "claimed")[0]["hand"] == "pair"


def _press(visitor: Visitor, selector: str) -> None:
    now = visitor.state
    tab_to(visitor, selector)
    visitor.page.keyboard.press("Enter")
    visitor.until(lambda: visitor.state["seq"] > now["seq"])


def test_the_odds_are_shown_to_whoever_wants_them(tables: Tables, welcome: Welcome) -> None:
    ann = rider(tables, welcome)
    at(tables, ann, "claim")
    sentence = ann.say("pony-express-note-odds_claim", ways=20, percent=9, of=216)
    expect(dock(ann).get_by_text(sentence)).to_have_count(0)
    ann.button("page-settings").click()
    ann.page.get_by_role("switch", name=ann.say("page-odds")).check()
    ann.page.keyboard.press("Escape")
    full = answer(ann, ann.say("pony-express-hand-full_house"))
    expect(full).to_contain_text(sentence)


# --- doubts ---


def test_two_race_to_doubt(tables: Tables, welcome: Welcome) -> None:
    """Both press; one is heard, and the cup is lifted before everybody."""
    table = tables.begin(PROMPTS["doubt"](), people=3, window=300)
    ann, ben, cora = (rider(tables, welcome) for _ in range(3))
    for seat, visitor in enumerate((ann, ben, cora)):
        visitor.visit(table.door(seat))
    for visitor in (ann, ben):
        assert asked(visitor)
        expect(dock(visitor).get_by_role("timer")).to_be_visible()
        visitor.expect("409")
    buttons = [answer(visitor, label(visitor, "doubt")).element_handle() for visitor in (ann, ben)]
    for visitor, button in zip((ann, ben), buttons, strict=True):  # not waiting for what comes of it
        visitor.page.evaluate("(button) => button.click()", button)
    for visitor in (ann, ben, cora):
        visitor.until(lambda visitor=visitor: bool(told(visitor, "doubted")))  # type: ignore[misc]
        [doubted] = told(visitor, "doubted")
        assert (doubted["liar"], doubted["lied"]) == (2, 1)
        assert told(visitor, "lifted")[0]["dice"] == DICE.split()
    winner = told(ann, "doubted")[0]["seat"]
    first = (ann, ben)[winner]
    assert asked(first)
    assert first.state["prompt"] == "chase"


def test_what_one_answers_stays_unseen_until_all_have_spoken(tables: Tables, welcome: Welcome) -> None:
    table = tables.begin(PROMPTS["doubt"](), people=3)
    ann, ben, cora = (rider(tables, welcome) for _ in range(3))
    for seat, visitor in enumerate((ann, ben, cora)):
        visitor.visit(table.door(seat))
    thinks = "page-pe-caller-thinks"
    assert asked(ann)
    assert asked(ben)
    choose(ann, answer(ann, label(ann, "believe")))
    expect(dock(ann).get_by_text(ann.say("page-pe-caller-spoke"))).to_be_visible()
    for visitor in (ben, cora):
        expect(dock(visitor).get_by_text(visitor.say(thinks))).to_have_count(2)
    choose(ben, answer(ben, label(ben, "believe")))
    ann.until(lambda: bool(told(ann, "believed")))
    assert not told(ann, "lifted")
