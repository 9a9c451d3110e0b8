import { expect, test } from "vitest";
import type { Game } from "../lib/protocol";
import { TableForm } from "./tableForm.svelte";

const POKER: Game = {
  name: "river-poker",
  rules: 1,
  seats: [3, 5],
  roles: ["red", "blue", "green", "black", "white"],
  pieces: ["red", "blue", "green", "black", "white"],
  seat_arguments: {},
  bots: ["random", "deputy"],
  levels: ["deputy"],
  characters: [],
  usual: "deputy",
  options: [{ name: "items", default: true, choices: [false, true], bounds: null }],
  one_screen: {},
  orders: {},
  actions: {},
  provenance: {},
  practice: null,
};
const CHASE: Game = {
  ...POKER,
  name: "night-chase",
  seats: [2, 2],
  roles: ["thief", "sheriff"],
  pieces: [],
  seat_arguments: {},
  options: [],
};

test("a table by link, without a clock, as the book has it", () => {
  expect(new TableForm(POKER, "Ada").wanted).toEqual({
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
  const form = new TableForm(POKER, "");
  form.options["items"] = true;
  expect(form.changed).toBe(0);
  form.options["items"] = false;
  expect(form.changed).toBe(1);
});

test("one screen brings options of its own, and a choice overrules them", () => {
  const doubts = { name: "doubts", default: "first", choices: ["first", "drawn"], bounds: null };
  const form = new TableForm({ ...POKER, options: [doubts], one_screen: { doubts: "drawn" } }, "Ada");
  expect(form.wanted.options).toEqual({});
  form.company = "device";
  expect(form.wanted.options).toEqual({ doubts: "drawn" });
  expect(form.changed).toBe(1);
  form.options["doubts"] = "first";
  expect(form.wanted.options).toEqual({ doubts: "first" });
});

test("another game forgets the seats and rules of the first, and keeps the company", () => {
  const form = new TableForm(POKER, "Ada");
  form.company = "open";
  form.pace = "week";
  form.options["items"] = false;
  form.turnTo(CHASE);
  expect(form.wanted).toMatchObject({ game: "night-chase", seats: 2, options: {}, open: true, days: true });
});

test("around one device nobody is on the clock, and seats without a name are for bots", () => {
  const form = new TableForm(POKER, "Ada");
  form.company = "device";
  form.pace = "day";
  form.people[2] = "  Bo ";
  form.people[4] = "Left over from five seats";
  expect(form.wanted).toMatchObject({ open: false, days: false, clock: { turn: 0 } });
  form.pieces[2] = "green";
  form.pieces[3] = "black";
  expect([...form.around]).toEqual([
    [0, { name: "Ada", piece: "" }],
    [2, { name: "Bo", piece: "green" }],
  ]);
  expect(form.taken("green", 0)).toBe(true);
  expect(form.taken("green", 2)).toBe(false);
  expect(form.taken("black", 0)).toBe(false); // a bot takes what is left
});
