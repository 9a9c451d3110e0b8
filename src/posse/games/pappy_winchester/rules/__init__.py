"""Pappy Winchester (3 to 5): an inheritance by auction; purses are secret, and the price goes to the losers.
The rules read in order in `opening`, `auction`, `purchase`, `objectives` and `ending`."""

from posse.games.pappy_winchester.rules.game import PappyWinchester
from posse.games.pappy_winchester.rules.options import Rules
from posse.games.pappy_winchester.rules.table import Estate
from posse.games.pappy_winchester.rules.view import EstateView

__all__ = ["Estate", "EstateView", "PappyWinchester", "Rules"]
