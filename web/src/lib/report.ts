// The report on a finished game, as `/api/tables/TABLE/report` answers.

import type { GameEvent, Seat, Value } from "./protocol";

/** What made a step: a seat's choice, chance, or something hidden from the reader. */
export type Cause = Seat | "luck" | "hidden";

export interface Moment {
  /** The step of the replay. */
  step: number;
  cause: Cause;
  /** How much it changed the chances of each seat. */
  swing: number[];
  event: GameEvent;
}

export interface Account {
  seat: Seat;
  start: number;
  luck: number;
  play: number;
  rivals: number;
  hidden: number;
  end: number;
  /** The chances lost by choices that were not the best. */
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
