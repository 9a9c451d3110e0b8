"""A phase of this game, and one that everybody sees."""

from posse import kernel
from posse.games.stage_coach.rules.table import Trail

Phase = kernel.Phase[Trail]
Open = kernel.Open[Trail]
