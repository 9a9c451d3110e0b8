// The shape of this game's view: what `plain()` of the game's view says in Python.

import type { GameEvent, Seat, View } from "../../lib/protocol";
import type { GameNames } from "../names.generated";

export type Names = GameNames["pappy-winchester"];
export type EstateEvent = GameEvent<Names["event"]>;

export const TOKENS = ["move", "saloon", "rumour"] as const;
export type Token = (typeof TOKENS)[number];

export interface PlotView {
  plot: number;
  owner: Seat | null;
  /** What still lies there; `?` face down. */
  token: Token | "?" | null;
  /** A hidden card that still lies there. */
  card: "mine" | "ranch" | null;
  /** Only for a seat that has looked at it. */
  value: number | null;
}

export interface Personal {
  id: string;
  each: number;
  count: number;
}

export interface HeirView {
  seat: Seat;
  purse: number | null;
  tokens: Record<Token, number>;
  duel: boolean;
  plots: number[];
  /** Two sealed ones; null for what this seat never saw. */
  objectives: (Personal | null)[];
}

export interface Pile {
  id: string;
  prize: number;
  taken: Seat | null;
  need: number;
  have: number[];
}

export interface AuctionView {
  bid: number;
  bidder: Seat | null;
  in: Seat[];
  turn: Seat;
}

/** What one heir is left with when all is counted. */
export interface Bequest {
  seat: Seat;
  cash: number;
  majority: number;
  objectives: (Personal & { sum: number })[];
  total: number;
  plots: number;
  largest: number;
  duel: boolean;
}

export interface EstateView {
  seat: Seat | null;
  sold: number;
  first: Seat;
  plot: number | null;
  plots: PlotView[];
  heirs: HeirView[];
  boat: string | null;
  train: string | null;
  saloon: number;
  /** Of each hidden card on the land, who looked at it. */
  looked: Record<string, Seat[]>;
  common: Pile[];
  auction: AuctionView | null;
  will: Bequest[] | null;
  phase: { phase: Names["phase"] };
}

/** Read the view as this game's.  It is not checked here: the server's tests are responsible for its shape. */
export function readView(view: View): EstateView {
  return view as unknown as EstateView;
}

/** The heirs by seat: their sign in the words, and the letter on their hat. */
export const HEIRS = [
  { role: "ada", letter: "A" },
  { role: "boyd", letter: "B" },
  { role: "cleo", letter: "C" },
  { role: "dexter", letter: "D" },
  { role: "etta", letter: "E" },
] as const;

export function plotOf(view: EstateView, plot: number): PlotView | undefined {
  return view.plots.find((one) => one.plot === plot);
}

/** The personal objectives of others that this seat has seen. */
export function learned(view: EstateView): { seat: Seat; at: number; objective: Personal }[] {
  return view.heirs.flatMap(({ seat, objectives }) =>
    seat === view.seat
      ? []
      : objectives.flatMap((objective, at) => (objective ? [{ seat, at, objective }] : [])),
  );
}
