"""Pony Express: every rider's chances at any moment of a turn, from what the reader of the record may know.

Everything comes down to where a turn may leave the riders.  Dice that were never shown count as any dice.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from posse.games.pony_express.bots.odds import Plan, tables, usual
from posse.games.pony_express.bots.prospects import PACE, Prospects, Public, final_duel, hit, purse
from posse.games.pony_express.bots.space_value import company, landing
from posse.games.pony_express.rules import Race
from posse.games.pony_express.rules.dice import HANDS, HIDDEN, RANKS, Faces, Hand
from posse.games.pony_express.rules.gunfight import DUEL_SHOTS, Bout, Corners, RollOff
from posse.games.pony_express.rules.road import STAKE, PokerGame
from posse.kernel import Seat
from posse.report.critic import Chances, even, mixed

RIDES: Final = (1.2, 1.5, 2.1, 3.0, 4.0, 5.0, 6.0, 7.0)
"""How far a hand carries its rider: weak ones can be talked up, the others need not be."""

WARY: Final = 1.9
"""What a wrong doubt costs, in spaces: the more, the more often a claim is a lie."""


class Course:
    """One position: the race as it stands, and what the rest of the turn may make of it."""

    def __init__(self, t: Race) -> None:
        self.t: Final = t
        self.rider: Final = t.active
        cards = tuple([len(held) for held in t.cards])
        stock = bool(t.rest or t.under)
        self.public: Final = Public(t.rules, t.active, tuple(t.pos), tuple(t.gold), t.jailed, cards, stock)
        self._prospects: Final = Prospects(self.public)
        seats = t.seats
        # Whoever moves later has made less of the way so far.
        self._tempo: Final = tuple([-PACE * ((s - t.active - 1) % seats) / seats for s in range(seats)])

    def left(
        self,
        moved: dict[Seat, int] | None = None,
        gold: dict[Seat, int] | None = None,
        jailed: int | None = None,
        extra: float = 0.0,
    ) -> Chances:
        """The chances if the turn ended with these changes; `extra` is what the rider's space may bring."""
        t = self.t
        pos = [(moved or {}).get(seat, at) for seat, at in enumerate(t.pos)]
        # The last nugget costs nothing: who has none is given one.
        purses = [max((gold or {}).get(seat, had), 1) for seat, had in enumerate(t.gold)]
        more = list(self._tempo)
        more[self.rider] += extra
        return tuple(self._prospects.chances(pos, purses, t.jailed if jailed is None else jailed, more))

    # -- the ride

    def ridden(self, spaces: float, gold: int | None = None) -> Chances:
        """The rider has made so many spaces, and may still meet somebody or something there."""
        whole = int(spaces)
        near = self._landed(whole, gold)
        if spaces == whole:
            return near
        return mixed([(near, whole + 1 - spaces), (self._landed(whole + 1, gold), spaces - whole)])

    def _landed(self, spaces: int, gold: int | None) -> Chances:
        rider = self.rider
        at = min(self.t.pos[rider] + spaces, self.t.track.sacramento)
        purses = {} if gold is None else {rider: gold}
        return self.left({rider: at}, purses, extra=landing(self.public, rider, at))

    def arrived(self) -> Chances:
        """Where the rider stands; who was met is not met again."""
        met = company(self.public, self.rider, self.t.pos[self.rider])
        return self.left() if met else self.ridden(0.0)

    def start(self) -> Chances:
        """Before the dice, or with dice that nobody showed: whatever they may be."""
        return mixed([(self.rolled(faces, True), odds) for faces, odds in any_hand()])

    def prison(self) -> Chances:
        """The turn is lost, or the bail is paid, whichever is better."""
        t, rider, bail = self.t, self.rider, self.t.track.bail
        free = t.jailed & ~(1 << rider)
        stays = self.left(jailed=free)
        if t.gold[rider] < bail:
            return stays
        at, out = t.pos[rider], []
        for hand, odds in enumerate(usual()):
            to = min(at + max(hand, 1), t.track.sacramento)
            out.append((self.left({rider: to}, {rider: t.gold[rider] - bail}, free), odds))
        paid = mixed(out)
        return max(stays, paid, key=lambda chances: chances[rider])

    def rolled(self, faces: Faces, first: bool) -> Chances:
        """With these dice: to stand, or the best reroll that can be paid."""
        t, rider = self.t, self.rider
        if HIDDEN in faces:
            return self.start()
        hand, price = HANDS[faces], t.reroll_price(first)
        stand = self.ridden(RIDES[hand])
        left = t.gold[rider] - price
        if left < 0:
            return stand
        paid = purse(max(t.gold[rider], 1)) - purse(max(left, 1))
        worth, keep = _plan(paid).best(faces)
        if worth <= RIDES[hand]:
            return stand
        kept = tables().odds[tables().kept.index(keep)]
        again = mixed([(self.ridden(RIDES[end], left), odds) for end, odds in enumerate(kept) if odds])
        return max(stand, again, key=lambda chances: chances[rider])

    def standing(self) -> Chances:
        faces = self.t.faces
        return self.start() if HIDDEN in faces else self.ridden(RIDES[HANDS[faces]])

    # -- the claim

    def claimed(self, claim: Hand, callers: tuple[Seat, ...]) -> Chances:
        """Told the truth, one rides; a lie may be doubted; of dice never shown, nobody knows which it was."""
        faces, seats = self.t.faces, self.t.seats
        truth = self.ridden(float(claim))
        if HIDDEN not in faces and HANDS[faces] == claim:
            return truth
        doubt = (seats - 1) / seats * max(0.0, 1 - 1 / claim)
        caught = mixed([(self.caught(claim, caller), 1 / len(callers)) for caller in callers])
        lie = mixed([(truth, 1 - doubt), (caught, doubt)])
        if HIDDEN not in faces:
            return lie
        lies = WARY / (WARY + claim * seats / (seats - 1))
        return mixed([(truth, 1 - lies), (lie, lies)])

    def caught(self, claim: Hand, caller: Seat) -> Chances:
        """Whoever was right rides as far as the liar claimed."""
        t = self.t
        at = t.pos[caller]
        to = min(at + claim, t.track.sacramento) if at < t.track.sacramento else at
        jailed = t.jailed | 1 << t.active if t.rules.liars_go_to_jail else t.jailed
        return self.left({caller: to}, jailed=jailed)

    # -- gunfights and poker

    def facing(self, corners: Corners) -> Chances:
        other = corners.other if corners.first == corners.mover else corners.mover
        return self.duel(corners.first, other, 0, corners.final, corners.streak)

    def fought(self, bout: Bout) -> Chances:
        return self.duel(bout.shooter, bout.target, bout.shots, bout.final, bout.streak)

    def missed(self, bout: Bout) -> Chances:
        """The next to shoot is the same one or the other."""
        if bout.streak:
            return self.duel(bout.shooter, bout.target, bout.shots, bout.final, bout.streak - 1)
        return self.duel(bout.target, bout.shooter, bout.shots, bout.final, 0)

    def duel(self, shooter: Seat, target: Seat, shots: int, final: bool, streak: int) -> Chances:
        if final:
            first = final_duel(self.t.rules, streak)
            return self._either(shooter, target, first)
        tells, miss = hit(self.t.rules), 1.0
        odds = [0.0, 0.0]
        for shot in range(DUEL_SHOTS - shots):
            odds[shot % 2] += miss * tells
            miss *= 1 - tells
        return mixed(
            [
                (self.won(shooter, target), odds[0]),
                (self.won(target, shooter), odds[1]),
                (self.left(), miss),
            ]
        )

    def struck(self, bout: Bout) -> Chances:
        """Hit, unless a card says otherwise."""
        if bout.final:
            return self._either(bout.shooter, bout.target, 1.0)
        return self.won(bout.shooter, bout.target)

    def _either(self, one: Seat, other: Seat, odds: float) -> Chances:
        chances = [0.0] * self.t.seats
        chances[one], chances[other] = odds, 1 - odds
        return tuple(chances)

    def won(self, winner: Seat, loser: Seat) -> Chances:
        """Half the loser's gold, rounded up; the penniless go to prison."""
        gold, jailed = self.t.gold, self.t.jailed
        prize = (gold[loser] + 1) // 2
        if not prize:
            jailed |= 1 << loser
        purses = {winner: gold[winner] + max(prize, 1), loser: gold[loser] - prize}
        return self.left(gold=purses, jailed=jailed)

    def showdown(self, phase: PokerGame | RollOff) -> Chances:
        """Who leads must not be beaten by those who still roll; they are all alike."""
        waiting = phase.rolling[phase.turn :]
        ahead = _below(phase.best) ** len(waiting) if phase.leaders else 0.0
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
        return self.left(gold=purses)

    def opening(self) -> Chances:
        return even(self.t.seats)


@cache
def any_hand() -> tuple[tuple[Faces, float], ...]:
    """Five dice for each hand, and how likely a roll makes it."""
    some = {hand: faces for faces, hand in HANDS.items()}
    return tuple([(some[Hand(hand)], odds) for hand, odds in enumerate(tables().odds[0])])


@cache
def _plan(price: float) -> Plan:
    return Plan(RIDES, (price,))


@cache
def _below(rank: int) -> float:
    """How much of all rolls is no better than this."""
    return len([1 for other in RANKS.values() if other <= rank]) / len(RANKS)
