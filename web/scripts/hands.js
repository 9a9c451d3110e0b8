// People who aim, simulated: which aims leave the page if a hand shakes by some pixels or is late by some
// milliseconds.  bench/hands.py starts it, and shoots.
//
//   node scripts/hands.js < question.json
//
// The question: `bounds` of each field, the `aims` that people mean, and `hands`, each with its `way`, its `error`
// (one standard deviation: pixels, or milliseconds) and a `seed`.  The answer: for each hand the aims, field by field.
// What a gesture means is gesture.ts's, the page's own code; here is only what a hand does wrong.

import { readFileSync } from "node:fs";
import ts from "typescript";

const SOURCE = new URL("../src/games/pony-express/shot/gesture.ts", import.meta.url);
const plain = ts.transpileModule(readFileSync(SOURCE, "utf8"), {
  compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
}).outputText;
const { atShare, HEARD, needle, pull, pullFor, reachOf, shareOf, slide, SWEEP } = await import(
  `data:text/javascript,${encodeURIComponent(plain)}`
);

const HEIGHT = 800; // of the screen
const TICK = 0.005; // seconds
const READY = 0.3; // seconds before which nobody stops a needle

/** Numbers from 0 to 1 by a seed (mulberry32). */
function uniform(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A normal number with this deviation. */
function normal(random, deviation) {
  return deviation * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** First along the line, then back; what else there is with a second finger, or a slider as long. */
function dragged(aim, bounds, error, random) {
  const found = {};
  for (const [field, value] of Object.entries(aim))
    found[field] = slide(bounds[field], value, normal(random, error));
  const reach = reachOf(HEIGHT);
  const [dx, dy] = pullFor(aim.angle, shareOf(bounds.strength, aim.strength), reach);
  const pulled = pull(dx + normal(random, error), dy + normal(random, error), reach);
  found.angle = atShare(bounds.angle, shareOf(bounds.angle, pulled.angle));
  found.strength = atShare(bounds.strength, pulled.share);
  return found;
}

/** Every field has its needle, which is stopped a little early or late. */
function stopped(aim, bounds, error, random, heard) {
  const found = {};
  for (const [field, value] of Object.entries(aim)) {
    const share = shareOf(bounds[field], value);
    // whoever listens hears the needle now and then only
    const late = normal(random, error / 1000) + (random() - 0.5) * heard;
    const pressed = Math.max(0, due(share) + late);
    found[field] = atShare(bounds[field], needle(pressed, SWEEP.usual, share));
  }
  return found;
}

/** When a needle that began at a share comes back to it for the first time: nobody presses as it starts. */
function due(share) {
  const off = (seconds) => Math.abs(needle(seconds, SWEEP.usual, share) - share);
  const near = (2 * TICK) / SWEEP.usual; // how far it moves in a tick
  let seconds = READY;
  while (off(seconds) > near) seconds += TICK;
  return off(seconds) > off(seconds + TICK) ? seconds + TICK : seconds;
}

const WAYS = {
  drag: dragged,
  keys: (aim, bounds, error, random) => stopped(aim, bounds, error, random, 0),
  switch: (aim, bounds, error, random) => stopped(aim, bounds, error, random, 0),
  ear: (aim, bounds, error, random) => stopped(aim, bounds, error, random, HEARD / 1000),
  numbers: (aim) => aim,
};

const { bounds, aims, hands } = JSON.parse(readFileSync(0, "utf8"));
const answer = hands.map(({ way, error, seed }) => {
  const random = uniform(seed);
  return aims.map((aim) => WAYS[way](aim, bounds, error, random));
});
process.stdout.write(JSON.stringify(answer));
