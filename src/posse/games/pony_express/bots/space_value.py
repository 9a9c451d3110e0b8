"""What a space is worth to the rider who lands on it by a normal move, in spaces."""

from __future__ import annotations

from posse.games.pony_express.bots.aim import lesson
from posse.games.pony_express.bots.odds import tables
from posse.games.pony_express.bots.prospects import CARD, RICH, Public, duel, prison, purse
from posse.games.pony_express.rules.road import STAKE
from posse.games.pony_express.rules.track import track
from posse.kernel import Seat


def landing(view: Public, seat: Seat, at: int) -> float:
    """Meetings first, then the space (PE-R35)."""
    ground = track()
    if at >= ground.sacramento:
        return 0.0
    return _meeting(view, seat, at) + _space(view, seat, at)


def _space(view: Public, seat: Seat, at: int) -> float:
    space, gold = track().space(at), view.gold[seat]
    if space.kind == "mine":
        return sum([odds * (purse(gold + hand) - purse(gold)) for hand, odds in enumerate(_one_roll())])
    if space.kind == "saloon":
        return sum([odds * _round_for(gold, hand) for hand, odds in enumerate(_one_roll())])
    if space.kind == "relay":
        return CARD * 1.3 if view.stock else 0.0  # the better of two
    if space.kind == "indians":
        down = lesson(view.rules, indians=True)[1]
        return down * (1 + RICH) - len(track().spots)
    if space.price and gold >= space.price:
        return max(0.0, space.to - at - fare(gold, space.price))
    return 0.0


def fare(gold: int, price: int) -> float:
    """What paying a price costs, in spaces."""
    return purse(gold) - purse(gold - price)


def _one_roll() -> tuple[float, ...]:
    return tables().odds[0]


def _round_for(gold: int, hand: int) -> float:
    return -fare(gold, hand) if hand <= gold else -purse(gold) - prison(0)


def company(view: Public, seat: Seat, at: int) -> tuple[Seat, ...]:
    """Whom a rider would meet there (PE-R24, PE-R25)."""
    if at <= track().peaceful or at >= track().sacramento:
        return ()
    met = [other for other, pos in enumerate(view.pos) if pos == at and other != seat]
    return tuple([other for other in met if view.rules.prisoners_met or not view.jailed >> other & 1])


def _meeting(view: Public, seat: Seat, at: int) -> float:
    met = company(view, seat, at)
    if not met:
        return 0.0
    gold = view.gold[seat]
    if len(met) == 1:
        wins, loses = duel(view.rules)
        prize = max((view.gold[met[0]] + 1) // 2, 1)
        gain = purse(gold + prize) - purse(gold)
        loss = fare(gold, (gold + 1) // 2) if gold else prison(0)
        return wins * gain - loses * loss
    share = 1 / (len(met) + 1)
    gain = purse(gold + STAKE * len(met)) - purse(gold)
    loss = fare(gold, STAKE) if gold >= STAKE else purse(gold) + prison(0)
    return share * gain - (1 - share) * loss
