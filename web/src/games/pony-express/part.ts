// What Pony Express adds to the shell.

import type { GamePart } from "../../lib/games.svelte";
import Board from "./Board.svelte";
import Desk from "./Desk.svelte";
import Portrait from "./Portrait.svelte";
import { OWN } from "./kinds";
import AimControls from "./shot/AimControls.svelte";
import type { Names } from "./view";
import { lines } from "./words";

export const part: GamePart<Names> = {
  Board,
  Desk,
  own: OWN,
  Range: AimControls,
  Portrait,
  lines,
  whispers: ["rolled", "bluffed", "peeked"],
  noises: {
    open_roll: "dice",
    cup: "cup",
    paid: "coins",
    showed: "paper",
    claimed: "stamp",
    lifted: "knock",
    moved: "hooves",
    jailed: "door",
    freed: "door",
    drew: "paper",
    played: "paper",
    shot: "shot",
    ended: "bell",
  },
};
