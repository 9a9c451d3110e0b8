"""Coming back: after a reload, and after the line or the server went down, in the middle of a decision."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from posse.server.pages import INDEX
from server.server_process import Running
from web.browser import Visitor
from web.conftest import Welcome
from web.scripted_tables import COACH, RIDERS, ScriptedTable, before, script
from web.stage_coach_page import arrived, buttons, dock, press

pytestmark = pytest.mark.long


def picture(visitor: Visitor) -> tuple[str, str, list[str]]:
    """What is asked, what has happened, what can be answered."""
    log = visitor.page.get_by_role("tabpanel").inner_text()
    return dock(visitor).inner_text(), log, buttons(visitor).all_inner_texts()


@pytest.mark.parametrize("seat", [COACH, RIDERS])
def test_a_reload_leads_back_to_the_same_decision(house: Running, welcome: Welcome, seat: int) -> None:
    steps = script()
    stage = ScriptedTable(house)
    stage.put(steps[: before(steps, "journey" if seat == COACH else "riding", after=20)])
    visitor = welcome(house)
    visitor.visit(stage.door(seat))
    arrived(visitor)
    was, state = picture(visitor), visitor.state
    visitor.page.reload()
    visitor.until(lambda: len(visitor.lines) == 2 and bool(visitor.lines[1].state))
    arrived(visitor)
    assert picture(visitor) == was
    assert {**visitor.state, "events": []} == {**state, "events": []}
    press(visitor)


@pytest.mark.parametrize(("end", "words"), [("kill", "page-table-away"), ("stop", "page-away-restart")])
def test_a_server_that_ends_in_the_middle_of_a_decision_loses_nothing(
    tmp_path: Path, welcome: Welcome, end: str, words: str
) -> None:
    if not INDEX.exists():
        pytest.skip("the page is not built: npm run build in web/")
    server = Running(tmp_path / "posse.db")
    try:
        steps = script()
        stage = ScriptedTable(server)
        at = before(steps, "journey", after=20)
        stage.put(steps[:at])
        visitor = welcome(server)
        visitor.visit(stage.door(COACH))
        arrived(visitor)
        was, seq = picture(visitor), visitor.state["seq"]

        visitor.expect("WebSocket connection", "ERR_CONNECTION_REFUSED")
        getattr(server, end)()
        notice = visitor.page.get_by_text(visitor.say(words))
        expect(notice).to_be_visible()
        expect(buttons(visitor).first).to_be_disabled()

        server = Running(tmp_path / "posse.db", port=server.port)
        expect(notice).to_have_count(0)
        expect(buttons(visitor).first).to_be_enabled()
        assert picture(visitor) == was
        assert visitor.state["seq"] == seq
        press(visitor, steps[at].words)
    finally:
        if server.process.poll() is None:
            server.stop()
