// What a visitor likes, kept in this browser.

export const LANGUAGES = ["en", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

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
  /** Other words and pieces for the riders of Stage Coach. */
  skin: "period" | "raiders";
  /** Percent. */
  text: number;
  name: string;
  /** The bot one likes to play against; empty: whoever is usual. */
  bot: string;
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
  skin: "period",
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
