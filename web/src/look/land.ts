// The background of a cover picture: an engraved sky, mountain ranges, shadows on the ground.

import { shade, straight, swelling, type Point } from "./engrave";

type Cloud = readonly [x: number, y: number, wide: number, high: number];

/** A sky of level lines, darker towards the top, that leave the clouds and the sun white. */
export function sky(width: number, top: number, horizon: number, clouds: readonly Cloud[]): string {
  const thick = (x: number, y: number): number => {
    let ink = 1.9 * (1 - (y - top) / (horizon - top)) + 0.35 + 0.25 * Math.sin(x / 47 + y / 13);
    for (const [cx, cy, wide, high] of clouds) {
      const away = Math.hypot((x - cx) / wide, (y - cy) / high);
      ink *= Math.min(1, Math.max(0, (away - 0.8) * 2.2));
    }
    return ink;
  };
  let path = "";
  for (let y = top; y < horizon; y += 6.5) path += swelling(-6, width + 6, y, thick);
  return path;
}

export interface Range {
  /** The class of its colour. */
  ink: string;
  outline: string;
  shades: string;
}

/** A range of mountains: its outline down to the foot, and the shade on the slopes that fall to the right. */
export function range(ink: string, ridge: readonly Point[], foot: number, seed: number): Range {
  const first = ridge[0] ?? [0, 0];
  const last = ridge.at(-1) ?? first;
  let shades = "";
  ridge.forEach((peak, i) => {
    const next = ridge[i + 1];
    if (!next || next[1] <= peak[1]) return;
    shades += shade([peak, next], [0.34, 1], (foot - peak[1]) * 0.62, seed + i);
  });
  return { ink, outline: straight([...ridge, [last[0], foot], [first[0], foot]]), shades };
}

/** The shade under something that runs: level strokes, shorter at both ends. */
export function shadow(from: number, to: number, y: number): string {
  const middle = (from + to) / 2;
  const half = (to - from) / 2;
  let path = "";
  for (let i = -2; i <= 2; i++) {
    path += swelling(from, to, y + i * 4, (x) => {
      const out = Math.abs((x - middle) / half) + Math.abs(i) * 0.12;
      return out > 1 ? 0 : 2.6 * (1 - out ** 3) * (0.75 + 0.25 * Math.sin(x / 9 + i * 2));
    });
  }
  return path;
}
