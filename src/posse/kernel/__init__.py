"""The kernel: what every game, bot, server and notebook agrees on.  It knows no game."""

from posse.kernel.action import Action, Catalogue, Element, OptionList, Range, narrow
from posse.kernel.ask import Ask, Chance, Decision, Outcome, Over, Seat, die
from posse.kernel.event import EVERYONE, Event, Value
from posse.kernel.game import AnyGame, Game, Note, Statistic, discover_with, games, load, register
from posse.kernel.illegal import Damaged, Illegal
from posse.kernel.options import Option, Setting, switch
from posse.kernel.order import Order, Orders, TakeDefault
from posse.kernel.record import Record, apply_choice, seats_of
from posse.kernel.shot import Aim, Figure, Scene, Shot
from posse.kernel.state import Open, Phase, State, Table, replaced
from posse.kernel.view import Briefing, Part, Patch, SharedPatches, View, apply_patch, view_patch

__all__ = [
    "EVERYONE",
    "Action",
    "Aim",
    "AnyGame",
    "Ask",
    "Briefing",
    "Catalogue",
    "Chance",
    "Damaged",
    "Decision",
    "Element",
    "Event",
    "Figure",
    "Game",
    "Illegal",
    "Note",
    "Open",
    "Option",
    "OptionList",
    "Order",
    "Orders",
    "Outcome",
    "Over",
    "Part",
    "Patch",
    "Phase",
    "Range",
    "Record",
    "Scene",
    "Seat",
    "Setting",
    "SharedPatches",
    "Shot",
    "State",
    "Statistic",
    "Table",
    "TakeDefault",
    "Value",
    "View",
    "apply_choice",
    "apply_patch",
    "die",
    "discover_with",
    "games",
    "load",
    "narrow",
    "register",
    "replaced",
    "seats_of",
    "switch",
    "view_patch",
]
