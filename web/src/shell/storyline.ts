// The events of a game to read: all of them by turn, or a few highlights.

import type { GameEvent } from "../lib/protocol";

export interface Chapter {
  /** The event that opened it, such as the start of a turn; null before the first turn. */
  head: GameEvent | null;
  events: GameEvent[];
}

const OPENING = "began";

/** The log by turns, if the game has an event for the start of a turn. */
export function chapters(events: GameEvent[]): Chapter[] {
  const found: Chapter[] = [];
  for (const event of events) {
    if (event.event === OPENING) found.push({ head: event, events: [] });
    else {
      if (!found.length) found.push({ head: null, events: [] });
      found.at(-1)!.events.push(event);
    }
  }
  return found;
}

/** The most highlights. */
const LENGTH = 16;
/** Kinds of events that are never highlights. */
const DULL = [OPENING, "undone"];

/** The highlights: all events of the rarest kinds, in order. */
export function story(events: GameEvent[]): GameEvent[] {
  const often = new Map<string, number>();
  for (const { event } of events) often.set(event, (often.get(event) ?? 0) + 1);
  const kinds = [...often].filter(([kind]) => !DULL.includes(kind)).sort((a, b) => a[1] - b[1]);
  const told = new Set<string>();
  let length = 0;
  for (const [kind, count] of kinds) {
    length += count;
    if (length > LENGTH && told.size) break;
    told.add(kind);
  }
  return events.filter(({ event }) => told.has(event));
}
