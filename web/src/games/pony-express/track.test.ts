import { describe, expect, it } from "vitest";
import { news, revealed } from "./news";
import { track, view } from "./sample";
import { beside, fanned, fareOf, kindOf, placeOf, railed, rails, ridden, stepped } from "./track";
import { duelSpace, type RaceEvent } from "./view";

describe("the gunfight token", () => {
  const bout = { shooter: 2, target: 0, corner: 0, final: false, shots: 1 };

  it("marks the space where the two met, and is put away afterwards", () => {
    expect(duelSpace(view, 7)).toBeNull();
    expect(duelSpace({ ...view, phase: { phase: "Corners", mover: 0, other: 2, final: false } }, 7)).toBe(2);
    expect(duelSpace({ ...view, phase: { phase: "Aiming", bout } }, 7)).toBe(2);
  });

  it("marks Sacramento in the last duel, whichever mailbox the first has reached", () => {
    const riders = view.riders.map((rider) => ({ ...rider, space: 8 }));
    expect(duelSpace({ ...view, riders, phase: { phase: "Aiming", bout } }, 7)).toBe(7);
  });
});

describe("the road", () => {
  it("goes on to the mailboxes", () => {
    expect(placeOf(track, 6)).toEqual([50, 100]);
    expect(placeOf(track, 8)).toEqual([90, 30]);
    expect(kindOf(track, 8)).toBe("sacramento");
  });

  it("is ridden space by space, forwards and backwards", () => {
    expect(ridden(track, 2, 4).map(([x]) => x)).toEqual([400, 300, 200]);
    expect(ridden(track, 3, 1).map(([x]) => x)).toEqual([300, 400, 500]);
  });

  it("has its numbers beside it, and rails between stations", () => {
    expect(beside(track, 3, 26)).toEqual([300, 74]);
    expect(rails(track)).toHaveLength(1);
    expect(rails(track)[0]).toMatch(/^M400 100Q.* 200 100$/);
  });

  it("lets a train run along its rails, for its fare", () => {
    const way = railed(track, 2);
    expect([way[0], way.at(-1)]).toEqual([
      [400, 100],
      [200, 100],
    ]);
    expect(railed(track, 3)).toEqual([]);
    expect([fareOf(track, 2, 4), fareOf(track, 2, 3), fareOf(track, 4, 5)]).toEqual([2, null, null]);
  });

  it("keeps riders on one space apart", () => {
    const places = fanned(5).map(([x]) => x);
    expect(new Set(places).size).toBe(5);
    expect(fanned(1)).toEqual([[0, 0]]);
  });

  it("is walked with the arrow keys, and N leads to what means something", () => {
    expect(stepped(track, 1, "ArrowLeft", false, [])).toBe(1);
    expect(stepped(track, 7, "ArrowRight", false, [])).toBe(8);
    expect(stepped(track, 3, "n", false, [2, 4])).toBe(4);
    expect(stepped(track, 3, "N", true, [2, 4])).toBe(2);
    expect(stepped(track, 3, "x", false, [])).toBeNull();
  });
});

describe("the news", () => {
  const kinds = (...names: RaceEvent["event"][]) => names.map((event) => ({ event }));

  it("is this turn's, and only what is worth a line", () => {
    const events = kinds("lifted", "began", "cup", "doubted", "moved", "jailed");
    expect(news(events, 3).map(({ event }) => event)).toEqual(["doubted", "jailed"]);
    expect(news(events, 1).map(({ event }) => event)).toEqual(["jailed"]);
  });

  it("at a turn's beginning is still the last one's", () => {
    expect(news(kinds("lifted", "began", "cup"), 3).map(({ event }) => event)).toEqual(["lifted"]);
  });

  it("shows a lifted cup until the next claim", () => {
    const doubted: RaceEvent = { event: "doubted", seat: 0 };
    const lifted: RaceEvent = { event: "lifted", dice: ["A", "K", "Q", "J", "9"], hand: "nothing" };
    const claim: RaceEvent = { event: "claimed", hand: "straight" };
    expect(revealed([claim, lifted, doubted, { event: "began" }])).toEqual({
      dice: lifted.dice,
      hand: "nothing",
      claimed: "straight",
      doubted,
    });
    expect(revealed([claim, lifted, doubted, claim])).toBeNull();
    expect(revealed([])).toBeNull();
  });
});
