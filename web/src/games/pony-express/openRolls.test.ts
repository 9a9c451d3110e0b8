import { expect, test } from "vitest";
import { showdown } from "./openRolls";
import type { RaceEvent } from "./view";

const roll = (seat: number, hand = "pair"): RaceEvent => ({
  event: "open_roll",
  seat,
  dice: ["A", "A", "K", "Q", "9"],
  hand,
});

test("the first roll says who begins", () => {
  const found = showdown([roll(0), roll(1), { event: "starts", seat: 1 }, { event: "began", seat: 1 }]);
  expect(found).toMatchObject({ about: "start", winner: 1 });
  expect(found?.throws.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(showdown([roll(0), roll(1)])).toMatchObject({ about: "start", winner: null });
});

test("a poker game has a winner, and is news until the next cup", () => {
  const game: RaceEvent[] = [
    { event: "moved" },
    { event: "poker" },
    roll(0),
    roll(2),
    { event: "paid" },
    { event: "poker_won", seat: 2 },
  ];
  expect(showdown(game)).toMatchObject({ about: "poker", winner: 2 });
  expect(showdown([...game, { event: "cup" }])).toBeNull();
});

test("one rider's roll in the open is no showdown", () => {
  expect(showdown([{ event: "moved" }, roll(0)])).toBeNull();
});

test("dice that end a last duel", () => {
  const found = showdown([{ event: "shot" }, roll(0), roll(1), { event: "ended", seat: 0 }]);
  expect(found).toMatchObject({ about: "duel", winner: 0 });
});
