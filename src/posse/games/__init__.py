"""The games there are.  A new one is one more line here, and its own folder."""

from posse.kernel import AnyGame, register


def _stage_coach() -> AnyGame:
    from posse.games.stage_coach import StageCoach

    return StageCoach()


register("stage-coach", _stage_coach)
