"""The games there are.  A new one is one more line here, and its own folder."""

from posse.kernel import AnyGame, register


def _stage_coach() -> AnyGame:
    from posse.games.stage_coach.rules import StageCoach

    return StageCoach()


def _pony_express() -> AnyGame:
    from posse.games.pony_express.rules import PonyExpress

    return PonyExpress()


def _pappy_winchester() -> AnyGame:
    from posse.games.pappy_winchester.rules import PappyWinchester

    return PappyWinchester()


register("stage-coach", _stage_coach)
register("pony-express", _pony_express)
register("pappy-winchester", _pappy_winchester)
