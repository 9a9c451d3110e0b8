// Who went where in the last turn of each side, and how the last fight went: read from the events.

import type { CoachEvent, Names } from "./view";
import { all, camps, touching, type Land } from "./land";

export interface Trail {
  /** `coach` or a warrior. */
  who: string;
  hexes: string[];
}

export interface Fought {
  warrior: string;
  die: number;
  odds: string;
  coach: number;
  loss: number;
}

/** The places pieces start from, as the map has them. */
function starts(land: Land): Map<string, string> {
  const found = new Map(camps(land).map((hex, at) => [`w${at + 1}`, land.names[hex]!]));
  const start = all(land, "W")[0];
  if (start !== undefined) found.set("coach", land.names[start]!);
  return found;
}

/** The ways of each side's last turn in which it moved at all; the coach's last way may be one that nobody
 * has to drive any more. */
export function trails(land: Land, events: CoachEvent[]): Trail[] {
  const at = starts(land);
  const last: Record<string, Map<string, string[]>> = {};
  let side = "coach";
  let turn = new Map<string, string[]>();
  for (const event of events) {
    if (event.event === "began") {
      side = String(event.side);
      turn = new Map();
    } else if (event.event === "drove" || event.event === "rode") {
      const who = event.event === "drove" ? "coach" : String(event.warrior);
      const to = String(event.to);
      const from = at.get(who);
      const way = turn.get(who) ?? (from !== undefined && touching(land, from, to) ? [from] : []);
      turn.set(who, [...way, to]);
      at.set(who, to);
      last[side] = turn;
    } else if (event.event === "adjudicated") {
      last.coach = new Map([["coach", wayHome(event)]]);
    }
  }
  return Object.values(last).flatMap((ways) => [...ways].map(([who, hexes]) => ({ who, hexes })));
}

/** The hexes of the coach's way to its town. */
function wayHome(event: CoachEvent): string[] {
  return Array.isArray(event.way) ? event.way.map(String) : [];
}

/** The way that was gone last. */
export function latest(ways: Trail[], events: CoachEvent[]): string[] {
  const last = events.findLast(({ event }) => event === "drove" || event === "rode");
  const who = last?.event === "drove" ? "coach" : last?.warrior;
  return ways.find((way) => way.who === who)?.hexes ?? [];
}

const MOVES = new Set<Names["event"]>(["drove", "turned", "rode", "proposed", "held"]);

/** The last fight, as long as nobody has moved since. */
export function lastFight(events: CoachEvent[]): Fought | null {
  const since = events.findLastIndex((event) => MOVES.has(event.event));
  return events.slice(since + 1).reduce<Fought | null>(fightAfter, null);
}

/** What is known of a fight after one more event. */
export function fightAfter(fight: Fought | null, event: CoachEvent): Fought | null {
  if (event.event === "fought")
    return {
      warrior: String(event.warrior),
      die: Number(event.die),
      odds: String(event.odds),
      coach: 0,
      loss: 0,
    };
  if (event.event === "coach_lost" && fight) return { ...fight, coach: Number(event.loss) };
  if (event.event === "warrior_lost" && fight) return { ...fight, loss: Number(event.loss) };
  return MOVES.has(event.event) ? null : fight;
}
