import { expect, test } from "vitest";
import { growth } from "./vegetation";
import { anchor, course, features, inside, places, room, stakes, stepped, travelled } from "./land";
import { land } from "./sample";

const all = places(land);
const to = (from: string, key: string, lively: string[] = [], shift = false) =>
  stepped(all, from, key, shift, lively);

test("a plot knows what it lies at", () => {
  expect(features(land, 1)).toEqual(["mine", "river", "rails"]);
  expect(features(land, 2)).toEqual(["ranch", "river", "rails"]);
  expect(features(land, 4)).toEqual(["around", "river", "rails", "saloon"]);
});

test("a line runs from edge to edge through its stretches", () => {
  const way = course(land.rails, land.size);
  expect(way[0]).toEqual([0, 110]);
  expect(way.at(-1)).toEqual([220, 110]);
  expect(way).toContainEqual([100, 110]);
});

test("the boat lies beside the bridge, the locomotive on it", () => {
  expect(anchor(land.river[1]!, true)).toEqual([110, 170]);
  expect(anchor(land.river[1]!, false)).toEqual([110, 115]);
});

test("a vehicle passes every stretch on its way", () => {
  expect(travelled(land, "river", "w1", "w2")).toEqual([[110, 50], [110, 170]]); // prettier-ignore
  expect(travelled(land, "river", "w2", "w2")).toHaveLength(1);
  expect(travelled(land, "river", "w9", "w1")).toEqual([]);
});

test("shapes: inside, and the room around a label", () => {
  const [plot] = land.plots;
  expect(inside(plot!.polygon, [50, 50])).toBe(true);
  expect(inside(plot!.polygon, [150, 50])).toBe(false);
  expect(room(plot!)).toBe(50);
});

test("stakes stand only where plots meet and no water or iron is", () => {
  expect(stakes(land)).toEqual([]);
  expect(stakes({ ...land, river: [], rails: [] }).length).toBeGreaterThan(0);
});

test("arrows lead to the neighbour that lies that way, and to nobody behind", () => {
  expect(to("plot:1", "ArrowRight")).toBe("river:w1");
  expect(to("river:w1", "ArrowRight")).toBe("plot:2");
  expect(to("plot:1", "ArrowDown")).toBe("rails:r1");
  expect(to("plot:1", "ArrowUp")).toBeNull();
  expect(to("plot:1", "x")).toBeNull();
});

test("every place can be reached with the arrows alone", () => {
  const reached = new Set(["plot:1"]);
  for (const from of reached)
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      const next = to(from, key);
      if (next) reached.add(next);
    }
  expect([...reached].sort()).toEqual(all.map(({ element }) => element).sort());
});

test("N goes round the places that mean something, Shift and N the other way", () => {
  const lively = ["river:w1", "rails:r2"];
  expect(to("plot:1", "n", lively)).toBe("river:w1");
  expect(to("river:w1", "n", lively)).toBe("rails:r2");
  expect(to("rails:r2", "n", lively)).toBe("river:w1");
  expect(to("river:w1", "N", lively, true)).toBe("rails:r2");
  expect(to("river:w1", "n")).toBeNull();
});

test("what grows is drawn the same every time, each terrain with its own stamps", () => {
  const wide = {
    ...land,
    river: [],
    rails: [],
    plots: land.plots.map((plot) => ({ ...plot, label: [-200, -200] as const })),
  };
  expect(growth(wide)).toEqual(growth(wide));
  const only = (terrain: string) =>
    growth({ ...wide, plots: wide.plots.filter((plot) => plot.terrain === terrain) });
  expect(only("desert")).toMatchObject({ grass: "", trees: "" });
  expect(only("desert").dots).not.toBe("");
  expect(only("prairie")).toMatchObject({ dots: "", trees: "" });
  expect(only("forest").trees).not.toBe("");
});
