import { expect, test } from "vitest";
import type { Game } from "../lib/protocol";
import { TablePlan } from "./plan.svelte";

const POKER: Game = {
  name: "river-poker",
  rules: 1,
  seats: [3, 5],
  roles: ["red", "blue", "green", "black", "white"],
  bots: ["random", "deputy"],
  levels: ["deputy"],
  characters: [],
  usual: "deputy",
  options: [{ name: "items", default: true, choices: [false, true], bounds: null }],
  orders: {},
  actions: {},
};
const CHASE: Game = {
  ...POKER,
  name: "night-chase",
  seats: [2, 2],
  roles: ["thief", "sheriff"],
  options: [],
};

test("a table by link, without a clock, as the book has it", () => {
  expect(new TablePlan(POKER, "Ada").wanted).toEqual({
    game: "river-poker",
    seats: 4,
    options: {},
    name: "",
    open: false,
    days: false,
    clock: { turn: 0, bank: 0, window: 0 },
    absent: "deputy",
  });
});

test("only what differs from the book counts as changed", () => {
  const plan = new TablePlan(POKER, "");
  plan.options["items"] = true;
  expect(plan.changed).toBe(0);
  plan.options["items"] = false;
  expect(plan.changed).toBe(1);
});

test("another game forgets the seats and rules of the first, and keeps the company", () => {
  const plan = new TablePlan(POKER, "Ada");
  plan.company = "open";
  plan.pace = "week";
  plan.options["items"] = false;
  plan.turnTo(CHASE);
  expect(plan.wanted).toMatchObject({ game: "night-chase", seats: 2, options: {}, open: true, days: true });
});

test("around one device nobody is on the clock, and seats without a name are for bots", () => {
  const plan = new TablePlan(POKER, "Ada");
  plan.company = "device";
  plan.pace = "day";
  plan.people[2] = "  Bo ";
  plan.people[4] = "Left over from five seats";
  expect(plan.wanted).toMatchObject({ open: false, days: false, clock: { turn: 0 } });
  expect([...plan.around]).toEqual([
    [0, "Ada"],
    [2, "Bo"],
  ]);
});
