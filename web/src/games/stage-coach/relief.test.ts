import { describe, expect, it } from "vitest";
import { distance, grass, relief, ridges } from "./relief";
import { land } from "./sample";

describe("the relief", () => {
  it("joins mountains that touch, and gives one alone a ridge of its own", () => {
    const found = ridges(land); // c1 and c2 touch; b4 stands alone
    expect(found).toHaveLength(2);
  });

  it("is the same every time, and no stroke begins on a ridge", () => {
    const { lit, shaded } = relief(land);
    expect(relief(land)).toEqual({ lit, shaded });
    const starts = [...(lit + shaded).matchAll(/M([\d.-]+) ([\d.-]+)L/g)].map(([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    }));
    expect(starts.length).toBeGreaterThan(50);
    for (const start of starts)
      for (const ridge of ridges(land)) expect(distance(start, ridge)).toBeGreaterThan(2);
  });

  it("leaves grass to the open ground", () => {
    expect(grass(land)).toMatch(/^(M[\d. -]+l[\d. -]+)+$/);
  });
});
