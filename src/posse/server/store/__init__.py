"""The store: tables and their entries, durable before anything is sent."""

from posse.server.store.backup import backup
from posse.server.store.database import StoreDown
from posse.server.store.rows import Listed
from posse.server.store.store import Store

__all__ = ["Listed", "Store", "StoreDown", "backup"]
