// The view of any game in lines, one for each field.  The names are the game's own ids.

import type { Line } from "../../lib/games.svelte";
import type { Value, View } from "../../lib/protocol";
import { idWords, valueWords } from "../../lib/words.svelte";

/** Fields of a view that are not part of the board. */
const NOT_SHOWN = new Set(["seat", "options"]);

const isRecord = (value: Value): value is Record<string, Value> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** A row of the table. */
export interface Entry {
  about: string;
  text: string;
}

export function entries(view: View): Entry[] {
  return Object.entries(view)
    .filter(([key]) => !NOT_SHOWN.has(key))
    .flatMap(([key, value]) =>
      Array.isArray(value) && value.some(isRecord)
        ? value.map((each, at) => ({ about: `${idWords(key)} ${at + 1}`, text: valueWords(each) }))
        : [{ about: idWords(key), text: valueWords(value) }],
    );
}

export function lines(_board: Record<string, Value>, view: View): Line[] {
  return entries(view).map(({ about, text }) => ({ text: `${about}: ${text}` }));
}
