import { expect, test } from "vitest";
import { ago } from "./ago";

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
