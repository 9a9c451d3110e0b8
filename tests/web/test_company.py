"""Two people in two browsers, and somebody who watches."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from server.server_process import Running
from web.browser import Visitor
from web.conftest import Welcome
from web.scripted_tables import ScriptedTable
from web.stage_coach_page import my_turn, press

pytestmark = pytest.mark.long


def test_a_table_is_made_shared_and_begun(house: Running, welcome: Welcome) -> None:
    """The host makes a table and sits; the friend comes by the link; a third one has no seat left."""
    ann, bill, zoe = (welcome(house) for _ in range(3))
    ann.visit()
    ann.button("page-make-table").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("radio", name=ann.say("stage-coach-title")).check()
    dialog.get_by_label(ann.say("page-make-name")).fill("Dry Fork")
    dialog.get_by_text(ann.say("page-make-rules")).click()
    dialog.get_by_label(ann.say("stage-coach-option-turn_limit")).fill("2")
    dialog.get_by_role("button", name=ann.say("page-make-it")).click()
    sit_down(ann, "Ann")
    link = ann.page.get_by_role("textbox", name=ann.say("page-share-table")).input_value()
    assert link == ann.page.url

    for friend in (bill, zoe):
        friend.visit()
        friend.page.get_by_label(friend.say("page-join-link")).fill(link)
        friend.button("page-join").click()
    sit_down(bill, "Bill")
    expect(ann.page.get_by_text(ann.say("page-waiting-full"))).to_be_visible()
    expect(zoe.page.get_by_text(zoe.say("page-waiting-full"))).to_be_visible()
    assert zoe.page.locator("main").get_by_role("button", name=zoe.say("page-sit")).count() == 0
    ann.page.get_by_role("button", name=ann.say("page-start"), exact=True).click()

    moderate(ann, bill, zoe)
    to_the_end(ann, bill)
    for visitor, verdict in ((ann, "drawn"), (bill, "drawn")):
        expect(visitor.page.get_by_role("region", name=visitor.say(f"page-result-{verdict}"))).to_be_visible()


def moderate(host: Visitor, player: Visitor, spectator: Visitor) -> None:
    """The host closes the talk to spectators, clears it, and removes one who talks on."""
    for visitor in (host, player, spectator):
        visitor.page.get_by_role("tab", name=visitor.say("page-tab-chat")).click()
    talk(spectator, "Boo!")
    expect(player.page.get_by_role("log").get_by_text("Boo!")).to_be_visible()
    host.page.get_by_text(host.say("page-chat-host")).click()
    host.page.get_by_label(host.say("page-chat-who")).select_option("players")
    talk(spectator, "Boo again!")
    refused = spectator.page.get_by_role("alert").get_by_text(spectator.say("reason-talk-closed"))
    expect(refused).to_be_visible()
    host.button("page-chat-remove").click()
    expect(spectator.page.get_by_text(spectator.say("reason-removed"))).to_be_visible()
    host.button("page-chat-clear").click()
    expect(player.page.get_by_role("log").get_by_text("Boo!")).to_have_count(0)


def talk(visitor: Visitor, text: str) -> None:
    visitor.page.get_by_label(visitor.say("page-chat-write")).fill(text)
    visitor.button("page-chat-send").click()


def sit_down(visitor: Visitor, name: str) -> None:
    """On the first free seat."""
    room = visitor.page.get_by_role("main")
    room.get_by_label(visitor.say("page-your-name")).fill(name)
    room.get_by_role("button", name=visitor.say("page-sit")).first.click()
    room.get_by_role("button", name=visitor.say("page-get-up")).wait_for()


def to_the_end(ann: Visitor, bill: Visitor) -> None:
    """Both choose the first thing they may, whenever they are asked."""
    players = (ann, bill)
    while not any(player.over for player in players):
        ann.until(lambda: any(player.over or player.asked for player in players))
        for player in players:
            if player.asked and not player.over and my_turn(player):
                press(player)
    ann.until(lambda: all(player.over for player in players))


def test_everybody_hears_everybody_and_sees_the_end(house: Running, welcome: Welcome) -> None:
    stage = ScriptedTable(house, turn_limit=1)
    ann, bill, zoe = (welcome(house) for _ in range(3))
    for visitor, seat in ((ann, 0), (bill, 1), (zoe, None)):
        visitor.visit(stage.door(seat))
        visitor.page.get_by_role("tab", name=visitor.say("page-tab-chat")).click()
    expect(zoe.page.get_by_role("heading", name=zoe.say("page-dock-watching"))).to_be_visible()
    for visitor, text in ((ann, "Well met!"), (bill, "Mind the mountains."), (zoe, "Hear, hear.")):
        talk(visitor, text)
        for hearer in (ann, bill, zoe):
            expect(hearer.page.get_by_role("log").get_by_text(text)).to_be_visible()

    log = bill.page.get_by_role("log")
    ann_muted = bill.page.get_by_role("group", name=bill.say("page-chat-mute")).get_by_role(
        "button", name="Ann"
    )
    ann_muted.click()
    expect(log.get_by_text("Ann", exact=True)).to_have_count(0)
    ann_muted.click()
    expect(log.get_by_text("Ann", exact=True)).to_be_visible()

    to_the_end(ann, bill)
    drawn = zoe.say("page-result-drawn")
    for visitor in (ann, bill, zoe):
        result = visitor.page.get_by_role("region", name=drawn)
        places = result.locator("ol").first.locator("li")
        expect(places).to_contain_text(["Ann", "Bill"])
        town = visitor.state["view"]["coach"]["destination"]
        slip = visitor.say("page-sc-slip-open", destination=town)
        expect(visitor.page.get_by_text(slip, exact=True)).to_be_visible()
