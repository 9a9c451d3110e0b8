// Which piece each seat plays at the table on the screen, where the game lets its players choose.

import type { Game, Seat, Value } from "./protocol";

export type Arguments = Record<string, Value | undefined>;

interface Cast {
  game: string;
  /** For each seat the number of its piece among those of the game. */
  pieces: number[];
  /** The arguments of the game's sentences that mean a seat, and what is written before its number. */
  marks: Record<string, string>;
}

let cast = $state.raw<Cast | null>(null);

/** Turn to a table of this game whose seats have these roles; without a game, to none. */
export function showRoles(
  game: Pick<Game, "name" | "pieces" | "seat_arguments"> | undefined,
  roles: string[],
): void {
  const pieces = game?.pieces.length ? roles.map((role) => game.pieces.indexOf(role)) : [];
  cast = game && pieces.length ? { game: game.name, pieces, marks: game.seat_arguments } : null;
}

/** The number of a seat's piece among those of the game; the seat's own where nobody chooses. */
export function pieceOf(seat: Seat): number {
  return cast?.pieces[seat] ?? seat;
}

function withPiece(value: Value | undefined, mark: string): Value | undefined {
  if (Array.isArray(value)) return value.map((each) => withPiece(each, mark) ?? null);
  const text = String(value);
  const number = text.startsWith(mark) ? text.slice(mark.length) : "";
  if (!/^\d+$/.test(number)) return value; // no seat: the bank, another piece of the board
  return mark ? `${mark}${pieceOf(Number(number))}` : pieceOf(Number(number));
}

/** The arguments of a sentence with the numbers of pieces instead of seats: a game with pieces names those. */
export function withPieces(key: string, args: Arguments): Arguments {
  if (!cast || !key.startsWith(`${cast.game}-`)) return args;
  const { marks } = cast;
  const said = (name: string, value: Value | undefined) =>
    name in marks ? withPiece(value, marks[name]!) : value;
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, said(name, value)]));
}
