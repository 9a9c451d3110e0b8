// The golden shots in Node: node golden_node.mjs PACKAGE_DIRECTORY golden.json
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { played } from "./golden.mjs";

const [directory, file] = process.argv.slice(2);
const golden = JSON.parse(readFileSync(file, "utf8"));
const digest = (bytes) => createHash("sha256").update(bytes).digest("hex");

// The package carries its engine inside its script: look at the bytes when they are compiled.
let engine = "";
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = (code, imports) => {
  if (code instanceof ArrayBuffer) engine = digest(new Uint8Array(code)); // then again with what was compiled
  return instantiate(code, imports);
};
const R = await import(pathToFileURL(`${directory}/rapier.mjs`));
const quiet = console.warn;
console.warn = () => {};
await R.init();
console.warn = quiet;

console.log(JSON.stringify({ engine, node: process.version, shots: await played(R, golden, digest) }));
