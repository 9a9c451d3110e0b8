import { expect, test } from "vitest";
import { matching, sections, slug } from "./rules";

const PAGE =
  "# Le jeu\n\nUne *diligence*.\n\n## Les dés\n\nOn lance `1` dé.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n### L’issue\n\nFin.\n";

test("a page has a section for each heading", () => {
  const all = sections(PAGE);
  expect(all.map(({ title, depth, id }) => [title, depth, id])).toEqual([
    ["Le jeu", 1, "le-jeu"],
    ["Les dés", 2, "les-dés"],
    ["L’issue", 3, "lissue"],
  ]);
  expect(all[1]?.html).toContain("<code>1</code>");
  expect(all[1]?.html).toContain("<table>");
});

test("a search minds neither accents nor capitals, and wants every word", () => {
  const all = sections(PAGE);
  expect(matching(all, "DES lance").map(({ title }) => title)).toEqual(["Les dés"]);
  expect(matching(all, "lance diligence")).toEqual([]);
  expect(matching(all, "  ")).toHaveLength(3);
});

test("links find their heading", () => {
  expect(slug("The maps")).toBe("the-maps");
});
