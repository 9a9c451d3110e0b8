// Shots that were practised, and how good they were.

import type { PracticeShot } from "../lib/api";

export interface Practised extends PracticeShot {
  /** The aim, in words. */
  words: string;
  /** The number of its board. */
  board: number;
}

export type Verdict = "hit" | "stray" | "miss";

export function verdictOf({ hits, stray }: PracticeShot): Verdict {
  return stray ? "stray" : hits ? "hit" : "miss";
}

export interface Score {
  shots: number;
  hit: number;
  stray: number;
  /** Hits of a hundred. */
  rate: number;
  /** Of those shot at, how many were hit on average; and how many there were. */
  mean: number;
  of: number;
}

export function scoreOf(shots: Practised[]): Score {
  const hit = shots.filter((one) => verdictOf(one) === "hit").length;
  const stray = shots.filter((one) => one.stray).length;
  const hits = shots.reduce((sum, one) => sum + one.hits, 0);
  return {
    shots: shots.length,
    hit,
    stray,
    rate: shots.length ? Math.round((100 * hit) / shots.length) : 0,
    mean: shots.length ? hits / shots.length : 0,
    of: shots[0]?.of ?? 1,
  };
}
