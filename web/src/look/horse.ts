// A horse in the flying gallop of the old prints, seen from its off side, going right.  The girth is at 0 0,
// the ground at about 54.

import { joints, limb, points, straight, through } from "./engrave";

const TRUNK = points(
  "48,2 41,13 26,16 4,17 -16,12 -32,12 -46,8 -53,-4 -49,-14 -38,-19 -22,-16 -4,-14 12,-17 24,-22 " +
    "40,-34 54,-50 62,-56 69,-55 76,-47 86,-34 91,-27 90,-21 84,-19 79,-22 72,-29 66,-32 61,-26 55,-12",
);

/** Stretched out, and gathered under: fore and hind, off and near. */
const LEGS = [
  [
    "35,2,20 46,15,13 64,18,8 81,22,5 88,27,5 93,27,6",
    "33,4,20 42,19,12 60,27,8 70,40,5 73,47,5 78,50,6",
    "-38,-4,28 -46,11,17 -63,21,9 -82,30,6 -90,37,5 -96,37,6",
    "-36,-2,28 -38,15,18 -54,27,9 -66,42,6 -71,50,5 -77,51,6",
  ],
  [
    "35,2,20 50,12,13 66,9,9 70,23,5 66,30,5 64,35,6",
    "32,6,18 38,22,11 48,35,7 46,47,5 49,53,5 54,54,6",
    "-38,-4,28 -30,14,18 -42,28,9 -32,41,6 -29,50,5 -23,52,6",
    "-36,0,28 -42,15,16 -60,23,9 -68,40,6 -72,49,5 -78,50,6",
  ],
];
const TAIL = joints("-49,-12,6 -58,-20,8 -70,-20,9 -84,-13,8 -97,-14,1");
const MANE = points("66,-60 56,-57 47,-56 51,-50 37,-50 41,-43 27,-42 32,-35 18,-33 24,-24 40,-33 56,-51");
const EARS = points("62,-55 61,-66 67,-58 70,-66 72,-54");

/** The whole horse as one outline; two poses, so that a team does not march in step. */
export function horse(pose: 0 | 1): string {
  const legs = (LEGS[pose] ?? []).map((leg) => limb(joints(leg)));
  return [through(TRUNK, true), limb(TAIL), straight(MANE), straight(EARS), ...legs].join("");
}

/** Where the graver took wood away: light on neck, shoulder, barrel and haunch. */
export const LIGHTS = [
  "M34-26Q46-34 57-46",
  "M79-39L85-31",
  "M75-44l2 1",
  "M38-12Q45-2 39 9",
  "M-24-11Q-2-8 14-12",
  "M-41-14Q-49-8-47 1",
].join("");

/** Headstall and bit. */
export const BRIDLE = "M64-53L72-31M77-46L72-31M85-35L78-25M78-25L72-31";
