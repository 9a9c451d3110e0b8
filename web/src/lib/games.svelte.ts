// The games there are, asked for once; and the part of the page that draws each of them.

import type { Component } from "svelte";
import { house } from "./house";
import type { Element, Game, GameEvent, Option, Value, View } from "./protocol";

export const known = $state<{ games: Game[] }>({ games: [] });

export async function loadGames(): Promise<void> {
  if (!known.games.length) known.games = await house.games();
}

export function gameOf(name: string): Game | undefined {
  return known.games.find((game) => game.name === name);
}

/** What a game's board is given.  It knows no rule: what is legal arrives with the decision. */
export interface BoardProps {
  /** What never changes: the land, the spaces. */
  board: Record<string, Value>;
  view: View;
  /** The choices that still fit what was pointed at; none when this seat is not asked. */
  options: Option[];
  pointed: Element[];
  /** What can be reached from here. */
  reach: Element[];
  /** The events that led to this view, to be shown moving. */
  fresh: GameEvent[];
  /** All events so far: for the path of the last turn and the like. */
  events: GameEvent[];
  /** Somebody points at something: with the mouse, a finger or the keyboard. */
  point: (element: Element) => void;
}

/** One line of the board as a list, for those who do not see it. */
export interface Line {
  text: string;
  element?: Element;
}

/** What a game adds to the shell. */
export interface GamePart {
  Board: Component<BoardProps>;
  /** The board in words. */
  lines: (board: Record<string, Value>, view: View) => Line[];
  /** Which noise an event makes. */
  noises: Record<string, string>;
}

const parts: Record<string, () => Promise<{ part: GamePart }>> = {
  "stage-coach": () => import("../games/stage-coach/part"),
  "pony-express": () => import("../games/pony-express/part"),
};

/** The game's own part, or the plain one, with which every game can be played. */
export async function partOf(name: string): Promise<GamePart> {
  const load = parts[name] ?? (() => import("../games/plain/part"));
  return (await load()).part;
}
