"""A die flicked over a board.  It knows pieces and places, no rules; no game imports it."""

from posse.physics.aim import NONE, STEADY, USUAL, WHISKY, Aim, Flick, tremble
from posse.physics.frames import Key, Track, decode
from posse.physics.scene import Piece, Scene, broadside, duel_scene, indian_scene
from posse.physics.shot import Shot, shoot

__all__ = [
    "NONE",
    "STEADY",
    "USUAL",
    "WHISKY",
    "Aim",
    "Flick",
    "Key",
    "Piece",
    "Scene",
    "Shot",
    "Track",
    "broadside",
    "decode",
    "duel_scene",
    "indian_scene",
    "shoot",
    "tremble",
]
