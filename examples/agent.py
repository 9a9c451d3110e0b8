"""An agent of your own for a live table.

posse seat examples/agent.py 'http://localhost:4141/t/TABLE#TOKEN'      (the seat's link)

It plays at random: write something better in `choose`.  See docs/learning.md.
"""


def choose(seen, options, rng):  # noqa: ARG001
    """`seen.view` is what your seat sees, `seen.events` what it was just told; return one of the options."""
    return rng.choice(options)
