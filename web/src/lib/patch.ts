// What the server sends of a change: by its place, a JSON Pointer, the new value.

import type { Value, View } from "./protocol";

export type Patch = Record<string, Value>;

/** The view after a change.  What did not change is the same object as before. */
export function patched(view: View, patch: Patch): View {
  let found: Value = view;
  for (const [place, value] of Object.entries(patch)) found = put(found, place.split("/").slice(1), value);
  return found as View;
}

function put(inside: Value, way: string[], value: Value): Value {
  const [step, ...rest] = way;
  if (step === undefined) return value;
  if (Array.isArray(inside))
    return inside.map((item, at) => (at === Number(step) ? put(item, rest, value) : item));
  const fields = inside as View;
  return { ...fields, [step]: put(fields[step] ?? null, rest, value) };
}
