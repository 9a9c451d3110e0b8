import { describe, expect, it } from "vitest";
import { boxOf, moved, onto, showing, whole, within, zoomed } from "./camera";
import type { Point } from "./hexes";
import { pin } from "./pin";

const sheet = { width: 1000, height: 500 };
const window = { width: 400, height: 300 };

describe("the window", () => {
  it("shows the whole sheet in its middle", () => {
    expect(whole(window, sheet)).toEqual({ scale: 0.4, left: 0, top: 50 });
  });

  it("never leaves the paper", () => {
    expect(moved({ scale: 1, left: 0, top: 0 }, { x: 50, y: 50 }, window, sheet)).toEqual({
      scale: 1,
      left: 0,
      top: 0,
    });
    expect(within({ scale: 1, left: -9999, top: -9999 }, window, sheet)).toEqual({
      scale: 1,
      left: -600,
      top: -200,
    });
    expect(within({ scale: 0.01, left: 0, top: 0 }, window, sheet).scale).toBe(0.4);
  });

  it("comes closer around the finger", () => {
    const before = { scale: 1, left: -300, top: -100 };
    const after = zoomed(before, 1.5, { x: 100, y: 80 }, window, sheet);
    expect((100 - after.left) / after.scale).toBeCloseTo((100 - before.left) / before.scale);
    expect((80 - after.top) / after.scale).toBeCloseTo((80 - before.top) / before.scale);
  });

  it("goes to where something is to be done", () => {
    const camera = onto(boxOf([{ x: 500, y: 250 }], 20), 1.3, window, sheet);
    expect(camera).toEqual({ scale: 1.3, left: 200 - 650, top: 150 - 325 });
  });

  it("moves just enough to show a hex", () => {
    const camera = { scale: 1, left: 0, top: 0 };
    expect(showing(camera, { x: 200, y: 100 }, 40, window, sheet)).toBe(camera);
    expect(showing(camera, { x: 390, y: 100 }, 40, window, sheet)).toEqual({ scale: 1, left: -30, top: 0 });
  });
});

describe("a pinned note", () => {
  const note = { width: 100, height: 40 };

  it("hangs above, unless that hides a piece or leaves the window", () => {
    const about = { x: 200, y: 150 };
    expect(pin(about, 40, note, window, [])).toEqual({ x: 150, y: 70 });
    expect(pin(about, 40, note, window, [{ x: 180, y: 90 }])).toEqual({ x: 150, y: 190 });
    expect(pin({ x: 200, y: 30 }, 40, note, window, [])).toEqual({ x: 150, y: 70 });
  });

  it("goes further where all four sides are taken", () => {
    const around = [
      { x: 200, y: 90 },
      { x: 200, y: 210 },
      { x: 110, y: 150 },
      { x: 290, y: 150 },
    ];
    const { x, y } = pin({ x: 200, y: 150 }, 40, note, window, around);
    const inside = (one: Point): boolean => one.x > x && one.x < x + 100 && one.y > y && one.y < y + 40;
    expect(around.some(inside)).toBe(false);
    expect(Math.hypot(x + 50 - 200, y + 20 - 150)).toBeLessThan(140);
  });
});
