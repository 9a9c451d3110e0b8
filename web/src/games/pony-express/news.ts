// The events worth a line beside the board.

import type { RaceEvent, Names } from "./view";

const NOTABLE = new Set<Names["event"]>([
  "open_roll", "starts", "played", "paid", "believed", "doubted", "lifted", "faced", "shot", "duel_won",
  "duel_drawn", "poker_won", "jailed", "freed", "ended",
]); // prettier-ignore

/** The last notable events of this turn; at its start, of the turn before. */
export function news(events: RaceEvent[], most: number): RaceEvent[] {
  const found: RaceEvent[] = [];
  for (let at = events.length - 1; at >= 0 && found.length < most; at -= 1) {
    const event = events[at]!;
    if (event.event === "began" && found.length) break;
    if (NOTABLE.has(event.event)) found.unshift(event);
  }
  return found;
}

export interface Lifted {
  dice: string[];
  hand: string;
  /** Null if the claim was before this visit. */
  claimed: string | null;
  doubted: RaceEvent | undefined;
}

/** The last cup that was lifted, until the next claim. */
export function revealed(events: RaceEvent[]): Lifted | null {
  const last = events.findLastIndex(({ event }) => event === "claimed");
  const since = events.slice(Math.max(last, 0));
  const lifted = since.find(({ event }) => event === "lifted");
  if (!lifted) return null;
  return {
    dice: (lifted.dice as string[]) ?? [],
    hand: String(lifted.hand),
    claimed: last < 0 ? null : String(events[last]!.hand),
    doubted: since.find(({ event }) => event === "doubted"),
  };
}
