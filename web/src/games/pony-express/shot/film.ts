// How a shot is shown: which moment of it at which moment of ours, and from where it is looked at.

import type { Point } from "../../../look/engrave";
import { stance, type Scene } from "./scene";
import { poseAt, RATE, type Pose, type Trail } from "./trail";

/** From behind the shooter's line, or from the corner where it happens. */
export type Camera = "behind" | "corner";

interface Cut {
  /** Seconds of the shot. */
  from: number;
  to: number;
  /** Seconds of the shot for each of ours. */
  speed: number;
  camera: Camera;
}

export interface Film {
  scene: Scene;
  trail: Trail;
  /** How long the shot took, and how long it is shown. */
  seconds: number;
  long: number;
  /** When the die met something, if it did; and where one looks. */
  hit: number | null;
  focus: Point;
  cuts: Cut[];
}

const PACE = 0.55;
const SLOW = 0.14;
const AFTER = 0.7;
/** Seconds of the shot before and after the hit that are shown slowly. */
const EARLY = 0.07;
const LATE = 0.26;

export function film(scene: Scene, trail: Trail, touched: string[]): Film {
  const seconds = Math.max(trail.frames - 1, 1) / RATE;
  const hit = hitAt(scene, trail, touched);
  const cuts: Cut[] = [];
  if (hit === null) cuts.push({ from: 0, to: seconds, speed: PACE, camera: "behind" });
  else {
    const [slow, quick] = [Math.max(0, hit - EARLY), Math.min(seconds, hit + LATE)];
    cuts.push({ from: 0, to: slow, speed: PACE, camera: "behind" });
    cuts.push({ from: slow, to: quick, speed: SLOW, camera: "corner" });
    cuts.push({ from: quick, to: seconds, speed: AFTER, camera: "corner" });
  }
  const long = cuts.reduce((total, { from, to, speed }) => total + (to - from) / speed, 0);
  return { scene, trail, seconds, long, hit, focus: focusOf(scene, touched), cuts };
}

/** The moment of the shot and the camera after `shown` seconds. */
export function moment({ cuts, seconds }: Film, shown: number): { at: number; camera: Camera } {
  let left = shown;
  for (const { from, to, speed, camera } of cuts) {
    const long = (to - from) / speed;
    if (left < long) return { at: from + left * speed, camera };
    left -= long;
  }
  return { at: seconds, camera: cuts.at(-1)?.camera ?? "behind" };
}

/** From where a moment of the shot is looked at when one leafs through it. */
export function cameraAt({ cuts }: Film, at: number): Camera {
  return cuts.find(({ to }) => at < to)?.camera ?? cuts.at(-1)?.camera ?? "behind";
}

export function dieAt({ scene, trail }: { scene: Scene; trail: Trail }, at: number): Pose {
  const track = trail.tracks.find(({ body }) => body === 0);
  return track ? poseAt(track, at) : { place: [...(scene.line[0] ?? [0, 0]), 8], turn: [0, 0, 0, 1] };
}

export function figureAt({ scene, trail }: { scene: Scene; trail: Trail }, index: number, at: number): Pose {
  const track = trail.tracks.find(({ body }) => body === index + 1);
  return track ? poseAt(track, at) : stance(scene.figures[index]!);
}

/** A figure's upward axis is lower than half a right angle: it is down. */
export function leans({ turn: [x, y] }: Pose): boolean {
  return 1 - 2 * (x * x + y * y) < Math.SQRT1_2;
}

/** The moment of the first touch: when what was touched begins to move, or when the die is nearest to it. */
function hitAt(scene: Scene, trail: Trail, touched: string[]): number | null {
  const first = scene.figures.findIndex(({ id }) => id === touched[0]);
  if (first < 0) return null;
  const track = trail.tracks.find(({ body }) => body === first + 1);
  if (track) return track.start / RATE;
  const [x, y] = scene.figures[first]!.at;
  let [best, nearest] = [0, Infinity];
  for (let frame = 0; frame < trail.frames; frame += 1) {
    const { place } = dieAt({ scene, trail }, frame / RATE);
    const far = Math.hypot(place[0] - x, place[1] - y);
    if (far < nearest) [best, nearest] = [frame / RATE, far];
  }
  return best;
}

function focusOf(scene: Scene, touched: string[]): Point {
  const struck = scene.figures.find(({ id }) => id === touched[0]);
  return struck ? struck.at : scene.target;
}

/** The path of the die on the board so far, in millimetres. */
export function path({ scene, trail }: { scene: Scene; trail: Trail }, at: number): Point[] {
  const count = Math.min(trail.frames, Math.floor(at * RATE) + 1);
  const points = Array.from({ length: count }, (_, frame): Point => {
    const { place } = dieAt({ scene, trail }, frame / RATE);
    return [place[0], place[1]];
  });
  const { place } = dieAt({ scene, trail }, at);
  return [...points, [place[0], place[1]]];
}
