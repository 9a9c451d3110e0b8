"""Pappy Winchester (3 to 5): heirs bid for nineteen plots, and the price goes to the losers."""

from posse.games.package import MapFile, Package

PACKAGE = Package(
    name="pappy-winchester",
    game="posse.games.pappy_winchester.rules:PappyWinchester",
    bots="posse.games.pappy_winchester.bots:BOTS",
    report="posse.games.pappy_winchester.report:CRITIC",
    terminal="posse.games.pappy_winchester.terminal:draw",
    words="posse.games.pappy_winchester",
    map_file=MapFile(
        "plots",
        add="posse.games.pappy_winchester.rules.land:add_text",
        forget="posse.games.pappy_winchester.rules.land:forget",
    ),
    testing="posse.games.pappy_winchester.testing:subject",
)
