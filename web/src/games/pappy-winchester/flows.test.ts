import { expect, test } from "vitest";
import { flows, news, rumour } from "./flows";
import { order, read } from "./willReading";
import type { Bequest, EstateEvent } from "./view";

test("the price goes from the buyer to every other heir, the rest to the saloon", () => {
  expect(flows([{ event: "shared", seat: 1, each: 2, tip: 1 }], 3)).toEqual([
    { from: "heir:1", to: "heir:0", notes: 2 },
    { from: "heir:1", to: "heir:2", notes: 2 },
    { from: "heir:1", to: "saloon", notes: 1 },
  ]);
});

test("nothing flows where nothing was paid", () => {
  expect(
    flows(
      [
        { event: "shared", seat: 0, each: 0, tip: 0 },
        { event: "jackpot", seat: 0, amount: 0 },
        { event: "passed", seat: 0 },
      ],
      3,
    ),
  ).toEqual([]);
});

test("tips, vehicles, mines and objectives pay whoever they are told to", () => {
  const events: EstateEvent[] = [
    { event: "jackpot", seat: 0, amount: 4 },
    { event: "earned", seat: 1, amount: 2, vehicle: "boat" },
    { event: "revealed", seat: 2, plot: 3, card: "mine", value: 6 },
    { event: "objective", seat: 0, id: "five_plots", prize: 3 },
  ];
  expect(flows(events, 3)).toEqual([
    { from: "saloon", to: "heir:0", notes: 4 },
    { from: "boat", to: "heir:1", notes: 2 },
    { from: "plot:3", to: "heir:2", notes: 6 },
    { from: "goal:five_plots", to: "heir:0", notes: 3 },
  ]);
});

test("the news are of the last purchase alone", () => {
  const events = (["bought", "drawn", "bid", "bought", "shared", "drawn", "bid"] as const).map(
    (event, at) => ({
      event,
      at,
    }),
  );
  expect(news(events, 5).map(({ at }) => at)).toEqual([3, 4]);
  expect(news(events, 1).map(({ at }) => at)).toEqual([4]);
});

test("a rumour is news until the next plot is sold", () => {
  const saw: EstateEvent = { event: "spied", card: "heir1a", rival: 1, objective: "mines" };
  expect(rumour([{ event: "bought" }, saw, { event: "drawn" }])).toBe(saw);
  expect(rumour([saw, { event: "bought" }])).toBeNull();
});

const bequest: Bequest = {
  seat: 0,
  cash: 9,
  majority: 5,
  objectives: [
    { id: "forest", each: 3, count: 2, sum: 6 },
    { id: "mines", each: 5, count: 1, sum: 5 },
  ],
  total: 25,
  plots: 6,
  largest: 3,
  duel: false,
};

test("the will adds up item by item", () => {
  expect([0, 1, 2, 3, 4].map((item) => read(bequest, item))).toEqual([9, 14, 20, 25, 25]);
});

test("the richest is read out first, and the paper itself stays as it was", () => {
  const will = [bequest, { ...bequest, seat: 1, total: 40 }];
  expect(order(will, [1]).map(({ seat }) => seat)).toEqual([1, 0]);
  const even = will.map((bequest) => ({ ...bequest, total: 30 }));
  expect(order(even, [1]).map(({ seat }) => seat)).toEqual([1, 0]);
  expect(will.map(({ seat }) => seat)).toEqual([0, 1]);
});
