import { expect, test } from "vitest";
import { die } from "./die";
import { chance, joints, limb, points, rays, stipple, straight, swelling, through } from "./engrave";

test("points are read as they are written", () => {
  expect(points("20,200 -72,17.5")).toEqual([
    [20, 200],
    [-72, 17.5],
  ]);
  expect(joints("1,2,3")).toEqual([[1, 2, 3]]);
});

test("a line goes through all its points, and closes when told to", () => {
  const open = through(points("0,0 10,0 10,10"));
  expect(open).toMatch(/^M0 0C.* 10 0C.* 10 10$/);
  expect(through(points("0,0 10,0 10,10"), true)).toMatch(/0 0Z$/);
  expect(straight(points("0,0 4,4"), false)).toBe("M0 0L4 4");
});

test("a limb is as wide as told at both ends", () => {
  const outline = limb(joints("0,0,4 10,0,8"));
  for (const corner of ["0 2", "10 4", "10 -4", "0 -2"]) expect(outline).toContain(corner);
});

test("a line of the sky breaks where it has no thickness", () => {
  const path = swelling(0, 120, 50, (x) => (x > 40 && x < 80 ? 0 : 2));
  expect(path.match(/M/g)).toHaveLength(2);
  expect(path).toContain("0 49");
  expect(swelling(0, 120, 50, () => 0)).toBe("");
});

test("the engraver's hand is the same every time", () => {
  const [one, two] = [chance(7), chance(7)];
  expect([one(), one(), one()]).toEqual([two(), two(), two()]);
  expect(stipple([0, 0, 9, 9], 5, 1)).toBe(stipple([0, 0, 9, 9], 5, 1));
  expect(stipple([0, 0, 9, 9], 5, 1, () => false)).toBe("");
});

test("every second ray may be shorter", () => {
  expect(rays([0, 0], 1, 3, 2)).toBe("M1 0L3 0M-1 0L-3 0");
  expect(rays([0, 0], 1, 3, 2, 0.5)).toBe("M1 0L3 0M-1 0L-2 0");
});

test("one sees one face of a die from straight above, and three when it is turned", () => {
  expect(die(10, 0, 0, 0)).toHaveLength(1);
  expect(die(10, 24, 52, 12)).toHaveLength(3);
});
