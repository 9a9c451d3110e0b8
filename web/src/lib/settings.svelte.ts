// What a visitor likes, kept in this browser.

export const LANGUAGES = ["en", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A language's own name for itself. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

export interface Settings {
  language: Language;
  /** Off on a first visit: a page that makes noise unasked is rude. */
  sound: boolean;
  motion: "system" | "full" | "reduced";
  light: "system" | "light" | "dark";
  /** How likely things are, for learners. */
  odds: boolean;
  /** How one likes to aim, and whether what sweeps is to sweep slowly. */
  aim: "drag" | "keys" | "switch" | "ear" | "numbers";
  slow: boolean;
  /** How scenes in three dimensions are drawn: as this machine can, finely, plainly, or flat. */
  scenes: "auto" | "fine" | "plain" | "flat";
  /** What was chosen of the games' own settings, by their names. */
  games: Record<string, string>;
  /** Percent. */
  text: number;
  name: string;
  /** The bot one likes to play against; empty: whoever is usual. */
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

/** Keep the settings, and show them on the page itself. */
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
      // a private window: they last as long as the page
    }
  });
}

/** Whether things may move. */
export function moving(): boolean {
  if (settings.motion !== "system") return settings.motion === "full";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
