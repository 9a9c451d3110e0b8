// What Stage Coach adds to the shell.

import type { GamePart } from "../../lib/games.svelte";
import Board from "./Board.svelte";
import type { Names } from "./view";
import { lines } from "./words";

export const part: GamePart<Names> = {
  Board,
  lines,
  noises: {
    destined: "paper",
    turned: "wheels",
    drove: "wheels",
    boarded: "door",
    rode: "hooves",
    woke: "paper",
    fought: "shot",
    ended: "stamp",
  },
};
