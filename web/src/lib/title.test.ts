import { expect, test } from "vitest";
import { titleOf } from "./title";

test("a turn stands in front, with a mark", () => {
  expect(titleOf("Your turn", "Dry Fork", "Stage Coach", "Posse")).toBe(
    "● Your turn — Dry Fork — Stage Coach — Posse",
  );
});

test("what is missing leaves no gap", () => {
  expect(titleOf("", "", "Stage Coach", "Posse")).toBe("Stage Coach — Posse");
});
