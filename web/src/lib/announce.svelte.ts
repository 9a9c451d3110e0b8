// What a screen reader reads aloud: only what is new, several events together.

/** Milliseconds to wait for further events before reading. */
const BREATH = 700;

export const spoken = $state({ text: "" });

let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

export function announce(...lines: string[]): void {
  waiting.push(...lines.filter(Boolean));
  if (!waiting.length) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    spoken.text = waiting.join(" ");
    waiting = [];
  }, BREATH);
}

/** Drop what is waiting: at another table, or for another player, it must not be read. */
export function hush(): void {
  clearTimeout(timer);
  waiting = [];
  spoken.text = "";
}
