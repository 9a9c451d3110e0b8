// Which choices the desk offers itself, and in which order those that need no more than a word.

/** Chosen by a plain button; doing nothing comes last. */
export const PLAIN = ["roll", "pay", "train", "advance", "place", "believe", "doubt", "stay"] as const;

/** Chosen with dice, cards or hands. */
const OTHERS = [
  "keep", "stand", "reroll", "claim", "load", "set", "horseshoe", "spyglass", "spurs", "lasso", "whisky", "colt",
  "barrel", "file", "pipe",
] as const; // prettier-ignore

export const OWN: readonly string[] = [...PLAIN, ...OTHERS];
