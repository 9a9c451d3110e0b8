// The choices, put in order: by kind, by what is pointed at, by what they are made of.

import { narrow } from "../lib/link.svelte";
import type { Element, Option } from "../lib/protocol";

/** More of a kind than this are no longer a row of buttons. */
export const MANY = 12;

export interface Group {
  kind: string;
  options: Option[];
}

export function kindOf(option: Pick<Option, "words">): string {
  return option.words.split(" ")[0] ?? "";
}

/** Choices of a kind together.  The first choice is what is played when time is up, most often to do nothing:
 * its kind comes last. */
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

/** Whether a choice is put together from several of a sort, such as dice: then what is left over when one was
 * pointed at may not be all that was meant, and pointing alone never plays it. */
function composed(options: Option[], one: Option): boolean {
  const like = options.filter((option) => kindOf(option) === kindOf(one));
  return like.some((option) => {
    const names = parts(option).map(facetOf);
    return new Set(names).size < names.length;
  });
}

/** What comes of pointing at something: one choice left is played, several are narrowed, none is a question. */
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

/** Elements with a value: those that make one choice of a kind differ from another. */
function parts({ elements }: Option): Element[] {
  return elements.filter((element) => element.includes(":"));
}

/** What choices of a kind are put together from, such as `show:1` to `show:5`. */
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

/** The choice that is made of just these. */
export function exact(options: Option[], picked: Element[]): Option | undefined {
  return options.find((option) => {
    const own = parts(option);
    return own.length === picked.length && own.every((element) => picked.includes(element));
  });
}

/** The choice that is just what was pointed at, and the others that it is a part of. */
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

/** What a screen calls the value of an element: `show:3` is 3. */
export const valueOf = value;
