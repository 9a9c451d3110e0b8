// Time in words: how much is left on a clock, and how long ago something was.

const SECOND = 1000;
const HOUR = 3600;
const DAY = 24 * HOUR;

export interface Span {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Whole seconds left, never negative. */
export function span(milliseconds: number): Span {
  const left = Math.max(0, Math.ceil(milliseconds / SECOND));
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / 60),
    seconds: left % 60,
  };
}

const two = (number: number): string => String(number).padStart(2, "0");

/** Less than a day as digits: `4:05`, `1:00:00`. */
export function digits({ hours, minutes, seconds }: Span): string {
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 24 * 3600],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago, in the words of the browser. */
export function ago(then: number, now: number, language: string): string {
  const seconds = Math.max(0, (now - then) / 1000);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, long] of UNITS) {
    if (seconds >= long) return words.format(-Math.floor(seconds / long), unit);
  }
  return words.format(0, "second");
}
