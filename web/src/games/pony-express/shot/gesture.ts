// What a pull, a key and a sweep mean.  Pure, and without a rule: the bounds are the hand's.

import type { Point } from "../../../look/engrave";
import type { Aim } from "./scene";

/** Pixels below which a pull is only a touch. */
export const SLACK = 14;
/** Degrees of the aim for each degree of the pull: a hand is not a protractor. */
const FINENESS = 0.6;

/** Seen from behind, straight ahead is up. */
export const AHEAD: Point = [0, -1];

/** The aim of a pull by dx and dy (downwards): the angle to the right of straight ahead in quarter degrees, and
 * the share of the full strength.  Pulling back shoots forward, as with a sling. */
export function pull(
  dx: number,
  dy: number,
  reach: number,
  [ax, ay]: Point = AHEAD,
): { angle: number; share: number } | null {
  const long = Math.hypot(dx, dy);
  const back = -(dx * ax + dy * ay);
  if (long < SLACK || back <= 0) return null;
  const degrees = (Math.atan2(dx * ay - dy * ax, back) * 180) / Math.PI;
  return { angle: degrees * FINENESS * 4, share: Math.min(1, (long - SLACK) / (reach - SLACK)) };
}

export type Push = { field: keyof Aim; by: number } | "fire" | "straight" | "off";

/** What a key does to the aim: arrows turn it and give it strength, with Shift they move the die and its spin. */
export function push(key: string, shift: boolean, far: boolean): Push | null {
  const by = far ? 4 : 1;
  switch (key) {
    case "ArrowLeft":
      return { field: shift ? "along" : "angle", by: -by };
    case "ArrowRight":
      return { field: shift ? "along" : "angle", by };
    case "ArrowUp":
      return { field: shift ? "spin" : "strength", by };
    case "ArrowDown":
      return { field: shift ? "spin" : "strength", by: -by };
    case "Home":
      return "straight";
    case "Enter":
    case " ":
      return "fire";
    case "Escape":
      return "off";
    default:
      return null;
  }
}

/** Seconds for a sweep there and back. */
export const SWEEP = { usual: 3.2, slow: 8 } as const;

/** The position of a needle after some seconds: from end to end and back, at constant speed. */
export function needle(seconds: number, period: number): number {
  const share = (((seconds / period) % 1) + 1) % 1;
  return share < 0.5 ? 2 * share : 2 - 2 * share;
}

/** The sway of a drunken hand after some seconds, in degrees.  It has no effect on the shot. */
export function sway(seconds: number): number {
  return 2.4 * Math.sin(seconds * 1.7) + 1.3 * Math.sin(seconds * 2.9 + 1);
}
