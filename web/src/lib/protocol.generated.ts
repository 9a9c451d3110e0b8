// Made by `npm run types` of docs/protocol.schema.json: not to be edited.

/**
 * What the page sends.
 */
export type FromClient =
  Hello | Choose | Orders | Say | Moderate | Undo | Resign | Back | Consider | Link | Ping;
/**
 * What the server sends.
 */
export type FromServer =
  Welcome | State | Table | OwnOrders | Said | Cleared | Ok | Considered | Refused | RevealLink | Bye;
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

export interface Messages {
  client: FromClient;
  server: FromServer;
}
/**
 * The first message: the table, and the number of the last state received.
 */
export interface Hello {
  type: "hello";
  protocol: number;
  table: string;
  token?: string | null;
  seat?: number | null;
  since?: number | null;
}
/**
 * A choice among the options of the state numbered `at`.
 */
export interface Choose {
  type: "choose";
  id: string;
  at: number;
  words: string;
}
/**
 * Replace the standing orders of the seat.
 */
export interface Orders {
  type: "orders";
  id: string;
  /**
   * @maxItems 50
   */
  orders: string[];
}
export interface Say {
  type: "say";
  id: string;
  text: string;
  name?: string;
}
/**
 * For the host: say who may talk, clear what was said, mute a voice, or remove a spectator.
 */
export interface Moderate {
  type: "moderate";
  id: string;
  action: "everybody" | "players" | "nobody" | "clear" | "mute" | "unmute" | "remove" | "readmit";
  voice?: string;
}
/**
 * Take back the seat's last choice; allowed if the state has `undo`.
 */
export interface Undo {
  type: "undo";
  id: string;
  at: number;
}
export interface Resign {
  type: "resign";
  id: string;
}
/**
 * Take the seat back from the stand-in.
 */
export interface Back {
  type: "back";
  id: string;
}
/**
 * Ask what each option of the current decision costs and brings.
 */
export interface Consider {
  type: "consider";
  id: string;
  at: number;
}
/**
 * The seat's link for a roll, as asked for by `reveal`.
 */
export interface Link {
  type: "link";
  id: string;
  roll: number;
  link: string;
}
export interface Ping {
  type: "ping";
  id: string;
}
/**
 * The answer to `hello`: the client's seat, or null for a spectator.
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  seat: number | null;
  seats: number[];
  host: boolean;
}
/**
 * Everything that a seat or a spectator receives of a game: events, the view or what changed in it, and
 * the decision.
 */
export interface State {
  type: "state";
  seq: number;
  events: Event[];
  view?: {
    [k: string]: JsonValue;
  };
  patch?: {
    [k: string]: JsonValue;
  };
  awaited: number[];
  prompt?: string;
  options?: Options;
  range?: Range;
  undo?: boolean;
  clock?: Clocks;
  ranks?: number[];
}
/**
 * Something that happened: its kind, and arguments that depend on the kind.
 */
export interface Event {
  event: string;
  trail?: string;
  [k: string]: JsonValue | string | undefined;
}
/**
 * The options of a decision, and their name, a digest.  The list is left out if this connection was sent
 * it before.
 */
export interface Options {
  set: string;
  list?: Option[];
}
export interface Option {
  words: string;
  elements: string[];
}
export interface Range {
  kind: string;
  bounds: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    [k: string]: [number, number];
  };
}
/**
 * Deadlines and `now` in milliseconds since 1970; `banks` are the milliseconds left to each seat.
 */
export interface Clocks {
  deadlines: {
    [k: string]: number | null;
  };
  banks: number[];
  now: number;
}
/**
 * The table: its options, its clock, and who sits where.
 */
export interface Table {
  type: "table";
  table: string;
  name: string;
  game: string;
  rules: number;
  options: {
    [k: string]: boolean | number | string;
  };
  open: boolean;
  days: boolean;
  clock: TableClock;
  absent: string;
  commitment: string;
  books: string[];
  salt: string;
  links: boolean;
  status: "waiting" | "playing" | "over";
  roles: string[];
  seats: Chair[];
  hosts: number[];
  rematch: string;
  talk: TableTalk;
}
export interface TableClock {
  turn: number;
  bank: number;
  window: number;
}
export interface Chair {
  who: "person" | "bot" | "empty";
  name: string;
  bot: string;
  abandoned: boolean;
  offered: boolean;
  resigned: boolean;
  salt: string;
  chain: string;
  piece: string;
}
/**
 * Who may talk, which voices the host has muted, and which spectators may no longer come.
 */
export interface TableTalk {
  who: "everybody" | "players" | "nobody";
  muted: string[];
  removed: string[];
}
export interface OwnOrders {
  type: "orders";
  orders: string[];
}
export interface Said {
  type: "said";
  seat: number | null;
  at: number;
  name: string;
  text: string;
  voice: string;
}
/**
 * The host has removed everything that was said so far.
 */
export interface Cleared {
  type: "cleared";
}
/**
 * The request is done and durable.  `seq` is the number of the seat's state after it.
 */
export interface Ok {
  type: "ok";
  id: string;
  seq: number;
}
/**
 * The answer to `consider`, for the state numbered `at`.
 */
export interface Considered {
  type: "considered";
  id: string;
  at: number;
  notes: Note[][];
  reach: string[];
  offered?: string;
}
/**
 * What an option costs or brings: its kind, and arguments that depend on the kind.
 */
export interface Note {
  note: string;
  [k: string]: number | string;
}
/**
 * The request was refused and nothing was changed: the reason as an id, with details.
 */
export interface Refused {
  type: "refused";
  id: string;
  reason: string;
  details: {
    [k: string]: JsonValue;
  };
  state?: State;
}
/**
 * A roll is due: the seat's player reveals the link of their chain for it.
 */
export interface RevealLink {
  type: "reveal";
  roll: number;
}
/**
 * The server closes the socket; `again` says whether to connect again.
 */
export interface Bye {
  type: "bye";
  reason: string;
  again: boolean;
}
