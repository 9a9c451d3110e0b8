// What Pony Express adds to the shell.

import type { GamePart } from "../../lib/games.svelte";
import Board from "./Board.svelte";
import { lines } from "./words";

export const part: GamePart = {
  Board,
  lines,
  noises: {
    open_roll: "dice",
    cup: "dice",
    showed: "paper",
    claimed: "stamp",
    lifted: "dice",
    moved: "hooves",
    jailed: "door",
    freed: "door",
    drew: "paper",
    played: "paper",
    shot: "shot",
    ended: "bell",
  },
};
