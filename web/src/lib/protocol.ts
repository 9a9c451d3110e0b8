// The messages of the socket, as docs/protocol.md has them (src/posse/server/protocol.py is the definition).

export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
export type Seat = number;
/** Something one can point at, such as `hex:k7`; also an id in the picture. */
export type Element = string;

export interface GameEvent {
  event: string;
  /** The path of a flicked die, base64. */
  trail?: string;
  [argument: string]: Value | undefined;
}

/** What a choice costs and may bring: an id and particulars, said by the locale files. */
export interface Note {
  note: string;
  [argument: string]: Value;
}

export interface Option {
  words: string;
  elements: Element[];
  notes?: Note[];
}

export interface Range {
  kind: string;
  bounds: Record<string, [number, number]>;
}

export interface Clocks {
  deadlines: Record<string, number | null>;
  banks: number[];
  now: number;
}

/** A game's own view; each board knows its own shape. */
export type View = { seat: Seat | null; options: Record<string, Value> } & Record<string, Value>;

export interface State {
  type: "state";
  seq: number;
  events: GameEvent[];
  view: View;
  awaited: Seat[];
  prompt?: string;
  options?: Option[];
  range?: Range;
  /** What can be reached from here, as elements. */
  reach?: Element[];
  clock?: Clocks;
  ranks?: number[];
  /** Whether this seat may take its last choice back. */
  undo?: boolean;
}

export interface Chair {
  who: "person" | "bot" | "empty";
  name: string;
  bot: string;
  abandoned: boolean;
  offered: boolean;
  resigned: boolean;
  salt: string;
}

export interface Table {
  type: "table";
  table: string;
  name: string;
  game: string;
  rules: number;
  options: Record<string, boolean | number | string>;
  open: boolean;
  days: boolean;
  clock: { turn: number; bank: number; window: number };
  absent: string;
  commitment: string;
  books: string[];
  salt: string;
  status: "waiting" | "playing" | "over";
  roles: string[];
  seats: Chair[];
  hosts: Seat[];
  rematch: string;
}

export interface Said {
  type: "said";
  seat: Seat | null;
  at: number;
  name: string;
  text: string;
}

export interface Refusal {
  reason: string;
  details: Record<string, Value>;
}

export type FromServer =
  | State
  | Table
  | Said
  | { type: "welcome"; protocol: number; seat: Seat | null; seats: Seat[]; host: boolean }
  | { type: "orders"; orders: string[] }
  | { type: "ok"; id: string; seq: number }
  | ({ type: "refused"; id: string; state?: State } & Refusal)
  | { type: "bye"; reason: string; again: boolean };

/** A game as `/api/games` tells of it. */
export interface Game {
  name: string;
  rules: number;
  seats: [number, number];
  roles: string[];
  /** All of them, yardsticks for programs too. */
  bots: string[];
  /** The weakest first. */
  levels: string[];
  characters: string[];
  /** Who fills a seat where nothing else is said. */
  usual: string;
  options: {
    name: string;
    default: boolean | number | string;
    choices: (boolean | number | string)[];
    bounds: [number, number] | null;
  }[];
  /** For each kind of standing order its fields and their values: every mix of them is one. */
  orders: Record<string, Record<string, string[]>>;
  /** The names of the fields of each kind of action, in the order of its words. */
  actions: Record<string, string[]>;
}

export interface Listed {
  table: string;
  game: string;
  name: string;
  seats: number;
  status: Table["status"];
  open: boolean;
  days: boolean;
  moved: number;
}

export interface Open extends Listed {
  /** Seats on which a newcomer may sit down. */
  free: number;
}

export interface Yours extends Listed {
  /** Whether one of this browser's seats is asked something there. */
  asked: boolean;
}
