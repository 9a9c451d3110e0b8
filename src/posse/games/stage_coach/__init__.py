"""Stage Coach (2): a hex chase after a coach with a secret destination."""

from posse.games.package import MapFile, Package

PACKAGE = Package(
    name="stage-coach",
    game="posse.games.stage_coach.rules:StageCoach",
    bots="posse.games.stage_coach.bots:BOTS",
    report="posse.games.stage_coach.report:CRITIC",
    terminal="posse.games.stage_coach.terminal:draw",
    words="posse.games.stage_coach",
    map_outlines="posse.games.stage_coach.plot:map_outlines",
    map_file=MapFile(
        "map",
        add="posse.games.stage_coach.rules.land:add_text",
        forget="posse.games.stage_coach.rules.land:forget",
    ),
    testing="posse.games.stage_coach.testing:subject",
)
