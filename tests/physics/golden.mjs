// The golden shots once more, in another language and another sandbox: the engine's official JavaScript face,
// the scene rebuilt from the same whole numbers.  Runs in Node (golden_node.mjs) and in a browser.
//
// played(R, golden, digest): R is the engine, golden the file; digest(bytes) promises a SHA-256 in hex.  Promises what came
// of each shot.
export async function played(R, golden, digest) {
const { constants: K, model } = golden;

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
  for (const [[x, y, z], top] of [[[width / 20000, depth / 20000, thickness / 2], 0], [K.table, -thickness]])
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

const f32 = Math.fround;
const sliding = (model.board.friction / 10000) * (model.die.friction / 10000);
const low = f32(half * Math.sqrt(3));
const brake = f32(((((2 / 3) * sliding * K.gravity * (model.die.patch / 10000)) / (inertia / mass)) / K.frames));
const curl = f32((sliding * K.gravity * (model.die.curl / 10000)) / K.frames);
const grip = f32(model.die.grip / 10000);

// What the shim does in each frame: turning ends, and bends the way.
function rub(die) {
  const [w, v] = [die.angvel(), die.linvel()];
  if (w.z === 0) return;
  let u = f32(f32(w.z) * grip);
  const both = f32(f32(f32(v.x * v.x) + f32(v.y * v.y)) + f32(u * u));
  u = f32(f32(curl * u) / both);
  die.setLinvel({ x: f32(v.x + f32(u * v.y)), y: f32(v.y - f32(u * v.x)), z: v.z }, false);
  const slower = Math.max(f32(Math.abs(w.z) - brake), 0);
  die.setAngvel({ x: w.x, y: w.y, z: w.z < 0 ? -slower : slower }, false);
}

const beyond = (frame, at) =>
  Math.abs(frame[at * 7]) > f32(K.table[0]) || Math.abs(frame[at * 7 + 1]) > f32(K.table[1]);

async function shoot(scene, flick) {
  const { world, bodies, owners } = build(scene.pieces);
  const events = new R.EventQueue(true);
  launch(bodies[0], scene, flick);
  const touched = new Set();
  const frames = [];
  let ticks = 0;
  let still = 0;
  let last = new Float32Array(bodies.length * 7);
  for (;;) {
    const frame = new Float32Array(bodies.length * 7);
    bodies.forEach((body, at) => {
      const [t, r] = [body.translation(), body.rotation()];
      frame.set([t.x, t.y, t.z, r.x, r.y, r.z, r.w], at * 7);
    });
    bodies.forEach((_, at) => {
      if (beyond(last, at)) frame.set(last.subarray(at * 7, at * 7 + 7), at * 7); // nobody looks there
    });
    frames.push(frame);
    const moved = frame.some((value, at) => Math.abs(f32(value - last[at])) > f32(3e-4));
    last = frame;
    still = moved ? 0 : still + 1;
    if (still >= 4 || ticks >= K.longest * K.steps) break;
    if (!beyond(frame, 0) && !(frame[2] > low)) rub(bodies[0]);
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
  const all = new Float32Array(frames.length * bodies.length * 7);
  frames.forEach((frame, at) => all.set(frame, at * frame.length));
  return { touched: [...touched], ticks, poses: await digest(new Uint8Array(all.buffer)) };
}

const shots = [];
for (const shot of golden.shots) shots.push(await shoot(golden.scenes[shot.scene], shot.flick));
return shots;
}
