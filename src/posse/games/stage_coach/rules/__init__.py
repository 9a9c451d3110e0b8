"""Stage Coach (2): a hex chase.  The rules read in order in `turn`."""

from posse.games.stage_coach.rules.game import StageCoach
from posse.games.stage_coach.rules.land import Land, add, find, read
from posse.games.stage_coach.rules.options import Rules
from posse.games.stage_coach.rules.table import COACH, INDIANS, Trail
from posse.games.stage_coach.rules.view import CoachView

__all__ = ["COACH", "INDIANS", "CoachView", "Land", "Rules", "StageCoach", "Trail", "add", "find", "read"]
