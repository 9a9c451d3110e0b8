// The chances during a finished game, as lines of a picture and as numbers.

import type { Moment, Report } from "../lib/report";

/** A difference in percentage points with its sign; the minus is not a hyphen. */
export function points(change: number): string {
  const whole = Math.round(100 * change);
  if (whole > 0) return `+${whole}`;
  return whole < 0 ? `−${-whole}` : "0";
}

/** The seats whose chances a moment changed, the biggest change first. */
export function moved(moment: Moment): { seat: number; points: string }[] {
  return moment.swing
    .map((change, seat) => ({ seat, change, points: points(change) }))
    .filter((one) => one.points !== "0")
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .map(({ seat, points }) => ({ seat, points }));
}

/** The turning points in the order of the game. */
export function inOrder(moments: Moment[]): Moment[] {
  return [...moments].sort((a, b) => a.step - b.step);
}

export interface Frame {
  width: number;
  height: number;
  /** Margins around the lines. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function last(report: Report): number {
  return Math.max(1, report.chances.at(-1)?.step ?? 1);
}

export function acrossOf(report: Report, frame: Frame, step: number): number {
  return round(frame.left + (step / last(report)) * (frame.width - frame.left - frame.right));
}

export function upOf(frame: Frame, chance: number): number {
  return round(frame.top + (1 - chance) * (frame.height - frame.top - frame.bottom));
}

/** The path of a seat's line. */
export function line(report: Report, frame: Frame, seat: number): string {
  const [first, ...rest] = report.chances;
  if (!first) return "";
  const drawn = rest.map(
    ({ step, seats }) => `L${acrossOf(report, frame, step)} ${upOf(frame, seats[seat] ?? 0)}`,
  );
  return `M${acrossOf(report, frame, first.step)} ${upOf(frame, first.seats[seat] ?? 0)}${drawn.join("")}`;
}

/** When the chances of a seat were best. */
export function best(report: Report, seat: number): { step: number; chance: number } {
  let found = { step: 0, chance: -1 };
  // The end is left out: the result is known.
  for (const { step, seats } of report.chances.slice(0, -1)) {
    const chance = seats[seat] ?? 0;
    if (chance > found.chance) found = { step, chance };
  }
  return found;
}

export function percent(chance: number): number {
  return Math.round(100 * chance);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
