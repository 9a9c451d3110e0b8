import { expect, it } from "vitest";
import { known, gameSettings, partOf } from "./games.svelte";
import type { Game } from "./protocol";

const FOLDERS = Object.keys(import.meta.glob("../games/*/part.ts"));
const SHELL = import.meta.glob<string>(
  ["../*.{ts,svelte}", "../{lib,shell,look,styles}/*", "../../{index.html,vite.config.ts}"],
  { query: "?raw", import: "default", eager: true },
);
const THIS = "./games.test.ts";

it("names no game outside the games' folders, not even in a comment", () => {
  const games = FOLDERS.map((path) => path.split("/")[2] ?? "").filter((game) => game !== "plain");
  expect(games).toContain("pony-express");
  const names = new RegExp(
    ["pony", "pappy", "stage.?coach", ...games.map((id) => id.replaceAll("-", ".?"))].join("|"),
    "i",
  );
  const shell = Object.entries(SHELL).filter(([path]) => path !== THIS);
  expect(shell.length).toBeGreaterThan(90);
  expect(shell.filter(([, text]) => names.test(text)).map(([path]) => path)).toEqual([]);
});

it("plays a game that it does not know with the plain part", async () => {
  expect(await partOf("night-chase")).toBe(await partOf("plain"));
});

it("has a game's settings only where that game can be played", () => {
  expect(gameSettings()).toEqual([]);
  known.games = ["stage-coach", "pony-express", "night-chase"].map((name) => ({ name }) as Game);
  expect(gameSettings().map(({ name }) => name)).toEqual(["skin"]);
});
