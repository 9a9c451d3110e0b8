// The vegetation of the map: dots and cacti, tufts of grass, trees.

import { chance, type Point } from "../../look/engrave";
import { course, far, inside, room, type Land, type Plot, type Terrain } from "./land";

export interface Growth {
  dots: string;
  cactus: string;
  grass: string;
  trees: string;
  /** The shaded side of the trees, and their trunks. */
  shade: string;
}

/** Room kept white around the figures of a plot, and along the river and the rails. */
const CLEAR = 66;
const BANK = 46;
const EDGE = 13;

/** A grid of places, each a little off: nature does not use a ruler. */
function strewn(plot: Plot, gap: Point, loose: number, free: (at: Point) => boolean): Point[] {
  const dice = chance(1861 + 37 * plot.plot);
  const xs = plot.polygon.map(([x]) => x);
  const ys = plot.polygon.map(([, y]) => y);
  const found: Point[] = [];
  let row = 0;
  for (let y = Math.min(...ys); y < Math.max(...ys); y += gap[1], row += 1)
    for (let x = Math.min(...xs) + (row % 2 ? gap[0] / 2 : 0); x < Math.max(...xs); x += gap[0]) {
      const at: Point = [Math.round(x + (dice() - 0.5) * loose), Math.round(y + (dice() - 0.5) * loose)];
      if (free(at)) found.push(at);
    }
  return found;
}

const TREES = [
  ["l9 22h-18z", "l9 22h-6zm0 22v6"],
  ["q11 2 9 13q-1 8-9 8t-9-8q-2-11 9-13", "q11 2 9 13q-1 8-7 8q5-9-2-21m0 21v7"],
] as const;

/** What to draw at a place of each terrain. */
const STAMPS: Record<Terrain, (at: string, odd: number) => Partial<Growth>> = {
  desert: (at, odd) => (odd < 0.045 ? { cactus: `M${at}v-20m0 12h-6v-7m6 11h6v-8` } : { dots: `M${at}h.1` }),
  prairie: (at) => ({ grass: `M${at}l-5-9m5 9l1-12m-1 12l7-8` }),
  forest: (at, odd) => {
    const [tree, shade] = TREES[odd < 0.7 ? 0 : 1];
    return { trees: `M${at}${tree}`, shade: `M${at}${shade}` };
  },
};

const GAPS: Record<Terrain, [gap: Point, loose: number]> = {
  desert: [[15, 13], 14],
  prairie: [[37, 27], 17],
  forest: [[29, 31], 9],
};

export function growth(land: Land): Growth {
  const grown: Growth = { dots: "", cactus: "", grass: "", trees: "", shade: "" };
  const lines = [course(land.river, land.size), course(land.rails, land.size)].map(filled);
  for (const plot of land.plots) {
    const [gap, loose] = GAPS[plot.terrain];
    const clear = Math.min(CLEAR, room(plot)) + (plot.mine || plot.ranch ? 14 : 0);
    const free = (at: Point): boolean =>
      far(at, plot.label) > clear &&
      lines.every((line) => line.every((one) => far(one, at) > BANK)) &&
      [
        [EDGE, 0],
        [-EDGE, 0],
        [0, EDGE + 14],
        [0, -EDGE],
      ].every(([dx = 0, dy = 0]) => inside(plot.polygon, [at[0] + dx, at[1] + dy]));
    const dice = chance(plot.plot);
    for (const [x, y] of strewn(plot, gap, loose, free))
      for (const [kind, path] of Object.entries(STAMPS[plot.terrain](`${x} ${y}`, dice())))
        grown[kind as keyof Growth] += path;
  }
  return grown;
}

/** A line with points close enough together to keep away from. */
function filled(line: Point[]): Point[] {
  return line.flatMap(([x, y], at) => {
    const [nx, ny] = line[at + 1] ?? [x, y];
    const steps = Math.max(1, Math.ceil(Math.hypot(nx - x, ny - y) / 20));
    return Array.from({ length: steps }, (_, step): Point => [
      x + ((nx - x) * step) / steps,
      y + ((ny - y) * step) / steps,
    ]);
  });
}
