// Which part of the sheet the window shows: a point (x, y) of the sheet is seen at (x·scale + left, ...).

import type { Point } from "./hexes";

export interface Size {
  width: number;
  height: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Camera {
  scale: number;
  left: number;
  top: number;
}

const CLOSEST = 3;

/** The whole sheet, as large as the window lets it be. */
export function whole(window: Size, sheet: Size): Camera {
  const scale = Math.min(window.width / sheet.width, window.height / sheet.height) || 1;
  return within({ scale, left: 0, top: 0 }, window, sheet);
}

/** No further out than the whole sheet, no closer than is of use, and never off the paper. */
export function within(camera: Camera, window: Size, sheet: Size): Camera {
  const furthest = Math.min(window.width / sheet.width, window.height / sheet.height) || 1;
  const scale = Math.min(Math.max(camera.scale, furthest), Math.max(CLOSEST, furthest));
  const settle = (start: number, room: number, length: number): number =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, start));
  return {
    scale,
    left: settle(camera.left, window.width, sheet.width * scale),
    top: settle(camera.top, window.height, sheet.height * scale),
  };
}

/** Come closer or step back, the point under the finger staying where it is. */
export function zoomed(camera: Camera, factor: number, at: Point, window: Size, sheet: Size): Camera {
  const furthest = whole(window, sheet).scale;
  const scale = Math.min(Math.max(camera.scale * factor, furthest), Math.max(CLOSEST, furthest));
  const real = scale / camera.scale;
  const left = at.x - (at.x - camera.left) * real;
  return within({ scale, left, top: at.y - (at.y - camera.top) * real }, window, sheet);
}

/** How much larger words are drawn on a sheet seen from so far that nobody could read them. */
export function grownAt(scale: number): number {
  return scale < 0.6 ? 2.2 : 1;
}

export function moved(camera: Camera, by: Point, window: Size, sheet: Size): Camera {
  return within({ ...camera, left: camera.left + by.x, top: camera.top + by.y }, window, sheet);
}

export function boxOf(points: Point[], around: number): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...xs) - around,
    top: Math.min(...ys) - around,
    right: Math.max(...xs) + around,
    bottom: Math.max(...ys) + around,
  };
}

/** This part of the sheet in the middle of the window, no larger than `closest`. */
export function onto(box: Box, closest: number, window: Size, sheet: Size): Camera {
  const fit = Math.min(window.width / (box.right - box.left), window.height / (box.bottom - box.top));
  const scale = Math.max(Math.min(fit, closest), whole(window, sheet).scale);
  const left = window.width / 2 - ((box.left + box.right) / 2) * scale;
  const top = window.height / 2 - ((box.top + box.bottom) / 2) * scale;
  return within({ scale, left, top }, window, sheet);
}

/** Just far enough aside that a point can be seen with some room around it. */
export function showing(camera: Camera, point: Point, room: number, window: Size, sheet: Size): Camera {
  const push = (at: number, length: number): number =>
    at < room ? room - at : at > length - room ? length - room - at : 0;
  const x = push(point.x * camera.scale + camera.left, window.width);
  const y = push(point.y * camera.scale + camera.top, window.height);
  return x || y ? moved(camera, { x, y }, window, sheet) : camera;
}
