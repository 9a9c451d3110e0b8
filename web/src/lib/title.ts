// What stands in the browser's tab: whose turn it is can be seen from another one.

/** The sign in the tab: with a dot when it is one's turn. */
export function badge(turn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = turn ? "/favicon-turn.svg" : "/favicon.svg";
}

/** The parts that there are, from the most to the least important. */
export function titleOf(turn: string, name: string, game: string, site: string): string {
  return [turn && `● ${turn}`, name, game, site].filter(Boolean).join(" — ");
}
