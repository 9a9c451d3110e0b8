// The pieces as woodcuts, drawn around the girth of the horse (look/horse.ts): the ground is at 54, heads look right.

import { limb, through } from "../../look/engrave";

/** The body of the coach, its boot behind, the box the driver sits on. */
export const BODY = through(
  [
    [-206, -16],
    [-176, 0],
    [-120, 0],
    [-92, -12],
    [-84, -40],
    [-82, -70],
    [-146, -76],
    [-208, -70],
    [-212, -42],
  ],
  true,
);
export const BOX = "M-84-58L-62-58L-52-22L-74-16Z";
export const BOOT = "M-208-60Q-236-58-238-36L-232-10L-206-14Z";
export const BRACE = "M-236-2Q-150 26-62-4";
export const WINDOWS = "M-198-62h30v26l-30-3ZM-160-62h28v26h-28ZM-124-62h30l-3 23-27 3Z";
export const LUGGAGE = "M-204-76V-94H-164V-76ZM-158-76V-88H-132V-76Z";
export const TRACES = "M-60-30Q-20-40 40-30M-44-40Q20-56 76-28M-60 6L36 6";
export const DRIVER = [
  limb([
    [-74, -60, 26],
    [-68, -84, 30],
    [-62, -104, 20],
  ]),
  limb([
    [-64, -96, 13],
    [-46, -78, 10],
    [-30, -78, 8],
  ]),
  limb([
    [-72, -62, 20],
    [-52, -58, 16],
    [-46, -34, 12],
  ]),
].join("");
export const WHEELS = [
  { x: -176, r: 36 },
  { x: -92, r: 30 },
] as const;

/** Somebody on the roof, at this place. */
export function passenger(x: number): string {
  const body = limb([
    [x, -74, 24],
    [x + 2, -94, 26],
    [x + 4, -108, 14],
  ]);
  return `${body}M${x - 9}-116a12 12 0 1 0 24 0a12 12 0 1 0-24 0Z`;
}

export function hat(x: number, y: number): string {
  return (
    `M${x - 24} ${y}Q${x} ${y - 12} ${x + 26} ${y + 1}Q${x} ${y + 6} ${x - 24} ${y}Z` +
    `M${x - 13} ${y - 4}Q${x - 12} ${y - 26} ${x + 1} ${y - 23}Q${x + 14} ${y - 26} ${x + 14} ${y - 3}Z`
  );
}

/** Who rides: leg, back and arm, the same for both bands. */
export const SEATED = [
  limb([
    [-8, -14, 24],
    [14, -6, 20],
    [18, 12, 14],
    [12, 30, 10],
    [24, 34, 8],
  ]),
  limb([
    [-10, -12, 30],
    [-4, -40, 36],
    [6, -62, 26],
    [12, -70, 14],
  ]),
  limb([
    [6, -56, 15],
    [26, -42, 11],
    [46, -44, 9],
  ]),
].join("");
export const HEAD = "M2-84a15 16 0 1 0 30 0a15 16 0 1 0-30 0Z";
/** Hair in two braids that fly behind, and a feather. */
export const BRAIDS = [
  limb([
    [8, -92, 16],
    [-10, -84, 13],
    [-30, -80, 10],
    [-48, -84, 4],
  ]),
  limb([
    [6, -82, 12],
    [-10, -70, 11],
    [-28, -64, 9],
    [-42, -66, 3],
  ]),
].join("");
export const FEATHER = "M10-98Q-6-112-22-132Q-30-112 2-92Z";
/** What the graver took away: band and blanket. */
export const BAND = "M6-95Q18-98 31-90";
export const BLANKET = "M-28-20L-34 8M-20-16L-24 12M24-14L30 10";
export const MASK = "M14-84L34-82L30-66L16-64Z";
export const KNOT = "M14-80L-2-74L-8-82M14-78L0-66";

/** A tepee, closed: the cover, the poles, the pins that hold it shut. */
export const TEPEE = "M0-11L10.5 9Q0 10.6-10.5 9Z";
export const POLES = "M0-11L-3.4-16M0-11L0-16.6M0-11L3.4-16";
export const PINS = "M0-8V3M-1.4-5.4H1.4M-1.4-2.6H1.4M-1.4.2H1.4";
export const STRIPES = "M-8.2 4.6Q0 6.2 8.2 4.6M-7 2.3Q0 3.9 7 2.3";
export const DOOR = "M0-2L4.2 9.6H-4.2Z";
/** A tent of canvas, for the other skin. */
export const TENT = "M-11.5 9L-7-8H4L12 9Z";
export const RIDGEPOLE = "M-7-8L-7-11.4M4-8L-3 9M-7-8L4-8M12 9L14.4 9.8M-11.5 9L-14 9.8";
export const SEAMS = "M-8.6-2L.8-2M-10 3.4L-1 3.4";
