// The shape of this game's view: what `RaceView.plain()` says in Python.

import type { GameEvent, Seat, Value, View } from "../../lib/protocol";
import type { GameNames } from "../names.generated";
import type { CornerName, Space } from "./track";

export type Names = GameNames["pony-express"];
export type RaceEvent = GameEvent<Names["event"]>;

export interface RiderView {
  space: Space;
  gold: number;
  cards: number;
  jailed: boolean;
}

export interface Bout {
  shooter: Seat;
  target: Seat;
  /** The shooter's corner: 0 is north-west. */
  corner: number;
  final: boolean;
  shots: number;
}

export interface RaceView {
  seat: Seat | null;
  options: Record<string, Value>;
  turn: number;
  active: Seat;
  riders: RiderView[];
  bank: number;
  hand: string[];
  pile: number;
  played: string[];
  /** As this seat sees them; `?` under the cup; none before the first roll. */
  dice: string[];
  /** Which lie in the open, counted from 1. */
  shown: number[];
  /** Who has looked under another's cup. */
  peeked: Seat[];
  phase: {
    phase: Names["phase"];
    claim?: number;
    callers?: Seat[];
    waiting?: Seat[];
    bout?: Bout;
    /** Who was right to doubt. */
    caller?: Seat;
    /** Before a gunfight. */
    mover?: Seat;
    other?: Seat;
    final?: boolean;
    drawn?: string[];
    ending?: string;
    winner?: Seat;
  };
}

/** Read the view as this game's.  It is not checked here: the server's tests are responsible for its shape. */
export function readView(view: View): RaceView {
  return view as unknown as RaceView;
}

/** The riders, in the order of the game's pieces: role and letter. */
export const RIDERS = [
  { role: "ted", letter: "T" },
  { role: "bill", letter: "B" },
  { role: "harry", letter: "H" },
  { role: "sammy", letter: "S" },
  { role: "rick", letter: "R" },
] as const;

/** The hands, by how far they move a rider. */
export const HANDS = [
  "nothing",
  "pair",
  "two_pairs",
  "three_of_a_kind",
  "straight",
  "full_house",
  "four_of_a_kind",
  "five_of_a_kind",
] as const;

/** The hand that was claimed and is being talked about. */
export function claimOf({ phase }: RaceView): (typeof HANDS)[number] | null {
  return phase.claim ? (HANDS[phase.claim] ?? null) : null;
}

/** The two who face each other, and whether it is for the race. */
export function duelOf({ phase }: RaceView): { one: Seat; two: Seat; final: boolean } | null {
  const { bout, mover, other, final } = phase;
  if (bout) return { one: bout.shooter, two: bout.target, final: bout.final };
  return mover === undefined || other === undefined
    ? null
    : { one: mover, two: other, final: final === true };
}

/** The space that the gunfight token marks: where the two met, Sacramento for the last duel. */
export function duelSpace(view: RaceView, sacramento: Space): Space | null {
  const duel = duelOf(view);
  return duel ? Math.min(view.riders[duel.one]?.space ?? sacramento, sacramento) : null;
}

/** Who stands in which corner of the board, while there is a gunfight. */
export function cornerOf({ phase }: RaceView, seat: Seat): CornerName | null {
  const { bout } = phase;
  if (!bout || (seat !== bout.shooter && seat !== bout.target)) return null;
  return (bout.corner === 0) === (seat === bout.shooter) ? "nw" : "se";
}

export interface Die {
  number: number;
  face: string;
  shown: boolean;
}

export function diceOf({ dice, shown }: RaceView): Die[] {
  return dice.map((face, at) => ({ number: at + 1, face, shown: shown.includes(at + 1) }));
}
