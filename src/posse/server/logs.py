"""Structured logs.  Moves, links, cookies and full table ids are never logged."""

from __future__ import annotations

import logging
from typing import Any

import structlog

log: Any = structlog.get_logger("posse")


def set_up(style: str) -> None:
    """Configure the logs: `json` for programs, `console` for people, `none` for tests."""
    renderer: Any = (
        structlog.dev.ConsoleRenderer() if style == "console" else structlog.processors.JSONRenderer()
    )
    level = logging.CRITICAL if style == "none" else logging.INFO
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(),
    )
