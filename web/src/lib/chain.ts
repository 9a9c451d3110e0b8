// A chain of secrets that this browser brings to a table, so that the host cannot know a roll beforehand.  Its
// end is shown when sitting down; one link is revealed for each roll.  docs/fairness.md explains it.

import { hex, sha256, unhex } from "./sha256";

const LENGTH = 1024;
/** How many rolls may have been missed beyond the states that were: not everybody hears of every roll. */
const SLACK = 4;
const PREFIX = new TextEncoder().encode("posse/1/link/");

interface Chain {
  seed: string;
  /** The first roll that was not asked for yet. */
  next: number;
  /** The number of the state in which the last link was revealed. */
  seq: number;
}

/** The end of a chain, and then its links in the order of the rolls. */
export function linksOf(seed: Uint8Array, length = LENGTH): Uint8Array[] {
  const links = [seed];
  for (let made = 0; made < length; made += 1) {
    const last = links[made] as Uint8Array;
    links.push(sha256(new Uint8Array([...PREFIX, ...last])));
  }
  return links.reverse();
}

const keyOf = (table: string, seat: number): string => `posse.chain.${table}.${seat}`;

/** Make a chain for a seat, keep it in this browser, and return its end; empty if the browser keeps nothing. */
export function newChain(table: string, seat: number): string {
  const seed = crypto.getRandomValues(new Uint8Array(32));
  try {
    keep(table, seat, { seed: hex(seed), next: 0, seq: 0 });
  } catch {
    return "";
  }
  return hex(linksOf(seed)[0] as Uint8Array);
}

/** The link for a roll; null if it may not be revealed.
 *
 * A later link gives all earlier ones away.  So rolls must be asked for in their order, each once.  Only after a
 * break some may be missing: no more than the states that were missed.
 */
export function linkFor(
  table: string,
  seat: number,
  roll: number,
  seq: number,
  fresh: boolean,
): string | null {
  const chain = kept(table, seat);
  if (!chain || roll >= LENGTH) return null;
  const most = chain.next + (fresh ? Math.max(0, seq - chain.seq) + SLACK : 0);
  if (roll > most || roll < chain.next - 1) return null;
  keep(table, seat, { ...chain, next: roll + 1, seq });
  return hex(linksOf(unhex(chain.seed))[roll + 1] as Uint8Array);
}

function kept(table: string, seat: number): Chain | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(table, seat)) ?? "null") as Chain | null;
  } catch {
    return null;
  }
}

function keep(table: string, seat: number, chain: Chain): void {
  localStorage.setItem(keyOf(table, seat), JSON.stringify(chain));
}
