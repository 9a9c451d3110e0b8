import { expect, test } from "vitest";
import { chapters, story } from "./storyline";

const many = (event: string, count: number) => Array.from({ length: count }, (_, n) => ({ event, n }));

test("a log has a chapter for each turn, and one for what came before", () => {
  const events = [
    { event: "chose" },
    { event: "began", turn: 1 },
    { event: "drove" },
    { event: "began", turn: 2 },
  ];
  expect(chapters(events)).toEqual([
    { head: null, events: [{ event: "chose" }] },
    { head: events[1], events: [{ event: "drove" }] },
    { head: events[3], events: [] },
  ]);
});

test("a game without turns is one chapter", () => {
  expect(chapters([{ event: "drove" }])).toEqual([{ head: null, events: [{ event: "drove" }] }]);
});

test("the story is made of what is rare", () => {
  const events = [...many("drove", 40), ...many("fought", 5), ...many("began", 3), { event: "ended" }];
  expect(story(events).map(({ event }) => event)).toEqual([...Array(5).fill("fought"), "ended"]);
});

test("there is a story even where everything is common", () => {
  expect(story(many("drove", 40))).toHaveLength(40);
});
