"""Write down the schema of the socket's messages, for those who read it without a server.

python3 run.py python scripts/schema.py     whenever a message changed, or a phase, prompt or event of a game
npm run types (in web/)                     then, to make the page's types of it
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
