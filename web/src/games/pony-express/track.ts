// The road from St Joseph to Sacramento: where each space lies, and what is printed beside it.

import type { Value } from "../../lib/protocol";
import { through, type Point } from "../../look/engrave";

export type Kind = "plain" | "station" | "indians" | "mine" | "saloon" | "relay" | "sacramento";
/** Counted from 1; the second and the third mailbox come after the last. */
export type Space = number;
export type CornerName = "nw" | "se";

interface Corner {
  rider: Point;
  line: [Point, Point];
}

export interface Track {
  size: Point;
  peaceful: Space;
  desert: Space;
  sacramento: Space;
  spaces: { kind: Kind; at: Point; price: number; to: Space }[];
  mailboxes: Point[];
  corners: Record<CornerName, Corner>;
  indians: { spots: Point[]; line: [Point, Point] };
}

export function readTrack(board: Record<string, Value>): Track {
  return board as unknown as Track;
}

/** How many places a rider can stand on. */
export function placesOf(track: Track): number {
  return track.spaces.length + track.mailboxes.length;
}

export function placeOf(track: Track, space: Space): Point {
  return track.spaces[space - 1]?.at ?? track.mailboxes[space - track.spaces.length - 1] ?? [0, 0];
}

/** What kind of place it is; a mailbox is Sacramento's. */
export function kindOf(track: Track, space: Space): Kind {
  return track.spaces[space - 1]?.kind ?? "sacramento";
}

/** The road itself, and a stretch of it, as smooth lines. */
export function road(track: Track, from: Space = 1, to: Space = track.spaces.length): string {
  const places = Array.from({ length: to - from + 1 }, (_, step) => placeOf(track, from + step));
  return through(places);
}

/** Beside the road, on its outer side, `far` from the middle: where the number is printed. */
export function beside(track: Track, space: Space, far: number): Point {
  const [ax, ay] = placeOf(track, Math.max(1, space - 1));
  const [bx, by] = placeOf(track, Math.min(track.spaces.length, space + 1));
  const [x, y] = placeOf(track, space);
  const long = Math.hypot(bx - ax, by - ay) || 1;
  return [x - ((by - ay) / long) * far, y + ((bx - ax) / long) * far].map(Math.round) as unknown as Point;
}

/** How far the line is bent inwards, so that it keeps off the road. */
const BEND = 0.17;

/** One leg of the railway: its two ends, and between them the point that bends it. */
function leg(track: Track, station: Space): [Point, Point, Point] | null {
  const { at: [ax, ay] = [0, 0], to = 0 } = track.spaces[station - 1] ?? {};
  if (!to) return null;
  const [bx, by] = placeOf(track, to);
  return [
    [ax, ay],
    [(ax + bx) / 2 + (by - ay) * BEND, (ay + by) / 2 + (ax - bx) * BEND],
    [bx, by],
  ];
}

/** The railway, from each station to the next one. */
export function rails(track: Track): string[] {
  return track.spaces.flatMap((_, index) => {
    const found = leg(track, index + 1);
    if (!found) return [];
    const [[ax, ay], [mx, my], [bx, by]] = found;
    return [`M${ax} ${ay}Q${Math.round(mx)} ${Math.round(my)} ${bx} ${by}`];
  });
}

/** The places a train passes on its way from this station. */
export function railed(track: Track, station: Space): Point[] {
  const found = leg(track, station);
  if (!found) return [];
  const [a, m, b] = found;
  const steps = 12;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const mix = (i: 0 | 1): number => (1 - t) ** 2 * a[i] + 2 * t * (1 - t) * m[i] + t ** 2 * b[i];
    return [mix(0), mix(1)];
  });
}

/** What the train from one space to another costs; null where none runs. */
export function fareOf(track: Track, from: Space, to: Space): number | null {
  const { price = 0, to: next = 0 } = track.spaces[from - 1] ?? {};
  return next && next === to ? price : null;
}

/** The places one passes from one space to another, both included. */
export function ridden(track: Track, from: Space, to: Space): Point[] {
  const step = Math.sign(to - from);
  const count = Math.abs(to - from) + 1;
  return Array.from({ length: count }, (_, at) => placeOf(track, from + step * at));
}

/** The offsets from the middle of `count` riders on one space. */
export function fanned(count: number): Point[] {
  const wide = count < 3 ? 20 : 60 / count;
  return Array.from({ length: count }, (_, at) => [
    count === 1 ? 0 : (at - (count - 1) / 2) * wide,
    count > 2 && at % 2 ? 7 : 0,
  ]);
}

/** Which space a key leads to: left and right go along the road, N to the next that means something. */
export function stepped(
  track: Track,
  space: Space,
  key: string,
  shift: boolean,
  lively: Space[],
): Space | null {
  const last = placesOf(track);
  switch (key) {
    case "ArrowLeft":
    case "ArrowDown":
      return Math.max(1, space - 1);
    case "ArrowRight":
    case "ArrowUp":
      return Math.min(last, space + 1);
    case "Home":
      return 1;
    case "End":
      return last;
    case "n":
    case "N": {
      const sorted = [...lively].sort((a, b) => (shift ? b - a : a - b));
      return sorted.find((other) => (shift ? other < space : other > space)) ?? sorted[0] ?? null;
    }
    default:
      return null;
  }
}
