// The board in words: a label for each hex, and the list for those who do not see it.

import type { Line } from "../../lib/games.svelte";
import type { Value, View } from "../../lib/protocol";
import { say } from "../../lib/words.svelte";
import { all, readLand, TERRAINS, type Land } from "./land";
import type { Mark } from "./pointing";
import { costs, readView, type CoachView } from "./view";

/** Which hexes have a passenger waiting: every relay the coach has not yet called at. */
export function waiting(land: Land, boarded: string[]): string[] {
  return all(land, "V", "R")
    .map((hex) => land.names[hex]!)
    .filter((name) => !boarded.includes(name));
}

/** Each hex's name and terrain; made once for a language. */
export function grounds(land: Land): string[] {
  const words = new Map(
    Object.entries(TERRAINS).map(([sign, terrain]) => [sign, say("page-sc-terrain", { terrain })]),
  );
  return land.names.map((name, hex) => `${name}, ${words.get(land.signs[hex]!)}`);
}

/** Each hex in full: the ground, who is there, what one can do. */
export function labels(
  land: Land,
  view: CoachView,
  ground: string[],
  marks: Map<string, Mark>,
  reach: Set<string>,
): string[] {
  const more = new Map<string, string[]>();
  const add = (hex: string | null, text: string): void => {
    if (hex !== null) more.set(hex, [...(more.get(hex) ?? []), text]);
  };
  add(view.coach.hex, say("page-sc-here-coach", { to: view.coach.facing, strength: view.coach.strength }));
  for (const { id, hex, strength, awake, ridden } of view.warriors)
    add(hex, say("page-sc-here-warrior", { warrior: id, strength, state: awake ? (ridden ? "ridden" : "awake") : "asleep" }));
  for (const hex of waiting(land, view.boarded)) add(hex, say("page-sc-here-passenger"));
  for (const { hex, kind } of marks.values()) add(hex, say("page-sc-can", { kind }));
  for (const hex of reach) if (!marks.has(hex)) add(hex, say("page-sc-within-reach"));
  return land.names.map((name, hex) => [ground[hex], ...(more.get(name) ?? [])].join(", "));
}

/** The board as a list: what stands where, what it can do, what a fight would bring. */
export function lines(board: Record<string, Value>, given: View): Line[] {
  const land = readLand(board);
  const view = readView(given);
  const { coach, phase } = view;
  const found: Line[] = [];
  if (view.turn) found.push({ text: say("page-sc-turn", { turn: view.turn, limit: view.options.turn_limit, side: view.active }) });
  if (phase.points !== undefined) found.push({ text: say("page-sc-points", { points: phase.points }) });
  found.push({ text: say("page-sc-line-coach", { hex: coach.hex, to: coach.facing, strength: coach.strength }), element: "coach" });
  if (coach.destination) found.push({ text: say("page-sc-line-slip", { destination: coach.destination }) });
  for (const fight of view.fights) {
    const brought = costs(view, fight);
    const coachDice = brought.filter((one) => one.coach).length;
    const warriorDice = brought.filter((one) => one.warrior).length;
    const { warrior, odds, attacker, defender } = fight;
    found.push({
      text: say("page-sc-line-fight", { warrior, odds, attacker, defender, coach: coachDice, other: warriorDice }),
      element: `warrior:${warrior}`,
    });
  }
  for (const { id, hex, strength, awake, ridden } of view.warriors)
    found.push(
      hex === null
        ? { text: say("page-sc-line-gone", { warrior: id }) }
        : {
            text: say("page-sc-line-warrior", { warrior: id, hex, strength, state: awake ? (ridden ? "ridden" : "awake") : "asleep" }),
            element: `warrior:${id}`,
          },
    );
  for (const hex of waiting(land, view.boarded))
    found.push({ text: say("page-sc-line-passenger", { hex }), element: `hex:${hex}` });
  for (const [town, sign] of [["north", "N"], ["south", "S"]] as const)
    for (const hex of all(land, sign))
      found.push({ text: say("page-sc-line-town", { town, hex: land.names[hex]! }), element: `town:${town}` });
  return found;
}
