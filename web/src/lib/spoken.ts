// For tests alone: the sentences of two languages without a browser or a server to ask.

import { vi } from "vitest";
import english from "../../../src/posse/words/en.ftl?raw";
import french from "../../../src/posse/words/fr.ftl?raw";
import italian from "../../../src/posse/words/it.ftl?raw";

const SENTENCES = { en: english, fr: french, it: italian };

type Speaking = (typeof import("./settings.svelte"))["settings"];

/** English, and this other language, are there; English is spoken until the settings say otherwise. */
export async function speak(other: "fr" | "it"): Promise<Speaking> {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("localStorage", undefined);
  vi.stubGlobal("fetch", async (path: string) => new Response(SENTENCES[path.includes(other) ? other : "en"]));
  const { settings } = await import("./settings.svelte");
  const { loadWords } = await import("./words.svelte");
  await Promise.all([loadWords("en"), loadWords(other)]);
  return settings;
}
