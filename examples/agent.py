"""An agent of your own for a live table.

posse seat examples/agent.py 'http://localhost:4141/t/TABLE#TOKEN'      (the seat's link)

It plays at random: write something better in `choose`.  See docs/learning.md.
"""


def choose(decision, options, rng):  # noqa: ARG001
    """`decision.view` is what your seat sees, `decision.events` what it was just told; return an option."""
    return rng.choice(options)
