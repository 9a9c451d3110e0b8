"""A bot of your own at a live table.

python examples/bot.py http://localhost:4141 TABLE TOKEN      (the token is the seat's link)

It needs nothing but `websockets`.  It plays at random: write something better in `choose`.
"""

import asyncio
import json
import random
import sys

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def choose(state: dict) -> str:
    """`state["view"]` is what your seat sees, `state["events"]` what it was just told."""
    return random.choice(state["options"])["words"]


async def play(server: str, table: str, token: str) -> None:
    seen = 0  # the number of the last state: after a dropped connection we are told what we missed
    while True:
        try:
            async with connect(server.replace("http", "ws", 1).rstrip("/") + "/socket") as socket:
                hello = {"type": "hello", "protocol": 2, "table": table, "token": token, "since": seen}
                await socket.send(json.dumps(hello))
                async for text in socket:
                    state = json.loads(text)
                    if state["type"] == "bye" and not state["again"]:
                        return print("not welcome:", state["reason"])
                    if state["type"] == "refused":
                        print("refused:", state["reason"], state["details"])
                        state = state.get("state", state)
                    if state["type"] == "state":
                        seen = state["seq"]
                        if "ranks" in state:
                            return print("over:", state["ranks"])
                        if "prompt" in state:
                            move = {"type": "choose", "id": f"{seen}", "at": seen, "words": choose(state)}
                            await socket.send(json.dumps(move))
        except (ConnectionClosed, OSError):
            pass
        await asyncio.sleep(1)


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:4]))
