// An engraver's tools: smooth outlines, limbs, lines that swell, strokes and stipple.  All of it pure, and
// drawn the same every time.

export type Point = readonly [number, number];
/** A point of a bent line, and how wide the limb is there. */
export type Joint = readonly [number, number, number];

/** Points as one writes them in a picture: `20,200 72,172`. */
export function points(text: string): Point[] {
  return numbers(text).map(([x = 0, y = 0]) => [x, y]);
}

/** Joints, likewise: `35,2,20 46,15,13`. */
export function joints(text: string): Joint[] {
  return numbers(text).map(([x = 0, y = 0, wide = 0]) => [x, y, wide]);
}

function numbers(text: string): number[][] {
  return text.split(" ").map((group) => group.split(",").map(Number));
}

const fine = (value: number): number => Math.round(value * 10) / 10;
const at = ([x, y]: Point): string => `${fine(x)} ${fine(y)}`;

/** Numbers between 0 and 1, the same for the same seed. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** A smooth line through these points (Catmull and Rom's). */
export function through(line: readonly Point[], closed = false): string {
  const ease = 6;
  const count = line.length;
  const point = (i: number): Point =>
    line[closed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1)] ?? [0, 0];
  let path = `M${at(point(0))}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, d] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const first: Point = [b[0] + (c[0] - a[0]) / ease, b[1] + (c[1] - a[1]) / ease];
    const second: Point = [c[0] - (d[0] - b[0]) / ease, c[1] - (d[1] - b[1]) / ease];
    path += `C${at(first)} ${at(second)} ${at(c)}`;
  }
  return closed ? `${path}Z` : path;
}

/** Straight from point to point. */
export function straight(line: readonly Point[], closed = true): string {
  return `M${line.map(at).join("L")}${closed ? "Z" : ""}`;
}

/** A leg, an arm, a tail: an outline around a bent line, as wide as told at each joint. */
export function limb(bent: readonly Joint[]): string {
  const left: Point[] = [];
  const right: Point[] = [];
  bent.forEach(([x, y, wide], i) => {
    const [ax, ay] = bent[Math.max(i - 1, 0)] ?? [x, y];
    const [bx, by] = bent[Math.min(i + 1, bent.length - 1)] ?? [x, y];
    const long = Math.hypot(bx - ax, by - ay) || 1;
    const [nx, ny] = [(-(by - ay) / long) * (wide / 2), ((bx - ax) / long) * (wide / 2)];
    left.push([x + nx, y + ny]);
    right.unshift([x - nx, y - ny]);
  });
  return through([...left, ...right], true);
}

/** A level line that swells and thins out, and breaks where it has no thickness. */
export function swelling(
  from: number,
  to: number,
  y: number,
  thick: (x: number, y: number) => number,
  step = 12,
): string {
  let path = "";
  let run: [number, number][] = [];
  const close = (): void => {
    if (run.length > 1) {
      const above = run.map(([x, t]): Point => [x, y - t / 2]);
      const below = run.map(([x, t]): Point => [x, y + t / 2]).reverse();
      path += straight([...above, ...below]);
    }
    run = [];
  };
  for (let x = from; x <= to; x += step) {
    const t = thick(x, y);
    if (t > 0.12) run.push([x, Math.min(t, 4)]);
    else close();
  }
  close();
  return path;
}

/** Short strokes that hang from a line, as shade on a slope. */
export function shade([from, to]: [Point, Point], lean: Point, long: number, seed: number): string {
  const dice = chance(seed);
  const steps = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 5));
  let path = "";
  for (let step = 0; step < steps; step++) {
    const part = (step + dice() * 0.5) / steps;
    const start: Point = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    const reach = long * (0.45 + dice() * 0.75);
    path += `M${at(start)}l${at([lean[0] * reach, lean[1] * reach])}`;
  }
  return path;
}

/** Dots, strewn where `inside` says; as a path of tiny strokes with round ends. */
export function stipple(
  [left, top, right, bottom]: readonly [number, number, number, number],
  count: number,
  seed: number,
  inside: (x: number, y: number) => boolean = () => true,
): string {
  const dice = chance(seed);
  let path = "";
  for (let i = 0; i < count; i++) {
    const [x, y] = [left + dice() * (right - left), top + dice() * (bottom - top)];
    if (inside(x, y)) path += `M${at([x, y])}h.1`;
  }
  return path;
}

/** Rays around a centre, from one circle to another; every second one only `short` of the way. */
export function rays([x, y]: Point, inner: number, outer: number, count: number, short = 1): string {
  let path = "";
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * 2 * Math.PI;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const far = i % 2 ? inner + (outer - inner) * short : outer;
    path += `M${at([x + dx * inner, y + dy * inner])}L${at([x + dx * far, y + dy * far])}`;
  }
  return path;
}
