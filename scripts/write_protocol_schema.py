"""Write the JSON schema of the socket's messages to docs/protocol.schema.json.

Run it when a message, or a phase, prompt or event of a game has changed; then make the page's types from it:

python3 run.py python scripts/write_protocol_schema.py
npm run types    (in web/)
"""

from __future__ import annotations

import json
from pathlib import Path

from posse.server.protocol import schema

PATH = Path(__file__).parents[1] / "docs" / "protocol.schema.json"


def text() -> str:
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    PATH.write_text(text(), encoding="utf-8")
