// Sentences.  The engine speaks in ids and arguments; the same locale files as in Python make words of them.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { GameEvent, Note, Refusal, Value } from "./protocol";
import { settings, type Language } from "./settings.svelte";

const bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});
let ready = $state(0);

/** Fetch a language; the page waits for the first one and switches when another is there. */
export async function loadWords(language: Language): Promise<void> {
  if (bundles[language]) return;
  const answer = await fetch(`/words/${language}.ftl`);
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()));
  bundles[language] = bundle;
  ready += 1;
}

type Arguments = Record<string, Value | undefined>;

function argument(value: Value | undefined): FluentVariable {
  if (Array.isArray(value)) return value.map(String).join(", ") || "none";
  return typeof value === "number" ? value : String(value);
}

/** Under another skin a sentence may have other words: `KEY-raiders`. */
function find(bundle: FluentBundle, key: string) {
  return (settings.skin === "raiders" && bundle.getMessage(`${key}-raiders`)) || bundle.getMessage(key);
}

export function has(key: string): boolean {
  void ready;
  return bundles[settings.language]?.hasMessage(key) ?? false;
}

/** The sentence of this key.  A missing one shows its key, which a test finds. */
export function say(key: string, args: Arguments = {}): string {
  void ready;
  const bundle = bundles[settings.language];
  const message = bundle && find(bundle, key);
  if (!bundle || !message?.value) return bundle ? `⟦${key}⟧` : "";
  const told = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, argument(value)]));
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, told, errors);
  if (errors.length) console.error(key, errors[0]);
  return text;
}

/** A choice's words, such as `turn ne`, as its button says them; `actions` names the fields of each kind. */
export function sayAction(game: string, actions: Record<string, string[]>, words: string): string {
  const [kind = "", ...values] = words.split(" ");
  const names = actions[kind] ?? [];
  const args = Object.fromEntries(names.map((name, i) => [name, plain(values[i] ?? "")]));
  return say(`${game}-action-${kind}`, args);
}

/** Numbers are numbers in a sentence, so that plurals agree. */
function plain(value: string): Value {
  return /^-?\d+$/.test(value) ? Number(value) : value;
}

export function sayEvent(game: string, event: GameEvent): string {
  const { event: kind, trail: _trail, ...args } = event;
  return say(`${game}-event-${kind}`, args);
}

export function sayNote(game: string, note: Note): string {
  const { note: kind, ...args } = note;
  return say(`${game}-note-${kind}`, args);
}

export function sayReason(game: string | null, refusal: Refusal): string {
  const own = `${game}-reason-${refusal.reason}`;
  return say(game && has(own) ? own : `reason-${refusal.reason}`, refusal.details);
}
