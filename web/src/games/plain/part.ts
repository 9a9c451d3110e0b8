// The plain board: with it every game can be played that has no part of its own.

import type { GamePart } from "../../lib/games.svelte";
import Board from "./Board.svelte";
import { lines } from "./lines";

export const part: GamePart = { Board, lines, noises: {} };
