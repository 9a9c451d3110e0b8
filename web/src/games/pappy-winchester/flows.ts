// The payments in the events: from whom, to whom, how many notes.

import type { Seat } from "../../lib/protocol";
import type { EstateEvent, Names } from "./view";

/** A purse (`heir:2`), the saloon, a plot, a prize, a vehicle. */
export type Purse = string;

export interface Flow {
  from: Purse;
  to: Purse;
  notes: number;
}

export function flows(events: EstateEvent[], heirs: number): Flow[] {
  return events.flatMap((event) => flowsOf(event, heirs)).filter(({ notes }) => notes > 0);
}

function flowsOf(event: EstateEvent, heirs: number): Flow[] {
  const to: Purse = `heir:${Number(event.seat)}`;
  const number = (name: string): number => Number(event[name] ?? 0);
  switch (event.event) {
    case "shared": {
      const others = Array.from({ length: heirs }, (_, seat: Seat) => seat).filter(
        (seat) => seat !== number("seat"),
      );
      return [
        ...others.map((seat) => ({ from: to, to: `heir:${seat}`, notes: number("each") })),
        { from: to, to: "saloon", notes: number("tip") },
      ];
    }
    case "jackpot":
      return [{ from: "saloon", to, notes: number("amount") }];
    case "earned":
      return [{ from: String(event.vehicle), to, notes: number("amount") }];
    case "revealed":
      return [{ from: `plot:${number("plot")}`, to, notes: number("value") }];
    case "objective":
      return [{ from: `goal:${String(event.id)}`, to, notes: number("prize") }];
    default:
      return [];
  }
}

const NOTABLE = new Set<Names["event"]>([
  "forced", "bought", "shared", "duelled", "moved", "earned", "jackpot", "looked", "revealed", "objective", "ended",
]); // prettier-ignore

/** The latest notable events, none older than the last purchase. */
export function news(events: EstateEvent[], most: number): EstateEvent[] {
  const found: EstateEvent[] = [];
  for (let at = events.length - 1; at >= 0 && found.length < most; at -= 1) {
    const event = events[at]!;
    if (event.event === "drawn" && found.length) break;
    if (NOTABLE.has(event.event)) found.unshift(event);
  }
  return found;
}

/** The last rumour this seat heard, if no plot has been sold since. */
export function rumour(events: EstateEvent[]): EstateEvent | null {
  for (let at = events.length - 1; at >= 0; at -= 1) {
    const event = events[at]!;
    if (event.event === "saw" || event.event === "spied") return event;
    if (event.event === "bought") return null;
  }
  return null;
}
