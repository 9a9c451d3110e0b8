import { expect, test } from "vitest";
import { patched } from "./patch";

const view = { turn: 1, riders: [{ gold: 1 }, { gold: 2 }], coach: { hex: "a1" }, hand: ["file"] };

test("a patch puts new values in their places and leaves the old view alone", () => {
  const next = patched(view, { "/riders/1/gold": 5, "/coach/hex": null, "/hand": [] });
  expect(next).toEqual({ turn: 1, riders: [{ gold: 1 }, { gold: 5 }], coach: { hex: null }, hand: [] });
  expect(view.riders[1]).toEqual({ gold: 2 });
});

test("what did not change stays the same object", () => {
  const next = patched(view, { "/riders/1/gold": 5 });
  expect((next["riders"] as object[])[0]).toBe(view.riders[0]);
  expect(next["coach"]).toBe(view.coach);
  expect(patched(view, {})).toBe(view);
});
