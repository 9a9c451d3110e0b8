// What Pappy Winchester adds to the shell.

import type { GamePart } from "../../lib/games.svelte";
import Board from "./Board.svelte";
import Desk from "./Desk.svelte";
import type { Names } from "./view";
import { lines } from "./words";

export const part: GamePart<Names> = {
  Board,
  Desk,
  own: ["bid", "look"],
  lines,
  noises: {
    drawn: "paper",
    bid: "dice",
    bought: "stamp",
    shared: "paper",
    challenged: "door",
    duelled: "shot",
    moved: "wheels",
    jackpot: "bell",
    looked: "paper",
    revealed: "door",
    objective: "bell",
    ended: "bell",
  },
};
