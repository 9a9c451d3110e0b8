// Dice rolled openly by several riders: for who begins, for a poker game, or to decide a last duel.

import type { Seat } from "../../lib/protocol";
import type { RaceEvent } from "./view";

export interface Throw {
  seat: Seat;
  dice: string[];
  hand: string;
}

export interface Showdown {
  /** What it is about. */
  about: "start" | "poker" | "duel";
  throws: Throw[];
  winner: Seat | null;
}

const ABOUT: Record<string, Showdown["about"]> = { starts: "start", poker: "poker", poker_won: "poker" };

/** The last series of open rolls, until the next cup is shaken. */
export function showdown(events: RaceEvent[]): Showdown | null {
  let end = events.length;
  while (end > 0 && !["open_roll", "cup", "moved"].includes(events[end - 1]!.event)) end -= 1;
  if (events[end - 1]?.event !== "open_roll") return null;
  let start = end;
  while (start > 0 && events[start - 1]!.event === "open_roll") start -= 1;
  const won = events
    .slice(end)
    .find(({ event }) => event === "starts" || event === "poker_won" || event === "ended");
  const about =
    ABOUT[won?.event ?? ""] ?? ABOUT[events[start - 1]?.event ?? ""] ?? (start === 0 ? "start" : "duel");
  const throws = events.slice(start, end).map(({ seat, dice, hand }) => ({
    seat: Number(seat),
    dice: (dice as string[]) ?? [],
    hand: String(hand),
  }));
  const several = new Set(throws.map(({ seat }) => seat)).size > 1;
  return several ? { about, throws, winner: won ? Number(won.seat) : null } : null;
}
