"""The games there are.  A new one is one more line here, and its own folder."""

from posse.kernel import AnyGame, register


def _stage_coach() -> AnyGame:
    from posse.games.stage_coach import StageCoach

    return StageCoach()


def _pony_express() -> AnyGame:
    from posse.games.pony_express import PonyExpress

    return PonyExpress()


def _pappy_winchester() -> AnyGame:
    from posse.games.pappy_winchester import PappyWinchester

    return PappyWinchester()


register("stage-coach", _stage_coach)
register("pony-express", _pony_express)
register("pappy-winchester", _pappy_winchester)
