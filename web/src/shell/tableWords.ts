// Names of seats and sentences of events at a table.

import type { GameEvent, Seat, Table } from "../lib/protocol";
import { say, sayBot, sayEvent, sayRole } from "../lib/words.svelte";

export function roleName(table: Pick<Table, "game" | "roles">, seat: Seat): string {
  return sayRole(table.game, table.roles[seat] ?? String(seat + 1));
}

/** Who sits there: the name of a person or of a bot. */
export function sitterName(table: Table, seat: Seat): string {
  const chair = table.seats[seat];
  if (!chair || chair.who === "empty") return say("page-seat-free");
  if (chair.who === "bot") return say("page-seat-bot", { bot: sayBot(chair.bot) });
  return chair.name || say("page-seat-nameless");
}

/** A short name for a seat: its person, else its role. */
export function seatName(table: Table, seat: Seat): string {
  return table.seats[seat]?.name || roleName(table, seat);
}

export function eventLine(table: Table, event: GameEvent): string {
  if (event.event === "undone") return say("page-log-undone", { who: seatName(table, Number(event.seat)) });
  return sayEvent(table.game, event);
}
