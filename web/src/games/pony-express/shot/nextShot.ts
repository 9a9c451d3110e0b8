// Whether a shot is coming, and its scene.

import type { Names, RaceView } from "../view";
import type { Sighting } from "./scene";

/** The phases before a shot, and between two shots. */
export const NEAR: ReadonlySet<Names["phase"]> = new Set([
  "Corners",
  "Drawing",
  "Aiming",
  "Struck",
  "Missed",
  "Ambush",
]);

/** The scene of the coming shot, from the view. */
export function sightingOf(view: RaceView): Sighting | null {
  return (view as RaceView & { scene?: Sighting | null }).scene ?? null;
}
