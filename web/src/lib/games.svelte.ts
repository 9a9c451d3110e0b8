// The games of this server, fetched once, and the part of the page that draws each of them.

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

/** The props of a game's board.  A board knows no rules: the legal options arrive with the state. */
export interface BoardProps<N extends Names = Names> {
  /** What never changes: the land, the spaces. */
  board: Record<string, Value>;
  view: View;
  /** The choices that still fit what was pointed at; none when this seat is not asked. */
  options: Option[];
  pointed: Element[];
  /** What can be reached from here. */
  reach: Element[];
  /** The events that led to this view, to be animated. */
  fresh: GameEvent<N["event"]>[];
  /** All events so far: for the path of the last turn and the like. */
  events: GameEvent<N["event"]>[];
  /** Whether the dock shows the game's desk.  Without a desk the board has to show everything. */
  docked?: boolean;
  /** To be called when the player points at something, with mouse, finger or keyboard. */
  point: (element: Element) => void;
  /** To be called when an animation starts and ends: meanwhile the shell does not show the result. */
  showing?: (still: boolean) => void;
}

/** The props of a game's desk, which lies in the dock between the prompt and the other choices. */
export interface DeskProps<N extends Names = Names> {
  board: Record<string, Value>;
  view: View;
  prompt: N["prompt"] | undefined;
  /** All choices; none when this seat is not asked. */
  options: Option[];
  fresh: GameEvent<N["event"]>[];
  events: GameEvent<N["event"]>[];
  /** The seats that the table waits for. */
  awaited: Seat[];
  clock: Clocks | undefined;
  skew: number;
  /** The words of the choice a bot would make; empty unless the player asked for a hint. */
  hint: string;
  /** Whether choosing is impossible for the moment: a choice is on its way, or the connection is down. */
  still: boolean;
  /** Send a choice. */
  pick: (words: string) => Promise<void>;
}

/** The props of a game's own control for a range. */
export interface RangeProps {
  game: Game;
  view: View;
  range: Range;
  /** Choices within the range that are worth trying. */
  options: Option[];
  /** The words of a good choice to begin with, once the server has found one. */
  offered: string | undefined;
  hint: string;
  still: boolean;
  pick: (words: string) => Promise<void>;
  /** The plain control: a number for each field of the range, with the words to begin with. */
  numbers: Snippet<[string]>;
}

/** A line of the board in words, for screen readers. */
export interface Line {
  text: string;
  element?: Element;
}

/** What a game's folder brings: its `part.ts` exports one as `part`. */
export interface GamePart<N extends Names = Names> {
  Board: Component<BoardProps<N>>;
  /** Controls of its own for some choices, shown in the dock. */
  Desk?: Component<DeskProps<N>>;
  /** The kinds of choices that the desk offers; the dock leaves them out. */
  own?: readonly string[];
  /** A control of its own for a range, such as an aim. */
  Range?: Component<RangeProps>;
  /** The board in words. */
  lines: (board: Record<string, Value>, view: View) => Line[];
  /** The picture of a piece, where players choose one. */
  Portrait?: Component<{ piece: string }>;
  /** Kinds of events that are left out of the log, because somebody may look over the player's shoulder. */
  whispers?: readonly N["event"][];
  /** The noise of each kind of event. */
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
