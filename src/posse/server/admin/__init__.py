"""What whoever runs a server does to its tables: list, move, delete and check them."""

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
