// The board in words: a label for each space and each die, and the list for those who do not see it.

import type { Line } from "../../lib/games.svelte";
import { pieceOf } from "../../lib/pieces.svelte";
import type { Element, Seat, Value, View } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import { say } from "../../lib/words.svelte";
import { kindOf, placesOf, readTrack, type Space, type Track } from "./track";
import { claimOf, diceOf, readView, RIDERS, type Die, type RaceView } from "./view";

export function nameOf(seat: Seat): string {
  return say(`pony-express-role-${RIDERS[pieceOf(seat)]?.role ?? "ted"}`);
}

export function namesOf(seats: Seat[]): string {
  return new Intl.ListFormat(settings.language, { type: "disjunction" }).format(seats.map(nameOf));
}

export function handName(hand: string): string {
  return say(`pony-express-hand-${hand}`);
}

/** A space's number and what it does. */
export function spaceName(track: Track, space: Space): string {
  if (space > track.sacramento) return say("page-pe-mailbox", { number: space - track.sacramento + 1 });
  const { price = 0, to = 0 } = track.spaces[space - 1] ?? {};
  const land = space <= track.peaceful ? "town" : space >= track.desert ? "desert" : "road";
  const parts = [
    say("page-pe-space", { space, land }),
    say(`pony-express-space-${kindOf(track, space)}`),
    ...(to ? [say("page-pe-fare", { price, to })] : []),
  ];
  return parts.join(". ");
}

/** The full label of each space: what it is, who is there, what can be done. */
export function labels(track: Track, view: RaceView, marks: Map<Space, Element>): string[] {
  return Array.from({ length: placesOf(track) }, (_, at) => {
    const space = at + 1;
    const here = view.riders.flatMap((rider, seat) =>
      rider.space === space ? [say("page-pe-here", { who: nameOf(seat), jailed: String(rider.jailed) })] : [],
    );
    const can = marks.has(space) ? [say("page-pe-can")] : [];
    return [spaceName(track, space), ...here, ...can].join(". ");
  });
}

/** The label of a die. */
export function dieLabel({ number, face, shown }: Die): string {
  return say("page-pe-die", { number, face: face === "?" ? "hidden" : face, where: shown ? "open" : "cup" });
}

function riderLines(track: Track, view: RaceView): Line[] {
  return view.riders.map(({ space, gold, cards, jailed }, seat) => ({
    text: [
      say("page-pe-line-rider", { who: nameOf(seat), you: String(seat === view.seat), gold, cards }),
      spaceName(track, space),
      ...(jailed ? [say("page-pe-line-jailed")] : []),
    ].join(". "),
    element: `rider:r${seat}`,
  }));
}

function cupLines(view: RaceView): Line[] {
  const dice = diceOf(view);
  const faces = (some: Die[]): string => some.map(({ face }) => face).join(", ");
  const open = dice.filter((die) => die.shown);
  const under = dice.filter((die) => !die.shown);
  const known = under.length > 0 && under.every(({ face }) => face !== "?");
  const claim = claimOf(view);
  const found: string[] = [];
  if (open.length) found.push(say("page-pe-line-open", { dice: faces(open) }));
  if (known) found.push(say("page-pe-line-under", { dice: faces(under) }));
  else if (under.length) found.push(say("page-pe-line-hidden", { count: under.length }));
  if (claim) found.push(say("page-pe-line-claim", { who: nameOf(view.active), hand: handName(claim) }));
  if (view.phase.callers)
    found.push(
      say("page-pe-callers", { count: view.phase.callers.length, who: namesOf(view.phase.callers) }),
    );
  return found.map((text) => ({ text }));
}

/** The board in words: whose turn it is, riders, dice, the claim, the player's own cards. */
export function lines(board: Record<string, Value>, given: View): Line[] {
  const track = readTrack(board);
  const view = readView(given);
  return [
    { text: say("page-pe-line-turn", { round: view.turn, who: nameOf(view.active) }) },
    ...riderLines(track, view),
    ...cupLines(view),
    ...view.hand.map((item) => ({
      text: say("page-pe-line-card", {
        item: say(`pony-express-item-${item}`),
        about: say(`pony-express-item-${item}-about`),
      }),
    })),
    { text: say("page-pe-bank", { gold: view.bank, cards: view.pile }) },
  ];
}
