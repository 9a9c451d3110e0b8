"""Write some games to tests/records: every later release must replay them.

python3 run.py python scripts/keep_records.py     once for each new version of a game's rules
"""

from __future__ import annotations

from pathlib import Path

import posse
from posse.kernel import load

RECORDS = Path(__file__).parents[1] / "tests" / "records"
GAMES: dict[str, list[tuple[list[str], dict[str, object]]]] = {
    "stage-coach": [
        (["greedy", "greedy"], {"map": "overland"}),
        (["greedy", "greedy"], {"map": "cutoff", "reinforcements": True}),
        (
            ["random", "greedy"],
            {"map": "cutoff", "turning": "sixths", "second_village": "rides", "turn_limit": "none"},
        ),
    ],
    "pony-express": [
        (["greedy", "greedy", "random"], {}),
        (["random"] * 4, {"liars_go_to_jail": True, "figure_must_fall": True, "stray_bullet": "any"}),
        (["greedy"] * 5, {"prisoners_met": True, "desert_price": "forever", "doubts": "first"}),
    ],
    "pappy-winchester": [
        (["greedy", "greedy", "random"], {}),
        (["random"] * 4, {"vehicles": "random", "tokens_hidden": True}),
        (["greedy"] * 5, {"numbering": "common", "open_ledger": True, "duel_by": "either"}),
    ],
}


def main() -> None:
    for name, kept in GAMES.items():
        game = load(name)
        for number, (seated, options) in enumerate(kept, start=1):
            path = RECORDS / f"{name}-rules{game.rules}-{number}.posse"
            if path.exists():
                continue  # a kept record is never rewritten
            match = posse.play(name, seated, seed=f"kept/{number}", options=options)
            match.record.write(path)
            path.with_suffix(".dump").write_text(game.dump(match.state) + "\n", encoding="utf-8")
            print(path.name, len(match.record.inputs))


if __name__ == "__main__":
    main()
