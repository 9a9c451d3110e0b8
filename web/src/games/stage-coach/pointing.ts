// What the choices mean on the map: which hexes they mark, and what a hex stands for when pointed at.

import type { Element, Option } from "../../lib/protocol";
import { DIRECTIONS, type Direction } from "./hexes";
import { all, neighbour, type Land } from "./land";
import { riderOf, type CoachView } from "./view";

export interface Mark {
  hex: string;
  /** The kind of choice: `ahead`, `turn`, `ride`... */
  kind: string;
  element: Element;
}

/** A side of the coach's hex beyond which there is no map: to be pointed at all the same. */
export interface Handle {
  to: Direction;
  element: Element;
}

/** The hex an element lies on; undefined for what is no place. */
export function placeOf(land: Land, view: CoachView, element: Element): string | undefined {
  const [kind, name = ""] = element.split(":");
  if (kind === "hex") return name;
  if (kind === "coach") return view.coach.hex;
  if (kind === "warrior") return view.warriors.find((one) => one.id === name)?.hex ?? undefined;
  if (kind !== "town") return undefined;
  const town = all(land, name === "north" ? "N" : "S")[0];
  return town === undefined ? undefined : land.names[town];
}

const kindOf = (option: Option): string => option.words.split(" ", 1)[0]!;

/** Where each choice lies: its own hex if it names one, else the piece or the town. */
export function marks(land: Land, view: CoachView, options: Option[]): Map<string, Mark> {
  const found = new Map<string, Mark>();
  for (const option of options) {
    const element =
      option.elements.find((one) => one.startsWith("hex:")) ??
      option.elements.find((one) => one.startsWith("town:"));
    const hex = element && placeOf(land, view, element);
    if (hex) found.set(hex, { hex, kind: kindOf(option), element });
  }
  return found;
}

export function handles(land: Land, view: CoachView, options: Option[]): Handle[] {
  const here = land.numbers.get(view.coach.hex);
  if (here === undefined) return [];
  return DIRECTIONS.filter((to) => neighbour(land, here, to) === null)
    .map((to) => ({ to, element: `to:${to}` }))
    .filter(({ element }) => options.some((option) => option.elements.includes(element)));
}

/** What pointing at this hex means: a choice's hex, the piece or the town on it, or just the hex. */
export function elementAt(land: Land, view: CoachView, options: Option[], hex: string): Element {
  const rider = riderOf(view); // it may ride over another
  const here = view.warriors.filter((one) => one.hex === hex).sort((one) => (one === rider ? -1 : 1));
  const candidates = [
    `hex:${hex}`,
    ...here.map((one) => `warrior:${one.id}`),
    ...["north", "south"].map((town) => `town:${town}`).filter((town) => placeOf(land, view, town) === hex),
    ...(view.coach.hex === hex ? ["coach"] : []),
  ];
  return candidates.find((one) => options.some((option) => option.elements.includes(one))) ?? `hex:${hex}`;
}
