// The golden shots once more, in another language and another sandbox: the engine's official JavaScript face,
// the scene rebuilt from the same whole numbers.  Prints what came of each shot, and the hash of the engine used.
// node golden.mjs PACKAGE_DIRECTORY golden.json
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [directory, file] = process.argv.slice(2);
const golden = JSON.parse(readFileSync(file, "utf8"));
const { constants: K, model } = golden;
const sha = (bytes) => createHash("sha256").update(bytes).digest("hex");

// The package carries its engine inside its script: look at the bytes when they are compiled.
let engine = "";
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = (code, imports) => {
  if (code instanceof ArrayBuffer) engine = sha(new Uint8Array(code)); // then again with what was compiled
  return instantiate(code, imports);
};
const R = await import(pathToFileURL(`${directory}/rapier.mjs`));
const quiet = console.warn;
console.warn = () => {};
await R.init();
console.warn = quiet;

const even = (x) => {
  const low = Math.floor(x);
  return x - low === 0.5 ? low + (low % 2 === 0 ? 0 : 1) : Math.round(x);
};

function sincos(angle) {
  const quarters = even(angle / 1.5707963267948966);
  const r = angle - quarters * 1.5707963267341256 - quarters * 6.077100506506192e-11;
  const q = r * r;
  let s = 1 / 362880 + q * (-1 / 39916800 + q / 6227020800);
  s = r * (1 + q * (-1 / 6 + q * (1 / 120 + q * (-1 / 5040 + q * s))));
  let c = 1 / 40320 + q * (-1 / 3628800 + q * (1 / 479001600 - q / 87178291200));
  c = 1 + q * (-1 / 2 + q * (1 / 24 + q * (-1 / 720 + q * c)));
  return [[s, c], [c, -s], [-s, -c], [-c, s]][((quarters % 4) + 4) % 4];
}

const heading = (x, y) => {
  const length = Math.sqrt(x * x + y * y);
  return [y / length, x / length];
};
const added = ([s, c], [t, d]) => [s * d + c * t, c * d - s * t];
function halved([s, c]) {
  if (c >= 0) {
    const half = Math.sqrt((1 + c) / 2);
    return [s / (2 * half), half];
  }
  const half = Math.sqrt((1 - c) / 2);
  return s >= 0 ? [half, s / (2 * half)] : [-half, -s / (2 * half)];
}

const [width, depth] = model.board.size;
const place = ([x, y]) => [(x - width / 2) / 10000, (depth / 2 - y) / 10000];
const xyz = ([x, y, z]) => ({ x, y, z });
const mass = model.die.mass / 1000000;
const edge = model.die.edge / 10000;
const half = model.die.edge / 20000;
const inertia = ((mass * edge * edge) / 6) * (model.die.inertia / 10000);

function coated(collider, stuff) {
  const rule = R.CoefficientCombineRule.Multiply;
  return collider
    .setFriction(stuff.friction / 10000)
    .setRestitution(stuff.bounce / 10000)
    .setFrictionCombineRule(rule)
    .setRestitutionCombineRule(rule);
}

function build(pieces) {
  const world = new R.World({ x: 0, y: 0, z: -K.gravity });
  world.timestep = 1 / K.steps;
  world.integrationParameters.numSolverIterations = 4;
  world.integrationParameters.lengthUnit = K.unit;
  const thickness = model.board.thickness / 10000;
  for (const [[x, y, z], top] of [[[width / 20000, depth / 20000, thickness / 2], 0], [K.slab, -thickness]])
    world.createCollider(coated(R.ColliderDesc.cuboid(x, y, z).setTranslation(0, 0, top - z), model.board));
  const rounding = model.die.rounding / 10000;
  const core = half - rounding;
  const die = world.createRigidBody(R.RigidBodyDesc.dynamic().setTranslation(0, 0, 1));
  world.createCollider(
    coated(R.ColliderDesc.roundCuboid(core, core, core, rounding), model.die)
      .setMassProperties(mass, xyz([0, 0, 0]), xyz([inertia, inertia, inertia]), { x: 0, y: 0, z: 0, w: 1 })
      .setActiveEvents(R.ActiveEvents.COLLISION_EVENTS),
    die,
  );
  const owners = new Map();
  const bodies = [die, ...pieces.map((piece) => stand(world, piece, owners))];
  return { world, bodies, owners };
}

function stand(world, piece, owners) {
  const shape = model[piece.kind === "prone" ? "rider" : piece.kind];
  let [x, y] = place([piece.x, piece.y]);
  const [qz, qw] = sincos(piece.turn * (Math.PI / 360));
  let turn = { x: 0, y: 0, z: qz, w: qw };
  let z = 0;
  if (piece.kind === "prone") {
    const [sine, cosine] = sincos(piece.turn * (Math.PI / 180));
    const middle = shape.height / 10000 / 2;
    const roll = 0.7071067811865476;
    [x, y] = [x - sine * middle, y + cosine * middle];
    z = Math.max(...shape.boxes.map((box) => box[1] / 10000 + box[4] / 10000));
    turn = { x: qw * roll, y: qz * roll, z: qz * roll, w: qw * roll };
  }
  let volume = 0;
  for (const box of shape.boxes) volume += 8 * (box[3] / 10000) * (box[4] / 10000) * (box[5] / 10000);
  const density = shape.mass / 1000000 / volume;
  const sleeping = R.RigidBodyDesc.dynamic().setSleeping(true);
  const body = world.createRigidBody(sleeping.setTranslation(x, y, z).setRotation(turn));
  for (const [cx, cy, cz, hx, hy, hz, lean] of shape.boxes) {
    const [s, c] = sincos(lean * (Math.PI / 360));
    const cuboid = R.ColliderDesc.cuboid(hx / 10000, hy / 10000, hz / 10000)
      .setTranslation(cx / 10000, cy / 10000, cz / 10000)
      .setRotation({ x: 0, y: s, z: 0, w: c });
    owners.set(world.createCollider(coated(cuboid, shape).setDensity(density), body).handle, piece.id);
  }
  return body;
}

function launch(die, scene, flick) {
  const [[x1, y1], [x2, y2]] = scene.line.map(place);
  const [[ax, ay], [bx, by]] = scene.line;
  const beyond = (bx - ax) * (scene.target[1] - ay) - (by - ay) * (scene.target[0] - ax);
  const [rise, run] = heading(x2 - x1, y2 - y1);
  const side = K.back * half * (beyond < 0 ? 1 : -1);
  const along = flick.along / 10000;
  const x = (x1 + x2) / 2 + run * along + rise * side;
  const y = (y1 + y2) / 2 + rise * along - run * side;
  const [tx, ty] = place(scene.target);
  const aim = added(heading(tx - x, ty - y), sincos(-flick.angle / 100000));
  const [sine, cosine] = aim;
  const [z, w] = halved(added(aim, sincos(-flick.yaw / 1000)));
  const speed = flick.speed / 1000;
  const turning = speed / (inertia / mass);
  const roll = (flick.height / 100000) * turning;
  const twist = (flick.side / 100000) * turning;
  die.setTranslation({ x, y, z: half }, true);
  die.setRotation({ x: 0, y: 0, z, w }, true);
  die.setLinvel({ x: cosine * speed, y: sine * speed, z: 0 }, true);
  die.setAngvel({ x: -sine * roll, y: cosine * roll, z: twist }, true);
}

function shoot(scene, flick) {
  const { world, bodies, owners } = build(scene.pieces);
  const events = new R.EventQueue(true);
  launch(bodies[0], scene, flick);
  const touched = new Set();
  const digest = createHash("sha256");
  let ticks = 0;
  let still = 0;
  let last = new Float32Array(bodies.length * 7);
  for (;;) {
    const frame = new Float32Array(bodies.length * 7);
    bodies.forEach((body, at) => {
      const [t, r] = [body.translation(), body.rotation()];
      frame.set([t.x, t.y, t.z, r.x, r.y, r.z, r.w], at * 7);
    });
    digest.update(new Uint8Array(frame.buffer));
    const moved = frame.some((value, at) => Math.abs(Math.fround(value - last[at])) > Math.fround(2e-5));
    last = frame;
    still = moved ? 0 : still + 1;
    if (still >= 6 || ticks >= K.longest * K.steps) break;
    for (let step = 0; step < K.steps / K.frames; step++) {
      world.step(events);
      ticks++;
      events.drainCollisionEvents((one, other, begun) => {
        const owner = owners.get(one) ?? owners.get(other);
        if (begun && owner !== undefined) touched.add(owner);
      });
    }
  }
  world.free();
  events.free();
  return { touched: [...touched], ticks, poses: digest.digest("hex") };
}

const shots = golden.shots.map((shot) => shoot(golden.scenes[shot.scene], shot.flick));
console.log(JSON.stringify({ engine, node: process.version, shots }));
