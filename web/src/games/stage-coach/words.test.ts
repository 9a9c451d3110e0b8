import { beforeAll, describe, expect, it } from "vitest";
import type { View } from "../../lib/protocol";
import { speak } from "../../lib/testWords";
import { marks } from "./pointing";
import { board, land, view } from "./sample";

let words: typeof import("./words");
let settings: typeof import("../../lib/settings.svelte").settings;

beforeAll(async () => {
  settings = await speak("fr");
  words = await import("./words");
});

const given = view as unknown as View;

describe("the board in words", () => {
  it("is a list one can point with", () => {
    const fight = {
      warrior: "w1",
      attacker: 2,
      defender: 2,
      odds: "1/1",
      losses: [
        [0, 1],
        [0, 1],
        [1, 1],
        [1, 1],
        [1, 0],
        [1, 0],
      ],
    };
    const lines = words.lines(board, { ...given, fights: [fight] } as unknown as View);
    expect(lines.map(({ text, element }) => `${element ?? "-"} ${text}`)).toEqual([
      "- Turn 2 of 40: the coach",
      "- 3 points left",
      "coach The coach on b3, facing the east, strength 2",
      "- On the slip: North City",
      "warrior:w1 A fight with warrior 1: 2 against 2, odds 1/1. Of the six faces, 4 hurt the coach, 4 the warrior",
      "warrior:w1 Warrior 1 on b2, awake, strength 2",
      "warrior:w2 Warrior 2 on c4, asleep, strength 1",
      "- Warrior 3 is out of the game",
      "hex:b2 A passenger is waiting on b2",
      "hex:c4 A passenger is waiting on c4",
      "town:north North City on e1",
      "town:south South Corner on e5",
    ]);
  });

  it("has a label for every hex: ground, who is there, what one can do", () => {
    const options = [{ words: "ahead", elements: ["coach", "hex:c3", "ahead"] }];
    const labels = words.labels(
      land,
      view,
      words.grounds(land),
      marks(land, view, options),
      new Set(["c3", "d3"]),
    );
    const label = (hex: string) => labels[land.numbers.get(hex)!];
    expect(label("c1")).toBe("c1, mountain");
    expect(label("b3")).toBe("b3, open ground, the coach, facing the east, strength 2");
    expect(label("b2")).toBe("b2, village, warrior 1, awake, strength 2, a passenger is waiting");
    expect(label("c3")).toBe("c3, open ground, you can drive here");
    expect(label("d3")).toBe("d3, tepee, within reach");
  });

  it("speaks the other language, and of the other band", () => {
    settings.language = "fr";
    expect(words.lines(board, given)[2]?.text).toBe("La diligence en b3, tournée vers l’est, force 2");
    settings.games.skin = "raiders";
    expect(words.lines(board, given)[4]?.text).toBe("Pillard 1 en b2, éveillé, force 2");
    settings.language = "en";
    settings.games.skin = "period";
  });
});
