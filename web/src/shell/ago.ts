// How long ago, in the words every browser has.

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 24 * 3600],
  ["hour", 3600],
  ["minute", 60],
];

export function ago(then: number, now: number, language: string): string {
  const seconds = Math.max(0, (now - then) / 1000);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, long] of UNITS) {
    if (seconds >= long) return words.format(-Math.floor(seconds / long), unit);
  }
  return words.format(0, "second");
}
