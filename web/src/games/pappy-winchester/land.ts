// The map from the server, and what follows from its shape: lines to draw, places to point at.

import type { Element, Value } from "../../lib/protocol";
import type { Point } from "../../look/engrave";

export type Terrain = "desert" | "prairie" | "forest";

export interface Plot {
  plot: number;
  terrain: Terrain;
  polygon: Point[];
  label: Point;
  neighbours: number[];
  mine: boolean;
  ranch: boolean;
}

/** A stretch of the river or of the railway. */
export interface Stretch {
  id: string;
  touches: number[];
  bridge: boolean;
  polygons: Point[][];
  center: Point;
}

export interface Land {
  size: Point;
  plots: Plot[];
  river: Stretch[];
  rails: Stretch[];
  saloon: { polygon: Point[]; label: Point; around: number[] };
  /** The plots of the ranch and around it. */
  ranch: number[];
}

export function readLand(board: Record<string, Value>): Land {
  return board as unknown as Land;
}

/** What a plot lies at; each of it may be worth something to somebody. */
export function features(land: Land, plot: number): string[] {
  const along = (line: Stretch[]): boolean => line.some(({ touches }) => touches.includes(plot));
  const { mine = false, ranch = false } = land.plots.find((one) => one.plot === plot) ?? {};
  return [
    ...(mine ? ["mine"] : []),
    ...(ranch ? ["ranch"] : land.ranch.includes(plot) ? ["around"] : []),
    ...(along(land.river) ? ["river"] : []),
    ...(along(land.rails) ? ["rails"] : []),
    ...(land.saloon.around.includes(plot) ? ["saloon"] : []),
  ];
}

export const far = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

function middle(points: Point[]): Point {
  const sum = points.reduce(([sx, sy], [x, y]): Point => [sx + x, sy + y], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

function area(polygon: Point[]): number {
  const twice = polygon.reduce((sum, [x, y], at) => {
    const [nx, ny] = polygon[(at + 1) % polygon.length]!;
    return sum + x * ny - nx * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Where something stands on a stretch.  The boat does not lie under the bridge, where nobody would see it. */
export function anchor(stretch: Stretch, afloat: boolean): Point {
  if (!afloat || !stretch.bridge || stretch.polygons.length < 2) return stretch.center;
  return middle(stretch.polygons.reduce((best, one) => (area(one) > area(best) ? one : best)));
}

/** The way from one stretch to another, stretch by stretch. */
export function travelled(land: Land, line: "river" | "rails", from: string, to: string): Point[] {
  const ids = land[line].map(({ id }) => id);
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)];
  if (start < 0 || end < 0) return [];
  const step = Math.sign(end - start);
  return Array.from({ length: Math.abs(end - start) + 1 }, (_, at) =>
    anchor(land[line][start + step * at]!, line === "river"),
  );
}

/** The line that the river or the railway follows, from edge to edge of the sheet. */
export function course(line: Stretch[], size: Point): Point[] {
  const corners = line.map(({ polygons }) => polygons.flat());
  const edge = ([x, y]: Point): boolean => x < 1 || y < 1 || x > size[0] - 1 || y > size[1] - 1;
  const end = (at: number): Point[] => {
    const found = (corners[at] ?? []).filter(edge);
    return found.length ? [middle(found)] : [];
  };
  const way = line.flatMap(({ center }, at) => {
    const shared = (corners[at + 1] ?? []).filter((one) => corners[at]!.some((other) => far(one, other) < 1));
    return [center, ...(shared.length ? [middle(shared)] : [])];
  });
  return [...end(0), ...way, ...end(line.length - 1)];
}

/** How much room there is around the label of a plot. */
export function room({ polygon, label }: Pick<Plot, "polygon" | "label">): number {
  return Math.min(...polygon.map((corner, at) => beside(label, corner, polygon[(at + 1) % polygon.length]!)));
}

function beside(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.max(0, Math.min(1, along));
  return far(point, [a[0] + t * dx, a[1] + t * dy]);
}

export function inside(polygon: Point[], [x, y]: Point): boolean {
  let odd = false;
  polygon.forEach(([ax, ay], at) => {
    const [bx, by] = polygon[(at + 1) % polygon.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  });
  return odd;
}

/** A place on the map to point at or reach with the keys. */
export interface Place {
  element: Element;
  at: Point;
  outlines: Point[][];
  near: Element[];
}

/** All places: the plots by number, the river, the rails, the saloon. */
export function places(land: Land): Place[] {
  const plot = (number: number): Element => `plot:${number}`;
  const line = (name: "river" | "rails"): Place[] =>
    land[name].map((stretch, at) => ({
      element: `${name}:${stretch.id}`,
      at: anchor(stretch, name === "river"),
      outlines: stretch.polygons,
      near: [
        ...stretch.touches.map(plot),
        ...[at - 1, at + 1].flatMap((other) =>
          land[name][other] ? [`${name}:${land[name][other].id}`] : [],
        ),
      ],
    }));
  const lines = [...line("river"), ...line("rails")];
  const saloon = { element: "saloon", at: land.saloon.label, outlines: [land.saloon.polygon] };
  return [
    ...land.plots.map(({ plot: number, label, polygon, neighbours }) => ({
      element: plot(number),
      at: label,
      outlines: [polygon],
      near: [
        ...neighbours.map(plot),
        ...lines.flatMap(({ element, near }) => (near.includes(plot(number)) ? [element] : [])),
        ...(land.saloon.around.includes(number) ? ["saloon"] : []),
      ],
    })),
    ...lines,
    { ...saloon, near: land.saloon.around.map(plot) },
  ];
}

const WAYS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Which place a key leads to: arrows to the neighbour that lies that way, N to the next that means something. */
export function stepped(
  all: Place[],
  from: Element,
  key: string,
  shift: boolean,
  lively: Element[],
): Element | null {
  const here = all.findIndex(({ element }) => element === from);
  const place = all[here];
  if (!place) return null;
  if (key === "Home") return all[0]!.element;
  if (key === "End") return all.at(-1)!.element;
  if (key.toLowerCase() === "n") {
    const count = all.length;
    const turn = (step: number): Place => all[(here + (shift ? count - step : step)) % count]!;
    for (let step = 1; step <= count; step += 1)
      if (lively.includes(turn(step).element)) return turn(step).element;
    return null;
  }
  const way = WAYS[key];
  if (!way) return null;
  const close = all.filter(({ element }) => place.near.includes(element));
  return towards(place.at, way, close) ?? towards(place.at, way, all);
}

/** Of these, the one that lies best in this direction: near, and not far off to the side. */
function towards([x, y]: Point, [wx, wy]: Point, among: Place[]): Element | null {
  let best: { element: Element; cost: number } | null = null;
  for (const { element, at } of among) {
    const [dx, dy] = [at[0] - x, at[1] - y];
    const ahead = dx * wx + dy * wy;
    const aside = Math.abs(dx * wy) + Math.abs(dy * wx);
    if (ahead <= 0 || aside > 1.8 * ahead) continue;
    const cost = ahead + 1.5 * aside;
    if (!best || cost < best.cost) best = { element, cost };
  }
  return best?.element ?? null;
}

/** Corners where only plots meet: there the surveyor drove his stakes. */
export function stakes({ plots, river, rails, size }: Land): Point[] {
  const wet = [...river, ...rails].flatMap(({ polygons }) => polygons.flat());
  const found: Point[] = [];
  for (const corner of plots.flatMap(({ polygon }) => polygon)) {
    const [x, y] = corner;
    if (x < 1 || y < 1 || x > size[0] - 1 || y > size[1] - 1) continue;
    if (![...found, ...wet].some((other) => far(other, corner) < 6)) found.push(corner);
  }
  return found;
}
