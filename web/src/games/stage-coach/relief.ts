// Mountains as engravers of the time cut them: strokes that run downhill from a bare ridge.

import { chance } from "../../look/engrave";
import { fixed, WIDTH, type Point } from "./hexes";
import { all, neighbours, type Hex, type Land } from "./land";

export interface Segment {
  a: Point;
  b: Point;
}

export interface Relief {
  /** The strokes on the side of the light, and those in the shade. */
  lit: string;
  shaded: string;
}

/** The summit of a mountain, not quite in the middle: nature does not use a ruler. */
function summits(land: Land): Map<Hex, Point> {
  const dice = chance(1849);
  const shifted = (at: number): number => at + (dice() - 0.5) * 6;
  return new Map(
    all(land, "^").map((hex) => {
      const { x, y } = land.centres[hex]!;
      return [hex, { x: shifted(x), y: shifted(y) }];
    }),
  );
}

/**
 * The ridges: from summit to summit, so that a range hangs together but no ridge closes a ring.
 * A mountain alone has a short ridge of its own.
 */
export function ridges(land: Land): Segment[] {
  const peaks = summits(land);
  const dice = chance(1848);
  const pairs = [...peaks.keys()].flatMap((hex) =>
    neighbours(land, hex)
      .filter((other) => other > hex && peaks.has(other))
      .map((other) => ({ hex, other, weight: dice() })),
  );
  const found: Segment[] = [];
  const range = new Map([...peaks.keys()].map((hex) => [hex, hex]));
  const alone = new Set(peaks.keys());
  for (const { hex, other } of pairs.sort((one, two) => one.weight - two.weight)) {
    const [a, b] = [range.get(hex)!, range.get(other)!];
    alone.delete(hex);
    alone.delete(other);
    if (a === b) continue;
    for (const [each, of] of range) if (of === b) range.set(each, a);
    found.push({ a: peaks.get(hex)!, b: peaks.get(other)! });
  }
  for (const hex of alone) {
    const { x, y } = peaks.get(hex)!;
    found.push({ a: { x: x - 5, y: y + 1 }, b: { x: x + 5, y: y - 1 } });
  }
  return found;
}

export function distance(point: Point, { a, b }: Segment): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const along = length ? ((point.x - a.x) * dx + (point.y - a.y) * dy) / length : 0;
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(point.x - a.x - t * dx, point.y - a.y - t * dy);
}

/** Points all round a segment, with the way that leads straight away from it. */
function around({ a, b }: Segment, far: number, gap: number): { at: Point; out: Point }[] {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const ahead = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  const aside = { x: -ahead.y, y: ahead.x };
  const found: { at: Point; out: Point }[] = [];
  for (let along = gap / 2; along < length; along += gap)
    for (const side of [-1, 1]) {
      const out = { x: aside.x * side, y: aside.y * side };
      const root = { x: a.x + ahead.x * along, y: a.y + ahead.y * along };
      found.push({ at: { x: root.x + out.x * far, y: root.y + out.y * far }, out });
    }
  const steps = Math.max(6, Math.round((Math.PI * far) / gap));
  for (const [end, forward] of [[a, -1] as const, [b, 1] as const])
    for (let step = 0; step <= steps; step += 1) {
      const turn = -Math.PI / 2 + (Math.PI * step) / steps;
      const out = {
        x: (ahead.x * Math.cos(turn) + aside.x * Math.sin(turn)) * forward,
        y: (ahead.y * Math.cos(turn) + aside.y * Math.sin(turn)) * forward,
      };
      found.push({ at: { x: end.x + out.x * far, y: end.y + out.y * far }, out });
    }
  return found;
}

/** Two rows of strokes down the slopes: [from the ridge, to the ridge, between two strokes]. */
const SLOPES = [
  [2.2, 7.6, 2.3],
  [8.6, 16.6, 2.9],
] as const;

export function relief(land: Land): Relief {
  const lines = ridges(land);
  const strokes = { lit: [] as string[], shaded: [] as string[] };
  const dice = chance(1861);
  for (const [from, to, gap] of SLOPES) {
    const taken = new Set<string>();
    for (const ridge of lines) {
      const near = lines.filter((other) => other !== ridge && distance(ridge.a, other) < 3 * WIDTH);
      for (const { at, out } of around(ridge, from, gap)) {
        if (near.some((other) => distance(at, other) < from - 0.05)) continue;
        const cell = `${Math.round(at.x / 1.6)} ${Math.round(at.y / 1.6)}`;
        if (taken.has(cell)) continue;
        taken.add(cell);
        let long = (to - from) * (0.7 + 0.3 * dice());
        const tip = () => ({ x: at.x + out.x * long, y: at.y + out.y * long });
        // Where two slopes meet, the stroke ends in the valley between them.
        while (long > 1.5 && near.some((other) => distance(tip(), other) < from + long - 0.4)) long -= 1;
        const end = tip();
        const light = out.x * -0.6 + out.y * -0.8;
        strokes[light > -0.1 ? "lit" : "shaded"].push(
          `M${fixed(at.x)} ${fixed(at.y)}L${fixed(end.x)} ${fixed(end.y)}`,
        );
      }
    }
  }
  return { lit: strokes.lit.join(""), shaded: strokes.shaded.join("") };
}

/** Tufts of grass on some of the open hexes. */
export function grass(land: Land): string {
  const dice = chance(27);
  let path = "";
  for (const hex of all(land, ".")) {
    const { x, y } = land.centres[hex]!;
    for (let tuft = dice() < 0.3 ? 2 : dice() < 0.6 ? 1 : 0; tuft > 0; tuft -= 1) {
      const [left, foot] = [x + (dice() - 0.5) * 20, y + (dice() - 0.5) * 18];
      for (const lean of [-2, 0, 2])
        path += `M${fixed(left + lean * 0.6)} ${fixed(foot)}l${fixed(lean * 0.45)} ${lean ? -2.6 : -3.8}`;
    }
  }
  return path;
}
