// The games there are, asked for once; and the part of the page that draws each of them.

import type { Component, Snippet } from "svelte";
import { api } from "./api";
import type { Clocks, Element, Game, GameEvent, Option, Range, Seat, Value, View } from "./protocol";
import type { GameSetting } from "./settings.svelte";
import type { Noise } from "./sound";

export const known = $state<{ games: Game[] }>({ games: [] });

export async function loadGames(): Promise<void> {
  if (!known.games.length) known.games = await api.games();
}

export function gameOf(name: string): Game | undefined {
  return known.games.find((game) => game.name === name);
}

/** What a game's prompts and events are called: one of `GameNames`, or any words. */
export interface Names {
  prompt: string;
  event: string;
}

/** What a game's board is given.  It knows no rule: what is legal arrives with the decision. */
export interface BoardProps<N extends Names = Names> {
  /** What never changes: the land, the spaces. */
  board: Record<string, Value>;
  view: View;
  /** The choices that still fit what was pointed at; none when this seat is not asked. */
  options: Option[];
  pointed: Element[];
  /** What can be reached from here. */
  reach: Element[];
  /** The events that led to this view, to be shown moving. */
  fresh: GameEvent<N["event"]>[];
  /** All events so far: for the path of the last turn and the like. */
  events: GameEvent<N["event"]>[];
  /** Whether the dock shows the part's own desk; where there is none, the board shows all there is. */
  docked?: boolean;
  /** Somebody points at something: with the mouse, a finger or the keyboard. */
  point: (element: Element) => void;
  /** Whether the board is still showing how it came to this: meanwhile the shell does not tell how it ends. */
  showing?: (still: boolean) => void;
}

/** What a game's desk is given: it lies in the dock, between the question and the other choices. */
export interface DeskProps<N extends Names = Names> {
  board: Record<string, Value>;
  view: View;
  prompt: N["prompt"] | undefined;
  /** All choices; none when this seat is not asked. */
  options: Option[];
  fresh: GameEvent<N["event"]>[];
  events: GameEvent<N["event"]>[];
  /** Whom the table waits for, and how long yet. */
  awaited: Seat[];
  clock: Clocks | undefined;
  skew: number;
  /** The words of the choice a bot would make; empty when nobody asked. */
  hint: string;
  /** Nothing can be chosen just now. */
  still: boolean;
  /** Choose, for good. */
  pick: (words: string) => Promise<void>;
}

/** What a game's own way of choosing out of a range is given. */
export interface RangeProps {
  game: Game;
  view: View;
  range: Range;
  /** Choices within the range that are worth trying. */
  options: Option[];
  hint: string;
  still: boolean;
  pick: (words: string) => Promise<void>;
  /** The way every range has: a number for each of its fields. */
  numbers: Snippet;
}

/** One line of the board as a list, for those who do not see it. */
export interface Line {
  text: string;
  element?: Element;
}

/** What a game adds to the shell. */
export interface GamePart<N extends Names = Names> {
  Board: Component<BoardProps<N>>;
  /** What lies before a seat, where the game has a way of choosing of its own. */
  Desk?: Component<DeskProps<N>>;
  /** The kinds of choices that the desk offers itself; the dock leaves them to it. */
  own?: readonly string[];
  /** A way of choosing out of a range that is the game's own, such as an aim. */
  Range?: Component<RangeProps>;
  /** The board in words. */
  lines: (board: Record<string, Value>, view: View) => Line[];
  /** Events that whoever looks over one's shoulder should not read in the log. */
  whispers?: readonly N["event"][];
  /** Which noise an event makes. */
  noises: Partial<Record<N["event"], Noise>>;
}

const PARTS = import.meta.glob<GamePart>("../games/*/part.ts", { import: "part" });
const SETTINGS = import.meta.glob<GameSetting[]>("../games/*/settings.ts", {
  eager: true,
  import: "settings",
});

/** Load a game's own part, or the plain one, with which every game can be played. */
export async function partOf(name: string): Promise<GamePart> {
  const load = PARTS[`../games/${name}/part.ts`];
  return load ? load() : (await import("../games/plain/part")).part;
}

/** The settings that the games on this server bring. */
export function gameSettings(): GameSetting[] {
  const declared = known.games.flatMap(({ name }) => SETTINGS[`../games/${name}/settings.ts`] ?? []);
  return [...new Map(declared.map((setting) => [setting.name, setting])).values()];
}
