// What stands in the browser's tab: whose turn it is can be seen from another one.

/** The parts that there are, from the most to the least important. */
export function titleOf(turn: string, name: string, game: string, house: string): string {
  return [turn && `● ${turn}`, name, game, house].filter(Boolean).join(" — ");
}
