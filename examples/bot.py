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


def change(view: dict, patch: dict) -> None:
    """Put what changed, such as `{"/coach/hex": "k7"}`, into the view."""
    for place, value in patch.items():
        *way, last = place.split("/")[1:]
        inside = view
        for step in way:
            inside = inside[int(step) if isinstance(inside, list) else step]
        inside[int(last) if isinstance(inside, list) else last] = value


async def play(server: str, table: str, token: str) -> None:
    seen, view, sets = 0, {}, {}  # `seen`: after a dropped connection we are told what we missed
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
                        seen, state["view"] = state["seq"], state.get("view", view)
                        change(view := state["view"], state.get("patch", {}))
                        if "ranks" in state:
                            return print("over:", state["ranks"])
                        if "prompt" in state:
                            named = state["options"]  # a list comes once, and then only its name
                            state["options"] = sets[named["set"]] = named.get("list") or sets[named["set"]]
                            move = {"type": "choose", "id": f"{seen}", "at": seen, "words": choose(state)}
                            await socket.send(json.dumps(move))
        except (ConnectionClosed, OSError):
            pass
        await asyncio.sleep(1)


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:4]))
