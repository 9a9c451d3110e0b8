// Which hex a key leads to.  Left and right go along the row; up and down keep the column's letter, and
// with Shift take the other of the two neighbours; Home and End go to the ends of the row, with Ctrl to the
// corners; N goes to the next marked hex, Shift and N to the previous one.

import { neighbour, type Hex, type Land } from "./land";

export function stepped(
  land: Land,
  hex: Hex,
  key: string,
  shift: boolean,
  control: boolean,
  lively: Hex[],
): Hex | null {
  const row = Math.floor(hex / land.columns);
  // Of the two neighbours above or below, the one with the same letter lies east of an even row's hex.
  const east = row % 2 === 0 ? !shift : shift;
  switch (key) {
    case "ArrowLeft":
      return neighbour(land, hex, "w");
    case "ArrowRight":
      return neighbour(land, hex, "e");
    case "ArrowUp":
      return neighbour(land, hex, east ? "ne" : "nw");
    case "ArrowDown":
      return neighbour(land, hex, east ? "se" : "sw");
    case "Home":
      return control ? 0 : row * land.columns;
    case "End":
      return control ? land.names.length - 1 : (row + 1) * land.columns - 1;
    case "n":
    case "N":
      return nextOf(lively, hex, shift);
    default:
      return null;
  }
}

function nextOf(lively: Hex[], hex: Hex, back: boolean): Hex | null {
  const sorted = [...lively].sort((a, b) => (back ? b - a : a - b));
  return sorted.find((other) => (back ? other < hex : other > hex)) ?? sorted[0] ?? null;
}
