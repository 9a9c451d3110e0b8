"""The physics of a die flicked over a board.  It answers the kernel's shots, knows no rules, and is imported
by no game."""

from posse.physics.aim import NONE, STEADY, USUAL, WHISKY, Aim, Flick, tremble
from posse.physics.flick import flick
from posse.physics.frames import Key, Track, decode
from posse.physics.scene import Piece, Scene, broadside, duel_scene, indian_scene
from posse.physics.shot import Trajectory, shoot

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
    "Track",
    "Trajectory",
    "broadside",
    "decode",
    "duel_scene",
    "flick",
    "indian_scene",
    "shoot",
    "tremble",
]
