"""A hash tree: one root stands for many keys, and a few of them can be shown without the others.

Nodes are numbered as in a heap: 1 is the root, `2n` and `2n + 1` hang below `n`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Final

Nodes = Sequence[bytes]
"""Every node by its number; number 0 is not used."""

# Two prefixes, so that no node can be passed off as a leaf, nor a leaf as a node.
_LEAF: Final = b"posse/1/leaf/"
_NODE: Final = b"posse/1/node/"


def leaf(key: bytes) -> bytes:
    """Return the hash of a key, with which a key can be checked and not computed."""
    return sha256(_LEAF + key).digest()


def join(left: bytes, right: bytes) -> bytes:
    return sha256(_NODE + left + right).digest()


def grow(leaves: Sequence[bytes]) -> Nodes:
    """Return the tree over these leaves; their number is a power of two."""
    nodes = [b""] * len(leaves) + list(leaves)
    for at in range(len(leaves) - 1, 0, -1):
        nodes[at] = join(nodes[2 * at], nodes[2 * at + 1])
    return nodes


def climb(known: Mapping[int, bytes], beside: Callable[[int], bytes]) -> bytes:
    """Return the root over these nodes, none of which may be below another.

    `beside` is called for the neighbours that are not known, from the leaves upwards.
    """
    found = dict(known)
    for at in range(max(found), 1, -1):
        if at in found and at // 2 not in found:
            other = found[at ^ 1] if at ^ 1 in found else beside(at ^ 1)
            found[at // 2] = join(other, found[at]) if at % 2 else join(found[at], other)
    return found[1]
