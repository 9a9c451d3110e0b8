import { expect, test } from "vitest";
import { titleOf } from "./title";

test("a turn stands in front, with a mark", () => {
  expect(titleOf("Your turn", "Dry Fork", "Night Chase", "Posse")).toBe(
    "● Your turn — Dry Fork — Night Chase — Posse",
  );
});

test("what is missing leaves no gap", () => {
  expect(titleOf("", "", "Night Chase", "Posse")).toBe("Night Chase — Posse");
});
