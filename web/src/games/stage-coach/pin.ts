// Where a note goes so that it hides as little as can be.

import type { Size } from "./camera";
import type { Point } from "./hexes";

const GAP = 6;

/** Above, below or beside what it speaks of, wherever it covers the fewest pieces. */
export function pin(about: Point, clear: number, note: Size, window: Size, pieces: Point[]): Point {
  const keep = (at: number, long: number, room: number): number =>
    Math.max(GAP, Math.min(at, room - long - GAP));
  const [x, y] = [about.x - note.width / 2, about.y - note.height / 2];
  const places = [
    { x, y: about.y - clear - note.height },
    { x, y: about.y + clear },
    { x: about.x - clear - note.width, y },
    { x: about.x + clear, y },
  ].map((at) => ({ x: keep(at.x, note.width, window.width), y: keep(at.y, note.height, window.height) }));
  const hidden = (at: Point): number => {
    const over = (one: Point, room: number): boolean =>
      one.x > at.x - room &&
      one.x < at.x + note.width + room &&
      one.y > at.y - room &&
      one.y < at.y + note.height + room;
    return pieces.filter((one) => over(one, clear / 4)).length + (over(about, clear / 1.5) ? 100 : 0);
  };
  return places.reduce((best, at) => (hidden(at) < hidden(best) ? at : best));
}
