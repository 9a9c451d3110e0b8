// The title and icon of the browser's tab, which show from another tab that it is your turn.

/** Set the icon, with a dot when it is your turn. */
export function badge(turn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = turn ? "/favicon-turn.svg" : "/favicon.svg";
}

/** The title: its parts from the most to the least important, without empty ones. */
export function titleOf(turn: string, name: string, game: string, site: string): string {
  return [turn && `● ${turn}`, name, game, site].filter(Boolean).join(" — ");
}
