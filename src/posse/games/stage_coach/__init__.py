"""Stage Coach (2): a hex chase.  The rules read in order in `turn`."""

from posse.games.stage_coach.game import StageCoach
from posse.games.stage_coach.land import Land, add, find, read
from posse.games.stage_coach.table import COACH, INDIANS, Rules, Trail
from posse.games.stage_coach.view import CoachView

__all__ = ["COACH", "INDIANS", "CoachView", "Land", "Rules", "StageCoach", "Trail", "add", "find", "read"]
