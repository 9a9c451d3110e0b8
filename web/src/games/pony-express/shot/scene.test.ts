import { describe, expect, it } from "vitest";
import { bendOf, course, lineOf, readScene, sight, type Aim, type Sighting } from "./scene";

const NW = readScene(["line 92 20 20 92", "target 566 386", "r1 rider 566 386 34 34"]);
const SE = readScene(["line 508 400 580 328", "target 34 34"]);
const aim = (parts: Partial<Aim>): Aim => ({ along: 0, angle: 0, strength: 20, spin: 0, ...parts }) as Aim;

describe("the line", () => {
  it("has its second end on the right of who shoots, in either corner", () => {
    expect(lineOf(NW).right).toBe(1);
    expect(lineOf(SE).right).toBe(1);
    expect(lineOf(readScene(["line 20 92 92 20", "target 566 386"])).right).toBe(-1);
  });
});

describe("the way of a die", () => {
  const bend = [[0, 10, 20]];
  const sighting: Sighting = { words: [], shooter: 0, target: 1, drunk: false, spread: [2], bend };

  it("is straight without spin", () => {
    const { start, way } = sight(NW, aim({}));
    expect(course(NW, aim({}), 0, 100)).toEqual([start[0] + way[0] * 100, start[1] + way[1] * 100]);
  });

  it("bends to the right with spin to the right, by as much as the server says", () => {
    expect(bendOf(sighting, aim({ strength: 8, spin: 2 }), 8)).toBe(20);
    expect(bendOf(sighting, aim({ strength: 8, spin: -1 }), 8)).toBe(-10);
    expect(bendOf(null, aim({ spin: 2 }), 8)).toBe(0);
    const { way } = sight(NW, aim({}));
    const [x, y] = course(NW, aim({}), 0, 600);
    const [bentX, bentY] = course(NW, aim({}), 20, 600);
    expect((bentX - x) * -way[1] + (bentY - y) * way[0]).toBeCloseTo(20, 9);
  });
});
