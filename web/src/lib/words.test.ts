import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "./testWords";
import {
  has,
  idWords,
  say,
  sayAction,
  sayBot,
  sayEvent,
  sayNote,
  sayOption,
  sayOptionValue,
  sayOrder,
  sayPrompt,
  sayReason,
  sayReview,
  sayRole,
  sayTitle,
  sayWhy,
} from "./words.svelte";

beforeAll(async () => {
  await speak("fr");
});

/** A game that brought no sentence. */
const GAME = "night-chase";

describe("a game without sentences", () => {
  it("has a readable title, roles and prompts", () => {
    expect(sayTitle(GAME)).toBe("Night chase");
    expect(sayRole(GAME, "old_sheriff")).toBe("old sheriff");
    expect(sayPrompt(GAME, "place-bid")).toBe("place bid");
  });

  it("has readable options", () => {
    expect(sayOption(GAME, "turn_limit")).toBe("turn limit");
    expect(sayOptionValue(GAME, "turn_limit", 40)).toBe("40");
    expect(sayOptionValue(GAME, "map", "dry_fork")).toBe("dry fork");
    expect(sayOptionValue(GAME, "moon", true)).toBe(say("page-yes"));
  });

  it("says actions and orders by their words", () => {
    expect(sayAction(GAME, { ride: ["piece", "by"] }, "ride w3 -2")).toBe("ride w3 -2");
    expect(sayAction(GAME, {}, "lie_low")).toBe("lie low");
    expect(sayOrder(GAME, { follow: ["odds"] }, "follow 2/1")).toBe("follow 2/1");
  });

  it("says events, notes and reasons by their kind and arguments", () => {
    expect(sayEvent(GAME, { event: "rolled", seat: 1, dice: 3, trail: "AAAA" })).toBe("rolled seat 1 dice 3");
    expect(sayEvent(GAME, { event: "showed", dice: [2, 5], by: null })).toBe("showed dice 2, 5");
    expect(sayNote(GAME, { note: "odds_hit", percent: 40 })).toBe("odds hit percent 40");
    expect(sayReason(GAME, { reason: "too-dark", details: { hex: "k7" } })).toBe("too dark hex k7");
    expect(sayWhy(GAME, { reason: "nearest", details: {} })).toBe("nearest");
    expect(sayReview(GAME, "bluffs", { caught: 2 })).toBe("bluffs caught 2");
  });

  it("has bots with readable names", () => {
    expect(sayBot("night_owl")).toBe("night owl");
  });

  it("is refused in the sentences for all games where there is one", () => {
    expect(has("reason-not-over")).toBe(true);
    expect(sayReason(GAME, { reason: "not-over", details: {} })).toBe(say("reason-not-over"));
  });
});

describe("ids as words", () => {
  it("keeps a minus", () => {
    expect(["played_turns", "space:12", "west-point", "-7", "a -7"].map(idWords)).toEqual([
      "played turns",
      "space 12",
      "west point",
      "-7",
      "a -7",
    ]);
  });
});

describe("a missing sentence of the page itself", () => {
  it("shows its key", () => {
    expect(say("no-such-sentence")).toBe("⟦no-such-sentence⟧");
  });
});
