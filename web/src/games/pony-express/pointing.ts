// What one can point at, and what pointing there means.  Nothing here knows a rule: it reads the choices.

import type { Element, Option } from "../../lib/protocol";
import type { Space } from "./track";
import type { RaceView } from "./view";

/** What is pointed at to play a card. */
const CARDS: Record<string, Element> = {
  loaded_die: "load",
  horseshoe: "horseshoe",
  spyglass: "spyglass",
  spurs: "spurs",
  lasso: "lasso",
  whisky: "whisky",
  second_colt: "colt",
  barrel: "barrel",
  file: "file",
  peace_pipe: "pipe",
};

export function offered(options: Option[], element: Element): boolean {
  return options.some(({ elements }) => elements.includes(element));
}

export interface Card {
  item: string;
  /** What to point at to play it or keep it; null when it has no moment now. */
  element: Element | null;
}

/** The cards one holds, or has drawn and may keep. */
export function cardsOf(view: RaceView, options: Option[]): Card[] {
  const drawn = (view.phase.drawn ?? []).filter((item) => item in CARDS);
  const choosing = drawn.length ? drawn : view.hand;
  const kept = choosing.map((item, at) => ({ item, element: orNone(options, `card:${at}`) }));
  if (kept.some(({ element }) => element)) return kept;
  return view.hand.map((item) => ({ item, element: orNone(options, CARDS[item] ?? "") }));
}

function orNone(options: Option[], element: Element): Element | null {
  return offered(options, element) ? element : null;
}

/** Where the choices lead: a space, and what to point at for it. */
export function goals(options: Option[]): Map<Space, Element> {
  const found = new Map<Space, Element>();
  for (const { elements, notes } of options)
    for (const note of notes ?? [])
      if (note.note === "train" && elements[0]) found.set(Number(note.space), elements[0]);
  return found;
}

const numbered = (name: string, elements: Element[]): number[] =>
  elements.filter((one) => one.startsWith(`${name}:`)).map((one) => Number(one.slice(name.length + 1)));

const same = (one: number[], other: number[]): boolean =>
  one.length === other.length && one.every((number) => other.includes(number));

/** What a seat means to do with its dice: which lie in the open, which are rolled again. */
export interface Plan {
  out: number[];
  again: number[];
}

/** As it was pointed at; where nothing was, the dice lie as they do. */
export function planOf(view: RaceView, pointed: Element[], emptied: boolean): Plan {
  const out = numbered("show", pointed);
  return { out: out.length || emptied ? out : view.shown, again: numbered("roll", pointed) };
}

/** The choices that leave just these dice in the open.  A horseshoe, once pointed at, leaves all where they lie. */
function fitting(options: Option[], { out }: Plan): Option[] {
  const card = ({ elements }: Option): boolean => elements[0] === "horseshoe";
  if (options.every(card)) return options;
  return options.filter((option) => !card(option) && same(numbered("show", option.elements), out));
}

/** All that must be rolled with this die: under the cup it is all or none. */
export function rolledWith(options: Option[], plan: Plan, number: number): number[] {
  const wanted = [...plan.again, number];
  const fits = fitting(options, plan)
    .map(({ elements }) => numbered("roll", elements))
    .filter((rolls) => wanted.every((one) => rolls.includes(one)));
  const [first = [], ...rest] = fits;
  return first.filter((one) => rest.every((rolls) => rolls.includes(one)));
}

/** The elements to point at, one after another, to come from what is pointed at to this plan. */
export function steps(pointed: Element[], wanted: Plan): Element[] {
  const now = pointed.filter((one) => one.startsWith("show:") || one.startsWith("roll:"));
  const then = [...wanted.out.map((n) => `show:${n}`), ...wanted.again.map((n) => `roll:${n}`)];
  return [...now.filter((one) => !then.includes(one)), ...then.filter((one) => !now.includes(one))];
}

/** What a roll costs now, as the choices tell it. */
export function priceOf(options: Option[]): number | null {
  const note = options
    .find(({ elements }) => elements[0] === "reroll")
    ?.notes?.find((one) => one.note === "price");
  return note ? Number(note.nuggets) : null;
}
