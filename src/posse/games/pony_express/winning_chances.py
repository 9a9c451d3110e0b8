"""Every rider's chances of winning at any point of a turn, from what the reader of a record may know.

They are worked out from the positions in which the turn may end.  Dice that were never shown count as any
dice.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from posse.games.pony_express.bots.odds import RerollPlanner, reroll_odds, usual_hand_odds
from posse.games.pony_express.bots.prospects import (
    SPACES_PER_TURN,
    Prospects,
    final_duel_odds,
    gold_value,
    hit_chance,
    public_state_of,
    riders_met,
    space_value,
)
from posse.games.pony_express.rules import Race
from posse.games.pony_express.rules.dice import HANDS, HIDDEN, RANKS, Faces, Hand
from posse.games.pony_express.rules.gunfight import DUEL_SHOTS, Bout, Corners, RollOff
from posse.games.pony_express.rules.road import STAKE, PokerGame
from posse.kernel import Seat
from posse.report.critic import Chances, even, mixed

DISTANCES: Final = (1.2, 1.5, 2.1, 3.0, 4.0, 5.0, 6.0, 7.0)
"""How far each hand carries its rider on average; a weak hand gains by bluffs."""

WRONG_DOUBT_COST: Final = 1.9
"""The cost of a wrong doubt, in spaces: the higher it is, the more claims are bluffs."""


class PositionChances:
    """One position, and the chances after each way in which the turn may go on."""

    def __init__(self, t: Race) -> None:
        self.t: Final = t
        self.rider: Final = t.active
        self.state: Final = public_state_of(t, t.active)
        self._prospects: Final = Prospects(self.state)
        seats = t.seats
        # A rider whose turn comes later in the round has not made that turn's way yet.
        waits = [(seat - t.active - 1) % seats for seat in range(seats)]
        self._tempo: Final = tuple([-SPACES_PER_TURN * wait / seats for wait in waits])

    def after_turn(
        self,
        moved: dict[Seat, int] | None = None,
        gold: dict[Seat, int] | None = None,
        jailed: int | None = None,
        extra: float = 0.0,
    ) -> Chances:
        """Return the chances if the turn ended with these changes.

        `extra` is the value of what the active rider's space may bring.
        """
        t = self.t
        pos = [(moved or {}).get(seat, at) for seat, at in enumerate(t.pos)]
        # The last nugget costs nothing: a rider without gold is given one.
        purses = [max((gold or {}).get(seat, had), 1) for seat, had in enumerate(t.gold)]
        more = list(self._tempo)
        more[self.rider] += extra
        return tuple(self._prospects.chances(pos, purses, t.jailed if jailed is None else jailed, more))

    # -- the ride

    def after_ride(self, spaces: float, gold: int | None = None) -> Chances:
        """Return the chances when the rider has just ridden `spaces` spaces, before any meeting there.

        A fraction mixes the chances of the two whole numbers around it.
        """
        whole = int(spaces)
        near = self._after_landing(whole, gold)
        if spaces == whole:
            return near
        far = self._after_landing(whole + 1, gold)
        return mixed([(near, whole + 1 - spaces), (far, spaces - whole)])

    def _after_landing(self, spaces: int, gold: int | None) -> Chances:
        rider = self.rider
        at = min(self.t.pos[rider] + spaces, self.t.track.sacramento)
        purses = {} if gold is None else {rider: gold}
        return self.after_turn({rider: at}, purses, extra=space_value(self.state, rider, at))

    def arrived(self) -> Chances:
        """Return the chances on the rider's space, whose riders have been met already."""
        met = riders_met(self.state, self.rider, self.t.pos[self.rider])
        return self.after_turn() if met else self.after_ride(0.0)

    def before_roll(self) -> Chances:
        """Return the chances with unknown dice: before the roll, or never shown."""
        return mixed([(self.with_dice(faces, True), odds) for faces, odds in any_hand()])

    def in_prison(self) -> Chances:
        """Return the chances if the turn is lost or the bail is paid, whichever is better."""
        t, rider, bail = self.t, self.rider, self.t.track.bail
        free = t.jailed & ~(1 << rider)
        stays = self.after_turn(jailed=free)
        if t.gold[rider] < bail:
            return stays
        at, out = t.pos[rider], []
        for hand, odds in enumerate(usual_hand_odds()):
            to = min(at + max(hand, 1), t.track.sacramento)
            out.append((self.after_turn({rider: to}, {rider: t.gold[rider] - bail}, free), odds))
        paid = mixed(out)
        return max(stays, paid, key=lambda chances: chances[rider])

    def with_dice(self, faces: Faces, first: bool) -> Chances:
        """Return the chances with `faces`, by standing or by the best reroll, whichever is better.

        `first` says that no reroll was bought yet this turn.
        """
        t, rider = self.t, self.rider
        if HIDDEN in faces:
            return self.before_roll()
        hand, price = HANDS[faces], t.reroll_price(first)
        stand = self.after_ride(DISTANCES[hand])
        left = t.gold[rider] - price
        if left < 0:
            return stand
        cost = gold_value(max(t.gold[rider], 1)) - gold_value(max(left, 1))
        value, keep = _planner(cost).best(faces)
        if value <= DISTANCES[hand]:
            return stand
        kept = reroll_odds().odds[reroll_odds().kept.index(keep)]
        again = mixed(
            [(self.after_ride(DISTANCES[end], left), odds) for end, odds in enumerate(kept) if odds]
        )
        return max(stand, again, key=lambda chances: chances[rider])

    def before_claim(self) -> Chances:
        faces = self.t.faces
        return self.before_roll() if HIDDEN in faces else self.after_ride(DISTANCES[HANDS[faces]])

    # -- the claim

    def after_claim(self, claim: Hand, callers: tuple[Seat, ...]) -> Chances:
        """Return the chances while the `callers` may doubt: a true claim rides, a bluff may be caught.

        With dice that were never shown, both are mixed.
        """
        faces, seats = self.t.faces, self.t.seats
        truth = self.after_ride(float(claim))
        if HIDDEN not in faces and HANDS[faces] == claim:
            return truth
        doubt = (seats - 1) / seats * max(0.0, 1 - 1 / claim)
        caught = mixed([(self.after_caught(claim, caller), 1 / len(callers)) for caller in callers])
        bluff = mixed([(truth, 1 - doubt), (caught, doubt)])
        if HIDDEN not in faces:
            return bluff
        bluffs = WRONG_DOUBT_COST / (WRONG_DOUBT_COST + claim * seats / (seats - 1))
        return mixed([(truth, 1 - bluffs), (bluff, bluffs)])

    def after_caught(self, claim: Hand, caller: Seat) -> Chances:
        """Return the chances when `caller` was right to doubt and rides as far as the bluffer claimed."""
        t = self.t
        at = t.pos[caller]
        to = min(at + claim, t.track.sacramento) if at < t.track.sacramento else at
        jailed = t.jailed | 1 << t.active if t.rules.liars_go_to_jail else t.jailed
        return self.after_turn({caller: to}, jailed=jailed)

    # -- gunfights and poker

    def before_corners(self, corners: Corners) -> Chances:
        other = corners.other if corners.first == corners.mover else corners.mover
        return self.in_duel(corners.first, other, 0, corners.final, corners.streak)

    def before_shot(self, bout: Bout) -> Chances:
        return self.in_duel(bout.shooter, bout.target, bout.shots, bout.final, bout.streak)

    def after_miss(self, bout: Bout) -> Chances:
        """Return the chances after a miss: the next shot is the same rider's or the other's."""
        if bout.streak:
            return self.in_duel(bout.shooter, bout.target, bout.shots, bout.final, bout.streak - 1)
        return self.in_duel(bout.target, bout.shooter, bout.shots, bout.final, 0)

    def in_duel(self, shooter: Seat, target: Seat, shots: int, final: bool, streak: int) -> Chances:
        """Return the chances before the next shot, when the shooter has `streak` further shots after it."""
        if final:
            first = final_duel_odds(self.t.rules, streak)
            return self._either(shooter, target, first)
        hit, miss = hit_chance(self.t.rules), 1.0
        odds = [0.0, 0.0]
        for shot in range(DUEL_SHOTS - shots):
            odds[shot % 2] += miss * hit
            miss *= 1 - hit
        return mixed(
            [
                (self.after_duel(shooter, target), odds[0]),
                (self.after_duel(target, shooter), odds[1]),
                (self.after_turn(), miss),
            ]
        )

    def after_hit(self, bout: Bout) -> Chances:
        """Return the chances after a hit, as if no card could undo it."""
        if bout.final:
            return self._either(bout.shooter, bout.target, 1.0)
        return self.after_duel(bout.shooter, bout.target)

    def _either(self, one: Seat, other: Seat, odds: float) -> Chances:
        chances = [0.0] * self.t.seats
        chances[one], chances[other] = odds, 1 - odds
        return tuple(chances)

    def after_duel(self, winner: Seat, loser: Seat) -> Chances:
        """Return the chances after a duel: the winner takes half the loser's gold, rounded up (PE-R31)."""
        gold, jailed = self.t.gold, self.t.jailed
        prize = (gold[loser] + 1) // 2
        if not prize:
            jailed |= 1 << loser
        purses = {winner: gold[winner] + max(prize, 1), loser: gold[loser] - prize}
        return self.after_turn(gold=purses, jailed=jailed)

    def in_showdown(self, phase: PokerGame | RollOff) -> Chances:
        """Return the chances while riders still roll: a leader wins if none of them rolls better."""
        waiting = phase.rolling[phase.turn :]
        ahead = _share_not_above(phase.best) ** len(waiting) if phase.leaders else 0.0
        shares = [(leader, ahead / len(phase.leaders)) for leader in phase.leaders]
        shares += [(seat, (1 - ahead) / len(waiting)) for seat in waiting]
        if isinstance(phase, RollOff):
            chances = [0.0] * self.t.seats
            for seat, odds in shares:
                chances[seat] = odds
            return tuple(chances)
        return mixed([(self._pot(phase, seat), odds) for seat, odds in shares])

    def _pot(self, game: PokerGame, winner: Seat) -> Chances:
        purses = {seat: max(self.t.gold[seat] - STAKE, 0) for seat in game.players}
        purses[winner] = self.t.gold[winner] + STAKE * (len(game.players) - 1)
        return self.after_turn(gold=purses)

    def at_start(self) -> Chances:
        return even(self.t.seats)


@cache
def any_hand() -> tuple[tuple[Faces, float], ...]:
    """Return, for each hand, five dice that make it and the probability of rolling it."""
    some = {hand: faces for faces, hand in HANDS.items()}
    return tuple([(some[Hand(hand)], odds) for hand, odds in enumerate(reroll_odds().odds[0])])


@cache
def _planner(price: float) -> RerollPlanner:
    return RerollPlanner(DISTANCES, (price,))


@cache
def _share_not_above(rank: int) -> float:
    """Return the share of all rolls that are no better than `rank`."""
    return len([1 for other in RANKS.values() if other <= rank]) / len(RANKS)
