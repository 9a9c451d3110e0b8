"""Count the hands under the cup: `python3 run.py python scripts/count_hands.py [GAMES]`.

Bots that reroll as sensible people do play many games of Pony Express.  For every claim the script notes what
everybody could see, and the claimer's hand.  Writes src/posse/games/pony_express/bots/data/hands.json.
"""

from __future__ import annotations

import datetime
import json
import random
import sys
from pathlib import Path
from typing import Final

import posse
from posse.games import load_package
from posse.games.pony_express.bots import belief
from posse.games.pony_express.bots.belief import observation_key
from posse.games.pony_express.bots.opponent_model import ClaimHistory
from posse.games.pony_express.rules.dice import Hand
from posse.kernel import Chance, Decision, Over

DATA: Final = Path(belief.__file__).parent / "data" / "hands.json"
PLAYERS: Final = ("greedy", "sheriff", "honest", "equilibrium", "deputy")
GAMES: Final = 1500

Counts = dict[str, list[int]]


def watch(seed: int, counts: Counts) -> None:
    """Play one game and add the hand of each claim to `counts`."""
    game, rng = posse.load("pony-express"), random.Random(seed)
    seats = game.fewest + seed % (game.most - game.fewest + 1)
    state = game.setup(seats, {})
    state.listen()
    names = [PLAYERS[int(rng.random() * len(PLAYERS))] for _ in range(seats)]
    players = [
        load_package(game.name).make_bot(name, at, random.Random(f"{seed}/{at}"))
        for at, name in enumerate(names)
    ]
    history, hands = ClaimHistory(), list[Hand]()
    while not isinstance(ask := state.ask(), Over):
        if isinstance(ask, Chance):
            state.happen(ask.sample(rng))
        else:
            assert isinstance(ask, Decision)
            seat = ask.seats[int(rng.random() * len(ask.seats))]
            if ask.prompt == "claim":
                hands.append(state.table.hand())
            state.choose(seat, players[seat].choose(game.view(state, seat), ask.prompt, ask.options[seat]))
        events = state.take_events()
        history.hear([event for event in events if event.heard_by(None)])
        for at, player in enumerate(players):
            player.hear([event for event in events if event.heard_by(at)])
    history.read(state.table.rules, seats)
    for past, hand in zip(history.claims, hands, strict=False):  # the last claim may have ended the game
        seen = past.context
        key = observation_key(seen.last_roll, seen.visible, seen.can_reroll)
        counts.setdefault(key, [0] * len(Hand))[hand] += 1


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    counts: Counts = {}
    for seed in range(games):
        watch(seed, counts)
    made = f"python3 run.py python scripts/count_hands.py {games}, {datetime.date.today()}"
    lines = ",\n".join([f"  {json.dumps(name)}: {json.dumps(counts[name])}" for name in sorted(counts)])
    DATA.write_text(f'{{\n "made": {json.dumps(made)},\n "hands": {{\n{lines}\n }}\n}}\n', "utf-8")
    print(f"{len(counts)} rows, {sum(map(sum, counts.values()))} claims")


if __name__ == "__main__":
    main()
