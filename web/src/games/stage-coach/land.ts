// The map from the server, laid out on a sheet.

import type { Value } from "../../lib/protocol";
import { beside, centre, DIRECTIONS, EDGE, RADIUS, ROW, WIDTH, type Direction, type Point } from "./hexes";

/** A hex by number: row times columns plus column. */
export type Hex = number;

export const TERRAINS = {
  ".": "plain",
  "^": "mountain",
  W: "start",
  N: "north",
  S: "south",
  V: "village",
  T: "tepee",
  R: "relay",
} as const;
export type Sign = keyof typeof TERRAINS;

export interface Land {
  columns: number;
  rows: number;
  signs: Sign[];
  names: string[];
  numbers: Map<string, Hex>;
  centres: Point[];
  title: string;
  /** The sheet without the strip for the cartouche. */
  width: number;
  height: number;
}

export function readLand(board: Record<string, Value>): Land {
  const columns = board.columns as number;
  const rows = board.rows as number;
  const names = board.names as string[];
  return {
    columns,
    rows,
    signs: board.signs as Sign[],
    names,
    numbers: new Map(names.map((name, hex) => [name, hex])),
    centres: names.map((_, hex) => centre(hex % columns, Math.floor(hex / columns))),
    title: board.title as string,
    width: 2 * EDGE + WIDTH * (columns + 0.5),
    height: 2 * EDGE + ROW * (rows - 1) + 2 * RADIUS,
  };
}

/** The neighbour on that side; null beyond the edge. */
export function neighbour(land: Land, hex: Hex, to: Direction): Hex | null {
  const [column, row] = beside(hex % land.columns, Math.floor(hex / land.columns), to);
  const inside = column >= 0 && column < land.columns && row >= 0 && row < land.rows;
  return inside ? row * land.columns + column : null;
}

export function neighbours(land: Land, hex: Hex): Hex[] {
  return DIRECTIONS.map((to) => neighbour(land, hex, to)).filter((found) => found !== null);
}

export function touching(land: Land, one: string, other: string): boolean {
  const [a, b] = [land.numbers.get(one), land.numbers.get(other)];
  return a !== undefined && b !== undefined && neighbours(land, a).includes(b);
}

export function place(land: Land, name: string): Point {
  return land.centres[land.numbers.get(name) ?? 0]!;
}

export function all(land: Land, ...signs: Sign[]): Hex[] {
  return land.signs.flatMap((sign, hex) => (signs.includes(sign) ? [hex] : []));
}

/** Where the warriors' camps are, in the order of their numbers: villages first. */
export function camps(land: Land): Hex[] {
  return [...all(land, "V"), ...all(land, "T")];
}
