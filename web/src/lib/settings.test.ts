import { expect, test } from "vitest";
import { LANGUAGES, languageName } from "./settings.svelte";

test("everybody finds their own language", () => {
  expect(LANGUAGES.map(languageName)).toEqual(["English", "Français", "Italiano"]);
});
