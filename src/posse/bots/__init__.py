"""What all bots share: a view and some options in, one of the options out."""

from posse.bots.bot import Bot, BotEntry, Kind, Maker, Reason

LEVELS = ("greenhorn", "cowhand", "deputy", "sheriff", "legend")
"""The usual names of bots that differ in strength, the weakest first."""

__all__ = ["LEVELS", "Bot", "BotEntry", "Kind", "Maker", "Reason"]
