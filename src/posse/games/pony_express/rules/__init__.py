"""Pony Express (3 to 5): a race with dice, lies and gunfights.  The rules read in order in `opening`,
`turn`, `road`, `gunfight` and `spaces`."""

from posse.games.pony_express.rules.game import PonyExpress
from posse.games.pony_express.rules.options import Rules
from posse.games.pony_express.rules.table import BANK, Race
from posse.games.pony_express.rules.view import RaceView

__all__ = ["BANK", "PonyExpress", "Race", "RaceView", "Rules"]
