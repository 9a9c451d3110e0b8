"""The operator's tools: list, export, import, delete and audit tables."""

from posse.server.admin.archive import Archive, Overview, Stored, archive, migrated
from posse.server.admin.audit import Audit, Difference, audit
from posse.server.admin.lines import line, private_file, read

__all__ = [
    "Archive",
    "Audit",
    "Difference",
    "Overview",
    "Stored",
    "archive",
    "audit",
    "line",
    "migrated",
    "private_file",
    "read",
]
