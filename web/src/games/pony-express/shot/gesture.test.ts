import { describe, expect, it } from "vitest";
import { needle, pull, push, SLACK, sway } from "./gesture";

describe("a pull", () => {
  it("straight back shoots straight, the further the harder", () => {
    expect(pull(0, 100, 200)!.angle).toBeCloseTo(0, 9);
    expect(pull(0, 100, 200)!.share).toBeLessThan(pull(0, 150, 200)!.share);
    expect(pull(0, 900, 200)!.share).toBe(1);
  });

  it("to the left shoots to the right", () => {
    expect(pull(-40, 100, 200)!.angle).toBeGreaterThan(0);
    expect(pull(40, 100, 200)!.angle).toBeLessThan(0);
  });

  it("is drawn back along the way the die goes, where that is not up", () => {
    const east = pull(-100, 0, 200, [1, 0])!;
    expect(east.angle).toBeCloseTo(0, 9);
    expect(pull(-100, -20, 200, [1, 0])!.angle).toBeGreaterThan(0); // to the right of east is south
    expect(pull(100, 0, 200, [1, 0])).toBeNull();
  });

  it("that is hardly one, or a push, is none", () => {
    expect(pull(0, SLACK - 1, 200)).toBeNull();
    expect(pull(30, -100, 200)).toBeNull();
  });
});

describe("keys", () => {
  it("turn, strengthen, move and spin", () => {
    expect(push("ArrowLeft", false, false)).toEqual({ field: "angle", by: -1 });
    expect(push("ArrowUp", false, true)).toEqual({ field: "strength", by: 4 });
    expect(push("ArrowRight", true, false)).toEqual({ field: "along", by: 1 });
    expect(push("ArrowDown", true, false)).toEqual({ field: "spin", by: -1 });
    expect(push("Enter", false, false)).toBe("fire");
    expect(push("a", false, false)).toBeNull();
  });
});

describe("a needle", () => {
  it("goes there and back", () => {
    expect(needle(0, 4)).toBe(0);
    expect(needle(1, 4)).toBe(0.5);
    expect(needle(2, 4)).toBe(1);
    expect(needle(3, 4)).toBe(0.5);
    expect(needle(4, 4)).toBe(0);
  });

  it("of a drunk never stands still for long", () => {
    const swayed = Array.from({ length: 40 }, (_, at) => sway(at / 10));
    expect(Math.max(...swayed) - Math.min(...swayed)).toBeGreaterThan(3);
  });
});
