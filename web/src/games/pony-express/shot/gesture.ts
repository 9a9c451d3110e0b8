// What a drag, a key and a moving needle mean.  Pure, and without a rule: what an aim consists of, and its
// bounds, come from the server.  bench/hands.py measures how often people would hit with it.

import type { Point } from "../../../look/engrave";

export type Bounds = readonly [number, number];

/** The whole number within the bounds that is nearest to a value. */
export function within([least, most]: Bounds, value: number): number {
  return Math.min(most, Math.max(least, Math.round(value)));
}

/** Where within its bounds a value is, from 0 to 1. */
export function shareOf([least, most]: Bounds, value: number): number {
  return most > least ? (value - least) / (most - least) : 0;
}

/** The value at a share of its bounds. */
export function atShare(bounds: Bounds, share: number): number {
  return within(bounds, bounds[0] + (bounds[1] - bounds[0]) * share);
}

// --- by drag: first along the line, then back as with a sling ---

/** Pixels below which a drag is only a touch. */
export const SLACK = 14;
/** Degrees of the aim for each degree of the pull: so a trembling finger does little harm. */
const FINENESS = 0.15;
/** Pixels from one end of a field to the other, where a drag moves the field itself. */
const SPAN = 240;

/** Pixels of the longest pull, on a screen of this height. */
export function reachOf(height: number): number {
  return Math.min(300, Math.max(200, height * 0.35));
}

/** Seen from behind, straight ahead is up. */
export const AHEAD: Point = [0, -1];

/** A field's value after a drag by so many pixels, from where it was. */
export function slide(bounds: Bounds, from: number, pixels: number): number {
  return within(bounds, from + ((bounds[1] - bounds[0]) * pixels) / SPAN);
}

/** The aim of a pull by dx and dy (downwards): the angle to the right of straight ahead in quarter degrees, and
 * the share of the full strength.  Pulling back shoots forward. */
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

/** The pull that gives this aim, seen from behind: the inverse of `pull`. */
export function pullFor(angle: number, share: number, reach: number): Point {
  const turn = ((angle / FINENESS / 4) * Math.PI) / 180;
  const long = SLACK + share * (reach - SLACK);
  return [-Math.sin(turn) * long, Math.cos(turn) * long];
}

// --- by keys ---

export type Push =
  { field: string; by: number } | { row: number } | { by: number } | "fire" | "straight" | "off";

/** What a key does to the aim.  Arrows turn it and give it strength, with Shift they move the die and its spin;
 * a digit chooses any field, which plus and minus change. */
export function push(key: string, shift: boolean, far: boolean): Push | null {
  const by = far ? 4 : 1;
  if (/^[1-9]$/.test(key)) return { row: Number(key) - 1 };
  switch (key) {
    case "ArrowLeft":
      return { field: shift ? "along" : "angle", by: -by };
    case "ArrowRight":
      return { field: shift ? "along" : "angle", by };
    case "ArrowUp":
      return { field: shift ? "spin" : "strength", by };
    case "ArrowDown":
      return { field: shift ? "spin" : "strength", by: -by };
    case "+":
    case "=":
      return { by };
    case "-":
      return { by: -by };
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

// --- by a needle that moves until it is stopped ---

/** Seconds for a needle to go from end to end and back: what a hand is late by must not cost more than a tremor. */
export const SWEEP = { usual: 10, slow: 20 } as const;
/** How much wider each swing is than the one before, as a share of the whole. */
const WIDER = 0.125;

/** Milliseconds between two tones of a needle that is heard. */
export const HEARD = 100;

/** The share at which a needle is after some seconds, if it began at `from` and went up (1) or down (-1).  It
 * swings about where it began, wider each time, so that what is near comes soon and nothing is out of reach; its
 * speed never changes. */
export function needle(seconds: number, period: number, from: number, way: 1 | -1 = 1): number {
  let left = (2 * seconds) / period;
  let at = from;
  for (let swing = 2; ; swing += 1) {
    const wide = Math.min(1, Math.floor(swing / 2) * WIDER);
    const turn = Math.min(1, Math.max(0, from + (swing % 2 ? -way : way) * wide));
    const far = Math.abs(turn - at);
    if (left <= far) return at + Math.sign(turn - at) * left;
    left -= far;
    at = turn;
  }
}

/** The sway of a drunken hand after some seconds, in degrees.  It has no effect on the shot. */
export function sway(seconds: number): number {
  return 2.4 * Math.sin(seconds * 1.7) + 1.3 * Math.sin(seconds * 2.9 + 1);
}
