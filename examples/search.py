"""OpenSpiel's information-set search at a live table, with our rollouts.

posse seat examples/search.py 'http://localhost:4141/t/TABLE#TOKEN'      (the seat's link)
"""

import numpy as np
from open_spiel.python.algorithms import ismcts

from posse import learn
from posse.learn.openspiel_game import RolloutEvaluator, resampler, state_from_view

SIMULATIONS = 50


def choose(decision, options, rng):
    """The most visited action after a few simulations from positions that look like this one."""
    if len(options) == 1:
        return options[0]
    game = learn.openspiel(decision.game.name, decision.seats, decision.settings)
    luck = np.random.RandomState(rng.randrange(2**32))
    search = ismcts.ISMCTSBot(
        game, RolloutEvaluator("random"), 1.4, SIMULATIONS, random_state=luck, use_observation_string=True
    )
    search.set_resampler(resampler(rng.random()))
    return int(search.step(state_from_view(game, decision.view_object, decision.seat, rng)))
