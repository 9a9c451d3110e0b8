// The report on a finished game, as `/api/tables/TABLE/report` tells it.

import type { GameEvent, Seat, Value } from "./protocol";

/** Who made a step: a seat by its choice, chance, or nobody knows. */
export type Cause = Seat | "luck" | "veiled";

export interface Moment {
  /** The step of the replay. */
  step: number;
  cause: Cause;
  /** What it did to every seat's chances. */
  swing: number[];
  event: GameEvent;
}

export interface Account {
  seat: Seat;
  start: number;
  luck: number;
  play: number;
  rivals: number;
  veiled: number;
  end: number;
  /** What the worse of its choices cost. */
  lost: number;
  choices: number;
  slip: Moment | null;
}

export interface Report {
  game: string;
  seat: Seat | null;
  ranks: number[];
  seats: Account[];
  lines: { line: string; seat: Seat; [argument: string]: Value }[];
  moments: Moment[];
  chances: { step: number; seats: number[] }[];
}
