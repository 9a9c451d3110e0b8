// For tests alone: the sentences of two languages without a server to ask.

import { vi } from "vitest";
import { settings } from "./settings.svelte";
import { loadWords } from "./words.svelte";

/** All locale files of the package, wherever they lie; the server sends those of one language as one. */
const FILES = import.meta.glob<string>("../../../src/posse/**/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function sentences(language: string): string {
  const found = Object.entries(FILES).filter(([path]) => path.endsWith(`/${language}.ftl`));
  return found.map(([, text]) => text).join("\n");
}

/** Load English and another language; English is spoken until the settings say otherwise. */
export async function speak(other: "fr" | "it"): Promise<typeof settings> {
  vi.stubGlobal(
    "fetch",
    async (path: string) => new Response(sentences(path.includes(other) ? other : "en")),
  );
  await Promise.all([loadWords("en"), loadWords(other)]);
  return settings;
}
