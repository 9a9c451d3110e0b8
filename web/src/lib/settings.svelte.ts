// The settings of a visitor, stored in this browser.

export const LANGUAGES = ["en", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A language's own name for itself. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

export interface Settings {
  language: Language;
  /** Off at first: a page should not make noise unasked. */
  sound: boolean;
  motion: "system" | "full" | "reduced";
  light: "system" | "light" | "dark";
  /** Whether to show probabilities. */
  odds: boolean;
  /** How to aim, and whether a sweeping aim moves slowly. */
  aim: "drag" | "keys" | "switch" | "ear" | "numbers";
  slow: boolean;
  /** How 3D scenes are drawn: as well as this machine can, in detail, simply, or flat. */
  scenes: "auto" | "fine" | "plain" | "flat";
  /** What was chosen of the games' own settings, by their names. */
  games: Record<string, string>;
  /** The size of text, in percent. */
  text: number;
  name: string;
  /** The bot to play against; empty for the default. */
  bot: string;
}

/** A setting that only some games have.  A game declares it in its folder's `settings.ts`; games that declare
 * the same name share it. */
export interface GameSetting {
  name: string;
  /** The keys of its sentences. */
  title: string;
  about: string;
  /** Each value with the key of its sentence; the first is the usual one.  While another is chosen, a sentence
   * `KEY-VALUE` is said in place of `KEY`. */
  values: Record<string, string>;
}

const KEY = "posse.settings";

function preferred(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({
  language: preferred(),
  sound: false,
  motion: "system",
  light: "system",
  odds: false,
  aim: "drag",
  slow: false,
  scenes: "auto",
  games: {},
  text: 100,
  name: "",
  bot: "",
  ...stored(),
});

/** Store the settings when they change, and apply them to the page. */
export function watchSettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset.light = settings.light;
    root.dataset.motion = settings.motion;
    root.style.fontSize = `${settings.text}%`;
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // private window: the settings last as long as the page
    }
  });
}

/** Whether animations are wanted. */
export function moving(): boolean {
  if (settings.motion !== "system") return settings.motion === "full";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
