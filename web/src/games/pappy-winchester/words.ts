// Names, figures, and the board in words: a label for each place, and the list for those who do not see it.

import type { Line } from "../../lib/games.svelte";
import type { Element, Note, Seat, Value, View } from "../../lib/protocol";
import { say, sayNote } from "../../lib/words.svelte";
import { features, places, readLand, type Land, type Stretch } from "./land";
import type { Payout, Raise } from "./pointing";
import {
  HEIRS,
  learned,
  plotOf,
  readView,
  TOKENS,
  type EstateView,
  type HeirView,
  type Pile,
  type Personal,
  type Token,
} from "./view";

export function nameOf(seat: Seat): string {
  return say(`pappy-winchester-role-${HEIRS[seat]?.role ?? "ada"}`);
}

/** Notes are of a thousand dollars each; the game's own sentences write them so. */
export function money(notes: number): string {
  return say("pappy-winchester-sum-amount", { amount: notes });
}

export function objectiveName(id: string): string {
  return say(`pappy-winchester-objective-${id}`);
}

export function objectiveAbout(id: string): string {
  return say(`pappy-winchester-objective-${id}-about`);
}

/** What a hidden card is called: the ranch, a mine by its plot, an heir's first or second objective. */
export function cardName(card: string): string {
  return say("pappy-winchester-the-card", { card });
}

export function terrainName(land: Land, plot: number): string {
  const { terrain = "desert" } = land.plots.find((one) => one.plot === plot) ?? {};
  return say(`pappy-winchester-terrain-${terrain}`);
}

export function plotName(land: Land, plot: number): string {
  return say("page-pw-plot", { plot, terrain: terrainName(land, plot) });
}

function tokenText(token: Token | "?"): string {
  if (token === "?") return say("page-pw-token-hidden");
  return say("page-pw-token", { token: say(`pappy-winchester-token-${token}`) });
}

function plotLabel(land: Land, view: EstateView, plot: number): string {
  const now = plotOf(view, plot);
  const parts = [
    [plotName(land, plot), ...features(land, plot).map((at) => say("page-pw-at", { at }))].join(", "),
  ];
  if (now?.owner !== null && now !== undefined) parts.push(say("page-pw-owned", { who: nameOf(now.owner) }));
  if (now?.token) parts.push(tokenText(now.token));
  if (now?.card && now.value !== null) parts.push(say("page-pw-card-worth", { money: money(now.value) }));
  else if (now?.card) parts.push(say("page-pw-card-hidden"));
  const looked = now?.card ? (view.looked[now.card === "mine" ? `mine${plot}` : "ranch"] ?? []) : [];
  if (looked.length) parts.push(say("page-pw-looked", { who: looked.map(nameOf) }));
  return parts.join(". ");
}

function spaceName(space: string): string {
  return say("pappy-winchester-the-space", { space });
}

function stretches(line: "river" | "rails", all: Stretch[], vehicle: string | null): [Element, string][] {
  return all.map(({ id, touches }) => {
    const text = say("page-pw-stretch", { line, space: spaceName(id), plots: touches });
    return [`${line}:${id}`, id === vehicle ? `${text}. ${say("page-pw-here", { line })}` : text];
  });
}

/** The full label of each place: what it is, its owner, what lies there, what can be done. */
export function labels(land: Land, view: EstateView, marks: Map<Element, Payout>): Map<Element, string> {
  const line = new Map([
    ...stretches("river", land.river, view.boat),
    ...stretches("rails", land.rails, view.train),
  ]);
  return new Map(
    places(land).map(({ element }) => {
      const text =
        element === "saloon"
          ? say("page-pw-saloon", { money: money(view.saloon) })
          : (line.get(element) ?? plotLabel(land, view, Number(element.slice(5))));
      const mark = marks.get(element);
      const hammer = element === `plot:${view.plot}` ? [say("page-pw-hammer")] : [];
      return [element, [...hammer, text, ...(mark ? [payoutText(mark)] : [])].join(". ")];
    }),
  );
}

function payoutText({ own, others }: Payout): string {
  if (own === null && others === null) return say("page-pw-can");
  return say("page-pw-can-paid", { own: money(own ?? 0), others: money(others ?? 0) });
}

/** What a choice costs and brings, from its notes.  What it leaves is said only if the purse may be seen. */
export function notesText(notes: Note[], frank = true): string {
  const told = notes.filter(({ note }) => frank || note !== "left");
  return told.map((note) => sayNote("pappy-winchester", note)).join(" ");
}

export function raiseText({ amount, notes }: Raise, frank = true): string {
  return `${say("page-pw-raise", { money: money(amount) })}. ${notesText(notes, frank)}`;
}

export function personalText({ id, each, count }: Personal): string {
  return say("page-pw-personal", {
    objective: objectiveName(id),
    about: objectiveAbout(id),
    count,
    sum: money(each * count),
  });
}

/** So many tokens of a kind. */
export function tokensText(token: Token, count: number): string {
  return say("page-pw-tokens", { token: say(`pappy-winchester-token-${token}`), count });
}

function heirLine(view: EstateView, heir: HeirView): Line {
  const { seat, purse, duel, plots } = heir;
  const parts = [
    `${say("page-pw-line-heir", { who: nameOf(seat), you: String(seat === view.seat) })}, ${say("page-pw-line-plots", { count: plots.length, plots: plots.join(", ") })}`,
    TOKENS.map((token) => tokensText(token, heir.tokens[token])).join(", "),
    say("page-pw-duel-token", { has: String(duel) }),
  ];
  if (purse !== null) parts.push(say("page-pw-purse", { money: money(purse) }));
  return { text: parts.join(". ") };
}

function auctionLines(land: Land, view: EstateView): Line[] {
  const { auction, plot } = view;
  if (!auction || plot === null) return [];
  const { bid, bidder, turn } = auction;
  const out = view.heirs.flatMap(({ seat }) => (auction.in.includes(seat) ? [] : [nameOf(seat)]));
  return [
    { text: `${say("page-pw-hammer")}: ${plotLabel(land, view, plot)}` },
    {
      text:
        bidder === null
          ? say("page-pw-no-bid")
          : say("page-pw-bid-of", { money: money(bid), who: nameOf(bidder) }),
    },
    { text: say("page-pw-to-speak", { who: nameOf(turn) }) },
    ...(out.length ? [{ text: say("page-pw-line-out", { who: out }) }] : []),
  ];
}

export function pileText({ id, prize, taken, need, have }: Pile): string {
  const pile = say("page-pw-line-common", {
    objective: objectiveName(id),
    about: objectiveAbout(id),
    prize: money(prize),
  });
  if (taken !== null) return `${pile} (${say("page-pw-won", { who: nameOf(taken) })})`;
  const near = have.map((count, seat) => `${nameOf(seat)} ${Math.min(count, need)}/${need}`);
  return `${pile} (${near.join(", ")})`;
}

/** The board in words: auction, heirs, prizes, the player's own papers, map. */
export function lines(board: Record<string, Value>, given: View): Line[] {
  const land = readLand(board);
  const view = readView(given);
  const told = labels(land, view, new Map());
  const own = view.heirs.find(({ seat }) => seat === view.seat);
  return [
    { text: say("page-pw-sold", { sold: view.sold, all: view.plots.length }) },
    ...auctionLines(land, view),
    ...view.heirs.map((heir) => heirLine(view, heir)),
    ...(own?.objectives ?? []).flatMap((objective) =>
      objective ? [{ text: say("page-pw-line-personal", { objective: personalText(objective) }) }] : [],
    ),
    ...learned(view).map(({ seat, objective }) => ({
      text: say("page-pw-learned", { who: nameOf(seat), objective: personalText(objective) }),
    })),
    ...view.common.map((prize) => ({ text: pileText(prize) })),
    ...(view.boat
      ? [
          {
            text: say("page-pw-line-vehicle", { vehicle: "boat", space: spaceName(view.boat) }),
            element: `river:${view.boat}`,
          },
        ]
      : []),
    ...(view.train
      ? [
          {
            text: say("page-pw-line-vehicle", { vehicle: "train", space: spaceName(view.train) }),
            element: `rails:${view.train}`,
          },
        ]
      : []),
    { text: told.get("saloon") ?? "" },
    ...land.plots.map(({ plot }) => ({ text: told.get(`plot:${plot}`) ?? "" })),
  ];
}
