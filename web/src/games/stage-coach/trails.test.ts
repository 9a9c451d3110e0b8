import { describe, expect, it } from "vitest";
import { land } from "./sample";
import { lastFight, latest, trails } from "./trails";
import type { CoachEvent } from "./view";

const drove = (to: string): CoachEvent => ({ event: "drove", to });
const rode = (warrior: string, to: string): CoachEvent => ({ event: "rode", warrior, to });
const began = (side: string, turn: number): CoachEvent => ({ event: "began", side, turn });

describe("the trails", () => {
  it("are those of each side's last turn, from where it started", () => {
    const events: CoachEvent[] = [
      began("coach", 1),
      drove("a2"),
      { event: "turned", to: "se" },
      drove("b3"),
      began("indians", 1),
      rode("w1", "c3"),
      rode("w2", "c5"),
      began("coach", 2),
    ];
    expect(trails(land, events)).toEqual([
      { who: "coach", hexes: ["a1", "a2", "b3"] },
      { who: "w1", hexes: ["b2", "c3"] },
      { who: "w2", hexes: ["c4", "c5"] },
    ]);
    const next = trails(land, [...events, drove("c3")]);
    expect(next[0]).toEqual({ who: "coach", hexes: ["b3", "c3"] });
    expect(next).toHaveLength(3);
    expect(latest(next, [...events, drove("c3")])).toEqual(["b3", "c3"]);
    expect(latest(trails(land, events), events)).toEqual(["c4", "c5"]);
    expect(latest([], [])).toEqual([]);
  });

  it("begin with the first hex known when the start is not", () => {
    expect(trails(land, [began("coach", 5), drove("e3"), drove("e4")])).toEqual([
      { who: "coach", hexes: ["e3", "e4"] },
    ]);
  });
});

describe("the way home", () => {
  it("takes the place of the coach's last way once nobody has to drive it", () => {
    const home: CoachEvent = { event: "adjudicated", way: ["a2", "b3", "c3"], turns: 1 };
    expect(trails(land, [began("coach", 1), drove("a2"), home])).toEqual([
      { who: "coach", hexes: ["a2", "b3", "c3"] },
    ]);
  });
});

describe("the last fight", () => {
  const fought: CoachEvent = { event: "fought", warrior: "w3", odds: "1/1", die: 3 };
  const hurt: CoachEvent = { event: "coach_lost", loss: 1, strength: 1 };
  const out: CoachEvent = { event: "warrior_lost", warrior: "w3", loss: 2, strength: 0 };

  it("is remembered with its losses until somebody moves", () => {
    const events = [drove("a2"), fought, hurt, out, began("indians", 1)];
    expect(lastFight(events)).toEqual({ warrior: "w3", die: 3, odds: "1/1", coach: 1, loss: 2 });
    expect(lastFight([...events, rode("w1", "c3")])).toBeNull();
    expect(lastFight([])).toBeNull();
  });
});
