// The steps of a turn, as the strip above the cup shows them.

import type { Names, RaceView } from "./view";

export const STAGES = ["start", "cup", "claim", "doubts", "ride", "space"] as const;
export type Stage = (typeof STAGES)[number];

const BY_PHASE: Partial<Record<Names["phase"], Stage>> = {
  Prison: "start", Escape: "start", OneCard: "start", Ready: "start",
  Rolling: "cup", Rerolls: "cup", Loading: "cup",
  Claiming: "claim",
  Doubts: "doubts", AllAnswer: "doubts", Heard: "doubts", Chase: "doubts",
  Arrived: "ride", Corners: "ride", Drawing: "ride", Aiming: "ride", Bullet: "ride", Struck: "ride",
  Missed: "ride", PokerGame: "ride",
  Station: "space", Ambush: "space", Volley: "space", Mine: "space", Saloon: "space", Relay: "space",
  Keeping: "space",
}; // prettier-ignore

/** The step of this phase; null before the first turn and after the last. */
export function stageOf({ phase }: RaceView): Stage | null {
  return BY_PHASE[phase.phase] ?? null;
}
