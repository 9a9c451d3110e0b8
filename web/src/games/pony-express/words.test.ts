import { beforeAll, describe, expect, it } from "vitest";
import type { View } from "../../lib/protocol";
import { speak } from "../../lib/testWords";
import { board, track, view } from "./sample";

let words: typeof import("./words");
let settings: typeof import("../../lib/settings.svelte").settings;

beforeAll(async () => {
  settings = await speak("it");
  words = await import("./words");
});

const given = view as unknown as View;

describe("the board in words", () => {
  it("tells of riders, dice, the claim and one's own cards", () => {
    expect(words.lines(board, given).map(({ text }) => text)).toEqual([
      "Round 3: Bill is on the move",
      "Ted (you): 1 nugget, cards: 1. Space 2. Railway station: pay, and ride to the next one. 2 nuggets to space 4",
      "Bill: 4 nuggets, cards: 0. Space 5, desert. Saloon: roll, and pay as many nuggets as the hand moves",
      "Harry: 0 nuggets, cards: 2. Space 2. Railway station: pay, and ride to the next one. 2 nuggets to space 4. In prison",
      "Dice in the open: Q, 9",
      "Under the cup: 3 dice",
      "Bill claims: Full house",
      "Ted may doubt it",
      "Your card: Spurs. Right after your normal move: ride 1 space more. Only the new space counts, and whoever stands on it.",
      "In the bank: 20 nuggets. Cards in the pile: 14",
    ]);
  });

  it("tells one's own dice to nobody else", () => {
    const own = { ...view, dice: ["Q", "K", "K", "9", "A"] } as unknown as View;
    expect(words.lines(board, own).map(({ text }) => text)).toContain(
      "Under the cup, for your eyes only: K, K, A",
    );
  });

  it("has a label for every place", () => {
    const labels = words.labels(track, view, new Map([[4, "train"]]));
    expect(labels).toHaveLength(8);
    expect(labels[3]).toMatch(/^Space 4\. Railway station.*You can go here$/);
    expect(labels[1]).toMatch(/Ted is here\. Harry is here, in prison$/);
    expect(labels[7]).toBe("The third mailbox of Sacramento");
  });

  it("speaks the other language", () => {
    settings.language = "it";
    expect(words.dieLabel({ number: 2, face: "?", shown: false })).toBe("Dado 2, sotto il bicchiere");
    settings.language = "en";
  });
});
