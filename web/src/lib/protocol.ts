// The messages of the socket, whose types are made from the server's schema, and the answers of the API.
// docs/protocol.md explains both.

import type * as sent from "./protocol.generated";
import type { Event, JsonValue, Note, Refused, Table } from "./protocol.generated";

export type { Chair, Clocks, FromClient, FromServer, Note, Range, Said, Table } from "./protocol.generated";

export type Value = JsonValue;
/** An event of a game, by its kind, with its arguments. */
export type GameEvent<Kind extends string = string> = Event & { event: Kind };
export type Seat = number;
/** Something that a player can point at, such as `hex:k7`; also an id in the picture. */
export type Element = string;
/** A game's own view; each board knows its own shape. */
export type View = Record<string, Value>;
/** A choice, with what it costs and brings once the server has considered it. */
export type Option = sent.Option & { notes?: Note[] };
/** A state made whole, and what the server has considered for it: the notes of the options, and what can be
 * reached. */
export type State = Omit<sent.State, "options" | "view" | "patch"> & {
  view: View;
  options?: Option[];
  reach?: Element[];
  /** With a range: the words of a good choice to begin with. */
  offered?: string;
};
/** A state as it is sent: what changed in the view, and perhaps only the name of its options. */
export type SentState = sent.State;
/** What the host may do about the talk. */
export type Moderation = sent.Moderate["action"];
/** Why something was refused: an id and its arguments. */
export type Refusal = Pick<Refused, "reason" | "details">;

/** A game as `/api/games` describes it. */
export interface Game {
  name: string;
  rules: number;
  seats: [number, number];
  roles: string[];
  /** The roles among which players choose; none where the seat decides. */
  pieces: string[];
  /** The arguments of its sentences that mean a seat, and what is written before the seat's number. */
  seat_arguments: Record<string, string>;
  /** All bots, also those only programs play against. */
  bots: string[];
  /** Bots by strength, the weakest first. */
  levels: string[];
  characters: string[];
  /** The bot that fills a seat by default. */
  usual: string;
  options: {
    name: string;
    default: boolean | number | string;
    choices: (boolean | number | string)[];
    bounds: [number, number] | null;
  }[];
  /** What a table at one screen takes for options that nobody chose. */
  one_screen: Record<string, boolean | number | string>;
  /** For each kind of standing order its fields and their values; every combination is an order. */
  orders: Record<string, Record<string, string[]>>;
  /** The names of the fields of each kind of action, in the order of its words. */
  actions: Record<string, string[]>;
  /** Where each board comes from, in English: by the names of the option `map`, or under an empty name. */
  provenance: Record<string, string>;
  /** The shots that one may practise, if there are any: boards by name, and the table options that matter. */
  practice: { boards: string[]; options: string[] } | null;
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
