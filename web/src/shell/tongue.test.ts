import { expect, test } from "vitest";
import { tongue } from "./tongue";

test("everybody finds their own language", () => {
  expect(["en", "fr", "it"].map(tongue)).toEqual(["English", "Français", "Italiano"]);
});
