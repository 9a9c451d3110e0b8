"""Liar's Dice (2 to 6): five dice under a cup each, and everybody bids on all of them."""

from posse import Package

PACKAGE = Package(
    name="liars-dice",
    game="liars_dice.rules:LiarsDice",
    bots="liars_dice.bots:BOTS",
    words="liars_dice",
    testing="liars_dice.testing:subject",
)
