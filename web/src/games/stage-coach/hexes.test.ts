import { describe, expect, it } from "vitest";
import { angleOf, beside, centre, corners, DIRECTIONS, hexagon, nearest, RADIUS, ROW, WIDTH } from "./hexes";
import { camps, neighbour, neighbours, touching } from "./land";
import { land } from "./sample";

describe("the hexes", () => {
  it("lie in rows, the odd ones half a hex to the right", () => {
    const [a, b] = [centre(0, 0), centre(0, 1)];
    expect(b.x - a.x).toBeCloseTo(WIDTH / 2);
    expect(b.y - a.y).toBeCloseTo(ROW);
  });

  it("touch on all six sides: a neighbour is one width away, in the direction of its side", () => {
    for (const row of [2, 3])
      for (const to of DIRECTIONS) {
        const [from, other] = [centre(4, row), centre(...beside(4, row, to))];
        expect(Math.hypot(other.x - from.x, other.y - from.y)).toBeCloseTo(WIDTH);
        const turn = (Math.atan2(other.y - from.y, other.x - from.x) * 180) / Math.PI;
        expect(((((turn - angleOf(to)) % 360) + 360) % 360) % 359.999).toBeCloseTo(0, 2);
      }
  });

  it("have six corners, all as far from the middle", () => {
    for (const corner of corners({ x: 3, y: 4 }))
      expect(Math.hypot(corner.x - 3, corner.y - 4)).toBeCloseTo(RADIUS);
    expect(hexagon({ x: 0, y: 0 }).match(/[ML]/g)).toHaveLength(6);
  });

  it("turn the short way round", () => {
    expect(nearest(0, "se")).toBe(60);
    expect(nearest(-300, "e")).toBe(-360);
    expect(Math.abs(nearest(170, "w") - 170)).toBeLessThanOrEqual(180);
  });
});

describe("the land", () => {
  it("knows its neighbours, and where it ends", () => {
    const at = (name: string) => land.numbers.get(name)!;
    expect(neighbour(land, at("a1"), "w")).toBeNull();
    expect(neighbour(land, at("a1"), "se")).toBe(at("a2"));
    expect(neighbour(land, at("a2"), "ne")).toBe(at("b1"));
    expect(neighbours(land, at("a1"))).toEqual([at("b1"), at("a2")]);
    expect(touching(land, "b2", "b3")).toBe(true);
    expect(touching(land, "b2", "e5")).toBe(false);
    expect(touching(land, "b2", "z9")).toBe(false);
  });

  it("counts the camps as the warriors are numbered: villages first", () => {
    expect(camps(land).map((hex) => land.names[hex])).toEqual(["b2", "c4", "d2", "d3", "a4", "d4", "b5"]);
  });
});
