import { describe, expect, it } from "vitest";
import golden from "./golden.json";
import { decode, ONE, poseAt, readTrail } from "./trail";

// Made and read by the Python encoder and decoder: tests/games/pony_express/test_sighting.py holds the other end.
describe.each(Object.entries(golden))("a trail of %s", (_name, shot) => {
  const trail = readTrail(shot.trail);

  it("is read as Python reads it, to the last number", () => {
    expect(trail.frames).toBe(shot.frames);
    expect(trail.tracks).toEqual(shot.tracks);
  });

  it("has its frames where they are, and turns of length one between them", () => {
    for (const track of trail.tracks) {
      const { place } = poseAt(track, track.start / 60);
      expect(place).toEqual(track.keys[0]!.slice(0, 3).map((part) => part / 10));
      const { turn } = poseAt(track, (track.start + 3.5) / 60);
      expect(Math.hypot(...turn)).toBeCloseTo(1, 12);
    }
  });

  it("stays where it ends", () => {
    for (const track of trail.tracks) {
      const last = track.keys.at(-1)!;
      expect(poseAt(track, 99).turn[3]).toBeCloseTo(last[6] / ONE, 3);
    }
  });
});

describe("what is no trail", () => {
  const bytes = Uint8Array.from(atob(golden.hit.trail), (letter) => letter.charCodeAt(0));

  it.each([
    ["nothing", new Uint8Array()],
    ["cut short", bytes.subarray(0, 100)],
    ["too long", Uint8Array.from([...bytes, 0])],
    ["of another format", Uint8Array.from([2, ...bytes.subarray(1)])],
  ])("is refused: %s", (_what, some) => {
    expect(() => decode(some)).toThrow("bad-frames");
  });
});
