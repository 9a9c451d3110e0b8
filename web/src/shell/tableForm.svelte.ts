// The form for a new table.

import type { NewTable } from "../lib/api";
import type { Game } from "../lib/protocol";
import { pace } from "./pace";
import { usualSeats, type Sitter } from "./tables";

/** Who may join: friends by link, anybody, or the people around this device. */
export type Company = "link" | "open" | "device";

export class TableForm {
  game: Game;
  seats: number;
  company = $state<Company>("link");
  name = $state("");
  pace = $state("easy");
  absent: string;
  options = $state<NonNullable<NewTable["options"]>>({});
  /** Names by seat, for people around this device; an empty one is a bot. */
  people: string[];
  /** The pieces that they chose, by seat. */
  pieces = $state<string[]>([]);

  constructor(game: Game, you: string) {
    this.game = $state.raw(game);
    this.seats = $state(usualSeats(game));
    this.absent = $state(game.usual);
    this.people = $state([you]);
  }

  /** Change the game: seats, bots and options start again; company and pace stay. */
  turnTo(game: Game): void {
    this.game = game;
    this.seats = usualSeats(game);
    this.absent = game.usual;
    this.options = {};
    this.pieces = [];
  }

  /** How many options differ from the rulebook. */
  get changed(): number {
    const { options } = this.game;
    return options.filter(({ name, default: usual }) => (this.chosen[name] ?? usual) !== usual).length;
  }

  /** The options that somebody chose, and those that one screen for all brings with it. */
  get chosen(): Record<string, boolean | number | string> {
    const screen = this.company === "device" ? this.game.one_screen : {};
    return { ...screen, ...$state.snapshot(this.options) };
  }

  get wanted(): NewTable {
    const { days, clock } = pace(this.company === "device" ? "easy" : this.pace);
    return {
      game: this.game.name,
      seats: this.seats,
      options: this.chosen,
      name: this.name.trim(),
      open: this.company === "open",
      days,
      clock,
      absent: this.absent,
    };
  }

  /** The people around this device, by their seats. */
  get around(): Map<number, Sitter> {
    const named = this.people
      .slice(0, this.seats)
      .map((name, seat) => [seat, { name: (name ?? "").trim(), piece: this.pieces[seat] ?? "" }] as const);
    return new Map(named.filter(([, { name }]) => name));
  }

  /** Whether somebody else around this device chose this piece. */
  taken(piece: string, seat: number): boolean {
    return [...this.around].some(([at, other]) => at !== seat && other.piece === piece);
  }
}
