// What the player wants to do with the dice, and which choice that is.  It knows no rules: a plan without a
// matching choice cannot be played.

import type { Element, Option } from "../../lib/protocol";

/** Which dice lie in the open, and which of all are to be rolled again. */
export interface Plan {
  out: number[];
  again: number[];
}

/** A card that waits for its dice. */
export type Held = "horseshoe" | "load" | null;

function numbered(name: string, elements: Element[]): number[] {
  return elements
    .filter((one) => one.startsWith(`${name}:`))
    .map((one) => Number(one.slice(name.length + 1)));
}

function same(one: number[], other: number[]): boolean {
  return one.length === other.length && one.every((number) => other.includes(number));
}

const ofKind = (options: Option[], kind: string): Option[] =>
  options.filter(({ elements }) => elements[0] === kind);
const shows = ({ elements }: Option): number[] => numbered("show", elements);
const rolls = ({ elements }: Option): number[] => numbered("roll", elements);

/** Keep the dice as they lie now. */
export function standing(options: Option[], { out }: Plan): Option | undefined {
  return ofKind(options, "stand").find((option) => same(shows(option), out));
}

/** Shake the cup: what is under it is rolled, what lies in the open stays. */
export function shaking(options: Option[], { out }: Plan): Option | undefined {
  return ofKind(options, "reroll").find(
    (option) => same(shows(option), out) && !rolls(option).some((number) => out.includes(number)),
  );
}

/** Roll the marked ones in the open. */
export function throwing(options: Option[], { out, again }: Plan): Option | undefined {
  if (!again.length || again.some((number) => !out.includes(number))) return undefined;
  return ofKind(options, "reroll").find((option) => same(shows(option), out) && same(rolls(option), again));
}

/** The horseshoe's dice. */
export function charmed(options: Option[], { again }: Plan): Option | undefined {
  return ofKind(options, "horseshoe").find((option) => same(rolls(option), again));
}

/** The plan that a choice in words would be: a hint laid out. */
export function planned(options: Option[], words: string, out: number[]): Plan | null {
  const option = options.find((one) => one.words === words);
  if (!option) return null;
  const [kind] = option.elements;
  if (kind === "horseshoe") return { out, again: rolls(option) };
  return kind === "stand" || kind === "reroll" ? { out: shows(option), again: rolls(option) } : null;
}

export function toggled(numbers: number[], number: number): number[] {
  return numbers.includes(number) ? numbers.filter((one) => one !== number) : [...numbers, number].sort();
}

/** A particular that the choices tell: what a roll costs, how far a claim goes. */
export function noted(option: Option | undefined, note: string, name: string): number | null {
  const found = option?.notes?.find((one) => one.note === note);
  return found ? Number(found[name]) : null;
}
