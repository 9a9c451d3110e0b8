// What is printed on the pieces and on the die: canvases, in the same inks as the board.

import type { Point } from "../../../look/engrave";
import { BLANKET, GEAR } from "./outlines";

const INK = "#241a13";
const CREAM = "#f6ead0";
/** The riders' coats, as RiderFigure.svelte has them by day, and what is legible on them. */
export const COATS = ["#8a5426", "#efe4cb", "#56702c", "#2a5f93", "#a63522"] as const;
const CLAY = "#b0592f";
const BLUE = "#23425f";
const COAT = "#5d5146";

/** The square of a piece's plane that a print covers, in millimetres. */
export const PLATE = { left: -17, bottom: -1, size: 36 } as const;

type Pen = CanvasRenderingContext2D;

function plate(pixels: number, draw: (pen: Pen) => void): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = pixels;
  const pen = canvas.getContext("2d")!;
  draw(pen);
  return canvas;
}

/** A plate in millimetres, y upwards. */
function piece(pixels: number, draw: (pen: Pen) => void): HTMLCanvasElement {
  return plate(pixels, (pen) => {
    const scale = pixels / PLATE.size;
    pen.setTransform(scale, 0, 0, -scale, -PLATE.left * scale, pixels + PLATE.bottom * scale);
    pen.lineCap = pen.lineJoin = "round";
    draw(pen);
  });
}

function trace(pen: Pen, outline: readonly Point[]): void {
  pen.beginPath();
  for (const [x, y] of outline) pen.lineTo(x, y);
  pen.closePath();
}

function lines(pen: Pen, width: number, ink: string, path: string): void {
  pen.lineWidth = width;
  pen.strokeStyle = ink;
  pen.stroke(new Path2D(path));
}

function flood(pen: Pen, ink: string): void {
  pen.fillStyle = ink;
  pen.fillRect(PLATE.left, PLATE.bottom, PLATE.size, PLATE.size);
}

/** Horse and rider in one ink, engraved. */
export function riderPrint(rider: number, outline: readonly Point[], pixels: number): HTMLCanvasElement {
  return piece(pixels, (pen) => {
    flood(pen, COATS[rider] ?? CREAM);
    // the face, the girth and the shade under the belly
    pen.fillStyle = CREAM;
    pen.beginPath();
    pen.arc(0, 26.2, 2.9, 0, 7);
    pen.fill();
    lines(
      pen,
      0.35,
      INK,
      "M-9 15l2-7M-7.4 16l2-7M-10.6 13.6l1.6-6M4 16.5l2-7.6M5.6 16l2-7.4M7.2 15.4l1.6-5.6M8.4 17.4l1.8-4M-3 10.4l1.2-2M-1 10.2l1-2M1 10l1-2M3 10l1-2",
    );
    lines(
      pen,
      0.7,
      INK,
      "M-5.6 17.6Q-1 15.6 4.6 17.8M13.2 22.6L6 20.6M14.2 20.3h.1M10 22.2Q8 18 5.4 17.2M-12 14.6Q-13.6 11-13.6 7.6M9.4 13L7.4 8.6",
    );
    lines(pen, 0.6, INK, "M1.3 26.4h.1M2.4 24.9l-1.2-.2M3.2 20.6L-1.6 21.6L-3.4 19.8");
    lines(pen, 1, INK, "M-1.6 18Q1.8 15.6 1.4 12.4L.6 9.8H3.2");
    pen.lineWidth = 1.1;
    pen.strokeStyle = INK;
    trace(pen, outline);
    pen.stroke();
    for (const gear of GEAR[rider] ?? []) {
      trace(pen, gear);
      pen.stroke();
    }
  });
}

/** Hats and such: ink, with a band the graver left. */
export function gearPrint(rider: number, pixels: number): HTMLCanvasElement {
  const cuts = [
    "M-3 29.1H2.5",
    "M-2.4 24.8l3 .2M-.6 23.6l2 .2M-5.6 24.6l-1 .4",
    "M-5.2 24l1.8-.6M-5.6 21.6l1.8-.4M-5.4 19.4l1.6-.4M-2 28.4l2 .2",
    "M-3 29H2M-6.8 18.4L-.4 17L5.6 18.4M-5.2 21L-.4 19.8L4.2 21",
    "M-2.9 30H2.4",
  ];
  return piece(pixels, (pen) => {
    flood(pen, rider === 3 ? "#17395b" : INK);
    lines(pen, 0.7, CREAM, cuts[rider] ?? "");
  });
}

export function indianPrint(outline: readonly Point[], pixels: number): HTMLCanvasElement {
  return piece(pixels, (pen) => {
    flood(pen, INK); // hair, and the stem of the feather
    pen.fillStyle = "#c98a5c";
    pen.fillRect(-0.6, 14, 5, 5.6);
    pen.fillStyle = CREAM;
    pen.fillRect(-4, 21.2, 4, 3);
    trace(pen, BLANKET);
    pen.fillStyle = CLAY;
    pen.fill();
    pen.save();
    pen.clip();
    pen.fillStyle = CREAM;
    pen.fillRect(-7, 3, 14, 3.4);
    pen.fillStyle = BLUE;
    pen.fillRect(-7, 9.2, 14, 1.2);
    lines(pen, 0.8, BLUE, "M-7 3.4L-5 6L-3 3.4L-1 6L1 3.4L3 6L5 3.4L7 6");
    lines(pen, 0.5, INK, "M-1 14Q1.6 9 1 0M-4.6 8.6V0M4.6 8.6V0M-2.8 2.6V0M3 2.6V0");
    pen.restore();
    lines(pen, 0.5, INK, "M2 17.4h.1M2.6 15.6l-1 .1M-2.3 21v3.6");
    pen.lineWidth = 1;
    pen.strokeStyle = INK;
    trace(pen, outline);
    pen.stroke();
  });
}

export function raiderPrint(outline: readonly Point[], pixels: number): HTMLCanvasElement {
  return piece(pixels, (pen) => {
    flood(pen, COAT);
    pen.fillStyle = CREAM;
    pen.fillRect(-2.4, 15, 5, 4.2);
    pen.fillStyle = INK;
    pen.fillRect(-6, 19, 12, 6);
    lines(pen, 0.7, CREAM, "M-2.6 20.9H2.6");
    lines(pen, 0.5, INK, "M0 14.6V0M-3 12L-3.4 0M3 12L3.4 0M1.2 11h.1M1.2 8.6h.1M1.2 6.2h.1M1.6 17.4h.1");
    pen.lineWidth = 1;
    pen.strokeStyle = INK;
    trace(pen, outline);
    pen.stroke();
  });
}

/** The letter on the saddle cloth. */
export function letterPrint(letter: string, pixels: number, font: string): HTMLCanvasElement {
  return plate(pixels, (pen) => {
    const middle = pixels / 2;
    pen.fillStyle = CREAM;
    pen.beginPath();
    pen.arc(middle, middle, middle * 0.96, 0, 7);
    pen.fill();
    pen.lineWidth = pixels * 0.05;
    pen.strokeStyle = INK;
    pen.beginPath();
    pen.arc(middle, middle, middle * 0.86, 0, 7);
    pen.stroke();
    pen.fillStyle = INK;
    pen.font = `800 ${pixels * 0.68}px ${font}`;
    pen.textAlign = "center";
    pen.textBaseline = "alphabetic";
    pen.fillText(letter, middle, pixels * 0.73);
  });
}

/** Opposite faces lie side by side, as the sides of a box are counted. */
export const FACES = ["A", "9", "K", "10", "Q", "J"] as const;

export function facePrint(face: string, pixels: number, font: string): HTMLCanvasElement {
  const inks: Record<string, string> = { A: INK, K: "#8f2d20", Q: BLUE, J: "#8f2d20", "10": INK, "9": INK };
  return plate(pixels, (pen) => {
    pen.fillStyle = "#f8efda";
    pen.fillRect(0, 0, pixels, pixels);
    pen.lineWidth = pixels * 0.02;
    pen.strokeStyle = inks[face] ?? INK;
    pen.strokeRect(pixels * 0.16, pixels * 0.16, pixels * 0.68, pixels * 0.68);
    pen.fillStyle = inks[face] ?? INK;
    pen.font = `800 ${pixels * 0.56}px ${font}`;
    pen.textAlign = "center";
    pen.textBaseline = "alphabetic";
    pen.fillText(face, pixels / 2, pixels * 0.7, pixels * 0.62);
  });
}
