import { describe, expect, it } from "vitest";
import { land, view } from "./sample";
import { after, lengthOf, sceneOf, type Scene } from "./scene";

const scene = sceneOf(view, null, null);
const then = (...events: Parameters<typeof after>[2][]) =>
  events.reduce<Scene | null>((now, event) => now && after(land, now, event), scene);

describe("the scene", () => {
  it("follows the coach as it drives, turns and takes somebody on", () => {
    const now = then(
      { event: "drove", to: "c3" },
      { event: "turned", to: "se" },
      { event: "boarded", at: "c4", strength: 3 },
    );
    expect(now?.coach).toEqual({ hex: "c3", facing: "se", angle: 60, strength: 3 });
    expect(now?.boarded).toEqual(["c4"]);
  });

  it("follows riders, sleepers and the fallen", () => {
    const now = then(
      { event: "rode", warrior: "w1", to: "c3" },
      { event: "woke", warrior: "w2", at: "c4" },
      { event: "warrior_lost", warrior: "w1", loss: 2, strength: 0 },
    );
    expect(now?.warriors[0]).toEqual({ id: "w1", hex: null, strength: 0, awake: false, ridden: false });
    expect(now?.warriors[1]?.awake).toBe(true);
  });

  it("is cut where an event does not follow, so that nothing flies over the map", () => {
    expect(then({ event: "drove", to: "e5" })).toBeNull();
    expect(then({ event: "rode", warrior: "w3", to: "c3" })).toBeNull();
  });

  it("lasts between 150 and 350 milliseconds an event", () => {
    for (const event of [
      "drove",
      "turned",
      "rode",
      "woke",
      "boarded",
      "fought",
      "coach_lost",
      "warrior_lost",
    ] as const) {
      expect(lengthOf({ event })).toBeGreaterThanOrEqual(150);
      expect(lengthOf({ event })).toBeLessThanOrEqual(350);
    }
    expect(lengthOf({ event: "began" })).toBe(0);
  });
});
