// The path of a shot as the server sends it: docs/physics.md has the format, posse.physics.frames the other end.

/** Frames a second. */
export const RATE = 60;
/** Four numbers that make a quaternion are whole, in units of 1/16384. */
export const ONE = 16384;

const FORMAT = 1;
const REST = [
  [1, 2, 3],
  [0, 2, 3],
  [0, 1, 3],
  [0, 1, 2],
] as const;
const UNIT = BigInt(ONE) * 1000000n;
const SCALE = 2894895n;

/** Where a body is in a frame: 0.1 mm east, south and up; and how it is turned, about east, north and up. */
export type Key = readonly [x: number, y: number, z: number, qx: number, qy: number, qz: number, qw: number];

export interface Track {
  /** 0 is the die; the scene's figures follow in their order. */
  body: number;
  /** The frame of the first key.  Before it the body stood there, after the last key it stays. */
  start: number;
  keys: Key[];
}

export interface Trail {
  frames: number;
  tracks: Track[];
}

/** The trail of an event, out of its base64; an Error if it is no such thing. */
export function readTrail(text: string): Trail {
  return decode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
}

export function decode(bytes: Uint8Array): Trail {
  const numbers = numbersOf(bytes);
  let at = 0;
  const next = (): number => {
    const value = numbers[at];
    if (value === undefined) throw new Error("bad-frames");
    at += 1;
    return value;
  };
  if (next() !== FORMAT) throw new Error("bad-frames");
  const frames = next();
  const tracks = Array.from({ length: next() }, () => track(next, bytes.length));
  if (at < numbers.length) throw new Error("bad-frames");
  return { frames, tracks };
}

function track(next: () => number, most: number): Track {
  const [body, start, count] = [next(), next(), next()];
  if (count < 1 || count > most) throw new Error("bad-frames"); // every key takes some bytes
  const column = (): number[] => sums(Array.from({ length: count }, () => signed(next())));
  const places = [0, 1, 2].map(() => sums(column()));
  const largest = new Array<number>(count).fill(next());
  let from = 0;
  for (let changes = next(); changes > 0; changes -= 1) {
    from += next();
    largest.fill(next(), from);
  }
  const parts = [column(), column(), column()];
  const keys = largest.map((which, at): Key => {
    const [x, y, z] = places.map((place) => place[at]!);
    return [x!, y!, z!, ...turn(which, [parts[0]![at]!, parts[1]![at]!, parts[2]![at]!])];
  });
  return { body, start, keys };
}

/** In whole numbers, as in Python, so that both ends agree to the last one. */
function turn(largest: number, others: readonly [number, number, number]): [number, number, number, number] {
  const rest = REST[largest];
  if (!rest) throw new Error("bad-frames");
  const found: [number, number, number, number] = [0, 0, 0, 0];
  let left = UNIT * UNIT;
  rest.forEach((part, at) => {
    const exact = floored(BigInt(others[at]!) * BigInt(ONE) * 1000000000n, SCALE);
    found[part] = Number(floored(2n * exact + 1000000n, 2000000n));
    left -= exact * exact;
  });
  found[largest as 0] = Number((root(left > 0n ? left : 0n) + 500000n) / 1000000n);
  return found;
}

function floored(value: bigint, by: bigint): bigint {
  const found = value / by;
  return value < 0n && found * by !== value ? found - 1n : found;
}

/** The whole part of a square root. */
function root(value: bigint): bigint {
  let found = BigInt(Math.floor(Math.sqrt(Number(value))));
  while (found * found > value) found -= 1n;
  while ((found + 1n) * (found + 1n) <= value) found += 1n;
  return found;
}

function sums(values: number[]): number[] {
  let total = 0;
  return values.map((value) => (total += value));
}

function signed(value: number): number {
  return value % 2 ? -(value + 1) / 2 : value / 2;
}

/** Seven bits a byte, the lowest first; the eighth says that more follow. */
function numbersOf(bytes: Uint8Array): number[] {
  const found: number[] = [];
  let [value, place] = [0, 1];
  for (const byte of bytes) {
    value += (byte & 127) * place;
    place *= 128;
    if (byte > 127) continue;
    found.push(value);
    [value, place] = [0, 1];
  }
  return found;
}

/** A body between two frames: the place in mm, the quaternion as it comes. */
export interface Pose {
  place: readonly [x: number, y: number, z: number];
  turn: readonly [x: number, y: number, z: number, w: number];
}

/** The pose of a body after some seconds. */
export function poseAt({ start, keys }: Track, seconds: number): Pose {
  const at = Math.min(Math.max(seconds * RATE - start, 0), keys.length - 1);
  const [before, share] = [Math.floor(at), at - Math.floor(at)];
  const one = keys[before]!;
  const other = keys[Math.min(before + 1, keys.length - 1)]!;
  const mixed = (part: number): number => one[part]! + (other[part]! - one[part]!) * share;
  // Neighbours are close: a straight way between them, brought back to length one, is as good as an arc.
  const way = one[3] * other[3] + one[4] * other[4] + one[5] * other[5] + one[6] * other[6] < 0 ? -1 : 1;
  const blended = [3, 4, 5, 6].map((part) => one[part]! + (way * other[part]! - one[part]!) * share);
  const long = Math.hypot(...blended) || 1;
  const [x, y, z, w] = blended.map((part) => part / long) as [number, number, number, number];
  return { place: [mixed(0) / 10, mixed(1) / 10, mixed(2) / 10], turn: [x, y, z, w] };
}
