// The shape of this game's view: what `CoachView.plain()` says in Python.

import type { GameEvent, View } from "../../lib/protocol";
import type { GameNames } from "../names.generated";
import type { Direction } from "./hexes";

export type Names = GameNames["stage-coach"];
export type CoachEvent = GameEvent<Names["event"]>;

export type Town = "north" | "south";

export interface WarriorView {
  id: string;
  hex: string | null;
  strength: number;
  awake: boolean;
  ridden: boolean;
}

export interface FightView {
  warrior: string;
  attacker: number;
  defender: number;
  odds: string;
  /** For each of the six dice, what the attacker and the defender lose. */
  losses: [attacker: number, defender: number][];
}

export interface CoachView {
  seat: number | null;
  options: { map: string; turn_limit: number | string };
  turn: number;
  active: "coach" | "indians";
  coach: { hex: string; facing: Direction; strength: number; destination: Town | null };
  boarded: string[];
  warriors: WarriorView[];
  phase: { phase: Names["phase"]; points?: number; warrior?: number; ending?: string };
  fights: FightView[];
}

/** Read the view as this game's.  It is not checked here: the server's tests are responsible for its shape. */
export function readView(view: View): CoachView {
  return view as unknown as CoachView;
}

/** The warrior on the move; phases count them from 0. */
export function riderOf(view: CoachView): WarriorView | undefined {
  return view.phase.warrior === undefined ? undefined : view.warriors[view.phase.warrior];
}

/** What the coach and the warrior lose at each of the six dice. */
export function costs(view: CoachView, fight: FightView): { die: number; coach: number; warrior: number }[] {
  return fight.losses.map(([attacker, defender], at) =>
    view.active === "coach"
      ? { die: at + 1, coach: attacker, warrior: defender }
      : { die: at + 1, coach: defender, warrior: attacker },
  );
}
