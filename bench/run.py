"""Measure, print, and write bench/results.md.

python3 run.py python bench/run.py                  everything but the bots, about half an hour
python3 run.py python bench/run.py --quick          two rounds, a few minutes; prints, and writes nothing
python3 run.py python bench/run.py --only ladder    the bots' levels: hours
python3 run.py python bench/run.py --only spiel     the legend beside OpenSpiel's searches: half an hour
"""

from __future__ import annotations

import argparse
import datetime
import os
import sys
from pathlib import Path

ROUNDS = 10
QUICK = 2
ASKED_FOR = ("ladder", "spiel")  # they take long, so they run only if named


def main() -> int:
    from bench import hands, ladder, page, report, rules, server, shots, spiel
    from bench.pairing import Broken

    # A section is a name, a title, and the function that measures it and yields its parts.
    sections = (
        ("rules", "The rules beside the peers'", rules.section),
        ("shots", "Shots", shots.section),
        ("hands", "Ways of aiming", hands.section),
        ("server", "The server beside boardgame.io", server.section),
        ("page", "The page", page.section),
        ("ladder", "The bots' levels", ladder.section),
        ("spiel", "The legend beside OpenSpiel's searches", spiel.section),
    )
    parser = argparse.ArgumentParser(description="Measure ourselves beside the peers, in one run.")
    parser.add_argument("--quick", action="store_true", help=f"{QUICK} rounds, nothing written")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"at least 2; {ROUNDS} unless told")
    parser.add_argument("--only", choices=[name for name, _, _ in sections], help="this section alone")
    given = parser.parse_args()
    rounds = QUICK if given.quick else given.rounds
    if rounds < 2:
        parser.error("quartiles need 2 rounds or more")
    for name, title, measure in sections:
        if given.only != name and (given.only or name in ASKED_FOR):
            continue
        parts = [f"## {title}", _where(report.machine())]
        print("\n\n".join(parts), flush=True)
        try:
            for part in measure(rounds):
                print(f"\n{part}", flush=True)
                parts.append(part)
        except Broken as reason:  # a failing peer is reported in its table; if ours fails there is no table
            print(f"bench: our own worker failed: {reason}", file=sys.stderr)
            return 1
        if not given.quick:
            report.write(name, "\n\n".join(parts))
            print(f"\nWritten to {report.PAGE}", file=sys.stderr)
    return 0


def _where(machine: str) -> str:
    command = " ".join(["python3 run.py python bench/run.py", *sys.argv[1:]])
    load = f"; load {os.getloadavg()[0]:.1f} at the start" if hasattr(os, "getloadavg") else ""
    return f"{datetime.date.today()}, `{command}`; {machine}{load}."


if __name__ == "__main__":
    # If this file is started by its path, `bench` is found only with the parent folder on the path.
    sys.path[0] = str(Path(__file__).resolve().parents[1])
    sys.exit(main())
