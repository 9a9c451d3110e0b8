// Whether the player's private papers are open: first by the kind of device, then as last left.

const KEY = "posse.pappy.papers";

/** A phone is held out into the room; at a desk one mostly sits alone. */
function usual(): boolean {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept !== null) return kept === "open";
  } catch {
    // a private window: the device decides
  }
  return !matchMedia("(max-width: 48rem), (pointer: coarse)").matches;
}

export const papers = $state({ open: usual() });

/** Remember how they lie; not while a finger only holds them up. */
export function keepPapers(): void {
  try {
    localStorage.setItem(KEY, papers.open ? "open" : "folded");
  } catch {
    // it lasts as long as the page
  }
}
