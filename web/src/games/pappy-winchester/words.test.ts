import { beforeAll, describe, expect, it } from "vitest";
import type { View } from "../../lib/protocol";
import { speak } from "../../lib/testWords";
import { bidsOf } from "./pointing";
import { bids, board, land, view } from "./sample";

let words: typeof import("./words");
let settings: typeof import("../../lib/settings.svelte").settings;

beforeAll(async () => {
  settings = await speak("fr");
  words = await import("./words");
});

const given = view as unknown as View;

describe("the estate in words", () => {
  it("tells of the auction, the heirs, the papers, the objectives and the land", () => {
    expect(words.lines(board, given).map(({ text }) => text)).toEqual([
      "Sold: 1 of 4 plots",
      "Under the hammer: Plot 3 (Forest), on the river, on the rails. Bonus token: Rumour",
      "Bid: $3,000 by Boyd",
      "Ada has the word",
      "Out: Cleo",
      "Ada (you), no plots. Move tokens: 0, Saloon tokens: 0, Rumour tokens: 1. Can still duel. Purse: $9,000",
      "Boyd, plots (1): 4. Move tokens: 1, Saloon tokens: 0, Rumour tokens: 0. Has duelled",
      "Cleo, no plots. Move tokens: 0, Saloon tokens: 0, Rumour tokens: 0. Can still duel",
      "Your personal objective: Forests. $3,000 for each forest. So far 0: $0",
      "Your personal objective: Around the saloon. $5,000 for each plot around the saloon. So far 0: $0",
      "Boyd is after this: Mines. $5,000 for each plot with a mine. So far 1: $5,000",
      "Common objective for $3,000: Five plots. Own five plots, anywhere. (Ada 0/5, Boyd 1/5, Cleo 0/5)",
      "Common objective for $4,000: The last auction. Win the nineteenth plot by an auction or a duel; if nobody bids, nobody wins it. (taken by Boyd)",
      "The boat: river space 1",
      "The locomotive: rail space 2",
      "The saloon. Tips: $2,000",
      "Plot 1 (Desert), a mine, on the river, on the rails. Bonus token: Move. The hidden card here is worth $3,000: only you and those who looked know. Looked at by Ada, Cleo",
      "Plot 2 (Prairie), the ranch, on the river, on the rails. Bonus token, face down. A hidden card lies here",
      "Under the hammer. Plot 3 (Forest), on the river, on the rails. Bonus token: Rumour",
      "Plot 4 (Forest), beside the ranch, on the river, on the rails, by the saloon. Belongs to Boyd",
    ]);
  });

  it("has a sentence for everything", () => {
    for (const { text } of words.lines(board, given)) expect(text).not.toMatch(/⟦|undefined|null/);
  });

  it("tells nobody of another's purse", () => {
    const [, second] = words.lines(board, given).filter(({ text }) => /, (no )?plots/.test(text));
    expect(second!.text).not.toMatch(/purse/i);
  });

  it("has a label for every place, and says what can be chosen there", () => {
    const labels = words.labels(
      land,
      view,
      new Map([["river:w1", { element: "river:w1", own: 1, others: 2 }]]),
    );
    expect(labels.size).toBe(9);
    expect(labels.get("river:w1")).toMatch(/boat is here.*\$1,000 for you, \$2,000 for the others$/);
    expect(labels.get("plot:1")).toMatch(/worth \$3,000.*Ada, Cleo/);
    expect(labels.get("plot:4")).toMatch(/Belongs to Boyd/);
  });

  it("says what a bid leaves only where the purse may be seen", () => {
    const [least] = bidsOf(bids);
    expect(words.raiseText(least!)).toBe("Bid $4,000. Each rival gets $2,000. Leaves you $8,000.");
    expect(words.raiseText(least!, false)).toBe("Bid $4,000. Each rival gets $2,000.");
  });

  it("writes money as the language does", () => {
    settings.language = "fr";
    expect(words.money(4)).toMatch(/^4.000.\$$/);
    expect(words.money(0)).toMatch(/^0.\$$/);
    settings.language = "en";
  });
});
