// Where a hex lies on the sheet.  Odd rows are shifted half a hex to the right, corners point up.

export const RADIUS = 20;
export const WIDTH = RADIUS * Math.sqrt(3);
export const ROW = RADIUS * 1.5;
/** The edge of the sheet around the hexes: frame, letters and numbers. */
export const EDGE = 28;

export const DIRECTIONS = ["e", "ne", "nw", "w", "sw", "se"] as const;
export type Direction = (typeof DIRECTIONS)[number];

export interface Point {
  x: number;
  y: number;
}

const OFFSETS: Record<Direction, [even: number, odd: number, down: number]> = {
  e: [1, 1, 0],
  ne: [0, 1, -1],
  nw: [-1, 0, -1],
  w: [-1, -1, 0],
  sw: [-1, 0, 1],
  se: [0, 1, 1],
};

/** The place on that side, on the map or off it. */
export function beside(column: number, row: number, to: Direction): [column: number, row: number] {
  const [even, odd, down] = OFFSETS[to];
  return [column + (row % 2 ? odd : even), row + down];
}

export function centre(column: number, row: number): Point {
  return { x: EDGE + WIDTH * (column + 0.5 + (row % 2 ? 0.5 : 0)), y: EDGE + RADIUS + ROW * row };
}

/** Degrees clockwise from the east, as SVG turns. */
export function angleOf(to: Direction): number {
  return -60 * DIRECTIONS.indexOf(to);
}

/** The angle of this side that is nearest to another one, so that nothing spins the long way round. */
export function nearest(from: number, to: Direction): number {
  const aim = angleOf(to);
  return aim + 360 * Math.round((from - aim) / 360);
}

/** The point so far from the middle, towards a side. */
export function towards(from: Point, to: Direction, far: number): Point {
  const turn = (angleOf(to) * Math.PI) / 180;
  return { x: from.x + far * Math.cos(turn), y: from.y + far * Math.sin(turn) };
}

export function corners(middle: Point, radius = RADIUS): Point[] {
  return [30, 90, 150, 210, 270, 330].map((degrees) => {
    const turn = (degrees * Math.PI) / 180;
    return { x: middle.x + radius * Math.cos(turn), y: middle.y + radius * Math.sin(turn) };
  });
}

export const fixed = (value: number): string => String(Math.round(value * 100) / 100);

/** An outline for a path's `d`. */
export function outline(points: Point[], closed = true): string {
  const line = points.map(({ x, y }) => `${fixed(x)} ${fixed(y)}`).join("L");
  return `M${line}${closed ? "Z" : ""}`;
}

export function hexagon(middle: Point, radius = RADIUS): string {
  return outline(corners(middle, radius));
}
