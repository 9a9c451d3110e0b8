import { describe, expect, it } from "vitest";
import { Hand } from "./aimingHand.svelte";

/** A hand that was asked for an aim; what it chose. */
function held(fields: string[] = ["along", "angle", "strength", "spin"]): { hand: Hand; fired: string[] } {
  const fired: string[] = [];
  const hand = new Hand();
  const bounds = Object.fromEntries(fields.map((field) => [field, [-10, 10] as [number, number]]));
  const preset = ["aim", ...fields.map((_, at) => at)].join(" ");
  hand.take({
    range: { kind: "aim", bounds },
    fields,
    preset,
    pick: async (words) => void fired.push(words),
  });
  hand.ready = true;
  return { hand, fired };
}

describe("the hand", () => {
  it("begins with what is offered, and fires what it holds", async () => {
    const { hand, fired } = held();
    expect(hand.words).toBe("aim 0 1 2 3");
    hand.set("angle", -40);
    await hand.fire();
    expect(fired).toEqual(["aim 0 -10 2 3"]);
  });

  it("needs no change for another field", () => {
    const { hand } = held(["along", "angle", "strength", "spin", "height"]);
    expect(hand.unpulled).toEqual(["along", "spin", "height"]);
    expect(hand.spare).toEqual(["spin", "height"]);
    expect(hand.words).toBe("aim 0 1 2 3 4");
  });

  it("has a needle that starts where the field is and is where the clock says", () => {
    const { hand } = held();
    hand.sweep("spin", -1, 1000, 4);
    hand.swept(1000);
    expect(hand.value("spin")).toBe(3);
    hand.swept(1100);
    expect(hand.value("spin")).toBe(2);
    hand.putDown();
    hand.swept(3000);
    expect(hand.value("spin")).toBe(2);
  });
});
