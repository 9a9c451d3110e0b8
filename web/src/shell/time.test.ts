import { expect, test } from "vitest";
import { ago, digits, span } from "./time";

test.each([
  [0, "0:00"],
  [-5000, "0:00"],
  [1, "0:01"],
  [65_000, "1:05"],
  [3_600_000, "1:00:00"],
])("%i ms reads %s", (left, read) => {
  expect(digits(span(left))).toBe(read);
});

test("days are counted apart", () => {
  expect(span(90_000_000)).toEqual({ days: 1, hours: 1, minutes: 0, seconds: 0 });
});

test.each([
  [5, "now"],
  [-60, "now"],
  [61, "1 minute ago"],
  [7200, "2 hours ago"],
  [25 * 3600, "yesterday"],
])("%d seconds ago is %s", (seconds, words) => {
  expect(ago(0, seconds * 1000, "en")).toBe(words);
});

test("each language says it its own way", () => {
  expect(ago(0, 25 * 3600_000, "fr")).toBe("hier");
  expect(ago(0, 25 * 3600_000, "it")).toBe("ieri");
});
