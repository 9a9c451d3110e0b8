"""The games that are installed: found by the entry-point group `posse.games`, ours declared like anybody's.

An entry point is named like the game and leads to its `Package`.  A notebook may `register` one instead.
"""

from __future__ import annotations

from functools import partial
from importlib.metadata import EntryPoint, entry_points

from posse import kernel
from posse.games.package import Defaults, MapFile, Package
from posse.kernel import Illegal

GROUP = "posse.games"
OURS = "posse"  # the distribution whose games come first

_found: dict[str, EntryPoint] = {}
_packages: dict[str, Package] = {}
_registered: dict[str, Package] = {}


def register(package: Package) -> None:
    """Make a game known in this process.  One of the same name is replaced."""
    _packages[package.name] = _registered[package.name] = package
    kernel.register(package.name, lambda: package.loaded_game)


def load_package(name: str) -> Package:
    """The package of the game of this name."""
    names = kernel.games()
    if name not in _packages:
        if name not in _found:
            raise Illegal("unknown-game", game=str(name)[:40], known=names)
        _packages[name] = _load(_found[name])
    return _packages[name]


def is_installed(name: str) -> bool:
    """Whether another process finds this game: by its entry point, not by `register` in this one."""
    kernel.games()
    return name in _found and name not in _registered


def packages() -> tuple[Package, ...]:
    """Every game whose package can be loaded; a broken one keeps nobody from the others."""
    found = []
    for name in kernel.games():
        try:
            found.append(load_package(name))
        except Illegal:
            continue
    return tuple(found)


def _load(entry: EntryPoint) -> Package:
    try:
        package = entry.load()
    except Exception as error:  # somebody else's code: whatever it raises, it is named
        problem = f"{type(error).__name__}: {error}"
        raise Illegal("broken-game", game=entry.name, problem=problem[:200]) from error
    if not isinstance(package, Package) or package.name != entry.name:
        raise Illegal("broken-game", game=entry.name, problem=f"{entry.value} is not its Package")
    return package


def _discover() -> None:
    for entry in sorted(entry_points(group=GROUP), key=_order):
        if entry.name not in _packages:
            _found[entry.name] = entry
            kernel.register(entry.name, partial(_game, entry.name))


def _order(entry: EntryPoint) -> tuple[bool, str]:
    return entry.dist is None or entry.dist.name != OURS, entry.name


def _game(name: str) -> kernel.AnyGame:
    return load_package(name).loaded_game


kernel.discover_with(_discover)

__all__ = ["Defaults", "MapFile", "Package", "is_installed", "load_package", "packages", "register"]
