"""The front page."""

from __future__ import annotations

import gzip

from playwright.sync_api import expect

from web.visitor import Visitor

SCRIPT = 100_000
"""Bytes of script, gzipped, that the front page may need to be painted."""


def test_the_front_page_paints_with_little_script_and_without_a_complaint(guest: Visitor) -> None:
    scripts: list[bytes] = []
    guest.page.on(
        "response",
        lambda answer: scripts.append(answer.body()) if answer.request.resource_type == "script" else None,
    )
    guest.visit()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(guest.say("page-greeting"))
    guest.page.wait_for_load_state("networkidle")
    size = sum(len(gzip.compress(script, 9, mtime=0)) for script in scripts)
    assert 0 < size < SCRIPT
