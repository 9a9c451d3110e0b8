import { describe, expect, it } from "vitest";
import { lines } from "./lines";

describe("any view in lines", () => {
  it("has a line for each thing, and one for each of a list of things", () => {
    const view = {
      seat: 0,
      options: { items: 1 },
      bank: 24,
      dice: ["?", "K"],
      hand: [],
      winner: null,
      riders: [
        { space: 1, gold: 3 },
        { space: 6, gold: 0 },
      ],
    };
    expect(lines({}, view).map(({ text }) => text)).toEqual([
      "bank: 24",
      "dice: ?, K",
      "hand: —",
      "winner: —",
      "riders 1: space 1, gold 3",
      "riders 2: space 6, gold 0",
    ]);
  });
});
