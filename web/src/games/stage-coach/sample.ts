// A little land and a view of it, for the tests.

import type { Value } from "../../lib/protocol";
import { readLand } from "./land";
import type { CoachView } from "./view";

const ROWS = ["W . ^ . N", " . V ^ T .", ". . . T .", " T ^ V T .", ". T . . S"];

function named(column: number, row: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

export const board: Record<string, Value> = {
  columns: 5,
  rows: 5,
  signs: ROWS.flatMap((row) => row.trim().split(" ")),
  names: ROWS.flatMap((_, row) => [0, 1, 2, 3, 4].map((column) => named(column, row))),
  title: "Sample",
};

export const land = readLand(board);

export const view: CoachView = {
  seat: 0,
  options: { map: "sample", turn_limit: 40 },
  turn: 2,
  active: "coach",
  coach: { hex: "b3", facing: "e", strength: 2, destination: "north" },
  boarded: [],
  warriors: [
    { id: "w1", hex: "b2", strength: 2, awake: true, ridden: false },
    { id: "w2", hex: "c4", strength: 1, awake: false, ridden: false },
    { id: "w3", hex: null, strength: 0, awake: false, ridden: false },
  ],
  phase: { phase: "Journey", points: 3 },
  fights: [],
};
