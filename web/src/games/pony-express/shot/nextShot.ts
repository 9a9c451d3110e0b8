// When a shot is near.

import type { Names, RaceView } from "../view";
import type { Sighting } from "./scene";

/** The moments before a shot, and between one and the next. */
export const NEAR: ReadonlySet<Names["phase"]> = new Set([
  "Corners",
  "Drawing",
  "Aiming",
  "Struck",
  "Missed",
  "Ambush",
]);

/** The scene of the shot to come, as the view tells it. */
export function sightingOf(view: RaceView): Sighting | null {
  return (view as RaceView & { scene?: Sighting | null }).scene ?? null;
}
