import { expect, test } from "vitest";
import { bidsOf, marks, offered, raises, secrets } from "./pointing";
import { bids, land } from "./sample";

test("the least bid comes first, whatever the order of the choices", () => {
  const all = bidsOf([...bids].reverse());
  expect(all.map(({ amount }) => amount)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(all[0]).toMatchObject({ words: "bid 4", element: "bid:4", more: 0, each: 2 });
  expect(bidsOf([])).toEqual([]);
});

test("a row of raises: the least, some more, and all where the purse may be seen", () => {
  expect(raises(bids, true).map(({ amount, kind }) => [amount, kind])).toEqual([
    [4, "least"],
    [5, "more"],
    [6, "more"],
    [7, "more"],
    [9, "more"],
    [12, "all"],
  ]);
  expect(raises(bids, false).map(({ amount }) => amount)).toEqual([4, 5, 6, 7, 9]);
});

test("one bid left is the least, not all", () => {
  expect(raises(bids.slice(0, 2), true).map(({ kind }) => kind)).toEqual(["least"]);
});

test("a stretch is marked with what it pays, a hidden card with its plot", () => {
  const found = marks(land, [
    { words: "sail w1", elements: ["river:w1"], notes: [{ note: "earned", own: 2, others: 1 }] },
    { words: "steam r2", elements: ["rails:r2"] },
    { words: "look mine1", elements: ["card:mine1"] },
    { words: "look ranch", elements: ["card:ranch"] },
    { words: "look heir1a", elements: ["card:heir1a"] },
  ]);
  expect(Object.fromEntries(found)).toEqual({
    "river:w1": { element: "river:w1", own: 2, others: 1 },
    "rails:r2": { element: "rails:r2", own: null, others: null },
    "plot:1": { element: "card:mine1", own: null, others: null },
    "plot:2": { element: "card:ranch", own: null, others: null },
  });
});

test("secrets are the cards one may look at", () => {
  expect(secrets([{ words: "look heir1a", elements: ["card:heir1a"] }])).toEqual([
    { element: "card:heir1a", card: "heir1a" },
  ]);
  expect(secrets(bids)).toEqual([]);
});

test("a choice is found by what one points at", () => {
  expect(offered(bids, "pass")?.words).toBe("pass");
  expect(offered(bids, "duel")).toBeUndefined();
});
