import { describe, expect, it } from "vitest";
import { scoreOf, verdictOf, type Practised } from "./practice";

function shot(hits: number, stray = false, of = 1): Practised {
  return { events: [], hits, of, stray, words: "aim 0 0 20 0", board: 0 };
}

describe("practised shots", () => {
  it("hit, stray or miss", () => {
    expect(verdictOf(shot(1))).toBe("hit");
    expect(verdictOf(shot(0))).toBe("miss");
    expect(verdictOf(shot(1, true))).toBe("stray");
  });

  it("are counted", () => {
    expect(scoreOf([])).toEqual({ shots: 0, hit: 0, stray: 0, rate: 0, mean: 0, of: 1 });
    const told = scoreOf([shot(1), shot(0), shot(0, true)]);
    expect(told).toMatchObject({ shots: 3, hit: 1, stray: 1, rate: 33 });
  });

  it("at several count how many went down", () => {
    expect(scoreOf([shot(3, false, 3), shot(0, false, 3)])).toMatchObject({
      hit: 1,
      rate: 50,
      mean: 1.5,
      of: 3,
    });
  });
});
