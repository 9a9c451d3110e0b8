// The shot in three dimensions: the paper board under a low lamp.  Loaded only when a shot is near.
//
// Units are centimetres from the middle of the board: x to the east, y up, z to the south.

import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  Color,
  DirectionalLight,
  DoubleSide,
  Fog,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Scene as Room,
  SpotLight,
  Vector3,
  WebGLRenderer,
  type Material,
  type Object3D,
} from "three";
import type { Point } from "../../../look/engrave";
import { dieAt, figureAt, path, type Camera, type Film } from "./film";
import { dieMesh, figureMesh, texture, type Make } from "./pieces3d";
import { course, sight, stance, type Aim, type Scene } from "./scene";
import type { Pose } from "./trail";

const BOARD = { wide: 60, deep: 42, thick: 0.3 };
const NIGHT = "#150f0b";
const GLOW = "#ffd08a";
const STRAIGHT: Aim = { along: 0, angle: 0, strength: 0, spin: 0 };
/** Where the way of an aim is drawn, as shares of it: it may be bent. */
const STEPS = [0, 0.2, 0.4, 0.6, 0.8, 1];

export interface Sheet extends Make {
  /** The board's print. */
  canvas: HTMLCanvasElement;
}

/** What a frame cost. */
export interface Cost {
  triangles: number;
  calls: number;
}

const at = ([x, y]: Point, high = 0): Vector3 =>
  new Vector3(x / 10 - BOARD.wide / 2, high, y / 10 - BOARD.deep / 2);

export class Diorama {
  readonly #renderer: WebGLRenderer;
  readonly #room = new Room();
  readonly #camera = new PerspectiveCamera(23, 1.4, 2, 300);
  readonly #make: Sheet;
  readonly #die: Mesh;
  readonly #ray: Ribbon;
  readonly #fan: Ribbon;
  readonly #trace: Ribbon;
  readonly #lamp: SpotLight;
  /** So that what one looks at is never all in its own shade. */
  readonly #glim = new DirectionalLight("#ffe9cc", 0.85);
  #figures = new Group();
  #laid = "";

  constructor(canvas: HTMLCanvasElement, make: Sheet) {
    this.#make = make;
    this.#renderer = new WebGLRenderer({ canvas, antialias: make.fine, powerPreference: "high-performance" });
    this.#renderer.toneMapping = NeutralToneMapping;
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#room.background = new Color(NIGHT);
    this.#room.fog = new Fog(NIGHT, 70, 150);
    this.#room.add(new HemisphereLight("#a9b4c4", "#3a2414", make.fine ? 0.9 : 1));
    this.#lamp = this.#hang();
    this.#room.add(this.#glim, this.#glim.target);
    this.#room.add(this.#board(), this.#cloth(), this.#figures);
    this.#die = dieMesh(make);
    this.#fan = new Ribbon(GLOW, 0.6);
    this.#ray = new Ribbon("#fff1cf", 0.95);
    this.#trace = new Ribbon("#fff4dc", 0.75);
    this.#room.add(this.#die, this.#fan.mesh, this.#ray.mesh, this.#trace.mesh);
  }

  /** A lamp, hung low over the middle. */
  #hang(): SpotLight {
    const lamp = new SpotLight("#ffdcab", 4.4, 0, 0.98, 1, 0);
    const size = this.#make.fine ? 2048 : 512;
    lamp.castShadow = true;
    lamp.shadow.mapSize.set(size, size);
    lamp.shadow.camera.near = 8;
    lamp.shadow.camera.far = 90;
    lamp.shadow.bias = -0.0006;
    lamp.shadow.normalBias = 0.02;
    lamp.shadow.radius = 3;
    this.#room.add(lamp, lamp.target);
    return lamp;
  }

  #board(): Object3D {
    const map = texture(this.#make.canvas);
    const edge = new MeshLambertMaterial({ color: "#b99563" });
    const top: Material = this.#make.fine
      ? new MeshStandardMaterial({ map, roughness: 0.92 })
      : new MeshLambertMaterial({ map });
    const board = new Mesh(new BoxGeometry(BOARD.wide, BOARD.thick, BOARD.deep), [
      edge,
      edge,
      top,
      edge,
      edge,
      edge,
    ]);
    board.position.y = -BOARD.thick / 2;
    board.receiveShadow = board.castShadow = true;
    return board;
  }

  /** The table under it, covered with baize. */
  #cloth(): Object3D {
    const cloth = new Mesh(new PlaneGeometry(400, 400), new MeshLambertMaterial({ color: "#3b2a20" }));
    cloth.rotation.x = -Math.PI / 2;
    cloth.position.y = -BOARD.thick;
    cloth.receiveShadow = true;
    return cloth;
  }

  size(width: number, height: number, ratio: number): void {
    this.#renderer.setPixelRatio(ratio);
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / height;
    // a narrow picture shows as much from side to side as a wide one
    this.#camera.fov = width < height * 1.25 ? 30 : 23;
    this.#camera.updateProjectionMatrix();
  }

  /** Put the figures where they stand. */
  lay(scene: Scene): void {
    const wanted = scene.figures.map(({ id }) => id).join(" ");
    if (wanted !== this.#laid) {
      this.#clear();
      this.#figures.add(...scene.figures.map((figure) => figureMesh(figure, this.#make)));
      this.#laid = wanted;
    }
    scene.figures.forEach((figure, index) => put(this.#figures.children[index]!, stance(figure)));
    this.#trace.lay([]);
    // to the left of the way, so that shadows fall across it
    const { start, way } = sight(scene, STRAIGHT);
    const along = new Vector3(way[0], 0, way[1]);
    const left = new Vector3(along.z, 0, -along.x);
    const middle = at(start).lerp(at(scene.target), 0.55);
    this.#lamp.target.position.copy(middle);
    this.#lamp.position.copy(middle).addScaledVector(left, 27).addScaledVector(along, -20);
    this.#lamp.position.y = 24;
  }

  /** The die behind the line and where it is meant to go; `spread` in degrees to either side. */
  aim(scene: Scene, aim: Aim, spread: number, bend: number, power: number): void {
    const { start, way } = sight(scene, aim);
    const turn = Math.atan2(-way[1], way[0]);
    put(this.#die, { place: [...start, 8], turn: [0, 0, Math.sin(turn / 2), Math.cos(turn / 2)] });
    const across = new Vector3(-way[1], 0, way[0]);
    const long = 6 + 15 * power;
    /** To the side of the way that the die is meant to go, in centimetres. */
    const side = (by: number, far: number): Vector3 =>
      at(course(scene, aim, bend, far * 10), 0.06).addScaledVector(across, by);
    const edge = Math.tan((spread * Math.PI) / 180);
    const parts = (from: number, to: number, wide: (far: number) => number): [Vector3, Vector3][] =>
      STEPS.map((step) => from + (to - from) * step).map((far) => [
        side(-wide(far), far),
        side(wide(far), far),
      ]);
    this.#fan.lay(
      parts(0, long + 6, (far) => edge * far),
      0,
    );
    this.#ray.lay([
      ...parts(1.3, long - 1.4, (far) => 0.09 + (0.05 * (far - 1.3)) / (long - 2.7)),
      [side(-0.62, long - 1.4), side(0.62, long - 1.4)],
      [side(0, long), side(0, long)],
    ]);
  }

  /** A moment of a shot: everything where it is then, and the path so far. */
  pose(film: Film, seconds: number): void {
    put(this.#die, dieAt(film, seconds));
    film.scene.figures.forEach((_, index) =>
      put(this.#figures.children[index]!, figureAt(film, index, seconds)),
    );
    this.#fan.lay([]);
    this.#ray.lay([]);
    this.#trace.lay(strip(path(film, seconds), 0.12));
  }

  /** From behind the line over the shooter's shoulder, or low beside what is hit. */
  look(camera: Camera, scene: Scene, focus: Point, roll = 0): void {
    const { start, way } = sight(scene, STRAIGHT);
    const along = new Vector3(way[0], 0, way[1]);
    const right = new Vector3(-along.z, 0, along.x);
    const eye = this.#camera.position;
    if (camera === "behind") {
      eye.copy(at(start)).addScaledVector(along, -34).addScaledVector(right, 7);
      eye.y = 19;
      this.#camera.lookAt(at(start).addScaledVector(along, 17).addScaledVector(right, 0.8));
    } else {
      const seen = at(focus, 1.4);
      // from the inner side of the board: its edge is no place to stand
      const side = Math.sign(right.dot(seen.clone().negate())) || 1;
      eye
        .copy(seen)
        .addScaledVector(along, 17)
        .addScaledVector(right, side * 15);
      eye.y = 10;
      this.#camera.lookAt(seen.addScaledVector(along, -2.2));
    }
    this.#glim.position.copy(eye);
    this.#glim.target.position.copy(camera === "behind" ? at(start) : at(focus));
    if (roll) this.#camera.rotateZ(roll);
  }

  render(): Cost {
    this.#renderer.render(this.#room, this.#camera);
    const { triangles, calls } = this.#renderer.info.render;
    return { triangles, calls };
  }

  #clear(): void {
    this.#figures.traverse(free);
    this.#figures.clear();
  }

  dispose(): void {
    this.#room.traverse(free);
    this.#lamp.dispose();
    this.#renderer.dispose();
  }
}

/** A flat band on the board: pairs of points, one beside the other. */
class Ribbon {
  readonly mesh: Mesh<BufferGeometry, MeshBasicMaterial>;

  constructor(color: string, opacity: number) {
    const ink = { color, opacity, transparent: true, depthWrite: false, side: DoubleSide, toneMapped: false };
    this.mesh = new Mesh(new BufferGeometry(), new MeshBasicMaterial({ ...ink, vertexColors: true }));
    this.mesh.frustumCulled = false;
    this.mesh.visible = false;
  }

  /** From full brightness to that of the last pair. */
  lay(pairs: [Vector3, Vector3][], last = 1): void {
    this.mesh.visible = pairs.length > 1;
    if (!this.mesh.visible) return;
    const places = new Float32Array(pairs.flat().flatMap(({ x, y, z }) => [x, y, z]));
    const bright = pairs.flatMap((_, index) => {
      const share = 1 + ((last - 1) * index) / (pairs.length - 1);
      return [1, 1, 1, share, 1, 1, 1, share];
    });
    const faces = pairs.slice(1).flatMap((_, index) => {
      const first = 2 * index;
      return [first, first + 1, first + 2, first + 1, first + 3, first + 2];
    });
    this.mesh.geometry.dispose();
    this.mesh.geometry = new BufferGeometry()
      .setAttribute("position", new BufferAttribute(places, 3))
      .setAttribute("color", new BufferAttribute(new Float32Array(bright), 4))
      .setIndex(faces);
  }
}

/** A path as a band so wide. */
function strip(line: Point[], wide: number): [Vector3, Vector3][] {
  return line.map((point, index) => {
    const [ax, ay] = line[Math.max(index - 1, 0)]!;
    const [bx, by] = line[Math.min(index + 1, line.length - 1)]!;
    const long = Math.hypot(bx - ax, by - ay) || 1;
    const across = new Vector3(-(by - ay) / long, 0, (bx - ax) / long).multiplyScalar(wide / 2);
    const middle = at(point, 0.07);
    return [middle.clone().sub(across), middle.add(across)];
  });
}

function put(body: Object3D, { place: [x, y, z], turn: [qx, qy, qz, qw] }: Pose): void {
  body.position.copy(at([x, y], z / 10));
  body.quaternion.set(qx, qz, -qy, qw);
}

function free(body: Object3D): void {
  if (!(body instanceof Mesh)) return;
  (body.geometry as BufferGeometry).dispose();
  const inks = (Array.isArray(body.material) ? body.material : [body.material]) as (Material & {
    map?: { dispose(): void };
  })[];
  for (const ink of inks) {
    ink.map?.dispose();
    ink.dispose();
  }
}
