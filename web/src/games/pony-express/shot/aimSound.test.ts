import { describe, expect, it } from "vitest";
import { beat, pitch } from "./aimSound";

describe("an aim by ear", () => {
  it("is higher to the right, and an octave at most", () => {
    expect(pitch(0)).toBe(220);
    expect(pitch(0.5)).toBe(440);
    expect(pitch(1)).toBe(880);
  });

  it("beats faster the harder the flick", () => {
    const beats = [0, 0.25, 0.5, 0.75, 1].map(beat);
    expect(beats).toEqual([...beats].sort((a, b) => b - a));
    expect(beats.at(-1)).toBeCloseTo(150, 6);
  });
});
