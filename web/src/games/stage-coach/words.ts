// The board in words: a label for each hex, and the list for those who do not see it.

import type { Line } from "../../lib/games.svelte";
import type { Value, View } from "../../lib/protocol";
import { say } from "../../lib/words.svelte";
import { all, readLand, TERRAINS, type Land } from "./land";
import type { Mark } from "./pointing";
import { costs, readView, type CoachView, type FightView, type WarriorView } from "./view";

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

function stateOf({ awake, ridden }: WarriorView): string {
  return awake ? (ridden ? "ridden" : "awake") : "asleep";
}

/** The full label of each hex: terrain, who is there, what can be done. */
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
  for (const one of view.warriors) {
    const { id, hex, strength } = one;
    add(hex, say("page-sc-here-warrior", { warrior: id, strength, state: stateOf(one) }));
  }
  for (const hex of waiting(land, view.boarded)) add(hex, say("page-sc-here-passenger"));
  for (const { hex, kind } of marks.values()) add(hex, say("page-sc-can", { kind }));
  for (const hex of reach) if (!marks.has(hex)) add(hex, say("page-sc-within-reach"));
  return land.names.map((name, hex) => [ground[hex], ...(more.get(name) ?? [])].join(", "));
}

/** Whose turn it is, the points left, the coach. */
function standing(view: CoachView): Line[] {
  const { coach, phase, turn, active } = view;
  const found: Line[] = [];
  if (turn) found.push({ text: say("page-sc-turn", { turn, limit: view.options.turn_limit, side: active }) });
  if (phase.points !== undefined) found.push({ text: say("page-sc-points", { points: phase.points }) });
  const { hex, facing, strength, destination } = coach;
  found.push({ text: say("page-sc-line-coach", { hex, to: facing, strength }), element: "coach" });
  if (destination) found.push({ text: say("page-sc-line-slip", { destination }) });
  return found;
}

function fightLine(view: CoachView, fight: FightView): Line {
  const { warrior, odds, attacker, defender } = fight;
  const dice = costs(view, fight);
  const coach = dice.filter((one) => one.coach).length;
  const other = dice.filter((one) => one.warrior).length;
  const text = say("page-sc-line-fight", { warrior, odds, attacker, defender, coach, other });
  return { text, element: `warrior:${warrior}` };
}

function warriorLine(one: WarriorView): Line {
  const { id: warrior, hex, strength } = one;
  if (hex === null) return { text: say("page-sc-line-gone", { warrior }) };
  const text = say("page-sc-line-warrior", { warrior, hex, strength, state: stateOf(one) });
  return { text, element: `warrior:${warrior}` };
}

/** The board as a list: what stands where, what it can do, what a fight would bring. */
export function lines(board: Record<string, Value>, given: View): Line[] {
  const land = readLand(board);
  const view = readView(given);
  const towns = [
    ["north", "N"],
    ["south", "S"],
  ] as const;
  return [
    ...standing(view),
    ...view.fights.map((fight) => fightLine(view, fight)),
    ...view.warriors.map(warriorLine),
    ...waiting(land, view.boarded).map((hex) => ({
      text: say("page-sc-line-passenger", { hex }),
      element: `hex:${hex}`,
    })),
    ...towns.flatMap(([town, sign]) =>
      all(land, sign).map((hex) => ({
        text: say("page-sc-line-town", { town, hex: land.names[hex]! }),
        element: `town:${town}`,
      })),
    ),
  ];
}
