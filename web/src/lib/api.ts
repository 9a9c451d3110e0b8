// The requests under /api: everything but the messages of the socket.

import type { Game, Open, Refusal, Table, Value, Yours } from "./protocol";

/** A refusal of the server; `sayReason` makes a sentence of it. */
export class Refused extends Error implements Refusal {
  constructor(
    readonly reason: string,
    readonly details: Record<string, Value> = {},
  ) {
    super(reason);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused("offline");
  }
  if (!answer.ok) {
    const told = (await answer.json().catch(() => ({ reason: "offline", details: {} }))) as Refusal;
    throw new Refused(told.reason, told.details);
  }
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

const at = (table: string, rest = ""): string => `/tables/${encodeURIComponent(table)}${rest}`;

export interface NewTable {
  game: string;
  seats?: number;
  options?: Chosen;
  name?: string;
  open?: boolean;
  days?: boolean;
  clock?: { turn: number; bank: number; window: number };
  absent?: string;
}

export interface ReplayStep {
  words: string | null;
  events: import("./protocol").GameEvent[];
  view: import("./protocol").View;
}

/** A table's options, as far as somebody chose them. */
export type Chosen = Record<string, boolean | number | string>;

/** A board to practise on, as the seat that is to shoot sees it. */
export interface PracticeQuestion {
  board: Record<string, Value>;
  view: import("./protocol").View;
  prompt: string;
  options: import("./protocol").Option[];
  range: import("./protocol").Range;
  offered: string;
}

/** What became of a shot: how many of those shot at were hit, and whether somebody else was. */
export interface PracticeShot {
  events: import("./protocol").GameEvent[];
  hits: number;
  of: number;
  stray: boolean;
}

export const api = {
  games: () => call<Game[]>("GET", "/games"),
  open: (status: Table["status"] = "waiting") => call<Open[]>("GET", `/tables?status=${status}`),
  mine: () => call<Yours[]>("GET", "/mine"),
  make: (wanted: NewTable) => call<{ table: string; host: string }>("POST", "/tables", wanted),
  table: (table: string) => call<Table>("GET", at(table)),
  /** What never changes on this table's board: the land, the spaces. */
  board: (table: string) => call<Record<string, Value>>("GET", at(table, "/board")),
  sit: (table: string, seat: number, name: string, salt = "", piece = "", chain = "") =>
    call<{ seat: number; token: string }>("POST", at(table, `/seats/${seat}`), { name, salt, piece, chain }),
  choosePiece: (table: string, seat: number, piece: string) =>
    call<Table>("PUT", at(table, `/seats/${seat}/piece`), { piece }),
  leave: (table: string, seat: number) => call<Table>("DELETE", at(table, `/seats/${seat}`)),
  seatBot: (table: string, seat: number, bot: string) =>
    call<Table>("PUT", at(table, `/seats/${seat}/bot`), { bot }),
  offer: (table: string, seat: number) => call<Table>("POST", at(table, `/seats/${seat}/offer`)),
  back: (table: string, seat: number) => call<Table>("POST", at(table, `/seats/${seat}/back`)),
  link: (table: string, seat: number) =>
    call<{ seat: number; token: string }>("GET", at(table, `/seats/${seat}/link`)),
  renew: (table: string, seat: number) =>
    call<{ seat: number; token: string }>("POST", at(table, `/seats/${seat}/link`)),
  claim: (table: string, token: string) =>
    call<{ seat: number; token: string }>("POST", at(table, "/claim"), { token }),
  start: (table: string, fill = "") => call<Table>("POST", at(table, "/start"), { fill }),
  rematch: (table: string) =>
    call<{ table: string; seat: number | null; token: string }>("POST", at(table, "/rematch")),
  /** What a bot would do in this seat's place. */
  hint: (table: string, seat: number) =>
    call<{ words: string; why: Refusal | null }>("POST", at(table, "/hint"), { seat }),
  /** Why pointing here, or saying this, would be refused; null when it would not. */
  why: (table: string, seat: number, asked: { element?: string; words?: string }) =>
    call<Refusal | null>("POST", at(table, "/why"), { seat, ...asked }),
  /** A finished game, step by step, as a seat (or the public) knew it. */
  replay: (table: string, seat: number | null) =>
    call<{ steps: ReplayStep[] }>("GET", at(table, `/replay${seat === null ? "" : `?seat=${seat}`}`)),
  /** What luck did and what play did in a finished game, as a seat (or the public) may know it. */
  report: (table: string, seat: number | null) =>
    call<import("./report").Report | null>(
      "GET",
      at(table, `/report${seat === null ? "" : `?seat=${seat}`}`),
    ),
  practice: (game: string, board: number, options: Chosen) =>
    call<PracticeQuestion>("POST", `/practice/${encodeURIComponent(game)}/${board}`, { options }),
  practise: (game: string, board: number, options: Chosen, words: string) =>
    call<PracticeShot>("POST", `/practice/${encodeURIComponent(game)}/${board}/shots`, { options, words }),
  /** Go on from a step of a finished game, against bots. */
  branch: (table: string, step: number, seat: number | null, bot: string) =>
    call<{ table: string; seat: number; token: string }>("POST", at(table, "/branch"), { step, seat, bot }),
};
