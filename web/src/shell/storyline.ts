// The events of a game as something to read: turn by turn, and the few that make the story.

import type { GameEvent } from "../lib/protocol";

export interface Chapter {
  /** What opened it, such as a turn's beginning; null before the first. */
  head: GameEvent | null;
  events: GameEvent[];
}

const OPENING = "began";

/** The log by turns, where the game tells of turns. */
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

/** So many events make a story. */
const LENGTH = 16;
/** What happens in every turn is not worth telling. */
const DULL = [OPENING, "undone"];

/** The rarest kinds of events tell a game best; here they are, in their order. */
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
