// The printed board as a picture: the same drawing as on the page, put on a canvas stroke by stroke.

const SHAPES = "path, circle, ellipse, rect, text";

/** Draw this SVG on a canvas of this width. */
export function printed(svg: SVGSVGElement, width: number): HTMLCanvasElement {
  const box = svg.getBoundingClientRect();
  const scale = width / (box.width || 1);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.round(box.height * scale);
  const pen = canvas.getContext("2d")!;
  for (const shape of svg.querySelectorAll<SVGGraphicsElement>(SHAPES)) {
    const matrix = shape.getCTM();
    if (!matrix) continue;
    pen.setTransform(new DOMMatrix([scale, 0, 0, scale, 0, 0]).multiply(matrix));
    put(pen, shape, getComputedStyle(shape));
  }
  return canvas;
}

function put(pen: CanvasRenderingContext2D, shape: SVGGraphicsElement, style: CSSStyleDeclaration): void {
  const path = shape instanceof SVGTextElement ? null : outline(shape);
  pen.globalAlpha = opacity(shape);
  pen.fillStyle = style.fill;
  pen.strokeStyle = style.stroke;
  pen.lineWidth = parseFloat(style.strokeWidth) || 1;
  pen.lineCap = style.strokeLinecap as CanvasLineCap;
  pen.lineJoin = style.strokeLinejoin as CanvasLineJoin;
  pen.setLineDash(style.strokeDasharray === "none" ? [] : style.strokeDasharray.split(",").map(parseFloat));
  const words = path ? null : wording(pen, shape as SVGTextElement, style);
  const fill = (): void => {
    if (style.fill === "none") return;
    if (path) pen.fill(path);
    else if (words) pen.fillText(words.text, words.x, words.y);
  };
  const stroke = (): void => {
    if (style.stroke === "none") return;
    if (path) pen.stroke(path);
    else if (words) pen.strokeText(words.text, words.x, words.y);
  };
  const order = style.paintOrder.startsWith("stroke") ? [stroke, fill] : [fill, stroke];
  for (const step of order) step();
}

function opacity(shape: Element): number {
  let found = 1;
  for (let one: Element | null = shape; one && !(one instanceof SVGSVGElement); one = one.parentElement)
    found *= Number(getComputedStyle(one).opacity);
  return found;
}

function outline(shape: SVGGraphicsElement): Path2D {
  const of = (name: string): number => parseFloat(shape.getAttribute(name) ?? "0") || 0;
  if (shape instanceof SVGPathElement) return new Path2D(shape.getAttribute("d") ?? "");
  const path = new Path2D();
  if (shape instanceof SVGRectElement) path.rect(of("x"), of("y"), of("width"), of("height"));
  else path.ellipse(of("cx"), of("cy"), of("rx") || of("r"), of("ry") || of("r"), 0, 0, 2 * Math.PI);
  return path;
}

interface Wording {
  text: string;
  x: number;
  y: number;
}

function wording(pen: CanvasRenderingContext2D, shape: SVGTextElement, style: CSSStyleDeclaration): Wording {
  const of = (name: string): number => parseFloat(shape.getAttribute(name) ?? "0") || 0;
  const size = parseFloat(style.fontSize);
  const caps = style.fontVariantCaps === "small-caps" ? "small-caps " : "";
  pen.font = `${style.fontStyle} ${caps}${style.fontWeight} ${size}px ${style.fontFamily}`;
  pen.letterSpacing = style.letterSpacing === "normal" ? "0px" : style.letterSpacing;
  pen.textAlign = style.textAnchor === "middle" ? "center" : style.textAnchor === "end" ? "right" : "left";
  const down = shape.getAttribute("dy") ?? "";
  const shift = down.endsWith("em") ? parseFloat(down) * size : parseFloat(down) || 0;
  return { text: shape.textContent?.trim() ?? "", x: of("x"), y: of("y") + shift };
}
