// The order in which the will is read, and what each heir has so far.

import type { Seat } from "../../lib/protocol";
import type { Bequest } from "./view";

export const ITEMS = ["cash", "land", "first", "second", "total"] as const;

/** What an heir has when everything up to this item has been read. */
export function read({ cash, majority, objectives, total }: Bequest, item: number): number {
  if (item >= ITEMS.length - 1) return total;
  const sums = objectives.slice(0, Math.max(0, item - 1)).reduce((all, { sum }) => all + sum, 0);
  return cash + (item >= 1 ? majority : 0) + sums;
}

/** The heirs by wealth, the richest first; in a tie, winners first. */
export function order(will: Bequest[], winners: Seat[]): Bequest[] {
  const behind = ({ seat }: Bequest): number => Number(!winners.includes(seat));
  return [...will].sort((a, b) => b.total - a.total || behind(a) - behind(b));
}
