"""Pony Express (3 to 5): a race with dice under a cup, and gunfights with a flicked die."""

from posse.games.package import Package

PACKAGE = Package(
    name="pony-express",
    game="posse.games.pony_express.rules:PonyExpress",
    bots="posse.games.pony_express.bots:BOTS",
    report="posse.games.pony_express.report:CRITIC",
    terminal="posse.games.pony_express.terminal:draw",
    words="posse.games.pony_express",
    testing="posse.games.pony_express.testing:subject",
    practice="posse.games.pony_express.practice:PRACTICE",
)
