import { expect, test } from "vitest";
import { composed, isListed, listed } from "./orders";

const many = {
  plot: ["any", "1", "2"],
  most: Array.from({ length: 20 }, (_, at) => String(at + 1)),
  then: ["pass", "ask"],
};
const orders = { limit: many, leave: { prompt: ["move", "rumour"] }, follow: {} };

test("few orders are listed, many are put together", () => {
  expect(listed(orders)).toEqual(["leave move", "leave rumour", "follow"]);
  expect(isListed(many)).toBe(false);
});

test("an order is put together field by field, beginning with the first values", () => {
  expect(composed("limit", many, {})).toBe("limit any 1 pass");
  expect(composed("limit", many, { then: "ask", plot: "2", most: "7" })).toBe("limit 2 7 ask");
});
