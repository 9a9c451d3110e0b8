import { describe, expect, it } from "vitest";
import { cardsOf, goals, planOf, priceOf, rolledWith, steps } from "./pointing";
import { view } from "./sample";
import { cornerOf } from "./view";

const option = (...elements: string[]) => ({ words: elements.join(" "), elements });

describe("the dice", () => {
  const options = [
    option("stand"),
    option("stand", "show:1", "show:4"),
    { ...option("reroll", "show:1", "show:4", "roll:2", "roll:3", "roll:5"), notes: [{ note: "price", nuggets: 2 }] },
    option("reroll", "show:1", "show:4", "roll:1"),
    option("reroll", "show:1", "show:4", "roll:4"),
    option("horseshoe", "roll:2"),
  ];

  it("lie as they do until something is pointed at", () => {
    expect(planOf(view, [], false).out).toEqual([1, 4]);
    expect(planOf(view, [], true).out).toEqual([]);
    expect(planOf(view, ["show:2", "roll:3"], false)).toEqual({ out: [2], again: [3] });
  });

  it("under the cup are rolled all or none, in the open one by one", () => {
    const plan = { out: [1, 4], again: [] };
    expect(rolledWith(options, plan, 3)).toEqual([2, 3, 5]);
    expect(rolledWith(options, plan, 4)).toEqual([4]);
    expect(rolledWith(options, { out: [], again: [] }, 3)).toEqual([]);
  });

  it("may be rolled one by one with a horseshoe", () => {
    expect(rolledWith(options.slice(-1), { out: [1, 4], again: [] }, 2)).toEqual([2]);
  });

  it("are pointed at step by step: away with the old, then the new", () => {
    expect(steps(["reroll", "show:1", "roll:2"], { out: [1, 4], again: [3] })).toEqual(["roll:2", "show:4", "roll:3"]);
  });

  it("cost what the choices say", () => {
    expect(priceOf(options)).toBe(2);
    expect(priceOf([option("stand")])).toBeNull();
  });
});

describe("the rest of the table", () => {
  it("offers a card at its moment only", () => {
    expect(cardsOf(view, [option("spurs")])).toEqual([{ item: "spurs", element: "spurs" }]);
    expect(cardsOf(view, [option("stay")])).toEqual([{ item: "spurs", element: null }]);
  });

  it("offers drawn cards to be kept", () => {
    const drawing = { ...view, phase: { phase: "Keeping", drawn: ["file", "lasso"] } };
    const cards = cardsOf(drawing, [option("keep", "card:0"), option("keep", "card:1")]);
    expect(cards).toEqual([
      { item: "file", element: "card:0" },
      { item: "lasso", element: "card:1" },
    ]);
  });

  it("leads the train to its station", () => {
    const train = { ...option("train"), notes: [{ note: "train", space: 4 }] };
    expect([...goals([option("stay"), train])]).toEqual([[4, "train"]]);
  });

  it("puts the two of a gunfight in opposite corners", () => {
    const bout = { shooter: 2, target: 0, corner: 1, final: false };
    const fight = { ...view, phase: { phase: "Aiming", bout } };
    expect([0, 1, 2].map((seat) => cornerOf(fight, seat))).toEqual(["nw", null, "se"]);
  });
});
