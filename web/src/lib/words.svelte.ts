// Sentences.  The server sends ids and arguments; the same locale files as in Python make sentences of them.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { withPieces, type Arguments } from "./pieces.svelte";
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

function argument(value: Value | undefined): FluentVariable {
  if (Array.isArray(value)) return value.map(String).join(", ") || "none";
  return typeof value === "number" ? value : String(value);
}

/** Find a message; what was chosen of a game's own settings may have a sentence of its own, `KEY-VALUE`. */
function find(bundle: FluentBundle, key: string) {
  const own = Object.values(settings.games).find((value) => bundle.hasMessage(`${key}-${value}`));
  return bundle.getMessage(own === undefined ? key : `${key}-${own}`);
}

export function has(key: string): boolean {
  void ready;
  return bundles[settings.language]?.hasMessage(key) ?? false;
}

/** The sentence of this key, or null where the language lacks it. */
function sentence(key: string, args: Arguments): string | null {
  void ready;
  const bundle = bundles[settings.language];
  const message = bundle && find(bundle, key);
  if (!bundle || !message?.value) return null;
  const given = Object.entries(withPieces(key, args));
  const known = Object.fromEntries(given.map(([name, value]) => [name, argument(value)]));
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, known, errors);
  if (errors.length) console.error(key, errors[0]);
  return text;
}

/** A sentence of the page itself.  A missing one shows its key in brackets, which the tests look for. */
export function say(key: string, args: Arguments = {}): string {
  return sentence(key, args) ?? (bundles[settings.language] ? `⟦${key}⟧` : "");
}

// --- what a game or a bot says ---
//
// A game may come without sentences, or with some missing: then its ids are shown as words.

/** An id as words: `played_turns` as `played turns`, `space:12` as `space 12`. */
export function idWords(id: string): string {
  return id.replaceAll(/[_:]|(?<=[a-z])-(?=[a-z])/gi, " ");
}

/** A value as words. */
export function valueWords(value: Value | undefined): string {
  if (value === null || value === undefined) return "—";
  if (typeof value === "boolean") return say("page-plain-boolean", { value: value ? "yes" : "no" });
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return idWords(value) || "—";
  if (Array.isArray(value)) return value.map(valueWords).join(", ") || "—";
  return Object.entries(value)
    .map(([name, each]) => `${idWords(name)} ${valueWords(each)}`)
    .join(", ");
}

/** An id with its arguments: `rolled seat 1 dice 3`. */
function idAndArguments(id: string, args: Arguments): string {
  const given = Object.entries(args).filter(([, value]) => value !== null && value !== undefined);
  return [idWords(id), ...given.map(([name, value]) => `${idWords(name)} ${valueWords(value)}`)].join(" ");
}

/** The sentence of this key, or these words where it is missing; nothing while the language is on its way. */
export function sayOr(instead: string, key: string, args: Arguments = {}): string {
  return sentence(key, args) ?? (bundles[settings.language] ? instead : "");
}

/** What a field of a range is called. */
export function sayField(field: string): string {
  return sayOr(idWords(field), `page-range-${field}`);
}

export function sayTitle(game: string): string {
  const words = idWords(game);
  return sayOr(words.charAt(0).toUpperCase() + words.slice(1), `${game}-title`);
}

export function sayRole(game: string, role: string): string {
  return sayOr(idWords(role), `${game}-role-${role}`);
}

export function sayBot(bot: string): string {
  return sayOr(idWords(bot), `bot-${bot}`);
}

/** The name of a table option. */
export function sayOption(game: string, option: string): string {
  return sayOr(idWords(option), `${game}-option-${option}`);
}

export function sayOptionValue(game: string, option: string, value: Value): string {
  const plainly = typeof value === "boolean" ? say(value ? "page-yes" : "page-no") : valueWords(value);
  return sayOr(plainly, `${game}-option-${option}-${value}`);
}

export function sayPrompt(game: string, prompt: string): string {
  return sayOr(idWords(prompt), `${game}-prompt-${prompt}`);
}

/** A choice's words, such as `turn ne`, as its button says them; `actions` names the fields of each kind. */
export function sayAction(game: string, actions: Record<string, string[]>, words: string): string {
  const [kind = "", ...values] = words.split(" ");
  const names = actions[kind] ?? [];
  const args = Object.fromEntries(names.map((name, i) => [name, plain(values[i] ?? "")]));
  return sayOr(idWords(words), `${game}-action-${kind}`, args);
}

/** A standing order, such as `propose 2/1`. */
export function sayOrder(game: string, actions: Record<string, string[]>, words: string): string {
  const [kind = "", ...values] = words.split(" ");
  const args = Object.fromEntries((actions[kind] ?? []).map((name, at) => [name, values[at] ?? ""]));
  return sayOr(idWords(words), `${game}-order-${kind}`, args);
}

/** Numbers are numbers in a sentence, so that plurals agree. */
function plain(value: string): Value {
  return /^-?\d+$/.test(value) ? Number(value) : value;
}

export function sayEvent(game: string, event: GameEvent): string {
  const { event: kind, trail: _trail, ...args } = event;
  return sayOr(idAndArguments(kind, args), `${game}-event-${kind}`, args);
}

export function sayNote(game: string, note: Note): string {
  const { note: kind, ...args } = note;
  return sayOr(idAndArguments(kind, args), `${game}-note-${kind}`, args);
}

/** Why something was refused: the game's own sentence, else the one for all games. */
export function sayReason(game: string | null, { reason, details }: Refusal): string {
  const piece = details["piece"];
  const named = game && typeof piece === "string" ? { ...details, piece: sayRole(game, piece) } : details;
  const shared = sayOr(idAndArguments(reason, named), `reason-${reason}`, named);
  return game ? sayOr(shared, `${game}-reason-${reason}`, named) : shared;
}

/** Why a bot would choose what it advises. */
export function sayWhy(game: string, { reason, details }: Refusal): string {
  return sayOr(idAndArguments(reason, details), `${game}-why-${reason}`, details);
}

/** A line of the report on a finished game. */
export function sayReview(game: string, line: string, args: Arguments): string {
  return sayOr(idAndArguments(line, args), `${game}-review-${line}`, args);
}
