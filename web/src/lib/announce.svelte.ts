// What is read aloud to those who do not see the page: what is new, in one breath, and never the whole story.

/** As long as events keep coming, they are gathered. */
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

/** At another table, or to somebody else, nothing of this one is read. */
export function hush(): void {
  clearTimeout(timer);
  waiting = [];
  spoken.text = "";
}
