import { describe, expect, it } from "vitest";
import golden from "./golden.json";
import { cameraAt, figureAt, film, leans, moment, path } from "./film";
import { readScene, sight, stance, turnOf } from "./scene";
import { readTrail } from "./trail";

const shots = Object.fromEntries(
  Object.entries(golden).map(([name, shot]) => [
    name,
    film(readScene(shot.scene), readTrail(shot.trail), shot.touched),
  ]),
);

describe("a scene", () => {
  const scene = readScene(golden.hit.scene);

  it("is read line by line", () => {
    expect(scene.figures.map(({ id }) => id)).toEqual(["r0", "r1", "r2", "r3", "r4", "i1", "i2", "i3"]);
    expect(scene.aim).toEqual({ along: 0, angle: 0, strength: 21, spin: 0 });
    expect(scene.line).toEqual([[92, 20], [20, 92]]); // prettier-ignore
    expect(scene.drunk).toBe(false);
    expect(readScene([...golden.hit.scene, "drunk"]).drunk).toBe(true);
  });

  it("has its figures where the first key of a trail has them, turned as there", () => {
    for (const [name, { scene, trail }] of Object.entries(shots))
      for (const { body, keys } of trail.tracks.filter(({ body }) => body > 0)) {
        const { place, turn } = stance(scene.figures[body - 1]!);
        const [x, y, z, ...rest] = keys[0]!;
        expect(place[0] * 10, name).toBeCloseTo(x, -1);
        expect(place[1] * 10, name).toBeCloseTo(y, -1);
        expect(place[2] * 10, name).toBeCloseTo(z, -1);
        const same = Math.abs(turn.reduce((sum, part, at) => sum + (part * rest[at]!) / 16384, 0));
        expect(same, name).toBeGreaterThan(0.9999);
      }
  });

  it("sets the die down where the trail begins", () => {
    for (const [name, { scene, trail }] of Object.entries(shots)) {
      const { start } = sight(scene, scene.aim!);
      const [x, y] = trail.tracks[0]!.keys[0]!;
      expect(Math.hypot(start[0] - x / 10, start[1] - y / 10), name).toBeLessThan(0.5);
    }
  });

  it("turns the aim to the right with the clock", () => {
    const { way } = sight(scene, { along: 0, angle: 0, strength: 20, spin: 0 });
    const right = sight(scene, { along: 0, angle: 40, strength: 20, spin: 0 }).way;
    expect(way[0] * right[1] - way[1] * right[0]).toBeCloseTo(Math.sin(Math.PI / 18), 6);
  });

  it("lays a prisoner on its side", () => {
    const prone = scene.figures.find(({ kind }) => kind === "prone")!;
    expect(leans(stance(prone))).toBe(true);
    expect(turnOf(prone)).toBeGreaterThanOrEqual(0);
    expect(turnOf(prone)).toBeLessThan(Math.PI);
  });
});

describe("a film", () => {
  it("shows all of a shot, slowly where it hits, and from the corner", () => {
    const { hit, seconds, long } = shots.hit!;
    expect(hit).toBeCloseTo(19 / 60, 6);
    expect(moment(shots.hit!, 0)).toEqual({ at: 0, camera: "behind" });
    expect(moment(shots.hit!, long + 1)).toEqual({ at: seconds, camera: "corner" });
    expect(long).toBeGreaterThan(2 * seconds);
    const before = moment(shots.hit!, 0.1).at / 0.1;
    const shown = (hit! - 0.07) / 0.55 + 0.5;
    const slow = (moment(shots.hit!, shown + 0.1).at - moment(shots.hit!, shown).at) / 0.1;
    expect(slow).toBeLessThan(before / 3);
    expect(cameraAt(shots.hit!, 0)).toBe("behind");
    expect(cameraAt(shots.hit!, seconds)).toBe("corner");
  });

  it("of a miss is seen from behind to the end", () => {
    expect(shots.miss!.hit).toBeNull();
    expect(moment(shots.miss!, shots.miss!.long).camera).toBe("behind");
  });

  it("never runs backwards", () => {
    for (const one of Object.values(shots)) {
      const moments = Array.from({ length: 50 }, (_, at) => moment(one, (at / 49) * one.long).at);
      expect(moments).toEqual([...moments].sort((a, b) => a - b));
    }
  });

  it("ends with those down who fell, and nobody else who stood", () => {
    for (const [name, shot] of Object.entries(golden)) {
      const { scene, seconds } = shots[name]!;
      const down = scene.figures.filter(
        (figure, at) => figure.kind !== "prone" && leans(figureAt(shots[name]!, at, seconds)),
      );
      expect(down.map(({ id }) => id)).toEqual(shot.fell);
    }
  });

  it("leaves a path that grows", () => {
    const [some, all] = [path(shots.hit!, 0.2), path(shots.hit!, 9)];
    expect(some.length).toBeLessThan(all.length);
    expect(all.slice(0, some.length - 1)).toEqual(some.slice(0, -1));
  });
});
