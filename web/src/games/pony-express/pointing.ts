// What can be pointed at, and what that means.  It is read from the choices, without knowing rules.

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

/** What leads to one space and is chosen by pointing there; a claim is said, and a card is played. */
const RIDES = ["train", "advance"];

/** Where the choices lead: a space, and what to point at for it. */
export function goals(options: Option[]): Map<Space, Element> {
  const found = new Map<Space, Element>();
  for (const {
    elements: [kind = ""],
    notes,
  } of options)
    for (const { note, space } of notes ?? [])
      if (RIDES.includes(kind) && (note === "train" || note === "lands")) found.set(Number(space), kind);
  return found;
}
