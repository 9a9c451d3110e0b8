import { describe, expect, it } from "vitest";
import { atShare, needle, pull, pullFor, push, shareOf, SLACK, slide, sway, within } from "./gesture";

describe("a field", () => {
  it("stays within its bounds, in whole numbers", () => {
    expect(within([-8, 8], 3.4)).toBe(3);
    expect(within([-8, 8], 99)).toBe(8);
    expect(atShare([8, 32], 0.5)).toBe(20);
    expect(shareOf([8, 32], 20)).toBe(0.5);
    expect(shareOf([5, 5], 5)).toBe(0);
  });

  it("follows a finger from where it was, and less than a unit a pixel", () => {
    expect(slide([-30, 30], 5, 0)).toBe(5);
    expect(slide([-30, 30], 5, 40)).toBe(15);
    expect(slide([-30, 30], 5, -400)).toBe(-30);
  });
});

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

  it("can be worked out from the aim that is wanted", () => {
    for (const angle of [-30, 0, 12])
      for (const share of [0.2, 0.7]) {
        const found = pull(...pullFor(angle, share, 240), 240)!;
        expect(found.angle).toBeCloseTo(angle, 6);
        expect(found.share).toBeCloseTo(share, 6);
      }
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
    expect(push("5", false, false)).toEqual({ row: 4 }); // whatever field that is
    expect(push("-", false, true)).toEqual({ by: -4 });
    expect(push("a", false, false)).toBeNull();
  });
});

describe("a needle", () => {
  it("begins where it is, and swings wider each time", () => {
    const at = (seconds: number): number => needle(seconds, 2, 0.5);
    expect(at(0)).toBe(0.5);
    expect(at(0.125)).toBeCloseTo(0.625, 9);
    expect(at(0.375)).toBeCloseTo(0.375, 9);
    expect(at(0.75)).toBeCloseTo(0.75, 9);
    expect(at(1.25)).toBeCloseTo(0.25, 9);
  });

  it("goes the way it is sent first", () => {
    expect(needle(0.1, 2, 0.5, -1)).toBeCloseTo(0.4, 9);
    expect(needle(0.1, 2, 0.5, 1)).toBeCloseTo(0.6, 9);
  });

  it("reaches both ends from anywhere, never leaves them, and never jumps", () => {
    for (const from of [0, 0.1, 0.5, 1]) {
      const seen = Array.from({ length: 6000 }, (_, tick) => needle(tick / 60, 10, from));
      expect(Math.max(...seen)).toBeGreaterThan(0.99);
      expect(Math.min(...seen)).toBeLessThan(0.01);
      expect(seen.every((share) => share >= 0 && share <= 1)).toBe(true);
      const steps = seen.slice(1).map((share, tick) => Math.abs(share - seen[tick]!));
      expect(Math.max(...steps)).toBeLessThan(2 / 10 / 60 + 1e-9);
    }
  });

  it("of a drunk never stands still for long", () => {
    const swayed = Array.from({ length: 40 }, (_, at) => sway(at / 10));
    expect(Math.max(...swayed) - Math.min(...swayed)).toBeGreaterThan(3);
  });
});
