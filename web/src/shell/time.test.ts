import { expect, test } from "vitest";
import { digits, span } from "./time";

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
