// Names and sentences that several parts of a table need.

import type { Game, GameEvent, Seat, Table, Value } from "../lib/protocol";
import { has, say, sayEvent } from "../lib/words.svelte";

export function roleName(table: Pick<Table, "game" | "roles">, seat: Seat): string {
  return say(`${table.game}-role-${table.roles[seat] ?? ""}`);
}

/** Who sits there: a person by name, a bot by its level. */
export function sitterName(table: Table, seat: Seat): string {
  const chair = table.seats[seat];
  if (!chair || chair.who === "empty") return say("page-seat-free");
  if (chair.who === "bot") return say("page-seat-bot", { bot: say(`bot-${chair.bot}`) });
  return chair.name || say("page-seat-nameless");
}

/** The short way to call a seat: its person, else its part in the game. */
export function seatName(table: Table, seat: Seat): string {
  return table.seats[seat]?.name || roleName(table, seat);
}

export function tell(table: Table, event: GameEvent): string {
  if (has(`${table.game}-event-${event.event}`)) return sayEvent(table.game, event);
  if (event.event === "undone") return say("page-log-undone", { who: seatName(table, Number(event.seat)) });
  return "";
}

/** A standing order, such as `propose 2/1`, in words. */
export function sayOrder(game: Game, words: string): string {
  const [kind = "", ...values] = words.split(" ");
  const named: [string, Value][] = (game.actions[kind] ?? []).map((name, at) => [name, values[at] ?? ""]);
  return say(`${game.name}-order-${kind}`, Object.fromEntries(named));
}
