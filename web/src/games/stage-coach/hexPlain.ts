// The plain on the cover: rows of hexes, smaller towards the horizon.

import { straight, type Point } from "../../look/engrave";

/** Draw the rows `from` to `to`; row 0 is the nearest. */
export function hexPlain(middle: number, horizon: number, bottom: number, from: number, to: number): string {
  const deep = bottom - horizon;
  const seen = ([x, z]: Point): Point => [middle + (x * 620) / z, horizon + (3.4 * deep) / z];
  const size = 0.5;
  let path = "";
  for (let row = from; row < to; row++) {
    for (let column = -40; column <= 40; column++) {
      const [x, z] = [(column + (row % 2) / 2) * size, 3.1 + row * size * 0.866];
      const corners = [0, 1, 2, 3].map((k): Point => {
        const angle = (Math.PI / 3) * k + Math.PI / 6;
        return seen([x + size * 0.577 * Math.cos(angle), z + size * 0.577 * Math.sin(angle)]);
      });
      if (corners.every(([cx]) => cx > -30 && cx < 2 * middle + 30)) path += straight(corners, false);
    }
  }
  return path;
}
