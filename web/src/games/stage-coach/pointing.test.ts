import { describe, expect, it } from "vitest";
import { stepped } from "./keys";
import { elementAt, handles, marks } from "./pointing";
import { land, view } from "./sample";

const options = [
  { words: "halt", elements: ["halt"] },
  { words: "ahead", elements: ["coach", "hex:c3", "ahead"] },
  { words: "turn nw", elements: ["coach", "hex:a2", "to:nw"] },
];

describe("pointing", () => {
  it("marks the hexes of the choices", () => {
    expect([...marks(land, view, options).values()]).toEqual([
      { hex: "c3", kind: "ahead", element: "hex:c3" },
      { hex: "a2", kind: "turn", element: "hex:a2" },
    ]);
    const towns = [{ words: "destination south", elements: ["destination", "town:south"] }];
    expect(marks(land, view, towns).get("e5")).toEqual({
      hex: "e5",
      kind: "destination",
      element: "town:south",
    });
  });

  it("means the choice's hex, else the piece or town on it, else the hex alone", () => {
    expect(elementAt(land, view, options, "c3")).toBe("hex:c3");
    expect(elementAt(land, view, options, "b3")).toBe("coach");
    expect(elementAt(land, view, options, "e4")).toBe("hex:e4");
    const fight = [{ words: "fight w1", elements: ["fight", "warrior:w1"] }];
    expect(elementAt(land, view, fight, "b2")).toBe("warrior:w1");
    const town = [{ words: "destination north", elements: ["town:north"] }];
    expect(elementAt(land, view, town, "e1")).toBe("town:north");
  });

  it("has handles where the map ends", () => {
    const edge = { ...view, coach: { ...view.coach, hex: "a1" } };
    const turns = ["e", "w", "nw"].map((to) => ({ words: `turn ${to}`, elements: ["coach", `to:${to}`] }));
    expect(handles(land, edge, turns).map(({ to }) => to)).toEqual(["nw", "w"]);
    expect(handles(land, view, turns)).toEqual([]);
  });
});

describe("the keys", () => {
  const at = (name: string) => land.numbers.get(name)!;
  const press = (from: string, key: string, shift = false, control = false) => {
    const to = stepped(land, at(from), key, shift, control, [at("c1"), at("e5")]);
    return to === null ? null : land.names[to];
  };

  it("lead to all six neighbours", () => {
    expect(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((key) => press("c3", key))).toEqual([
      "b3",
      "d3",
      "c2",
      "c4",
    ]);
    expect(["ArrowUp", "ArrowDown"].map((key) => press("c3", key, true))).toEqual(["b2", "b4"]);
    expect(["ArrowUp", "ArrowDown"].map((key) => press("c2", key))).toEqual(["c1", "c3"]);
    expect(["ArrowUp", "ArrowDown"].map((key) => press("c2", key, true))).toEqual(["d1", "d3"]);
    expect(press("a1", "ArrowLeft")).toBeNull();
  });

  it("jump to the ends, and to what means something", () => {
    expect([
      press("c3", "Home"),
      press("c3", "End"),
      press("c3", "Home", false, true),
      press("c3", "End", false, true),
    ]).toEqual(["a3", "e3", "a1", "e5"]);
    expect([press("c3", "n"), press("e5", "n"), press("c3", "N", true), press("c1", "N", true)]).toEqual([
      "e5",
      "c1",
      "c1",
      "e5",
    ]);
    expect(press("c3", "q")).toBeNull();
  });
});
