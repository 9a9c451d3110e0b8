import { expect, test } from "vitest";
import { settings } from "../lib/settings.svelte";
import { counts, hasSides, opponent, pathOf, unsortedBots, usualSeats } from "./tables";

test("four sit down, where four may", () => {
  expect(usualSeats({ seats: [3, 5] })).toBe(4);
  expect(usualSeats({ seats: [2, 2] })).toBe(2);
  expect(usualSeats({ seats: [5, 6] })).toBe(5);
});

test("every number of seats that the game allows can be had", () => {
  expect(counts({ seats: [3, 5] })).toEqual([3, 4, 5]);
  expect(counts({ seats: [2, 2] })).toEqual([2]);
});

test("sides are chosen where every seat is one", () => {
  expect(hasSides({ seats: [2, 2], roles: ["thief", "sheriff"] })).toBe(true);
  expect(hasSides({ seats: [3, 5], roles: ["red", "blue", "green", "black", "white"] })).toBe(false);
});

test("one plays whom one likes, where that bot plays, and else whoever is usual", () => {
  const game = { bots: ["random", "deputy", "legend"], usual: "deputy" };
  expect(opponent(game)).toBe("deputy");
  settings.bot = "legend";
  expect(opponent(game)).toBe("legend");
  settings.bot = "nobody";
  expect(opponent(game)).toBe("deputy");
});

test.each([
  ["https://posse.example/t/abcdefgh2345", "/t/abcdefgh2345"],
  ["  http://127.0.0.1:4141/t/abcdefgh2345#tok.en-1_2 ", "/t/abcdefgh2345#tok.en-1_2"],
  ["/replay/abcdefgh2345?step=7", "/replay/abcdefgh2345?step=7"],
  ["abcdefghijklmnopqrstuv2345", "/t/abcdefghijklmnopqrstuv2345"],
  ["nonsense", null],
  ["hello there", null],
  ["https://elsewhere.example/", null],
  ["", null],
])("a link %s leads to %s", (link, path) => {
  expect(pathOf(link)).toBe(path);
});

test("a game whose bots have no levels offers all of them", () => {
  expect(unsortedBots({ bots: ["random"], levels: [], characters: [] })).toEqual(["random"]);
  expect(unsortedBots({ bots: ["random", "deputy"], levels: ["deputy"], characters: [] })).toEqual([]);
});
