import { describe, expect, it } from "vitest";
import type { Moment, Report } from "../lib/report";
import { acrossOf, best, inOrder, line, moved, points, upOf } from "./chances";

const frame = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 };
const report = {
  chances: [
    { step: 0, seats: [0.5, 0.5] },
    { step: 10, seats: [0.8, 0.2] },
    { step: 20, seats: [0, 1] },
  ],
} as unknown as Report;

function moment(step: number, swing: number[]): Moment {
  return { step, cause: "luck", swing, event: { event: "shot" } };
}

describe("points", () => {
  it("are whole and signed", () => {
    expect([0.126, -0.3, 0.001, -0.004].map(points)).toEqual(["+13", "−30", "0", "0"]);
  });
});

describe("a moment", () => {
  it("names those it moved, the most moved first", () => {
    expect(moved(moment(3, [0.1, 0, -0.3, 0.2]))).toEqual([
      { seat: 2, points: "−30" },
      { seat: 3, points: "+20" },
      { seat: 0, points: "+10" },
    ]);
  });

  it("comes in the order of the game", () => {
    const moments = [moment(9, [0.4]), moment(2, [0.3]), moment(5, [0.2])];
    expect(inOrder(moments).map(({ step }) => step)).toEqual([2, 5, 9]);
    expect(moments[0]!.step).toBe(9);
  });
});

describe("the picture", () => {
  it("goes from edge to edge and from none to all", () => {
    expect([0, 10, 20].map((step) => acrossOf(report, frame, step))).toEqual([10, 60, 110]);
    expect([0, 0.5, 1].map((chance) => upOf(frame, chance))).toEqual([55, 30, 5]);
  });

  it("draws a seat's line through all its chances", () => {
    expect(line(report, frame, 0)).toBe("M10 30L60 15L110 55");
    expect(line({ ...report, chances: [] }, frame, 0)).toBe("");
  });

  it("knows when a seat stood best before the end", () => {
    expect(best(report, 0)).toEqual({ step: 10, chance: 0.8 });
    expect(best(report, 1)).toEqual({ step: 0, chance: 0.5 });
  });
});
