// A short road and a view of it, for the tests.

import type { Value } from "../../lib/protocol";
import { readTrack } from "./track";
import type { RaceView } from "./view";

const space = (kind: string, x: number, price = 0, to = 0): Value => ({ kind, at: [x, 100], price, to });

export const board: Record<string, Value> = {
  size: [600, 420],
  peaceful: 1,
  desert: 5,
  sacramento: 6,
  spaces: [
    space("plain", 500),
    space("station", 400, 2, 4),
    space("mine", 300),
    space("station", 200),
    space("saloon", 100),
    space("sacramento", 50),
  ],
  mailboxes: [
    [50, 60],
    [90, 30],
  ],
};

export const track = readTrack(board);

export const view: RaceView = {
  seat: 0,
  options: {},
  turn: 3,
  active: 1,
  riders: [
    { space: 2, gold: 1, cards: 1, jailed: false },
    { space: 5, gold: 4, cards: 0, jailed: false },
    { space: 2, gold: 0, cards: 2, jailed: true },
  ],
  bank: 20,
  hand: ["spurs"],
  pile: 14,
  played: [],
  dice: ["Q", "?", "?", "9", "?"],
  shown: [1, 4],
  peeked: [],
  phase: { phase: "Doubts", claim: 5, callers: [0], waiting: [0] },
};
