// Making and starting a table with one click.

import { api, type NewTable } from "../lib/api";
import type { Game } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";

const USUAL = 4;

/** The number of seats to begin with: four where possible. */
export function usualSeats({ seats: [fewest, most] }: Pick<Game, "seats">): number {
  return Math.min(Math.max(fewest, USUAL), most);
}

/** The possible numbers of seats. */
export function counts({ seats: [fewest, most] }: Pick<Game, "seats">): number[] {
  return Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
}

/** The bot from the settings, if it plays this game, else the default. */
export function opponent({ bots, usual }: Pick<Game, "bots" | "usual">): string {
  return bots.includes(settings.bot) ? settings.bot : usual;
}

/** The bots to offer where a game sorts none of them by strength or character: then all of them. */
export function unsortedBots({
  bots,
  levels,
  characters,
}: Pick<Game, "bots" | "levels" | "characters">): string[] {
  return levels.length || characters.length ? [] : bots;
}

/** Whether every seat is a side of its own that a player may want to choose. */
export function hasSides({ seats: [fewest, most], roles }: Pick<Game, "seats" | "roles">): boolean {
  return fewest === most && roles.length === most;
}

/** The player's share of the dice's randomness: see docs/fairness.md. */
function salt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export interface Sitter {
  name: string;
  /** The piece that the person chose; empty without a choice. */
  piece: string;
}

/** Make a table, sit this browser on some of its seats, bots on the others, and begin. */
export async function begin(wanted: NewTable, people: Map<number, Sitter>, fill: string): Promise<string> {
  const { table } = await api.make(wanted);
  for (const [seat, { name, piece }] of people) await api.sit(table, seat, name, salt(), piece);
  await api.start(table, fill);
  return table;
}

/** The path of a pasted link or table id; null if it is neither. */
export function pathOf(link: string): string | null {
  const text = link.trim();
  if (/^[a-z2-7]{26}$/.test(text)) return `/t/${text}`;
  const found = /\/(t|replay)\/([a-z0-9]+)((?:\?[^#\s]*)?(?:#\S+)?)$/.exec(text);
  return found ? `/${found[1]}/${found[2]}${found[3]}` : null;
}
