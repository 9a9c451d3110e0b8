// Finds the place for a note where it hides the least.

import type { Size } from "./camera";
import type { Point } from "./hexes";

const GAP = 6;
const STEP = 6;

/** Above, below or beside what it speaks of, wherever it covers nothing; else as near as it covers the least. */
export function pin(about: Point, clear: number, note: Size, window: Size, things: Point[]): Point {
  const keep = (at: number, long: number, room: number): number =>
    Math.max(GAP, Math.min(at, room - long - GAP));
  const { width, height } = note;
  const [x, y] = [about.x - width / 2, about.y - height / 2];
  const beside = [
    { x, y: about.y - clear - height },
    { x, y: about.y + clear },
    { x: about.x - clear - width, y },
    { x: about.x + clear, y },
  ].map((at) => ({ x: keep(at.x, width, window.width), y: keep(at.y, height, window.height) }));
  const hidden = (at: Point): number => {
    const over = (one: Point, room: number): boolean =>
      one.x > at.x - room &&
      one.x < at.x + width + room &&
      one.y > at.y - room &&
      one.y < at.y + height + room;
    return things.filter((one) => over(one, clear / 4)).length + (over(about, clear / 2) ? 100 : 0);
  };
  const best = beside.find((at) => !hidden(at));
  if (best) return best;
  const steps = (room: number, long: number): number[] =>
    Array.from(
      { length: Math.max(1, Math.ceil((room - long - 2 * GAP) / STEP)) },
      (_, at) => GAP + at * STEP,
    );
  const far = (at: Point): number => Math.hypot(at.x - x, at.y - y);
  const everywhere = steps(window.width, width).flatMap((left) =>
    steps(window.height, height).map((top) => ({ x: left, y: top })),
  );
  const worth = (at: Point): number => hidden(at) * 10_000 + far(at);
  return [...beside, ...everywhere].reduce((one, at) => (worth(at) < worth(one) ? at : one));
}
