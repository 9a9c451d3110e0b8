import { expect, test } from "vitest";
import type { Option } from "../lib/protocol";
import { exact, facets, groups, meant, pointAt } from "./choices";

const option = (words: string, ...elements: string[]): Option => ({ words, elements });

const DRIVING = [
  option("halt", "halt"),
  option("turn ne", "coach", "hex:b5", "to:ne"),
  option("ahead", "coach", "hex:b6", "ahead"),
  option("turn se", "coach", "hex:b7", "to:se"),
];
const DICE = [
  option("stand none", "stand"),
  option("stand d1", "stand", "show:1"),
  option("stand d2", "stand", "show:2"),
  option("stand d12", "stand", "show:1", "show:2"),
];

test("choices of a kind stand together, and doing nothing comes last", () => {
  expect(groups(DRIVING).map(({ kind, options }) => [kind, options.length])).toEqual([
    ["turn", 2],
    ["ahead", 1],
    ["halt", 1],
  ]);
});

test("pointing at what only one choice means plays it", () => {
  expect(pointAt(DRIVING, [], "hex:b6")).toEqual({ then: "play", option: DRIVING[2] });
});

test("pointing at what several mean narrows, and again widens", () => {
  const first = pointAt(DRIVING, [], "coach");
  expect(first).toEqual({ then: "narrow", pointed: ["coach"] });
  expect(pointAt(DRIVING, ["coach"], "coach")).toEqual({ then: "narrow", pointed: [] });
  expect(pointAt(DRIVING, ["coach"], "to:ne")).toEqual({ then: "play", option: DRIVING[1] });
});

test("what does not fit what was pointed at begins anew", () => {
  expect(pointAt(DRIVING, ["to:ne"], "halt")).toEqual({ then: "play", option: DRIVING[0] });
});

test("pointing at what nothing means is a question", () => {
  expect(pointAt(DRIVING, ["coach"], "hex:z9")).toEqual({ then: "why" });
});

test("a kind with very many is put together from its parts", () => {
  expect(facets(DICE)).toEqual([{ name: "show", elements: ["show:1", "show:2"] }]);
  expect(exact(DICE, [])?.words).toBe("stand none");
  expect(exact(DICE, ["show:2"])?.words).toBe("stand d2");
  expect(exact(DICE, ["show:2", "show:1"])?.words).toBe("stand d12");
  expect(exact(DICE, ["show:3"])).toBeUndefined();
});

test("pointing alone never plays what is put together from several", () => {
  expect(pointAt(DICE, ["show:1"], "show:2")).toEqual({ then: "narrow", pointed: ["show:1", "show:2"] });
});

test("what was pointed at comes first, what holds more of it after", () => {
  const left = DICE.filter(({ elements }) => elements.includes("show:1"));
  expect(meant(left, ["show:1"])).toEqual({ first: [DICE[1]], more: [DICE[3]] });
  expect(meant(left, [])).toEqual({ first: left, more: [] });
  expect(meant(DRIVING, ["coach"])).toEqual({ first: DRIVING, more: [] });
});
