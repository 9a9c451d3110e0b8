// Make the page's types of docs/protocol.schema.json: the messages, and the names of the games' phases, prompts and
// events.
//
//   npm run types          whenever the schema has changed
//   npm run types:check    fails if that was forgotten
//
// The files are committed, so that building the page needs neither this script nor its packages.

import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";
import { format, resolveConfig } from "prettier";

const SCHEMA = new URL("../../docs/protocol.schema.json", import.meta.url);
const MESSAGES = new URL("../src/lib/protocol.generated.ts", import.meta.url);
const NAMES = new URL("../src/games/names.generated.ts", import.meta.url);
const BANNER = "// Made by `npm run types` of docs/protocol.schema.json: not to be edited.\n\n";
const JSON_VALUE = "string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }";

/** Write the schema the way json-schema-to-typescript wants it: fields without a title get no type of their
 * own, tuples are the older drafts' tuples. */
function prepared(node, isModel = false) {
  if (Array.isArray(node)) return node.map((each) => prepared(each));
  if (node === null || typeof node !== "object") return node;
  const { title, prefixItems, ...rest } = node;
  const found = Object.fromEntries(
    Object.entries(rest).map(([key, each]) => [key, key === "$defs" ? models(each) : prepared(each)]),
  );
  if (isModel && title) found.title = title;
  if (prefixItems) found.items = prepared(prefixItems);
  return found;
}

function models(defs) {
  const found = Object.entries(defs).map(([name, model]) => [
    name,
    prepared({ title: name, ...model }, true),
  ]);
  return { ...Object.fromEntries(found), JsonValue: { title: "JsonValue", tsType: JSON_VALUE } };
}

function names({ games }) {
  const union = (ids) => ids.map((id) => JSON.stringify(id)).join(" | ") || "never";
  const fields = Object.entries(games).map(
    ([game, { phases, prompts, events }]) =>
      `"${game}": { phase: ${union(phases)}; prompt: ${union(prompts)}; event: ${union(events)} };`,
  );
  return `${BANNER}/** What the phases, prompts and events of each game are called. */\nexport interface GameNames {\n${fields.join("\n")}\n}\n`;
}

function messages({ client, server }) {
  const side = (schema, title, description) => ({ title, description, oneOf: prepared(schema.oneOf) });
  const schema = {
    title: "Messages",
    type: "object",
    additionalProperties: false,
    required: ["client", "server"],
    properties: {
      client: side(client, "FromClient", "What the page sends."),
      server: side(server, "FromServer", "What the server sends."),
    },
    client: prepared(client),
    server: prepared(server),
  };
  return compile(schema, "Messages", { bannerComment: BANNER, format: false });
}

const schema = JSON.parse(await readFile(SCHEMA, "utf-8"));
for (const [path, text] of [
  [MESSAGES, await messages(schema)],
  [NAMES, names(schema)],
]) {
  const wanted = await format(text, { ...(await resolveConfig(path)), parser: "typescript" });
  if (!process.argv.includes("--check")) await writeFile(path, wanted);
  else if ((await readFile(path, "utf-8")) !== wanted) {
    console.error(`${path.pathname} is not what the schema makes: npm run types`);
    process.exitCode = 1;
  }
}
