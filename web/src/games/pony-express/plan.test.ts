import { describe, expect, it } from "vitest";
import { charmed, noted, planned, shaking, standing, throwing, toggled } from "./plan";

const option = (...elements: string[]) => ({ words: elements.join(" "), elements });

const STAND = option("stand", "show:1", "show:4");
const SHAKE = {
  ...option("reroll", "show:1", "show:4", "roll:2", "roll:3", "roll:5"),
  notes: [{ note: "price", nuggets: 2 }],
};
const THROW = option("reroll", "show:1", "show:4", "roll:4");
const SHOE = option("horseshoe", "roll:2");
const options = [option("stand"), STAND, SHAKE, THROW, SHOE];

describe("a plan for the dice", () => {
  it("is the choice that is made of just these", () => {
    expect(standing(options, { out: [4, 1], again: [] })).toBe(STAND);
    expect(standing(options, { out: [1, 2], again: [] })).toBeUndefined();
  });

  it("shakes what is under the cup, whatever is marked outside", () => {
    expect(shaking(options, { out: [1, 4], again: [4] })).toBe(SHAKE);
    expect(shaking(options, { out: [], again: [] })).toBeUndefined();
  });

  it("throws what is marked in the open, and nothing from under the cup", () => {
    expect(throwing(options, { out: [1, 4], again: [4] })).toBe(THROW);
    expect(throwing(options, { out: [1, 4], again: [] })).toBeUndefined();
    expect(throwing(options, { out: [1, 4], again: [2, 3, 5] })).toBeUndefined();
  });

  it("takes a horseshoe wherever the dice lie", () => {
    expect(charmed(options, { out: [1, 4], again: [2] })).toBe(SHOE);
  });

  it("is laid out from a hint", () => {
    expect(planned(options, SHAKE.words, [])).toEqual({ out: [1, 4], again: [2, 3, 5] });
    expect(planned(options, SHOE.words, [3])).toEqual({ out: [3], again: [2] });
    expect(planned(options, "claim pair", [])).toBeNull();
  });

  it("moves a die to and fro", () => {
    expect(toggled([1, 4], 3)).toEqual([1, 3, 4]);
    expect(toggled([1, 4], 4)).toEqual([1]);
  });

  it("costs what the choice says", () => {
    expect(noted(SHAKE, "price", "nuggets")).toBe(2);
    expect(noted(THROW, "price", "nuggets")).toBeNull();
  });
});
