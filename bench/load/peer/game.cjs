// A race by bluff, about the size of Pony Express: dice nobody else sees, a claim, an answer, cards in hand.
// The usual means of boardgame.io, no more: secrets by STRIP_SECRETS, stages, its own random numbers.
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const TRACK = 44;
const CARDS = ['spyglass', 'whisky', 'rope', 'map', 'horseshoe', 'loaded_die', 'lamp', 'snake'];
const STEPS = ['roll', 'reroll', 'claim'];

// What five dice are worth, 0 to 7: nothing, a pair, two pairs, three, a straight, a full house, four, five.
function worth(dice) {
  const counts = [1, 2, 3, 4, 5, 6].map((face) => dice.filter((die) => die === face).length);
  const [most, second] = counts.slice().sort((a, b) => b - a);
  if (most === 1) return counts[0] && counts[5] ? 0 : 4;
  if (most === 2) return second === 2 ? 2 : 1;
  if (most === 3) return second === 2 ? 5 : 3;
  return most + 2;
}

function stepped(G, step) {
  if (G.step !== step) return false;
  G.step = STEPS[STEPS.indexOf(step) + 1] || 'answer';
  return true;
}

function draw(G, random, seat) {
  const cards = G.secret.pile;
  if (cards.length === 0 || G.players[seat].hand.length >= 3) return;
  G.players[seat].hand.push(cards.splice(random.Die(cards.length) - 1, 1)[0]);
  G.cards[seat] += 1;
}

function roll({ G, random, playerID }) {
  if (!stepped(G, 'roll')) return INVALID_MOVE;
  G.players[playerID].dice = random.D6(5);
}

function reroll({ G, random, playerID }, kept) {
  if (!Number.isInteger(kept) || kept < 0 || kept > 31 || !stepped(G, 'reroll')) return INVALID_MOVE;
  const own = G.players[playerID];
  own.dice = own.dice.map((die, at) => (kept & (1 << at) ? die : random.D6()));
}

function claim({ G, ctx, events, playerID }, hand) {
  if (!Number.isInteger(hand) || hand < 0 || hand > 7 || !stepped(G, 'claim')) return INVALID_MOVE;
  G.claim = hand;
  const next = String((Number(playerID) + 1) % ctx.numPlayers);
  events.setActivePlayers({ value: { [next]: 'answer' } });
}

function answer({ G, ctx, events, random, playerID }, believed) {
  if (typeof believed !== 'boolean') return INVALID_MOVE;
  const rider = ctx.currentPlayer;
  const truth = G.players[rider].dice;
  const honest = worth(truth) >= G.claim;
  if (!believed) G.shown = truth;
  if (believed || honest) {
    G.pos[rider] += 1 + (G.claim >> 1);
    draw(G, random, rider);
  }
  if (!believed) {
    const [from, to] = honest ? [playerID, rider] : [rider, playerID];
    if (G.gold[from] > 0) {
      G.gold[from] -= 1;
      G.gold[to] += 1;
    }
  }
  G.players[rider].dice = [];
  events.endTurn();
}

module.exports.Race = {
  name: 'race',
  minPlayers: 2,
  maxPlayers: 3,
  disableUndo: true, // ours has none either, and it is the cheaper way
  setup: ({ ctx }) => {
    const each = (value) => Array(ctx.numPlayers).fill(value);
    const seats = each(null).map((_, seat) => [seat, { hand: [], dice: [] }]);
    return {
      step: 'roll', claim: null, shown: [], pos: each(0), gold: each(3), cards: each(0), bank: 24, rounds: 0,
      rules: { liars_go_to_jail: false, desert_price: 'there', items: true, hand: 'usual' },
      players: Object.fromEntries(seats),
      secret: { pile: [...CARDS, ...CARDS, ...CARDS] },
    };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: {
    onBegin: ({ G }) => {
      G.step = 'roll';
      G.claim = null;
      G.shown = [];
      G.rounds += 1;
    },
    stages: { answer: { moves: { answer } } },
  },
  moves: { roll, reroll, claim },
  endIf: ({ G }) => {
    const first = G.pos.findIndex((at) => at >= TRACK);
    return first < 0 ? undefined : { winner: String(first) };
  },
};
