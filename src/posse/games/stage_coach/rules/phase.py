"""The types of this game's phases: any phase, and a phase that everybody sees."""

from posse import kernel
from posse.games.stage_coach.rules.table import Trail

Phase = kernel.Phase[Trail]
Open = kernel.Open[Trail]
