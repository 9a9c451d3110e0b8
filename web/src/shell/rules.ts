// A game's rules page, cut into its sections so that one can search them.

import { marked, type Token } from "marked";

export interface Section {
  id: string;
  title: string;
  depth: number;
  html: string;
  /** What a search looks through. */
  text: string;
}

/** As people write it when they search: without accents, in small letters. */
export function bare(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/’/g, "'").toLowerCase();
}

/** The name of a heading in links, as Markdown's readers have it. */
export function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .trim()
    .replace(/\s+/g, "-");
}

const PICTURES = import.meta.glob<string>("../../../docs/rules/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The pictures of a page lie beside it in the source, and among our assets once it is built. */
function pictured(html: string): string {
  return html.replace(
    /src="([\w-]+\.svg)"/g,
    (_, name: string) => `src="${PICTURES[`../../../docs/rules/${name}`] ?? name}"`,
  );
}

/** Our own pages, from our own build: no stranger's Markdown comes this way. */
export function sections(markdown: string): Section[] {
  const found: { title: string; depth: number; tokens: Token[] }[] = [];
  for (const token of marked.lexer(markdown)) {
    if (token.type === "heading" && token.depth <= 3) {
      found.push({ title: String(token.text).replace(/[*`]/g, ""), depth: Number(token.depth), tokens: [] });
    } else if (found.length) found.at(-1)!.tokens.push(token);
  }
  return found.map(({ title, depth, tokens }) => {
    const raw = tokens.map((token) => token.raw).join("");
    return {
      id: slug(title),
      title,
      depth,
      html: pictured(marked.parser(tokens)),
      text: bare(`${title} ${raw}`),
    };
  });
}

/** The sections in which every word stands. */
export function matching(all: Section[], query: string): Section[] {
  const words = bare(query).split(/\s+/).filter(Boolean);
  return all.filter(({ text }) => words.every((word) => text.includes(word)));
}
