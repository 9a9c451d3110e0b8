// The scene of a shot from the server, one line per body, and the poses before anything moves.

import type { Seat } from "../../../lib/protocol";
import type { RaceEvent } from "../view";
import type { Point } from "../../../look/engrave";
import type { Pose } from "./trail";

export type FigureKind = "rider" | "prone" | "indian";

export interface Figure {
  id: string;
  kind: FigureKind;
  at: Point;
  /** Whom it shows its broad side to. */
  toward: Point;
}

/** What a shooter chooses.  The server says which fields there are; these are drawn. */
export interface Aim {
  [field: string]: number;
  along: number;
  angle: number;
  strength: number;
  spin: number;
}

export interface Scene {
  line: [Point, Point];
  target: Point;
  /** In the order of the bodies of a trail, after the die. */
  figures: Figure[];
  /** How it was fired, once it was. */
  aim: Aim | null;
  drunk: boolean;
}

/** The part of the view about a coming shot. */
export interface Sighting {
  words: string[];
  shooter: Seat;
  target: Seat | null;
  drunk: boolean;
  /** One standard deviation in degrees, for each strength. */
  spread: number[];
  /** Millimetres to the right by which the way of the die has bent after `FAR`, for each strength and for each
   * spin to the right from 0 on. */
  bend?: number[][];
}

/** Millimetres. */
const FAR = 600;

export function readScene(words: string[]): Scene {
  const scene: Scene = {
    line: [
      [0, 0],
      [0, 0],
    ],
    target: [0, 0],
    figures: [],
    aim: null,
    drunk: false,
  };
  for (const line of words) {
    const [name = "", ...rest] = line.split(" ");
    if (name === "line") scene.line = [pair(rest, 0), pair(rest, 2)];
    else if (name === "target") scene.target = pair(rest, 0);
    else if (name === "drunk") scene.drunk = true;
    else if (name === "aim") {
      const [along = 0, angle = 0, strength = 0, spin = 0] = rest.map(Number);
      scene.aim = { along, angle, strength, spin };
    } else {
      const at = pair(rest, 1);
      const toward: Point = rest.length > 3 ? pair(rest, 3) : [at[0], at[1] + 1];
      scene.figures.push({ id: name, kind: rest[0] as FigureKind, at, toward });
    }
  }
  return scene;
}

function pair(words: string[], from: number): Point {
  return [Number(words[from]), Number(words[from + 1])];
}

/** The scene of an event, if it is a shot that can be shown. */
export function firedScene(event: RaceEvent): Scene | null {
  if (event.event !== "shot" || !event.trail || !Array.isArray(event.scene)) return null;
  return readScene(event.scene.map(String));
}

/** The seat of a rider `r2`; null for anybody else. */
export function seatOf(id: string): Seat | null {
  return id.startsWith("r") ? Number(id.slice(1)) : null;
}

/** How a figure is turned about the vertical, in radians against the clock: square to whom it faces. */
export function turnOf({ at, toward }: Figure): number {
  const [east, south] = [at[0] - toward[0], at[1] - toward[1]];
  const across = Math.atan2(-south, east) + Math.PI / 2;
  return ((across % Math.PI) + Math.PI) % Math.PI;
}

/** Half of how high a rider is, and half of how thick: millimetres, as in posse/physics/data/pieces.toml. */
const HALF_HIGH = 14;
const HALF_THICK = 5;

/** A figure's place and turn before the shot; its origin is between its feet. */
export function stance(figure: Figure): Pose {
  const turn = turnOf(figure);
  const [x, y] = figure.at;
  const [sine, cosine] = [Math.sin(turn / 2), Math.cos(turn / 2)];
  if (figure.kind !== "prone") return { place: [x, y, 0], turn: [0, 0, sine, cosine] };
  // On its side: its place is half way between feet and head.
  const [aside, ahead, half] = [Math.sin(turn), Math.cos(turn), Math.SQRT1_2];
  return {
    place: [x - aside * HALF_HIGH, y - ahead * HALF_HIGH, HALF_THICK],
    turn: [cosine * half, sine * half, sine * half, cosine * half],
  };
}

/** How far the way of this aim bends to the right, in millimetres after `FAR`. */
export function bendOf(sighting: Sighting | null, aim: Aim, softest: number): number {
  const bends = sighting?.bend?.[aim.strength - softest];
  return Math.sign(aim.spin) * (bends?.[Math.abs(aim.spin)] ?? 0);
}

/** Where a die is after so many millimetres, if it goes as it is meant to: its spin bends the way, most at the
 * end. */
export function course(scene: Scene, aim: Aim, bend: number, far: number): Point {
  const { start, way } = sight(scene, aim);
  const aside = bend * (far / FAR) ** 2.5;
  return [start[0] + way[0] * far - way[1] * aside, start[1] + way[1] * far + way[0] * aside];
}

/** How far behind the line the middle of the die is set down. */
const BACK = 11.6;

/** The direction of the firing line, from its first end to its second, and whether that is to the right of who
 * shoots (1) or to the left (-1). */
export function lineOf({ line: [from, to], target }: Scene): { along: Point; right: number } {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along: Point = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const right = Math.sign((target[0] - middle[0]) * along[1] - (target[1] - middle[1]) * along[0]);
  return { along, right };
}

/** Where the die lies before the flick, and the way it is meant to go. */
export function sight(scene: Scene, aim: Aim): { start: Point; way: Point } {
  const { target, line: [from, to] } = scene; // prettier-ignore
  const { along: [ux, uy], right } = lineOf(scene); // prettier-ignore
  const start: Point = [
    (from[0] + to[0]) / 2 + ux * aim.along - uy * right * BACK,
    (from[1] + to[1]) / 2 + uy * aim.along + ux * right * BACK,
  ];
  const [dx, dy] = [target[0] - start[0], target[1] - start[1]];
  const far = Math.hypot(dx, dy) || 1;
  const angle = (aim.angle / 4) * (Math.PI / 180);
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return { start, way: [(dx * cosine - dy * sine) / far, (dx * sine + dy * cosine) / far] };
}
