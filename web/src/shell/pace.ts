// Clocks to choose from.

import type { NewTable } from "../lib/api";

export interface Pace {
  name: string;
  days: boolean;
  clock: NonNullable<NewTable["clock"]>;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const PACES: readonly Pace[] = [
  { name: "easy", days: false, clock: { turn: 0, bank: 0, window: 0 } },
  { name: "usual", days: false, clock: { turn: MINUTE, bank: 5 * MINUTE, window: 30 } },
  { name: "brisk", days: false, clock: { turn: 20, bank: 2 * MINUTE, window: 15 } },
  { name: "day", days: true, clock: { turn: DAY, bank: 2 * DAY, window: 12 * HOUR } },
  { name: "three-days", days: true, clock: { turn: 3 * DAY, bank: 4 * DAY, window: DAY } },
  { name: "week", days: true, clock: { turn: 7 * DAY, bank: 7 * DAY, window: 3 * DAY } },
];

export function pace(name: string): Pace {
  return PACES.find((one) => one.name === name) ?? (PACES[0] as Pace);
}
