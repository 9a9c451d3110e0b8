import { describe, expect, it } from "vitest";
import { cardsOf, goals } from "./pointing";
import { view } from "./sample";
import { cornerOf, duelOf, type RaceView } from "./view";

const option = (...elements: string[]) => ({ words: elements.join(" "), elements });

describe("the rest of the table", () => {
  it("offers a card at its moment only", () => {
    expect(cardsOf(view, [option("spurs")])).toEqual([{ item: "spurs", element: "spurs" }]);
    expect(cardsOf(view, [option("stay")])).toEqual([{ item: "spurs", element: null }]);
  });

  it("offers drawn cards to be kept", () => {
    const drawing: RaceView = { ...view, phase: { phase: "Keeping", drawn: ["file", "lasso"] } };
    const cards = cardsOf(drawing, [option("keep", "card:0"), option("keep", "card:1")]);
    expect(cards).toEqual([
      { item: "file", element: "card:0" },
      { item: "lasso", element: "card:1" },
    ]);
  });

  it("leads the train to its station", () => {
    const train = { ...option("train"), notes: [{ note: "train", space: 4 }] };
    expect([...goals([option("stay"), train])]).toEqual([[4, "train"]]);
    const claim = { ...option("claim", "hand:pair"), notes: [{ note: "lands", space: 3 }] };
    expect([...goals([claim])]).toEqual([]);
  });

  it("puts the two of a gunfight in opposite corners", () => {
    const bout = { shooter: 2, target: 0, corner: 1, final: false, shots: 0 };
    const fight: RaceView = { ...view, phase: { phase: "Aiming", bout } };
    expect([0, 1, 2].map((seat) => cornerOf(fight, seat))).toEqual(["nw", null, "se"]);
    expect(duelOf(fight)).toEqual({ one: 2, two: 0, final: false });
    expect(duelOf({ ...view, phase: { phase: "Corners", mover: 1, other: 0, final: true } })).toEqual({
      one: 1,
      two: 0,
      final: true,
    });
    expect(duelOf(view)).toBeNull();
  });
});
