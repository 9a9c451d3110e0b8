// Standing orders in words: a kind, and a value for each of its fields.

export type Fields = Record<string, string[]>;

/** A kind with more orders than this is composed field by field instead of listed. */
export const LISTED = 30;

/** All combinations of the fields' values. */
function mixes(fields: Fields): string[][] {
  return Object.values(fields).reduce<string[][]>(
    (found, values) => found.flatMap((mix) => values.map((value) => [...mix, value])),
    [[]],
  );
}

export function isListed(fields: Fields): boolean {
  return Object.values(fields).reduce((count, values) => count * values.length, 1) <= LISTED;
}

/** The orders of all kinds that are listed one by one. */
export function listed(orders: Record<string, Fields>): string[] {
  return Object.entries(orders).flatMap(([kind, fields]) =>
    isListed(fields) ? mixes(fields).map((mix) => [kind, ...mix].join(" ")) : [],
  );
}

/** The order made of these values; a field without one has its first value. */
export function composed(kind: string, fields: Fields, chosen: Record<string, string>): string {
  return [kind, ...Object.entries(fields).map(([field, values]) => chosen[field] ?? values[0])].join(" ");
}
