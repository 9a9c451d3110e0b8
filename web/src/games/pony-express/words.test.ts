import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pieceOf, showRoles } from "../../lib/pieces.svelte";
import type { View } from "../../lib/protocol";
import { speak } from "../../lib/testWords";
import { sayAction, sayEvent } from "../../lib/words.svelte";
import { board, track, view } from "./sample";
import { RIDERS } from "./view";

let words: typeof import("./words");
let settings: typeof import("../../lib/settings.svelte").settings;

beforeAll(async () => {
  settings = await speak("it");
  words = await import("./words");
});

const given = view as unknown as View;
const game: NonNullable<Parameters<typeof showRoles>[0]> = {
  name: "pony-express",
  pieces: RIDERS.map(({ role }) => role),
  seat_arguments: { seat: "", payer: "", payee: "", rider: "r", touched: "r", fell: "r" },
};

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

describe("PE-R54: the riders that the players chose", () => {
  beforeAll(() => showRoles(game, ["sammy", "rick", "ted"]));
  afterAll(() => showRoles(undefined, []));

  it("are named in the list, on the spaces and in the claim", () => {
    const texts = words.lines(board, given).map(({ text }) => text);
    expect(texts[0]).toBe("Round 3: Rick is on the move");
    expect(texts.slice(1, 4).map((text) => text.split(/[ :]/)[0])).toEqual(["Sammy", "Rick", "Ted"]);
    expect(texts).toContain("Rick claims: Full house");
    expect(words.labels(track, view, new Map())[1]).toMatch(/Sammy is here\. Ted is here, in prison$/);
  });

  it("are named in what happens and in what can be chosen, in another language too", () => {
    expect(sayEvent("pony-express", { event: "paid", payer: -1, payee: 1, amount: 2 })).toBe(
      "The bank paid Rick 2 nuggets.",
    );
    const shot = { event: "shot", seat: 0, touched: ["r2"], fell: ["i1"] };
    expect(sayEvent("pony-express", shot)).toBe("Sammy fired. Touched: Ted. Down: an Indian piece.");
    expect(sayAction("pony-express", { lasso: ["rider"] }, "lasso r1")).toContain("Rick");
    settings.language = "it";
    expect(sayEvent("pony-express", { event: "starts", seat: 2 })).toBe("Comincia Ted.");
    settings.language = "en";
  });

  it("are those of the seats at a game that has none, or at no table", () => {
    expect([0, 1, 2].map(pieceOf)).toEqual([3, 4, 0]);
    showRoles({ ...game, pieces: [] }, ["coach", "indians"]);
    expect([0, 1].map(pieceOf)).toEqual([0, 1]);
    expect(sayEvent("pony-express", { event: "starts", seat: 0 })).toBe("Ted begins.");
  });
});
