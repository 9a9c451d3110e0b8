import { expect, test } from "vitest";
import type { ReplayStep } from "../lib/api";
import { nextStep, toldBy, within } from "./replay";

const step = (...kinds: string[]): ReplayStep => ({
  words: null,
  events: kinds.map((event) => ({ event })),
  view: { seat: null, options: {} },
});
const STEPS = [step("began"), step(), step("drove"), step(), step("ended")];

test("steps at which nothing is seen are passed over", () => {
  expect(nextStep(STEPS, 0, 1)).toBe(2);
  expect(nextStep(STEPS, 2, 1)).toBe(4);
  expect(nextStep(STEPS, 4, -1)).toBe(2);
  expect(nextStep(STEPS, 2, -1)).toBe(0);
});

test("neither end is left", () => {
  expect(nextStep(STEPS, 4, 1)).toBe(4);
  expect(nextStep(STEPS, 0, -1)).toBe(0);
  expect([null, Number.NaN, -3, 99].map((wanted) => within(STEPS, wanted))).toEqual([0, 0, 0, 4]);
});

test("what was told by then", () => {
  expect(toldBy(STEPS, 2).map(({ event }) => event)).toEqual(["began", "drove"]);
});
