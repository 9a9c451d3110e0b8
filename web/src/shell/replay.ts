// Going through a finished game step by step.

import type { ReplayStep } from "../lib/api";
import type { GameEvent } from "../lib/protocol";

/** The speeds of automatic replay, in milliseconds per step. */
export const SPEEDS: readonly [name: string, pause: number][] = [
  ["half", 2400],
  ["one", 1200],
  ["two", 600],
  ["four", 300],
];

/** The next step in this direction that has events, else the last one. */
export function nextStep(steps: ReplayStep[], at: number, way: 1 | -1): number {
  const last = steps.length - 1;
  for (let step = at + way; step > 0 && step < last; step += way) if (steps[step]!.events.length) return step;
  return way > 0 ? last : 0;
}

export function within(steps: ReplayStep[], step: number | null): number {
  if (step === null || !Number.isInteger(step)) return 0;
  return Math.min(Math.max(step, 0), steps.length - 1);
}

/** All events up to this step. */
export function toldBy(steps: ReplayStep[], at: number): GameEvent[] {
  return steps.slice(0, at + 1).flatMap(({ events }) => events);
}
