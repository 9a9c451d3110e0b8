// Time as a clock shows it.

const SECOND = 1000;
const HOUR = 3600;
const DAY = 24 * HOUR;

export interface Span {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Whole seconds that are left; never less than none. */
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

/** Below a day: `4:05`, `1:00:00`. */
export function digits({ hours, minutes, seconds }: Span): string {
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
