// A small estate and a view of it, for the tests: four plots in a square, a river between them, rails across.

import type { Option, Value } from "../../lib/protocol";
import { readLand } from "./land";
import type { EstateView, PlotView } from "./view";

type Corners = [number, number][];

const box = (x: number, y: number): Corners => [[x, y], [x + 100, y], [x + 100, y + 100], [x, y + 100]]; // prettier-ignore

function plot(
  number: number,
  terrain: string,
  x: number,
  y: number,
  neighbours: number[],
  mine = false,
  ranch = false,
): Value {
  return { plot: number, terrain, polygon: box(x, y), label: [x + 50, y + 50], neighbours, mine, ranch };
}

/** A river from top to bottom in two stretches; the second has a bridge in it. */
const river: Value = [
  { id: "w1", touches: [1, 2], bridge: false, polygons: [[[100, 0], [120, 0], [120, 100], [100, 100]]], center: [110, 50] },
  { id: "w2", touches: [3, 4], bridge: true, polygons: [[[100, 100], [120, 100], [120, 110], [100, 110]], [[100, 120], [120, 120], [120, 220], [100, 220]]], center: [110, 115] },
]; // prettier-ignore

export const board: Record<string, Value> = {
  size: [220, 220],
  plots: [
    plot(1, "desert", 0, 0, [3], true),
    plot(2, "prairie", 120, 0, [4], false, true),
    plot(3, "forest", 0, 120, [1]),
    plot(4, "forest", 120, 120, [2]),
  ],
  river,
  rails: [
    { id: "r1", touches: [1, 3], bridge: false, polygons: [[[0, 100], [100, 100], [100, 120], [0, 120]]], center: [50, 110] },
    { id: "r2", touches: [2, 4], bridge: false, polygons: [[[100, 100], [220, 100], [220, 120], [100, 120]]], center: [160, 110] },
  ], // prettier-ignore
  saloon: { polygon: box(120, 120), label: [200, 200], around: [4] },
  ranch: [2, 4],
};

export const land = readLand(board);

function lying(number: number, more: Partial<PlotView>): PlotView {
  return { plot: number, owner: null, token: null, card: null, value: null, ...more };
}

export const view: EstateView = {
  seat: 0,
  sold: 1,
  first: 1,
  plot: 3,
  plots: [
    lying(1, { token: "move", card: "mine", value: 3 }),
    lying(2, { token: "?", card: "ranch" }),
    lying(3, { token: "rumour" }),
    lying(4, { owner: 1 }),
  ],
  heirs: [
    { seat: 0, purse: 9, tokens: { move: 0, saloon: 0, rumour: 1 }, duel: true, plots: [], objectives: [{ id: "forest", each: 3, count: 0 }, { id: "saloon", each: 5, count: 0 }] },
    { seat: 1, purse: null, tokens: { move: 1, saloon: 0, rumour: 0 }, duel: false, plots: [4], objectives: [null, { id: "mines", each: 5, count: 1 }] },
    { seat: 2, purse: null, tokens: { move: 0, saloon: 0, rumour: 0 }, duel: true, plots: [], objectives: [null, null] },
  ], // prettier-ignore
  boat: "w1",
  train: "r2",
  saloon: 2,
  looked: { mine1: [0, 2], ranch: [] },
  common: [
    { id: "five_plots", prize: 3, taken: null, need: 5, have: [0, 1, 0] },
    { id: "last_auction", prize: 4, taken: 1, need: 1, have: [0, 1, 0] },
  ],
  auction: { bid: 3, bidder: 1, in: [0, 1], turn: 0 },
  will: null,
  phase: { phase: "Bidding" },
};

/** Pass, or bid 4 to 12 out of a purse of 12. */
export const bids: Option[] = [
  { words: "pass", elements: ["pass"] },
  ...Array.from({ length: 9 }, (_, at): Option => ({
    words: `bid ${4 + at}`,
    elements: [`bid:${4 + at}`],
    notes: [
      { note: "shared", each: Math.floor((4 + at) / 2), tip: at % 2 },
      { note: "left", purse: 8 - at },
    ],
  })),
];
