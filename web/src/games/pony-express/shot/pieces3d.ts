// The pieces in three dimensions: cut out of wood, printed on both sides.  Centimetres.

import {
  CanvasTexture,
  CircleGeometry,
  ExtrudeGeometry,
  Group,
  Mesh,
  MeshLambertMaterial,
  MeshStandardMaterial,
  Shape,
  SRGBColorSpace,
  Vector2,
  type BufferGeometry,
  type Material,
} from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import type { Point } from "../../../look/engrave";
import { pieceOf } from "../../../lib/pieces.svelte";
import { RIDERS } from "../view";
import { DIE, GEAR, INDIAN, RAIDER, RIDER, THICK } from "./outlines";
import {
  FACES,
  facePrint,
  gearPrint,
  indianPrint,
  letterPrint,
  PLATE,
  raiderPrint,
  riderPrint,
} from "./pieceTextures";
import { seatOf, type Figure } from "./scene";

const WOOD = "#d8b986";
const MM = 0.1;

export interface Make {
  /** Soft light and fine prints; else what a slow machine can draw. */
  fine: boolean;
  raiders: boolean;
  /** What letters are set in. */
  font: string;
}

function surface(make: Make, look: { map?: CanvasTexture; color?: string; shine?: number }): Material {
  const { map = null, color = "#ffffff", shine = 0 } = look;
  if (!make.fine) return new MeshLambertMaterial({ map, color });
  return new MeshStandardMaterial({ map, color, roughness: 0.72 - shine, metalness: 0 });
}

export function texture(canvas: HTMLCanvasElement): CanvasTexture {
  const found = new CanvasTexture(canvas);
  found.colorSpace = SRGBColorSpace;
  found.anisotropy = 8;
  return found;
}

/** A print laid over a piece: the cut's own millimetres are its coordinates. */
function plated(canvas: HTMLCanvasElement): CanvasTexture {
  const found = texture(canvas);
  const share = 1 / (PLATE.size * MM);
  found.repeat.set(share, share);
  found.offset.set(-PLATE.left / PLATE.size, -PLATE.bottom / PLATE.size);
  return found;
}

function cut(outline: readonly Point[], thick: number, fine: boolean): BufferGeometry {
  const shape = new Shape(outline.map(([x, y]) => new Vector2(x * MM, y * MM)));
  const edge = 0.05;
  const depth = thick * MM - 2 * edge;
  const geometry = new ExtrudeGeometry(shape, {
    depth,
    bevelEnabled: true,
    bevelSize: edge * 0.6,
    bevelOffset: -edge * 0.6,
    bevelThickness: edge,
    bevelSegments: fine ? 2 : 1,
    curveSegments: 1,
  });
  geometry.translate(0, 0, -depth / 2);
  return geometry;
}

function solid(
  outline: readonly Point[],
  thick: number,
  print: HTMLCanvasElement,
  make: Make,
  edge = WOOD,
): Mesh {
  const faces = surface(make, { map: plated(print), shine: 0.15 });
  const mesh = new Mesh(cut(outline, thick, make.fine), [faces, surface(make, { color: edge, shine: 0.1 })]);
  mesh.castShadow = mesh.receiveShadow = true;
  return mesh;
}

const pixels = (make: Make): number => (make.fine ? 512 : 256);

/** A rider of the mail, an Indian or one of a band, standing at 0 0 0 and facing east. */
export function figureMesh(figure: Figure, make: Make): Group {
  const group = new Group();
  const seat = seatOf(figure.id);
  if (seat === null) {
    const outline = make.raiders ? RAIDER : INDIAN;
    const print = (make.raiders ? raiderPrint : indianPrint)(outline, pixels(make));
    group.add(solid(outline, THICK.indian, print, make));
    return group;
  }
  const rider = pieceOf(seat);
  group.add(solid(RIDER, THICK.rider, riderPrint(rider, RIDER, pixels(make)), make));
  const gear = gearPrint(rider, pixels(make));
  for (const outline of GEAR[rider] ?? [])
    group.add(solid(outline, THICK.rider + 0.8, gear, make, "#3a2c20"));
  const letter = texture(letterPrint(RIDERS[rider]?.letter ?? "", 128, make.font));
  const cloth = surface(make, { map: letter, shine: 0.1 });
  const size = new CircleGeometry(0.36, make.fine ? 32 : 16);
  for (const side of [1, -1]) {
    const mark = new Mesh(size, cloth);
    mark.position.set(-0.62, 1.25, side * ((THICK.rider * MM) / 2 + 0.012));
    if (side < 0) mark.rotation.y = Math.PI;
    group.add(mark);
  }
  return group;
}

export function dieMesh(make: Make): Mesh {
  const edge = DIE.edge * MM;
  const geometry = new RoundedBoxGeometry(edge, edge, edge, make.fine ? 5 : 2, DIE.round * MM);
  const faces = FACES.map((face) =>
    surface(make, { map: texture(facePrint(face, make.fine ? 256 : 128, make.font)), shine: 0.5 }),
  );
  const die = new Mesh(geometry, faces);
  die.castShadow = die.receiveShadow = true;
  return die;
}
