// What the choices mean on the map, and what a bid would pay to whom.  It is read from the choices and their
// notes, without knowing rules.

import type { Element, Note, Option } from "../../lib/protocol";
import type { Land } from "./land";

export function offered(options: Option[], element: Element): Option | undefined {
  return options.find(({ elements }) => elements.includes(element));
}

function numberIn(notes: Note[] | undefined, field: string): number | null {
  for (const note of notes ?? []) if (typeof note[field] === "number") return note[field];
  return null;
}

/** What a stretch pays when a vehicle stops there: to the player, and to the others. */
export interface Payout {
  /** What to point at for it. */
  element: Element;
  own: number | null;
  others: number | null;
}

/** The places on the map where a choice lies: stretches of river and rails, plots with a hidden card. */
export function marks(land: Land, options: Option[]): Map<Element, Payout> {
  const found = new Map<Element, Payout>();
  const cards = new Map<Element, Element>(
    land.plots.flatMap(({ plot, mine, ranch }): [Element, Element][] =>
      mine ? [[`card:mine${plot}`, `plot:${plot}`]] : ranch ? [["card:ranch", `plot:${plot}`]] : [],
    ),
  );
  for (const { elements, notes } of options)
    for (const element of elements) {
      const place = /^(river|rails):/.test(element) ? element : cards.get(element);
      if (place)
        found.set(place, { element, own: numberIn(notes, "own"), others: numberIn(notes, "others") });
    }
  return found;
}

/** A possible bid, and what it would pay. */
export interface Raise {
  words: string;
  element: Element;
  amount: number;
  /** How much more than the least that is enough. */
  more: number;
  /** What each of the others would get. */
  each: number | null;
  notes: Note[];
}

/** What each of the others would get of this choice's price. */
export function shareOf({ notes }: Pick<Option, "notes">): number | null {
  return numberIn(notes, "each");
}

/** All bids there are, the least first. */
export function bidsOf(options: Option[]): Raise[] {
  const found = options.flatMap(({ words, elements, notes }) => {
    const element = elements.find((one) => one.startsWith("bid:"));
    return element ? [{ words, element, amount: Number(element.slice(4)), notes: notes ?? [] }] : [];
  });
  const least = Math.min(...found.map(({ amount }) => amount));
  return found
    .sort((a, b) => a.amount - b.amount)
    .map((bid) => ({ ...bid, more: bid.amount - least, each: shareOf(bid) }));
}

const STEPS = [0, 1, 2, 3, 5];

/** A short list of bids: the least, some raises, and (if the purse may be seen) everything. */
export function raises(options: Option[], frank: boolean): (Raise & { kind: "least" | "more" | "all" })[] {
  const bids = bidsOf(options);
  const most = bids.at(-1)?.more;
  return bids
    .filter(({ more }) => STEPS.includes(more) || (frank && more === most))
    .map((bid) => ({ ...bid, kind: !bid.more ? "least" : frank && bid.more === most ? "all" : "more" }));
}

/** The hidden cards a rumour may speak of: on the land, and of each other heir. */
export interface Secret {
  element: Element;
  card: string;
}

export function secrets(options: Option[]): Secret[] {
  return options.flatMap(({ elements }) => {
    const element = elements.find((one) => one.startsWith("card:"));
    return element ? [{ element, card: element.slice(5) }] : [];
  });
}
