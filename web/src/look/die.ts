// A die lying or flying: three faces of a cube, turned as told, and its pips.

import { straight, type Point } from "./engrave";

type Space = readonly [number, number, number];

export interface Face {
  outline: string;
  /** 0 the lightest, 2 the darkest. */
  tone: number;
  pips: string;
}

const PIPS: Record<number, readonly Point[]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
}; // prettier-ignore

/** Each face by what points out of it, with the two ways along it, and its number. */
const FACES: readonly (readonly [Space, Space, Space, number])[] = [
  [[0, 0, 1], [1, 0, 0], [0, 1, 0], 5],
  [[0, 0, -1], [1, 0, 0], [0, 1, 0], 2],
  [[1, 0, 0], [0, 1, 0], [0, 0, 1], 3],
  [[-1, 0, 0], [0, 1, 0], [0, 0, 1], 4],
  [[0, 1, 0], [1, 0, 0], [0, 0, 1], 6],
  [[0, -1, 0], [1, 0, 0], [0, 0, 1], 1],
]; // prettier-ignore

export function die(size: number, turn: number, tilt: number, roll: number): Face[] {
  const [ct, st, cl, sl, cr, sr] = [turn, tilt, roll].flatMap((angle) => [Math.cos(angle), Math.sin(angle)]) as [
    number, number, number, number, number, number,
  ]; // prettier-ignore
  const spun = ([x, y, z]: Space): Space => {
    const [a, b] = [x * ct - y * st, x * st + y * ct];
    const [c, d] = [b * cl - z * sl, b * sl + z * cl];
    return [a * cr - c * sr, a * sr + c * cr, d];
  };
  const seen = FACES.map(([out, u, v, number]) => ({ out: spun(out), u: spun(u), v: spun(v), number }));
  const front = seen.filter(({ out }) => out[2] > 0.02);
  return front.map(({ out, u, v, number }) => {
    const at = (a: number, b: number): Point => [
      (out[0] + a * u[0] + b * v[0]) * size,
      (out[1] + a * u[1] + b * v[1]) * size,
    ];
    const ring = (x: number, y: number): string =>
      straight([0, 1, 2, 3, 4, 5, 6, 7].map((k) => at(x + 0.19 * Math.cos((k * Math.PI) / 4), y + 0.19 * Math.sin((k * Math.PI) / 4)))); // prettier-ignore
    return {
      outline: straight([at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)]),
      tone: out[1] < -0.35 ? 0 : out[0] < 0.1 ? 1 : 2,
      pips: (PIPS[number] ?? []).map(([x, y]) => ring(x * 0.52, y * 0.52)).join(""),
    };
  });
}
