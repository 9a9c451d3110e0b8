// The choices of a decision: grouped by kind, narrowed by pointing, composed from parts.

import { narrow } from "../lib/link.svelte";
import type { Element, Option } from "../lib/protocol";

/** With more choices of a kind than this, there is no longer a button for each. */
export const MANY = 12;

export interface Group {
  kind: string;
  options: Option[];
}

export function kindOf(option: Pick<Option, "words">): string {
  return option.words.split(" ")[0] ?? "";
}

/** Group choices by kind.  The first choice is the default, most often to do nothing: its group comes last. */
export function groups(options: Option[]): Group[] {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const kind = kindOf(option);
    found.set(kind, [...(found.get(kind) ?? []), option]);
  }
  const [quiet, ...rest] = [...found].map(([kind, some]) => ({ kind, options: some }));
  return quiet ? [...rest, quiet] : [];
}

export type Pointing =
  { then: "play"; option: Option } | { then: "narrow"; pointed: Element[] } | { then: "why" };

/** Whether choices of this kind are composed of several elements of a sort, such as dice.  Then pointing alone
 * never plays one, because the player may want to point at more. */
function composed(options: Option[], one: Option): boolean {
  const like = options.filter((option) => kindOf(option) === kindOf(one));
  return like.some((option) => {
    const names = parts(option).map(facetOf);
    return new Set(names).size < names.length;
  });
}

/** What pointing at an element does: play the only choice left, narrow several, or ask why there is none. */
export function pointAt(options: Option[], pointed: Element[], element: Element): Pointing {
  if (pointed.includes(element)) return { then: "narrow", pointed: pointed.filter((one) => one !== element) };
  for (const wanted of [[...pointed, element], [element]]) {
    const left = narrow(options, wanted);
    if (left.length === 1 && !composed(options, left[0]!)) return { then: "play", option: left[0]! };
    if (left.length) return { then: "narrow", pointed: wanted };
  }
  return { then: "why" };
}

export interface Facet {
  name: string;
  elements: Element[];
}

const value = (element: Element): string => element.slice(element.indexOf(":") + 1);
const facetOf = (element: Element): string => element.slice(0, element.indexOf(":"));

/** The elements with a value, which distinguish the choices of a kind. */
function parts({ elements }: Option): Element[] {
  return elements.filter((element) => element.includes(":"));
}

/** The parts that choices of a kind are composed of, such as `show:1` to `show:5`. */
export function facets(options: Option[]): Facet[] {
  const found = new Map<string, Set<Element>>();
  for (const option of options)
    for (const element of parts(option)) {
      const name = facetOf(element);
      found.set(name, (found.get(name) ?? new Set<Element>()).add(element));
    }
  return [...found].map(([name, elements]) => ({
    name,
    elements: [...elements].sort((a, b) => value(a).localeCompare(value(b), "en", { numeric: true })),
  }));
}

/** The choice composed of exactly these elements. */
export function exact(options: Option[], picked: Element[]): Option | undefined {
  return options.find((option) => {
    const own = parts(option);
    return own.length === picked.length && own.every((element) => picked.includes(element));
  });
}

/** The choices composed of exactly what was pointed at, and those composed of more. */
export function meant(options: Option[], pointed: Element[]): { first: Option[]; more: Option[] } {
  const found =
    pointed.some((one) => one.includes(":")) &&
    exact(
      options,
      pointed.filter((one) => one.includes(":")),
    );
  if (!found || options.length < 2) return { first: options, more: [] };
  return { first: [found], more: options.filter((option) => option !== found) };
}

/** The value of an element as it is shown: `show:3` is 3. */
export const valueOf = value;
