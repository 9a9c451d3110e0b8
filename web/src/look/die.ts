// A die: the three visible faces of a turned cube, and their pips.

import { points, straight, type Point } from "./engrave";

type Space = readonly [number, number, number];

export interface Face {
  outline: string;
  /** 0 the lightest, 2 the darkest. */
  tone: number;
  pips: string;
}

const PIPS = [
  "",
  "0,0",
  "-1,-1 1,1",
  "-1,-1 0,0 1,1",
  "-1,-1 1,-1 -1,1 1,1",
  "-1,-1 1,-1 0,0 -1,1 1,1",
  "-1,-1 1,-1 -1,0 1,0 -1,1 1,1",
];
const CIRCLE = [0, 1, 2, 3, 4, 5, 6, 7].map((part) => rotated(1, 0, 45 * part));

/** Each face by what points out of it, with the two ways along it, and its number. */
const FACES: readonly (readonly [Space, Space, Space, number])[] = [
  [[0, 0, 1], [1, 0, 0], [0, 1, 0], 5],
  [[0, 0, -1], [1, 0, 0], [0, 1, 0], 2],
  [[1, 0, 0], [0, 1, 0], [0, 0, 1], 3],
  [[-1, 0, 0], [0, 1, 0], [0, 0, 1], 4],
  [[0, 1, 0], [1, 0, 0], [0, 0, 1], 6],
  [[0, -1, 0], [1, 0, 0], [0, 0, 1], 1],
];

/** The faces one sees.  Turned about the axis towards us, then the level one, then that towards us again. */
export function die(size: number, turn: number, tilt: number, roll: number): Face[] {
  const spun = ([x, y, z]: Space): Space => {
    const [a, b] = rotated(x, y, turn);
    const [c, d] = rotated(b, z, tilt);
    const [e, f] = rotated(a, c, roll);
    return [e, f, d];
  };
  const seen = FACES.map(([out, u, v, number]) => ({ out: spun(out), u: spun(u), v: spun(v), number }));
  const front = seen.filter(({ out }) => out[2] > 0.02);
  return front.map(({ out, u, v, number }) => {
    const at = (a: number, b: number): Point => [
      (out[0] + a * u[0] + b * v[0]) * size,
      (out[1] + a * u[1] + b * v[1]) * size,
    ];
    const ring = ([x, y]: Point): string =>
      straight(CIRCLE.map(([dx, dy]) => at(0.52 * x + 0.19 * dx, 0.52 * y + 0.19 * dy)));
    return {
      outline: straight([at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)]),
      tone: out[1] < -0.35 ? 0 : out[0] < 0.1 ? 1 : 2,
      pips: points(PIPS[number] ?? "")
        .map(ring)
        .join(""),
    };
  });
}

function rotated(x: number, y: number, angle: number): Point {
  const degrees = (angle * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(degrees), Math.sin(degrees)];
  return [x * cosine - y * sine, x * sine + y * cosine];
}
