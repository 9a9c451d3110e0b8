// Which of the things that happened are worth a line beside the board.

import type { GameEvent } from "../../lib/protocol";

const NOTABLE = new Set([
  "open_roll", "starts", "played", "believed", "doubted", "lifted", "faced", "shot", "duel_won", "duel_drawn",
  "poker_won", "jailed", "freed", "ended",
]); // prettier-ignore

/** The last few of this turn; at its very beginning, of the one before. */
export function news(events: GameEvent[], most: number): GameEvent[] {
  const found: GameEvent[] = [];
  for (let at = events.length - 1; at >= 0 && found.length < most; at -= 1) {
    const event = events[at]!;
    if (event.event === "began" && found.length) break;
    if (NOTABLE.has(event.event)) found.unshift(event);
  }
  return found;
}
